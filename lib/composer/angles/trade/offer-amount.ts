import { sayMoney } from '#lib/composer/angles/slots-said.ts'
import { beforeDate, clean, firstFit, partsOf, say, shorten } from '#lib/composer/angles/tools.ts'
import { saleName, thingAfter } from '#lib/composer/angles/trade/offer-terms.ts'
import { aside, conditioned, type Saving } from '#lib/composer/angles/trade/offer-words.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import type { Percent } from '#lib/composer/slots/amounts.ts'
import { lowerFirst, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { startsWithVerb } from '#lib/composer/words/compress.ts'
import { inWords } from '#lib/composer/words/speak.ts'

/** What makes a clause an offer. */
export const TRIGGER =
  /(?:\d ?%|[£$€]\d+|\dp) off\b|\b(?:off (?:all|every|your|everything|any)\b|discount|(?<!on |for |bake |jumble |boot |garage |plant |book )sale\b|deal\b|offer\b|2 for 1|two for one|2-for-1|bogo|buy one|half[- ]price|free (?:delivery|shipping|coffee|trial|month|months|tickets?|gift|drink|dessert|upgrade)|black friday|cyber monday|early bird|(?<!gift )voucher|promo code|reduced by|\d+ (?:\p{L}+ )?for the price of \d|[3-9] for [2-8]\b)|[£$€]\d[\d.,]* (?:instead of|down from|not) [£$€]\d/iu
/** A gift for a deed is an offer where the brief begins with it. */
export const GIFT = /\bget an? free\b/i
export const NIGHTS = /\b(\d+) nights? min|\bmin(?:imum)?(?: of)? (\d+) nights?/i

export type Amount = { headline: string; top: string; price: string; from: number; was?: string; span?: Saving }

/** How much less, and of what. */
export function amountOf(reading: Reading, percent: Percent | undefined): Amount | undefined {
  if (percent) return percentAmount(reading, percent)
  const instead = reading.text.match(INSTEAD)
  if (instead?.[1] && instead[2] && instead.index !== undefined) return insteadOf(reading, instead[1], instead[2])
  const money = reading.money.find(each => /^\s*off\b/i.test(reading.text.slice(each.end)))
  if (money) {
    const [value, what] = [sayMoney(money), thingAfter(reading, money.end)]
    const span = { start: money.start, end: money.end, text: value }
    const headline = firstFit(
      42,
      ...conditioned(reading, span, clean([what && `${value} off ${lowerFirst(what)}`, `${value} off`])),
      what && `${value} off ${lowerFirst(what)}.`,
      aside(reading, span) ? undefined : `${value} off.`,
    )
    return headline ? { headline, top: value, price: `${value} off`, from: money.end, span } : undefined
  }
  return multiBuy(reading) ?? inOwnWords(reading)
}

function percentAmount(reading: Reading, percent: Percent): Amount | undefined {
  const most = /\bup to\s*$/i.test(reading.text.slice(0, percent.start)) ? 'Up to ' : ''
  const product = reading.brand.offer.product_name
  const named = product !== '' && new RegExp(`\\b${product}\\b`, 'i').test(reading.text)
  const thing = thingAfter(reading, percent.end) ?? (named ? product : undefined)
  const nights = reading.text.match(NIGHTS)
  const count = Number(nights?.[1] ?? nights?.[2])
  const season = reading.text.match(/\b(winter|summer|spring|autumn)\b/i)?.[1]?.toLowerCase()
  const month = reading.text
    .slice(percent.end)
    .match(
      /^\s*off \p{L}+ in (january|february|march|april|may|june|july|august|september|october|november|december)\b/iu,
    )?.[1]
  const things = thing && lowerFirst(thing, new Set(reading.names.values()))
  const off = clean([`${most}${percent.text} off`, things]).join(' ')
  const headline = firstFit(
    42,
    ...conditioned(reading, percent, clean([off, `${most}${percent.text} off`])),
    count ? `${upperFirst(inWords(count))} ${season ? `${season} ` : ''}nights, ${percent.text} less.` : undefined,
    things && month ? `${most}${percent.text} off ${things} in ${upperFirst(month.toLowerCase())}.` : undefined,
    things && `${most}${percent.text} off ${things}.`,
    saleName(reading) && `${saleName(reading)}: ${most.toLowerCase()}${percent.text} off.`,
    `${most}${percent.text} off.`,
  )
  return headline
    ? { headline, top: percent.text, price: `${most}${percent.text} off`, from: percent.end, span: percent }
    : undefined
}

const INSTEAD = /([£$€]\d[\d.,]*\d|[£$€]\d) (?:instead of|rather than|down from|not) ([£$€]\d[\d.,]*\d|[£$€]\d)/i

/** Two prices of one thing: what it costs now, and what it did. */
function insteadOf(reading: Reading, now: string, before: string): Amount {
  const early = /\bearly[- ]bird( tickets?)?\b/i.test(reading.text)
  const event = reading.text.match(/\btickets? (?:for|to) (?:the )?(\p{Lu}\S*(?: \p{Lu}\S*)*)/u)?.[1]
  const product = reading.brand.offer.product_name
  const named = product !== '' && new RegExp(`\\b${product}\\b`, 'i').test(reading.text) ? product : undefined
  const thing = event ? `${event}${early ? ' early bird' : ''}` : early ? 'Early bird' : named
  const headline = firstFit(42, thing && `${thing}: ${now}, not ${before}.`, `${now}, not ${before}.`) ?? `${now}.`
  return { headline, top: now, price: now, from: -1, was: `${now} instead of ${before}.` }
}

function multiBuy(reading: Reading): Amount | undefined {
  for (const part of partsOf(reading)) {
    const things = part.text
      .match(
        /\b(?:2|two)[- ]for[- ](?:1|one)(?: on)? ([\p{L} ]{3,24}?)(?= (?:on|every|this|from|until|all|with)\b| \p{L}+days?\b|[,.]|$)/iu,
      )?.[1]
      ?.replace(/^(?:all|any|every|our|the|selected) /i, '')
      .trim()
    if (!things) continue
    const day = reading.dates.find(date => date.named && date.last === undefined)
    const headline = firstFit(
      42,
      day && `${say(reading, day, 'long').split(' ')[0]}: two ${things} for one.`,
      `Two ${things} for one.`,
    )
    if (headline) return { headline, top: `two ${things} for one`, price: '', from: -1 }
  }
  return undefined
}

/** “Book a full groom in January and get a free nail trim”: the gift leads. */
function gifted(text: string): string {
  const [, deed = '', gift = ''] = text.match(/^(\p{L}.{5,40}?),? and (?:you )?get (?:an? )?(free [^,]{3,24})$/iu) ?? []
  return startsWithVerb(deed)
    ? `${upperFirst(gift)} when you ${lowerFirst(deed.replace(/ (?:in|by|before|until) .*$/i, ''))}`
    : text
}

function inOwnWords(reading: Reading): Amount | undefined {
  const part = partsOf(reading).find(
    each => (TRIGGER.test(each.text) || GIFT.test(each.text)) && /\d|free|half/i.test(each.text),
  )
  const tries = part
    ? [
        part.text,
        gifted(part.text),
        part.text.replace(/^[^:]{3,30}: (?=\d)/, ''),
        part.text.replace(/ and get /i, ', '),
        beforeDate(part, reading) ?? '',
        beforeDate(part, reading)?.replace(/^[^:]{3,30}: (?=\d)/, '') ?? '',
        beforeDate(part, reading)?.replace(/ and get /i, ', ') ?? '',
      ]
    : []
  const headline = tries
    .map(text => shorten(text, 42))
    .find(text => text !== undefined && (TRIGGER.test(text) || /\bfree\b/i.test(text)))
  if (!part || !headline || headline.length < 6) return undefined
  return {
    headline,
    top: stripStop(headline),
    price: /half[- ]price/i.test(part.text) ? 'Half price' : /\bfree\b/i.test(part.text) ? 'Free' : '',
    from: -1,
  }
}
