import { curve, type Point } from '#lib/render/art/curve.ts'
import { tintOf } from '#lib/render/colour/ground.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import type { Item } from '#lib/templates/kit/rows.ts'
import type { Drawing } from '#lib/templates/kit/template.ts'

/** A path winds down past the steps, one numbered halt beside each. */
export async function path(page: Page, text: string, list: readonly Item[]): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', text, {
    face: 'display',
    width: area.width * (wide ? 0.74 : 1),
    height: area.height * 0.22,
    max: (wide ? 70 : 104) * unit,
    min: 38,
    lines: 4,
    on,
    tone: 'ink',
  })
  const from = wide
    ? area.y + headline.height + 40 * unit
    : area.y + logo.height + 70 * unit + headline.height + 60 * unit
  const room = area.y + area.height - from
  // Not every leading colour carries a numeral; ink always does.
  const loud = reaches(on.on_lead, [on.lead], LARGE)
  const disc = { ...on, paper: loud ? on.lead : on.ink, ink: loud ? on.on_lead : on.paper }
  const radius = (wide ? 38 : 52) * unit
  const nodes: SceneNode[] = []
  const halts: Point[] = []
  const pitch = wide ? area.width / list.length : room / list.length
  for (const [index, step] of list.entries()) {
    const sway = index % 2 === 0 ? 0 : 110 * unit
    const x = wide ? area.x + index * pitch : area.x + 168 * unit + sway
    const words = wide ? pitch - 40 * unit : area.x + area.width - x
    const title = await page.text('steps', step.title, {
      face: 'display',
      width: words,
      max: (wide ? 46 : 58) * unit,
      min: 28,
      lines: 4,
      on,
      tone: 'ink',
    })
    const body = await page.optional('steps body', step.body, {
      face: 'text',
      width: words,
      max: 35 * unit,
      min: 28,
      lines: 6,
      on,
      tone: 'muted',
    })
    const number = await page.text('steps number', String(index + 1), {
      face: 'display',
      width: radius * 2,
      max: radius * 0.92,
      min: 24,
      lines: 1,
      on: disc,
      tone: 'ink',
      align: 'center',
    })
    const gap = 22 * unit + title.size * 0.16
    const total = title.height + (body ? gap + body.height : 0)
    const y = wide ? from + 210 * unit : from + index * pitch + (pitch - total) / 2
    const halt: Point = wide
      ? [x + radius, from + (index % 2 === 0 ? 40 : 110) * unit]
      : [x - 98 * unit, y + Math.min(total, title.height + 40 * unit) / 2]
    halts.push(halt)
    nodes.push(title.at(x, y), ...(body ? [body.at(x, y + title.height + gap)] : []))
    nodes.push(number.at(halt[0] - radius, halt[1] - number.height / 2))
  }
  const first = halts[0] ?? [0, 0]
  const last = halts.at(-1) ?? [0, 0]
  const line = wide
    ? [[-60, first[1] + 60 * unit] as const, ...halts, [width + 60, last[1] - 50 * unit] as const]
    : [[-60, first[1] - 120 * unit] as const, ...halts, [last[0] - 30 * unit, height + 80] as const]
  const dots = halts.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${disc.paper}"/>`)
  const route = drawing(
    { x: 0, y: 0, width, height },
    `<path d="${curve(line, 0.2)}" fill="none" stroke="${tintOf(on)}" stroke-opacity="0.42" stroke-width="${22 * unit}" stroke-linecap="round"/>${dots.join('')}`,
  )
  const head = wide
    ? [headline.at(area.x, area.y), logo.at(area.x + area.width - logo.width, area.y)]
    : [logo.at(area.x, area.y), headline.at(area.x, area.y + logo.height + 70 * unit)]
  return { paper: on.paper, dark: on.dark, nodes: [route, ...head, ...nodes] }
}
