// Two sides in an infographic: their rows stand on the same lines, so that they are compared across.
import type { Ground } from '#lib/render/colour/ground.ts'
import { grownBy, type Page } from '#lib/render/page.ts'
import type { Block as Text } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import type { Block } from '#lib/templates/report/data.ts'
import { body, display, growth, type Placed, type Space } from '#lib/templates/report/text.ts'

type Compared = Extract<Block, { kind: 'comparison' }>

const BETWEEN = 56
/** What is no longer than this is read as a figure. */
const SHORT = 14

export async function compared(page: Page, on: Ground, block: Compared, { width, room }: Space): Promise<Placed> {
  const column = (width - BETWEEN) / 2
  const count = Math.max(block.left.length, block.right.length)
  const heads = await alike(grownBy('display', page.scale), [block.left_title, block.right_title], 54, (text, max) =>
    display(page, on, 'list title', text, { width: column, max: max / growth(page) }),
  )
  const short = [...block.left, ...block.right].every(text => [...text].length <= SHORT)
  const largest = Math.max(42, Math.min(short ? 150 : 60, room / (count * 3.4)))
  const set = (text: string, max: number) =>
    short
      ? display(page, on, 'items', text, { width: column, max: max / growth(page), lines: 2 })
      : body(page, on, 'items', text, { width: column, max: max / growth(page), cut: { weight: 550 } })
  const items = await alike(
    grownBy(short ? 'display' : 'text', page.scale),
    [...block.left, ...block.right],
    largest,
    set,
  )
  const sides = [items.slice(0, block.left.length), items.slice(block.left.length)]
  const rows = Array.from({ length: count }, (_, at) => Math.max(...sides.map(side => side[at]?.height ?? 0)))
  const top = Math.max(...heads.map(head => head.height)) + BETWEEN
  const natural = top + rows.reduce((sum, height) => sum + height, 0)
  const pad = Math.max(30, Math.min(230, (room - natural) / count / 2))
  return {
    height: natural + 2 * pad * count,
    at: (x, y) =>
      sides.flatMap((side, index) => {
        const left = x + index * (column + BETWEEN)
        const nodes: SceneNode[] = heads[index] ? [heads[index].at(left, y)] : []
        let line = y + top
        for (const [at, height] of rows.entries()) {
          nodes.push(box({ x: left, y: line, width: column, height: 2 }, { backgroundColor: on.line }))
          if (side[at]) nodes.push(side[at].at(left, line + pad))
          line += height + 2 * pad
        }
        return nodes
      }),
  }
}

type Setter = (text: string, max: number) => Promise<Text>

/** All of them in the size of the one that needs the smallest; an attempt's own growth is in that already. */
async function alike(grown: number, texts: readonly string[], max: number, set: Setter) {
  const first = await Promise.all(texts.map(text => set(text, max)))
  const least = Math.min(...first.map(one => one.size))
  if (first.every(one => one.size === least)) return first
  return Promise.all(texts.map(text => set(text, least / grown)))
}
