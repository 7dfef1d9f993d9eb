// One figure in its cell: alone on a line it stands beside what it counts or what is drawn of it, in a panel above it.
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { barOf } from '#lib/templates/report/bar.ts'
import type { Art } from '#lib/templates/report/drawn/figure-art.ts'
import type { Figure } from '#lib/templates/report/read/arranged.ts'
import { type Side, sized } from '#lib/templates/report/text.ts'
import { figureOn } from '#lib/templates/setting/type.ts'

/** `share` is that of a bar, `way` whether it has a line to itself, `most` the largest figure. */
export type Cell = {
  width: number
  height: number
  share: number | null
  art: Art | null
  way: 'row' | 'panel'
  most: number
}
/** The rule above it, and the tallest of its line: all of those begin at one height, whatever is counted below them. */
type Line = { rule: number; tallest: number }
export type Drawn = { height: number; size: number; at(rect: Rect, side: Side, line: Line): SceneNode[] }

/** Above and below what stands in a cell, of its height and at least. */
const [PADDED, PAD] = [0.1, 14]
/** Of a cell's height, a figure with its words below it, a figure beside them, and a bar. */
const [OVER, BESIDE, BAR] = [0.56, 0.72, 0.2]
/** Of the width, a figure that stands beside its words. */
const LED = 0.5
/** Of words beside their figure. */
const MOST_LINES = 2
/** The words of a figure, at least. */
const LEAST_WORDS = 32

export async function cellOf(page: Page, on: Ground, item: Figure, cell: Cell): Promise<Drawn> {
  const { width, share, art, way } = cell
  const fill = way === 'panel' ? mix(on.paper, on.lead, on.dark ? 0.16 : 0.1) : on.paper
  const pad = way === 'panel' ? 32 : 0
  const bar = share === null ? 0 : cell.height * BAR
  const space = Math.max(PAD, cell.height * PADDED)
  const tall = cell.height - 2 * space - bar
  const shown = art && { width: Math.min(width * art.most, tall * art.ratio), height: tall }
  const inner = width - 2 * pad - (shown ? shown.width + 48 : 0)
  const beside = way === 'row' && !shown && share === null
  const behind = way === 'panel' ? [fill] : undefined
  const room = { inner, tall, behind, most: cell.most }
  const led = await wordsOf(page, on, item, { ...room, beside })
  // What is long is no column of short lines beside its figure.
  const set = beside && led.lines > MOST_LINES ? await wordsOf(page, on, item, { ...room, beside: false }) : led
  return {
    height: set.height + 2 * space + bar,
    size: set.size,
    at(rect, side, { rule, tallest }) {
      const { x, y, height } = rect
      const free = height - 2 * space - bar
      const from = y + space + Math.max(0, free - (tallest - 2 * space - bar)) / 2
      const thick = { x, y: y + height - bar, width, height: bar * 0.6 }
      const frame = shown && {
        ...shown,
        x: side(width - shown.width, shown.width),
        y: y + space + (free - shown.height) / 2,
      }
      const panel = box(rect, { backgroundColor: fill, borderRadius: page.signature.grid.radius })
      const line = box({ x, y: y - rule, width, height: 2 }, { backgroundColor: on.line })
      return [
        ...(way === 'panel' ? [panel] : []),
        ...(way === 'row' && rule > 0 ? [line] : []),
        ...set.at(side, pad, from),
        ...(share === null ? [] : [barOf(page, thick, share, { fill: on.lead })]),
        ...(frame && art ? art.draw(frame) : []),
      ]
    },
  }
}

type Room = { inner: number; tall: number; beside: boolean; behind: string[] | undefined; most: number }

/** The figure and what it counts, below it or beside it. */
async function wordsOf(page: Page, on: Ground, { value, label }: Figure, { inner, tall, beside, behind, most }: Room) {
  const shared = behind ? { behind } : {}
  const high = Math.max(52, tall * (beside ? BESIDE : OVER))
  const figure = await page.text('value', value, {
    ...{ ...figureOn(on), ...shared, width: beside ? inner * LED : inner, height: high },
    ...{ max: Math.max(44, Math.min(most, high * 1.36)), min: 44 },
  })
  const width = beside ? inner - figure.width - 44 : inner
  const max = Math.max(
    LEAST_WORDS,
    Math.min(beside ? 76 : 64, figure.size * (beside ? 0.62 : 0.5), tall * (beside ? 0.4 : 0.3)),
  )
  const words = await sized(page, on, 'label', label, { width, max, lines: 4, ...shared, cut: { weight: 560 } })
  const gap = Math.max(22, figure.size * 0.2)
  if (!beside)
    return {
      size: figure.size,
      lines: words.lines,
      height: figure.height + gap + words.height,
      at: (side: Side, pad: number, y: number): SceneNode[] => [
        figure.at(side(pad, figure.frame), y),
        words.at(side(pad, words.frame), y + figure.height + gap),
      ],
    }
  const height = Math.max(figure.height, words.height)
  const level = (own: number) => (height - own) / 2
  return {
    size: figure.size,
    lines: words.lines,
    height,
    at: (side: Side, pad: number, y: number): SceneNode[] => [
      figure.at(side(pad, figure.frame), y + level(figure.height)),
      words.at(side(pad + figure.width + 44, words.frame), y + level(words.height)),
    ],
  }
}
