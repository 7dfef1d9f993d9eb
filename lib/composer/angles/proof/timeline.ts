import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, firstFit, remaining } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const YEAR = /^(?:in )?((?:19|20)\d\d)[:,]?\s+(?:–\s*)?(.{3,})$/i

/** Three or more years with what happened in each, in their order. */
export function timeline(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const steps = reading.facts.flatMap(clause => {
    const [, year = '', what = ''] = clause.text.match(YEAR) ?? []
    return year ? [{ year, what: upperFirst(stripStop(what)), clause }] : []
  })
  const [first, last] = [steps[0], steps.at(-1)]
  if (steps.length < 3 || !first || !last) return []
  const [small] = within(reading.quantities, first.clause).filter(each => each.value < 1900 || each.value > 2100)
  const [big] = within(reading.quantities, last.clause).filter(each => each.value < 1900 || each.value > 2100)
  const years = `${first.year} to ${last.year}`
  const headline =
    firstFit(
      42,
      small?.unit && big?.unit ? `From ${small.text} ${small.unit} to ${big.text} ${big.unit}` : undefined,
      `${years}, in ${inWords(steps.length)} steps.`,
    ) ?? years
  const lines = steps.map(({ year, what }) =>
    sentence(`${year}: ${what.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())}`),
  )
  const more = remaining(reading, [headline, ...lines], 2)
  return [
    draft({
      angle: 'timeline',
      frame: small && big ? 'F15' : 'F39',
      rank: 63,
      template: 'steps',
      top: headline.startsWith('From') ? (big?.text ?? years) : years,
      lead: `From ${first.year} to ${last.year}, step by step.`,
      boxes: { headline, steps: steps.map(({ year, what }) => ({ title: year, body: sentence(what) })) },
      lines,
      details: more,
      action: addressOf(reading),
      points: steps.map(({ year, what }) => ({ title: `${year}: ${what}` })),
      topics: [],
      computed: [String(steps.length)],
      fixed: ['From', 'to', 'step', 'by'],
    }),
  ]
}
