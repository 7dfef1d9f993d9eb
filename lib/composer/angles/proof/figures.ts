import { kindOf } from '#lib/composer/angles/abroad/kinds.ts'
import { type Draft, draft, type Figure, type Row } from '#lib/composer/angles/draft.ts'
import { addressOf } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { width } from '#lib/composer/words/width.ts'

const NUMBER =
  '[+−-]?[£$€]?\\d(?:[\\d.,]|:(?=\\d\\d))*(?:\\s?(?:%|m?s\\b|min\\b|[KMGT]B\\b|k\\b|m\\b|bn\\b|million\\b|billion\\b|Mio\\.?))?'
const LEADING = new RegExp(`^(?:about |over |nearly |almost )?(${NUMBER})\\s+(\\S.*)$`, 'iu')
const TRAILING = new RegExp(`^(.*?\\S)[\\s:]+(${NUMBER})$`, 'iu')
const LINK =
  /[\s:,]+(?:to|at|in|of|is|are|now|was|by|bei|auf|um|von|a|al|à|ao|em|op|na|til|på|naar|do|der|für|con|con un|de)$/iu
const HEAD = /^([^:]{1,40}):\s+(.+)$/su
const LEAST = 3

/** Several numbers side by side, none of them the whole story: every one is shown. */
export function figures(reading: Reading): Draft[] {
  const { language } = reading
  if (language !== 'en' && kindOf(reading) !== 'announcement') return []
  if (reading.quotes.length > 0 || reading.dates.some(date => date.role !== 'past' && date.precision === 'day'))
    return []
  const parts = reading.facts.flatMap(clause => clause.parts.filter(part => part.kind === 'fact' && part.text !== ''))
  const summed = summary(parts[0]?.text)
  const [inline, first] = summed ?? parts[0]?.text.match(HEAD)?.slice(1) ?? []
  const apart =
    inline === undefined && parts[0] !== undefined && !/\d/.test(parts[0].text) && width(parts[0].text) <= 40
  const shared = inline === undefined && !apart ? sharedHead(parts.map(part => stripStop(part.text))) : undefined
  const head = shared?.head ?? inline ?? (apart ? stripStop(parts[0]?.text ?? '') : '')
  const told = parts
    .map((part, index) => ({ part, text: stripStop(index === 0 ? (shared?.first ?? first ?? part.text) : part.text) }))
    .slice(apart ? 1 : 0)
    .flatMap(({ part, text }) => (summed ? text.split(DEEDS).map(each => ({ part, text: each })) : [{ part, text }]))
  const counted = told.filter(({ part, text }) => isMeasure(reading, part, text))
  if (counted.length < LEAST || counted.length < told.length * 0.6) return []
  if (
    counted.some(({ text }) => width(text) > BOX_LIMITS.meta) ||
    prices(
      reading,
      counted.map(({ text }) => text),
    )
  )
    return []
  const lines = told.map(({ text }) => upperFirst(text))
  const opening = `${head}: ${told[0]?.text ?? ''}`
  const found = told.flatMap(({ text }) => figureOf(text) ?? [])
  const rows = alike(found)
  const compared =
    GENERIC.test(head) || (head === '' && rows)
      ? rivals(
          reading,
          told.map(({ text }) => text),
        )
      : undefined
  const headed =
    compared !== undefined || (head !== '' && (apart || width(head) > 10 || width(opening) >= BOX_LIMITS.headline))
  const headline =
    compared ?? (headed ? upperFirst(head) : sentence(head === '' ? (lines[0] ?? '') : upperFirst(opening)))
  if (width(headline) > BOX_LIMITS.headline) return []
  const items = headed ? lines : lines.slice(1)
  return [
    draft({
      angle: 'figures',
      frame: 'F14',
      rank: 54,
      template: 'feature_list',
      top: headed && !compared ? upperFirst(head) : (found[0]?.value ?? headline),
      lead: headed ? `${upperFirst(stripStop(head))}${language === 'ja' || language === 'zh' ? '：' : ':'}` : headline,
      lines: items.map(sentence),
      boxes: { headline, items: items.slice(0, 6) },
      figures: found,
      rows,
      action: addressOf(reading),
      points: items.map(title => ({ title })),
      topics: [],
    }),
  ]
}

/** “In November we sold 4,100 loaves, …”: a time told in numbers, the first deed after it. */
function summary(text = ''): [string, string] | undefined {
  const [, period = '', deed = ''] = text.match(PERIOD) ?? []
  return period ? [`${upperFirst(period.replace(/^in /i, ''))} in numbers`, upperFirst(deed)] : undefined
}
const PERIOD =
  /^((?:this|last) (?:year|month|week|season|quarter|term|spring|summer|autumn|winter)|in (?:January|February|March|April|May|June|July|August|September|October|November|December|20\d\d)),? we (?:have )?(\p{L}+ .*\d.*)$/iu
/** “… and got 4 people through”: another deed with its number. */
const DEEDS = / and (?=\p{L}+ (?:\d|one\b|two\b|three\b|four\b))/u

/** “p95 latency eu 120ms, us 310ms, asia 540ms”: what is measured stands once, before the first of them. */
function sharedHead(texts: readonly string[]): { head: string; first: string } | undefined {
  const [first = '', ...others] = texts
  const [, head = '', label = '', value = ''] = first.match(new RegExp(`^(.+) (\\S+) (${NUMBER})$`, 'iu')) ?? []
  const one = new RegExp(`^\\p{L}+ ${NUMBER}$`, 'iu')
  return head.length > 2 && others.length >= 2 && others.every(text => one.test(text))
    ? { head, first: `${label} ${value}` }
    : undefined
}

/** All in one unit, so that bars may show them. */
function alike(found: readonly Figure[]): Row[] | undefined {
  const measures = found.flatMap(({ value, label }) => {
    const [, number, unit] = value.match(/^([\d.,]+)\s?(\p{L}+)$/u) ?? []
    return number && unit ? [{ label, to: value, value: Number(number.replace(/,(?=\d{3})/g, '')), unit }] : []
  })
  const same = measures.length >= LEAST && measures.every(each => each.unit === measures[0]?.unit)
  return same ? measures.map(({ unit: _, ...row }) => row) : undefined
}

const GENERIC = /^(?:our )?(?:new )?(?:benchmarks?|results?|numbers|figures|stats)(?: results?)?$/i

/** Our value beside the one farthest from it: a heading that only says “benchmark” says nothing. */
function rivals({ brand }: Reading, texts: readonly string[]): string | undefined {
  const amount = (text: string): number =>
    Number(figureOf(text)?.value.replace(/[^\d.]/g, '') ?? text.match(/[\d.]+(?=\D*$)/)?.[0])
  const own = texts.find(text => text.toLowerCase().includes(brand.name.toLowerCase()))
  if (!own) return undefined
  const [farthest] = texts
    .filter(text => text !== own)
    .sort((a, b) => Math.abs(amount(b) - amount(own)) - Math.abs(amount(a) - amount(own)))
  const said = farthest && sentence(`${upperFirst(own)}, ${lowerFirst(farthest)}`)
  return said && width(said) <= BOX_LIMITS.headline ? said : undefined
}

/** It counts or measures something: not a day, an hour or a year alone. */
function isMeasure(reading: Reading, part: Part, text: string): boolean {
  if (!/\d/.test(text) || within(reading.times, part).length > 0) return false
  return (
    figureOf(text.replace(IN_MONTH, '')) !== undefined || within(reading.percents, part).length > 0 || COUNTS.test(text)
  )
}

/** “p95 180 ms in October”: the month is no part of the measure. */
const IN_MONTH = / in \p{Lu}\p{L}+(?: \d{4})?$/u
const COUNTS = /\b\d[\d,.]* \p{L}{3,}|\b\d[\d,.]* ?(?:kg|g|t|km|ml|l) of \p{L}/u

/** A list of prices is a menu. */
const prices = (reading: Reading, texts: readonly string[]): boolean =>
  reading.money.length >= LEAST && texts.every(text => /[£$€]|\beuros?\b/i.test(text))

/** A year, or how far a race goes. */
const NAMED = /^(?:(?:19|20)\d\d|(?:5|10|15|20|21|42) ?k)$/i

function figureOf(text: string): Figure | undefined {
  const [, value, after] = text.match(LEADING) ?? []
  if (value && after && !NAMED.test(value)) return fitted(value, after)
  const [, before, last] = text.match(TRAILING) ?? []
  return before && last && !NAMED.test(last) ? fitted(last, before.replace(LINK, '')) : undefined
}

const fitted = (value: string, label: string): Figure | undefined =>
  width(value) <= BOX_LIMITS.badge && width(label) >= 2 && width(label) <= BOX_LIMITS.label
    ? { value: value.trim(), label: upperFirst(label.trim()) }
    : undefined
