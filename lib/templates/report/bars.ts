import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { lyingBar } from '#lib/render/part/chart.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { body, display, growth, type Placed } from '#lib/templates/report/text.ts'

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

/** One label a row with its bar, or two bars where there is a before; all bars share one scale. */
export async function barRows(page: Page, on: Ground, rows: Rows, width: number): Promise<Placed> {
  const most = Math.max(...rows.values, ...(rows.before ?? []), 0.000001)
  const focus = rows.focus === undefined ? -1 : rows.labels.indexOf(rows.focus)
  const caption = rows.title ?? rows.unit
  const head = caption ? await display(page, on, 'chart title', caption, { width, max: 44 }) : null
  // The unit of a chart that has a title stands under it: a bar without one says nothing.
  const unit =
    rows.title && rows.unit
      ? await body(page, on, 'unit', rows.unit, { width, max: 31, lines: 2, tone: 'muted' })
      : null
  const named = (head ? head.height : 0) + (unit ? unit.height + 24 : 0)
  const legend =
    rows.before && rows.left_title && rows.right_title
      ? await body(page, on, 'legend', `${rows.left_title}  /  ${rows.right_title}`, { width, max: 30, tone: 'muted' })
      : null
  const grow = growth(page)
  const [bar, valueRoom] = [(rows.before ? 28 : 38) * grow, 176 * grow]
  const track = mix(on.paper, on.ink, 0.07)
  const list = await Promise.all(
    rows.labels.map(async (label, index) => {
      const change = rows.changes?.[index]
      return {
        label: await body(page, on, 'labels', change ? `${label}  ${change}` : label, {
          width: width - valueRoom,
          max: 31,
          lines: 2,
          cut: { weight: 600 },
        }),
        now: await body(page, on, 'values', rows.texts[index] ?? '', {
          width: valueRoom - 20,
          max: 34,
          lines: 1,
          align: 'end',
          cut: { weight: 650 },
        }),
        earlier: rows.before
          ? await body(page, on, 'values before', rows.before_texts?.[index] ?? '', {
              width: valueRoom - 20,
              max: 30,
              lines: 1,
              align: 'end',
              tone: 'muted',
            })
          : null,
      }
    }),
  )
  const gap = 42 * grow
  const tallOf = (row: (typeof list)[number]) => row.label.height + 20 + bar * (rows.before ? 2.35 : 1)
  const top = (head ? named + 36 : 0) + (legend ? legend.height + 44 : head ? 16 : 0)
  return {
    height: top + list.reduce((sum, row) => sum + tallOf(row), 0) + gap * (list.length - 1),
    at(x, y) {
      const nodes: SceneNode[] = [
        ...(head ? [head.at(x, y)] : []),
        ...(unit ? [unit.at(x, y + (head?.height ?? 0) + 24)] : []),
        ...(legend ? [legend.at(x, y + (head ? named + 36 : 0))] : []),
      ]
      let line = y + top
      for (const [index, row] of list.entries()) {
        const from = line + row.label.height + 20
        const share = (value: number | undefined) => (value ?? 0) / most
        const fill = rows.before || focus < 0 || index === focus ? on.lead : on.calm
        nodes.push(row.label.at(x, line))
        const room = width - valueRoom
        if (rows.before && row.earlier) {
          nodes.push(
            lyingBar({ x, y: from, width: room, height: bar }, share(rows.before[index]), { fill: on.calm, track }),
            row.earlier.at(x + room + 20, from + (bar - row.earlier.size * 0.72) / 2),
          )
          nodes.push(
            lyingBar({ x, y: from + bar * 1.35, width: room, height: bar }, share(rows.values[index]), { fill, track }),
            row.now.at(x + room + 20, from + bar * 1.35 + (bar - row.now.size * 0.72) / 2),
          )
        } else
          nodes.push(
            lyingBar({ x, y: from, width: room, height: bar }, share(rows.values[index]), { fill, track }),
            row.now.at(x + room + 20, from + (bar - row.now.size * 0.72) / 2),
          )
        line += tallOf(row) + gap
      }
      return nodes
    },
  }
}
