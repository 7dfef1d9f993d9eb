// A headline about one number: the number as large as a picture, the words around it on lines of their own.
import type { Page, TextAsk } from '#lib/render/page.ts'
import { type Block, stackedOf } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { figureOn } from '#lib/templates/setting/type.ts'

/** A share, a sum or a count of many; hours, days, years and versions are not what a headline is about. */
const FIGURE =
  /(?<=^|\s)(?:[€£$¥]\s?\d[\d.,]*[km]?|\d[\d.,]*\s?[%€£]|\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?[kM])(?=$|[\s.,!?:])/gu
/** Letters before it, and behind. */
const [BEFORE, BEHIND] = [34, 40]

type Figured = { before: string; figure: string; behind: string }

/** Null where there is none or more than one, where other numbers stand beside it, or words run the other way. */
export function figureIn(headline: string): Figured | null {
  const [found, ...others] = headline.matchAll(FIGURE)
  if (!found || others.length > 0) return null
  const figure = found[0].replace(/[.,]$/u, '')
  const [before, behind] = [headline.slice(0, found.index), headline.slice(found.index + figure.length)].map(text =>
    text.trim(),
  )
  const beside = `${before} ${behind}`
  if (/[\d\p{Script=Arabic}\p{Script=Hebrew}]/u.test(beside) || !/\p{L}/u.test(beside)) return null
  // “£35, eight places”: the comma would begin a line.
  if (/^[.,!?:]/u.test(behind ?? '') || (before ?? '').length > BEFORE || (behind ?? '').length > BEHIND) return null
  return { before: before ?? '', figure, behind: behind ?? '' }
}

/** Of the height of a headline, what the number may take. */
const SHARES = [0.58, 0.5, 0.42]
/** Less than so many times the words is no picture, and from so many on the words are small. */
const [LEAST, ENOUGH] = [1.7, 3.2]
/** Of the size of the words, the gap beside the number, and a line of theirs. */
const [GAP, CAPITALS] = [0.62, 0.74]
/** A dollar is higher than other figures. */
const gapOf = (figure: string): number => (figure.includes('$') ? 1.4 : 1) * GAP

type Ask = TextAsk & { height: number }

/** As large as a picture where the headline is about one number; else as it is. */
export const setHeadline = async (page: Page, role: 'headline' | 'title', text: string, ask: Ask): Promise<Block> =>
  (await setFigured(page, text, ask)) ?? page.text(role, text, ask)

/** Null where the headline has no such number, the news is grave, or it would hardly be larger than the words. */
async function setFigured(page: Page, headline: string, ask: Ask): Promise<Block | null> {
  const { grave, sober, shut } = page.subject
  const told = grave || sober || shut ? null : figureIn(headline)
  if (!told) return null
  const tried = await Promise.all(SHARES.map(share => tryShare(page, told, ask, share).catch(notTooLong)))
  for (const one of tried.filter(one => one !== null).toSorted((a, b) => b.worth - a.worth)) {
    const block = await stackParts(page, told, ask, one).catch(notTooLong)
    if (block && block.height <= ask.height) return block
  }
  return null
}

/** The number in its share of the height; of the words the size that all have, and the height of each. */
type Tried = { number: Block; size: number; height: number; worth: number }

const wordsOf = ({ before, behind }: Figured) => [before, behind].filter(text => text !== '')

const setWords = (page: Page, told: Figured, ask: Ask): Promise<Block[]> =>
  Promise.all(wordsOf(told).map(text => page.text('headline', text, ask)))

async function tryShare(page: Page, told: Figured, ask: Ask, share: number): Promise<Tried | null> {
  const number = await page.text('value', told.figure, {
    ...ask,
    ...figureOn(ask.on),
    height: ask.height * share,
    max: 900 * page.canvas.unit,
    min: 72,
    tone: 'lead_ink',
  })
  const gap = gapOf(told.figure)
  // A line each at least; more lines are smaller ones.
  const each = (ask.height - number.height) / wordsOf(told).length
  const max = Math.min(ask.max, number.size / LEAST / page.scale, each / (CAPITALS + gap))
  const height = each - gap * max
  if (height < ask.min) return null
  // As large as the longer one.
  const size = Math.min(...(await setWords(page, told, { ...ask, max, height })).map(block => block.size))
  return { number, size, height, worth: Math.min(size * ENOUGH, number.size) }
}

/** A page grows and shrinks what it is asked for by itself. */
async function stackParts(page: Page, told: Figured, ask: Ask, { number, size, height }: Tried) {
  const words = await setWords(page, told, { ...ask, max: size / page.scale, height })
  const parts = told.before === '' ? [number, ...words] : [...words.slice(0, 1), number, ...words.slice(1)]
  return stackedOf(parts, gapOf(told.figure))
}
