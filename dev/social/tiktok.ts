import { standInAccounts } from '#dev/social/accounts.ts'
import { type Asked, bodyOf, json, keyedFor, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.tiktok
const ok = { code: 'ok', message: '', log_id: 'A' }
const refusal = (status: number, code: string) =>
  json({ data: {}, error: { code, message: code, log_id: 'A' } }, status)

const keyed = keyedFor('tiktok', refusal(401, 'access_token_invalid'))

/** Only drafts can be made without it. */
const publishing = keyedFor('tiktok', refusal(401, 'scope_not_authorized'), 'video.publish')

const options = ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']
const creator = () =>
  json({
    data: {
      ...{ creator_username: me.username, creator_nickname: 'Stand-in', privacy_level_options: options },
      ...{ comment_disabled: false, duet_disabled: false, stitch_disabled: true, max_video_post_duration_sec: 300 },
    },
    error: ok,
  })

type Info = { title?: string; description?: string; privacy_level?: string }
type Init = {
  post_info?: Info
  post_mode?: string
  source_info: { video_size?: number; chunk_size?: number; total_chunk_count?: number; photo_images?: string[] }
}
type Pending = {
  sent: Init
  size: number
  direct: boolean
  status: string
  post_id: string | null
  moderated_at?: number
}

const MOST_CHUNK = 64_000_000

function initVideo(direct: boolean): Route[1] {
  return asked => {
    const sent = bodyOf(asked) as Init
    if (direct && !options.includes(sent.post_info?.privacy_level ?? ''))
      return refusal(403, 'privacy_level_option_mismatch')
    const { video_size = 0, chunk_size = 0, total_chunk_count } = sent.source_info
    const whole = video_size <= MOST_CHUNK && chunk_size === video_size && total_chunk_count === 1
    const parts = Math.floor(video_size / chunk_size) === total_chunk_count && chunk_size >= 5_000_000
    if (!whole && (!parts || chunk_size > MOST_CHUNK)) return refusal(400, 'invalid_param')
    const id = `v_pub_${asked.state.number()}`
    const pending: Pending = { sent, size: video_size, direct, status: 'PROCESSING_UPLOAD', post_id: null }
    asked.state.pending.set(id, pending)
    asked.state.media.set(id, { id, type: 'video/mp4', alt: '', parts: [], ready: false })
    const upload_url = `https://open-upload.tiktokapis.com/video/?upload_id=${id}&upload_token=secret`
    return json({ data: { publish_id: id, upload_url }, error: ok })
  }
}

function receive(asked: Asked): Reply {
  const id = asked.query.get('upload_id') ?? ''
  const [stored, pending] = [asked.state.media.get(id), asked.state.pending.get(id) as Pending | undefined]
  if (!stored || !pending) return refusal(404, 'no_task')
  if (asked.headers.authorization) return refusal(400, 'invalid_param')
  const held = () => stored.parts.reduce((sum, part) => sum + part.length, 0)
  const [, from] = /^bytes (\d+)-\d+\/\d+$/.exec(String(asked.headers['content-range'])) ?? []
  if (Number(from) !== held()) return { status: 416, text: '' }
  stored.parts.push(asked.body)
  if (held() < pending.size) return { status: 206, text: '' }
  finish(asked, id, pending)
  return { status: 201, text: '' }
}

async function initPhotos(asked: Asked): Promise<Reply> {
  const sent = bodyOf(asked) as Init
  const direct = sent.post_mode === 'DIRECT_POST'
  if (direct && !options.includes(sent.post_info?.privacy_level ?? ''))
    return refusal(403, 'privacy_level_option_mismatch')
  const id = `p_pub_${asked.state.number()}`
  const media: string[] = []
  for (const [index, url] of (sent.source_info.photo_images ?? []).entries()) {
    const answer = await fetch(url).catch(() => null)
    if (!answer?.ok) continue
    const one = `${id}_${index}`
    const type = answer.headers.get('content-type') ?? ''
    asked.state.media.set(one, {
      id: one,
      type,
      alt: '',
      parts: [Buffer.from(await answer.arrayBuffer())],
      ready: true,
    })
    media.push(one)
  }
  const pending: Pending = { sent, size: 0, direct, status: 'PROCESSING_DOWNLOAD', post_id: null }
  asked.state.pending.set(id, pending)
  if (media.length === sent.source_info.photo_images?.length) finish(asked, id, pending, media)
  else pending.status = 'FAILED'
  return json({ data: { publish_id: id }, error: ok })
}

function finish({ state, now }: Asked, id: string, pending: Pending, media = [id]): void {
  pending.post_id = state.number()
  pending.status = pending.direct ? 'PUBLISH_COMPLETE' : 'SEND_TO_USER_INBOX'
  const { title = '', description = '' } = pending.sent.post_info ?? {}
  const kind = media[0] === id ? 'video' : 'photo'
  const url = pending.direct
    ? `https://www.tiktok.com/@${me.username}/${kind}/${pending.post_id}`
    : `https://www.tiktok.com/@${me.username}`
  const text = [title, description].filter(Boolean).join('\n')
  const at = new Date(now()).toISOString()
  const username = pending.direct ? me.username : `${me.username}, a draft`
  state.posts.unshift({ id: pending.post_id, platform: 'tiktok', at, username, text, media, url, sent: pending.sent })
  state.keep()
}

function statusOf(asked: Asked): Reply {
  const { publish_id } = bodyOf(asked) as { publish_id: string }
  const pending = asked.state.pending.get(publish_id) as Pending | undefined
  if (!pending) return refusal(400, 'invalid_publish_id')
  const stored = asked.state.media.get(publish_id)
  const uploaded = stored?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0
  const isModerated = !pending.moderated_at || pending.moderated_at <= asked.now()
  const ids = pending.status === 'PUBLISH_COMPLETE' && isModerated ? `[${pending.post_id}]` : '[]'
  const fail = pending.status === 'FAILED' ? ',"fail_reason":"photo_pull_failed"' : ''
  const data = `{"status":"${pending.status}","publicaly_available_post_id":${ids},"uploaded_bytes":${uploaded}${fail}}`
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: `{"data":${data},"error":${JSON.stringify(ok)}}`,
  }
}

function counted(asked: Asked): Reply {
  const { filters } = bodyOf(asked) as { filters: { video_ids: string[] } }
  const videos = filters.video_ids
    .filter(id => asked.state.posts.some(one => one.id === id))
    .map(id => ({ id, view_count: 300, like_count: 30, comment_count: 3, share_count: 2 }))
  return json({ data: { videos }, error: ok })
}

export const tiktokRoutes: Route[] = [
  [
    /^GET open\.tiktokapis\.com\/v2\/user\/info\/$/,
    keyed(() => json({ data: { user: { open_id: me.external_id, username: me.username } }, error: ok })),
  ],
  [/^POST open\.tiktokapis\.com\/v2\/post\/publish\/creator_info\/query\/$/, publishing(creator)],
  [/^POST open\.tiktokapis\.com\/v2\/post\/publish\/video\/init\/$/, publishing(initVideo(true))],
  [/^POST open\.tiktokapis\.com\/v2\/post\/publish\/inbox\/video\/init\/$/, keyed(initVideo(false))],
  [/^POST open\.tiktokapis\.com\/v2\/post\/publish\/content\/init\/$/, keyed(initPhotos)],
  [/^PUT open-upload\.tiktokapis\.com\/video\/$/, receive],
  [/^POST open\.tiktokapis\.com\/v2\/post\/publish\/status\/fetch\/$/, keyed(statusOf)],
  [/^POST open\.tiktokapis\.com\/v2\/video\/query\/$/, keyed(counted)],
]
