// What happens in which months: every row a strip of the year on which its own months are full.
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { steps as cells } from '#lib/render/part/chart.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import type { Months } from '#lib/templates/report/read/arranged.ts'
import {
  isMirrored,
  isWhole,
  largestIn,
  type Placed,
  type Space,
  sideOf,
  sized,
  standing,
} from '#lib/templates/report/text.ts'

const [STRIP, NEAR, APART] = [0.5, 0.46, 0.8]
/** Of the width, what names have, and where one of their words is long: “Septembre-octobre”. */
const namesIn = (rows: Months['rows']): number =>
  rows.some(({ name }) => name.split(' ').some(word => word.length > LONG)) ? 0.4 : 0.3
const LONG = 13

export async function months(page: Page, on: Ground, block: Months, { width, room }: Space): Promise<Placed> {
  const { rows, initials } = block
  const mirrored = isMirrored(rows.map(({ name }) => name))
  const head = await headOf(page, on, initials, width)
  const names = namesIn(rows)
  const set = await largestIn(room - head.height, [62, 30], async size => {
    const list = await Promise.all(rows.map(row => rowOf(page, on, row, { width, names: names * width, size })))
    const height = list.reduce((sum, one) => sum + one.height, 0) + size * APART * list.length
    return { size, list, height, fits: list.every(one => one.fits) }
  })
  const { size, list } = set
  const gap = Math.min(size * 2, size * APART + Math.max(0, room - head.height - set.height) / list.length)
  const track = mix(on.paper, on.ink, 0.12)
  return {
    height: head.height + set.height + (gap - size * APART) * list.length,
    at(x, y) {
      const side = sideOf(x, width, mirrored)
      let top = y + head.height
      const drawn = list.flatMap(({ name, words, tall, height }, at) => {
        const from = top + gap
        const strip = { x, y: from + tall + size * NEAR, width, height: size * STRIP }
        page.take('chart', strip)
        top = from + height
        return [
          ...standing(name, side, 0, from),
          ...standing(words, side, width * names, from),
          cells(strip, rows[at]?.months ?? [], initials.length, { fill: on.lead, track, mirrored }),
        ]
      })
      return [...head.at(x, y, mirrored), ...drawn]
    },
  }
}

/** The first letters of the months over their cells; the rows say the months in full. */
async function headOf(page: Page, on: Ground, initials: readonly string[], width: number) {
  const cell = width / initials.length
  const ask = { width: cell, max: 30, align: 'center' as const, tone: 'muted' as const, lines: 1, untold: true }
  const letters = await Promise.all(
    initials.map(letter => sized(page, on, 'tick', letter, { ...ask, cut: { weight: 600 } })),
  )
  return {
    height: Math.max(...letters.map(letter => letter.height)),
    at: (x: number, y: number, mirrored: boolean): SceneNode[] =>
      letters.map((letter, at) => letter.at(sideOf(x, width, mirrored)(at * cell, cell), y)),
  }
}

type Sizes = { width: number; names: number; size: number }

async function rowOf(page: Page, on: Ground, row: Months['rows'][number], { width, names, size }: Sizes) {
  const said = [row.value, row.detail].filter(Boolean).join(' · ')
  const bold = { face: 'display' as const, tone: 'lead_ink' as const, max: size, lines: 2 }
  const name = await sized(page, on, 'labels', row.name, { ...bold, width: names - width * 0.02 })
  const words = said ? await sized(page, on, 'items', said, { width: width - names, max: size, lines: 3 }) : null
  const tall = Math.max(name.height, words?.height ?? 0)
  return { name, words, tall, height: tall + size * (NEAR + STRIP), fits: isWhole(name) }
}
