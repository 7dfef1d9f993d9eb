// A post that is asked for: the checks in their order, and the place of the run on the account.

import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import { channelOf, type Platform } from '#lib/channels.ts'
import { withHashtags } from '#lib/composer/words/with-hashtags.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { assertNotPaused } from '#lib/publish/control/pause.ts'
import { assertNewWords, assertWay } from '#lib/publish/control/words.ts'
import { assertInTime } from '#lib/publish/post/assert-in-time.ts'
import { assertNew } from '#lib/publish/post/assert-new.ts'
import { assertMayComment } from '#lib/publish/post/may-comment.ts'
import { partsOf } from '#lib/publish/post/parts.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { findPostOn, reservePost } from '#lib/publish/post/store.ts'
import { isToBeRead } from '#lib/publish/post/to-be-read.ts'
import { captionReasons, wayFor } from '#lib/runs/judge/fits.ts'
import type { Overflow } from '#lib/runs/platforms.ts'
import { foundIn, told } from '#lib/runs/read/holds.ts'
import { runNotFound } from '#lib/runs/read/watch.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { findRecipe, findRun } from '#lib/runs/store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { firstDue } from '#lib/work/lease.ts'

export type Wish = {
  run_id: string
  platform: Platform
  /** The first connected account of the platform without it. */
  connected_account_id?: string | undefined
  /** The run's own caption for the platform without it. */
  caption?: string | undefined
  /** What becomes of a caption that is longer than the platform takes; it is refused without it. */
  overflow?: Overflow | undefined
  /** At once without it. */
  scheduled_at?: string | undefined
  /** The same picture with nearly the same words went to the account a short while ago, and it shall nevertheless. */
  allow_repeat?: boolean | undefined
  /** The words speak of a day as still to come that is over by then, and it shall nevertheless. */
  allow_past_event?: boolean | undefined
}

/** The key may use the channel of the platform, and the account where one is named. */
export function assertMayPost({ key }: Pick<Ctx, 'key'>, { platform, connected_account_id }: Wish): void {
  assertScope(key, 'channels', channelOf(platform))
  if (connected_account_id) assertScope(key, 'connected_accounts', connected_account_id)
}

export type Reserved = { post: PostRow; is_new: boolean }

/** The place of the run on the account: taken now, or found taken. */
export async function reserve(ctx: Ctx, input: Wish): Promise<Reserved> {
  const owner = ownerOf(ctx)
  const run = await approved(ctx, input.run_id)
  const { run_id, platform } = input
  const own = await ownCaption(ctx, run, platform)
  const caption = captionOf(run, input, own)
  const target = { run_id, platform, connected_account_id: await accountFor(ctx, input) }
  const { connected_account_id: account } = target
  if (account && input.overflow === 'first_comment' && partsOf(platform, caption, input.overflow).length > 1)
    await assertMayComment(ctx.db, owner.workspace_id, account)
  const taken = await findPostOn(ctx.db, owner, target)
  if (taken && !isFree(taken)) return { post: taken, is_new: false }
  await assertNotPaused(ctx, owner.workspace_id)
  const now = ctx.now()
  const at = now.toISOString()
  const scheduled_at = input.scheduled_at ? new Date(input.scheduled_at).toISOString() : null
  if (!input.allow_past_event) assertInTime(run, scheduled_at, now)
  const files = run.assets.filter(({ kind }) => kind === 'image' || kind === 'video').map(({ sha256 }) => sha256)
  if (!input.allow_repeat) await assertNew(ctx, { run_id, account_id: account, files, caption, scheduled_at, at })
  const is_held = caption !== own && (await isToBeRead(ctx, { ...owner, caption }))
  const wanted = {
    ...{ id: ctx.id(), ...owner, ...target, caption, overflow: input.overflow ?? null, scheduled_at, created_at: at },
    ...{ origin: 'request' as const, status: scheduled_at ? ('scheduled' as const) : ('queued' as const) },
    due_at: scheduled_at ?? firstDue(ctx, 'posts'),
  }
  const by = { id: ctx.id(), actor: ctx.actor, request_id: ctx.request_id, at }
  const reserved = await reservePost(ctx.db, { ...wanted, is_held }, by, ctx.id())
  if (reserved) {
    announce(ctx, reserved.hints)
    return { post: reserved.post, is_new: true }
  }
  await assertNotPaused(ctx, owner.workspace_id)
  const post = await findPostOn(ctx.db, owner, target)
  if (!post) throw runNotFound()
  return { post, is_new: false }
}

const isFree = ({ status }: PostRow) => status === 'failed' || status === 'canceled'

async function approved(ctx: Ctx, run_id: string): Promise<RunRow> {
  const run = await findRun(ctx.db, ctx.workspace.id, ctx.livemode, run_id)
  if (!run) throw runNotFound()
  if (run.status !== 'succeeded')
    throw new Problem('run_not_succeeded', `The run is ${run.status}; only one that has succeeded can be posted.`)
  if (run.verdict === 'approved') return run
  throw notApproved(ctx, run)
}

/** What holds it, or else what would mend it, and where a person says yes; a run that is rejected is made anew. */
function notApproved({ public_url }: Pick<Ctx, 'public_url'>, { id, verdict, holds, score_reasons }: RunRow): Problem {
  const [first, ...others] = foundIn(holds)
  const more = others.length > 0 ? ` And ${others.length} more, in \`holds\`.` : ''
  const remedy = score_reasons.find(row => !row.passed && row.fix)?.fix
  const why = first ? ` It is held: ${told(first)}${more}` : remedy ? ` First remedy: ${remedy}.` : ''
  const way = verdict === 'needs_review' ? ` A person can approve it: ${public_url}/approve/${id}` : ''
  return new Problem('run_not_approved', `The run's verdict is ${verdict}; only an approved one is posted.${why}${way}`)
}

/** The words that are posted: those given, or the run's own for that platform. Both have to fit, and so does the media. */
function captionOf(run: RunRow, input: Wish, own: string): string {
  const { platform } = input
  assertWay(platform, input.overflow)
  const { reasons } = wayFor(platform, run.assets)
  if (reasons.length > 0) throw unfit(platform, reasons)
  const caption = input.caption ?? own
  const long = captionReasons(platform, caption)
  if (input.caption !== undefined || input.overflow) assertNewWords(platform, caption, input.overflow)
  else if (long.length > 0) throw unfit(platform, long)
  return caption
}

function unfit(platform: Platform, reasons: string[]): Problem {
  const isPixels = reasons.some(reason => reason.includes(' is image/'))
  const cure = isPixels
    ? ` Make it anew with \`channel: ${channelOf(platform)}\`, which is drawn as a kind that it takes.`
    : ''
  const message = `${platform} does not take this run: ${reasons.join('; ')}.${cure}`
  return new Problem('asset_not_supported', message, { detail: { platform, reasons } })
}

const Captions = z.object({ captions: Recipe.shape.captions, hashtags: Recipe.shape.hashtags })

/** What the run has for the channel, as it is; a run of earlier days keeps it in its recipe. */
async function ownCaption(ctx: Ctx, run: RunRow, platform: Platform): Promise<string> {
  const channel = channelOf(platform)
  if (channel === run.channel) return run.output_text ?? ''
  if (run.captions) return run.captions[channel] ?? run.output_text ?? ''
  const { captions, hashtags } = Captions.parse(await findRecipe(ctx.db, ctx.workspace.id, ctx.livemode, run.id))
  return withHashtags(captions[channel] ?? '', hashtags, channel)
}

async function accountFor(ctx: Ctx, input: Wish): Promise<string | null> {
  const { run_id, platform, connected_account_id: wanted = null } = input
  const choice = { workspace_id: ctx.workspace.id, run_id, platform, wanted }
  const choose = ctx.chooser(ctx.livemode)
  const chosen = await choose({ ...choice, allowed: ctx.key.connected_accounts })
  if (chosen !== undefined) return chosen
  const other = ctx.key.connected_accounts && (await choose({ ...choice, allowed: null }))
  if (other) assertScope(ctx.key, 'connected_accounts', other)
  throw notConnected(platform, wanted)
}

export function notConnected(platform: Platform, wanted: string | null): Problem {
  const message = wanted
    ? `No account ${wanted} of ${platform} is connected. Choose one that GET /accounts lists, or connect one; then post again.`
    : `No account of ${platform} is connected. Connect one, then post again.`
  return new Problem('channel_not_connected', message, { detail: { platform, connected_account_id: wanted } })
}
