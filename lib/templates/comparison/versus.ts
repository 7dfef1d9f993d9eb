// Two equals: built alike, neither louder than the other, what they share on common lines.

import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { titled } from '#lib/templates/setting/head.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

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
  const head = page.theme.plain
  const logo = await page.logo({ height: 40 * unit, on: head, form: 'full' })
  const title = await page.text('headline', headline, {
    ...headlineOn(head),
    width: wide ? area.width - logo.width - 60 * unit : area.width,
    height: area.height * (wide ? 0.2 : 0.26),
    max: (wide ? 72 : 116) * unit,
    min: 36,
    lines: 4,
  })
  const from = wide ? area.y : area.y + logo.height + 54 * unit
  const seam = Math.round(from + title.height + title.size * 0.2 + (wide ? 34 : 52) * unit)
  const half = width / 2
  const room = half - area.x - 44 * unit
  const sides: [Half, Half] = [
    { role: 'left', on: grounds[0], x: area.x },
    { role: 'right', on: grounds[1], x: half + 44 * unit },
  ]
  const names = await setNames(page, sides, titles, room)
  const top = seam + (wide ? 40 : 58) * unit
  const start = top + Math.max(...names.map(name => name.height)) + (wide ? 34 : 54) * unit
  const nodes: SceneNode[] = []
  for (const [index, { on, x }] of sides.entries()) {
    nodes.push(box({ x: index * half, y: seam, width: half, height: height - seam }, { backgroundColor: on.paper }))
    const name = names[index]
    if (name) nodes.push(name.at(x, top))
  }
  const pitch = (area.y + area.height - start) / Math.max(1, rows.length)
  for (const [place, row] of rows.entries())
    for (const side of sides)
      nodes.push(...(await answer(page, side, row, { width: room, y: start + place * pitch, pitch })))
  return drawnOn(head, [...nodes, ...titled(page, logo, title, from)])
}

type Half = { role: 'left' | 'right'; on: Ground; x: number }

const setNames = (page: Page, sides: readonly Half[], titles: Versus['titles'], width: number) =>
  Promise.all(
    sides.map(({ role, on }, index) => {
      const max = (page.canvas.shape === 'wide' ? 54 : 84) * page.canvas.unit
      return page.text(`${role}_title`, titles[index] ?? '', { ...headlineOn(on), width, max, min: 30, lines: 3 })
    }),
  )

/** What one side says in a row, under a rule. */
async function answer(
  page: Page,
  { role, on, x }: Half,
  row: Row,
  { width, y, pitch }: { width: number; y: number; pitch: number },
): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const set = await cell(page, on, { role, label: row.label, text: row[role], width, pitch })
  const rule = { x, y, width, height: Math.max(2, 2.5 * unit) }
  const into = y + Math.max(20 * unit, Math.min(40 * unit, (pitch - set.height) / 2))
  return [
    box(rule, { backgroundColor: mix(on.paper, on.ink, 0.5) }),
    ...(set.label ? [set.label.at(x, into)] : []),
    set.value.at(x, into + (set.label ? set.label.height + 22 * unit : 0)),
  ]
}

type Asked = { role: string; label?: string; text: string; width: number; pitch: number }

async function cell(page: Page, on: Ground, { role, label, text, width, pitch }: Asked): Promise<Cell> {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const name = await page.optional('label', label, { ...noteOn(on), width, max: (wide ? 30 : 34) * unit, lines: 2 })
  const taken = name ? name.height + 22 * unit : 0
  const value = await page.text(role, text, {
    ...headlineOn(on),
    width,
    height: Math.max(40 * unit, pitch - taken - 48 * unit),
    max: (wide ? 46 : 62) * unit,
    min: 28,
    lines: 4,
    cut: { tracking: -0.02, leading: 1.12 },
  })
  return { label: name, value, height: taken + value.height }
}
