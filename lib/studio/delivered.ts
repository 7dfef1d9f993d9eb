import * as z from 'zod'

/** What became of a card at one of its targets: a chat, or an account. */
export const StudioDelivered = z.object({
  run_id: z.uuid(),
  target: z.enum(['telegram', 'social']),
  /** `unknown` where the answer was lost: it is not sent again. */
  status: z.enum(['delivered', 'failed', 'unknown']),
  /** The chat or the account; without an id where there is none any more. */
  recipient: z.object({ id: z.uuid().nullable(), name: z.string() }),
  /** What the platform calls it; there once it is delivered. */
  external_id: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type StudioDelivered = z.output<typeof StudioDelivered>
