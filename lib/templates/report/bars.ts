import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { lyingBar } from '#lib/render/part/chart.ts'
import { grownBy } from '#lib/render/part/text.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { isMarked } from '#lib/render/stressed.ts'
import { isHeaded, type Rows, setHead, withUnit } from '#lib/templates/report/bars-head.ts'
import { body, grownInto, growth, isMirrored, type Placed, type Space, sideOf } from '#lib/templates/report/text.ts'

/** What the bars are held against: the whole where most of one is told, else the longest of them, which stands on no track. */
function scaleOf({ values, before, texts, before_texts = [] }: Rows): { most: number; whole: boolean } {
  const most = Math.max(...values, ...(before ?? []), 0.000001)
  const whole = most > 50 && most <= 100 && [...texts, ...before_texts].every(text => text.trim().endsWith('%'))
  return { most: whole ? 100 : most, whole }
}

/** Of a row, about, with one bar or two, of what stands above them, and how much larger all of it may be. */
const [ROW, ROW_OF_TWO, HEAD, MOST_GROWN, LEAST_GROWN] = [124, 152, 70, 1.6, 0.62]

/** One label a row with its bar, or two bars where there is a before; all bars share one scale. */
export async function barRows(page: Page, on: Ground, asked: Rows, { width, room }: Space): Promise<Placed> {
  const rows = withUnit(page, asked)
  const { most, whole } = scaleOf(rows)
  const natural = (rows.before ? ROW_OF_TWO : ROW) * rows.labels.length + (isHeaded(rows) ? HEAD : 0)
  const larger = grownInto(room, natural * growth(page), MOST_GROWN, LEAST_GROWN)
  const grow = growth(page) * larger
  const head = await setHead(page, on, rows, { width, larger })
  const ends = await endsOf(page, on, rows, { width, larger })
  const values = ends.width
  const list: BarRow[] = await Promise.all(
    rows.labels.map((_, index) => setRow(page, on, rows, { index, width, ends, larger })),
  )
  const pair = rows.before ? 2.35 : 1
  const over = isOver(rows, values, width)
  // A value over its bar is larger than its label, and its “y” stands on no bar.
  const lineOf = ({ label, now }: BarRow) =>
    (over ? Math.max(label.height, now.text.height + now.text.size * DESCENT) : label.height) + UNDER_LABEL
  const named = head.height + list.reduce((sum, row) => sum + lineOf(row), 0)
  const [thick, gap] = spread(room - named, { thick: (rows.before ? 28 : 38) * grow, gap: 42 * grow }, (thin, near) =>
    heightOf(list.length, thin * pair, near),
  )
  const track = whole ? mix(on.paper, on.ink, 0.07) : undefined
  const bars: Bars = { on, width, values, thick, track, most, over, mirrored: isMirrored(rows.labels) }
  return {
    height: named + heightOf(list.length, thick * pair, gap),
    at(x, y) {
      let line = y + head.height
      const drawn = list.flatMap(row => {
        const at = line
        line += lineOf(row) + thick * pair + gap
        return barsOf(bars, row, x, at, at + lineOf(row))
      })
      return [...head.at(x, y), ...drawn]
    },
  }
}

const UNDER_LABEL = 20
/** Of the size of letters. */
const DESCENT = 0.12
/** Values that would take more of the width than this stand over their bars, at the end of the label's line. */
const WIDE = 0.24
const isOver = ({ before }: Rows, values: number, width: number): boolean => !before && values > width * WIDE
/** Between a bar at its longest and its value. */
const BESIDE = 24
const numberIn = (width: number, max: number) =>
  ({ width, max, lines: 1, align: 'end', cut: { weight: 650, tabular: true } }) as const

/** The column of values: as wide as the longest of them with what keeps it from the bars, in the size that all of them have. */
async function endsOf(
  page: Page,
  on: Ground,
  { texts, before_texts = [] }: Rows,
  room: { width: number; larger: number },
): Promise<Ends> {
  const ask = numberIn(room.width * 0.6, 34 * room.larger)
  const set = await Promise.all([...texts, ...before_texts].map(text => body(page, on, 'values', text, ask)))
  const sizes = set.map(one => one.size)
  const size = Math.max(Math.min(...sizes), Math.max(...sizes) * ALIKE)
  return {
    width: Math.max(...set.map(one => one.width)) + BESIDE,
    max: size / growth(page) / grownBy('text', page.scale),
  }
}
/** A value that is much longer than the others is smaller than they are. */
const ALIKE = 0.7
type Ends = { width: number; max: number }

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

type Told = { text: Block; value: number }
type BarRow = { label: Block; now: Told; earlier: Told | null; stressed: boolean }

async function setRow(
  page: Page,
  on: Ground,
  rows: Rows,
  { index, width, ends, larger }: { index: number; width: number; ends: Ends; larger: number },
): Promise<BarRow> {
  const { before, before_texts, focus } = rows
  const named = rows.labels.findIndex(label => label === focus || isMarked(page.stressed, label))
  const [label, change] = [rows.labels[index] ?? '', rows.changes?.[index]]
  const line = { max: 31 * larger, lines: 2, cut: { weight: 600 } }
  const number = numberIn(ends.width - BESIDE + 2, ends.max)
  const text = change ? `${label}  ${change}` : label
  const quiet = { ...number, max: Math.min(ends.max, 30 * larger), cut: { tabular: true }, tone: 'muted' as const }
  const now = await body(page, on, 'values', rows.texts[index] ?? '', number)
  // Over its bar a value leaves its label all but its own width.
  const taken = isOver(rows, ends.width, width) ? now.width + BESIDE : ends.width
  const [set, earlier] = [
    await body(page, on, 'labels', text, { ...line, width: width - taken }),
    before ? await body(page, on, 'values before', before_texts?.[index] ?? '', quiet) : null,
  ]
  return {
    label: set,
    now: { text: now, value: rows.values[index] ?? 0 },
    earlier: earlier && { text: earlier, value: before?.[index] ?? 0 },
    stressed: before !== null || named < 0 || index === named,
  }
}

type Bars = {
  on: Ground
  width: number
  /** What the column of values takes of it. */
  values: number
  thick: number
  track: string | undefined
  most: number
  over: boolean
  mirrored: boolean
}

/** The label, and under it the bars with their values at the end, or over them. */
function barsOf(bars: Bars, row: BarRow, x: number, y: number, from: number): SceneNode[] {
  const { on, width, values, thick, track, most, over, mirrored } = bars
  const side = sideOf(x, width, mirrored)
  const long = over ? width : width - values
  const bar = (at: number, { value, text }: Told, fill: string) => [
    lyingBar({ x: side(0, long), y: at, width: long, height: thick }, value / most, { fill, track, mirrored }),
    text.at(side(width - text.frame, text.frame), over ? y : at + (thick - text.size * 0.72) / 2),
  ]
  const fill = row.stressed ? on.lead : on.calm
  const { label, earlier, now } = row
  const named = label.at(side(0, label.frame), y)
  return earlier
    ? [named, ...bar(from, earlier, on.calm), ...bar(from + thick * 1.35, now, fill)]
    : [named, ...bar(from, now, fill)]
}
