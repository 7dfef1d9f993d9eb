import { contrast } from '#lib/render/colour/hex-lch.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Asset } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'

/** Where the brand has logos and its name was set in letters, because none of them is seen on the ground, or a part of the one that stands there goes under in it; no row where there is nothing to tell. */
export function logoRows({ brand }: Recipe, assets: readonly Asset[]): ScoreRow[] {
  if (brand.logos.length === 0) return []
  const named = assets.find(({ proof }) => proof?.logo?.form === 'wordmark')
  const partly = assets.find(({ proof }) => proof?.logo?.partly)
  const told = named ?? partly
  if (!told) return []
  const on = groundOf(told)
  return [
    scoreRow('logo_seen', {
      measured: named
        ? `the name in letters, on a ${on} ground`
        : `a logo of which a part goes under on a ${on} ground`,
      threshold: 'a logo that is seen there as a whole',
      share: 0,
      fix: `upload a logo for ${on} grounds, as variant ${on === 'dark' ? 'light' : 'dark'}`,
    }),
  ]
}

/** By the colour that the name was set in, or else any text: “wordmark: #FFFFFF on #101010”. */
function groundOf({ proof }: Asset): 'dark' | 'light' {
  const pairs = proof?.contrast?.map(({ pair }) => pair) ?? []
  const pair = pairs.find(one => one.startsWith(NAME)) ?? pairs[0] ?? ''
  const ink = pair.match(/: (#[0-9A-F]{6})/i)?.[1] ?? '#FFFFFF'
  return contrast(ink, '#000000') > contrast(ink, '#FFFFFF') ? 'dark' : 'light'
}

const NAME = 'wordmark: '
