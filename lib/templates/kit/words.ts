// The words that most cards share, set in the sizes of the canvas.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { setHeadline } from '#lib/templates/setting/figured.ts'
import { setSentences } from '#lib/templates/setting/sentences.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** `max` is the largest headline on a canvas 1080 wide, where a figure needs the room. */
export type Words = {
  eyebrow?: string | undefined
  headline: string
  body?: string | undefined
  cta?: string | undefined
  max?: number
}

export type Wording = {
  on: Ground
  width: number
  /** What the headline may take of the height. */
  height: number
  align?: 'start' | 'center'
  /** Largest headline, or largest body where there is none, on a canvas 1080 wide. */
  max?: number
  /** Where the words lie over something else than the ground's paper. */
  behind?: readonly string[]
  lines?: number
  /** Where running text is narrower than the headline. */
  bodyWidth?: number
  /** With nothing but words on it a number may be the picture. */
  bare?: boolean
}

export type SetWords = { eyebrow: Block | null; headline: Block; body: Block | null; cta: Block | null }

export async function setWords(page: Page, words: Words, wording: Wording): Promise<SetWords> {
  const { unit } = page.canvas
  const { on, width, align = 'start', behind } = wording
  const eyebrow = await page.optional('eyebrow', words.eyebrow, {
    ...noteOn(on),
    width,
    max: 28 * unit,
    min: 24,
    lines: 2,
    tone: 'lead_ink',
    align,
    behind,
    cut: { weight: 600, tracking: 0 },
  })
  const ask = {
    ...headlineOn(on),
    width,
    height: wording.height,
    max: largest(words.headline, Math.min(words.max ?? 300, wording.max ?? 140)) * unit,
    min: 40,
    lines: wording.lines ?? 7,
    align,
    behind,
  }
  const headline = wording.bare
    ? await setHeadline(page, 'headline', words.headline, ask)
    : await page.text('headline', words.headline, ask)
  const tail = await setTail(page, words, { ...wording, max: 42 })
  return { eyebrow, headline, ...tail }
}

/** What stands below a headline, or apart from it. */
export async function setTail(
  page: Page,
  words: Pick<Words, 'body' | 'cta'>,
  { on, width, bodyWidth, align = 'start', behind, max = 42 }: Omit<Wording, 'height'>,
): Promise<Pick<SetWords, 'body' | 'cta'>> {
  const { area, unit, shape } = page.canvas
  const ask = {
    ...noteOn(on),
    width: measure(words.body, bodyWidth ?? width, unit),
    max: max * unit,
    lines: 14,
    align,
    behind,
  }
  const room = area.height * (shape === 'wide' ? WIDE_TAIL : TAIL)
  const body =
    (words.body && (await setSentences(page, words.body, ask, room))) || (await page.optional('body', words.body, ask))
  const cta = await page.optional('cta', words.cta, {
    ...noteOn(on),
    width: bodyWidth ?? width,
    max: Math.max(34, max * CALL) * unit,
    lines: 3,
    align,
    behind,
    cut: { weight: 650 },
  })
  return { body, cta }
}

/** Of the height of a canvas, what sentences on lines of their own may take. */
const [TAIL, WIDE_TAIL] = [0.68, 0.7]
/** Of the size of running text, what is to be done. */
const CALL = 0.74

/** Short headlines are set larger; the fit takes care of the rest. */
function largest(headline: string, max: number): number {
  const letters = [...headline].length
  if (letters <= 16) return max * 1.22
  if (letters <= 42) return max
  return max * 0.82
}

/** A comfortable line of about 44 letters, wider for a long text. */
function measure(text: string | undefined, width: number, unit: number): number {
  return (text ?? '').length > 160 ? width : Math.min(width, 42 * unit * 19)
}

/** The blocks under each other with the gaps of the canvas. */
export function column(page: Page, { eyebrow, headline, body, cta }: SetWords): (readonly [Block | null, number])[] {
  const { unit } = page.canvas
  return [
    [eyebrow, 0],
    [headline, 34 * unit],
    [body, 34 * unit + (body?.size ?? 0) * 0.5],
    [cta, 40 * unit + (cta?.size ?? 0) * 0.4],
  ]
}
