// Who asks to be let in, kept for the page on which a person signs in first: the dashboard's, which has another origin.
import * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import { readRecord } from '#lib/oauth/records.ts'
import type { Redis } from '#lib/ports/redis.ts'

const Asker = z.object({
  name: z.string(),
  /** Where its maker shows itself; null where nobody has checked the name. */
  host: z.string().nullable(),
  /** Where one is sent back to. */
  back: z.string(),
  wants: z.array(z.string()),
})
export type Asker = z.output<typeof Asker>

export const askerRecord = async (state: string): Promise<string> => `asker:${await sha256Hex(state)}`

/** Null where it was too long ago, or never. */
export async function askerOf(redis: Redis, state: string): Promise<Asker | null> {
  const text = await readRecord(redis, await askerRecord(state))
  return text === null ? null : Asker.parse(JSON.parse(text))
}
