import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, remaining, restOf, shorten } from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze, tighten } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'

const MEASURE =
  /^(?:days?|hours?|minutes?|min|seconds?|weeks?|months?|years?|people|customers?|users?|teams?|schools?|companies|tonnes?|kg|km|miles|trees|meals|orders|downloads)\b/i
const RATIO =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:out of|in) (?:every )?(?:\d+|ten|five|four|three)\b/i
const MULTIPLE = /\b(\d+(?:\.\d+)?)(?:x| times) (?=faster|more|less|fewer|cheaper|as|higher|lower|bigger)/i

const LARGE = /(?:^|\s)([£$€]?\d[\d.,]* ?(?:million|billion|bn)|[£$€]\d[\d.,]*(?:m|bn))\b/i
const RATED =
  /\brated ([1-9](?:\.\d)?(?: ?(?:\/|out of) ?(?:5|10))?)\b|^([1-9](?:\.\d)? ?(?:\/|out of) ?(?:5|10)|[1-9]\.\d stars)\b/i
/** “Survey: …”, “We asked 240 agencies: …”: where the number is from, before the number. */
const ASKED = /^(?:(?:survey|poll|report|study|benchmark|fact|stat)(?: results?)?|([^:]{8,60})): (?=\S)/i

/** One number that says the most, with the sentence it came in. */
export function stat(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  return reading.facts
    .flatMap((clause, index) => statIn(reading, clause, index))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 1)
}

/** A number, a ratio in words or a share right at the front. */
const LEADS =
  /^(?:about |over |nearly |almost |only )?(?:[£$€]?\d|(?:one|two|three|four|five|six|seven|eight|nine) (?:in|out of) )/i

function statIn(reading: Reading, clause: Clause, index: number): Draft[] {
  const percent = within(reading.percents, clause).find(each => !each.off)
  const quantity = within(reading.quantities, clause).find(
    each => !(each.value >= 1900 && each.value <= 2100) && each.value >= 2 && MEASURE.test(each.unit),
  )
  const multiple = clause.text.match(MULTIPLE)
  const rated = clause.text.match(RATED)
  const asked = clause.text.match(ASKED)
  const spoken =
    asked && LEADS.test(clause.text.slice(asked[0].length)) && clause.text.slice(asked[0].length).includes(' ')
      ? clause.text.slice(asked[0].length)
      : clause.text
  const value =
    rated?.[1] ??
    rated?.[2] ??
    clause.text.match(LARGE)?.[1] ??
    spoken.match(RATIO)?.[0] ??
    percent?.text ??
    (multiple ? `${multiple[1]}x` : undefined) ??
    (quantity && `${quantity.text} ${quantity.unit.split(' ')[0]}`)
  if (!value || value.length > 16) return []
  const note = clause.text.match(/\(([^)]{3,60})\)/)?.[1]
  const text = tighten(spoken.replace(/\s*\([^)]*\)/g, ''))
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  const headed = at >= 0 && /^(?:about |over |nearly |almost )?$/i.test(text.slice(0, at))
  const after = stripStop(text.slice(at + value.length)).trim()
  if (!headed && !percent && !multiple && !rated && !LARGE.test(text)) return []
  const bare = rated?.[1]
    ? text.replace(` ${value}`, '')
    : text.endsWith(`: ${value}`)
      ? text.slice(0, -value.length - 2)
      : text
  const label =
    headed && after.length > 3 ? squeeze(after, 44) : headed && asked?.[1] ? squeeze(asked[1], 44) : squeeze(bare, 44)
  const headline = shorten(text, 42) ?? shorten(text, 60)
  if (!label || !headline?.includes(value.split(' ')[0] ?? value)) return []
  const strong = percent || multiple || rated || LARGE.test(text) || RATIO.test(clause.text)
  const more = remaining(reading, [text, label, note ?? ''], 3)
  const whole = sentence(upperFirst(tighten(clause.text)))
  const source = spoken === clause.text || label === asked?.[1] ? undefined : asked?.[1]
  const context = note
    ? sentence(upperFirst(note))
    : source
      ? sentence(upperFirst(source))
      : (more.find(each => each.length <= 90) ??
        (stripStop(label) === after
          ? undefined
          : restOf(whole, stripStop(label)) ||
            (whole.length <= 90 && covered(whole, [value, label]) < 1 ? whole : undefined)))
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
      points: clean([source, ...more]).map(title => ({ title })),
      topics: [],
      computed: [],
    }),
  ]
}
