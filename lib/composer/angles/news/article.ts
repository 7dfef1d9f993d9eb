import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  addressOf,
  clean,
  readable,
  remaining,
  say,
  shorten,
  splitAt,
  withoutAddress,
} from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import type { Quote } from '#lib/composer/slots/quotes.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

const KIND =
  'article|blog ?post|post-?mortem|post|essay|guide|report|podcast|episode|newsletter|case study|white ?paper|paper|interview|book|talk|tutorial|story'
const BEFORE_TITLE = new RegExp(`\\b(?:${KIND})s?(?: is| called| titled| named| about|:|,)? ?$`, 'i')
const HEADED = new RegExp(
  `^(?:(?:a |our |the )?(?:new |latest |fresh )?(?:${KIND})(?: is (?:out|live|up))?(?: on (?:the|our) blog)?|new on (?:the|our) blog)(?:\\s*:|\\s+[–-])\\s*`,
  'i',
)
const BY = /\bby (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]*\.?){1,2})/u
/** A whole brief that is a heading with a name below it. */
const SIGNED = new RegExp(`^((?:why|how|what|when|inside)\\b[^.!?\\n]{8,100}?),? ${BY.source.slice(2)}\\.?$`, 'iu')
const READ = /\b(\d{1,2}) ?(?:min(?:ute)?s?|-minute) (?:read|listen|watch)\b/i

/** Quoted words that name a piece of writing are its title, not somebody's speech. */
export const isTitle = (reading: Reading, quote: Quote): boolean =>
  BEFORE_TITLE.test(reading.text.slice(Math.max(0, quote.start - 40), quote.start)) ||
  /^,? by \p{Lu}/u.test(reading.text.slice(quote.end))

/** A piece to read or hear: its title leads, who wrote it and how long it takes stand below. */
export function article(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const quoted = reading.quotes.find(quote => isTitle(reading, quote))
  const headed = HEADED.test(reading.text) ? reading.facts[0] : undefined
  const signed = reading.text.trim().match(SIGNED)?.[1]
  const title = quoted ? stripStop(quoted.inside) : (signed ?? (headed && headline(headed.text)))
  if (!title || title.length < 6 || title.length > 110) return []
  const kind = reading.text.match(new RegExp(`\\b(${KIND})\\b`, 'i'))?.[1]?.toLowerCase() ?? 'post'
  const author = reading.text.match(BY)?.[1]
  const minutes = reading.text.match(READ)?.[0]
  const date = reading.dates.find(each => each.precision === 'day')
  const parted = title.length <= 42 ? undefined : splitAt(title, 42)
  const fits = title.length <= 42 ? title : (parted?.head ?? shorten(title, 43)?.replace(/\.$/, '') ?? title)
  const more = remaining(
    reading,
    clean([title, headed?.text, author, minutes, 'by min read image article', date && say(reading, date)]),
    3,
  ).filter(text => !/\bmin(?:ute)? read\b/i.test(text) && covered(text, [title]) < 0.5)
  const meta = clean([minutes?.replace(/ ?mins?(?:ute)?s? /i, ' min '), date && say(reading, date, 'plain')]).join(
    ' · ',
  )
  const address = addressOf(reading)
  return [
    draft({
      angle: 'article',
      frame: 'F52',
      rank: quoted || signed ? 74 : /study|story/.test(kind) ? 30 : 56,
      template: 'statement',
      top: fits,
      lead: author
        ? `${author}${signed ? '' : ` on the ${/post|article|blog/.test(kind) ? 'blog' : kind}`}: ${stripStop(title)}.`
        : (more[0] ?? sentence(title)),
      boxes: {
        headline: upperFirst(fits),
        eyebrow: signed ? undefined : upperFirst(kind === 'post' ? 'blog post' : kind).slice(0, 24),
        body: author
          ? `By ${author}.${more[0] && more[0].length < 60 ? ` ${more[0]}` : ''}`
          : parted && parted.rest.length <= 90
            ? parted.rest
            : more.find(text => text.length <= 90),
        author,
        meta: meta || undefined,
        cta: address
          ? (/podcast|episode/.test(kind) ? 'Listen now' : `Read the ${kind === 'blogpost' ? 'post' : kind}`).slice(
              0,
              28,
            )
          : undefined,
      },
      details: clean([author && minutes && `${upperFirst(minutes)}.`, ...more.slice(author ? 0 : 1)]),
      action: address,
      points: clean([parted?.rest, author && `By ${author}`, ...more]).map(text => ({ title: stripStop(text) })),
      topics: [],
      fixed: ['By', 'Read', 'Listen', 'the', 'on', 'blog', upperFirst(kind), 'Blog', 'post'],
    }),
  ]
}

const headline = (text: string): string | undefined =>
  readable({ text: withoutAddress(text).replace(HEADED, '') }).replace(/\.$/, '') || undefined
