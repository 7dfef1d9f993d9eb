// The same pictures with other words on them.
import * as z from 'zod'
import { findBrand, ownsBlobs } from '#lib/brand/store.ts'
import type { Ctx } from '#lib/ctx.ts'
import { flawed } from '#lib/flaws/flaws.ts'
import type { Answer, Claim } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { shownBy } from '#lib/render/objects/named/drafted.ts'
import { accept, shownFirst } from '#lib/runs/accept/accept.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { readRecipe } from '#lib/runs/accept/rerender.ts'
import { draftedIn, withoutDrafts } from '#lib/runs/drafts/in-recipe.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import { readRow } from '#lib/runs/read/watch.ts'
import { readRecipeItem } from '#lib/runs/recipe/item.ts'
import { withCaptions } from '#lib/runs/reword/captioned.ts'
import { type Change, changed, type Wording } from '#lib/runs/reword/change.ts'
import type { Words } from '#lib/runs/reword/rebuild.ts'
import { captionsIn, Part, partsOf, Text } from '#lib/runs/reword/texts.ts'
import type { CreatedVia, RunRow } from '#lib/runs/run.ts'

export const RunWords = z.object({ parts: z.array(Part), captions: z.array(Text) }).meta({ id: 'RunWords' })
export type RunWords = z.output<typeof RunWords>

const MOST_WORDS = 500
const LONGEST_PLACE = 200
const LONGEST_TEXT = 5_100

export const RewordInput = z
  .strictObject({
    words: z
      .record(z.string().max(LONGEST_PLACE), z.string().max(LONGEST_TEXT))
      .refine(words => Object.keys(words).length <= MOST_WORDS, `has more than ${MOST_WORDS} places`)
      .default({})
      .describe(
        'What reads otherwise, by the `path` of each text. Empty leaves it out, and all of a slide, scene or row by its own path.',
      ),
    painted: z
      .literal(false)
      .optional()
      .describe(
        'Without the picture that an image model has painted for it, or what a language model has drawn: a drawing of ours or none is shown instead.',
      ),
  })
  .meta({ id: 'RewordInput' })
export type RewordInput = z.output<typeof RewordInput>

export type Found = Wording & { run: RunRow }

/** The words of a run that is made, each with its place. */
export async function readWording(ctx: Ctx, run_id: string): Promise<Found> {
  const run = await readRow(ctx, run_id)
  if (run.status !== 'succeeded')
    throw new Problem('invalid_state', 'This run has no words to change: it has not succeeded.')
  const { seal: _, ...recipe } = await readRecipe(ctx, run_id)
  const captions = captionsIn(run.captions ?? captionsOf(recipe), run.channel)
  const found = { run, recipe, parts: partsOf(recipe), captions }
  const { painted } = recipe.brand
  const isThere = !painted || (await ownsBlobs(ctx.db, ctx.workspace.id, [painted.blob_key]))
  return isThere ? found : withoutPainting(found)
}

/** What would be drawn, and what would read otherwise. */
export async function readChanged(ctx: Ctx, wording: Wording, words: Words) {
  const brand = await findBrand(ctx.db, ctx.workspace.id, ctx.livemode)
  const tagline = brand?.dna.tagline ?? ''
  return { ...changed(wording, withCaptions(words, wording), tagline), tagline }
}

export type Rewording = { words: Words; painted?: false | undefined }

/** What a model has painted or drawn is not shown, nor waited for. */
export function withoutPainting({ recipe, ...found }: Found): Found {
  const { painted } = recipe.brand
  const gone = [...(painted ? [painted.shows] : []), ...draftedIn(recipe).map(shownBy)]
  return {
    ...found,
    recipe: { ...withoutDrafts(recipe), brand: { ...recipe.brand, painted: undefined } },
    ...(gone.length > 0 && { unpainted: gone.join(', ') }),
  }
}

/** A new run of words that are the caller’s, under every rule for those; of what was judged before only what is open goes along. */
export async function rewordRun(
  ctx: Ctx,
  run_id: string,
  { words, painted }: Rewording,
  created_via: CreatedVia,
  claimed: Claim | null,
): Promise<Answer> {
  const found = await readWording(ctx, run_id)
  const wording = painted === false ? withoutPainting(found) : found
  if (painted === false && wording.unpainted === undefined && words.size === 0) throw nothingPainted()
  const { brief, channel, asset_type, size, variation, metadata } = wording.run
  const { recipe, changes, tagline } = await readChanged(ctx, wording, words)
  assertScope(ctx.key, 'asset_types', asset_type)
  assertScope(ctx.key, 'channels', channel)
  const read = await readRecipeItem(ctx, recipe, { channel, at: ['body'], tagline })
  if (Array.isArray(read)) throw flawed(read, 'recipe_invalid')
  const now = ctx.now()
  const given = { ...read.given, reworded: { of: run_id, changes } satisfies { of: string; changes: Change[] } }
  const want = () => {
    const asked = { brief, channel, asset_type, size, variation, metadata, created_via, given }
    return { runs: [newRun(ctx, asked, now)] as const, body: shownFirst(now), batch_id: null }
  }
  return accept(ctx, claimed, want, [asset_type], now)
}

function nothingPainted(): Problem {
  const msg = 'This run shows no picture that a model has painted or drawn for it.'
  return new Problem('validation_error', `painted: ${msg}`, {
    detail: [{ loc: ['body', 'painted'], msg, type: 'custom' }],
  })
}
