// Platforms that do as they are told and remember what they were asked.
import { sql } from 'drizzle-orm'
import type { Platform } from '#lib/channels.ts'
import type { Db } from '#lib/db.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import {
  type Found,
  type Metrics,
  type Publication,
  PublishError,
  type Publisher,
  type Step,
} from '#lib/publish/publisher.ts'

type Asked = { call: 'prepare' | 'publish' | 'check'; post: Publication; token: string }
type Answer = Found | Error

export function scriptedPlatforms(db: Db) {
  const asked: Asked[] = []
  /** What is out, by its own id. */
  const out = new Map<string, Publication>()
  const script: Record<Asked['call'], (Answer | (() => Promise<Answer>))[]> = { prepare: [], publish: [], check: [] }
  const refused: string[] = []
  /** What it counts of its posts; null while it cannot be asked. */
  const counts: { of: Record<string, Metrics> | null; asked: (readonly string[])[] } = { of: {}, asked: [] }
  let token = 'token-1'

  const made = (post: Publication, platform: Platform) => {
    const external_post_id = `ext_${out.size + 1}`
    out.set(external_post_id, post)
    return { next: 'done' as const, external_post_id, url: `https://${platform}.example.com/${external_post_id}` }
  }
  const told = async (call: Asked['call'], post: Publication, otherwise: () => Found): Promise<Found> => {
    asked.push({ call, post, token })
    const next = script[call].shift()
    const answer = typeof next === 'function' ? await next() : (next ?? otherwise())
    if (answer instanceof Error) throw answer
    return answer
  }
  const publisher = (platform: Platform): Publisher => ({
    platform,
    prepare: async post =>
      (await told('prepare', post, () => ({ next: 'publish', state: { uploaded: post.pieces.length } }))) as Step,
    publish: async post => (await told('publish', post, () => made(post, platform))) as Step,
    check: post => told('check', post, () => ({ next: 'absent' })),
    metrics: async ids => {
      counts.asked.push(ids)
      if (!counts.of) throw new PublishError('retry', '503', 'Down.')
      return counts.of
    },
  })
  const posting: Posting = {
    publisher,
    open: async () => ({ external_id: 'them', username: 'them', token, settings: {} }),
    handBack: async () => undefined,
    refused: async (_, old) => {
      refused.push(old)
      token = `token-${refused.length + 1}`
    },
  }
  return {
    ...{ posting, asked, out, refused, counts },
    /** What the next calls of this kind answer, in this order. */
    says: (call: Asked['call'], ...answers: (Answer | (() => Promise<Answer>))[]) => void script[call].push(...answers),
    /** It takes the post, and its answer is lost. */
    loses: (platform: Platform) =>
      script.publish.push(async () => {
        const post = asked.at(-1)?.post
        if (post) made(post, platform)
        return new Error('the connection was reset')
      }),
    calls: () => asked.map(one => one.call),
    account: (workspace_id: string, id: string, platform: Platform, at: string, more = { status: 'connected' }) =>
      db.execute(
        sql`insert into connected_accounts (id, workspace_id, platform, external_id, username, status, access_token, created_at, updated_at)
            values (${id}, ${workspace_id}, ${platform}, ${id}, 'them', ${more.status}, 'sealed', ${at}, ${at})`,
      ),
  }
}
