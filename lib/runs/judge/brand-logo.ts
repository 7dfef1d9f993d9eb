import { contrast } from '#lib/render/colour/hex-lch.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Asset } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'

/** Where the brand has logos and its name was set in letters, because none of them is seen on the ground; no row where there is nothing to tell. */
export function logoRows({ brand }: Recipe, assets: readonly Asset[]): ScoreRow[] {
  const named = assets.find(({ proof }) => proof?.logo?.form === 'wordmark')
  if (!named || brand.logos.length === 0) return []
  const on = groundOf(named)
  return [
    scoreRow('logo_seen', {
      measured: `the name in letters, on a ${on} ground`,
      threshold: 'a logo that is seen there',
      share: 0,
      fix: `upload a logo for ${on} grounds, as variant ${on === 'dark' ? 'light' : 'dark'}`,
    }),
  ]
}

/** By the colour that the name was set in: “wordmark: #FFFFFF on #101010”. */
function groundOf({ proof }: Asset): 'dark' | 'light' {
  const pair = proof?.contrast?.find(one => one.pair.startsWith(NAME))?.pair ?? ''
  const ink = pair.slice(NAME.length, NAME.length + '#FFFFFF'.length)
  return contrast(ink || '#FFFFFF', '#000000') > contrast(ink || '#FFFFFF', '#FFFFFF') ? 'dark' : 'light'
}

const NAME = 'wordmark: '
