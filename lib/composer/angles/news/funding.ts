import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  addressOf,
  clean,
  deadlineOf,
  firstFit,
  remaining,
  restOf,
  say,
  shorten,
  splitAt,
  withoutAddress,
} from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

const SUM = /[£$€]\s?\d[\d.,]*(?: ?(?:k|m|bn|million|billion)\b)?|\b\d[\d.,]* ?(?:k|m|million)\b/iu
const FUNDED =
  /\b(?:raised|closed|secured|received|awarded|landed|won|grant|funding|investment|round|series [a-d]|seed)\b|\bgot\b.* from \p{Lu}/iu
const SEEKS =
  /(?:,? (?:and|so))?,? (?:(?:we|now|also|are|is|’re)(?:’re| are)? )*(?:now |also )?(?:hiring|recruiting|looking for|seeking|need(?= an? | \d| two| three))(?: for)?:? /iu
const HIRING = /\b(?:hiring|recruiting|looking for|seeking|hire \d+|hire (?:two|three|four|five|ten)|need an?)\b/i
/** Sums that a job pays, not that a firm got. */
const LEAST = 5_000

/** Money in and people wanted: both are the news, the money because it pays for the rest. */
export function funding(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !HIRING.test(reading.text)) return []
  const index = reading.clauses.slice(0, 2).findIndex(clause => SUM.test(clause.raw) && amountIn(clause.raw) >= LEAST)
  const clause = reading.clauses[index]
  const said = clause && withoutAddress(reading.speak(clause.start, clause.end))
  const before = index === 1 ? stripStop(reading.clauses[0]?.text ?? '') : ''
  if (!clause || !said || !FUNDED.test(`${before} ${said}`)) return []
  const seam = said.search(SEEKS)
  const got = seam > 0 ? said.slice(0, seam) : said
  if (!SUM.test(got)) return []
  const sought = seam > 0 ? said.slice(seam).replace(SEEKS, '') : undefined
  const news = toldBy(before !== '' && before.split(' ').length <= 3 ? `${before}: ${got}` : got, reading)
  const parted = headed(news)
  if (!parted) return []
  const wanted = sought && sentence(`Hiring: ${sought}`)
  const more = remaining(reading, [said, before], 4).filter(text => covered(text, [wanted ?? '']) < 0.7)
  const told = clean([parted.rest, wanted, ...more])
  const address = addressOf(reading)?.replace(/^https?:\/\/(?:www\.)?/, '')
  const deadline = deadlineOf(reading)
  const [first = '', ...others] = told
  return [
    draft({
      angle: 'funding',
      frame: 'brief',
      rank: 165,
      template: 'announcement',
      top: news.match(SUM)?.[0] ?? '',
      lead: sentence(news),
      boxes: {
        headline: sentence(parted.head),
        body: [first, ...others].reduce((body, text) => {
          const next = body === '' ? text : `${body} ${text}`
          return next.length <= BOX_LIMITS.legal ? next : body
        }, ''),
        cta: firstFit(BOX_LIMITS.cta, address, deadline && `Apply by ${say(reading, deadline, 'plain')}`),
      },
      details: clean([wanted, ...more]),
      said: [said, before],
      action: addressOf(reading),
      points: told.map(title => ({ title: stripStop(title) })),
      topics: ['hiring'],
      fixed: ['Hiring', 'Apply', 'has', 'its'],
    }),
  ]
}

/** The beginning of the news that holds the sum, and what comes after it. */
function headed(news: string): { head: string; rest: string } | undefined {
  if (news.length < BOX_LIMITS.headline) return { head: news, rest: '' }
  const short = shorten(news, BOX_LIMITS.headline)
  return [splitAt(news, BOX_LIMITS.headline), short && { head: stripStop(short), rest: restOf(news, short) }].find(
    each => each !== undefined && each !== '' && SUM.test(each.head),
  ) as { head: string; rest: string } | undefined
}

/** “We closed our round” as others say it of us. */
function toldBy(text: string, { brand }: Reading): string {
  const by = text
    .replace(/^(?:(?:big|great|good) )?news[:!]? /i, '')
    .replace(/^we(?:’ve| have)? (?=(?:just )?(?:raised|closed|secured|received|won|landed)\b)/i, `${brand.name} has `)
    .replace(/^we(?:’ve| have)? (?=got\b)/i, `${brand.name} `)
  return upperFirst(stripStop(by.startsWith(brand.name) ? by.replace(/\bour\b/g, 'its') : by))
}

/** The sum as a number, to tell a round from an hour’s pay. */
function amountIn(text: string): number {
  const found = text.match(SUM)?.[0] ?? ''
  const scale = /bn|billion/i.test(found) ? 1e9 : /m/i.test(found) ? 1e6 : /k/i.test(found) ? 1e3 : 1
  return Number(found.replace(/,(?=\d{3})/g, '').replace(/[^\d.]/g, '')) * scale
}
