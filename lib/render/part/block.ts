import { type BoxNode, group, type Rect } from '#lib/render/scene.ts'
import { linesAt, type Tints } from '#lib/render/type/fit.ts'
import { type Piece, piecesAt } from '#lib/render/type/pieces.ts'
import type { Setting } from '#lib/render/type/shape/best-setting.ts'

/** Something of known size that can be placed; a text's height runs from its capitals to its last baseline. */
export type Block = {
  width: number
  /** The width it was set in, within which it is aligned. */
  frame: number
  height: number
  /** Size of its letters, or its own height. */
  size: number
  /** Of the size that it was to have, what its room has left of it. */
  kept: number
  lines: number
  /** Set from right to left, and so aligned to the right where others are to the left. */
  rtl: boolean
  at(x: number, y: number): BoxNode
  /** The same in parts that can move on their own: the lines of a text. */
  apart(x: number, y: number): Piece[]
}

type Look = {
  width: number
  most: number
  align: 'start' | 'center' | 'end'
  colour: string
  widest: number
  tints?: Tints | undefined
}

/** `placed` is told where the block's ink stands, once it is placed. */
export function blockOf(setting: Setting, look: Look, placed: (rect: Rect) => void): Block {
  const height = setting.rise + setting.pitch * (setting.lines.length - 1) + setting.drop
  const put = (x: number, y: number) => {
    const end = setting.rtl ? look.align === 'start' : look.align === 'end'
    const left = look.align === 'center' ? x + (look.width - look.widest) / 2 : end ? x + look.width - look.widest : x
    placed({ x: left, y, width: look.widest, height })
    return { x, y, width: look.width, align: look.align, style: { color: look.colour }, tints: look.tints }
  }
  return {
    width: look.widest,
    frame: look.width,
    height,
    size: setting.size,
    kept: setting.size / look.most,
    lines: setting.lines.length,
    rtl: setting.rtl,
    at: (x, y) => group(linesAt(setting, put(x, y))),
    apart: (x, y) => piecesAt(setting, put(x, y)),
  }
}

/** Blocks for `stack`, each with its distance from the one above it. */
export type Parts = readonly (readonly [Block | null, gap: number])[]

/** Blocks one under the other from `y`, each `gap` below the one before; missing ones leave no gap. `width` is that of their column where all of them are narrower. */
export function stack(x: number, y: number, blocks: Parts, width = 0): { nodes: BoxNode[]; bottom: number } {
  let bottom = y
  const nodes: BoxNode[] = []
  // What is read from the right begins at one edge, however narrow it was set.
  const widest = Math.max(width, ...blocks.map(([block]) => block?.frame ?? 0))
  for (const [block, gap] of blocks) {
    if (!block) continue
    const top = nodes.length === 0 ? bottom : bottom + gap
    nodes.push(block.at(block.rtl ? x + widest - block.frame : x, top))
    bottom = top + block.height
  }
  return { nodes, bottom }
}

/** Where a block begins on the side from which `words` are read. */
export const startOf = ({ x, width }: Pick<Rect, 'x' | 'width'>, block: Block, { rtl }: Pick<Block, 'rtl'>): number =>
  rtl ? x + width - block.width : x

export function heightOf(blocks: Parts): number {
  const shown = blocks.filter(([block]) => block !== null)
  return shown.reduce((sum, [block, gap], index) => sum + (block?.height ?? 0) + (index > 0 ? gap : 0), 0)
}

/** Texts under each other as one block, the gap between them a share of the smallest letters. */
export function stackedOf(blocks: readonly Block[], share: number): Block | null {
  const [first] = blocks
  if (!first) return null
  const size = Math.min(...blocks.map(block => block.size))
  const gap = size * share
  const tops: number[] = []
  let height = -gap
  for (const block of blocks) {
    tops.push(height + gap)
    height += gap + block.height
  }
  return {
    ...first,
    ...{ width: Math.max(...blocks.map(block => block.width)), height, size },
    lines: blocks.reduce((sum, block) => sum + block.lines, 0),
    at: (x, y) => group(blocks.map((block, at) => block.at(x, y + (tops[at] ?? 0)))),
    apart: (x, y) => blocks.flatMap((block, at) => block.apart(x, y + (tops[at] ?? 0))),
  }
}
