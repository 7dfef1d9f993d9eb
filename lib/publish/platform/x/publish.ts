import * as z from 'zod'
import {
  type Answered,
  asJson,
  bearer,
  CLOCKS_APART_MS,
  call,
  mustBeClear,
  retryAfter,
  send,
  told,
  uploadTime,
} from '#lib/publish/platform/call.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import { asMultipart } from '#lib/publish/platform/multipart.ts'
import {
  type Account,
  type Found,
  type Metrics,
  type Piece,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

const BASE = 'https://api.x.com/2'
const MEDIA = `${BASE}/media/upload`
/** Segments above 4.5 MB are reported to fail. */
const SEGMENT_BYTES = 4 * 1024 * 1024

const Id = z.string().regex(/^\d{1,20}$/)
const Processing = z.object({ state: z.string(), check_after_secs: z.number().min(0).max(3600).default(5) })
const Uploaded = z.object({ data: z.object({ id: Id, processing_info: Processing.optional() }) })
const Uploads = z.object({
  media_ids: z.array(Id),
  processing: z.boolean(),
  /** How often it was looked for since X has refused it as its own duplicate. */
  duplicate: z.int().optional(),
})
type Uploads = z.output<typeof Uploads>
/** A film of which so many segments have gone up. */
const Sending = z.object({ sending: Id, segments: z.int() })
type Sending = z.output<typeof Sending>
const MOST_LOOKS = 3
const LOOK_SECONDS = 30

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Uploads.safeParse(state)
  if (known.success) return known.data.processing ? processed(known.data, account, tools) : publishable(known.data)
  if (post.follows) return publishable({ media_ids: [], processing: false })
  assertFits(post, 'x')
  const [first] = post.pieces
  if (first?.kind === 'video') return uploadVideo(first, Sending.safeParse(state).data, account, tools)
  const media_ids: string[] = []
  for (const piece of post.pieces) media_ids.push(await uploadImage(piece, account, tools))
  return publishable({ media_ids, processing: false })
}

const publishable = (state: z.output<typeof Uploads>): Step => ({ next: 'publish', state })

async function uploadImage(piece: Piece, account: Account, tools: PublisherTools): Promise<string> {
  const file = { name: 'media', type: piece.content_type, flow: await tools.flow(piece) }
  const { data } = Uploaded.parse(
    taken(await send(tools.http, MEDIA, asMultipart({ media_category: 'tweet_image' }, file, bearer(account))), tools),
  )
  if (piece.alt_text) {
    const alt_text = { text: piece.alt_text.slice(0, 1000) }
    const described = asJson({ id: data.id, metadata: { alt_text } }, bearer(account))
    taken(await call(tools.http, `${BASE}/media/metadata`, described), tools)
  }
  return data.id
}

async function uploadVideo(piece: Piece, known: Sending | undefined, account: Account, tools: PublisherTools) {
  const ask = async (address: string, options: Parameters<typeof send>[2]) =>
    taken(await send(tools.http, address, options), tools)
  const begin = { media_type: piece.content_type, total_bytes: piece.bytes, media_category: 'tweet_video' }
  const id = known?.sending ?? Uploaded.parse(await ask(`${MEDIA}/initialize`, asJson(begin, bearer(account)))).data.id
  const isLong = uploadTime(tools)
  const segments = Math.ceil(piece.bytes / SEGMENT_BYTES)
  for (let index = known?.segments ?? 0; index < segments; index++) {
    if (isLong()) return { next: 'prepare', state: { sending: id, segments: index }, wait_seconds: 0 } as const
    const from = index * SEGMENT_BYTES
    const flow = await tools.flow(piece, { from, to: Math.min(from + SEGMENT_BYTES, piece.bytes) })
    const file = { name: 'media', type: piece.content_type, flow }
    await ask(`${MEDIA}/${id}/append`, asMultipart({ segment_index: String(index) }, file, bearer(account)))
  }
  const { data } = Uploaded.parse(await ask(`${MEDIA}/${id}/finalize`, { method: 'POST', headers: bearer(account) }))
  return afterProcessing([id], data.processing_info)
}

async function processed({ media_ids }: z.output<typeof Uploads>, account: Account, tools: PublisherTools) {
  const asked = `${MEDIA}?command=STATUS&media_id=${media_ids[0]}`
  const { data } = Uploaded.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools))
  return afterProcessing(media_ids, data.processing_info)
}

function afterProcessing(media_ids: string[], info: z.output<typeof Processing> | undefined): Step {
  if (info?.state === 'failed')
    throw new PublishError('rejected', 'media_processing_failed', 'X could not process the video.')
  if (!info || info.state === 'succeeded') return publishable({ media_ids, processing: false })
  return { next: 'prepare', state: { media_ids, processing: true }, wait_seconds: info.check_after_secs }
}

async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Uploads.parse(state)
  const carried = post.follows
    ? { reply: { in_reply_to_tweet_id: post.follows.last } }
    : { media: { media_ids: known.media_ids }, made_with_ai: isMadeWithAi(post, account) }
  const body = { text: post.caption, ...carried }
  const answer = await call(tools.http, `${BASE}/tweets`, asJson(body, bearer(account)))
  mustBeClear(answer, 'X')
  // What was sent before is what it repeats: X has it, though it did not show it.
  if (post.resent && isDuplicate(answer)) return { next: 'check', state: { ...known, duplicate: 0 }, wait_seconds: 5 }
  const { data } = z.object({ data: z.object({ id: Id }) }).parse(taken(answer, tools))
  return done(data.id, account)
}

/** X means pictures that a model has made; its owner may say otherwise. */
const isMadeWithAi = ({ generated }: Publication, { settings }: Account): boolean =>
  typeof settings.made_with_ai === 'boolean' ? settings.made_with_ai : generated

const isDuplicate = ({ status, body }: Answered) => status === 403 && /duplicate/i.test(JSON.stringify(body))

const profile = ({ username }: Account) => `https://x.com/${encodeURIComponent(username)}`
const done = (id: string, account: Account) =>
  ({ next: 'done', external_post_id: id, url: `${profile(account)}/status/${id}` }) as const

const Timeline = z.object({
  data: z
    .array(
      z.object({
        id: Id,
        text: z.string().default(''),
        attachments: z.object({ media_keys: z.array(z.string()).default([]) }).optional(),
        referenced_tweets: z.array(z.object({ type: z.string(), id: z.string() })).default([]),
      }),
    )
    .default([]),
})

/** A post carries its uploads as `3_<media id>`; its text alone is the second sign. What goes on from another says from which. */
async function check(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  const known = Uploads.parse(state)
  const since = new Date(Date.parse(post.began_at) - CLOCKS_APART_MS).toISOString().replace(/\.\d+/, '')
  const query = new URLSearchParams({
    max_results: '25',
    start_time: since,
    expansions: 'attachments.media_keys',
    'tweet.fields': 'created_at,text,attachments,referenced_tweets',
  })
  const asked = `${BASE}/users/${encodeURIComponent(account.external_id)}/tweets?${query}`
  const { data } = Timeline.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools))
  const carries = (keys: string[] = []) => keys.some(key => known.media_ids.includes(key.split('_').at(-1) ?? ''))
  const last = post.follows?.last
  const goesOn = (one: (typeof data)[number]) =>
    last === undefined || one.referenced_tweets.some(({ type, id }) => type === 'replied_to' && id === last)
  const found =
    data.find(one => carries(one.attachments?.media_keys)) ??
    data.find(one => bare(one.text) === bare(post.caption) && goesOn(one))
  if (found) return done(found.id, account)
  return known.duplicate === undefined ? { next: 'absent' } : unseen(known, known.duplicate + 1, account)
}

/** It is out, as X has said itself: where its number does not show, the profile is its address. */
function unseen(known: Uploads, duplicate: number, account: Account): Found {
  if (duplicate >= MOST_LOOKS) return { next: 'done', external_post_id: null, url: profile(account) }
  return { next: 'check', state: { ...known, duplicate }, wait_seconds: LOOK_SECONDS }
}

/** X shortens links and appends one to the pictures. */
const bare = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

const Count = z.int().min(0).default(0)
const Counted = z.object({
  data: z
    .array(
      z.object({
        id: Id,
        public_metrics: z.object({
          impression_count: z.int().min(0).nullable().default(null),
          like_count: Count,
          reply_count: Count,
          retweet_count: Count,
          quote_count: Count,
          bookmark_count: Count,
        }),
      }),
    )
    .default([]),
})
const MOST_AT_ONCE = 100
/** X answers no fewer. */
const LEAST_AT_ONCE = 5

/** By the account's own timeline, between the oldest and the newest that are asked for: X bills it as reads of one's own. */
async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  const sorted = ids.map(BigInt).sort((a, b) => (a < b ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return counts
  const query = new URLSearchParams({
    ...{ max_results: String(Math.min(Math.max(ids.length, LEAST_AT_ONCE), MOST_AT_ONCE)) },
    ...{ since_id: String(first - 1n), until_id: String(last + 1n), 'tweet.fields': 'public_metrics' },
  })
  const asked = `${BASE}/users/${encodeURIComponent(account.external_id)}/tweets?${query}`
  const { data } = Counted.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools))
  for (const { id, public_metrics: m } of data.filter(one => ids.includes(one.id))) {
    const engagements = m.like_count + m.reply_count + m.retweet_count + m.quote_count + m.bookmark_count
    counts[id] = { impressions: m.impression_count, engagements, clicks: null }
  }
  return counts
}

const Refusal = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
})

/** The body of a yes; a no in X's words. */
function taken(answer: Answered, { now }: PublisherTools): unknown {
  if (answer.ok) return answer.body
  const { title, detail, type, errors } = Refusal.safeParse(answer.body).data ?? {}
  const text = told(detail ?? errors?.[0]?.message ?? title, `X answered ${answer.status}.`)
  const code = type?.split('/').at(-1) || String(answer.status)
  const outcome = outcomeOf(answer.status, `${type} ${title} ${text}`)
  throw new PublishError(outcome, code, text, retryAfter(answer.headers, now(), 'x-rate-limit-reset'))
}

function outcomeOf(status: number, text: string): PublishError['outcome'] {
  if (status === 401) return 'reauth'
  if (/usage-capped|credits|client-forbidden|suspended/i.test(text) || status === 402) return 'blocked'
  return status === 429 || status >= 500 || status === 408 ? 'retry' : 'rejected'
}

export const x: Publisher = { platform: 'x', prepare, publish, check, metrics }
