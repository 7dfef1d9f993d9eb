// What the stand-ins of Instagram and Threads have in common: how they refuse, whom they let in, and that they fetch files themselves.
import { type Asked, json, keyedFor } from '#dev/social/wire.ts'
import type { Platform } from '#lib/channels.ts'

export const refusal = (status: number, code: number, message: string, error_subcode?: number) =>
  json({ error: { message, type: 'OAuthException', code, error_subcode, fbtrace_id: 'A' } }, status)

export const keyedBy = (platform: Platform) => keyedFor(platform, refusal(401, 190, 'Error validating access token'))

/** What Meta has counted, as its insights tell it. */
export const countsOf = (names: Record<string, number>) => ({
  data: Object.entries(names).map(([name, value]) => ({ name, values: [{ value }] })),
})

/** The state of a container, once what it names was fetched. */
export async function fetchFile({ state }: Asked, id: string, url: string, alt: string): Promise<'ERROR' | 'FINISHED'> {
  const answer = await fetch(url).catch(() => null)
  if (!answer?.ok) return 'ERROR'
  const type = answer.headers.get('content-type') ?? ''
  state.media.set(id, { id, type, alt, parts: [Buffer.from(await answer.arrayBuffer())], ready: true })
  return 'FINISHED'
}
