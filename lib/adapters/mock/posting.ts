import type { Posting } from '#lib/publish/posting.ts'
import type { Publisher } from '#lib/publish/publisher.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** Takes everything at once and tells nobody: the platforms of test mode, which need no account. */
export const testPosting: Posting = {
  choose: async () => null,
  publisher: takesAll,
  open: async () => ({ external_id: 'test', username: 'test', token: '', settings: {} }),
  refused: async () => undefined,
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
