import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, partsOf } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const OFFER = /\b(?:\d+%|[£$€]\d|\d+p\b|free|2 for 1|two for one|half[- ]price|preorders?|pre-orders?|off\b)/i
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Three or more offers with days of their own: one each, in the order of the days. */
export function offers(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !/\b(?:offers?|deals?|off|free|for 1)\b/i.test(reading.text)) return []
  const parts = partsOf(reading).filter(part => OFFER.test(part.text) && part.text.split(' ').length >= 3)
  const dayOf = (start: number, end: number): number =>
    reading.dates.find(date => date.start >= start && date.end <= end)?.day ?? Number.POSITIVE_INFINITY
  const dated = parts.filter(part => Number.isFinite(dayOf(part.start, part.end)))
  if (parts.length < 3 || dated.length < 2) return []
  const titles = [...parts]
    .sort((a, b) => Math.min(dayOf(a.start, a.end), 1e9) - Math.min(dayOf(b.start, b.end), 1e9))
    .map(part => titleOf(part.text))
  const count = inWords(parts.length)
  return [
    draft({
      angle: 'offers',
      frame: 'F27',
      rank: 110,
      template: 'feature_list',
      top: `${count} offers`,
      lead: 'Pick your day.',
      boxes: { headline: `${upperFirst(count)} offers, and when to come.`, items: titles.map(stripStop).slice(0, 5) },
      lines: titles,
      action: addressOf(reading),
      points: titles.map(title => ({ title })),
      computed: [String(parts.length)],
      fixed: ['offers', 'come', 'when', 'By', 'Until', 'Pick', 'your', 'day'],
    }),
  ]
}

const SHORT = new RegExp(`\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?= \\d)|(?<=\\d )(?:${MONTH})\\b`, 'g')

/** One offer as a line: its day first, and the date shortened before any word is cut. */
function titleOf(text: string): string {
  const tidy = dayFirst(text)
  const brief = tidy.replace(SHORT, word => word.slice(0, 3))
  const fits = [tidy, brief].find(each => each.length <= 41) ?? squeeze(brief, 41) ?? brief.slice(0, 41)
  return sentence(upperFirst(fits))
}

function dayFirst(text: string): string {
  const multi = text.match(
    /\b(?:2|two)[- ]for[- ](?:1|one) ([\p{L} ]+?) (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[^,]*$/u,
  )
  if (multi) return `${multi[2]}: two ${multi[1]} for one`
  const until = text.match(/^(.{4,40}?) until (\d{1,2} \p{L}+|\p{L}+ \d{1,2})(.*)$/u)
  if (until) return `By ${until[2]}: ${until[1]?.replace(/^(?:Christmas )?pre-?orders?/i, 'order')}${until[3] ?? ''}`
  const last = text.match(/^(.{6,40}?) (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: \d{1,2} \p{L}+)?)$/u)
  return last ? `${last[2]}: ${last[1]}` : text
}
