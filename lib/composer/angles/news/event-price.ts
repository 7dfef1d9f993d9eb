// What it costs to come, and the rest of the brief without that price said again.
import { FREE } from '#lib/composer/angles/news/event-words.ts'
import { partsOf } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import type { Money } from '#lib/composer/slots/amounts.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords } from '#lib/composer/words/overlap.ts'

/** The bare amount, and the price as it stands on the picture. */
export type Entry = { price?: string; shown?: string; line?: string }

/** Money that is not paid to come in. */
const OTHER =
  /\b(?:prizes?|worth|rais(?:e|ed|es|ing)|win|fund|deposits?|parking|teas?|coffees?|cakes?|burgers?|drinks?|pints?|raffle|programmes?|fine|vouchers?|target|goal|grant|shop|coins?|lockers?|bring|buckets?)\b/i
const TICKET = /\b(?:tickets?|entry|admission|head|person|door|advance)\b/i
const LABEL =
  /^(?:(?:tickets?|entry|admission|entrance|cost|costs|price|only|just|it is|it’s|is|are)(?: |: ?)(?=.*\d))+/i
const FREE_ENTRY =
  /\bfree (?:entry|admission|event|to attend|tickets?|to join)\b|\b(?:entry|admission) (?:is )?free\b|(?:^|[,.]\s*)(?:it’s |it is )?free(?:[,.]|$| but (?:please )?book)/i

const amount = (money: Money): string => money.text.replace(/\/\s?/, ' a ')

export function entryOf(reading: Reading, event: Part): Entry {
  const paid = partsOf(reading).filter(
    part => within(reading.money, part).length > 0 && (!OTHER.test(part.text) || TICKET.test(part.text)),
  )
  const sums = paid.flatMap(part => within(reading.money, part))
  const [first] = sums
  if (!first) {
    const free = reading.money.length === 0 && (FREE_ENTRY.test(reading.text) || FREE.test(event.text))
    return free ? { price: 'Free', shown: 'Free' } : {}
  }
  const part = paid[0]
  const said = stripStop(paid.map(each => each.text).join(', '))
  const bare = said.replace(LABEL, '')
  if (part !== event && bare.length <= BOX_LIMITS.side)
    return { price: amount(first), shown: upperFirst(bare), line: sentence(upperFirst(said)) }
  if (sums.length === 1 && !/\bfree\b/i.test(said)) return { price: amount(first), shown: amount(first) }
  const lowest = [...sums].sort((a, b) => a.value - b.value)[0] ?? first
  const alike = sums.every(each => each.currency === first.currency)
  return /\bfree\b/i.test(paid[0]?.text ?? '') || !alike
    ? {}
    : { price: amount(lowest), shown: `From ${amount(lowest)}` }
}

const FILLER = new Set(['ticket', 'tickets', 'entry', 'admission', 'free', 'entrance', 'only', 'cost'])

/** Sentences without the price that stands beside them. */
export function withoutPrice(texts: readonly string[], { shown }: Entry): string[] {
  if (!shown) return [...texts]
  const known = new Set([...contentWords(shown), ...FILLER])
  const money = shown.replace(/^From /, '')
  return texts.flatMap(text => {
    if (shown === 'Free' && /^free but (?:please )?book\b/i.test(text)) return []
    const parts = stripStop(text).split(/, (?!\d{3}\b)/)
    const kept = parts
      .filter(
        part => !(contentWords(part).every(word => known.has(word)) && (/\d/.test(part) || /\bfree\b/i.test(part))),
      )
      .map(part => (part.endsWith(` for ${money}`) ? part.slice(0, -` for ${money}`.length) : part))
      .map(part => (part.startsWith(`${money} incl`) && !shown.includes('incl') ? part.slice(money.length + 1) : part))
    return kept.length === 0
      ? []
      : [kept.join(', ') === parts.join(', ') ? text : sentence(upperFirst(kept.join(', ')))]
  })
}

/** The price as a sentence of the caption. */
export function priceLine(
  { price, shown, line }: Entry,
  told: readonly string[],
  reading: Reading,
): string | undefined {
  if (!price || !shown) return undefined
  if (price === 'Free') return 'Entry is free.'
  if (line && !/^(?:[£$€]\d[\d.,]*|[\d.,]+p)\.$/.test(line)) return line
  if (told.some(text => text.includes(price))) return undefined
  if (/ (?:an?|per) /.test(price)) return `${price}.`
  if (/\b(?:entry|admission)\b/i.test(reading.text)) return `Entry ${price}.`
  return `${price} ${/ticket/i.test(reading.text) ? 'a ticket' : 'a place'}.`
}
