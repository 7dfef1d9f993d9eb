// The words that a post has no room for, as its first comment: sent, asked about and looked for in the place of a post.
import type { Account, Found, Publication, Publisher, PublisherTools, Step } from '#lib/publish/publisher.ts'

export type Comment = Publication & { follows: NonNullable<Publication['follows']> }

export type Comments = {
  publish(comment: Comment, account: Account, tools: PublisherTools): Promise<Step>
  check(comment: Comment, account: Account, tools: PublisherTools): Promise<Found>
}

const isComment = (post: Publication): post is Comment => post.follows !== null

export const withComments = (publisher: Publisher, comments: Comments): Publisher => ({
  ...publisher,
  prepare: async (post, account, state, tools) =>
    isComment(post) ? { next: 'publish', state: {} } : publisher.prepare(post, account, state, tools),
  publish: (post, account, state, tools) =>
    isComment(post) ? comments.publish(post, account, tools) : publisher.publish(post, account, state, tools),
  check: (post, account, state, tools) =>
    isComment(post) ? comments.check(post, account, tools) : publisher.check(post, account, state, tools),
})
