import * as z from 'zod'
import { curve, type Point } from '#lib/render/art/curve.ts'
import { tintOf } from '#lib/render/colour/ground.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import { anyGround, calmGround } from '#lib/templates/grounds.ts'
import { rows } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'

const Step = z.union([short, z.strictObject({ title: short, body: long.optional() })])
const Fields = z.strictObject({ headline: short, steps: z.array(Step).min(2).max(6) })
type Data = z.output<typeof Fields>

const parts = (data: Data) => data.steps.map(step => (typeof step === 'string' ? { title: step } : step))

/** Large numerals and rules. */
const numerals: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: wide ? area.width * 0.38 : area.width,
    height: area.height * (wide ? 0.62 : 0.26),
    max: (wide ? 72 : 104) * unit,
    min: 38,
    lines: 6,
    on,
    tone: 'ink',
  })
  const top = area.y + logo.height + 70 * unit
  const foot = area.y + area.height
  const x = wide ? area.x + area.width * 0.46 : area.x
  const from = wide ? area.y - 10 : top + headline.height + 80 * unit
  const list = await rows(
    page,
    parts(data),
    { x, y: from, width: area.x + area.width - x, height: foot - from },
    { role: 'steps', on, lead: 'number', rules: wide ? 'between' : 'all', face: 'display', max: 52 },
  )
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [logo.at(area.x, area.y), headline.at(area.x, wide ? foot - headline.height : top), ...list],
  }
}

/** A path winds down past the steps, one halt beside each. */
const path: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: area.width * (wide ? 0.74 : 1),
    height: area.height * 0.24,
    max: (wide ? 70 : 104) * unit,
    min: 38,
    lines: 4,
    on,
    tone: 'ink',
  })
  const list = parts(data)
  const from = wide
    ? area.y + headline.height + 60 * unit
    : area.y + logo.height + 70 * unit + headline.height + 70 * unit
  const room = area.y + area.height - from
  const tint = tintOf(on)
  const nodes: SceneNode[] = []
  const halts: Point[] = []
  const pitch = wide ? area.width / list.length : room / list.length
  for (const [index, step] of list.entries()) {
    const sway = index % 2 === 0 ? 0 : 96 * unit
    const x = wide ? area.x + index * pitch : area.x + 128 * unit + sway
    const room2 = wide ? pitch - 40 * unit : area.x + area.width - x
    const title = await page.text('steps', step.title, {
      face: 'display',
      width: room2,
      max: 46 * unit,
      min: 28,
      lines: 4,
      on,
      tone: 'ink',
    })
    const body = await page.optional('steps body', step.body, {
      face: 'text',
      width: room2,
      max: 30 * unit,
      min: 28,
      lines: 6,
      on,
      tone: 'muted',
    })
    const y = wide ? from + 150 * unit : from + index * pitch + 30 * unit
    halts.push(
      wide ? [x + 30 * unit, from + (index % 2 === 0 ? 30 : 80) * unit] : [x - 78 * unit, y + title.size * 0.36],
    )
    nodes.push(title.at(x, y), ...(body ? [body.at(x, y + title.height + 26 * unit)] : []))
  }
  const first = halts[0] ?? [0, 0]
  const last = halts.at(-1) ?? [0, 0]
  const line = wide
    ? [[-40, first[1]] as const, ...halts, [width + 40, last[1] - 40 * unit] as const]
    : [[-40, first[1] - 70 * unit] as const, ...halts, [last[0] + 40 * unit, height + 60] as const]
  const dots = halts.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="${22 * unit}" fill="${on.paper}" stroke="${on.lead === on.ink ? on.ink : on.lead}" stroke-width="${9 * unit}"/>`,
  )
  const route = drawing(
    { x: 0, y: 0, width, height },
    `<path d="${curve(line, 0.2)}" fill="none" stroke="${tint}" stroke-width="${16 * unit}" stroke-linecap="round"/>${dots.join('')}`,
  )
  const head = wide
    ? [headline.at(area.x, area.y), logo.at(area.x + area.width - logo.width, area.y)]
    : [logo.at(area.x, area.y), headline.at(area.x, area.y + logo.height + 70 * unit)]
  return { paper: on.paper, dark: on.dark, nodes: [route, ...head, ...nodes] }
}

export default template({
  name: 'steps',
  title: 'Steps',
  description: 'How to do it, in two to six steps.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { numerals, path },
  alt: (data, kit) => `Guide from ${kit.name} in ${data.steps.length} steps`,
  sample: {
    headline: 'Bring back a two-day-old loaf',
    steps: [
      { title: 'Wet the crust', body: 'Three seconds under a cold tap. Crust only, not the cut side.' },
      { title: 'Bake at 180 °C', body: 'Eight minutes on the bare rack. Twelve if the loaf is whole.' },
      { title: 'Wait ten minutes', body: 'The steam finishes the crumb.' },
    ],
  },
})
