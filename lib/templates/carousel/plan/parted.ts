// A long thought that stands alone on a slide, as what leads and what follows from it.
import type { Slide } from '#lib/templates/carousel/parts.ts'

/** From this width on two sentences, one with a pause, and one whose pause is a comma, on which no line of large letters should end, are more than one size can say. */
const [LONG, PAUSED, COMMA] = [40, 64, 110]
/** What leads is no stub of the thought, and of one sentence no more than this: its point comes last. */
const [STUB, MOST] = [15, 0.52]

/** No abbreviation, and no day of a month. */
const SENTENCE = /(?<=\p{L}{4})\.(?=\s\p{Lu})|(?<=\p{L})[!?…](?=\s)|[。！？]/gu
const CLAUSE = /[,;:،؛](?=\s)|\s[–—](?=\s)|[、，；：]/gu
const WIDE = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/gu

/** Letters, as wide as they are. */
export const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0)

/** At the end of its first sentence, or at the first pause of one that has no list. */
function partedIn(headline: string): [lead: string, rest: string] | null {
  const whole = widthOf(headline)
  if (whole < LONG) return null
  const sentence = [...headline.matchAll(SENTENCE)][0]
  const clauses = sentence || whole < PAUSED ? [] : [...headline.matchAll(CLAUSE)]
  const mark = sentence ?? clauses[0]
  if (!mark || (clauses.length > MOST_PAUSES && whole < ENDLESS)) return null
  if (/[,،、，]/.test(mark[0]) && whole < COMMA) return null
  const end = mark.index + mark[0].length
  const [lead, rest] = [headline.slice(0, end).trim(), headline.slice(end).trim()]
  const width = widthOf(lead)
  return width >= STUB && (sentence || width <= whole * MOST) && rest !== '' ? [lead, rest] : null
}

/** What pauses more often counts things up, unless it is as long as this. */
const [MOST_PAUSES, ENDLESS] = [1, 90]

/** The same words, where they are too many for one size. */
export function partedOn(slide: Slide): Slide {
  if (slide.body || slide.facts?.length || slide.rows?.length) return slide
  const [headline, body] = partedIn(slide.headline) ?? []
  return headline && body ? { ...slide, headline, body } : slide
}
