// The cells of a table before they have a place: each knows how wide it is in one line, and sets itself at a size.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk, TextTone } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import type { Over } from '#lib/templates/table/sizes/heights.ts'

export type CellLook = {
  role: string
  face: 'display' | 'text'
  tone: TextTone
  /** Against the size of the table's letters. */
  share: number
  weight?: number
  /** Figures of one width, where values stand under each other. */
  tabular?: boolean
  lines: number
}

export type Cell = { text: string; look: CellLook }

/** Nothing that is read is smaller. */
export const LEAST = 28
/** Letters by which a width is asked for; a page that has grown sets them larger. */
const ASKED = 100

const askOf = (page: Page, { look, text }: Cell, on: Ground, ask: Pick<TextAsk, 'width' | 'max'>): TextAsk => ({
  face: look.face,
  min: Math.min(LEAST, ask.max),
  lines: look.lines,
  on,
  tone: look.tone,
  cut: {
    ...(look.face === 'display'
      ? { tracking: page.pairing.display.kind === 'serif' ? -0.012 : -0.018, leading: 1.14 }
      : { leading: 1.26 }),
    ...(look.weight ? { weight: look.weight } : {}),
    ...(look.tabular && !isRightToLeft(text) ? { tabular: true } : {}),
  },
  ...ask,
  sized: true,
})

/** Its width in one line, for each pixel of the table's letters. */
export async function natural(page: Page, cell: Cell, on: Ground): Promise<number> {
  const asked = { ...cell, look: { ...cell.look, lines: 1 } }
  const set = await page.text(cell.look.role, cell.text, {
    ...askOf(page, asked, on, { width: 1e6, max: ASKED }),
    min: ASKED,
  })
  return (set.width / set.size) * cell.look.share
}

export type Setting = { width: number; size: number; align: 'start' | 'end' }

/** The cell at this size of the table; `fits` is false where it had to be set smaller. */
export async function setCell(page: Page, cell: Cell, on: Ground, { width, size, align }: Setting) {
  const wanted = Math.max(LEAST, Math.round(size * cell.look.share))
  const ask = {
    ...askOf(page, cell, on, { width, max: wanted / grownBy(cell.look.face, page.scale) }),
    min: LEAST,
    align,
  }
  const block: Block = await page.text(cell.look.role, cell.text, ask)
  return { block, fits: block.size >= wanted - 1 }
}

/** Of a value's letters, those of the name above it. */
const ABOVE = 0.56

/** What stands above others is a label of what it names, or the heading of its row. */
export function lookOver(look: CellLook, column: string, over: Over, isHead: boolean): CellLook {
  if (column !== over) return look
  return over === 'lead' ? { ...look, share: ABOVE } : isHead ? look : { ...look, tone: 'lead_ink' }
}
