// Marks out of a whole as a scale: as many steps as the whole has, as many of them full as were given.
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { segments } from '#lib/render/part/chart.ts'
import type { Scores } from '#lib/templates/report/read/arranged.ts'
import {
  isMirrored,
  isWhole,
  largestIn,
  type Placed,
  type Space,
  sideOf,
  sized,
  standing,
  under,
} from '#lib/templates/report/text.ts'

/** Of a row's letters: what is told beside the name, the scale, and what stands between its parts. */
const [BELOW, SCALE, NEAR, APART] = [0.8, 0.72, 0.46, 0.9]

export async function scores(page: Page, on: Ground, { rows, whole }: Scores, { width, room }: Space): Promise<Placed> {
  const mirrored = isMirrored(rows.map(({ name }) => name))
  const set = await largestIn(room, [72, 32], async size => {
    const list = await Promise.all(rows.map(row => rowOf(page, on, row, width, size)))
    const height = list.reduce((sum, one) => sum + one.height, 0) + size * APART * (list.length - 1)
    return { size, list, height, fits: list.every(one => one.fits) }
  })
  const { size, list } = set
  const gap = Math.min(size * 2.2, size * APART + Math.max(0, room - set.height) / Math.max(1, list.length - 1))
  const track = mix(on.paper, on.ink, 0.14)
  return {
    height: set.height + (gap - size * APART) * (list.length - 1),
    at(x, y) {
      const side = sideOf(x, width, mirrored)
      let top = y
      return list.flatMap(({ name, value, detail, words, height }, at) => {
        const scale = { x, y: top + words + size * NEAR, width, height: size * SCALE }
        page.take('chart', scale)
        const from = top
        top += height + gap
        return [
          ...standing(name, side, 0, from),
          ...standing(value, side, width - value.frame, from),
          ...standing(detail, side, 0, from + name.height + under(size)),
          segments(scale, rows[at]?.some ?? 0, whole, { fill: on.lead, track, mirrored }),
        ]
      })
    },
  }
}

async function rowOf(page: Page, on: Ground, row: Scores['rows'][number], width: number, size: number) {
  const bold = { face: 'display' as const, tone: 'ink' as const, max: size, lines: 2 }
  const [name, value, detail] = [
    await sized(page, on, 'labels', row.name, { ...bold, width: width * 0.72 }),
    await sized(page, on, 'values', row.value ?? '', {
      ...{ ...bold, width: width * 0.26, lines: 1, align: 'end', tone: 'lead_ink' },
      cut: { tabular: true },
    }),
    row.detail
      ? await sized(page, on, 'items', row.detail, { width: width * 0.98, max: Math.max(31, size * BELOW) })
      : null,
  ]
  const words = Math.max(name.height + (detail ? detail.height + under(size) : 0), value.height)
  return {
    name,
    value,
    detail,
    words,
    height: words + size * (NEAR + SCALE),
    fits: name.lines === 1 && isWhole(name),
  }
}
