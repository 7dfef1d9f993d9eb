// Several figures as one group: each with what it counts, drawn where it can be, in cells that fill their room.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { grownBy } from '#lib/render/part/text.ts'
import { artsOf } from '#lib/templates/report/drawn/figure-art.ts'
import { cellOf, type Drawn } from '#lib/templates/report/drawn/figure-cell.ts'
import type { Figure, Figures } from '#lib/templates/report/read/arranged.ts'
import { comparedIn } from '#lib/templates/report/read/values.ts'
import { isMirrored, type Placed, type Space, sideOf } from '#lib/templates/report/text.ts'

const GAP = 22
const [LEAST, LARGEST, ALIKE] = [112, 460, 0.86]

export async function figures(page: Page, on: Ground, { items }: Figures, { width, room }: Space): Promise<Placed> {
  const [values, labels] = [items.map(({ value }) => value), items.map(({ label }) => label)]
  const amounts = items.length > 1 ? comparedIn(values, labels) : null
  const arts = amounts ? items.map(() => null) : artsOf(page, on, items)
  const lines = linesOf(items, at => !amounts && arts[at] === null)
  const tall = Math.max(LEAST, (room - GAP * (lines.length - 1)) / lines.length)
  // A bar of 31 % that fills its line says 100.
  const areShares = values.every(value => /^\d[\d.,]*\s?%$/u.test(value))
  const longest = Math.max(areShares ? 100 : 1, ...(amounts ?? []))
  const column = (width - GAP) / 2
  const cell = (at: number, way: 'row' | 'panel', most: number) => {
    const share = amounts ? (amounts[at] ?? 0) / longest : null
    const frame = { width: way === 'panel' ? column : width, height: tall }
    return cellOf(page, on, items[at] as Figure, { ...frame, share, way, most, art: arts[at] ?? null })
  }
  const set = await alike(page, most =>
    Promise.all(lines.map(line => Promise.all(line.map(at => cell(at, line.length > 1 ? 'panel' : 'row', most))))),
  )
  const heights = set.map(line => Math.max(tall, ...line.map(({ height }) => height)))
  const mirrored = isMirrored(items.map(({ label }) => label))
  return {
    height: heights.reduce((sum, height) => sum + height + GAP, -GAP),
    at(x, y) {
      const outer = sideOf(x, width, mirrored)
      let top = y
      return set.flatMap((line, at) => {
        const [from, height, tallest] = [top, heights[at] ?? tall, Math.max(...line.map(cell => cell.height))]
        top += height + GAP
        return line.flatMap((cell, place) => {
          const own = line.length > 1 ? column : width
          const left = outer(place * (column + GAP), own)
          const isFirst = at === 0 || line.length > 1 || (lines[at - 1]?.length ?? 0) > 1
          const rule = isFirst ? 0 : GAP / 2
          return cell.at({ x: left, y: from, width: own, height }, sideOf(left, own, mirrored), { rule, tallest })
        })
      })
    },
  }
}

/** Figures of one group are of one size, as far as the longest lets them be. */
async function alike(page: Page, setAt: (most: number) => Promise<Drawn[][]>): Promise<Drawn[][]> {
  const first = await setAt(LARGEST)
  const sizes = first.flat().map(({ size }) => size)
  const size = Math.max(Math.min(...sizes), Math.max(...sizes) * ALIKE)
  return Math.max(...sizes) > size ? setAt(size / grownBy('figure', page.scale)) : first
}

const isShort = ({ value, label }: Figure): boolean => value.length <= 9 && label.length <= 44

/** Two to a line where both are short and nothing is drawn of either. */
function linesOf(items: readonly Figure[], isPlain: (at: number) => boolean): number[][] {
  const lines: number[][] = []
  for (const [at, item] of items.entries()) {
    const last = lines.at(-1)
    const pairs = (one: number) => isPlain(one) && isShort(items[one] ?? item)
    if (items.length > 2 && last?.length === 1 && pairs(last[0] ?? 0) && pairs(at)) last.push(at)
    else lines.push([at])
  }
  return lines
}
