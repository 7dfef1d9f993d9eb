import { standInAccounts } from '#dev/social/accounts.ts'
import { type Asked, bodyOf, json, keyedFor, multipartOf, type Reply, type Route } from '#dev/social/wire.ts'
import { weighted } from '#lib/words/x-length.ts'

const me = standInAccounts.x
const problem = (status: number, title: string, detail: string) =>
  json({ title, detail, type: 'about:blank', status }, status)

const keyed = keyedFor('x', problem(401, 'Unauthorized', 'Unauthorized'))

async function upload(asked: Asked): Promise<Reply> {
  const { fields, file } = await multipartOf(asked)
  if (fields.get('media_category') !== 'tweet_image' || file.bytes.length === 0)
    return problem(400, 'Invalid Request', 'media is missing')
  const id = asked.state.number()
  asked.state.media.set(id, { id, type: file.type, alt: '', parts: [file.bytes], ready: true })
  return json({ data: { id, media_key: `3_${id}`, expires_after_secs: 86_400, size: file.bytes.length } })
}

function initialize({ state, ...asked }: Asked): Reply {
  const { media_type, total_bytes } = bodyOf({ state, ...asked })
  const id = state.number()
  state.media.set(id, { id, type: String(media_type), alt: '', parts: [], ready: false, size: Number(total_bytes) })
  return json({ data: { id, media_key: `13_${id}`, expires_after_secs: 86_400 } })
}

async function append(asked: Asked, id: string): Promise<Reply> {
  const { fields, file } = await multipartOf(asked)
  const stored = asked.state.media.get(id)
  if (!stored) return problem(404, 'Not Found', 'no such media')
  stored.parts[Number(fields.get('segment_index'))] = file.bytes
  return json({ data: { expires_at: 1 } })
}

function finalize({ state }: Asked, id: string): Reply {
  const stored = state.media.get(id)
  const held = stored?.parts.reduce((sum, part) => sum + part.length, 0)
  if (!stored || held !== stored.size) return problem(400, 'Invalid Request', 'segments are missing')
  return json({ data: { id, processing_info: { state: 'pending', check_after_secs: 1 } } })
}

function statusOf({ query, state }: Asked): Reply {
  const stored = state.media.get(query.get('media_id') ?? '')
  if (!stored) return problem(404, 'Not Found', 'no such media')
  stored.ready = true
  return json({ data: { id: stored.id, processing_info: { state: 'succeeded', progress_percent: 100 } } })
}

function describe(asked: Asked): Reply {
  const { id, metadata } = bodyOf(asked) as { id: string; metadata: { alt_text: { text: string } } }
  const stored = asked.state.media.get(id)
  if (stored) stored.alt = metadata.alt_text.text
  return json({ data: { id } })
}

type Tweet = {
  text: string
  media?: { media_ids: string[] }
  made_with_ai?: boolean
  reply?: { in_reply_to_tweet_id: string }
}
const fields = ['text', 'media', 'made_with_ai', 'paid_partnership', 'reply_settings', 'reply']

function create(asked: Asked): Reply {
  const { state, now } = asked
  const sent = bodyOf(asked)
  const { text, media, reply } = sent as Tweet
  if (Object.keys(sent).some(name => !fields.includes(name))) return problem(400, 'Invalid Request', 'unknown field')
  const ids = media?.media_ids ?? []
  if (ids.some(id => !state.media.get(id)?.ready)) return problem(400, 'Invalid Request', 'Your media IDs are invalid.')
  if (reply && !state.posts.some(one => one.id === reply.in_reply_to_tweet_id))
    return problem(400, 'Invalid Request', 'You attempted to reply to a Tweet that is deleted or not visible to you.')
  if (weighted(text) > 280) return problem(403, 'Forbidden', 'You are not permitted to perform this action.')
  if (state.posts.some(one => one.platform === 'x' && one.text === text))
    return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.')
  const id = state.number()
  const url = `https://x.com/${me.username}/status/${id}`
  const at = new Date(now()).toISOString()
  state.posts.unshift({ id, platform: 'x', at, username: me.username, text, media: ids, url, sent })
  state.keep()
  return json({ data: { id, text, edit_history_tweet_ids: [id] } }, 201)
}

const referenced = ({ reply }: Tweet) =>
  reply ? { referenced_tweets: [{ type: 'replied_to', id: reply.in_reply_to_tweet_id }] } : {}

function timeline({ state, query }: Asked): Reply {
  const from = query.get('start_time') ?? ''
  const [since, until] = [query.get('since_id'), query.get('until_id')].map(id => (id === null ? null : BigInt(id)))
  const within = (id: string) => (since == null || BigInt(id) > since) && (until == null || BigInt(id) < until)
  const shown = state.posts
    .filter(one => one.platform === 'x' && one.at >= from && within(one.id))
    .slice(0, Number(query.get('max_results') ?? 10))
  const data = shown.map(({ id, text, at, media, sent }) => ({
    id,
    text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    created_at: at,
    attachments: { media_keys: media.map(one => `3_${one}`) },
    ...referenced(sent as Tweet),
    ...(query.get('tweet.fields')?.includes('public_metrics')
      ? { public_metrics: { ...counts, impression_count: 1200 } }
      : {}),
  }))
  /** X bills what it shows. */
  state.billed.x = (state.billed.x ?? 0) + data.length
  return json({ data, meta: { result_count: data.length } })
}

const counts = { like_count: 7, reply_count: 2, retweet_count: 3, quote_count: 1, bookmark_count: 0 }
export const xRoutes: Route[] = [
  [/^POST api\.x\.com\/2\/media\/upload$/, keyed(upload)],
  [/^POST api\.x\.com\/2\/media\/upload\/initialize$/, keyed(initialize)],
  [/^POST api\.x\.com\/2\/media\/upload\/(\d+)\/append$/, keyed(append)],
  [/^POST api\.x\.com\/2\/media\/upload\/(\d+)\/finalize$/, keyed(finalize)],
  [/^GET api\.x\.com\/2\/media\/upload$/, keyed(statusOf)],
  [/^POST api\.x\.com\/2\/media\/metadata$/, keyed(describe)],
  [/^POST api\.x\.com\/2\/tweets$/, keyed(create)],
  [/^GET api\.x\.com\/2\/users\/\d+\/tweets$/, keyed(timeline)],
  [
    /^GET api\.x\.com\/2\/users\/me$/,
    keyed(() => json({ data: { id: me.external_id, username: me.username, name: 'Stand-in' } })),
  ],
]
