import { brandOf, zoneOf } from '#lib/brand/snapshot.ts'
import type { Hold } from '#lib/composer/concerns.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Takes } from '#lib/composer/write-post.ts'
import { endOfDay } from '#lib/instant.ts'
import { findWorkspaceOf } from '#lib/keys/store.ts'
import { givenRecipe } from '#lib/runs/accept/given/given-recipe.ts'
import { failOnRequest } from '#lib/runs/accept/test-brief.ts'
import { withDrawingsSeen } from '#lib/runs/drafts/seen.ts'
import { orAnnounced } from '#lib/runs/judge/announced.ts'
import { captionsOf } from '#lib/runs/judge/captions.ts'
import { type Freeze, takeOf } from '#lib/runs/judge/take.ts'
import { heldFor, type WithPainting, withPainting } from '#lib/runs/paint/for-run.ts'
import { freeze } from '#lib/runs/recipe/freeze.ts'
import { lookOf } from '#lib/runs/recipe/look.ts'
import { lookAgain } from '#lib/runs/recipe/look-again.ts'
import { planFor } from '#lib/runs/recipe/plan.ts'
import type { BrandSnapshot, Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { Patch } from '#lib/runs/store.ts'
import { COST } from '#lib/runs/work/processor.ts'
import type { RunWorld, Step } from '#lib/runs/work/run-world.ts'

/** Brief and brand to a recipe: all that the later steps need, decided once. A run that came with one keeps it. */
export const compose: Step = async (world, run) => {
  failOnRequest(run, 'compose')
  return run.given && 'recipe' in run.given ? asGiven(world, run, run.given) : composed(world, run)
}

async function asGiven(world: RunWorld, run: RunRow, given: Parameters<typeof givenRecipe>[2]): Promise<Patch> {
  const { recipe, words } = await givenRecipe(world, run, given)
  return {
    recipe,
    brand_version: recipe.brand.version,
    ...posted(recipe, run),
    ...words,
    ...eventOf(recipe, recipe.event_day ? await readZone(world, run) : 'UTC'),
    composer: 'recipe',
    receipt: { ...run.receipt, composer: 'recipe' },
  }
}

async function composed(world: RunWorld, run: RunRow): Promise<Patch> {
  const reading = findWorkspaceOf(world.db, run.workspace_id)
  const [workspace, brand] = await Promise.all([reading, brandOf(world.db, run.workspace_id, run.livemode, reading)])
  const { plan, takes, receipt, words, scene, met } = await planFor(world, run, workspace, brand)
  const pause = () => world.processor.turn(world, run.workspace_id, COST.step)
  await pause()
  const { composition, turns } = lookOf(run.given)
  // What was asked for, a composition or another look, is not left for a third.
  const asked = turns > 0 || composition !== 'auto'
  const first = run.variation - takes.nth
  const layOut = (painted?: BrandSnapshot['painted']) => {
    const frozen = (way: Picture, turn: number, before: number) =>
      freeze(
        { ...run, variation: first + before },
        workspace,
        { ...brand, painted },
        { ...plan, pictures: [way], turn },
      )
    return taken(world, run, takes, frozen, pause)
  }
  const made: WithPainting = asked
    ? { ...NOTHING_DONE, recipe: await lookAgain(world, await freeze(run, workspace, brand, plan), turns) }
    : await withPainting(world, run, { dna: brand.dna, scene }, layOut)
  const { recipe, holds } = await withDrawingsSeen(world, judged(made, scene, words.holds), met)
  return {
    recipe,
    repairs: made.repairs,
    brand_version: brand.version,
    ...posted(recipe, run),
    ...{ ...words, holds },
    ...eventOf(recipe, zoneOf(brand.dna, workspace)),
    receipt: { ...run.receipt, ...receipt, ...(made.told && { painter: made.told }) },
  }
}

const NOTHING_DONE = { repairs: [], score: null }

/** A picture that was painted is looked at by a person, and meets the wish for it. */
function judged({ recipe, painted }: WithPainting, scene: Scene | null, holds: Hold[]) {
  if (!painted || !scene) return { recipe, holds }
  const held = heldFor(painted, scene, { holds, rows: recipe.copy_rows })
  return { recipe: { ...recipe, copy_rows: held.rows }, holds: held.holds }
}

/** The day that its words speak of as coming, and when that is over in the workspace’s place. */
const eventOf = ({ event_day }: Recipe, time_zone: string) =>
  event_day ? { event_day, event_over_at: endOfDay(event_day, time_zone).toISOString() } : {}

async function readZone({ db }: RunWorld, { workspace_id, livemode }: RunRow): Promise<string> {
  const reading = findWorkspaceOf(db, workspace_id)
  const [workspace, { dna }] = await Promise.all([reading, brandOf(db, workspace_id, livemode, reading)])
  return zoneOf(dna, workspace)
}

/** The template that a caller asked for is kept. */
async function taken(world: RunWorld, { given }: RunRow, takes: Takes, freeze: Freeze, pause: () => Promise<void>) {
  const take = await takeOf(world, takes, freeze, pause)
  return given ? take : orAnnounced(world, take, takes.ways, freeze)
}

const posted = (recipe: Recipe, { channel }: RunRow) => {
  const captions = captionsOf(recipe)
  return { captions, output_text: captions[channel] }
}
