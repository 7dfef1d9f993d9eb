import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, readable, remaining, sayDay, shorten } from '#lib/composer/angles/tools.ts'
import { groupDigits, type Quantity } from '#lib/composer/read/amounts.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze, tighten } from '#lib/composer/words/compress.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const REACHED =
  /\b(?:reach(?:ed|es)?|hit|passed|pass|crossed|surpassed|celebrat\w+|milestone|topped|over the line|now (?:have|serve|count)|just (?:got|hit)|welcomed|thank(?:s| you) (?:to|for)|served|shipped|delivered|raised|planted|baked|sold)\b/i
const AGE =
  /\b(?:turn(?:s|ed|ing)?|celebrat\w+|marks?|been (?:open|going|here|baking|running)(?: for)?)?\s*(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:th|st|nd|rd)? (?:years?(?: (?:old|of|in business|since|in))?|birthday|anniversary)\b/i
const UNIT_STOP =
  /^(?:days?|hours?|minutes?|min|seconds?|weeks?|months?|years?|day|am|pm|sec|s|x|times|slides?|words?)\b/i

const exactness = (quantity: Quantity): number =>
  (quantity.over || quantity.about ? 0 : 4) +
  (/[1-9]0*$/.test(String(quantity.value)) && quantity.value % 1000 !== 0 ? 2 : 0) +
  (/k|m/i.test(quantity.text) ? 0 : 1)

export function milestone(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const clause = reading.facts.find(each => REACHED.test(each.text))
  const counts = reading.quantities.filter(
    each => each.value >= 10 && !(each.value >= 1990 && each.value <= 2100 && !/,/.test(each.text)),
  )
  const big = counts
    .filter(each => each.value >= 50 && !UNIT_STOP.test(each.unit))
    .sort((a, b) => exactness(b) - exactness(a) || b.value - a.value)[0]
  if (!clause || !big) return age(reading)
  const noun = nounOf(reading, big)
  const value = big.value >= 1000 ? groupDigits(big.value) : String(big.value)
  const shownValue = exactness(big) >= 4 || !/k|m/i.test(big.text) ? value : big.text.toUpperCase()
  const origin = reading.quantities.find(
    each =>
      each !== big &&
      /\b(?:start(?:ed|ing)?|began|from|with|only|just|first)\b/i.test(
        reading.text.slice(Math.max(0, each.start - 70), each.start),
      ) &&
      each.value < big.value / 4 &&
      !UNIT_STOP.test(each.unit) &&
      !(each.value >= 1990 && each.value <= 2100),
  )
  const start = origin && `${inWords(origin.value)} ${origin.unit.split(' ')[0]}`
  const asOf = reading.dates.find(date => date.role === 'past' && date.precision === 'day')
  const headline =
    start && `From ${start} to ${value} ${noun}`.length <= 42
      ? `From ${start} to ${value} ${noun}`
      : ([`${shownValue} ${noun}.`, `${shownValue} ${noun.split(' ')[0]}.`].find(text => text.length <= 42) ??
        shownValue)
  const more = remaining(reading, [headline, clause.text], 3)
  const story = readable({ text: origin ? originClause(reading, origin) : '' }) || more[0]
  const meta = asOf
    ? `As of ${sayDay(reading, asOf.day)}${/\d{4}/.test(sayDay(reading, asOf.day)) ? '' : ` ${yearOf(asOf.day)}`}`
    : undefined
  const year = reading.text.match(/\b(?:in|since) ((?:19|20)\d\d)\b/)?.[1]
  const lead =
    year && start
      ? `In ${year} ${reading.brand.name} was ${start}. ${asOf ? `By ${sayDay(reading, asOf.day)} ${yearOf(asOf.day)}` : 'Now'} it was ${value} ${noun}.`.replace(
          'Now it was',
          'Now it is',
        )
      : readable(clause)
  return [
    draft({
      angle: 'milestone',
      frame: start ? 'F15' : 'F16',
      rank: start ? 64 : 46,
      template: 'milestone',
      top: shownValue,
      lead,
      boxes: {
        headline,
        value: shownValue,
        label: start ? `${noun}` : noun,
        body: story && story.length <= 90 ? story : undefined,
        meta,
        unit: noun,
      },
      details: more,
      action: addressOf(reading),
      points: clean([story, meta]).map(title => ({ title })),
      topics: [noun],
      computed: [String(big.value), value],
      fixed: ['As', 'By', 'was'],
    }),
  ]
}

const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear()

function originClause(reading: Reading, origin: Quantity): string {
  const part = reading.facts
    .flatMap(clause => clause.parts)
    .find(each => origin.start >= each.start && origin.start < each.end)
  return part ? (squeeze(part.text, 89) ?? '') : ''
}

function nounOf(reading: Reading, quantity: Quantity): string {
  const low = quantity.unit.replace(
    /\s+(?:as|this|today|in|on|since|have|has|and|yesterday|now|have|joined|use|using|trust|last|per|every|we|already|worldwide|milestone|across|were|was)$/i,
    '',
  )
  const start = quantity.start
  const end = start + reading.text.slice(start, quantity.end).lastIndexOf(low) + low.length
  return (
    stripStop(reading.speak(start, end).replace(/^[\d.,]+(?:k|m|\+)?\s*/i, '')).replace(
      /^(?:happy|amazing|loyal) /i,
      '',
    ) || 'so far'
  )
}

function age(reading: Reading): Draft[] {
  const match = reading.text.match(AGE)
  if (
    !match?.[1] ||
    !/\b(?:birthday|anniversary|years? (?:old|of|in business|since)|turn(?:s|ed|ing)?|been)\b/i.test(match[0])
  )
    return []
  const number = match[1].toLowerCase()
  const clause = reading.facts.find(each => AGE.test(each.text))
  const shown = /\d/.test(number) ? number : upperFirst(number)
  const of = clause?.text.match(/\byears of ([\p{L} ]{3,24}?)(?= (?:on|this|in|with|and|at)\b|[,.]|$)/iu)?.[1]
  const headline = of ? `${shown} years of ${of}.` : `${reading.brand.name} is ${number}.`
  const more = remaining(reading, [headline, clause?.text ?? ''], 3)
  return [
    draft({
      angle: 'milestone',
      frame: 'F17',
      rank: 44,
      template: 'milestone',
      top: number,
      lead: clause ? readable(clause) : headline,
      boxes: {
        headline,
        value: /\d/.test(number)
          ? number
          : String(
              [
                '',
                'one',
                'two',
                'three',
                'four',
                'five',
                'six',
                'seven',
                'eight',
                'nine',
                'ten',
                'eleven',
                'twelve',
              ].indexOf(number),
            ),
        label: number === '1' || number === 'one' ? 'year' : of ? `years of ${of}` : 'years',
        body: more[0],
      },
      details: more,
      action: addressOf(reading),
      points: more.map(title => ({ title })),
      topics: [],
      computed: [number],
      fixed: ['is', 'years'],
    }),
  ]
}

/** One number that says the most, with the sentence it came in. */
export function stat(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const drafts = reading.facts.flatMap(clause => statIn(reading, clause))
  return drafts.sort((a, b) => b.rank - a.rank).slice(0, 1)
}

function statIn(reading: Reading, clause: Clause): Draft[] {
  const percent = within(reading.percents, clause).find(each => !each.off)
  const ratio = clause.text.match(
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine) (?:out of|in) (?:every )?(\d+|ten|five|four|three)\b/i,
  )
  const multiple = clause.text.match(
    /\b(\d+(?:\.\d+)?)(?:x| times) (?=faster|more|less|fewer|cheaper|as|higher|lower|bigger)/i,
  )
  const quantity = within(reading.quantities, clause).filter(
    each => !(each.value >= 1990 && each.value <= 2100) && (each.value >= 2 || UNIT_STOP.test(each.unit)),
  )[0]
  const value =
    ratio?.[0] ??
    percent?.text ??
    (multiple ? `${multiple[1]}x` : undefined) ??
    (quantity && `${quantity.text} ${quantity.unit.split(' ')[0]}`)
  if (!value || value.length > 16) return []
  const text = tighten(clause.text)
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  const headed = at >= 0 && at <= 8 && /^(?:about |over |nearly |almost |up to )?$/i.test(text.slice(0, at))
  const after = stripStop(text.slice(at + value.length))
  const label = headed && after.length > 3 ? (squeeze(after, 44) ?? squeeze(text, 44)) : squeeze(text, 44)
  const headline = shorten(text, 42)
  if (!label || !headline?.includes(value.split(' ')[0] ?? value)) return []
  const more = remaining(reading, [text], 3)
  return [
    draft({
      angle: 'stat',
      frame: percent ? 'F14' : 'F11',
      rank: (percent || ratio || multiple ? 38 : 30) - (quantity?.about ? 10 : 0) - (quantity?.over ? 5 : 0),
      template: 'stat',
      top: value,
      lead: sentence(upperFirst(text)),
      boxes: { headline, value, label: stripStop(label), body: more.find(each => each.length <= 90) },
      details: more,
      action: addressOf(reading),
      points: more.map(title => ({ title })),
      topics: [],
      computed: [],
    }),
  ]
}
