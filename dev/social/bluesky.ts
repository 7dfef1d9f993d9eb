import { standInAccounts } from '#dev/social/accounts.ts'
import { grantOf } from '#dev/social/oauth.ts'
import { type Asked, bodyOf, json, keyedFor, type Reply, type Route } from '#dev/social/wire.ts'

const me = standInAccounts.bluesky
const POSTS = 'app.bsky.feed.post'
const no = (error: string, message: string, status = 400) => json({ error, message }, status)
const bearerOf = ({ headers }: Asked) => headers.authorization?.replace('Bearer ', '') ?? ''

const keyed = keyedFor('bluesky', no('ExpiredToken', 'Token has expired'))

function session({ state, now }: Asked): Reply {
  const { access_token, refresh_token } = grantOf(state, 'bluesky', now)
  return json({ did: me.external_id, handle: me.username, accessJwt: access_token, refreshJwt: refresh_token })
}

/** Any password of the right form is one, but for that of noughts. */
function signIn(asked: Asked): Reply {
  const { identifier, password } = bodyOf(asked)
  const isKnown = /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/.test(String(password)) && password !== '0000-0000-0000-0000'
  return isKnown && identifier ? session(asked) : no('AuthenticationRequired', 'Invalid identifier or password', 401)
}

function refresh(asked: Asked): Reply {
  const { state, now } = asked
  state.refreshed.bluesky = (state.refreshed.bluesky ?? 0) + 1
  const grant = state.refreshes.get(bearerOf(asked))
  state.refreshes.delete(bearerOf(asked))
  return grant && grant.expires_at > now() ? session(asked) : no('ExpiredToken', 'Token has been revoked')
}

function end(asked: Asked): Reply {
  const token = bearerOf(asked)
  asked.state.refreshes.delete(token)
  asked.state.revoked.push(token)
  for (const [access, { platform }] of asked.state.tokens) if (platform === 'bluesky') asked.state.tokens.delete(access)
  return { status: 200, text: '' }
}

const blobOf = (id: string, mimeType: string, size: number) => ({ $type: 'blob', ref: { $link: id }, mimeType, size })
const IMAGE_BYTES = 1_000_000

function uploadBlob({ state, headers, body }: Asked): Reply {
  const type = String(headers['content-type'])
  if (!type.startsWith('image/')) return no('InvalidMimeType', 'Wrong type of file')
  if (body.length > IMAGE_BYTES) return no('BlobTooLarge', 'This file is too large')
  const id = `bafkrei${state.number()}`
  state.media.set(id, { id, type, alt: '', parts: [body], ready: true })
  return json({ blob: blobOf(id, type, body.length) })
}

const home = () =>
  json({
    ...{ did: me.external_id, handle: me.username },
    didDoc: { service: [{ id: '#atproto_pds', serviceEndpoint: 'https://morel.us-east.host.bsky.network' }] },
  })

function serviceAuth({ state, query }: Asked): Reply {
  const isAsked = query.get('lxm') === 'com.atproto.repo.uploadBlob' && query.get('aud')?.startsWith('did:web:morel.')
  if (!isAsked) return no('InvalidRequest', 'not for this')
  const token = state.secret('service')
  state.pending.set(token, { service: true })
  return json({ token })
}

/** It takes a while: the job is done when it is asked about for the second time. */
function uploadVideo(asked: Asked): Reply {
  const { state, body, query } = asked
  if (!state.pending.get(bearerOf(asked))?.service) return no('AuthMissing', 'no service token', 401)
  if (query.get('did') !== me.external_id) return no('InvalidRequest', 'not yours')
  const id = `bafkrei${state.number()}`
  state.media.set(id, { id, type: 'video/mp4', alt: '', parts: [body], ready: false })
  state.pending.set(`job-${id}`, { looks: 0, size: body.length })
  return json({ jobStatus: { jobId: `job-${id}`, state: 'JOB_STATE_CREATED' } })
}

function jobStatus({ state, query }: Asked): Reply {
  const jobId = query.get('jobId') ?? ''
  const job = state.pending.get(jobId) as { looks: number; size: number } | undefined
  if (!job) return no('InvalidRequest', 'no such job')
  if (job.looks++ === 0) return json({ jobStatus: { jobId, state: 'JOB_STATE_ENCODING' } })
  const blob = blobOf(jobId.slice('job-'.length), 'video/mp4', job.size)
  return json({ jobStatus: { jobId, state: 'JOB_STATE_COMPLETED', blob } })
}

type Facet = { index: { byteStart: number; byteEnd: number }; features: { uri?: string; tag?: string }[] }
type Image = { image: { ref: { $link: string } }; alt: string }
type Record = {
  text: string
  facets?: Facet[]
  embed?: { images?: Image[]; video?: Image['image']; alt?: string }
  reply?: { root: { uri: string; cid: string }; parent: { uri: string; cid: string } }
}

/** A facet that does not stand on what it names is shown wrongly. */
function isMisplaced(text: string, { index, features }: Facet): boolean {
  const shown = Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString()
  const [{ uri, tag } = {}] = features
  return tag === undefined ? !uri?.endsWith(shown) : shown !== `#${tag}`
}

const cidOf = (uri: string) => `bafyrei${uri.slice(-13)}`

function createRecord(asked: Asked): Reply {
  const { state, now } = asked
  const sent = bodyOf(asked) as { repo: string; collection: string; rkey: string; record: Record }
  const { record, rkey, repo } = sent
  const uri = `at://${repo}/${sent.collection}/${rkey}`
  if (repo !== me.external_id || sent.collection !== POSTS || !/^[2-7a-z]{13}$/.test(rkey))
    return no('InvalidRequest', 'not a record of yours')
  if (state.posts.some(one => one.id === uri)) return no('InvalidRequest', 'Record already exists')
  if ([...new Intl.Segmenter().segment(record.text)].length > 300)
    return no('InvalidRequest', 'Record/text must not be longer than 300 graphemes')
  if (record.facets?.some(facet => isMisplaced(record.text, facet))) return no('InvalidRequest', 'Record/facets')
  const { images = [], video } = record.embed ?? {}
  const media = video ? [video.ref.$link] : images.map(one => one.image.ref.$link)
  const ends = record.reply ? [record.reply.root, record.reply.parent] : []
  if (ends.some(end => end.cid !== cidOf(end.uri) || !state.posts.some(one => one.id === end.uri)))
    return no('InvalidRequest', 'Record/reply')
  if ((media.length === 0 && !record.reply) || media.some(id => !state.media.has(id)))
    return no('InvalidRequest', 'Could not find blob')
  for (const { image, alt } of images) {
    const stored = state.media.get(image.ref.$link)
    if (stored) stored.alt = alt
  }
  const url = `https://bsky.app/profile/${me.username}/post/${rkey}`
  const at = new Date(now()).toISOString()
  state.posts.unshift({
    ...{ id: uri, platform: 'bluesky', at, username: me.username, text: record.text, media, url, sent: record },
  })
  state.keep()
  return json({ uri, cid: cidOf(uri) })
}

function getRecord({ state, query }: Asked): Reply {
  const uri = `at://${query.get('repo')}/${query.get('collection')}/${query.get('rkey')}`
  const post = state.posts.find(one => one.id === uri)
  return post
    ? json({ uri, cid: cidOf(uri), value: post.sent })
    : no('RecordNotFound', `Could not locate record: ${uri}`)
}

const getPosts = ({ query, state }: Asked) =>
  json({
    posts: query
      .getAll('uris')
      .filter(uri => state.posts.some(one => one.id === uri))
      .map(uri => ({ uri, likeCount: 7, repostCount: 2, replyCount: 1, quoteCount: 1 })),
  })

const X = 'bsky\\.social\\/xrpc\\/com\\.atproto'
const V = 'video\\.bsky\\.app\\/xrpc\\/app\\.bsky\\.video'

export const blueskyRoutes: Route[] = [
  [new RegExp(`^POST ${X}\\.server\\.createSession$`), signIn],
  [new RegExp(`^POST ${X}\\.server\\.refreshSession$`), refresh],
  [new RegExp(`^POST ${X}\\.server\\.deleteSession$`), end],
  [new RegExp(`^GET ${X}\\.server\\.getSession$`), keyed(home)],
  [new RegExp(`^GET ${X}\\.server\\.getServiceAuth$`), keyed(serviceAuth)],
  [new RegExp(`^POST ${X}\\.repo\\.uploadBlob$`), keyed(uploadBlob)],
  [new RegExp(`^POST ${X}\\.repo\\.createRecord$`), keyed(createRecord)],
  [new RegExp(`^GET ${X}\\.repo\\.getRecord$`), keyed(getRecord)],
  [/^GET bsky\.social\/xrpc\/app\.bsky\.feed\.getPosts$/, keyed(getPosts)],
  [new RegExp(`^POST ${V}\\.uploadVideo$`), uploadVideo],
  [new RegExp(`^GET ${V}\\.getJobStatus$`), keyed(jobStatus)],
]
