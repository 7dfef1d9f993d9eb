import type { Raster } from '#lib/render/raster.ts'
import type { SceneNode, Style } from '#lib/render/scene.ts'
import { isRightToLeft, isTall } from '#lib/render/type/clean.ts'
import { cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import type { Cut, Family } from '#lib/render/type/font/families.ts'
import type { Metrics } from '#lib/render/type/font/package.ts'
import { packages } from '#lib/render/type/fonts.generated.ts'
import { type Glyphs, glyphsOf } from '#lib/render/type/glyphs.ts'
import { breakEvenly, linesNeeded, type Wide } from '#lib/render/type/lines.ts'
import { LOOSE, LOOSE_LARGE, TORN } from '#lib/render/type/together.ts'
import { type Token, tokenise, withoutSchemes } from '#lib/render/type/tokens.ts'
import { REFERENCE, widthsOf } from '#lib/render/type/widths.ts'

/** What is asked of a text: the largest size from `max` to `min` at which it keeps to its box. */
export type Room = {
  width: number
  height: number
  max: number
  min: number
  lines: number
  /** Rather a little smaller than with a stub of a line. */
  even: boolean
  /** Rather a word that leans on the next line than smaller letters. */
  large?: boolean | undefined
}

export type Setting = {
  /** `gaps` are the middles of the spaces between words, from the line's left. */
  lines: { text: string; width: number; gaps: readonly number[] }[]
  size: number
  /** Baseline to baseline. */
  pitch: number
  cut: Cut
  glyphs: Glyphs
  metrics: Metrics
  /** Distance from the top of the block to the first baseline: capitals, or taller for scripts that need it. */
  rise: number
  /** What the block keeps below its last baseline; 0 for scripts whose descenders may hang out. */
  drop: number
  rtl: boolean
}

const STEP = 0.965
/** How much smaller letters may become for lines that are without fault, that keep words together, even, or whole. */
const DOWN_TO = { none: 1, loose: 0.8, stub: 0.74, torn: 0.58 } as const
type Fault = keyof typeof DOWN_TO

/** Null when the text does not fit even at its smallest; nothing is ever cut. */
export async function fitText(
  raster: Raster,
  text: string,
  family: Family,
  wanted: Cut,
  room: Room,
): Promise<Setting | null> {
  const glyphs = await glyphsOf(text, family, raster.shelf)
  const how = { raster, cut: adapt(wanted, text), glyphs, family, room }
  return (await fitTokens(text, tokenise(text), how)) ?? inParts(text, how)
}

/** What is too wide whole: an address without its scheme, then one word in its parts. */
async function inParts(text: string, how: Fitting): Promise<Setting | null> {
  const shorter = withoutSchemes(text)
  const bare = shorter === text ? null : await fitTokens(shorter, tokenise(shorter), how)
  return bare ?? fitTokens(shorter, tokenise(shorter, { parted: true }), how)
}

type Fitting = { raster: Raster; cut: Cut; glyphs: Glyphs; family: Family; room: Room }

async function fitTokens(
  text: string,
  tokens: readonly Token[],
  { raster, cut, glyphs, family, room }: Fitting,
): Promise<Setting | null> {
  const [space = 0, ...widths] = await widthsOf(raster, [' ', ...tokens.map(token => token.text)], cut, glyphs)
  const wide = tokens.map((token, index): Wide => ({ ...token, width: widths[index] ?? 0 }))
  const tall = isTall(text)
  const metrics = packages[family.package]?.metrics ?? { ascent: 0.95, descent: 0.25, cap: 0.7, x: 0.5, bearing: 0.08 }
  let best: { setting: Setting; fault: Fault } | null = null
  let largest = 0
  for (const size of sizes(room)) {
    if (best && size < largest * DOWN_TO[best.fault]) return best.setting
    const scale = REFERENCE / size
    const needed = linesNeeded(wide, room.width * scale, space)
    if (needed === null || needed > room.lines) continue
    const rise = size * (tall ? Math.max(0.9, metrics.cap) : metrics.cap)
    const drop = tall ? size * 0.22 : 0
    const { lines: broken, parted } = breakEvenly(wide, room.width * scale, space, needed)
    const pitch = Math.round(size * leadingOf(cut, broken))
    if (rise + drop + pitch * (needed - 1) > room.height) continue
    const exact = await widthsOf(raster, broken, cut, glyphs)
    const gaps = gapsOf(broken, wide, space)
    const lines = broken.map((text, index) => {
      const width = ((exact[index] ?? 0) * size) / REFERENCE
      return { text, width, gaps: (gaps[index] ?? []).map(share => share * width) }
    })
    if (lines.some(line => line.width > room.width + 0.5)) continue
    const setting = { lines, size, pitch, cut, glyphs, metrics, rise, drop, rtl: isRightToLeft(text) }
    const fault = faultOf(lines, parted, room)
    if (fault === 'none') return setting
    largest ||= size
    if (!best || DOWN_TO[fault] > DOWN_TO[best.fault]) best = { setting, fault }
  }
  return best?.setting ?? null
}

function faultOf(lines: Setting['lines'], parted: number, { even, large }: Room): Fault {
  if (parted >= TORN) return 'torn'
  if (even && hasStub(lines)) return 'stub'
  return even && parted >= (large ? LOOSE_LARGE : LOOSE) ? 'loose' : 'none'
}

/** How many characters of a text that does not fit would: by its widest word, its lines, and the height for them. */
export async function mostThatFits(
  raster: Raster,
  text: string,
  family: Family,
  wanted: Cut,
  room: Room,
): Promise<number> {
  const cut = adapt(wanted, text)
  const tokens = tokenise(text, { parted: true }).map(token => token.text)
  const [space = 0, ...widths] = await widthsOf(
    raster,
    [' ', ...tokens],
    cut,
    await glyphsOf(text, family, raster.shelf),
  )
  const scale = room.min / REFERENCE
  const lines = Math.min(room.lines, Math.max(1, Math.floor((room.height / room.min - 0.7) / cut.leading) + 1))
  const all = widths.reduce((sum, width) => sum + width + space, 0) * scale
  const share = Math.min(room.width / (Math.max(...widths, 1) * scale), (lines * room.width * 0.92) / Math.max(all, 1))
  const characters = [...text].length
  return Math.max(1, Math.min(characters - 1, Math.floor(characters * share)))
}

/** A line that is far shorter than the longest, or, of a few, begins with the last word of a sentence; the last of many may be shorter. */
function hasStub(lines: Setting['lines']): boolean {
  const longest = Math.max(...lines.map(line => line.width))
  const least = (index: number) => (index === lines.length - 1 && lines.length > 3 ? 0.28 : 0.46)
  const torn = (text: string, index: number) => index > 0 && lines.length <= 4 && /^\S+[.!?…]\s/u.test(text)
  return lines.some(({ text, width }, index) => width < longest * least(index) || torn(text, index))
}

/** Per line, the middles of its spaces in shares of its width. */
function gapsOf(lines: readonly string[], tokens: readonly Wide[], space: number): number[][] {
  let next = 0
  return lines.map(line => {
    const gaps: number[] = []
    let used = 0
    for (let read = 0; read < line.length && next < tokens.length; next++) {
      const token = tokens[next]
      if (!token) break
      if (read > 0 && token.spaced) {
        gaps.push(used + space / 2)
        used += space
        read++
      }
      used += token.width
      read += token.text.length
    }
    return gaps.map(gap => gap / Math.max(used, 1))
  })
}

function sizes({ max, min }: Room): number[] {
  const out = [Math.round(max)]
  while ((out.at(-1) ?? min) > min)
    out.push(Math.max(min, Math.min((out.at(-1) ?? min) - 1, Math.round((out.at(-1) ?? min) * STEP))))
  return out
}

/** Joined scripts come apart when letters are moved; tall ones need air between lines. */
function adapt(cut: Cut, text: string): Cut {
  if (!isTall(text)) return cut
  return {
    ...cut,
    tracking: 0,
    leading: Math.max(cut.leading, /[\u2E80-\u9FFF\uAC00-\uD7FF]/u.test(text) ? 1.22 : 1.4),
    stretch: undefined,
  }
}

/** Tight lines get air where a descender stands over a tall letter. */
function leadingOf(cut: Cut, lines: readonly string[]): number {
  if (cut.leading >= 1.06) return cut.leading
  const meets = lines.some(
    (line, index) => /[gjpqyQ,;()]/.test(line) && /[A-Zbdfhklt0-9À-ÞĀ-ž()]/.test(lines[index + 1] ?? ''),
  )
  return meets ? Math.max(cut.leading, 1.01) : cut.leading
}

/** A part of a line in a colour of its own. */
export type Tinted = { text: string; colour: string }
export type Tints = (line: string) => readonly Tinted[]

export type Placing = {
  x: number
  y: number
  width: number
  align: 'start' | 'center' | 'end'
  style: Style
  tints?: Tints | undefined
}

/** The lines of a setting as nodes; `y` is the top of its first capitals. */
export function linesAt(setting: Setting, { x, y, width, align, style, tints }: Placing): SceneNode[] {
  const { metrics, size, pitch, cut } = setting
  const box = pitch
  const above = (box - (metrics.ascent + metrics.descent) * size) / 2 + metrics.ascent * size
  const side = setting.rtl ? flip(align) : align
  const shift = side === 'start' && size >= 44 ? metrics.bearing * size * 0.9 : 0
  const look = {
    ...cutStyle(cut, setting.glyphs.stack, size),
    lineHeight: `${box}px`,
    height: box,
    ...(setting.rtl ? { direction: 'rtl' } : {}),
    ...style,
  }
  return setting.lines.map((line, index) => {
    const free = width - line.width
    const left =
      side === 'start'
        ? x - shift
        : side === 'center'
          ? x + free / 2 + (cut.tracking * size) / 2
          : x + free + cut.tracking * size
    const top = y + setting.rise + index * pitch - above
    const at = { position: 'absolute', left: round(left), top: round(top) }
    if (!tints) return lineNode(line.text, size, { ...at, ...look }, setting.glyphs.emoji)
    const parts = tints(line.text).map(part =>
      lineNode(part.text, size, { ...look, color: part.colour }, setting.glyphs.emoji),
    )
    return {
      type: 'container',
      style: { ...at, display: 'flex', flexDirection: 'row', flexShrink: 0 },
      children: parts,
    }
  })
}

function flip(align: 'start' | 'center' | 'end'): 'start' | 'center' | 'end' {
  return align === 'start' ? 'end' : align === 'end' ? 'start' : 'center'
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
