// A set text taken apart: each line by itself, so that lines and words can move on their own.
import type { BoxNode, Rect } from '#lib/render/scene.ts'
import { group } from '#lib/render/scene.ts'
import { isTall } from '#lib/render/type/clean.ts'
import { linesAt, type Placing } from '#lib/render/type/fit.ts'
import type { Setting } from '#lib/render/type/shape/best-setting.ts'

export type Piece = {
  node: BoxNode
  /** All that its letters may reach, accents and descenders too. */
  rect: Rect
  /** Where the line's baseline lies. */
  baseline: number
  size: number
  /** The middles of the spaces between its words, from the left; none where a text runs from right to left. */
  gaps: readonly number[]
  /** Another text in the same letters at the same place; nothing is proved of it. */
  instead?(text: string): BoxNode
}

/** Of the size, above and below the baseline: what Arabic, Thai and the like reach, in whichever family they are found. */
const TALL = { ascent: 1.35, descent: 0.5 }
const LATIN = { ascent: 0, descent: 0.24 }

export function piecesAt(setting: Setting, placing: Placing): Piece[] {
  const { size, pitch, rise, metrics, cut, rtl } = setting
  const side = rtl ? { start: 'end', center: 'center', end: 'start' }[placing.align] : placing.align
  return linesAt(setting, placing).map((node, index) => {
    const line = setting.lines[index] ?? { width: 0, gaps: [] }
    const free = placing.width - line.width
    const left = placing.x + (side === 'start' ? 0 : side === 'center' ? free / 2 : free)
    const baseline = placing.y + rise + index * pitch
    const least = node.type === 'text' && isTall(node.text) ? TALL : LATIN
    const top = baseline - Math.max(metrics.ascent, rise / size, least.ascent) * size
    const bottom = baseline + Math.max(metrics.descent, least.descent) * size
    const swash = size * (0.14 + Math.abs(cut.tracking))
    return {
      node: group([node]),
      rect: { x: left - swash, y: top, width: line.width + 2 * swash, height: bottom - top },
      baseline,
      size,
      gaps: rtl ? [] : line.gaps.map(gap => left + gap),
      ...(node.type === 'text' ? { instead: (text: string) => group([{ ...node, text }]) } : {}),
    }
  })
}
