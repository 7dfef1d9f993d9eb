import { standInAccounts } from '#dev/social/accounts.ts'
import { countsOf, fetchFile, keyedBy, refusal } from '#dev/social/meta/graph.ts'
import { type Asked, formOf, isAllowed, json, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.facebook
const keyed = keyedBy('facebook')
/** What the person who consents looks after: the page that is chosen, another, and one that they may only read. */
const pages = [
  { id: me.external_id, name: me.username, username: 'standin', tasks: ['MANAGE', 'CREATE_CONTENT'] },
  { id: '37841400000000002', name: 'Another page', tasks: ['CREATE_CONTENT'] },
  { id: '37841400000000003', name: 'A page to read', tasks: ['ANALYZE'] },
]

/** The token of a page, which does not end. */
function pageOf({ state }: Asked, id: string): Reply {
  const access_token = state.secret('facebook-page')
  state.tokens.set(access_token, { platform: 'facebook', expires_at: Number.MAX_SAFE_INTEGER, scopes: [] })
  state.keep()
  return json({ access_token, id })
}

async function addPhoto(asked: Asked): Promise<Reply> {
  const form = formOf(asked)
  const id = asked.state.number()
  if (form.get('published') !== 'false') return refusal(400, 100, 'A stand-in shows pictures by their post alone')
  const status = await fetchFile(asked, id, form.get('url') ?? '', form.get('alt_text_custom') ?? '')
  return status === 'FINISHED' ? json({ id }) : refusal(400, 324, 'Missing or invalid image file')
}

function addPost(asked: Asked): Reply {
  const { state, now } = asked
  const form = formOf(asked)
  const text = form.get('message') ?? ''
  const named = [...form].filter(([name]) => name.startsWith('attached_media['))
  const media = named.map(([, value]) => String(JSON.parse(value).media_fbid))
  if (media.some(id => !state.media.has(id))) return refusal(400, 100, 'Invalid parameter')
  if (state.posts.find(one => one.platform === 'facebook')?.text === text)
    return refusal(400, 506, 'Duplicate status message')
  const number = state.number()
  const id = `${me.external_id}_${number}`
  const url = `https://www.facebook.com/${me.external_id}/posts/${number}`
  const at = new Date(now()).toISOString()
  state.posts.unshift({
    id,
    platform: 'facebook',
    at,
    username: me.username,
    text,
    media,
    url,
    sent: Object.fromEntries(form),
  })
  state.keep()
  return json({ id })
}

const list = ({ state }: Asked): Reply =>
  json({
    data: state.posts
      .filter(one => one.platform === 'facebook')
      .map(({ id, text, url, at }) => ({
        id: id.includes('_') ? id : `${me.external_id}_${id}`,
        message: text,
        permalink_url: url,
        created_time: at.replace(/\.\d+Z/, '+0000'),
      })),
  })

type Reel = { url: string; done: boolean }
const reelOf = ({ state }: Asked, id: string) => state.pending.get(id) as Reel | undefined

async function makeReel(asked: Asked): Promise<Reply> {
  const { state, now } = asked
  const form = formOf(asked)
  if (form.get('upload_phase') === 'start') {
    const video_id = state.number()
    state.pending.set(video_id, { url: '', done: false })
    return json({ video_id, upload_url: `https://rupload.facebook.com/video-upload/v25.0/${video_id}` })
  }
  const id = form.get('video_id') ?? ''
  const reel = reelOf(asked, id)
  if (!reel?.url || form.get('video_state') !== 'PUBLISHED') return refusal(400, 100, 'Invalid parameter')
  reel.done = true
  const at = new Date(now()).toISOString()
  const url = `https://www.facebook.com/reel/${id}/`
  const text = form.get('description') ?? ''
  const made = { id, platform: 'facebook' as const, at, username: me.username, text, media: [id], url }
  state.posts.unshift({ ...made, sent: Object.fromEntries(form) })
  state.keep()
  return json({ success: true })
}

async function takeFilm(asked: Asked, id: string): Promise<Reply> {
  const reel = reelOf(asked, id)
  const { authorization = '', file_url } = asked.headers
  const bearer = { ...asked, headers: { authorization: authorization.replace('OAuth ', 'Bearer ') } }
  if (!isAllowed(bearer, 'facebook')) return refusal(401, 190, 'Error validating access token')
  if (!reel || typeof file_url !== 'string') return refusal(400, 100, 'Invalid parameter')
  if ((await fetchFile(asked, id, file_url, '')) !== 'FINISHED') return refusal(400, 6000, 'There was a problem')
  reel.url = file_url
  return json({ success: true })
}

const total = (total_count: number) => ({ data: [], summary: { total_count } })

/** Of a post or a film, what is asked. */
function tell(asked: Asked, id: string): Reply {
  const fields = asked.query.get('fields') ?? ''
  if (fields === 'access_token')
    return pages.some(one => one.id === id) ? pageOf(asked, id) : refusal(400, 100, 'no page')
  const post = asked.state.posts.find(one => one.platform === 'facebook' && one.id === id)
  const reel = reelOf(asked, id)
  if (!post && !reel) return refusal(400, 100, 'Unsupported get request. Object does not exist', 33)
  if (fields.includes('video_insights'))
    return json({ id, likes: total(9), comments: total(1), video_insights: countsOf({ fb_reels_total_plays: 250 }) })
  if (fields.includes('insights'))
    return json({
      ...{ id, reactions: total(12), comments: total(4), shares: { count: 2 } },
      insights: countsOf({ post_media_view: 400, post_clicks: 7 }),
    })
  const phase = (isDone: boolean) => ({ status: isDone ? 'complete' : 'not_started' })
  const status = reel && {
    video_status: reel.done ? 'ready' : 'upload_complete',
    ...{
      uploading_phase: phase(reel.url !== ''),
      processing_phase: phase(reel.done),
      publishing_phase: phase(reel.done),
    },
  }
  return json({
    id,
    ...(post && { permalink_url: reel ? new URL(post.url).pathname : post.url }),
    ...(status && { status }),
  })
}

const G = 'graph\\.facebook\\.com\\/v25\\.0'

export const facebookRoutes: Route[] = [
  [new RegExp(`^GET ${G}/me/accounts$`), keyed(() => json({ data: pages }))],
  [new RegExp(`^GET ${G}/me$`), keyed(() => json({ id: '1' }))],
  [new RegExp(`^POST ${G}/\\d+/photos$`), keyed(addPhoto)],
  [new RegExp(`^POST ${G}/\\d+/feed$`), keyed(addPost)],
  [new RegExp(`^GET ${G}/\\d+/published_posts$`), keyed(list)],
  [new RegExp(`^POST ${G}/\\d+/video_reels$`), keyed(makeReel)],
  [/^POST rupload\.facebook\.com\/video-upload\/v25\.0\/(\d+)$/, takeFilm],
  [new RegExp(`^GET ${G}/([\\d_]+)$`), keyed(tell)],
]
