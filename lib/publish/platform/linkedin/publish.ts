import * as z from 'zod'
import {
  type Answered,
  asJson,
  bearer,
  CLOCKS_APART_MS,
  call,
  mustBeClear,
  ownAddress,
  send,
  told,
  uploadTime,
} from '#lib/publish/platform/call.ts'
import { withComments } from '#lib/publish/platform/first-comment.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import { comments } from '#lib/publish/platform/linkedin/comment.ts'
import { documentOf, putUp, titleOf } from '#lib/publish/platform/linkedin/document.ts'
import { littleText } from '#lib/publish/platform/linkedin/little-text.ts'
import { BASE, DOMAIN, headers, isPage, taken, Urn } from '#lib/publish/platform/linkedin/words.ts'
import {
  type Account,
  type Found,
  type Metrics,
  type Piece,
  type Publication,
  PublishError,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

/** Members may not ask how far a picture is. */
const SETTLING_SECONDS = 5
const PROCESSING_SECONDS = 10

const PostUrn = z.string().regex(/^urn:li:(share|ugcPost):\d+$/)
const Uploads = z.object({ media: z.array(Urn).min(1), ready: z.boolean() })
type Uploads = z.output<typeof Uploads>

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Uploads.safeParse(state)
  if (known.success) return known.data.ready ? publishable(known.data.media) : settled(known.data, account, tools)
  assertFits(post, 'linkedin')
  const [first] = post.pieces
  if (first?.kind === 'video') return uploadVideo(first, Sending.safeParse(state).data, account, tools)
  const document = await documentOf(post, tools)
  if (document)
    return {
      next: 'prepare',
      ...uploaded([await putUp({ kind: 'document', content_type: 'application/pdf', body: document }, account, tools)]),
      wait_seconds: PROCESSING_SECONDS,
    }
  const media: string[] = []
  for (const piece of post.pieces) {
    const image = { kind: 'image', content_type: piece.content_type, body: await tools.read(piece) } as const
    media.push(await putUp(image, account, tools))
  }
  return { next: 'prepare', ...uploaded(media), wait_seconds: SETTLING_SECONDS }
}

const uploaded = (media: string[]) => ({ state: { media, ready: false } satisfies Uploads })
const publishable = (media: string[]): Step => ({ next: 'publish', state: { media, ready: true } satisfies Uploads })

const Range = z.object({ uploadUrl: z.url(), firstByte: z.int().min(0), lastByte: z.int().min(0) })
const Begun = z.object({
  video: Urn,
  uploadInstructions: z.array(Range).min(1).max(200),
  uploadToken: z.string().default(''),
})
/** A film of which these parts have gone up. */
const Sending = Begun.extend({ uploadedPartIds: z.array(z.string()) })
type Sending = z.output<typeof Sending>

async function uploadVideo(
  piece: Piece,
  known: Sending | undefined,
  account: Account,
  tools: PublisherTools,
): Promise<Step> {
  const begun = known ?? { ...(await beginVideo(piece, account, tools)), uploadedPartIds: [] }
  const { video, uploadInstructions, uploadToken } = begun
  const uploadedPartIds = [...begun.uploadedPartIds]
  const isLong = uploadTime(tools)
  for (const { uploadUrl, firstByte, lastByte } of uploadInstructions.slice(uploadedPartIds.length)) {
    if (isLong()) return { next: 'prepare', state: { ...begun, uploadedPartIds }, wait_seconds: 0 }
    const answer = await send(tools.http, ownAddress(uploadUrl, DOMAIN), {
      method: 'PUT',
      headers: { ...bearer(account), 'content-type': 'application/octet-stream' },
      body: await tools.flow(piece, { from: firstByte, to: lastByte + 1 }),
    })
    taken(answer, tools)
    uploadedPartIds.push((answer.headers.get('etag') ?? '').replaceAll('"', ''))
  }
  const end = asJson({ finalizeUploadRequest: { video, uploadToken, uploadedPartIds } }, headers(account))
  taken(await call(tools.http, `${BASE}/videos?action=finalizeUpload`, end), tools)
  return { next: 'prepare', ...uploaded([video]), wait_seconds: PROCESSING_SECONDS }
}

async function beginVideo({ bytes }: Piece, account: Account, tools: PublisherTools) {
  const wish = { owner: account.external_id, fileSizeBytes: bytes, uploadCaptions: false, uploadThumbnail: false }
  const asked = asJson({ initializeUploadRequest: wish }, headers(account))
  const answer = taken(await call(tools.http, `${BASE}/videos?action=initializeUpload`, asked), tools)
  return z.object({ value: Begun }).parse(answer).value
}

const Status = z.object({ status: z.string(), processingFailureReason: z.string().optional() })

async function settled({ media }: Uploads, account: Account, tools: PublisherTools): Promise<Step> {
  const [urn = ''] = media
  if (!urn.startsWith('urn:li:video:')) return publishable(media)
  const asked = `${BASE}/videos/${encodeURIComponent(urn)}`
  const answer = taken(await call(tools.http, asked, { headers: headers(account) }), tools)
  const { status, processingFailureReason } = Status.parse(answer)
  if (status === 'AVAILABLE') return publishable(media)
  if (status !== 'PROCESSING_FAILED') return { next: 'prepare', ...uploaded(media), wait_seconds: PROCESSING_SECONDS }
  const text = told(processingFailureReason, 'LinkedIn could not process the video.')
  throw new PublishError('rejected', 'media_processing_failed', text)
}

async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const { media } = Uploads.parse(state)
  const [only = ''] = media
  const document = only.startsWith('urn:li:document:') && { media: { id: only, title: titleOf(post) } }
  const items = media.map((id, index) => ({ id, altText: post.pieces[index]?.alt_text.slice(0, 4_086) ?? '' }))
  const body = {
    author: account.external_id,
    commentary: littleText(post.caption),
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    content: document || (items.length > 1 ? { multiImage: { images: items } } : { media: items[0] }),
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  }
  const answer = await call(tools.http, `${BASE}/posts`, asJson(body, headers(account)))
  mustBeClear(answer, 'LinkedIn')
  const earlier = duplicateOf(answer)
  if (earlier && post.resent) return done(earlier)
  if (earlier) throw new PublishError('rejected', 'DUPLICATE_POST', `It repeats ${done(earlier).url}.`)
  taken(answer, tools)
  return done(PostUrn.parse(answer.headers.get('x-restli-id')))
}

/** LinkedIn names the post that it would repeat. */
function duplicateOf({ status, body }: Answered): string | null {
  const text = JSON.stringify(body ?? '')
  if (status !== 422 || !/duplicate/i.test(text)) return null
  return /urn:li:(?:share|ugcPost):\d+/.exec(text)?.[0] ?? null
}

const done = (urn: string) =>
  ({ next: 'done', external_post_id: urn, url: `https://www.linkedin.com/feed/update/${urn}` }) as const

const Recent = z.object({
  elements: z.array(
    z.object({
      id: PostUrn,
      commentary: z.string().default(''),
      createdAt: z.number().optional(),
      content: z.unknown(),
    }),
  ),
})

/** Members may not read what they have posted: only for pages can anything be known. */
async function check(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  if (!isPage(account)) return { next: 'undecidable' }
  const { media } = Uploads.parse(state)
  const asked = `${BASE}/posts?author=${encodeURIComponent(account.external_id)}&q=author&count=10`
  const answer = taken(await call(tools.http, asked, { headers: headers(account) }), tools)
  const since = Date.parse(post.began_at) - CLOCKS_APART_MS
  const recent = Recent.parse(answer).elements.filter(one => (one.createdAt ?? since) >= since)
  const carries = (content: unknown) => media.some(urn => JSON.stringify(content ?? null).includes(`"${urn}"`))
  const found =
    recent.find(one => carries(one.content)) ?? recent.find(one => one.commentary === littleText(post.caption))
  return found ? done(found.id) : { next: 'absent' }
}

const Total = z.int().min(0).nullable().default(null)
const Statistics = z.object({
  elements: z.array(
    z.object({
      totalShareStatistics: z.object({
        impressionCount: Total,
        clickCount: Total,
        likeCount: Total,
        commentCount: Total,
        shareCount: Total,
      }),
    }),
  ),
})

/** LinkedIn counts for pages only. */
async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  if (!isPage(account)) return counts
  for (const urn of ids) {
    const kind = urn.startsWith('urn:li:share:') ? 'shares' : 'ugcPosts'
    const asked = `${BASE}/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${encodeURIComponent(account.external_id)}&${kind}=List(${encodeURIComponent(urn)})`
    const answer = taken(await call(tools.http, asked, { headers: headers(account) }), tools)
    const [first] = Statistics.parse(answer).elements
    if (!first) continue
    const { impressionCount, clickCount, likeCount, commentCount, shareCount } = first.totalShareStatistics
    const engagements = (likeCount ?? 0) + (commentCount ?? 0) + (shareCount ?? 0)
    counts[urn] = { impressions: impressionCount, engagements, clicks: clickCount }
  }
  return counts
}

export const linkedin = withComments({ platform: 'linkedin', prepare, publish, check, metrics }, comments)
