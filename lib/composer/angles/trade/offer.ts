import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { NAME } from '#lib/composer/angles/news/event-words.ts'
import {
  addressOf,
  clean,
  comingDate,
  deadlineOf,
  firstFit,
  partsOf,
  remaining,
  restOf,
  say,
  shorten,
} from '#lib/composer/angles/tools.ts'
import { type Amount, amountOf, GIFT, NIGHTS, TRIGGER } from '#lib/composer/angles/trade/offer-amount.ts'
import { choosePercent, monthsOfStay, saleName, thingAfter } from '#lib/composer/angles/trade/offer-terms.ts'
import { ownWords, tailOf } from '#lib/composer/angles/trade/offer-words.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import type { Percent } from '#lib/composer/slots/amounts.ts'
import { codeOf } from '#lib/composer/slots/codes.ts'
import { lowerFirst, sentence, upperFirst } from '#lib/composer/words/case.ts'
import { MONTHS } from '#lib/composer/words/months.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const BOOKED =
  /\b(?:book|sessions?|lessons?|training|nights?|stays?|rooms?|tickets?|class|table|seats?|appointment|treatment|tour|camp)\b/i
const TERMS =
  /\b(?:for|when|if|over|minimum|min|new customers|members|students|in store|online only|excludes?|excluding|includes?|including)\b/i

export function offer(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !(TRIGGER.test(reading.text) || GIFT.test(reading.facts[0]?.text ?? ''))) return []
  const percents = reading.percents.filter(
    each =>
      each.off ||
      /^\s*of (?:the|our|all|every|any|your)\b/i.test(reading.text.slice(each.end, each.end + 10)) ||
      /\b(?:save|discount of|reduced by)\s*$/i.test(reading.text.slice(Math.max(0, each.start - 14), each.start)),
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
  const when = comingDate(reading)
  const built = leadOf(reading, amount, until, when && when.start > amount.from ? say(reading, when) : undefined)
  const own = ownWords(reading, amount.span, [built, terms ?? ''])
  const lead = own ?? built
  const more = remaining(
    reading,
    [
      headline,
      lead,
      top,
      terms ?? '',
      until ? `until ${until}` : '',
      code ? `code ${code}` : '',
      thingAfter(reading, amount.from) ?? '',
    ],
    3,
  ).filter(text => !doubtful(text) && !EMPTY.test(text) && !(top !== '' && lead.includes(top) && text.includes(top)))
  const limit = deadline && /\bbefore\s+(?:the )?$/i.test(reading.text.slice(0, deadline.start)) ? 'before' : undefined
  const ends = until
    ? `${upperFirst(limit ?? 'until')} ${until}`
    : when?.last !== undefined
      ? upperFirst(say(reading, when))
      : undefined
  const cta = ctaOf(reading, code, deadline && `${limit ?? 'by'} ${say(reading, deadline, 'plain')}`)
  const called = /\d/.test(cta ?? '') && !code
  const named = saleName(reading)
  const body =
    minimumOf(reading) ??
    detailOf(
      [
        terms,
        ...more,
        own &&
          tailOf(
            until ? own.replace(new RegExp(`,? (?:before|until|by) ${until}(?=\\.$)`), '') : own,
            amount.span,
            thingAfter(reading, amount.from),
          ),
        amount.from < 0 && (called || !ends || !built.toLowerCase().includes(ends.toLowerCase())) ? built : undefined,
        sentence(built.match(/^([^:]{3,30}): \d/)?.[1] ?? ''),
      ],
      headline,
      ends ?? (called ? cta : undefined),
    ) ??
    (named && covered(named, [headline]) < 0.5 ? `${named}.` : undefined)
  return [
    draft({
      angle: 'offer',
      frame: percent ? 'F23' : /for (?:1|one)\b/i.test(top) ? 'F24' : /^free/i.test(headline) ? 'F25' : 'F26',
      rank: 60 + (deadline ? 16 : 0) + (code ? 6 : 0) - (besides(reading, percent, headline) ? 30 : 0),
      template: 'offer',
      top,
      lead,
      boxes: {
        headline,
        body,
        price,
        code,
        ends: called && until ? undefined : ends,
        cta,
        eyebrow: saleName(reading),
      },
      details: clean([
        amount.was,
        terms?.includes(top) ? undefined : terms,
        code && !lead.includes(code) ? `Use code ${code}.` : undefined,
        ...more.filter(text => text !== terms && !(top !== '' && text.includes(top))),
      ]),
      action: addressOf(reading),
      points: clean([body, ends && `${ends}.`, code && `Code: ${code}`]).map(title => ({ title })),
      topics: clean([saleName(reading), thingAfter(reading, amount.from)]),
      fixed: ['Use', 'code', 'Pre-order', 'now', 'not', 'Early', 'bird', 'Order', 'Book', 'Until', 'Prices', 'Stays'],
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

/** “Siblings 10% off”, “free coffee after”: a kindness of an event, which is the news. */
function besides(reading: Reading, percent: Percent | undefined, headline: string): boolean {
  const first = partsOf(reading)[0]?.text ?? ''
  if (!comingDate(reading) || !NAME.test(first)) return false
  return percent
    ? GROUP.test(reading.text.slice(0, percent.start))
    : /^free /i.test(headline) && !/\bfree\b/i.test(first)
}

const GROUP =
  /\b(?:siblings?|members|students|concessions|seniors|pensioners|staff|groups?(?: of \d+)?|friends|under[- ]?\d+s?|nhs)(?: get| save|:)?\s*$/i

/** A fact under the headline that the headline, the end date and the code do not tell already. */
function detailOf(
  texts: readonly (string | undefined)[],
  headline: string,
  ends: string | undefined,
): string | undefined {
  for (const text of clean([...texts])) {
    const rest = headline.length > 8 ? restOf(text.replace(/^(?:\p{L}+ ){1,2}?bird: /iu, ''), headline) : ''
    const told = rest || text
    if (/^use (?:code|promo)\b/i.test(told)) continue
    if (/\b(?:2|two)[- ]for[- ](?:1|one)\b/i.test(text)) {
      const when = text.match(/\b(?:every|in|until|through|with|when|if) .*$/i)?.[0]
      if (when) return sentence(upperFirst(when))
      continue
    }
    if (told.length <= 90 && covered(told, [clean([headline, ends]).join(' ')]) < 0.6) return told
  }
  return undefined
}

const EMPTY = /^(?:\p{L}+ )?(?:offers?|sale|deals?)\.?$|^ends\b|^black friday\b|^early bird\.?$/iu

function termsOf(reading: Reading, percent: Percent | undefined, headline: string): string | undefined {
  const nights = minimumOf(reading)
  if (nights) return nights
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

/** A minimum stay holds whatever else is said. */
function minimumOf(reading: Reading): string | undefined {
  const nights = reading.text.match(NIGHTS)
  if (!nights) return undefined
  const months = monthsOfStay(reading)
  return `${upperFirst(inWords(Number(nights[1] ?? nights[2])))} nights or more${months ? `, in ${months}` : ''}.`
}

function ctaOf(reading: Reading, code: string | undefined, by: string | undefined): string | undefined {
  const verb = /\bpre-?order\b/i.test(reading.text)
    ? 'Pre-order'
    : BOOKED.test(reading.text)
      ? 'Book'
      : /\b(?:entry|entries)\b/i.test(reading.text)
        ? 'Enter'
        : 'Order'
  const address = addressOf(reading)?.replace(/^https?:\/\//, '')
  if (code) return firstFit(28, address)
  return firstFit(28, by && `${verb} ${by}`, address, verb === 'Pre-order' ? 'Pre-order now' : undefined)
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
  const whole = partsOf(reading).find(part => TRIGGER.test(part.text) || GIFT.test(part.text))?.text ?? ''
  if (from < 0) return sentence(upperFirst(whole || top))
  const product = reading.brand.offer.product_name
  const thing = thingAfter(reading, from) ?? (product !== '' && reading.text.includes(product) ? product : undefined)
  const amount = price.replace(/ off$/, '')
  const month = reading.text.slice(from).match(/^\s*off \p{L}+ in (\p{L}+)/iu)?.[1]
  const named = month && MONTHS.en?.find(name => name.toLowerCase() === month.toLowerCase())
  return sentence(
    thing
      ? `${upperFirst(thing)}${named && !thing.includes(named) ? ` in ${named}` : ''} ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${lowerFirst(amount)} less${tail}`
      : `Prices are ${amount} less${tail}`,
  )
}
