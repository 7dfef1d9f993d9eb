// A film of a Facebook page is a reel: begun, fetched by them from us, and shown once it is finished.
import * as z from 'zod'
import { asForm, bearer, call, mustBeClear, ownAddress, send, told } from '#lib/publish/platform/call.ts'
import { Id, refusalOf, taken } from '#lib/publish/platform/container-words.ts'
import { addressOf, BASE, GRAPH } from '#lib/publish/platform/facebook/words.ts'
import { assertFits } from '#lib/publish/platform/fitting.ts'
import {
  type Account,
  type Found,
  type Publication,
  PublishError,
  type PublisherTools,
  type Step,
} from '#lib/publish/publisher.ts'

const POLL_SECONDS = 10
const Begun = z.object({ video_id: Id, upload_url: z.url() })
const Reel = z.object({
  video_id: Id,
  /** Whether Facebook has said that it takes it as finished. */
  finished: z.boolean().default(false),
})

const isFilm = ({ pieces }: Publication): boolean => pieces[0]?.kind === 'video'

async function prepare(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const known = Reel.safeParse(state)
  if (known.success) return fetched(known.data.video_id, account, tools)
  assertFits(post, 'facebook')
  const begin = asForm({ upload_phase: 'start' }, bearer(account))
  const { video_id, upload_url } = Begun.parse(taken(await call(tools.http, doorOf(account), begin), GRAPH, tools))
  const headers = { authorization: `OAuth ${account.token}`, file_url: post.pieces[0]?.url ?? '' }
  taken(await send(tools.http, ownAddress(upload_url, 'facebook.com'), { method: 'POST', headers }), GRAPH, tools)
  return { next: 'prepare', state: { video_id }, wait_seconds: POLL_SECONDS }
}

const doorOf = ({ external_id }: Account) => `${BASE}/${external_id}/video_reels`

const Phase = z.object({ status: z.string().default('') }).default({ status: '' })
const Status = z.object({
  status: z.object({
    video_status: z.string().default(''),
    uploading_phase: Phase,
    processing_phase: z
      .object({ status: z.string().default(''), error: z.object({ message: z.string() }).optional() })
      .default({ status: '' }),
    publishing_phase: Phase,
  }),
  permalink_url: z.string().default(''),
})

async function statusOf(video_id: string, account: Account, tools: PublisherTools) {
  const asked = `${BASE}/${video_id}?fields=status,permalink_url`
  const answer = taken(await call(tools.http, asked, { headers: bearer(account) }), GRAPH, tools)
  const { status, permalink_url } = Status.parse(answer)
  const phases = [status.uploading_phase, status.processing_phase, status.publishing_phase]
  const isOver =
    /^(?:error|expired|upload_failed)$/.test(status.video_status) || phases.some(one => one.status === 'error')
  const text = told(status.processing_phase.error?.message, 'Facebook could not process the video.')
  return {
    ...status,
    permalink_url,
    failure: isOver ? new PublishError('rejected', 'media_processing_failed', text) : null,
  }
}

async function fetched(video_id: string, account: Account, tools: PublisherTools): Promise<Step> {
  const { failure, uploading_phase, video_status } = await statusOf(video_id, account, tools)
  if (failure) throw failure
  if (uploading_phase.status === 'complete' || /^(?:upload_complete|ready)$/.test(video_status))
    return { next: 'publish', state: { video_id, finished: false } }
  return { next: 'prepare', state: { video_id }, wait_seconds: POLL_SECONDS }
}

async function publish(post: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Step> {
  const { video_id } = Reel.parse(state)
  const finish = { upload_phase: 'finish', video_state: 'PUBLISHED', video_id, description: post.caption }
  const answer = await send(tools.http, doorOf(account), asForm(finish, bearer(account)))
  if (answer.ok) return { next: 'check', state: { video_id, finished: true }, wait_seconds: POLL_SECONDS }
  mustBeClear(answer, 'Facebook')
  throw refusalOf(answer, GRAPH, tools)
}

/** A film of which nothing was begun behind its upload has not been finished. */
async function check(_: Publication, account: Account, state: unknown, tools: PublisherTools): Promise<Found> {
  const known = Reel.parse(state)
  const { video_id } = known
  const { failure, permalink_url, ...at } = await statusOf(video_id, account, tools)
  if (failure) return { next: 'failed', error: failure }
  if (at.publishing_phase.status === 'complete')
    return { next: 'done', external_post_id: video_id, url: addressOf(permalink_url, `reel/${video_id}`) }
  const isBegun = [at.processing_phase, at.publishing_phase].some(({ status }) => !/^(?:|not_started)$/.test(status))
  if (!known.finished && !isBegun) return { next: 'absent' }
  return { next: 'check', state: { ...known, finished: true }, wait_seconds: POLL_SECONDS }
}

export const reels = { isFilm, prepare, publish, check }
