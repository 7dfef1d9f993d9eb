// Where the small picture of a stored one lies, and how it is asked for.
import type { Blobs } from '#lib/ports/blobs.ts'

export const smallKeyOf = (key: string) => `small/${key}`

/** By the address of the picture, which may be a signed one. */
export const small = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}small=1`

/** With what was made of it. */
export async function removeWhole(blobs: Pick<Blobs, 'remove'>, key: string): Promise<void> {
  await Promise.all([blobs.remove(key), blobs.remove(smallKeyOf(key))])
}
