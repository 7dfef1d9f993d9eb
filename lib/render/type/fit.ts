import type { Raster } from '#lib/render/raster.ts'
import type { SceneNode, Style } from '#lib/render/scene.ts'
import { bearingsOf } from '#lib/render/type/bearing.ts'
import { adapt, cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import type { Cut, Family } from '#lib/render/type/font/families.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { type Pieces, piecesOf, type Wide } from '#lib/render/type/lines.ts'
import {
  bestSetting,
  DOWN_TO_WHOLE,
  type Fitting,
  type Room,
  type Setting,
} from '#lib/render/type/shape/best-setting.ts'
import { type Token, tokenise, withoutSchemes } from '#lib/render/type/tokens.ts'
import { REFERENCE, widthsOf, withSpaces } from '#lib/render/type/widths.ts'

/** From here on the eye sees where the ink of a line begins. */
const LARGE = 44

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

async function fitTokens(text: string, tokens: readonly Token[], how: Fitting): Promise<Setting | null> {
  const { raster, cut, glyphs } = how
  const [space = 0, ...widths] = await widthsOf(raster, [' ', ...tokens.map(token => token.text)], cut, glyphs)
  const wide = tokens.map((token, index): Wide => ({ ...token, width: widths[index] ?? 0 }))
  const whole = piecesOf(wide, space)
  const setOf = (pieces: Pieces) => bestSetting(text, wide, { ...how, ...pieces, space })
  const set = await setOf(whole)
  if (whole.pieces.length === wide.length || (set && set.size >= how.room.max * DOWN_TO_WHOLE)) return set
  const isRun = wide.some((token, index) => index > 0 && !token.spaced && !token.forced)
  const words = isRun ? larger(set, await setOf(piecesOf(wide, space, 'words')), WHOLE) : set
  if (how.room.whole) return words
  return larger(words, await setOf(piecesOf(wide, space, 'loose')), isRun ? IN_WORDS : DOWN_TO_WHOLE)
}

/** The first, unless its letters are smaller than this share of those of the other. */
const larger = (one: Setting | null, other: Setting | null, share: number): Setting | null =>
  one && other && one.size >= other.size * share ? one : (other ?? one)

/** How much smaller letters may become for lines that break no phrase, and no word, of a script without spaces. */
const [WHOLE, IN_WORDS] = [0.75, 0.4]

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
