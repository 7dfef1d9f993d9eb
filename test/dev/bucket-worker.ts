// The bucket Worker in a real workerd, or in Miniflare with its own simulator of R2.
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { type BucketOptions, startBucket } from '#dev/r2/start.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd } from '#dev/workerd/workerd.ts'
import { temporary } from '#test/dev/temporary.ts'

const path = join(import.meta.dirname, 'workers/bucket.js')
const compatibility_date = '2026-09-18'

export type Answer = { value?: unknown; error?: string }
export type BucketWorker = { url: string; call(...call: unknown[]): Promise<Answer>; close(): Promise<void> }

const calling =
  (url: string) =>
  async (...call: unknown[]): Promise<Answer> =>
    (await fetch(url, { method: 'POST', body: JSON.stringify(call) })).json() as Promise<Answer>

export async function startWorkerdOn(port: number, name = 'bucket'): Promise<BucketWorker> {
  const config = workerConfig({
    modules: [{ name: 'bucket.js', type: 'esModule', path }],
    buckets: { BUCKET: `127.0.0.1:${port}` },
    port: 0,
    compatibility_date,
  })
  const { url, close } = await startWorkerd({ name, config, port: 0, cwd: temporary('worker') })
  return { url, call: calling(url), close }
}

export async function startBucketWorker(options: Partial<BucketOptions> = {}): Promise<BucketWorker> {
  const bucket = await startBucket({ dir: temporary('bucket'), ...options })
  const worker = await startWorkerdOn(bucket.port)
  return {
    ...worker,
    async close() {
      await worker.close()
      await bucket.close()
    },
  }
}

export async function startMiniflare(): Promise<BucketWorker> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      scriptPath: path,
      compatibilityDate: compatibility_date,
      r2Buckets: ['BUCKET'],
      cf: false,
    }),
  )
  const { origin: url } = await miniflare.ready
  return { url, call: calling(url), close: () => miniflare.dispose() }
}
