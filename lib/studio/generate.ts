// An event of a caller's own systems becomes a card.
import * as z from 'zod'
import { findBrand } from '#lib/brand/store.ts'
import type { Channel } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { flawed } from '#lib/flaws/flaws.ts'
import { nounOf } from '#lib/flaws/words.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import type { Problem } from '#lib/problem.ts'
import { accept, type Wanted } from '#lib/runs/accept/accept.ts'
import { type Ready, readBody, templateOf } from '#lib/runs/accept/items.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { captionReasons } from '#lib/runs/judge/fits.ts'
import { lookFields } from '#lib/runs/recipe/look.ts'
import { composedCaption } from '#lib/studio/caption.ts'
import { channelFor, type Fires, firesOf, wanting } from '#lib/studio/fires.ts'
import { assertProfileAllows, pauseProblem, unbound, workspaceProblem } from '#lib/studio/guards.ts'
import { type Bound, CAPTION_MAX, findBound } from '#lib/studio/profile.ts'

export const StudioInput = z
  .strictObject({
    output_type: z
      .string({
        error: ({ input }) =>
          `is ${input === undefined ? 'missing' : nounOf(input)}; it takes the name of a template, which GET /api/v1/studio/templates lists`,
      })
      .max(60)
      .describe('A template; `GET /api/v1/studio/templates` lists them.'),
    data: z
      .record(z.string(), z.unknown())
      .describe('The fields of that template, as its `data_schema` has them: the same that `/render` takes.'),
    ...lookFields,
    caption: z.string().max(CAPTION_MAX).optional().describe('The text of the post, word for word, on every target.'),
    delivery: z
      .enum(['profile', 'telegram', 'social', 'none'])
      .default('profile')
      .describe('Where it goes: what the profile has, one of its targets, or nowhere.'),
  })
  .meta({ id: 'StudioInput' })
export type StudioInput = z.output<typeof StudioInput>

export const StudioAnswer = z
  .object({
    run_id: z.uuid(),
    poll_url: z.string(),
    /** What will fire once the run has succeeded. */
    delivery: z.array(z.enum(['telegram', 'social'])),
    /** Why it does not go where the profile sends it. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'StudioAnswer' })
export type StudioAnswer = z.output<typeof StudioAnswer>

/** An event of the caller's own systems becomes a card. */
export async function studioGenerate(ctx: Ctx, input: StudioInput, claimed: Claim | null): Promise<Answer> {
  const [bound, brand] = await Promise.all([findBound(ctx), findBrand(ctx.db, ctx.workspace.id, ctx.livemode)])
  const ready = readCard(input, brand?.dna.tagline ?? '')
  const fires = firesOf(ctx, bound, input.delivery)
  const channel = channelFor(ctx.key, fires.accounts)
  assertScope(ctx.key, 'asset_types', ready.asset_type)
  assertScope(ctx.key, 'channels', channel)
  if (bound) assertProfileAllows(bound.profile, input.output_type, input.delivery)
  const problem = ctx.limits.day_spent
    ? null
    : (closedProblem(ctx, bound, input) ?? captionProblem(bound, input, fires))
  if (problem) return firstAnswerOr(problem, ctx, claimed)
  const now = ctx.now()
  const want = () => card(ctx, { ready, channel, input, fires }, bound, now)
  return accept(ctx, claimed, want, [ready.asset_type], now)
}

/** An unknown template is told before what is wrong with its data. */
function readCard({ output_type, data, look, composition }: StudioInput, tagline: string): Ready {
  templateOf(output_type)
  const read = readBody({ output_type, body: data, look, composition }, ['body', 'data'], tagline)
  if (Array.isArray(read)) throw flawed(read, 'validation_error')
  return read
}

/** The rate limit stands between the workspace and the pause; on a spent day acceptance refuses before all of them. */
function closedProblem(ctx: Ctx, bound: Bound | null, { delivery }: StudioInput): Problem | null {
  const problem = workspaceProblem(ctx, bound, delivery)
  if (problem) return problem
  ctx.limits.assertWindow()
  return bound && pauseProblem(bound.profile)
}

/** Words that a target would refuse are refused now, and not when the card is ready. */
function captionProblem(bound: Bound | null, input: StudioInput, { accounts }: Fires): Problem | null {
  if (!bound) return null
  const written = writtenCaption(bound, input)
  const reasons = accounts.flatMap(({ platform }) =>
    captionReasons(platform, written).map(reason => `${platform}: ${reason}`),
  )
  const [msg] = reasons
  return msg === undefined ? null : flawed([{ loc: ['body', 'caption'], msg, type: 'too_long' }], 'validation_error')
}

const writtenCaption = (bound: Bound | null, { caption, output_type, data }: StudioInput): string =>
  caption ?? (bound?.profile.default_caption || composedCaption(templateOf(output_type), data))

/** What was taken before a guard closed is still answered as it was. */
async function firstAnswerOr(problem: Problem, ctx: Ctx, claimed: Claim | null): Promise<Answer> {
  const first = await replay(ctx, claimed)
  if (!first) throw problem
  ctx.limits.assertWindow()
  return first
}

type Card = { ready: Ready; channel: Channel; input: StudioInput; fires: Fires }

function card(ctx: Ctx, { ready, channel, input, fires }: Card, bound: Bound | null, now: Date): Wanted {
  if (!bound && input.delivery !== 'none') throw unbound()
  const written = writtenCaption(bound, input)
  const given = {
    ...ready.given,
    ...{ template: input.output_type, data: input.data, caption: written, scheme: bound?.profile.theme ?? 'auto' },
    deliver: { telegram: fires.telegram, social: fires.accounts.map(account => account.id) },
  }
  const asked = {
    brief: '',
    channel,
    asset_type: ready.asset_type,
    metadata: {},
    created_via: 'studio' as const,
    given,
  }
  const run = newRun(ctx, asked, now)
  const answer = StudioAnswer.parse({
    run_id: run.id,
    poll_url: `/api/v1/programmatic/runs/${run.id}`,
    delivery: [...(fires.telegram ? ['telegram'] : []), ...(fires.accounts.length > 0 ? ['social'] : [])],
    notes: wanting(ctx, bound, input.delivery, fires),
  })
  return { runs: [run], body: () => JSON.stringify(answer), batch_id: null }
}
