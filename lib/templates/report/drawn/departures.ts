// Times of day on lines from one side of the sheet to the other.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { knots } from '#lib/render/part/chart.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import type { Departures } from '#lib/templates/report/read/arranged.ts'
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

type List = Departures['lists'][number]

/** As many times stand side by side. */
const ACROSS = 5

/** What runs over its line goes on on the next, as evenly as it goes. */
function broken({ title, rows }: List): List[] {
  const lines = Math.ceil(rows.length / ACROSS)
  const each = Math.ceil(rows.length / lines)
  return Array.from({ length: lines }, (_, at) => ({
    rows: rows.slice(at * each, (at + 1) * each),
    ...(at === 0 && { title }),
  }))
}

/** Each list on a line of its own from one side of the sheet to the other. */
export async function departures(page: Page, on: Ground, part: Departures, { width, room }: Space): Promise<Placed> {
  const lists = part.lists.flatMap(broken)
  const slots = Math.max(...lists.map(({ rows }) => rows.length))
  const set = await largestIn(room, [104, 38], async size => {
    const lines = await Promise.all(lists.map(list => lineOf(page, on, list, { width, slot: width / slots, size })))
    const height = lines.reduce((sum, one) => sum + one.height, 0) + size * (lists.length - 1)
    return { size, lines, height, fits: lines.every(one => one.fits) }
  })
  const { size, lines } = set
  const gap = size + Math.min(size, Math.max(0, room - set.height) / Math.max(1, lists.length - 1))
  const mirrored = isMirrored(lists.flatMap(list => list.title ?? []))
  return {
    height: set.height + (gap - size) * (lists.length - 1),
    at(x, y) {
      let top = y
      return lines.flatMap(line => {
        const from = top
        top += line.height + gap
        return line.at(x, from, mirrored)
      })
    },
  }
}

type Sizes = { width: number; slot: number; size: number }

async function lineOf(page: Page, on: Ground, { title, rows }: List, { width, slot, size }: Sizes) {
  const bold = { face: 'display' as const, tone: 'ink' as const }
  const named = title ? await sized(page, on, 'list title', title, { ...bold, width, max: size * 0.8, lines: 1 }) : null
  const times = await Promise.all(rows.map(row => slotOf(page, on, row, slot, size)))
  const rail = size * 0.44
  const head = named ? named.height + size * 0.62 : 0
  const tall = Math.max(...times.map(({ time }) => time.height))
  const below = Math.max(0, ...times.map(({ note }) => (note ? note.height + under(size) : 0)))
  return {
    height: head + rail + size * 0.44 + tall + below,
    fits: times.every(({ time }) => isWhole(time)) && (named?.kept ?? 1) >= 0.75,
    at(x: number, y: number, mirrored: boolean): SceneNode[] {
      const side = sideOf(x, width, mirrored)
      const line = { x, y: y + head, width, height: rail }
      page.take('chart', line)
      const at = rows.map((_, index) => side(index * slot, rail) + rail / 2)
      const top = y + head + rail + size * 0.44
      return [
        ...standing(named, side, 0, y),
        knots(line, at, { line: on.line, fill: on.lead, paper: on.paper }),
        ...times.flatMap(({ time, note }, index) => [
          ...standing(time, side, index * slot, top),
          ...standing(note, side, index * slot, top + tall + under(size)),
        ]),
      ]
    },
  }
}

async function slotOf(page: Page, on: Ground, { name, value }: List['rows'][number], slot: number, size: number) {
  const width = slot - 40
  const bold = { face: 'display' as const, tone: 'ink' as const, cut: { tabular: true } }
  const note = { width, max: Math.max(32, size * 0.5), lines: 2 }
  return {
    time: await sized(page, on, 'time', name, { ...bold, width, max: size, lines: 1 }),
    note: value ? await sized(page, on, 'items', value, note) : null,
  }
}
