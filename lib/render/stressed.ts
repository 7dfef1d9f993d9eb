// The words of a picture that its owner wants to look otherwise than the rest.
import { colourIn } from '#lib/render/colour/named.ts'
import type { Theme } from '#lib/render/colour/theme.ts'
import type { Palette, Scheme } from '#lib/render/picture.ts'
import type { Tinted } from '#lib/render/type/fit.ts'
import { isLetter } from '#lib/render/type/typeset.ts'
import { themeWished } from '#lib/render/wished.ts'
import { isGround, type Stressed, type Wished } from '#lib/render/wishes.ts'

const SPACES = /\s+/gu

/** Spaces and marks are set otherwise than they are written, and letters may be capitals. */
const folded = (text: string): string => text.replaceAll(SPACES, ' ').replaceAll('’', "'").toLowerCase().trim()

const isDigit = (sign: string | undefined) => sign !== undefined && /\p{N}/u.test(sign)

/** “95” is neither in “1995” nor in “95.50” nor in “1,95”. */
const isApart = (near: string | undefined, next: string | undefined, own: string | undefined): boolean =>
  !(isLetter(near) && isLetter(own)) && !(isDigit(own) && (near === '.' || near === ',') && isDigit(next))

/** Where some words stand in a text as words of their own, -1 where they do not. */
export function placeOf(words: string, text: string): number {
  const [whole, part] = [folded(text), folded(words)]
  if (part === '') return -1
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const end = at + part.length
    const before = isApart(whole[at - 1], whole[at - 2], part[0])
    if (before && isApart(whole[end], whole[end + 1], part.at(-1))) return at
  }
  return -1
}

/** Beyond this many letters a text is read, and cannot lead whatever is asked for. */
const MOST_LEADING = 80

/** Whether it can be done with these texts: nothing is large that would be a whole paragraph, and none that is not there. */
export const canStress = ({ words, is }: Stressed, texts: readonly string[]): boolean =>
  texts.some(text => placeOf(words, text) >= 0 && (is !== 'large' || [...text].length <= MOST_LEADING))

type All = readonly Stressed[]

/** How a text is set where some words are to be larger or smaller than the others: “rest” is what stands beside words that lead. */
export type Stress = 'large' | 'small' | 'rest' | 'usual'

export function stressOf(stressed: All, text: string): Stress {
  const has = (wanted: Stressed['is']) => stressed.some(({ is, words }) => is === wanted && placeOf(words, text) >= 0)
  if (has('large')) return 'large'
  if (has('small')) return 'small'
  const leading = stressed.filter(({ is }) => is === 'large')
  // What is set in parts, a sum and what it is for, keeps the proportions of its layout.
  return leading.length === 0 || leading.some(({ words }) => placeOf(text, words) >= 0) ? 'usual' : 'rest'
}

export const leads = (stressed: All, text: string | undefined): boolean =>
  text !== undefined && stressOf(stressed, text) === 'large'

/** On a canvas 1080 wide: what leads at least, what stands beside it and what is small at most; on tall ones more. */
const SIZES = { large: 108, rest: 66, small: 40 }
const ON_TALL = 1.3

/** The largest letters of a text that may have so many pixels; where its place is measured already, words that lead have no more. */
export function mostStressed(most: number, stress: Stress, { unit, tall, sized }: Room): number {
  if (stress === 'usual') return most
  const size = SIZES[stress] * unit * (tall ? ON_TALL : 1)
  return stress === 'large' ? (sized ? most : Math.max(most, size)) : Math.min(most, size)
}
type Room = { unit: number; tall: boolean; sized: boolean }

/** The colours of a brand as they were asked for, but those that stand for some words alone. */
export const themeAsked = (palette: Palette, { scheme, wished = [], stressed = [] }: AskedOf): Theme =>
  themeWished(
    palette,
    scheme,
    wished,
    stressed.flatMap(({ is }) => (isGround(is) && colourIn(palette, is)) || []),
  )
type AskedOf = { scheme: Scheme; wished?: readonly Wished[] | undefined; stressed?: All | undefined }

/** Whether a row, a bar or a name is to stand out among its like. */
export const isMarked = (stressed: All, text: string): boolean =>
  stressed.some(({ is, words }) => is === 'marked' && placeOf(words, text) >= 0)

/** What of a text is in a colour of its own; what is marked has the brand's. */
export function colouredIn(
  stressed: All,
  text: string,
  { palette, own }: { palette: Palette; own: string },
): { words: string; colour: string } | undefined {
  const found = stressed.find(({ is, words }) => (isGround(is) || is === 'marked') && placeOf(words, text) >= 0)
  const colour = found && (found.is === 'marked' ? own : colourIn(palette, found.is))
  return colour ? { words: found.words, colour } : undefined
}

/** A line in parts, the words among them in their colour, or what of them stands at its end or its beginning; null where nothing does. */
export function tintedLine(line: string, words: string, [colour, rest]: readonly [string, string]): Tinted[] | null {
  const span = spanIn(line, words)
  if (!span) return null
  const [at, end] = span
  const parts = [
    { text: line.slice(0, at), colour: rest },
    { text: line.slice(at, end), colour },
    { text: line.slice(end), colour: rest },
  ]
  return parts.filter(({ text }) => text !== '')
}

function spanIn(line: string, words: string): readonly [number, number] | null {
  const part = folded(words)
  const at = placeOf(part, line)
  if (at >= 0) return [at, at + part.length]
  const tokens = part.split(' ')
  const whole = folded(line)
  // A line in the midst of them.
  if (` ${part} `.includes(` ${whole} `)) return [0, line.length]
  for (let count = tokens.length - 1; count > 0; count--) {
    const [head, tail] = [tokens.slice(0, count).join(' '), tokens.slice(-count).join(' ')]
    if (whole === head || whole.endsWith(` ${head}`)) return [line.length - head.length, line.length]
    if (whole === tail || whole.startsWith(`${tail} `)) return [0, tail.length]
  }
  return null
}
