import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import { nearlyTagline, textsIn } from '#lib/runs/recipe/slogan.ts'
import type { Asset } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'

/** What no other virtue makes up for: the tagline word for word, and the service's mark where the plan has it. */
export function brandRows(recipe: Recipe, assets: readonly Asset[]): ScoreRow[] {
  const near = recipe.pictures
    .flatMap(picture => textsIn(picture.data))
    .find(text => nearlyTagline(text, recipe.brand.tagline))
  const wanted = [recipe.video, ...recipe.pictures].some(one => one?.service_mark)
  const wrong = assets.find(asset => (marked(asset) ?? wanted) !== wanted)
  return [
    scoreRow('slogan_lock', {
      measured: near ?? 'kept',
      threshold: recipe.brand.tagline || 'no tagline',
      share: Number(near === undefined),
      fix: `write “${recipe.brand.tagline}”, or something else`,
    }),
    scoreRow('watermark', {
      measured: wrong ? `wrong on asset ${wrong.position}` : 'as the plan has it',
      threshold: wanted ? 'there' : 'not there',
      share: Number(wrong === undefined),
      fix: 'draw the picture again',
    }),
  ]
}

/** Undefined for what has no proof of its own, such as captions. */
function marked({ proof }: Asset): boolean | undefined {
  return Array.isArray(proof?.furniture) ? proof.furniture.includes('service mark') : undefined
}
