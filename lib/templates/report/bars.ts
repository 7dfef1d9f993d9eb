import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { lyingBar } from '#lib/render/part/chart.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { body, display, grownInto, growth, type Placed, type Space } from '#lib/templates/report/text.ts'

type Rows = {
  title?: string
  labels: string[]
  values: number[]
  texts: string[]
  before: number[] | null
  before_texts?: string[]
  changes?: string[]
  left_title?: string
  right_title?: string
  unit?: string
  focus?: string
}

/** What the bars are held against: the whole where most of one is told, else the longest of them, which stands on no track. */
function scaleOf({ values, before, texts, before_texts = [] }: Rows): { most: number; whole: boolean } {
  const most = Math.max(...values, ...(before ?? []), 0.000001)
  const whole = most > 50 && most <= 100 && [...texts, ...before_texts].every(text => text.trim().endsWith('%'))
  return { most: whole ? 100 : most, whole }
}

/** A unit that every value carries is told already. */
const unitOf = ({ unit, texts }: Rows): string | undefined =>
  unit && !texts.every(text => text.includes(unit)) ? unit : undefined
const captionOf = (rows: Rows): string | undefined => rows.title ?? unitOf(rows)

/** Of a row, about, with one bar or two, of what stands above them, and how much larger all of it may be. */
const [ROW, ROW_OF_TWO, HEAD, MOST_GROWN] = [124, 152, 70, 1.6]

/** One label a row with its bar, or two bars where there is a before; all bars share one scale. */
export async function barRows(page: Page, on: Ground, rows: Rows, { width, room }: Space): Promise<Placed> {
  const { most, whole } = scaleOf(rows)
  const natural = (rows.before ? ROW_OF_TWO : ROW) * rows.labels.length + (captionOf(rows) ? HEAD : 0)
  const larger = grownInto(room, natural * growth(page), MOST_GROWN)
  const grow = growth(page) * larger
  const head = await setHead(page, on, rows, { width, larger })
  const values = 176 * grow
  const list: BarRow[] = await Promise.all(
    rows.labels.map((_, index) => setRow(page, on, rows, { index, width, values, larger })),
  )
  const pair = rows.before ? 2.35 : 1
  const named = head.height + list.reduce((sum, row) => sum + row.label.height + UNDER_LABEL, 0)
  const [thick, gap] = spread(room - named, { thick: (rows.before ? 28 : 38) * grow, gap: 42 * grow }, (thin, near) =>
    heightOf(list.length, thin * pair, near),
  )
  const track = whole ? mix(on.paper, on.ink, 0.07) : undefined
  const bars: Bars = { on, width: width - values, thick, track, most }
  return {
    height: named + heightOf(list.length, thick * pair, gap),
    at(x, y) {
      let line = y + head.height
      const drawn = list.flatMap(row => {
        const at = line
        line += row.label.height + UNDER_LABEL + thick * pair + gap
        return barsOf(bars, row, x, at)
      })
      return [...head.at(x, y), ...drawn]
    },
  }
}

const UNDER_LABEL = 20
const heightOf = (count: number, thick: number, gap: number): number => thick * count + gap * (count - 1)

/** How thick bars and how wide gaps are that take most of what their names leave of the room. */
function spread(
  room: number,
  { thick, gap }: { thick: number; gap: number },
  height: (thick: number, gap: number) => number,
): [thick: number, gap: number] {
  const stretch = Math.min(MOST_STRETCHED, Math.max(1, (room * TAKEN) / height(thick, gap)))
  return [thick * stretch, gap * stretch]
}
const [MOST_STRETCHED, TAKEN] = [2.6, 0.84]

/** The title of the chart, its unit and what its colours mean. */
async function setHead(
  page: Page,
  on: Ground,
  rows: Rows,
  { width, larger }: { width: number; larger: number },
): Promise<Placed> {
  const caption = captionOf(rows)
  const head = caption ? await display(page, on, 'chart title', caption, { width, max: 44 * larger }) : null
  const quiet = { width, tone: 'muted' as const }
  // The unit of a chart that has a title stands under it: a bar without one says nothing.
  const told = rows.title ? unitOf(rows) : undefined
  const unit = told ? await body(page, on, 'unit', told, { ...quiet, max: 31 * larger, lines: 2 }) : null
  const sides = rows.before && rows.left_title && rows.right_title && `${rows.left_title}  /  ${rows.right_title}`
  const legend = sides ? await body(page, on, 'legend', sides, { ...quiet, max: 30 * larger }) : null
  const named = (head ? head.height : 0) + (unit ? unit.height + 24 * larger : 0)
  const under = head ? named + 36 * larger : 0
  return {
    height: under + (legend ? legend.height + 44 * larger : head ? 16 * larger : 0),
    at: (x, y) => [
      ...(head ? [head.at(x, y)] : []),
      ...(unit ? [unit.at(x, y + (head?.height ?? 0) + 24 * larger)] : []),
      ...(legend ? [legend.at(x, y + under)] : []),
    ],
  }
}

type Told = { text: Block; value: number }
type BarRow = { label: Block; now: Told; earlier: Told | null; stressed: boolean }

async function setRow(
  page: Page,
  on: Ground,
  rows: Rows,
  { index, width, values, larger }: { index: number; width: number; values: number; larger: number },
): Promise<BarRow> {
  const { before, before_texts, focus } = rows
  const named = focus === undefined ? -1 : rows.labels.indexOf(focus)
  const [label, change] = [rows.labels[index] ?? '', rows.changes?.[index]]
  const line = { max: 31 * larger, lines: 2, cut: { weight: 600 } }
  const number = { width: values - 20, max: 34 * larger, lines: 1, align: 'end' as const }
  const text = change ? `${label}  ${change}` : label
  const quiet = { ...number, max: 30 * larger, tone: 'muted' as const }
  const [set, now, earlier] = [
    await body(page, on, 'labels', text, { ...line, width: width - values }),
    await body(page, on, 'values', rows.texts[index] ?? '', { ...number, cut: { weight: 650 } }),
    before ? await body(page, on, 'values before', before_texts?.[index] ?? '', quiet) : null,
  ]
  return {
    label: set,
    now: { text: now, value: rows.values[index] ?? 0 },
    earlier: earlier && { text: earlier, value: before?.[index] ?? 0 },
    stressed: before !== null || named < 0 || index === named,
  }
}

type Bars = { on: Ground; width: number; thick: number; track: string | undefined; most: number }

/** The label, and under it the bars with their values at the right. */
function barsOf({ on, width, thick, track, most }: Bars, row: BarRow, x: number, y: number): SceneNode[] {
  const from = y + row.label.height + UNDER_LABEL
  const bar = (at: number, { value, text }: Told, fill: string) => [
    lyingBar({ x, y: at, width, height: thick }, value / most, { fill, track }),
    text.at(x + width + 20, at + (thick - text.size * 0.72) / 2),
  ]
  const fill = row.stressed ? on.lead : on.calm
  const { label, earlier, now } = row
  return earlier
    ? [label.at(x, y), ...bar(from, earlier, on.calm), ...bar(from + thick * 1.35, now, fill)]
    : [label.at(x, y), ...bar(from, now, fill)]
}
