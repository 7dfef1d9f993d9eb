import * as z from 'zod'
import {
  type Answered,
  asJson,
  bearer,
  call,
  mustBeClear,
  ownAddress,
  send,
  uploadTime,
} from '#lib/publish/platform/call.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import { BASE, failure, TikTokSettings, taken } from '#lib/publish/platform/tiktok/words.ts'
import {
  type Account,
  type Found,
  type Metrics,
  type Named,
  type Piece,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

/** Up to here in one piece, from here on in several. */
const ONE_PIECE_BYTES = 64_000_000
const CHUNK_BYTES = 10 * 1024 * 1024
const POLL_SECONDS = 15
const MOST_TRIES = 3
const MOST_AT_ONCE = 20

const Upload = z.object({
  creator: z.string(),
  direct: z.boolean(),
  tries: z.int(),
  /** What photos go out with; null for a video. */
  photos: z.record(z.string(), z.unknown()).nullable(),
  publish_id: z.string().nullable(),
  upload_url: z.url().nullable(),
  /** How many parts have gone up. */
  sent: z.int().default(0),
  /** The upload stopped on its way: the next one begins anew. */
  stale: z.boolean().default(false),
})
type Upload = z.output<typeof Upload>
const Again = z.object({ tries: z.int() })

const Creator = z.object({
  data: z.object({
    creator_username: z.string().min(1).max(100),
    privacy_level_options: z.array(z.string()),
    comment_disabled: z.boolean().default(false),
    duet_disabled: z.boolean().default(false),
    stitch_disabled: z.boolean().default(false),
    max_video_post_duration_sec: z.number().default(60),
  }),
})
type Creator = z.output<typeof Creator>['data']
const Begun = z.object({
  data: z.object({ publish_id: z.string().regex(/^[\w.~-]{1,100}$/), upload_url: z.url().optional() }),
})

const ask = async (path: string, body: unknown, account: Account, tools: PublisherTools): Promise<Answered> =>
  send(tools.http, `${BASE}/${path}`, asJson(body, bearer(account)))

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Upload.safeParse(state).data
  if (known && !known.stale) return { next: 'publish', state: known }
  assertFits(post, 'tiktok')
  const tries = Again.safeParse(state).data?.tries ?? 0
  const chosen = TikTokSettings.parse(account.settings)
  const creator = chosen.privacy === null ? null : await creatorOf(account, tools)
  const direct = creator && infoOf(post, chosen, creator)
  const [first] = post.pieces
  const upload = { creator: creator?.creator_username ?? account.username, direct: direct !== null, tries }
  if (first?.kind !== 'video') {
    const photos = { ...titled(post.caption), ...direct?.photos }
    return { next: 'publish', state: { ...upload, photos, publish_id: null, upload_url: null, sent: 0 } }
  }
  if (creator) assertLength(first, creator)
  const path = direct ? 'post/publish/video/init/' : 'post/publish/inbox/video/init/'
  const source_info = { source: 'FILE_UPLOAD', video_size: first.bytes, ...chunksOf(first.bytes) }
  const body = { post_info: { title: post.caption, ...direct?.video }, source_info }
  const { publish_id, upload_url } = Begun.parse(taken(await ask(path, body, account, tools), tools)).data
  const address = ownAddress(upload_url ?? '', 'tiktokapis.com')
  return { next: 'publish', state: { ...upload, photos: null, publish_id, upload_url: address, sent: 0 } }
}

/** TikTok wants to be asked, before each post that goes straight to the public, what this creator may do. Drafts need no such leave. */
const creatorOf = async (account: Account, tools: PublisherTools): Promise<Creator> =>
  Creator.parse(taken(await ask('post/publish/creator_info/query/', {}, account, tools), tools)).data

const titled = (caption: string) => ({
  title: (caption.split('\n')[0] ?? '').slice(0, 90),
  description: caption.slice(0, 4_000),
})

function chunksOf(size: number): { chunk_size: number; total_chunk_count: number } {
  if (size <= ONE_PIECE_BYTES) return { chunk_size: size, total_chunk_count: 1 }
  return { chunk_size: CHUNK_BYTES, total_chunk_count: Math.floor(size / CHUNK_BYTES) }
}

function assertLength({ duration_ms }: Piece, { max_video_post_duration_sec: most }: Creator): void {
  if ((duration_ms ?? 0) > most * 1_000)
    throw new PublishError('rejected', 'duration', `TikTok takes at most ${most} seconds from this creator.`)
}

type Chosen = z.output<typeof TikTokSettings>

/** Everything by its owner's own choice, which TikTok has to offer. */
function infoOf({ generated }: Publication, chosen: Chosen, creator: Creator) {
  const { privacy, comments, duets, stitches, own_business, made_with_ai, music } = chosen
  if (privacy && !creator.privacy_level_options.includes(privacy))
    throw new PublishError(
      'rejected',
      'privacy_level_option_mismatch',
      `TikTok offers this creator ${creator.privacy_level_options.join(', ')}; the account is set to ${privacy}.`,
    )
  const choices = {
    privacy_level: privacy,
    disable_comment: creator.comment_disabled || !comments,
    ...{ brand_organic_toggle: own_business, brand_content_toggle: false },
  }
  const moving = { disable_duet: creator.duet_disabled || !duets, disable_stitch: creator.stitch_disabled || !stitches }
  return {
    video: { ...choices, ...moving, is_aigc: made_with_ai ?? generated },
    photos: { ...choices, auto_add_music: music },
  }
}

async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Upload.parse(state)
  if (known.photos) return publishPhotos(post, account, known, tools)
  const film = post.pieces[0] as Piece
  const { chunk_size, total_chunk_count: count } = chunksOf(film.bytes)
  const isLong = uploadTime(tools)
  for (let index = known.sent; index < count; index++) {
    if (isLong()) return { next: 'publish', state: { ...known, sent: index } }
    const from = index * chunk_size
    const to = index === count - 1 ? film.bytes : from + chunk_size
    // The address is the credential: no token goes there.
    const { status } = await send(tools.http, known.upload_url ?? '', {
      method: 'PUT',
      headers: { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${to - 1}/${film.bytes}` },
      body: await tools.flow(film, { from, to }),
    })
    if (status !== 201 && status !== 206)
      throw new PublishError('unknown', String(status), 'TikTok did not say that it has the whole video.')
  }
  return { next: 'check', state: known, wait_seconds: POLL_SECONDS }
}

async function publishPhotos(post: Publication, account: Account, known: Upload, tools: PublisherTools): Promise<Step> {
  const body = {
    ...{ media_type: 'PHOTO', post_mode: known.direct ? 'DIRECT_POST' : 'MEDIA_UPLOAD' },
    post_info: known.photos,
    source_info: { source: 'PULL_FROM_URL', photo_images: post.pieces.map(piece => piece.url), photo_cover_index: 0 },
  }
  const answer = await ask('post/publish/content/init/', body, account, tools)
  mustBeClear(answer, 'TikTok')
  const { publish_id } = Begun.parse(taken(answer, tools)).data
  return { next: 'check', state: { ...known, publish_id }, wait_seconds: POLL_SECONDS }
}

const Status = z.object({
  data: z.object({
    status: z.string(),
    fail_reason: z.string().optional(),
    publicaly_available_post_id: z.array(z.coerce.string().regex(/^\d{1,20}$/)).default([]),
    uploaded_bytes: z.number().default(0),
  }),
})

async function check(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  const known = Upload.safeParse(state).data
  if (!known) return anew(Again.safeParse(state).data?.tries ?? 0)
  if (!known.publish_id) return { next: 'undecidable' }
  const answer = await ask('post/publish/status/fetch/', { publish_id: known.publish_id }, account, tools)
  const { status, fail_reason = '', uploaded_bytes, ...told } = Status.parse(taken(answer, tools)).data
  if (status === 'PUBLISH_COMPLETE' || status === 'SEND_TO_USER_INBOX')
    return done(known, told.publicaly_available_post_id[0])
  if (status === 'FAILED') {
    const error = failure(fail_reason)
    const isOver = error.outcome !== 'retry' || known.tries + 1 >= MOST_TRIES
    return isOver ? { next: 'failed', error } : anew(known.tries + 1)
  }
  const size = post.pieces[0]?.bytes ?? 0
  // An upload that stopped on its way publishes nothing.
  if (!known.photos && status === 'PROCESSING_UPLOAD' && uploaded_bytes < size)
    return { next: 'prepare', state: { ...known, stale: true }, wait_seconds: 0 }
  return { next: 'check', state: known, wait_seconds: POLL_SECONDS }
}

const anew = (tries: number): Found => ({ next: 'prepare', state: { tries }, wait_seconds: 0 })

const profileOf = (username: string) => `https://www.tiktok.com/@${encodeURIComponent(username)}`

/** A post has an id of its own once it is moderated, and a draft never. */
function done({ creator, publish_id, photos, direct }: Upload, id: string | undefined): Found {
  const url = profileOf(creator)
  if (!direct) return { next: 'done', external_post_id: publish_id, url, drafted: true }
  if (!id) return { next: 'done', external_post_id: publish_id, url }
  return { next: 'done', external_post_id: id, url: `${url}/${photos ? 'photo' : 'video'}/${id}` }
}

/** Moderation takes minutes to hours; what was sent as a film is told by the name under which it was sent. */
async function named(publish_id: string, account: Account, tools: PublisherTools): Promise<Named | null> {
  const answer = await ask('post/publish/status/fetch/', { publish_id }, account, tools)
  const [id] = Status.parse(taken(answer, tools)).data.publicaly_available_post_id
  const kind = publish_id.startsWith('p_') ? 'photo' : 'video'
  return id ? { external_post_id: id, url: `${profileOf(account.username)}/${kind}/${id}` } : null
}

const Count = z.int().min(0).default(0)
const Counted = z.object({
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.coerce.string(),
          view_count: z.int().min(0).nullable().default(null),
          ...{ like_count: Count, comment_count: Count, share_count: Count },
        }),
      )
      .default([]),
  }),
})

async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  const own = ids.filter(id => /^\d+$/.test(id))
  for (let at = 0; at < own.length; at += MOST_AT_ONCE) {
    const asked = `${BASE}/video/query/?fields=id,view_count,like_count,comment_count,share_count`
    const filters = { filters: { video_ids: own.slice(at, at + MOST_AT_ONCE) } }
    const answer = await call(tools.http, asked, asJson(filters, bearer(account)))
    for (const video of Counted.parse(taken(answer, tools)).data.videos) {
      const engagements = video.like_count + video.comment_count + video.share_count
      counts[video.id] = { impressions: video.view_count, engagements, clicks: null }
    }
  }
  return counts
}

export const tiktok: Publisher = { platform: 'tiktok', prepare, publish, check, metrics, named }
