import { type Served, serve } from '#dev/http/serve.ts'

/** Takes every message as the queue would, and delivers none. */
export const openQueueSink = (): Promise<Served> =>
  serve({
    max_bytes: 1024 * 1024,
    answer: async ({ body }) => ({ status: 200, body: JSON.parse(body).map(() => ({ messageId: 'taken' })) }),
  })
