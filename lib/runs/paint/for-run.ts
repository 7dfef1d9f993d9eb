// A run with what is painted for it: laid out around a stand-in, painted for the place that it has there, and laid out again.
import type { Hold } from '#lib/composer/concerns.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import { holdRow } from '#lib/composer/word-rows.ts'
import { askedPainting } from '#lib/runs/accept/test-brief.ts'
import type { MendedRecipe } from '#lib/runs/judge/mend.ts'
import { paint } from '#lib/runs/paint/paint.ts'
import { placeIn } from '#lib/runs/paint/place.ts'
import { showsOf } from '#lib/runs/paint/prompt.ts'
import { UNPAINTED } from '#lib/runs/paint/unpainted.ts'
import { painterOf } from '#lib/runs/recipe/plan.ts'
import type { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'
import type { Receipt, RunRow } from '#lib/runs/run.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

export type PaintedPicture = NonNullable<BrandSnapshot['painted']>

/** The recipe of a run that shows what was painted, or nothing painted. */
type LayOut = (painted?: PaintedPicture) => Promise<MendedRecipe>

type Asked = { dna: Parameters<typeof paint>[2]['dna']; scene: Scene | null }

export type WithPainting = MendedRecipe & {
  /** What its first picture shows. */
  painted?: PaintedPicture
  told?: NonNullable<Receipt['painter']>
}

/** Whatever keeps it from being painted or seen, the run is what it would be without. */
export async function withPainting(
  world: RunWorld,
  run: RunRow,
  { scene, ...whose }: Asked,
  layOut: LayOut,
): Promise<WithPainting> {
  const painter = scene && painterOf(world, run)
  if (!scene || !painter) return layOut()
  const model = painter.name
  const without = async (fault: string) => ({ ...(await layOut()), told: { model, fault } })
  if (askedPainting(run) === 'nothing') return without('unavailable')
  const place = await placeIn(world, (await layOut(UNPAINTED)).recipe)
  if (!place) return without('no_room')
  const { kept, ...failed } = await paint(world, run, { ...whose, scene, place, painter })
  if (!kept) return without('fault' in failed ? failed.fault : '')
  const painted = { ...kept, shows: showsOf(scene) }
  const made = await layOut(painted)
  if (!(await placeIn(world, made.recipe))) return without('no_room')
  return { ...made, painted, told: { model } }
}

/** It waits for a person to look at it. */
export const paintedHold = ({ shows, letters }: Pick<PaintedPicture, 'shows' | 'letters'>): Hold =>
  hold('painted', `an image model has painted “${shows}”${letters ? '; there may be letters on it' : ''}`, 'picture')

type Held = { holds: Hold[]; rows: ScoreRow[] }

/** The wish that it meets is met. */
export function heldFor(painted: PaintedPicture, { wish }: Scene, { holds, rows }: Held): Held {
  const isMet = (rule: string, what: unknown) => rule === 'wish' && what === wish
  const looked = paintedHold(painted)
  return {
    holds: [...holds.filter(one => !isMet(one.rule, one.what)), looked],
    rows: [...rows.filter(one => !isMet(one.rule, one.measured)), holdRow(looked)],
  }
}
