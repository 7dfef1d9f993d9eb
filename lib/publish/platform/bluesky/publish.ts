import * as z from 'zod'
import { facetsOf } from '#lib/publish/platform/bluesky/facets.ts'
import { Refusal, XRPC } from '#lib/publish/platform/bluesky/words.ts'
import { type Answered, asJson, bearer, call, mustBeClear, retryAfter, send, told } from '#lib/publish/platform/call.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
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

const VIDEO = 'https://video.bsky.app/xrpc'
const POSTS = 'app.bsky.feed.post'
const POLL_SECONDS = 5
const UPLOAD_SECONDS = 1_800

const Blob = z.object({
  $type: z.literal('blob'),
  ref: z.object({ $link: z.string().max(200) }),
  mimeType: z.string().max(100),
  size: z.int().min(0),
})
/** The name of the record is ours, chosen before it is made: nothing is made twice under one name. */
const Rkey = z.string().regex(/^[2-7a-z]{13}$/)
/** A record, and what it said when it was looked at. */
const Strong = z.object({ uri: z.string().max(1_000), cid: z.string().max(200) })
const Uploads = z.object({
  rkey: Rkey,
  blobs: z.array(Blob).max(4),
  job: z.string().max(200).nullable(),
  /** What a further post of a thread goes on from. */
  reply: z.object({ root: Strong, parent: Strong }).nullable().default(null),
})
type Uploads = z.output<typeof Uploads>

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Uploads.safeParse(state).data
  if (known)
    return known.blobs.length > 0 || known.reply ? { next: 'publish', state: known } : processed(known, account, tools)
  const rkey = rkeyFor(post, tools.now())
  if (post.follows) {
    const [root, parent] = [
      await strong(post.follows.first, account, tools),
      await strong(post.follows.last, account, tools),
    ]
    return { next: 'publish', state: { rkey, blobs: [], job: null, reply: { root, parent } } satisfies Uploads }
  }
  assertFits(post, 'bluesky')
  const [first] = post.pieces
  if (first?.kind === 'video') return processed(await uploadVideo(first, rkey, account, tools), account, tools)
  const blobs: Uploads['blobs'] = []
  for (const piece of post.pieces) blobs.push(await uploadImage(piece, account, tools))
  return { next: 'publish', state: { rkey, blobs, job: null, reply: null } satisfies Uploads }
}

const DIGITS = '234567abcdefghijklmnopqrstuvwxyz'

/** Microseconds and ten bits that tell posts of the same moment apart, as the protocol numbers its records. */
function rkeyFor({ post_id }: Publication, now: Date): string {
  const own = BigInt(Number.parseInt(post_id.slice(-6), 16) % 1_024_000)
  let left = (BigInt(now.getTime()) * 1_000n + own / 1_024n) * 1_024n + (own % 1_024n)
  let rkey = ''
  while (rkey.length < 13) {
    rkey = DIGITS[Number(left % 32n)] + rkey
    left /= 32n
  }
  return rkey
}

async function uploadImage(piece: Piece, account: Account, tools: PublisherTools): Promise<z.output<typeof Blob>> {
  const headers = { ...bearer(account), 'content-type': piece.content_type }
  const sent = { method: 'POST', headers, body: await tools.read(piece) } as const
  const answer = await send(tools.http, `${XRPC}/com.atproto.repo.uploadBlob`, sent)
  return z.object({ blob: Blob }).parse(taken(answer, tools)).blob
}

const Session = z.object({
  didDoc: z.object({ service: z.array(z.object({ id: z.string(), serviceEndpoint: z.string() })).max(20) }),
})
const Job = z.object({
  jobId: z.string().max(200),
  state: z.string(),
  blob: Blob.optional(),
  error: z.string().optional(),
  message: z.string().optional(),
})

/** Videos are worked on by a service of their own, which may keep them for the account on a token for that alone. */
async function uploadVideo(piece: Piece, rkey: string, account: Account, tools: PublisherTools): Promise<Uploads> {
  const ask = async (path: string) =>
    taken(await call(tools.http, `${XRPC}/${path}`, { headers: bearer(account) }), tools)
  const { service } = Session.parse(await ask('com.atproto.server.getSession')).didDoc
  const home = service.find(({ id }) => id.endsWith('#atproto_pds'))?.serviceEndpoint ?? XRPC
  const exp = Math.floor(tools.now().getTime() / 1_000) + UPLOAD_SECONDS
  const query = new URLSearchParams({
    ...{ aud: `did:web:${new URL(home).host}`, lxm: 'com.atproto.repo.uploadBlob', exp: String(exp) },
  })
  const { token } = z.object({ token: z.string() }).parse(await ask(`com.atproto.server.getServiceAuth?${query}`))
  const named = new URLSearchParams({ did: account.external_id, name: `${rkey}.mp4` })
  const headers = { authorization: `Bearer ${token}`, 'content-type': piece.content_type }
  const sent = { method: 'POST', headers, body: await tools.flow(piece) } as const
  const answer = await send(tools.http, `${VIDEO}/app.bsky.video.uploadVideo?${named}`, sent)
  // The same bytes as before: it answers with the job that knows them.
  const again = answer.status === 409 ? Job.safeParse(answer.body).data : null
  const { jobId } = again ?? Job.parse(jobIn(taken(answer, tools)))
  return { rkey, blobs: [], job: jobId, reply: null }
}

const jobIn = (body: unknown): unknown => z.object({ jobStatus: z.unknown() }).safeParse(body).data?.jobStatus ?? body

async function processed(known: Uploads, account: Account, tools: PublisherTools): Promise<Step> {
  const asked = `${VIDEO}/app.bsky.video.getJobStatus?jobId=${encodeURIComponent(known.job ?? '')}`
  const job = Job.parse(jobIn(taken(await call(tools.http, asked, { headers: bearer(account) }), tools)))
  if (job.state === 'JOB_STATE_FAILED' && !job.blob) {
    const text = told(job.message ?? job.error, 'Bluesky could not process the video.')
    throw new PublishError('rejected', 'media_processing_failed', text)
  }
  if (!job.blob) return { next: 'prepare', state: known, wait_seconds: POLL_SECONDS }
  return { next: 'publish', state: { ...known, blobs: [job.blob] } }
}

function recordOf(post: Publication, { blobs, reply }: Uploads, now: Date) {
  const media = blobs.map((blob, index) => {
    const { width, height, alt_text } = post.pieces[index] ?? { width: 1, height: 1, alt_text: '' }
    return { blob, alt: alt_text.slice(0, 1_000), aspectRatio: { width, height } }
  })
  const [first] = media
  const isVideo = post.pieces[0]?.kind === 'video'
  const embed =
    isVideo && first
      ? { $type: 'app.bsky.embed.video', video: first.blob, alt: first.alt, aspectRatio: first.aspectRatio }
      : { $type: 'app.bsky.embed.images', images: media.map(({ blob, ...more }) => ({ image: blob, ...more })) }
  const facets = facetsOf(post.caption)
  return {
    ...{ $type: POSTS, text: post.caption, createdAt: now.toISOString() },
    ...(facets.length > 0 && { facets }),
    ...(reply ? { reply } : { embed }),
  }
}

async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Uploads.parse(state)
  const record = recordOf(post, known, tools.now())
  const body = { repo: account.external_id, collection: POSTS, rkey: known.rkey, record }
  const asked = asJson(body, bearer(account))
  const answer = await call(tools.http, `${XRPC}/com.atproto.repo.createRecord`, asked)
  mustBeClear(answer, 'Bluesky')
  // The name is taken by what was sent before.
  if (answer.status === 400 && /already exists|InvalidSwap/i.test(JSON.stringify(answer.body)))
    return { next: 'check', state: known, wait_seconds: 0 }
  taken(answer, tools)
  return done(account, known)
}

const done = ({ external_id, username }: Account, { rkey }: Uploads) =>
  ({
    next: 'done',
    external_post_id: `at://${external_id}/${POSTS}/${rkey}`,
    url: `https://bsky.app/profile/${encodeURIComponent(username)}/post/${rkey}`,
  }) as const

function getRecord(rkey: string, account: Account, { http }: PublisherTools): Promise<Answered> {
  const query = new URLSearchParams({ repo: account.external_id, collection: POSTS, rkey })
  return call(http, `${XRPC}/com.atproto.repo.getRecord?${query}`, { headers: bearer(account) })
}

/** A record of ours as another may point at it. */
async function strong(uri: string, account: Account, tools: PublisherTools): Promise<z.output<typeof Strong>> {
  return Strong.parse(taken(await getRecord(uri.split('/').at(-1) ?? '', account, tools), tools))
}

/** It is there under its name, or it is not. */
async function check(_: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  const known = Uploads.parse(state)
  const answer = await getRecord(known.rkey, account, tools)
  if (answer.status === 400 && Refusal.safeParse(answer.body).data?.error === 'RecordNotFound')
    return { next: 'absent' }
  z.object({ uri: z.string() }).parse(taken(answer, tools))
  return done(account, known)
}

const Count = z.int().min(0).default(0)
const Counted = z.object({
  posts: z
    .array(z.object({ uri: z.string(), likeCount: Count, repostCount: Count, replyCount: Count, quoteCount: Count }))
    .max(25),
})
const MOST_AT_ONCE = 25

async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const query = new URLSearchParams(ids.slice(at, at + MOST_AT_ONCE).map(uri => ['uris', uri]))
    const answer = await call(tools.http, `${XRPC}/app.bsky.feed.getPosts?${query}`, { headers: bearer(account) })
    for (const { uri, likeCount, repostCount, replyCount, quoteCount } of Counted.parse(taken(answer, tools)).posts)
      counts[uri] = { impressions: null, engagements: likeCount + repostCount + replyCount + quoteCount, clicks: null }
  }
  return counts
}

function taken(answer: Answered, { now }: PublisherTools): unknown {
  if (answer.ok) return answer.body
  const { error = String(answer.status), message } = Refusal.safeParse(answer.body).data ?? {}
  const text = told(message, `Bluesky answered ${answer.status}.`)
  throw new PublishError(
    outcomeOf(answer.status, error),
    error,
    text,
    retryAfter(answer.headers, now(), 'ratelimit-reset'),
  )
}

function outcomeOf(status: number, error: string): PublishError['outcome'] {
  if (status === 401 || /^(ExpiredToken|InvalidToken|AuthMissing|AuthenticationRequired)$/.test(error)) return 'reauth'
  if (/Takedown|Suspended|Deactivated/.test(error)) return 'blocked'
  return status === 429 || status >= 500 || status === 408 ? 'retry' : 'rejected'
}

export const bluesky: Publisher = { platform: 'bluesky', prepare, publish, check, metrics }
