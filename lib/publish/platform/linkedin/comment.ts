// Comments are not little text: nothing is escaped.
import * as z from 'zod'
import { asJson, call, mustBeClear } from '#lib/publish/platform/call.ts'
import type { Comment, Comments } from '#lib/publish/platform/first-comment.ts'
import { BASE, headers, isPage, taken } from '#lib/publish/platform/linkedin/words.ts'
import { type Account, type Found, PublishError, type PublisherTools, type Step } from '#lib/publish/publisher.ts'

const CommentUrn = z.string().regex(/^urn:li:comment:\(urn:li:\w+:\d+,\d+\)$/)
const addressOf = (post: string) => `${BASE}/socialActions/${encodeURIComponent(post)}/comments`

async function publish({ caption, follows }: Comment, account: Account, tools: PublisherTools): Promise<Step> {
  const body = { actor: account.external_id, object: follows.first, message: { text: caption } }
  const answer = await call(tools.http, addressOf(follows.first), asJson(body, headers(account)))
  mustBeClear(answer, 'LinkedIn')
  // Its connection may post and nothing more: that ends neither the connection nor the post.
  if (answer.status === 403)
    throw new PublishError('rejected', '403', 'LinkedIn lets this connection post, not comment.')
  const { commentUrn } = z.object({ commentUrn: CommentUrn }).parse(taken(answer, tools))
  return done(follows.first, commentUrn)
}

const Below = z.object({
  elements: z.array(z.object({ commentUrn: CommentUrn, actor: z.string(), message: z.object({ text: z.string() }) })),
})

/** Only a page may read what stands below its posts. */
async function check({ caption, follows }: Comment, account: Account, tools: PublisherTools): Promise<Found> {
  if (!isPage(account)) return { next: 'undecidable' }
  const answer = taken(await call(tools.http, addressOf(follows.first), { headers: headers(account) }), tools)
  const found = Below.parse(answer).elements.find(
    ({ actor, message }) => actor === account.external_id && message.text === caption,
  )
  return found ? done(follows.first, found.commentUrn) : { next: 'absent' }
}

const done = (post: string, commentUrn: string) =>
  ({
    next: 'done',
    external_post_id: commentUrn,
    url: `https://www.linkedin.com/feed/update/${post}?commentUrn=${encodeURIComponent(commentUrn)}`,
  }) as const

export const comments: Comments = { publish, check }
