import { checks } from '#lib/score/design-checks.ts'
import type { Drawn, Found } from '#lib/score/drawn.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'
import type { RuleName } from '#lib/score/rules.ts'
import { isSet, setChecks } from '#lib/score/set-checks.ts'

const SEEN = new Set(['image', 'video'])

/** The design facts of a run as score rows: each rule is measured where a picture keeps it least. */
export function designRows(pictures: readonly Drawn[]): ScoreRow[] {
  const seen = pictures.filter(picture => SEEN.has(picture.kind) && picture.proof)
  const rows = Object.entries(checks).flatMap(([rule, { check, fix }]) => {
    const found = seen.flatMap(picture => located(picture, check(picture)))
    const [worst] = found.sort((a, b) => Number(a.passed) - Number(b.passed) || a.room - b.room)
    return worst ? [scoreRow(rule as RuleName, { ...worst, share: Number(worst.passed), fix })] : []
  })
  return [...rows, ...(isSet(seen) ? setRows(seen) : [])]
}

/** What is seen of slides beside one another. */
function setRows(slides: readonly Drawn[]): ScoreRow[] {
  return Object.entries(setChecks).flatMap(([rule, { check, fix }]) => {
    const found = check(slides)
    const asset = slides.find(({ position }) => position === found?.position)
    return located(asset ?? slides[0], found).map(one =>
      scoreRow(rule as RuleName, { ...one, share: Number(one.passed), fix }),
    )
  })
}

function located(picture: Pick<Drawn, 'position'> | undefined, found: Found | null) {
  if (!found || !picture) return []
  const { position } = picture
  const { box, ...rest } = found
  return [{ ...rest, ...(box && { box: { asset: position, ...box } }) }]
}

const ENOUGH = 0.7

/** A picture that earns less than this share of the points for its design is looked at, whatever its words are. */
export function designHold(rows: readonly ScoreRow[]): ScoreRow[] {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  const share = weight === 0 ? 1 : rows.reduce((sum, row) => sum + row.points, 0) / weight
  if (share >= ENOUGH) return []
  const measured = Math.round(share * 100) / 100
  return [scoreRow('design', { measured, threshold: ENOUGH, share: 0, fix: 'look at the rows of design that fail' })]
}
