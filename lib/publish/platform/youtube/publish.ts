import * as z from 'zod'
import { type Answered, asJson, bearer, call, ownAddress, provesNothing, send } from '#lib/publish/platform/call.ts'
import { withComments } from '#lib/publish/platform/first-comment.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import { comments } from '#lib/publish/platform/youtube/comment.ts'
import { taken } from '#lib/publish/platform/youtube/words.ts'
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

const UPLOAD = 'https://www.googleapis.com/upload/youtube/v3/videos'
const API = 'https://www.googleapis.com/youtube/v3'
const MOST_AT_ONCE = 50
/** People & Blogs, which every region has. */
const CATEGORY = '22'
/** A multiple of 256 KiB, as YouTube wants it. */
const CHUNK_BYTES = 128 * 256 * 1024

/** The session can be asked what became of it for days; what it has got so far is `offset`. */
const Session = z.object({ session: z.url(), size: z.int(), offset: z.int() })
type Session = z.output<typeof Session>
const Settings = z.object({
  privacy: z.enum(['public', 'unlisted', 'private']).catch('public'),
  /** YouTube means what looks real and is not: for its owner to say of anything but a picture that was painted for the post. */
  made_with_ai: z.boolean().catch(false),
  made_for_kids: z.boolean().catch(false),
})

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Session.safeParse(state).data
  if (known) return { next: 'publish', state: known }
  assertFits(post, 'youtube')
  const [film] = post.pieces
  if (film?.kind !== 'video') throw new PublishError('rejected', 'no_video', 'YouTube takes videos only.')
  const { privacy, made_with_ai, made_for_kids } = Settings.parse(account.settings)
  const body = {
    snippet: { ...textsOf(post.caption), categoryId: CATEGORY },
    status: {
      ...{ privacyStatus: privacy, selfDeclaredMadeForKids: made_for_kids },
      containsSyntheticMedia: made_with_ai || post.generated,
    },
  }
  const about = { 'x-upload-content-type': film.content_type, 'x-upload-content-length': String(film.bytes) }
  const asked = `${UPLOAD}?uploadType=resumable&part=snippet,status&notifySubscribers=true`
  const answer = await send(tools.http, asked, asJson(body, { ...bearer(account), ...about }))
  taken(answer, tools)
  const session = ownAddress(z.url().parse(answer.headers.get('location')), 'googleapis.com')
  return { next: 'publish', state: { session, size: film.bytes, offset: 0 } satisfies Session }
}

/** The first line is the title. What YouTube does not take was refused when the words were given. */
export function textsOf(caption: string): { title: string; description: string } {
  const [first = '', ...rest] = caption.trim().split('\n')
  return { title: first.trim(), description: rest.join('\n').trim() }
}

/** The video comes to be with its last byte. */
async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Session.parse(state)
  const film = post.pieces[0] as Piece
  if (film.bytes !== known.size)
    throw new PublishError('rejected', 'file_changed', 'The film is not what was announced.')
  const to = Math.min(known.offset + CHUNK_BYTES, known.size)
  const range = `bytes ${known.offset}-${to - 1}/${known.size}`
  const answer = await send(tools.http, known.session, {
    method: 'PUT',
    headers: { ...bearer(account), ...(to - known.offset < known.size ? { 'content-range': range } : {}) },
    body: await tools.flow(film, { from: known.offset, to }),
  })
  if (answer.status === 308) return { next: 'publish', state: resumed(known, answer) }
  if (provesNothing(answer) || answer.status === 404 || answer.status === 410 || answer.status === 429)
    throw new PublishError('unknown', String(answer.status), 'YouTube gave no clear answer.')
  return done(taken(answer, tools))
}

const resumed = (known: Session, { headers }: Answered): Session => {
  const last = /^bytes=0-(\d+)$/.exec(headers.get('range') ?? '')?.[1]
  return { ...known, offset: last === undefined ? 0 : Math.min(Number(last) + 1, known.size - 1) }
}

const Video = z.object({ id: z.string().regex(/^[\w-]{5,20}$/) })

function done(body: unknown) {
  const { id } = Video.parse(body)
  return { next: 'done', external_post_id: id, url: `https://www.youtube.com/watch?v=${id}` } as const
}

/** The session itself knows: it is done, goes on where it stopped, or is gone and has made nothing. */
async function check(_: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  const known = Session.safeParse(state).data
  if (!known) return { next: 'prepare', state: {}, wait_seconds: 0 }
  const headers = { ...bearer(account), 'content-range': `bytes */${known.size}` }
  const answer = await call(tools.http, known.session, { method: 'PUT', headers, body: '' })
  if (answer.status === 308) return { next: 'publish', state: resumed(known, answer) }
  if (answer.status === 404 || answer.status === 410) return { next: 'prepare', state: {}, wait_seconds: 0 }
  return done(taken(answer, tools))
}

const Count = z.coerce.number().int().min(0).nullish()
const Counted = z.object({
  items: z
    .array(Video.extend({ statistics: z.object({ viewCount: Count, likeCount: Count, commentCount: Count }) }))
    .default([]),
})

async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const asked = `${API}/videos?part=statistics&id=${ids.slice(at, at + MOST_AT_ONCE).join(',')}`
    const { items } = Counted.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), tools))
    for (const { id, statistics: told } of items) {
      const engagements = (told.likeCount ?? 0) + (told.commentCount ?? 0)
      counts[id] = { impressions: told.viewCount ?? null, engagements, clicks: null }
    }
  }
  return counts
}

export const youtube = withComments({ platform: 'youtube', prepare, publish, check, metrics }, comments)
