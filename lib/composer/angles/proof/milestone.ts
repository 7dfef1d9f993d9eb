import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, readable, remaining, sayDay, shorten } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { groupDigits, type Quantity } from '#lib/composer/slots/amounts.ts'
import { civil } from '#lib/composer/slots/calendar.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { contentWords } from '#lib/composer/words/overlap.ts'
import { fromWord, inWords } from '#lib/composer/words/speak.ts'

const REACHED =
  /\b(?:reach(?:ed|es)?|hit|passed|pass|crossed|surpassed|celebrat\w+|milestone|topped|now (?:have|serve|count)|got|welcomed|served|shipped|delivered|planted|baked|sold|saved|helped|rescued|printed|repaired|have raised|we raised)\b/i
const AGE =
  /\b(?:turn(?:s|ed|ing)? (\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:th|st|nd|rd)? (?:birthday|anniversary|years?’?'? (?:old|of|in business|since|ago today|anniversary|birthday))\b)/i
const TIME_UNIT = /^(?:days?|hours?|minutes?|min|seconds?|weeks?|months?|years?|sec|times|slides?|words?|percent)\b/i
/** “1,000,000 downloads.” and nothing more. */
const BARE_COUNT = /^[\d,]{4,} \p{L}+(?: \p{L}+)?(?: on \p{Lu}\p{L}+)?$/u
const isYear = (quantity: Quantity): boolean =>
  quantity.value >= 1900 && quantity.value <= 2100 && !quantity.text.includes(',')

const exactness = (quantity: Quantity): number =>
  (quantity.over || quantity.about ? 0 : 4) +
  (/[1-9]/.test(String(quantity.value).slice(-2)) ? 2 : 0) +
  (/[km]/i.test(quantity.text) ? 0 : 1)

export function milestone(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const clause = reading.facts.find(each => REACHED.test(each.text) || BARE_COUNT.test(each.text))
  const counts = reading.quantities.filter(each => each.value >= 50 && !isYear(each) && !TIME_UNIT.test(each.unit))
  const told = clause && BARE_COUNT.test(clause.text) ? within(counts, clause) : []
  const big = (told.length > 0 ? told : counts).sort((a, b) => exactness(b) - exactness(a) || b.value - a.value)[0]
  return clause && big ? [countDraft(reading, big, readable(clause, reading) || sentence(clause.text))] : age(reading)
}

function countDraft(reading: Reading, big: Quantity, said: string): Draft {
  const noun = nounOf(reading, big)
  const value =
    big.value >= 1000 && !/[km]/i.test(big.text) ? groupDigits(big.value) : big.text.toUpperCase().replace(/K$/, 'k')
  const shown = exactness(big) >= 4 || big.value < 1000 ? value : big.text
  const origin = originOf(reading, big)
  const start = origin && `${inWords(origin.value)} ${origin.unit.split(' ')[0]}`
  const past = reading.dates.find(date => date.role === 'past' && date.precision === 'day')
  const asOf =
    past && `${sayDay(reading, past.day)}${/\d{4}/.test(sayDay(reading, past.day)) ? '' : ` ${civil(past.day).year}`}`
  const singular = noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
  const headline =
    [
      big.ordinal ? `${upperFirst(singular)} number ${value}.` : '',
      start ? `From ${start} to ${value} ${noun}` : '',
      `${shown} ${noun}.`,
      `${shown} ${noun.split(' ')[0]}.`,
      shown,
    ].find(text => text !== '' && text.length <= 42) ?? shown
  const more = remaining(reading, [headline, said, origin ? '' : ''], 3)
  const story = origin ? originClause(reading, origin) : more[0]
  const year = reading.text.match(/\b(?:in|since) ((?:19|20)\d\d)\b/)?.[1]
  const first = year && start ? `In ${year} ${reading.brand.name} was ${start}.` : undefined
  const lead = first ?? said
  const grew = reading.facts
    .flatMap(clause => clause.parts)
    .find(part => /^(?:that(?:’s| is) |up )?\d+(?:\.\d+)?% (?:more|up|fewer|less)\b/i.test(part.text))
  const whole = sentence(stripStop(said).replace(/,? (?:on|in) (?:\p{L}+day )?\d{1,2} \p{L}+(?: \d{4})?$/u, ''))
  const claim = clean([
    headline.startsWith('From') ? headline : undefined,
    story,
    grew && sentence(upperFirst(grew.text.replace(/^that(?:’s| is) /i, ''))),
    contentWords(whole).length >= contentWords(`${shown} ${noun}`).length + 3 ? whole : undefined,
  ]).find(text => text.length <= 72)
  return draft({
    angle: 'milestone',
    frame: start && headline.startsWith('From') ? 'F15' : 'F16',
    rank: start ? 64 : 46,
    template: claim ? 'milestone' : 'stat',
    top: value,
    lead,
    boxes: {
      headline,
      claim,
      value: shown,
      label: big.ordinal && !/s$/.test(noun) ? `${noun}s` : `${noun}${placeOf(reading, big)}`,
      body: story && story.length <= 90 ? story : more.find(text => text.length <= 90),
      meta: asOf
        ? /\bas of\b|\blast night\b|\byesterday\b/i.test(reading.text)
          ? `As of ${asOf}`
          : asOf
        : year
          ? `Since ${year}`
          : undefined,
      unit: noun,
    },
    details: first
      ? clean([
          story,
          asOf ? `By ${asOf} it was ${value} ${noun}.` : `Now it is ${value} ${noun}.`,
          ...more.filter(text => text !== story && !text.includes(shown)),
        ])
      : more,
    action: addressOf(reading),
    points: clean([story, asOf && `As of ${asOf}`]).map(title => ({ title })),
    topics: [noun],
    computed: clean([String(big.value), value, asOf]),
    fixed: ['As', 'By', 'was', 'number', 'Since', 'Now'],
  })
}

/** “stars on GitHub”: where they are counted belongs to what is counted. */
const placeOf = (reading: Reading, { end }: Quantity): string => {
  const place = reading.text.slice(end).match(/^ on \p{L}+/u)?.[0] ?? ''
  const said = place && reading.speak(end, end + place.length)
  return / \p{Lu}/u.test(said) ? ` ${said}` : ''
}

/** The small number that it began with. */
function originOf(reading: Reading, big: Quantity): Quantity | undefined {
  return reading.quantities.find(
    each =>
      each !== big &&
      each.value < big.value / 4 &&
      !isYear(each) &&
      !TIME_UNIT.test(each.unit) &&
      each.unit !== '' &&
      /\b(?:start(?:ed|ing)?|began|from)\b[^.!?\n]*\b(?:with|from|just|only)\s$/i.test(
        reading.text.slice(Math.max(0, each.start - 80), each.start),
      ),
  )
}

function originClause(reading: Reading, origin: Quantity): string | undefined {
  const part = reading.facts
    .flatMap(clause => clause.parts)
    .find(each => origin.start >= each.start && origin.start < each.end)
  const short = part && squeeze(part.text.replace(/ with \d+ \p{L}+$/u, ''), 88)
  const whole = part && squeeze(part.text, 88)
  return short && short.split(' ').length > 4 ? sentence(short) : whole ? sentence(whole) : undefined
}

/** What is counted; a bare exact number borrows the noun of its rounded twin. */
function nounOf(reading: Reading, quantity: Quantity): string {
  const twin = reading.quantities.find(
    each => each !== quantity && each.unit !== '' && Math.abs(each.value - quantity.value) / quantity.value < 0.1,
  )
  const weak = quantity.unit === '' || /^(?:as|so|in|on|today|last)\b/i.test(quantity.unit)
  const source = weak && twin ? twin : quantity
  const low = source.unit.replace(
    /\s+(?:as|this|today|in|on|since|have|has|yesterday|now|joined|use|using|trust|last|per|every|we|already|worldwide|milestone|came|come|ran|joined|attended|turned|took|signed|bought|gave|got|across|were|was|who|before|after|thank|thanks|strong)$/i,
    '',
  )
  const end = source.start + reading.text.slice(source.start, source.end).lastIndexOf(low) + low.length
  const spoken = stripStop(
    reading.speak(source.start, end).replace(/^(?:about |over |around )?[\d.,]+(?:k|m|\+|st|nd|rd|th)?\s*/i, ''),
  )
  return spoken.replace(/^(?:happy|amazing|loyal|lovely) /i, '') || 'so far'
}

function age(reading: Reading): Draft[] {
  const match = reading.text.match(AGE)
  const number = (match?.[1] ?? match?.[2])?.toLowerCase()
  if (!match || !number) return []
  const clause = reading.facts.find(each => AGE.test(each.text))
  const years = fromWord(number)
  const of = clause?.text.match(/\byears of ([\p{L}’' ]{3,28}?)(?= (?:on|this|in|with|and|at)\b|[,.]|$)/iu)?.[1]
  const day = reading.dates.find(date => date.role !== 'past' && clause && within([date], clause).length > 0)
  const headline = of
    ? `${upperFirst(inWords(years))} years of ${of}.`
    : day
      ? `${reading.brand.name} is ${inWords(years)} on ${sayDay(reading, day.day, 'long').split(/[ ,]/)[0]}.`
      : `${reading.brand.name} is ${inWords(years)}.`
  const fits = headline.length <= 42 ? headline : `${upperFirst(inWords(years))} years.`
  const more = remaining(reading, [fits, clause?.text ?? ''], 3)
  return [
    draft({
      angle: 'milestone',
      frame: 'F17',
      rank: 44,
      template: 'milestone',
      top: inWords(years),
      lead: clause ? readable(clause, reading) : fits,
      boxes: {
        headline: fits,
        claim: (more[0] && shorten(more[0], 72)) ?? fits,
        value: String(years),
        label: years === 1 ? 'year' : of ? `years of ${of}` : 'years',
        body: more[0] ? shorten(more[0], 90) : undefined,
        meta: day ? sayDay(reading, day.day, 'long') : undefined,
      },
      details: more,
      action: addressOf(reading),
      points: more.map(title => ({ title })),
      topics: [],
      computed: [String(years)],
      fixed: ['is', 'years'],
    }),
  ]
}
