// A stored picture in the size that is asked for: its own, or small for a list (`?small=1`).
import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { missing, sendFile } from '#functions/http/body/file.ts'
import { smallKeyOf } from '#lib/media/small-key.ts'

/** Has it made and kept; answers whether it is there. */
export type AskSmall = (key: string) => Promise<boolean>

/** What has no small picture, or not now, is shown as it is, and soon asked for again. */
const SOON = 'public, max-age=60'

type Manner = { caching: string; small: AskSmall }

export async function sendAsked(c: Context<AppEnv>, key: string, { caching, small }: Manner): Promise<Response> {
  if (c.req.query('small') === undefined) return sendFile(c, key, caching)
  const { blobs } = c.var.world
  const smaller = smallKeyOf(key)
  // Whoever has removed a picture finds no small one either.
  const [file, kept] = await Promise.all([blobs.head(key), blobs.head(smaller)])
  if (!file) throw missing()
  const isThere = kept || (file.content_type.startsWith('image/') && (await small(key).catch(() => false)))
  return isThere ? sendFile(c, smaller, caching) : sendFile(c, key, SOON)
}
