import { standInAccounts } from '#dev/social/accounts.ts'
import { countsOf, fetchFile, keyedBy, refusal } from '#dev/social/meta/graph.ts'
import { type Asked, formOf, json, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.threads
const keyed = keyedBy('threads')

type Container = { children?: string[]; text: string; child: boolean; status: string; sent: unknown }

async function createContainer(asked: Asked): Promise<Reply> {
  const { state } = asked
  const form = formOf(asked)
  const kind = form.get('media_type') ?? ''
  const id = state.number()
  const url = form.get(kind === 'VIDEO' ? 'video_url' : 'image_url')
  const children = form.get('children')?.split(',')
  if (!['IMAGE', 'VIDEO', 'CAROUSEL'].includes(kind)) return refusal(400, 100, 'Param media_type is not one of them')
  if (kind !== 'CAROUSEL' && !url) return refusal(400, 100, 'The media is missing')
  if ((form.get('text') ?? '').length > 500) return refusal(400, 100, 'Param text must be at most 500 characters long')
  if (children && (children.length < 2 || children.some(child => state.pending.get(child)?.status !== 'FINISHED')))
    return refusal(400, 100, 'The children are not ready')
  const status = url ? await fetchFile(asked, id, url, form.get('alt_text') ?? '') : 'FINISHED'
  const made: Container = {
    ...{ text: form.get('text') ?? '', child: form.get('is_carousel_item') === 'true', status },
    ...{ sent: Object.fromEntries(form), ...(children && { children }) },
  }
  state.pending.set(id, made)
  return json({ id })
}

function statusOf({ state, query }: Asked, id: string): Reply {
  const container = state.pending.get(id)
  const post = state.posts.find(one => one.platform === 'threads' && one.id === id)
  if (post) return json({ id, permalink: post.url })
  if (!container) return refusal(400, 24, 'The requested resource does not exist')
  return json(query.get('fields')?.includes('status') ? { id, status: container.status } : { id })
}

function publish(asked: Asked): Reply {
  const { state, now } = asked
  const creation_id = formOf(asked).get('creation_id') ?? ''
  const container = state.pending.get(creation_id) as Container | undefined
  if (!container || container.child) return refusal(400, 24, 'The requested resource does not exist')
  if (container.status !== 'FINISHED') return refusal(400, 9007, 'Media is not ready', 2207027)
  container.status = 'PUBLISHED'
  const id = state.number()
  const { text, children, sent } = container
  const url = `https://www.threads.com/@${me.username}/post/${id}`
  const at = new Date(now()).toISOString()
  const media = children ?? [creation_id]
  state.posts.unshift({ id, platform: 'threads', at, username: me.username, text, media, url, sent })
  state.keep()
  return json({ id })
}

const list = ({ state }: Asked): Reply =>
  json({
    data: state.posts
      .filter(one => one.platform === 'threads')
      .map(({ id, text, url, at }) => ({ id, text, permalink: url, timestamp: at.replace(/\.\d+Z/, '+0000') })),
  })

const counts = { views: 300, likes: 10, replies: 2, reposts: 1, quotes: 1, shares: 1 }
const insights = json(countsOf(counts))
const G = 'graph\\.threads\\.net\\/v1\\.0'

export const threadsRoutes: Route[] = [
  [new RegExp(`^GET ${G}/me$`), keyed(() => json({ id: me.external_id, username: me.username }))],
  [
    new RegExp(`^GET ${G}/${me.external_id}/threads_publishing_limit$`),
    keyed(() => json({ data: [{ quota_usage: 4, config: { quota_total: 250, quota_duration: 86_400 } }] })),
  ],
  [new RegExp(`^POST ${G}/${me.external_id}/threads$`), keyed(createContainer)],
  [new RegExp(`^POST ${G}/${me.external_id}/threads_publish$`), keyed(publish)],
  [new RegExp(`^GET ${G}/${me.external_id}/threads$`), keyed(list)],
  [new RegExp(`^GET ${G}/\\d+/insights$`), keyed(() => insights)],
  [new RegExp(`^GET ${G}/(\\d+)$`), keyed(statusOf)],
]
