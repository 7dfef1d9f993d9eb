import { sayMoney } from '#lib/composer/angles/slots-said.ts'
import { beforeDate, clean, firstFit, partsOf, say, shorten } from '#lib/composer/angles/tools.ts'
import { saleName, thingAfter } from '#lib/composer/angles/trade/offer-terms.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import type { Percent } from '#lib/composer/slots/amounts.ts'
import { lowerFirst, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { startsWithVerb } from '#lib/composer/words/compress.ts'
import { inWords } from '#lib/composer/words/speak.ts'

/** What makes a clause an offer. */
export const TRIGGER =
  /(?:\d ?%|[£$€]\d+|\dp) off\b|\b(?:off (?:all|every|your|everything|any)\b|discount|(?<!on |for |bake |jumble |boot |garage |plant |book )sale\b|deal\b|offer\b|2 for 1|two for one|2-for-1|bogo|buy one|half[- ]price|free (?:delivery|shipping|coffee|trial|month|months|tickets?|gift|drink|dessert|upgrade)|black friday|cyber monday|early bird|(?<!gift )voucher|promo code)|[£$€]\d[\d.,]* (?:instead of|down from|not) [£$€]\d/i
export const NIGHTS = /\b(\d+) nights? min|\bmin(?:imum)?(?: of)? (\d+) nights?/i

export type Amount = { headline: string; top: string; price: string; from: number; was?: string }

/** How much less, and of what. */
export function amountOf(reading: Reading, percent: Percent | undefined): Amount | undefined {
  if (percent) return percentAmount(reading, percent)
  const instead = reading.text.match(INSTEAD)
  if (instead?.[1] && instead[2] && instead.index !== undefined) return insteadOf(reading, instead[1], instead[2])
  const money = reading.money.find(each => /^\s*off\b/i.test(reading.text.slice(each.end)))
  if (money) {
    const [value, what] = [sayMoney(money), thingAfter(reading, money.end)]
    const headline = firstFit(42, what && `${value} off ${lowerFirst(what)}.`, `${value} off.`)
    return headline ? { headline, top: value, price: `${value} off`, from: money.end } : undefined
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
  return headline ? { headline, top: percent.text, price: `${most}${percent.text} off`, from: percent.end } : undefined
}

const GETS =
  /[,:]? ?(?:\b(?:and|to|you(?:’ll)?|we(?:’ll| will)) )*\b(?:get|gets|save|receive|enjoy|take|have|give you|for)(?: an?(?: extra)?| up to)?$/i

/** “Book direct and get 15% off”, “Students get 10% off”: the condition belongs to the number. */
function conditioned(reading: Reading, percent: Percent, offs: readonly string[]): string[] {
  const clause = reading.facts.find(each => within([percent], each).length > 0)
  const before = clause ? reading.speak(clause.start, percent.start) : ''
  const ahead = before.replace(GETS, '').trim()
  if (!clause || ahead === before || ahead === '' || /\d/.test(ahead)) return []
  if (startsWithVerb(ahead)) return offs.map(off => `${upperFirst(off)} when you ${lowerFirst(ahead)}.`)
  return /^(?:\p{L}+ ){0,2}\p{L}+s$/iu.test(ahead) && !/^(?:we|you|your|our)\b/i.test(ahead)
    ? offs.map(off => `${upperFirst(ahead)}: ${lowerFirst(off)}.`)
    : []
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

function inOwnWords(reading: Reading): Amount | undefined {
  const part = partsOf(reading).find(each => TRIGGER.test(each.text) && /\d|free|half/i.test(each.text))
  const tries = part
    ? [
        part.text,
        part.text.replace(/ and get /i, ', '),
        beforeDate(part, reading) ?? '',
        beforeDate(part, reading)?.replace(/ and get /i, ', ') ?? '',
      ]
    : []
  const headline = tries.map(text => shorten(text, 42)).find(text => text !== undefined && TRIGGER.test(text))
  if (!part || !headline || headline.length < 6) return undefined
  return {
    headline,
    top: stripStop(headline),
    price: /half[- ]price/i.test(part.text) ? 'Half price' : /\bfree\b/i.test(part.text) ? 'Free' : '',
    from: -1,
  }
}
