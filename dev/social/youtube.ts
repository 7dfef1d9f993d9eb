import { standInAccounts } from '#dev/social/accounts.ts'
import { type Asked, bodyOf, isAllowed, json, keyedFor, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.youtube
const refusal = (status: number, reason: string, message: string) =>
  json({ error: { code: status, message, errors: [{ reason, domain: 'youtube' }] } }, status)

const keyed = keyedFor('youtube', refusal(401, 'authError', 'Invalid Credentials'))

type Video = { snippet: { title: string; description: string }; status: { privacyStatus: string } }
type Session = { size: number; sent: Video; made: string | null }

function start(asked: Asked): Reply {
  const sent = bodyOf(asked) as Video
  if (!sent.snippet.title || sent.snippet.title.length > 100 || /[<>]/.test(sent.snippet.title))
    return refusal(400, 'invalidTitle', 'The request metadata specifies an invalid video title.')
  if (/[<>]/.test(sent.snippet.description) || Buffer.byteLength(sent.snippet.description) > 5_000)
    return refusal(400, 'invalidDescription', 'Invalid video description.')
  const id = asked.state.secret('session')
  const size = Number(asked.headers['x-upload-content-length'])
  asked.state.pending.set(id, { size, sent, made: null } satisfies Session)
  asked.state.media.set(id, {
    id,
    type: String(asked.headers['x-upload-content-type']),
    alt: '',
    parts: [],
    ready: false,
  })
  const location = `https://www.googleapis.com/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`
  return { status: 200, headers: { location }, text: '' }
}

function receive(asked: Asked): Reply {
  const { state, query, headers, body } = asked
  const id = query.get('upload_id') ?? ''
  const session = state.pending.get(id) as Session | undefined
  const stored = state.media.get(id)
  if (!session || !stored) return refusal(404, 'notFound', 'The session is over.')
  const held = () => stored.parts.reduce((sum, part) => sum + part.length, 0)
  const [, from] = /^bytes (\d+)-/.exec(String(headers['content-range'] ?? '')) ?? []
  if (body.length > 0 && Number(from ?? 0) === held()) stored.parts.push(body)
  if (held() < session.size) {
    const range: Record<string, string> = held() > 0 ? { range: `bytes=0-${held() - 1}` } : {}
    return { status: 308, headers: range, text: '' }
  }
  session.made ??= publish(asked, id, session)
  return json({ id: session.made, kind: 'youtube#video', status: { uploadStatus: 'uploaded' } })
}

function publish({ state, now }: Asked, session_id: string, { sent }: Session): string {
  const id = `vid${state.number().slice(-8)}`
  const url = `https://www.youtube.com/watch?v=${id}`
  const at = new Date(now()).toISOString()
  const text = [sent.snippet.title, sent.snippet.description].filter(Boolean).join('\n')
  const media = [session_id]
  state.posts.unshift({ id, platform: 'youtube', at, username: me.username, text, media, url, sent })
  state.keep()
  return id
}

const counted = ({ state, query }: Asked): Reply =>
  json({
    items: (query.get('id') ?? '')
      .split(',')
      .filter(id => state.posts.some(one => one.id === id))
      .map(id => ({ id, statistics: { viewCount: '77', likeCount: '5', commentCount: '1' } })),
  })

type Comment = {
  snippet: { channelId: string; videoId: string; topLevelComment: { snippet: { textOriginal: string } } }
}

function addComment(asked: Asked): Reply {
  const { state, now } = asked
  if (!isAllowed(asked, 'youtube', 'https://www.googleapis.com/auth/youtube.force-ssl'))
    return refusal(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
  const sent = bodyOf(asked) as Comment
  const { channelId, videoId, topLevelComment } = sent.snippet
  const video = state.posts.find(one => one.id === videoId)
  const text = topLevelComment.snippet.textOriginal
  if (!video || channelId !== me.external_id) return refusal(404, 'videoNotFound', 'The video could not be found.')
  if ((video.sent as Video).status.privacyStatus === 'private')
    return refusal(403, 'commentsDisabled', 'The video has disabled comments.')
  if (text.length > 10_000) return refusal(400, 'commentTextTooLong', 'The comment is too long.')
  const id = `Ug${state.number()}`
  const at = new Date(now()).toISOString()
  const made = { id, platform: 'youtube' as const, at, text, media: [], url: `${video.url}&lc=${id}`, below: videoId }
  state.posts.unshift({ ...made, username: `${me.username}, a comment`, sent })
  state.keep()
  return json({ id, snippet: sent.snippet })
}

const comments = ({ state, query }: Asked): Reply =>
  json({
    items: state.posts
      .filter(one => one.below === query.get('videoId'))
      .map(({ id, text }) => {
        const snippet = { textOriginal: text, textDisplay: text, authorChannelId: { value: me.external_id } }
        return { id, snippet: { videoId: query.get('videoId'), topLevelComment: { id, snippet } } }
      }),
  })

export const youtubeRoutes: Route[] = [
  [
    /^GET www\.googleapis\.com\/youtube\/v3\/channels$/,
    keyed(() => json({ items: [{ id: me.external_id, snippet: { title: me.username } }] })),
  ],
  [/^POST www\.googleapis\.com\/upload\/youtube\/v3\/videos$/, keyed(start)],
  [/^PUT www\.googleapis\.com\/upload\/youtube\/v3\/videos$/, keyed(receive)],
  [/^GET www\.googleapis\.com\/youtube\/v3\/videos$/, keyed(counted)],
  [/^POST www\.googleapis\.com\/youtube\/v3\/commentThreads$/, keyed(addComment)],
  [/^GET www\.googleapis\.com\/youtube\/v3\/commentThreads$/, keyed(comments)],
]
