// The largest place of a picture in which nothing is, measured on what will be painted before it is.
import { differs, markDrawing } from '#lib/render/emptiness/drawn.ts'
import { type Grid, gridOf } from '#lib/render/emptiness/grid.ts'
import type { Occupied } from '#lib/render/proof/proof.ts'
import { type Rect, rounded, type SceneNode, type Style } from '#lib/render/scene.ts'

export type Hole = { share: number; box: Rect }

/** Of a canvas; what stands for itself may leave more. */
export const MOST_EMPTY = 0.2
export const MOST_EMPTY_ALONE = 0.3
/** And what its owner wishes to be mostly free. */
export const MOST_EMPTY_WISHED = 0.8

/** What has its place to itself. */
const FILLED: ReadonlySet<string> = new Set(['logo', 'things', 'scenery'])

type Painted = { paper: string; nodes: readonly SceneNode[] }

/** The share of the canvas, and where; texts are full, flat grounds are empty, their edges are not. */
export function holeOf(width: number, height: number, { paper, nodes }: Painted, taken: readonly Occupied[]): Hole {
  const grid = gridOf(width, height)
  for (const one of taken) if (one.text || FILLED.has(one.role)) grid.fill(one)
  for (const node of nodes) walk(grid, node, { x: 0, y: 0, paper })
  const box = grid.largest()
  return { share: Number(((box.width * box.height) / (width * height)).toFixed(3)), box: rounded(box) }
}

type Inside = { x: number; y: number; paper: string }

function walk(grid: Grid, node: SceneNode, { x, y, paper }: Inside): void {
  if (node.type === 'text') return
  const rect = rectOf(node.style, x, y)
  if (node.type === 'image') {
    if (!rect) return
    if (typeof node.src === 'string' && node.src.startsWith('<svg')) markDrawing(grid, node.src, rect, paper)
    else if (!isGrain(node.style)) grid.fill(rect)
    return
  }
  const { backgroundColor, backgroundImage } = node.style
  const [colour] = /#[0-9a-f]{6}(?![0-9a-f])/iu.exec(`${backgroundColor ?? ''} ${backgroundImage ?? ''}`) ?? []
  const own = colour ?? paper
  if (rect && (differs(own, paper) || node.style.border)) grid.outline(rect)
  if (rect && node.style.maskImage) grid.fill(rect)
  for (const child of node.children) walk(grid, child, { x: rect?.x ?? x, y: rect?.y ?? y, paper: own })
}

/** Pixels that are hardly seen over everything. */
const isGrain = (style: Style) => Number(style.opacity ?? 1) < 0.2

/** Where a node stands, if by numbers. */
export function rectOf(style: Style, x: number, y: number): Rect | null {
  const { left = 0, top = 0, width, height } = style
  if (typeof left !== 'number' || typeof top !== 'number') return null
  return { x: x + left, y: y + top, width: Number(width ?? 0), height: Number(height ?? 0) }
}

/** The colour on which a place lies that nothing crosses. */
export function paperAt({ paper, nodes }: Painted, { x, y, width, height }: Rect): string {
  const [mx, my] = [x + width / 2, y + height / 2]
  let found = paper
  const seek = (node: SceneNode, left: number, top: number): void => {
    if (node.type !== 'container') return
    const rect = rectOf(node.style, left, top)
    const { backgroundColor } = node.style
    const holds = rect && mx >= rect.x && my >= rect.y && mx <= rect.x + rect.width && my <= rect.y + rect.height
    if (holds && typeof backgroundColor === 'string') found = backgroundColor
    for (const child of node.children) seek(child, rect?.x ?? left, rect?.y ?? top)
  }
  for (const node of nodes) seek(node, 0, 0)
  return found
}
