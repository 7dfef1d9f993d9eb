// Pictures of a Facebook page: each goes up unseen, and the post that shows them is the one call that counts.
import * as z from 'zod'
import { asForm, bearer, CLOCKS_APART_MS, call, metaTime, mustBeClear, send } from '#lib/publish/platform/call.ts'
import { codeOf, refusalOf, taken } from '#lib/publish/platform/container-words.ts'
import { counted } from '#lib/publish/platform/facebook/counted.ts'
import { reels } from '#lib/publish/platform/facebook/reel.ts'
import { addressOf, BASE, GRAPH } from '#lib/publish/platform/facebook/words.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import {
  type Account,
  type Found,
  type Piece,
  type Publication,
  PublishError,
  type Publisher,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

const Photo = z.object({ id: z.coerce.string().regex(/^\d{1,30}$/) })
const PostId = z.string().regex(/^\d{1,30}_\d{1,30}$/)
const Uploads = z.object({
  photos: z.array(Photo.shape.id).min(1),
  post_id: PostId.optional(),
  /** How often it was looked for since Facebook has called it a repetition of itself. */
  looks: z.int().default(0),
})
const MOST_LOOKS = 3
const LOOK_SECONDS = 30
/** What it says no with to words that it has just been given. */
const REPEATED = 506

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  if (reels.isFilm(post)) return reels.prepare(post, account, state, tools)
  const known = Uploads.safeParse(state)
  if (known.success) return { next: 'publish', state: known.data }
  assertFits(post, 'facebook')
  const photos: string[] = []
  for (const piece of post.pieces) photos.push(await upload(piece, account, tools))
  return { next: 'publish', state: { photos, looks: 0 } }
}

async function upload({ url, alt_text }: Piece, account: Account, tools: PublisherTools): Promise<string> {
  const described: Record<string, string> = alt_text ? { alt_text_custom: alt_text.slice(0, 1_000) } : {}
  const asked = asForm({ url, published: 'false', ...described }, bearer(account))
  return Photo.parse(taken(await send(tools.http, `${BASE}/${account.external_id}/photos`, asked), GRAPH, tools)).id
}

async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  if (reels.isFilm(post)) return reels.publish(post, account, state, tools)
  const { photos, looks } = Uploads.parse(state)
  const media = photos.map((id, index) => [`attached_media[${index}]`, JSON.stringify({ media_fbid: id })])
  const asked = asForm({ message: post.caption, ...Object.fromEntries(media) }, bearer(account))
  const answer = await send(tools.http, `${BASE}/${account.external_id}/feed`, asked)
  if (answer.ok)
    return {
      next: 'check',
      state: { photos, looks, post_id: z.object({ id: PostId }).parse(answer.body).id },
      wait_seconds: 0,
    }
  mustBeClear(answer, 'Facebook')
  const isRepeated = codeOf(answer) === REPEATED
  if (isRepeated && post.resent)
    return { next: 'check', state: { photos, looks: looks + 1 }, wait_seconds: LOOK_SECONDS }
  if (isRepeated) throw new PublishError('rejected', String(REPEATED), 'It repeats the last post of this page.')
  throw refusalOf(answer, GRAPH, tools)
}

const Recent = z.object({
  data: z.array(
    z.object({ id: PostId, message: z.string().default(''), created_time: z.string(), permalink_url: z.string() }),
  ),
})

async function check(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  if (reels.isFilm(post)) return reels.check(post, account, state, tools)
  const { post_id, looks, photos } = Uploads.parse(state)
  if (post_id) return addressed(post_id, account, tools)
  const asked = `${BASE}/${account.external_id}/published_posts?fields=id,message,created_time,permalink_url&limit=10`
  const { data } = Recent.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), GRAPH, tools))
  const since = Date.parse(post.began_at) - CLOCKS_APART_MS
  const found = data.find(
    ({ message, created_time }) => message.trim() === post.caption.trim() && metaTime(created_time) >= since,
  )
  if (found) return { next: 'done', external_post_id: found.id, url: addressOf(found.permalink_url, found.id) }
  if (looks === 0) return { next: 'absent' }
  if (looks >= MOST_LOOKS) return { next: 'done', external_post_id: null, url: addressOf('', account.external_id) }
  return { next: 'check', state: { photos, looks: looks + 1 }, wait_seconds: LOOK_SECONDS }
}

/** What is out is out, whether it tells its address or not. */
async function addressed(post_id: string, account: Account, tools: PublisherTools): Promise<Found> {
  const asked = `${BASE}/${post_id}?fields=permalink_url`
  const answer = await call(tools.http, asked, { headers: bearer(account) }).catch(() => null)
  const told = z.object({ permalink_url: z.string() }).safeParse(answer?.body).data?.permalink_url ?? ''
  return { next: 'done', external_post_id: post_id, url: addressOf(told, post_id) }
}

export const facebook: Publisher = { platform: 'facebook', prepare, publish, check, metrics: counted }
