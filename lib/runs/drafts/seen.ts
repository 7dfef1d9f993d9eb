// What is seen of all that was drawn for a run: a post without room for it is made without, and meets no wish by it.
import type { Hold } from '#lib/composer/concerns.ts'
import { draftedHold } from '#lib/composer/draughtsman/draft.ts'
import { hold, isSame } from '#lib/composer/guard/rule.ts'
import type { Meeting } from '#lib/composer/illustrator/question.ts'
import { holdRow } from '#lib/composer/word-rows.ts'
import { isDrafted, shownBy } from '#lib/render/objects/named/drafted.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { draftedIn, withoutDrafts } from '#lib/runs/drafts/in-recipe.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { isDrawnOn } from '#lib/templates/aside/drawn-on.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

type Drawer = Pick<RunWorld, 'raster' | 'blobs'>

/** Those of the names of drawings that are seen on none of its pictures. A film shows what its scenes are about. */
async function unseenIn(
  { raster, blobs }: Drawer,
  { brand, pictures }: Recipe,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const unseen = new Set(pictures.length > 0 ? names : [])
  if (unseen.size === 0) return unseen
  const kit = await loadKit(blobs, brand)
  for (const picture of pictures) {
    const composed = await composePicture(raster, picture, kit).catch(notTooLong)
    for (const name of composed ? unseen : []) if (composed && isDrawnOn(composed, name, kit)) unseen.delete(name)
  }
  return unseen
}

type Judged = { recipe: Recipe; holds: Hold[] }

/** What a model has drawn and nobody sees is not waited for; the wishes that this, or a drawing of ours, would have met are open again. */
export async function withDrawingsSeen(
  drawer: Drawer,
  { recipe, holds }: Judged,
  met: readonly Meeting[],
): Promise<Judged> {
  const unseen = await unseenIn(drawer, recipe, [...draftedIn(recipe), ...met.flatMap(({ drawn }) => drawn)])
  if (unseen.size === 0) return { recipe, holds }
  const seen = withoutDrafts(recipe, name => isDrafted(name) && unseen.has(name))
  const kept = draftedIn(seen)
  const left = kept.map(name => draftedHold(shownBy(name)))
  const stays = (one: Hold) => one.rule !== 'drafted' || left.some(other => isSame(one, other))
  const open = met
    .filter(({ drawn }) => drawn.some(name => unseen.has(name) || (isDrafted(name) && !kept.includes(name))))
    .map(({ wish }) => hold('wish', wish, 'picture'))
  const gone = holds.filter(one => !stays(one)).map(({ what }) => what)
  const rows = recipe.copy_rows.filter(({ rule, measured }) => rule !== 'drafted' || !gone.includes(String(measured)))
  return {
    recipe: { ...seen, copy_rows: [...rows, ...open.map(holdRow)] },
    holds: [...holds.filter(stays), ...open],
  }
}
