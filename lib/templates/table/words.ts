import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

/** Something of rows that takes the room it is given. */
export type Body = (
  on: Ground,
  room: Omit<Rect, 'x' | 'y'>,
) => Promise<{ height: number; at(x: number, y: number, height: number): SceneNode[] }>

export type Listing = {
  title: readonly [role: string, text: string]
  /** What is acted on besides the rows: a day, a place, a price; the first is the loudest. */
  facts: readonly (readonly [role: string, text: string | undefined])[]
  /** What has to be known as well. */
  notes: readonly (readonly [role: string, text: string | undefined])[]
  /** The first of the notes is acted on as well: a deadline, a place to write to. */
  loudNotes?: boolean
  rows: number
  body: Body
}

/** Largest letters by how many words there are, on a canvas 1080 wide and on one 1200 wide and low. */
export function largestTitle(text: string, wide: boolean): number {
  const words = text.trim().split(/\s+/u).length
  const [few, some, many] = wide ? [138, 112, 88] : [286, 178, 124]
  return words <= 3 ? few : words <= 7 ? some : many
}

const NOTHING: Block = {
  ...{ width: 0, frame: 0, height: 0, size: 0, lines: 0, rtl: false },
  at: (x, y) => box({ x, y, width: 0, height: 0 }, {}),
  apart: () => [],
}

type Look = { on: Ground; width: number; height: number; max?: number }

export async function setTitle(page: Page, [role, text]: Listing['title'], look: Look): Promise<Block> {
  const { on, width, height, max } = look
  const { unit, shape } = page.canvas
  // The brand's mark says it already; beside a table a column of the mark alone would be empty.
  const isName = text.trim().toLowerCase() === page.kit.name.trim().toLowerCase()
  if (isName && role === 'title' && shape !== 'wide') return NOTHING
  const largest = max ?? largestTitle(text, shape === 'wide')
  return page.text(role, text, { ...headlineOn(on), width, height, max: largest * unit, min: 40, lines: 6 })
}

export async function setLines(
  page: Page,
  lines: Listing['facts'],
  { on, width, loud }: { on: Ground; width: number; loud: boolean },
) {
  const { unit, shape } = page.canvas
  const blocks: (readonly [Block | null, number])[] = []
  for (const [role, text] of lines) {
    const first = loud && blocks.every(([block]) => !block)
    const ask: TextAsk = {
      face: first ? 'display' : 'text',
      width,
      max: (first ? (shape === 'wide' ? 50 : 62) : shape === 'wide' ? 34 : 38) * unit,
      min: first ? 34 : 32,
      lines: first ? 3 : 5,
      on,
      tone: loud ? 'ink' : 'body',
      cut: first ? { tracking: -0.02, leading: 1.1 } : loud ? { weight: 560 } : {},
    }
    const block = await page.optional(role, text, ask)
    blocks.push([block, (block?.size ?? 0) * 0.8 + 10 * unit])
  }
  return blocks
}
