// How far a post of several parts has come.
import { type Parts, partsOfPost } from '#lib/publish/post/parts.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import type { Publication } from '#lib/publish/publisher.ts'

export const hasBegun = (post: PostRow): boolean => partsOfPost(post).out.length > 0

/** What the next part goes on from. */
export function followed(out: Parts['out']): Publication['follows'] {
  const [first, last] = [out[0]?.external_post_id, out.at(-1)?.external_post_id]
  return first && last ? { first, last } : null
}

/** What its owner is told of a post that came to its end with only some of its parts out. */
export function halfOut(post: PostRow, reason: string): string {
  const { texts, out } = partsOfPost(post)
  const where = out[0] ? ` at ${out[0].url}` : ''
  return `${out.length} of ${texts.length} parts are out${where}. ${reason} Add what is missing there by hand, or take the post down, then resolve it.`
}
