// Two equals: built alike, neither louder than the other, what they share on common lines.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'

export type Row = { label?: string; left: string; right: string }
type Versus = { headline: string; titles: readonly [string, string]; rows: readonly Row[] }

/** Two grounds of one strength side by side: the plain one and the soft one, or the loud one and the dark one. */
function equals(page: Page): [Ground, Ground] {
  const { plain, soft, vivid, deep } = page.theme
  const loud = vivid[0]
  const second = vivid[1] ?? (loud.paper === deep.paper ? soft : deep)
  return page.roll() < 0.5 || second.dark !== loud.dark ? [plain, soft] : [loud, second]
}

type Cell = { label: Block | null; value: Block; height: number }

export async function versus(page: Page, { headline, titles, rows }: Versus): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const grounds = equals(page)
  const [first] = grounds
  const head = page.theme.plain
  const logo = await page.logo({ height: 40 * unit, on: head, form: 'full' })
  const title = await page.text('headline', headline, {
    face: 'display',
    width: wide ? area.width - logo.width - 60 * unit : area.width,
    height: area.height * (wide ? 0.2 : 0.26),
    max: (wide ? 72 : 116) * unit,
    min: 36,
    lines: 4,
    on: head,
    tone: 'ink',
  })
  const from = wide ? area.y : area.y + logo.height + 54 * unit
  const seam = Math.round(from + title.height + title.size * 0.2 + (wide ? 34 : 52) * unit)
  const half = width / 2
  const room = half - area.x - 44 * unit
  const xs = [area.x, half + 44 * unit] as const
  const names = await Promise.all(
    titles.map((text, index) =>
      page.text(index === 0 ? 'left_title' : 'right_title', text, {
        face: 'display',
        width: room,
        max: (wide ? 54 : 84) * unit,
        min: 30,
        lines: 3,
        on: grounds[index] ?? first,
        tone: 'ink',
      }),
    ),
  )
  const top = seam + (wide ? 40 : 58) * unit
  const start = top + Math.max(...names.map(name => name.height)) + (wide ? 34 : 54) * unit
  const foot = area.y + area.height
  const pitch = (foot - start) / Math.max(1, rows.length)
  const nodes: SceneNode[] = []
  for (const [index, on] of grounds.entries()) {
    nodes.push(box({ x: index * half, y: seam, width: half, height: height - seam }, { backgroundColor: on.paper }))
    const name = names[index]
    if (name) nodes.push(name.at(xs[index] ?? area.x, top))
  }
  for (const [place, row] of rows.entries())
    for (const [index, on] of grounds.entries()) {
      const x = xs[index] ?? area.x
      const y = start + place * pitch
      const text = index === 0 ? row.left : row.right
      const set = await cell(page, on, {
        role: index === 0 ? 'left' : 'right',
        label: row.label,
        text,
        width: room,
        pitch,
      })
      const rule = { x, y, width: room, height: Math.max(2, 2.5 * unit) }
      nodes.push(box(rule, { backgroundColor: mix(on.paper, on.ink, 0.5) }))
      const into = y + Math.max(20 * unit, Math.min(40 * unit, (pitch - set.height) / 2))
      if (set.label) nodes.push(set.label.at(x, into))
      nodes.push(set.value.at(x, into + (set.label ? set.label.height + 22 * unit : 0)))
    }
  const words = wide
    ? [title.at(area.x, area.y), logo.at(area.x + area.width - logo.width, area.y)]
    : [logo.at(area.x, area.y), title.at(area.x, from)]
  return { paper: head.paper, dark: head.dark, nodes: [...nodes, ...words] }
}

type Asked = { role: string; label?: string; text: string; width: number; pitch: number }

async function cell(page: Page, on: Ground, { role, label, text, width, pitch }: Asked): Promise<Cell> {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const name = await page.optional('label', label, {
    face: 'text',
    width,
    max: (wide ? 30 : 34) * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'body',
  })
  const taken = name ? name.height + 22 * unit : 0
  const value = await page.text(role, text, {
    face: 'display',
    width,
    height: Math.max(40 * unit, pitch - taken - 48 * unit),
    max: (wide ? 46 : 62) * unit,
    min: 28,
    lines: 4,
    on,
    tone: 'ink',
    cut: { tracking: -0.02, leading: 1.12 },
  })
  return { label: name, value, height: taken + value.height }
}
