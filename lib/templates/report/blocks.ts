// The blocks of an infographic: each sets its words, draws its numbers in proportion and says how tall it is.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import { barRows } from '#lib/templates/report/bars.ts'
import { compared } from '#lib/templates/report/compared.ts'
import { columns } from '#lib/templates/report/drawn/columns.ts'
import { departures } from '#lib/templates/report/drawn/departures.ts'
import { figures } from '#lib/templates/report/drawn/figures.ts'
import { months } from '#lib/templates/report/drawn/months.ts'
import { paired } from '#lib/templates/report/drawn/paired.ts'
import { scores } from '#lib/templates/report/drawn/scores.ts'
import { steps } from '#lib/templates/report/drawn/steps.ts'
import type { Part } from '#lib/templates/report/read/arranged.ts'
import { table } from '#lib/templates/report/table.ts'
import {
  heading,
  isMirrored,
  isWhole,
  largestIn,
  type Placed,
  type Space,
  sideOf,
  sized,
} from '#lib/templates/report/text.ts'

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

type Set<Kind extends Part['kind']> = (
  page: Page,
  on: Ground,
  part: Extract<Part, { kind: Kind }>,
  space: Space,
) => Promise<Placed>

/** Tables, charts and times set their title by their own lines; above the others it stands by itself. */
const setters = (): { [Kind in Part['kind']]: Set<Kind> } => ({
  stat: titled((page, on, block, within) => figures(page, on, { kind: 'figures', items: [block] }, within)),
  note: titled(note),
  figures: titled(figures),
  scores: titled(scores),
  months: titled(months),
  steps: titled(steps),
  comparison: titled(compared),
  rows: titled((page, on, block, within) => paired(page, on, block.rows, within)),
  columns,
  departures,
  table,
  bars: (page, on, block, space) => barRows(page, on, { ...leastFirst(block), before: null }, space),
  pairs: barRows,
})

export const setBlock = (page: Page, on: Ground, part: Part, space: Space): Promise<Placed> =>
  (setters()[part.kind] as Set<Part['kind']>)(page, on, part as never, space)

const BELOW_TITLE = 36
/** Of a title's letters, what hangs below its last line. */
const TAIL = 0.3

type Titled = { title?: string | undefined; below?: string | undefined }

/** Under its title and, where they have one, what its details tell. */
function titled<T extends Titled>(set: (page: Page, on: Ground, part: T, within: Space) => Promise<Placed>) {
  return async (page: Page, on: Ground, part: T, space: Space): Promise<Placed> => {
    const { title, below } = part
    const { width, room } = space
    if (!title) return set(page, on, part, space)
    const head = await heading(page, on, title, width)
    const told = below ? await sized(page, on, 'legend', below, { width, max: 36, tone: 'muted' }) : null
    const named = head.height + (told ? told.height + head.size * TAIL + 18 : 0)
    const top = named + BELOW_TITLE + head.size * TAIL
    const block = await set(page, on, part, { ...space, room: Math.max(0, room - top) })
    return {
      height: top + block.height,
      at: (x, y) => [head.at(x, y), ...(told ? [told.at(x, y + named - told.height)] : []), ...block.at(x, y + top)],
    }
  }
}

/** Where less is better the least stands first. */
function leastFirst(block: Of<'bars'>): Of<'bars'> {
  if (!block.lower_is_better) return block
  const order = block.values.map((_, index) => index).sort((a, b) => (block.values[a] ?? 0) - (block.values[b] ?? 0))
  const sorted = <T>(list: readonly T[]) => order.flatMap(index => list[index] ?? [])
  return { ...block, labels: sorted(block.labels), values: sorted(block.values), texts: sorted(block.texts) }
}

/** A note is set as large as its room lets it be, below what figures are; beside other blocks it is one of them. */
const [ALONE, BESIDE, LEAST, OF_ROOM] = [128, 58, 42, 0.13]

async function note(page: Page, on: Ground, { text }: Of<'note'>, { width, room }: Space): Promise<Placed> {
  const mirrored = isMirrored([text])
  const look = { face: 'display' as const, tone: 'ink' as const, width: width - 40, lines: 10 }
  const set = await largestIn(room * 0.9, [Math.min(ALONE, Math.max(BESIDE, room * OF_ROOM)), LEAST], async max => {
    const words = await sized(page, on, 'note', text, { ...look, max })
    return { words, height: words.height + 20, fits: isWhole(words) }
  })
  const { words, height } = set
  return {
    height,
    at(x, y) {
      const side = sideOf(x, width, mirrored)
      const bar = { x: side(0, 8), y, width: 8, height }
      return [box(bar, { backgroundColor: on.lead, borderRadius: 4 }), words.at(side(40, words.frame), y + 10)]
    },
  }
}
