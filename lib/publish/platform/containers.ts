// Instagram and Threads publish containers: one for each file, one for all of them, and a container is published once.
import * as z from 'zod'
import type { Platform } from '#lib/channels.ts'
import {
  type Answered,
  asForm,
  bearer,
  CLOCKS_APART_MS,
  call,
  metaTime,
  provesNothing,
  send,
  told,
} from '#lib/publish/platform/call.ts'
import { hopeless, Id, orAskedAgain, refusalOf, spent, taken } from '#lib/publish/platform/container-words.ts'
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

/** Where the two differ. */
export type Dialect = {
  platform: Platform
  name: string
  base: string
  /** The paths under an account. */
  create: string
  publish: string
  quota: string
  /** What it calls a caption. */
  words: 'caption' | 'text'
  /** The fields that tell how far a container is. */
  progress: string
  fileOf(piece: Piece): Record<string, string>
  /** What it shows posts on. */
  hosts: string[]
  profile(username: string): string
}

export const containersOf = (dialect: Dialect): Pick<Publisher, 'platform' | 'prepare' | 'publish' | 'check'> => ({
  platform: dialect.platform,
  prepare: (post, account, state, tools) => prepare(post, state, { dialect, account, tools }),
  publish: (_, account, state, tools) => publish(state, { dialect, account, tools }),
  check: (post, account, state, tools) => check(post, state, { dialect, account, tools }),
})

const POLL_SECONDS = 10
const MOST_TRIES = 3
const MOST_LOOKS = 3

const Made = z.object({ id: Id })
/** Containers: those of the pieces, the one that is published, and how often all of them were made anew. */
const Containers = z.object({
  items: z.array(Id),
  container: Id.nullable(),
  tries: z.int(),
  media_id: Id.optional(),
  /** How often the address of what is out was asked for. */
  looks: z.int().default(0),
})
type Containers = z.output<typeof Containers>

type At = { dialect: Dialect; account: Account; tools: PublisherTools }

async function prepare(post: Publication, state: unknown, at: At): Promise<Step> {
  const { dialect } = at
  const known = Containers.safeParse(state).data
  if (known && known.items.length > 0) return polled(post, known, at)
  assertFits(post, dialect.platform)
  await assertQuota(at)
  const tries = known?.tries ?? 0
  const [first] = post.pieces
  const single = post.pieces.length === 1 && first
  const items: string[] = []
  if (single) items.push(await container({ ...dialect.fileOf(single), [dialect.words]: post.caption }, at))
  else
    for (const piece of post.pieces)
      items.push(await container({ ...dialect.fileOf(piece), is_carousel_item: 'true' }, at))
  return waiting({ items, container: single ? (items[0] ?? null) : null, tries, looks: 0 })
}

const waiting = (state: Containers): Step => ({ next: 'prepare', state, wait_seconds: POLL_SECONDS })

async function container(fields: Record<string, string>, at: At): Promise<string> {
  const { dialect, account, tools } = at
  const asked = `${dialect.base}/${account.external_id}/${dialect.create}`
  return Made.parse(await orAskedAgain(await send(tools.http, asked, asForm(fields, bearer(account))), at)).id
}

const Quota = z.object({
  data: z.array(z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }).optional() })).max(5),
})

async function assertQuota({ dialect, account, tools }: At): Promise<void> {
  const asked = `${dialect.base}/${account.external_id}/${dialect.quota}?fields=quota_usage,config`
  const [quota] = Quota.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), dialect, tools)).data
  const total = quota?.config?.quota_total ?? Number.POSITIVE_INFINITY
  if (quota && quota.quota_usage >= total)
    throw new PublishError(
      'blocked',
      'quota',
      `${dialect.name} takes ${total} posts of an app in a day; they are used up.`,
    )
}

const progress = ['IN_PROGRESS', 'FINISHED', 'PUBLISHED', 'ERROR', 'EXPIRED'] as const
type Progress = (typeof progress)[number]
const Status = z
  .object({
    status_code: z.enum(progress).optional(),
    status: z.string().optional(),
    error_message: z.string().optional(),
  })
  .transform(({ status_code, status, error_message }) => ({
    progress: status_code ?? z.enum(progress).parse(status),
    said: error_message ?? status,
  }))

async function statusOf(id: string, at: At): Promise<{ progress: Progress; said: string | undefined }> {
  const { dialect, account, tools } = at
  const asked = `${dialect.base}/${id}?fields=${dialect.progress}`
  return Status.parse(await orAskedAgain(await call(tools.http, asked, { headers: bearer(account) }), at))
}

async function polled(post: Publication, state: Containers, at: At): Promise<Step> {
  const asked = state.container ? [state.container] : state.items
  const found: Progress[] = []
  for (const id of asked) {
    const { progress, said } = await statusOf(id, at)
    if (progress === 'ERROR' || progress === 'EXPIRED') return anew(at.dialect, state, said)
    found.push(progress)
  }
  if (found.includes('IN_PROGRESS')) return waiting(state)
  if (state.container) return { next: 'publish', state }
  const parent = { media_type: 'CAROUSEL', children: state.items.join(','), [at.dialect.words]: post.caption }
  return waiting({ ...state, container: await container(parent, at) })
}

/** A container that came to nothing is made again, unless it is the picture that the platform does not take. */
function anew({ name }: Dialect, { tries }: Containers, status = ''): Step {
  const text = told(status, `${name} could not take what it fetched from us.`)
  if (hopeless.test(status) || tries + 1 >= MOST_TRIES) throw new PublishError('rejected', 'container_failed', text)
  return waiting(none(tries + 1))
}

const none = (tries: number): Containers => ({ items: [], container: null, tries, looks: 0 })

async function publish(state: unknown, at: At): Promise<Step> {
  const { dialect, account, tools } = at
  const known = Containers.parse(state)
  const asked = `${dialect.base}/${account.external_id}/${dialect.publish}`
  const answer = await send(tools.http, asked, asForm({ creation_id: known.container ?? '' }, bearer(account)))
  if (!answer.ok) return notPublished(answer, known, at)
  const media_id = Made.parse(answer.body).id
  return { next: 'check', state: { ...known, media_id }, wait_seconds: 0 }
}

/** A failure may stand beside a post that is out: the container knows, and only its word is believed. */
async function notPublished(answer: Answered, known: Containers, at: At): Promise<Step> {
  const { dialect } = at
  const unclear = new PublishError('unknown', String(answer.status), `${dialect.name} gave no clear answer.`)
  const refusal = refusalOf(answer, dialect, at.tools)
  if (refusal.outcome === 'reauth') throw refusal
  const status = await statusOf(known.container ?? '', at).catch(error => error)
  const isGone = status instanceof PublishError && spent.test(status.platform_code)
  if (isGone && spent.test(refusal.platform_code)) return anew(dialect, known)
  if (status instanceof Error) throw unclear
  if (status.progress === 'PUBLISHED') return { next: 'check', state: known, wait_seconds: 0 }
  if (status.progress === 'IN_PROGRESS' || provesNothing(answer) || refusal.outcome === 'unknown') throw unclear
  if (status.progress !== 'FINISHED' || spent.test(refusal.platform_code)) return anew(dialect, known, status.said)
  throw refusal
}

const Link = z.object({ permalink: z.url() })
const Recent = z.object({
  data: z.array(
    Link.extend({ id: Id, caption: z.string().default(''), text: z.string().default(''), timestamp: z.string() }),
  ),
})

/** A link to somewhere else is none. */
const isTheirs = ({ hosts }: Dialect, url: string): boolean =>
  hosts.some(host => new URL(url).hostname === host || new URL(url).hostname.endsWith(`.${host}`))

async function check(post: Publication, state: unknown, at: At): Promise<Found> {
  const { dialect, account, tools } = at
  const known = Containers.safeParse(state).data
  if (!known?.container) return { next: 'prepare', state: none(known?.tries ?? 0), wait_seconds: 0 }
  if (known.media_id) return addressed(known.media_id, known, at)
  const status = await statusOf(known.container, at).catch(goneOrThrown)
  if (status?.progress === 'IN_PROGRESS') return { next: 'check', state: known, wait_seconds: POLL_SECONDS }
  if (status && status.progress !== 'PUBLISHED') return { next: 'absent' }
  const asked = `${dialect.base}/${account.external_id}/${dialect.create}?fields=id,${dialect.words},permalink,timestamp&limit=10`
  const { data } = Recent.parse(taken(await call(tools.http, asked, { headers: bearer(account) }), dialect, tools))
  const since = Date.parse(post.began_at) - CLOCKS_APART_MS
  const found = data.find(
    one =>
      metaTime(one.timestamp) >= since &&
      one[dialect.words].trim() === post.caption.trim() &&
      isTheirs(dialect, one.permalink),
  )
  if (found) return { next: 'done', external_post_id: found.id, url: found.permalink }
  if (!status) return { next: 'absent' }
  return later(known, at)
}

/** Null for a container that is no more, which says nothing of the post. */
function goneOrThrown(error: unknown): null {
  if (error instanceof PublishError && spent.test(error.platform_code)) return null
  throw error
}

/** What is out is out, with its address or without. */
async function addressed(media_id: string, known: Containers, at: At): Promise<Found> {
  const { dialect, account, tools } = at
  const asked = `${dialect.base}/${media_id}?fields=permalink`
  const answer = await call(tools.http, asked, { headers: bearer(account) }).catch(() => null)
  const link = answer?.ok ? Link.safeParse(answer.body).data : null
  if (link && isTheirs(dialect, link.permalink))
    return { next: 'done', external_post_id: media_id, url: link.permalink }
  return later(known, at)
}

function later(known: Containers, { dialect, account }: At): Found {
  const url = dialect.profile(encodeURIComponent(account.username))
  if (known.looks + 1 >= MOST_LOOKS) return { next: 'done', external_post_id: known.media_id ?? null, url }
  return { next: 'check', state: { ...known, looks: known.looks + 1 }, wait_seconds: 30 }
}
