import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, remaining, shorten } from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze, tighten } from '#lib/composer/words/compress.ts'

const MEASURE =
  /^(?:days?|hours?|minutes?|min|seconds?|weeks?|months?|years?|people|customers?|users?|teams?|schools?|companies|tonnes?|kg|km|miles|trees|meals|orders|downloads)\b/i
const RATIO =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:out of|in) (?:every )?(?:\d+|ten|five|four|three)\b/i
const MULTIPLE = /\b(\d+(?:\.\d+)?)(?:x| times) (?=faster|more|less|fewer|cheaper|as|higher|lower|bigger)/i

/** One number that says the most, with the sentence it came in. */
export function stat(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  return reading.facts
    .flatMap((clause, index) => statIn(reading, clause, index))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 1)
}

function statIn(reading: Reading, clause: Clause, index: number): Draft[] {
  const percent = within(reading.percents, clause).find(each => !each.off)
  const quantity = within(reading.quantities, clause).find(
    each => !(each.value >= 1900 && each.value <= 2100) && each.value >= 2 && MEASURE.test(each.unit),
  )
  const multiple = clause.text.match(MULTIPLE)
  const value =
    clause.text.match(RATIO)?.[0] ??
    percent?.text ??
    (multiple ? `${multiple[1]}x` : undefined) ??
    (quantity && `${quantity.text} ${quantity.unit.split(' ')[0]}`)
  if (!value || value.length > 16) return []
  const note = clause.text.match(/\(([^)]{3,60})\)/)?.[1]
  const text = tighten(clause.text.replace(/\s*\([^)]*\)/g, ''))
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  const headed = at >= 0 && /^(?:about |over |nearly |almost )?$/i.test(text.slice(0, at))
  const after = stripStop(text.slice(at + value.length)).trim()
  if (!headed && !percent) return []
  const label = headed && after.length > 3 ? squeeze(after, 44) : squeeze(text, 44)
  const headline = shorten(text, 42)
  if (!label || !headline?.includes(value.split(' ')[0] ?? value)) return []
  const strong = percent || multiple || RATIO.test(clause.text)
  const more = remaining(reading, [text, note ?? ''], 3)
  const whole = sentence(upperFirst(tighten(clause.text)))
  const context = note
    ? sentence(upperFirst(note))
    : (more.find(each => each.length <= 90) ??
      (stripStop(label) === after ? undefined : whole.length <= 90 ? whole : undefined))
  return [
    draft({
      angle: 'stat',
      frame: percent ? 'F14' : 'F11',
      rank: (strong ? 38 : index === 0 ? 30 : 18) - (quantity?.about ? 10 : 0) - (quantity?.over ? 5 : 0),
      template: 'stat',
      top: value,
      lead: whole,
      boxes: { headline, value, label: stripStop(label), body: context },
      details: clean(more.filter(each => !note || !each.includes(note))),
      action: addressOf(reading),
      points: more.map(title => ({ title })),
      topics: [],
      computed: [],
    }),
  ]
}
