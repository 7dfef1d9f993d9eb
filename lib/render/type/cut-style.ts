import type { ImageNode, SceneNode, Style, TextNode } from '#lib/render/scene.ts'
import { isTall } from '#lib/render/type/clean.ts'
import { pieces } from '#lib/render/type/emoji.ts'
import type { Cut, Family } from '#lib/render/type/font/families.ts'
import { isolated } from '#lib/render/type/leftward.ts'

const EMOJI_EM = 1.06

/** Their 1 of one width has a foot, and stands beside others without one: of two kinds of 1 a picture has one. */
const FOOTED: ReadonlySet<string> = new Set([
  ...['inter', 'sora', 'bricolage-grotesque', 'gabarito', 'instrument-sans', 'plus-jakarta-sans', 'space-grotesk'],
])

export function cutStyle(cut: Cut, stack: readonly string[], size: number): Style {
  return {
    fontFamily: stack.map(name => `"${name}"`).join(', '),
    fontWeight: cut.weight,
    fontSize: size,
    letterSpacing: `${cut.tracking}em`,
    whiteSpace: 'pre',
    flexShrink: 0,
    // Old-style figures dive below the baseline of a headline and jump in a table.
    fontFeatureSettings: `"lnum" 1${cut.tabular && !FOOTED.has((stack[0] ?? '').split('/')[0] ?? '') ? ', "tnum" 1' : ''}${cut.unpaired ? ', "kern" 0' : ''}`,
    ...(cut.variations ? { fontVariationSettings: cut.variations } : {}),
    // A condensed space, tracked as tightly as large letters are, is no space any more.
    ...(cut.stretch ? spaced(Number.parseFloat(cut.stretch)) : {}),
    ...(cut.space ? { wordSpacing: `${cut.space}em` } : {}),
    ...(cut.stretch ? { fontStretch: cut.stretch } : {}),
  }
}

const spaced = (stretch: number): Style => (stretch < 80 ? { wordSpacing: stretch < 72 ? '0.12em' : '0.06em' } : {})

export type Look = { style: Style; emoji: ReadonlyMap<string, Uint8Array>; marks?: number | undefined }

/** One line without breaks: a text, or a row where emoji stand between the letters as drawings, or marks nearer to them. */
export function lineNode(line: string, size: number, { style, emoji, marks = 0 }: Look): SceneNode {
  const text = style.direction === 'rtl' ? isolated(line) : line
  const whole = pieces(text).map(piece => (piece.emoji && emoji.has(piece.text) ? piece : { ...piece, emoji: false }))
  const parts: Part[] = marks === 0 ? whole : whole.flatMap(piece => (piece.emoji ? [piece] : atMarks(piece.text)))
  if (parts.length < 2 && !parts[0]?.emoji) return { type: 'text', text, style }
  const { position, left, top, ...inner } = style
  const children = parts.map((part): TextNode | ImageNode => {
    const near = part.near ? { marginLeft: -marks * size } : {}
    if (!part.emoji) return { type: 'text', text: part.text, style: { ...inner, ...near } }
    const side = size * EMOJI_EM
    return {
      type: 'image',
      src: `emoji:${part.text}`,
      style: { width: side, height: side, flexShrink: 0, margin: `0 ${size * 0.04}px` },
    }
  })
  const frame = { position, left, top, display: 'flex', flexDirection: 'row', alignItems: 'center', flexShrink: 0 }
  return { type: 'container', style: inner.height === undefined ? frame : { ...frame, height: inner.height }, children }
}

type Part = { text: string; emoji: boolean; near?: boolean }

/** A text before each mark that follows a letter, and after each that stands within a word. */
function atMarks(text: string): Part[] {
  const parts = text.split(/(?<=[\p{L}\d])(?=[,.’'])|(?<=[\p{L}\d][’'])(?=\p{L})/u)
  return parts.map((part, at) => ({ text: part, emoji: false, near: at > 0 }))
}

/** Joined scripts come apart when letters are moved; tall ones need air between lines. */
export function adapt(cut: Cut, text: string): Cut {
  if (!isTall(text)) return cut
  return {
    ...cut,
    tracking: 0,
    marks: 0,
    leading: Math.max(cut.leading, /[\u2E80-\u9FFF\uAC00-\uD7FF]/u.test(text) ? 1.22 : 1.4),
    stretch: undefined,
  }
}

/** Tight lines get air where a descender stands over a tall letter. */
export function leadingOf(cut: Cut, lines: readonly string[]): number {
  if (cut.leading >= 1.06) return cut.leading
  const meets = lines.some(
    (line, index) => /[gjpqyQ,;()]/.test(line) && /[A-Zbdfhklt0-9À-ÞĀ-ž()]/.test(lines[index + 1] ?? ''),
  )
  return meets ? Math.max(cut.leading, 1.01) : cut.leading
}

/** From here on figures with a mark between them are set apart. */
export const HUGE = 150
const isMarked = (text: string) => /\d[.,]\d/.test(text) && !/\p{L}/u.test(text)

/** Figures of a serif reach out below and at their bars. */
const areFeet = (kind: Family['kind'], text: string) => kind === 'serif' && /\d\d/.test(text) && !/\p{L}/u.test(text)

/** The comma of a huge price keeps clear of the figures on its sides, and the foot of a 2 of the bar of a 4. */
export const figuresClear = (cut: Cut, text: string, kind: Family['kind']): Cut =>
  isMarked(text) || areFeet(kind, text) ? { ...cut, tracking: Math.max(cut.tracking, 0), unpaired: true } : cut
