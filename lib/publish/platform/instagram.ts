import * as z from 'zod'
import {
  type Answered,
  asForm,
  bearer,
  call,
  provesNothing,
  retryAfter,
  send,
  told,
} from '#lib/publish/platform/call.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import {
  type Account,
  type Found,
  type Metrics,
  type Outcome,
  type Piece,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

const BASE = 'https://graph.instagram.com/v25.0'
const POLL_SECONDS = 10
const MOST_TRIES = 3
const CLOCKS_APART_MS = 60_000

const Id = z.coerce.string().regex(/^\d{1,30}$/)
const Made = z.object({ id: Id })
/** Containers: those of the pieces, the one that is published, and how often all of them were made anew. */
const Containers = z.object({
  items: z.array(Id),
  container: Id.nullable(),
  tries: z.int(),
  media_id: Id.optional(),
})
type Containers = z.output<typeof Containers>

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Containers.safeParse(state).data
  if (known && known.items.length > 0) return polled(post, account, known, tools)
  assertFits(post, 'instagram')
  await assertQuota(account, tools)
  const [first] = post.pieces
  const single = post.pieces.length === 1 && first
  const items: string[] = []
  if (single) items.push(await container({ ...fileOf(single), caption: post.caption }, account, tools))
  else
    for (const piece of post.pieces)
      items.push(await container({ ...fileOf(piece), is_carousel_item: 'true' }, account, tools))
  return waiting({ items, container: single ? (items[0] ?? null) : null, tries: known?.tries ?? 0 })
}

const waiting = (state: Containers): Step => ({ next: 'prepare', state, wait_seconds: POLL_SECONDS })

const fileOf = ({ kind, url, alt_text }: Piece): Record<string, string> =>
  kind === 'video'
    ? { media_type: 'REELS', video_url: url, share_to_feed: 'true' }
    : { image_url: url, ...(alt_text ? { alt_text: alt_text.slice(0, 1_000) } : {}) }

async function container(fields: Record<string, string>, account: Account, tools: PublisherTools): Promise<string> {
  const asked = `${BASE}/${account.external_id}/media`
  return Made.parse(taken(await send(tools.http, asked, asForm(fields, bearer(account))), tools)).id
}

const Quota = z.object({
  data: z.array(z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }).optional() })).max(5),
})

async function assertQuota(account: Account, tools: PublisherTools): Promise<void> {
  const asked = `${BASE}/${account.external_id}/content_publishing_limit?fields=quota_usage,config`
  const [quota] = Quota.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools)).data
  const total = quota?.config?.quota_total ?? Number.POSITIVE_INFINITY
  if (quota && quota.quota_usage >= total)
    throw new PublishError('blocked', 'quota', `Instagram takes ${total} posts of an app in a day; they are used up.`)
}

type Progress = 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'ERROR' | 'EXPIRED'
const Status = z.object({
  status_code: z.enum(['IN_PROGRESS', 'FINISHED', 'PUBLISHED', 'ERROR', 'EXPIRED']),
  status: z.string().optional(),
})

async function statusOf(id: string, account: Account, tools: PublisherTools) {
  const asked = `${BASE}/${id}?fields=status_code,status`
  return Status.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools))
}

async function polled(post: Publication, account: Account, state: Containers, tools: PublisherTools): Promise<Step> {
  const asked = state.container ? [state.container] : state.items
  const found: Progress[] = []
  for (const id of asked) {
    const { status_code, status } = await statusOf(id, account, tools)
    if (status_code === 'ERROR' || status_code === 'EXPIRED') return anew(state, status)
    found.push(status_code)
  }
  if (found.includes('IN_PROGRESS')) return waiting(state)
  if (state.container) return { next: 'publish', state }
  const parent = { media_type: 'CAROUSEL', children: state.items.join(','), caption: post.caption }
  return waiting({ ...state, container: await container(parent, account, tools) })
}

const hopeless = /2207004|2207005|2207009|2207010|2207023|2207026|2207028|2207057|2207081/

/** A container that came to nothing is made again, unless it is the picture that Instagram does not take. */
function anew({ tries }: Containers, status = ''): Step {
  const text = told(status, 'Instagram could not take what it fetched from us.')
  if (hopeless.test(status) || tries + 1 >= MOST_TRIES) throw new PublishError('rejected', 'container_failed', text)
  return waiting({ items: [], container: null, tries: tries + 1 })
}

async function publish(_: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Containers.parse(state)
  const asked = `${BASE}/${account.external_id}/media_publish`
  const form = asForm({ creation_id: known.container ?? '' }, bearer(account))
  const answer = await send(tools.http, asked, form)
  if (provesNothing(answer)) throw new PublishError('unknown', String(answer.status), 'Instagram gave no clear answer.')
  const media_id = Made.parse(taken(answer, tools, 'unknown')).id
  return { next: 'check', state: { ...known, media_id }, wait_seconds: 0 }
}

const Link = z.object({
  permalink: z.url().refine(url => new URL(url).hostname.endsWith('instagram.com'), 'is not at Instagram'),
})
const Recent = z.object({
  data: z.array(Link.extend({ id: Id, caption: z.string().default(''), timestamp: z.string() })),
})

async function check(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  const known = Containers.safeParse(state).data
  if (!known?.container) return { next: 'prepare', state: { items: [], container: null, tries: 0 }, wait_seconds: 0 }
  const ask = async (path: string) =>
    taken(await call(tools.http, `${BASE}/${path}`, { headers: bearer(account) }), tools)
  if (known.media_id) {
    const { permalink } = Link.parse(await ask(`${known.media_id}?fields=permalink`))
    return { next: 'done', external_post_id: known.media_id, url: permalink }
  }
  const { status_code } = await statusOf(known.container, account, tools)
  if (status_code === 'IN_PROGRESS') return { next: 'check', state: known, wait_seconds: POLL_SECONDS }
  if (status_code !== 'PUBLISHED') return { next: 'absent' }
  const { data } = Recent.parse(
    await ask(`${account.external_id}/media?fields=id,caption,permalink,timestamp&limit=10`),
  )
  const since = Date.parse(post.began_at) - CLOCKS_APART_MS
  // Instagram writes its times without the colon that Date wants.
  const timeOf = (text: string) => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  const found = data.find(one => timeOf(one.timestamp) >= since && one.caption.trim() === post.caption.trim())
  if (found) return { next: 'done', external_post_id: found.id, url: found.permalink }
  return { next: 'check', state: known, wait_seconds: 30 }
}

const Insights = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.int().min(0) })) })).max(20),
})

async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  for (const id of ids) {
    const asked = `${BASE}/${id}/insights?metric=views,total_interactions`
    const answer = await call(tools.http, asked, { headers: bearer(account) })
    // One that has too few viewers, or is gone, does not keep the others from being counted.
    if (answer.status === 400 && codeOf(answer) !== 190) continue
    const { data } = Insights.parse(taken(answer, tools))
    const value = (name: string) => data.find(one => one.name === name)?.values[0]?.value ?? null
    counts[id] = { impressions: value('views'), engagements: value('total_interactions'), clicks: null }
  }
  return counts
}

const Refusal = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.number().optional(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    error_user_msg: z.string().optional(),
  }),
})

const codeOf = ({ body }: Answered) => Refusal.safeParse(body).data?.error.code

/** `unclear` is what a failure means that may have come after the deed. */
function taken(answer: Answered, { now }: PublisherTools, unclear: Outcome = 'retry'): unknown {
  if (answer.ok) return answer.body
  const { error } = Refusal.safeParse(answer.body).data ?? { error: {} }
  const text = told(error.error_user_msg ?? error.message, `Instagram answered ${answer.status}.`)
  const word = [error.code ?? answer.status, error.error_subcode].filter(Boolean).join('/')
  const outcome = outcomeOf(answer.status, error.code ?? 0, error.error_subcode ?? 0, unclear, error.is_transient)
  throw new PublishError(outcome, word, text, retryAfter(answer.headers, now()))
}

const blocked = [2207042, 2207051, 2207050]
const later = [2207027, 2207003, 2207020, 2207008, 2207006, 2207053, 2207052, 2207082, 2207077]

function outcomeOf(status: number, code: number, sub: number, unclear: Outcome, transient = false): Outcome {
  if (blocked.includes(sub)) return 'blocked'
  if (later.includes(sub) || [4, 17, 32, 613].includes(code) || status === 429) return 'retry'
  if (transient || [-1, -2, 1, 2].includes(code) || status >= 500 || status === 408)
    return hopeless.test(String(sub)) ? 'rejected' : unclear
  if ([190, 102, 10, 200].includes(code) || sub === 33 || status === 401) return 'reauth'
  return 'rejected'
}

export const instagram: Publisher = { platform: 'instagram', prepare, publish, check, metrics }
