import { standInAccounts } from '#dev/social/accounts.ts'
import { countsOf, fetchFile, keyedBy, refusal } from '#dev/social/meta/graph.ts'
import { type Asked, formOf, isAllowed, json, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.instagram
const keyed = keyedBy('instagram')

type Container = { url?: string; children?: string[]; caption: string; child: boolean; status: string; sent: unknown }

async function createContainer(asked: Asked): Promise<Reply> {
  const form = formOf(asked)
  const id = asked.state.number()
  const url = form.get('image_url') ?? form.get('video_url') ?? undefined
  const children = form.get('children')?.split(',')
  if (form.get('image_url') && !/\.jpe?g/.test(url ?? ''))
    return refusal(400, 36001, 'The image format is not supported', 2207005)
  if (children?.some(child => asked.state.pending.get(child)?.status !== 'FINISHED'))
    return refusal(400, 9007, 'Media ID is not available', 2207027)
  const status = url ? await fetchFile(asked, id, url, form.get('alt_text') ?? '') : 'FINISHED'
  const child = form.get('is_carousel_item') === 'true'
  const made: Container = {
    url,
    children,
    caption: form.get('caption') ?? '',
    child,
    status,
    sent: Object.fromEntries(form),
  }
  asked.state.pending.set(id, made)
  return json({ id })
}

function statusOf({ state, query }: Asked, id: string): Reply {
  const container = state.pending.get(id)
  const post = state.posts.find(one => one.platform === 'instagram' && one.id === id)
  if (post) return json({ id, permalink: post.url })
  if (!container) return refusal(400, 24, 'The requested resource does not exist', 2207006)
  if (query.get('fields')?.includes('status_code')) return json({ id, status_code: container.status, status: 'ok' })
  return json({ id })
}

function publish(asked: Asked): Reply {
  const { state, now } = asked
  const creation_id = asked.query.get('creation_id') ?? formOf(asked).get('creation_id') ?? ''
  const container = state.pending.get(creation_id) as Container | undefined
  if (!container || container.child) return refusal(400, 24, 'The requested resource does not exist', 2207006)
  if (container.status !== 'FINISHED') return refusal(400, 9007, 'Media ID is not available', 2207027)
  container.status = 'PUBLISHED'
  const id = state.number()
  const url = `https://www.instagram.com/p/${id}/`
  const media = container.children ?? [creation_id]
  const at = new Date(now()).toISOString()
  const text = container.caption
  state.posts.unshift({ id, platform: 'instagram', at, username: me.username, text, media, url, sent: container.sent })
  state.keep()
  return json({ id })
}

const list = ({ state }: Asked): Reply =>
  json({
    data: state.posts
      .filter(one => one.platform === 'instagram' && !one.below)
      .map(({ id, text, url, at }) => ({
        id,
        caption: text,
        permalink: url,
        timestamp: at.replace(/\.\d+Z/, '+0000'),
      })),
  })

function addComment(asked: Asked, media_id: string): Reply {
  const { state, now } = asked
  if (!isAllowed(asked, 'instagram', 'instagram_business_manage_comments'))
    return refusal(400, 10, '(#10) Application does not have permission for this action')
  const post = state.posts.find(one => one.id === media_id)
  const text = formOf(asked).get('message') ?? ''
  if (!post) return refusal(400, 100, 'Unsupported post request. Object does not exist', 33)
  if (!text || text.length > 2_200) return refusal(400, 100, 'Param message must be at most 2200 characters')
  const id = state.number()
  const made = { id, platform: 'instagram' as const, at: new Date(now()).toISOString(), text, media: [], url: post.url }
  state.posts.unshift({ ...made, username: `${me.username}, a comment`, below: media_id, sent: { message: text } })
  state.keep()
  return json({ id })
}

const comments = ({ state }: Asked, media_id: string): Reply =>
  json({
    data: state.posts
      .filter(one => one.below === media_id)
      .map(({ id, text }) => ({ id, text, username: me.username })),
  })

const counts = { views: 500, reach: 400, likes: 20, comments: 3, shares: 2, saved: 1, total_interactions: 26 }
const insights = json(countsOf(counts))
const G = 'graph\\.instagram\\.com\\/v25\\.0'

export const instagramRoutes: Route[] = [
  [
    new RegExp(`^GET ${G}/me$`),
    keyed(() => json({ id: '9001', user_id: me.external_id, username: me.username, account_type: 'BUSINESS' })),
  ],
  [
    new RegExp(`^GET ${G}/${me.external_id}/content_publishing_limit$`),
    keyed(() => json({ data: [{ quota_usage: 3, config: { quota_total: 100, quota_duration: 86_400 } }] })),
  ],
  [new RegExp(`^POST ${G}/${me.external_id}/media$`), keyed(createContainer)],
  [new RegExp(`^POST ${G}/${me.external_id}/media_publish$`), keyed(publish)],
  [new RegExp(`^GET ${G}/${me.external_id}/media$`), keyed(list)],
  [new RegExp(`^POST ${G}/(\\d+)/comments$`), keyed(addComment)],
  [new RegExp(`^GET ${G}/(\\d+)/comments$`), keyed(comments)],
  [new RegExp(`^GET ${G}/\\d+/insights$`), keyed(() => insights)],
  [new RegExp(`^GET ${G}/(\\d+)$`), keyed(statusOf)],
]
