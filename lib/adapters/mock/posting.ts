import type { Platform } from '#lib/channels.ts'
import type { Choose } from '#lib/ports/posts.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import type { Publisher } from '#lib/publish/publisher.ts'

/** Test mode needs no account. */
export const noAccount: Choose = async () => null

/** Takes everything at once and tells nobody: the platforms of test mode, which need no account. */
export const testPosting: Posting = {
  publisher: takesAll,
  open: async () => ({ external_id: 'test', username: 'test', token: '', settings: {} }),
  refused: async () => undefined,
  handBack: async () => undefined,
}

function takesAll(platform: Platform): Publisher {
  const done = (post_id: string) => ({
    ...{ next: 'done' as const, external_post_id: `test_${post_id.replaceAll('-', '')}` },
    url: `https://example.com/test/${platform}/${post_id}`,
  })
  return {
    platform,
    prepare: async () => ({ next: 'publish', state: {} }),
    publish: async ({ post_id }) => done(post_id),
    check: async ({ post_id }) => done(post_id),
  }
}
