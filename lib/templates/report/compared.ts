// Two sides in an infographic: their rows stand on the same lines, so that they are compared across; amounts have a bar each.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { barOf } from '#lib/templates/report/bar.ts'
import type { Part } from '#lib/templates/report/read/arranged.ts'
import { amountsIn } from '#lib/templates/report/read/values.ts'
import { isMirrored, isWhole, largestIn, type Placed, type Space, sideOf, sized } from '#lib/templates/report/text.ts'

type Compared = Extract<Part, { kind: 'comparison' }>

const BETWEEN = 56
const BOLD = { face: 'display', tone: 'ink' } as const
/** What is no longer than this is read as a figure. */
const SHORT = 14
/** Of the letters, from a text to its bar, and the bar. */
const [NEAR, BAR] = [0.4, 0.3]

export async function compared(page: Page, on: Ground, block: Compared, { width, room }: Space): Promise<Placed> {
  const column = (width - BETWEEN) / 2
  const sides = [block.left, block.right]
  const count = Math.max(...sides.map(({ length }) => length))
  const heads = await Promise.all(
    [block.left_title, block.right_title].map(text =>
      sized(page, on, 'list title', text, { ...BOLD, width: column, max: 60 }),
    ),
  )
  const top = Math.max(...heads.map(head => head.height)) + BETWEEN
  const shares = Array.from({ length: count }, (_, at) => sharesOf(sides.map(side => side[at] ?? '')))
  const set = await sidesIn(page, on, { sides, shares, column, room: room - top })
  const pad = set.max * 0.6 + Math.max(0, Math.min(170, (room - top - set.height) / count / 2))
  return {
    height: top + set.height + (pad - set.max * 0.6) * 2 * count,
    at: (x, y) =>
      sides.flatMap((_, index) => {
        const left = sideOf(x, width, isMirrored(sides.flat()))(index * (column + BETWEEN), column)
        const nodes: SceneNode[] = heads[index] ? [heads[index].at(left, y)] : []
        let line = y + top
        for (const [at, height] of set.rows.entries()) {
          const [share, below] = [shares[at]?.[index], line + pad + height + set.max * NEAR]
          const bar = { x: left, y: below, width: column, height: set.max * BAR }
          nodes.push(box({ x: left, y: line, width: column, height: 2 }, { backgroundColor: on.line }))
          if (set.items[index]?.[at]) nodes.push(set.items[index][at].at(left, line + pad))
          if (share !== undefined) nodes.push(barOf(page, bar, share, { fill: on.lead }))
          line += height + 2 * pad + (shares[at] ? set.max * (NEAR + BAR) : 0)
        }
        return nodes
      }),
  }
}

type Sides = {
  sides: readonly (readonly string[])[]
  shares: readonly (number[] | null)[]
  column: number
  room: number
}

function sidesIn(page: Page, on: Ground, { sides, shares, column, room }: Sides) {
  const short = sides.flat().every(text => [...text].length <= SHORT)
  const look = short ? { ...BOLD, width: column, lines: 2 } : { width: column, cut: { weight: 550 } }
  return largestIn(room, [short ? 150 : 60, 34], async max => {
    const items = await Promise.all(
      sides.map(side => Promise.all(side.map(text => sized(page, on, 'items', text, { ...look, max })))),
    )
    const rows = shares.map((_, at) => Math.max(...items.map(side => side[at]?.height ?? 0)))
    const bars = shares.filter(Boolean).length * max * (NEAR + BAR)
    const height = rows.reduce((sum, row) => sum + row + max * 1.2, bars)
    return { max, items, rows, height, fits: items.flat().every(isWhole) }
  })
}

/** What each of two amounts is of the larger. */
function sharesOf(texts: readonly string[]): number[] | null {
  const amounts = amountsIn(texts)
  return amounts?.map(amount => amount / Math.max(...amounts)) ?? null
}
