import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  addressOf,
  beforeDate,
  clean,
  comingDate,
  deadlineOf,
  firstFit,
  partsOf,
  remaining,
  say,
  sayMoney,
  shorten,
} from '#lib/composer/angles/tools.ts'
import { choosePercent, codeOf, monthsOfStay, saleName, thingAfter } from '#lib/composer/angles/trade/offer-terms.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import type { Percent } from '#lib/composer/slots/amounts.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const TRIGGER =
  /(?:\d ?%|[£$€]\d+|\dp) off\b|\b(?:off (?:all|every|your|everything|any)\b|discount|(?<!on |for )sale\b|deal\b|offer\b|2 for 1|two for one|2-for-1|bogo|buy one|half[- ]price|free (?:delivery|shipping|coffee|trial|month|months|tickets?|gift|drink|dessert|upgrade)|black friday|cyber monday|voucher|promo code)/i
const BOOKED = /\b(?:book|nights?|stays?|rooms?|tickets?|class|table|seats?|appointment|treatment|tour|camp)\b/i
const NIGHTS = /\b(\d+) nights? min|\bmin(?:imum)?(?: of)? (\d+) nights?/i
const TERMS =
  /\b(?:for|when|if|over|minimum|min|new customers|members|students|in store|online only|excludes?|excluding|includes?|including)\b/i

type Amount = { headline: string; top: string; price: string; from: number }

export function offer(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !TRIGGER.test(reading.text)) return []
  const percents = reading.percents.filter(
    each =>
      each.off || /\b(?:save|discount of)\s*$/i.test(reading.text.slice(Math.max(0, each.start - 14), each.start)),
  )
  const { percent, contested } = choosePercent(reading, percents)
  const amount = amountOf(reading, percent)
  if (!amount) return []
  const { headline, top, price } = amount
  const code = contested.length > 0 ? undefined : codeOf(reading.text)
  const deadline = deadlineOf(reading)
  const until = deadline && say(reading, deadline)
  const terms = termsOf(reading, percent, headline)
  const doubtful = (text: string): boolean =>
    contested.some(value => value !== percent?.value && text.includes(`${value}%`))
  const more = remaining(
    reading,
    [
      headline,
      top,
      terms ?? '',
      until ? `until ${until}` : '',
      code ? `code ${code}` : '',
      thingAfter(reading, amount.from) ?? '',
    ],
    3,
  ).filter(text => !doubtful(text) && !EMPTY.test(text))
  const body = terms ?? more.find(text => text.length <= 90)
  const when = comingDate(reading)
  return [
    draft({
      angle: 'offer',
      frame: percent ? 'F23' : /for (?:1|one)\b/i.test(top) ? 'F24' : /^free/i.test(headline) ? 'F25' : 'F26',
      rank: 60 + (deadline ? 16 : 0) + (code ? 6 : 0),
      template: 'offer',
      top,
      lead: leadOf(reading, amount, until, when && when.start > amount.from ? say(reading, when) : undefined),
      boxes: {
        headline,
        body,
        price,
        code,
        ends: until ? `Until ${until}` : undefined,
        cta: ctaOf(reading, code, deadline && say(reading, deadline, 'plain')),
        eyebrow: saleName(reading),
      },
      details: clean([terms, code ? `Use code ${code}.` : undefined, ...more.filter(text => text !== terms)]),
      action: addressOf(reading),
      points: clean([body, until && `Until ${until}.`, code && `Code: ${code}`]).map(title => ({ title })),
      topics: clean([saleName(reading), thingAfter(reading, amount.from)]),
      fixed: ['Use', 'code', 'Order', 'Book', 'Until', 'Prices', 'Stays'],
      holds:
        contested.length > 0
          ? [
              {
                rule: 'contested',
                measured: contested.map(value => `${value}%`).join(' and '),
                fix: 'say which discount a customer gets',
              },
            ]
          : [],
      notes:
        contested.length > 0
          ? [
              `The brief names ${contested.join('% and ')}%; ${Math.min(...contested)}% is printed because it holds on every reading.`,
            ]
          : [],
    }),
  ]
}

const EMPTY = /^(?:\p{L}+ )?(?:offers?|sale|deals?)\.?$|^ends\b|^black friday\b|^early bird\.?$/iu

function amountOf(reading: Reading, percent: Percent | undefined): Amount | undefined {
  if (percent) return percentAmount(reading, percent)
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
  const headline = firstFit(
    42,
    count ? `${upperFirst(inWords(count))} ${season ? `${season} ` : ''}nights, ${percent.text} less.` : undefined,
    things && month ? `${most}${percent.text} off ${things} in ${upperFirst(month.toLowerCase())}.` : undefined,
    things && `${most}${percent.text} off ${things}.`,
    saleName(reading) && `${saleName(reading)}: ${most.toLowerCase()}${percent.text} off.`,
    `${most}${percent.text} off.`,
  )
  return headline ? { headline, top: percent.text, price: `${most}${percent.text} off`, from: percent.end } : undefined
}

function multiBuy(reading: Reading): Amount | undefined {
  for (const part of partsOf(reading)) {
    const things = part.text
      .match(
        /\b(?:2|two)[- ]for[- ](?:1|one)(?: on)? ([\p{L} ]{3,24}?)(?= (?:on|every|this|from|until|all|with)\b| \p{L}+days?\b|[,.]|$)/iu,
      )?.[1]
      ?.trim()
    if (!things) continue
    const day = reading.dates.find(date => date.named && date.last === undefined)
    const headline = firstFit(
      42,
      day && `${say(reading, day, 'long').split(' ')[0]}: two ${things} for one.`,
      `Two ${things} for one.`,
    )
    if (headline) return { headline, top: `two ${things} for one`, price: '2 for 1', from: -1 }
  }
  return undefined
}

function inOwnWords(reading: Reading): Amount | undefined {
  const part = partsOf(reading).find(each => TRIGGER.test(each.text) && /\d|free|half/i.test(each.text))
  const headline = part && (shorten(part.text, 42) ?? shorten(beforeDate(part, reading) ?? '', 42))
  if (!part || !headline || headline.length < 6) return undefined
  return {
    headline,
    top: stripStop(headline),
    price: /half[- ]price/i.test(part.text) ? 'Half price' : /\bfree\b/i.test(part.text) ? 'Free' : '',
    from: -1,
  }
}

function termsOf(reading: Reading, percent: Percent | undefined, headline: string): string | undefined {
  const nights = reading.text.match(NIGHTS)
  if (nights) return `${upperFirst(inWords(Number(nights[1] ?? nights[2])))} nights or more.`
  const part = partsOf(reading).find(
    each =>
      each.start >= (percent?.end ?? 0) &&
      TERMS.test(each.text) &&
      !/%|\bcode\b/.test(each.text) &&
      each.text.length > 12 &&
      !headline.startsWith(each.text.slice(0, 12)),
  )
  return part ? shorten(part.text, 90) : undefined
}

function ctaOf(reading: Reading, code: string | undefined, by: string | undefined): string | undefined {
  const verb = BOOKED.test(reading.text) ? 'Book' : 'Order'
  return firstFit(
    28,
    code && by ? `Use ${code} by ${by}` : undefined,
    code && `Use code ${code}`,
    by && `${verb} by ${by}`,
    addressOf(reading)?.replace(/^https?:\/\//, ''),
  )
}

/** The offer again in a sentence for the caption, with other words than the headline's. */
function leadOf(
  reading: Reading,
  { top, price, from }: Amount,
  until: string | undefined,
  when: string | undefined,
): string {
  const tail = until ? `, until ${until}` : when ? `, ${when}` : ''
  const months = monthsOfStay(reading)
  if (months) return sentence(`Stays in ${months} are ${top} less${tail}`)
  const whole = partsOf(reading).find(part => TRIGGER.test(part.text))?.text ?? ''
  if (from < 0) return sentence(upperFirst(whole || top))
  const product = reading.brand.offer.product_name
  const thing = thingAfter(reading, from) ?? (product !== '' && reading.text.includes(product) ? product : undefined)
  const amount = price.replace(/ off$/, '')
  return sentence(
    thing
      ? `${upperFirst(thing)} ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${amount} less${tail}`
      : `Prices are ${amount} less${tail}`,
  )
}
