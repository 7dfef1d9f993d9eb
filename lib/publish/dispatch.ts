// The ways in which a post is asked for: handed to the queue, or made while its caller waits.
import * as z from 'zod'
import { withHashtags } from '#lib/composer/write/with-hashtags.ts'
import type { Ctx, World } from '#lib/ctx.ts'
import { after } from '#lib/instant.ts'
import type { Key, Workspace } from '#lib/keys/key.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { FIRST_DUE_MS } from '#lib/publish/limits.ts'
import { type Post, shownPost } from '#lib/publish/post.ts'
import type { Origin, PostRow } from '#lib/publish/row.ts'
import { findPostOn, reservePost } from '#lib/publish/store.ts'
import { captionReasons, wayFor } from '#lib/runs/fits.ts'
import { postMessage } from '#lib/runs/messages.ts'
import { channelOf, type Platform } from '#lib/runs/platforms.ts'
import { Recipe } from '#lib/runs/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { findRecipe, findRun } from '#lib/runs/store.ts'
import { runNotFound } from '#lib/runs/watch.ts'
import { announce } from '#lib/webhooks/messages.ts'

/** A request's Ctx, or what a queue's message knows of who has asked. */
export type Dispatcher = World &
  Pick<Ctx, 'livemode' | 'actor' | 'request_id'> & {
    workspace: Pick<Workspace, 'id'>
    /** Its scopes hold; null where nobody's do. */
    key: Pick<Key, 'channels' | 'connected_accounts'> | null
  }

export type DispatchInput = {
  run_id: string
  platform: Platform
  /** The first connected account of the platform without it. */
  connected_account_id?: string | undefined
  /** The run's own caption for the platform without it. */
  caption?: string | undefined
  /** At once without it. */
  scheduled_at?: string | undefined
  origin: Origin
}

/** Reserves the post and hands it to the queue; the same run on the same account again answers the same post. */
export async function dispatch(ctx: Dispatcher, input: DispatchInput): Promise<Post> {
  const { post, is_new } = await reserve(ctx, input)
  if (is_new && post.status === 'queued')
    ctx.later(ctx.queue.send([postMessage(post, `${post.origin}:${ctx.id()}`)]).catch(() => undefined))
  return shownPost(post)
}

/** The key may use the channel of the platform, and the account where one is named. */
export function assertMayPost({ key }: Dispatcher, { platform, connected_account_id }: DispatchInput): void {
  if (!key) return
  assertScope(key, 'channels', channelOf(platform))
  if (connected_account_id) assertScope(key, 'connected_accounts', connected_account_id)
}

export type Reserved = { post: PostRow; is_new: boolean }

/** The place of the run on the account: taken now, or found taken. */
export async function reserve(ctx: Dispatcher, input: DispatchInput): Promise<Reserved> {
  assertMayPost(ctx, input)
  const owner = { workspace_id: ctx.workspace.id, livemode: ctx.livemode }
  const run = await approved(ctx, input.run_id)
  const { run_id, platform, origin } = input
  const caption = await captionOf(ctx, run, input)
  const target = { run_id, platform, connected_account_id: await accountFor(ctx, input) }
  const now = ctx.now()
  const at = now.toISOString()
  const scheduled_at = input.scheduled_at && new Date(input.scheduled_at) > now ? input.scheduled_at : null
  const due_at = scheduled_at ?? after(now, FIRST_DUE_MS).toISOString()
  const status = scheduled_at ? ('scheduled' as const) : ('queued' as const)
  const wanted = { id: ctx.id(), ...owner, ...target, origin, status, caption, scheduled_at, due_at, created_at: at }
  const by = { id: ctx.id(), actor: ctx.actor, request_id: ctx.request_id, at }
  const reserved = await reservePost(ctx.db, wanted, by, ctx.id())
  if (reserved) {
    announce(ctx, reserved.hints)
    return { post: reserved.post, is_new: true }
  }
  const post = await findPostOn(ctx.db, owner, target)
  if (!post) throw runNotFound()
  return { post, is_new: false }
}

async function approved(ctx: Dispatcher, run_id: string): Promise<RunRow> {
  const run = await findRun(ctx.db, ctx.workspace.id, ctx.livemode, run_id)
  if (!run) throw runNotFound()
  if (run.status !== 'succeeded')
    throw new Problem('run_not_succeeded', `The run is ${run.status}; only one that has succeeded can be posted.`)
  if (run.verdict === 'approved') return run
  const rows = run.score_reasons.filter(row => !row.passed && row.fix).map(row => row.fix)
  const remedy = rows[0] ? ` First remedy: ${rows[0]}` : ''
  throw new Problem('run_not_approved', `The run's verdict is ${run.verdict}; only an approved one is posted.${remedy}`)
}

/** The words that are posted: those given, or the run's own for that platform. Both have to fit, and so does the media. */
async function captionOf(ctx: Dispatcher, run: RunRow, input: DispatchInput): Promise<string> {
  const { platform } = input
  const { reasons } = wayFor(platform, run.assets)
  if (reasons.length > 0) throw unfit(platform, reasons)
  const caption = input.caption ?? (await ownCaption(ctx, run, platform))
  const long = captionReasons(platform, caption)
  const [msg] = long
  if (!msg) return caption
  if (input.caption === undefined) throw unfit(platform, long)
  throw new Problem('validation_error', `caption: ${msg}`, {
    detail: [{ loc: ['body', 'caption'], msg, type: 'too_long' }],
  })
}

const unfit = (platform: Platform, reasons: string[]) =>
  new Problem('asset_not_supported', `${platform} does not take this run: ${reasons.join('; ')}.`, {
    detail: { platform, reasons },
  })

const Captions = z.object({ captions: Recipe.shape.captions, hashtags: Recipe.shape.hashtags })

async function ownCaption(ctx: Dispatcher, run: RunRow, platform: Platform): Promise<string> {
  const channel = channelOf(platform)
  if (channel === run.channel) return run.output_text ?? ''
  const { captions, hashtags } = Captions.parse(await findRecipe(ctx.db, ctx.workspace.id, ctx.livemode, run.id))
  return withHashtags(captions[channel] ?? '', hashtags, channel)
}

async function accountFor(ctx: Dispatcher, input: DispatchInput): Promise<string | null> {
  const { run_id, platform, connected_account_id: wanted = null } = input
  const place = { workspace_id: ctx.workspace.id, run_id, platform }
  const chosen = await ctx
    .posting(ctx.livemode)
    .choose({ ...place, wanted, allowed: ctx.key?.connected_accounts ?? null })
  if (chosen !== undefined) return chosen
  const which = wanted ? `The account ${wanted}` : `No account of ${platform}`
  throw new Problem('channel_not_connected', `${which} is connected. Connect one, then post again.`, {
    detail: { platform, connected_account_id: wanted },
  })
}
