import type { Raster } from '#lib/render/raster.ts'
import type { SceneNode, Style } from '#lib/render/scene.ts'
import { bearingsOf } from '#lib/render/type/bearing.ts'
import { LOOSE, LOOSE_LARGE, TORN } from '#lib/render/type/breaks/together.ts'
import { isRightToLeft, isTall } from '#lib/render/type/clean.ts'
import { adapt, cutStyle, leadingOf, lineNode } from '#lib/render/type/cut-style.ts'
import type { Cut, Family } from '#lib/render/type/font/families.ts'
import { metricsOf } from '#lib/render/type/font/own.ts'
import type { Metrics } from '#lib/render/type/font/package.ts'
import { type Glyphs, glyphsOf } from '#lib/render/type/glyphs.ts'
import { breakEvenly, linesNeeded, type Pieces, piecesOf, spansOf, type Wide } from '#lib/render/type/lines.ts'
import { type Token, tokenise, withoutSchemes } from '#lib/render/type/tokens.ts'
import { REFERENCE, widthsOf, withSpaces } from '#lib/render/type/widths.ts'

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
  lines: {
    text: string
    width: number
    gaps: readonly number[] /** Empty space left of its first letter, in em, where that was measured. */
    bearing?: number
  }[]
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

/** From here on the eye sees where the ink of a line begins. */
const LARGE = 44
const STEP = 0.965
/** How much smaller letters may become for lines that are without fault, that keep words together, even, or whole. */
const DOWN_TO = { none: 1, loose: 0.8, stub: 0.74, torn: 0.58 } as const
/** Words that have a picture to themselves rather fill it than end on a long line. */
const STUB_LARGE = 0.9
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
  const cut = await withSpaces(raster, adapt(wanted, text), glyphs)
  const how = { raster, cut, glyphs, family, room }
  const setting = (await fitTokens(text, tokenise(text), how)) ?? (await inParts(text, how))
  if (!setting || setting.size < LARGE || setting.rtl) return setting
  const bearings = await bearingsOf(
    raster,
    setting.lines.map(line => line.text),
    how.cut,
    glyphs,
  )
  const lines = setting.lines.map((line, index) => ({ ...line, bearing: bearings[index] ?? 0 }))
  return { ...setting, lines }
}

/** What is too wide whole: an address without its scheme, then one word in its parts. */
async function inParts(text: string, how: Fitting): Promise<Setting | null> {
  const shorter = withoutSchemes(text)
  const bare = shorter === text ? null : await fitTokens(shorter, tokenise(shorter), how)
  return bare ?? fitTokens(shorter, tokenise(shorter, { parted: true }), how)
}

type Fitting = { raster: Raster; cut: Cut; glyphs: Glyphs; family: Family; room: Room }

async function fitTokens(text: string, tokens: readonly Token[], how: Fitting): Promise<Setting | null> {
  const { raster, cut, glyphs } = how
  const [space = 0, ...widths] = await widthsOf(raster, [' ', ...tokens.map(token => token.text)], cut, glyphs)
  const wide = tokens.map((token, index): Wide => ({ ...token, width: widths[index] ?? 0 }))
  const whole = piecesOf(wide, space)
  const setOf = (pieces: Pieces) => fitPieces(text, wide, { ...how, ...pieces, space })
  const set = await setOf(whole)
  if (whole.pieces.length === wide.length || (set && set.size >= how.room.max * DOWN_TO.torn)) return set
  const isRun = wide.some((token, index) => index > 0 && !token.spaced && !token.forced)
  const words = isRun ? larger(set, await setOf(piecesOf(wide, space, 'words')), WHOLE) : set
  return larger(words, await setOf(piecesOf(wide, space, 'loose')), isRun ? IN_WORDS : DOWN_TO.torn)
}

/** The first, unless its letters are smaller than this share of those of the other. */
const larger = (one: Setting | null, other: Setting | null, share: number): Setting | null =>
  one && other && one.size >= other.size * share ? one : (other ?? one)

/** How much smaller letters may become for lines that break no phrase, and no word, of a script without spaces. */
const [WHOLE, IN_WORDS] = [0.75, 0.4]

async function fitPieces(
  text: string,
  wide: readonly Wide[],
  { raster, cut, glyphs, family, room, space, ...whole }: Fitting & Pieces & { space: number },
): Promise<Setting | null> {
  const tall = isTall(text)
  const metrics = metricsOf(family)
  let best: { setting: Setting; fault: Fault } | null = null
  let largest = 0
  const downTo = room.large ? { ...DOWN_TO, stub: STUB_LARGE } : DOWN_TO
  for (const size of sizes(room)) {
    if (best && size < largest * downTo[best.fault]) return best.setting
    const scale = REFERENCE / size
    const needed = linesNeeded(whole.pieces, room.width * scale, space)
    if (needed === null || needed > room.lines) continue
    const rise = size * (tall ? Math.max(0.9, metrics.cap) : metrics.cap)
    const drop = tall ? size * 0.22 : 0
    const { lines: broken, parted } = breakEvenly(whole, room.width * scale, space, needed)
    const pitch = Math.round(size * leadingOf(cut, broken))
    if (rise + drop + pitch * (needed - 1) > room.height) continue
    // What is no better than what was found needs no measure.
    const rough = spansOf(broken, wide, space)
    if (best && DOWN_TO[faultOf(rough, parted, room)] <= DOWN_TO[best.fault]) continue
    const exact = await widthsOf(raster, broken, cut, glyphs)
    const lines = broken.map((text, index) => {
      const width = ((exact[index] ?? 0) * size) / REFERENCE
      return { text, width, gaps: (rough[index]?.gaps ?? []).map(share => share * width) }
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
  const glyphs = await glyphsOf(text, family, raster.shelf)
  const cut = await withSpaces(raster, adapt(wanted, text), glyphs)
  const tokens = tokenise(text, { parted: true }).map(token => token.text)
  const [space = 0, ...widths] = await widthsOf(raster, [' ', ...tokens], cut, glyphs)
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

function sizes({ max, min }: Room): number[] {
  const out = [Math.round(max)]
  while ((out.at(-1) ?? min) > min)
    out.push(Math.max(min, Math.min((out.at(-1) ?? min) - 1, Math.round((out.at(-1) ?? min) * STEP))))
  return out
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
  const bearing = (line: Setting['lines'][number]) => (line.bearing ?? metrics.bearing * 0.9) * size
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
        ? x - bearing(line)
        : side === 'center'
          ? x + free / 2 + (cut.tracking * size) / 2
          : x + free + cut.tracking * size
    const top = y + setting.rise + index * pitch - above
    const at = { position: 'absolute', left: round(left), top: round(top) }
    const { emoji } = setting.glyphs
    if (!tints) return lineNode(line.text, size, { style: { ...at, ...look }, emoji, marks: cut.marks })
    const parts = tints(line.text).map(part =>
      lineNode(part.text, size, { style: { ...look, color: part.colour }, emoji }),
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
