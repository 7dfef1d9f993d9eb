import { shownFace } from '#lib/brand/fonts/named.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import type { StandIn } from '#lib/render/type/font/dressed.ts'
import { typeOf, undrawnFamilies } from '#lib/render/type/font/told.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Asset } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'

/** What another family drew than the one that the brand names; no row where there is nothing to tell. */
export function typeRows({ brand }: Recipe, assets: readonly Asset[]): ScoreRow[] {
  const { voice, fonts = [], signature } = brand
  const type = typeOf(voice.fonts ?? {}, fonts.map(shownFace), signature ?? chooseSignature(brand))
  const lacking = assets.flatMap(({ proof }) => (proof?.stand_ins ?? []) as StandIn[])
  const told = [...undrawnFamilies(type), ...new Set(lacking.map(inWords))]
  if (told.length === 0) return []
  return [
    scoreRow('type', {
      measured: told.join(' ').slice(0, 600),
      threshold: 'the brand’s own families',
      share: 0,
      fix: 'upload a file of the family with these characters, or name a curated family',
    }),
  ]
}

const inWords = ({ family, instead, lacks, whole }: StandIn): string => {
  if (lacks.length === 0) return `The file of ${family} was deleted; ${instead} stands in for it.`
  return `${family} has no ${lacks.slice(0, 8).join(' ')}${lacks.length > 8 ? ' …' : ''}; ${instead} drew ${whole ? 'the whole text' : lacks.length === 1 ? 'it' : 'them'}.`
}
