import { standInAccounts } from '#dev/social/accounts.ts'
import { type Asked, bodyOf, isAllowed, json, keyedFor, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.linkedin
const refusal = (status: number, code: string, message: string) => json({ status, code, message }, status)

const keyed = keyedFor('linkedin', refusal(401, 'INVALID_ACCESS_TOKEN', 'Invalid access token'))

const versioned = (answer: Route[1]): Route[1] =>
  keyed((asked, ...groups) =>
    /^20\d{4}$/.test(String(asked.headers['linkedin-version'] ?? ''))
      ? answer(asked, ...groups)
      : refusal(426, 'NONEXISTENT_VERSION', 'Requested version is not active'),
  )

function startImage({ state }: Asked): Reply {
  const id = state.number()
  state.media.set(id, { id, type: 'image/jpeg', alt: '', parts: [], ready: false })
  const uploadUrl = `https://www.linkedin.com/dms-uploads/${id}/0`
  return json({ value: { uploadUrl, image: `urn:li:image:${id}`, uploadUrlExpiresAt: 1 } })
}

function startDocument({ state }: Asked): Reply {
  const id = state.number()
  state.media.set(id, { id, type: 'application/pdf', alt: '', parts: [], ready: false })
  const uploadUrl = `https://www.linkedin.com/dms-uploads/${id}/0`
  return json({ value: { uploadUrl, document: `urn:li:document:${id}`, uploadUrlExpiresAt: 1 } })
}

const PART_BYTES = 4 * 1024 * 1024

function startVideo(asked: Asked): Reply {
  const { initializeUploadRequest } = bodyOf(asked) as { initializeUploadRequest: { fileSizeBytes: number } }
  const size = initializeUploadRequest.fileSizeBytes
  const id = asked.state.number()
  asked.state.media.set(id, { id, type: 'video/mp4', alt: '', parts: [], ready: false, size })
  const uploadInstructions = Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, index) => ({
    uploadUrl: `https://www.linkedin.com/dms-uploads/${id}/${index}`,
    firstByte: index * PART_BYTES,
    lastByte: Math.min(size, (index + 1) * PART_BYTES) - 1,
  }))
  return json({ value: { video: `urn:li:video:${id}`, uploadInstructions, uploadToken: '' } })
}

function receive({ state, body, headers }: Asked, id: string, index: string): Reply {
  const stored = state.media.get(id)
  if (!stored) return refusal(404, 'NOT_FOUND', 'no such upload')
  stored.parts[Number(index)] = body
  if (String(headers['content-type']).startsWith('image/')) stored.type = String(headers['content-type'])
  stored.ready = stored.size === undefined
  return { status: 201, headers: { etag: `"part-${index}"` }, text: '' }
}

function endVideo(asked: Asked): Reply {
  const { finalizeUploadRequest: end } = bodyOf(asked) as {
    finalizeUploadRequest: { video: string; uploadedPartIds: string[] }
  }
  const stored = asked.state.media.get(end.video.split(':').at(-1) ?? '')
  const whole = stored?.parts.map((_, index) => `part-${index}`).join() === end.uploadedPartIds.join()
  if (!stored || !whole) return refusal(400, 'BAD_REQUEST', 'parts are missing')
  return { status: 200, text: '' }
}

function videoStatus({ state }: Asked, urn: string): Reply {
  const stored = state.media.get(decodeURIComponent(urn).split(':').at(-1) ?? '')
  if (!stored) return refusal(404, 'NOT_FOUND', 'no such video')
  stored.ready = true
  return json({ id: `urn:li:video:${stored.id}`, status: 'AVAILABLE' })
}

type Sent = {
  author: string
  commentary: string
  content: { media?: { id: string; altText: string }; multiImage?: { images: { id: string; altText: string }[] } }
}

function create(asked: Asked): Reply {
  const { state, now } = asked
  const sent = bodyOf(asked) as Sent
  const { author, commentary, content } = sent
  if (author !== me.external_id && !isAllowed(asked, 'linkedin', 'w_organization_social'))
    return refusal(403, 'ACCESS_DENIED', 'Not enough permissions to access: POST /posts')
  const items = content.multiImage?.images ?? (content.media ? [content.media] : [])
  const ids = items.map(item => item.id.split(':').at(-1) ?? '')
  if (content.multiImage && items.length < 2) return refusal(422, 'UNPROCESSABLE', 'multiImage takes two and more')
  if (ids.some(id => !state.media.get(id)?.ready)) return refusal(403, 'FORBIDDEN', 'This resource is forbidden: media')
  if (/(?<![\\|])[()<>@[\]*_~]/.test(commentary.replaceAll(/\{hashtag\|\\#\|[^{}]*\}/g, '')))
    return refusal(422, 'UNPROCESSABLE', 'commentary: reserved characters have to be escaped')
  const earlier = state.posts.find(
    one =>
      one.platform === 'linkedin' &&
      (one.sent as Sent).commentary === commentary &&
      (one.sent as Sent).author === author,
  )
  if (earlier) return refusal(422, 'DUPLICATE_POST', `Content is a duplicate of ${earlier.id}`)
  for (const [index, id] of ids.entries()) {
    const stored = state.media.get(id)
    if (stored) stored.alt = items[index]?.altText ?? ''
  }
  const id = `urn:li:share:${state.number()}`
  const text = commentary.replaceAll(/\{hashtag\|\\#\|([^{}]*)\}/g, '#$1').replaceAll(/\\(.)/g, '$1')
  const at = new Date(now()).toISOString()
  const url = `https://www.linkedin.com/feed/update/${id}`
  const username = author === me.external_id ? me.username : (pages.find(([urn]) => urn === author)?.[2] ?? author)
  state.posts.unshift({ id, platform: 'linkedin', at, username, text, media: ids, url, sent })
  state.keep()
  return { status: 201, headers: { 'x-restli-id': id }, text: '' }
}

function list({ query, state }: Asked): Reply {
  const author = query.get('author') ?? ''
  if (author.startsWith('urn:li:person:')) return refusal(403, 'ACCESS_DENIED', 'Not enough permissions to access')
  const elements = state.posts
    .filter(one => one.platform === 'linkedin' && (one.sent as Sent).author === author)
    .map(one => ({ id: one.id, createdAt: Date.parse(one.at), ...(one.sent as Sent) }))
  return json({ elements })
}

/** The pages of the one member here; of the last it may only look at the numbers. */
const pages = [
  ['urn:li:organization:2414183', 'ADMINISTRATOR', 'Stand-in Works', 'stand-in-works'],
  ['urn:li:organization:2414184', 'CONTENT_ADMINISTRATOR', 'Stand-in Labs', 'stand-in-labs'],
  ['urn:li:organization:2414185', 'ANALYST', 'Somebody else', 'somebody-else'],
] as const

function acls(asked: Asked): Reply {
  if (!isAllowed(asked, 'linkedin', 'rw_organization_admin'))
    return refusal(403, 'ACCESS_DENIED', 'Not enough permissions')
  const elements = pages.map(([organizationalTarget, role, localizedName, vanityName]) => ({
    ...{ role, state: 'APPROVED', organizationalTarget },
    'organizationalTarget~': { localizedName, vanityName },
  }))
  return json({ elements, paging: { count: 10, start: 0 } })
}

type Comment = { actor: string; object: string; message: { text: string } }

function addComment(asked: Asked, urn: string): Reply {
  const { state, now } = asked
  const sent = bodyOf(asked) as Comment
  const post = state.posts.find(one => one.id === decodeURIComponent(urn))
  if (!post || sent.object !== post.id) return refusal(404, 'NOT_FOUND', 'no such post')
  if (sent.message.text.length > 1_250) return refusal(400, 'FIELD_LENGTH_TOO_LONG', 'text is too long')
  const id = `urn:li:comment:(${post.id.replace('share', 'activity')},${state.number()})`
  const url = `${post.url}?commentUrn=${encodeURIComponent(id)}`
  const at = new Date(now()).toISOString()
  const username = `${sent.actor === me.external_id ? me.username : sent.actor}, a comment`
  state.posts.unshift({ id, platform: 'linkedin', at, username, text: sent.message.text, media: [], url, sent })
  state.keep()
  return json({ commentUrn: id, ...sent }, 201, { 'x-restli-id': id.slice(0, -1).split(',')[1] ?? '' })
}

function comments({ state }: Asked, urn: string): Reply {
  const below = state.posts.filter(one => (one.sent as Comment).object === decodeURIComponent(urn))
  return json({ elements: below.map(one => ({ commentUrn: one.id, ...(one.sent as Comment) })) })
}

const statistics = {
  impressionCount: 900,
  clickCount: 12,
  likeCount: 30,
  commentCount: 4,
  shareCount: 2,
  engagement: 0,
}

export const linkedinRoutes: Route[] = [
  [/^POST api\.linkedin\.com\/rest\/images$/, versioned(startImage)],
  [/^POST api\.linkedin\.com\/rest\/documents$/, versioned(startDocument)],
  [
    /^POST api\.linkedin\.com\/rest\/videos$/,
    versioned(asked => (asked.query.get('action') === 'finalizeUpload' ? endVideo(asked) : startVideo(asked))),
  ],
  [/^GET api\.linkedin\.com\/rest\/videos\/(.+)$/, versioned(videoStatus)],
  [/^PUT www\.linkedin\.com\/dms-uploads\/(\d+)\/(\d+)$/, keyed(receive)],
  [/^POST api\.linkedin\.com\/rest\/posts$/, versioned(create)],
  [/^GET api\.linkedin\.com\/rest\/posts$/, versioned(list)],
  [/^POST api\.linkedin\.com\/rest\/socialActions\/([^/]+)\/comments$/, versioned(addComment)],
  [/^GET api\.linkedin\.com\/rest\/socialActions\/([^/]+)\/comments$/, versioned(comments)],
  [
    /^GET api\.linkedin\.com\/rest\/organizationalEntityShareStatistics$/,
    versioned(() => json({ elements: [{ totalShareStatistics: statistics }] })),
  ],
  [/^GET api\.linkedin\.com\/v2\/organizationalEntityAcls$/, keyed(acls)],
  [
    /^GET api\.linkedin\.com\/v2\/userinfo$/,
    keyed(() => json({ sub: me.external_id.split(':').at(-1), name: me.username })),
  ],
]
