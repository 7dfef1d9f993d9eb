import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { rows } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  eyebrow: short.optional(),
  headline: short,
  body: long.optional(),
  items: z.array(short).max(6).default([]),
  closing: short.optional(),
})
type Data = z.output<typeof Fields>

/** Said plainly: no artwork, no loud ground; what happened, what was done, what comes next. */
const sheet: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = page.theme.plain
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const room = wide ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const eyebrow = await page.optional('eyebrow', data.eyebrow, {
    face: 'text',
    width: area.width * 0.5,
    max: 28 * unit,
    min: 24,
    lines: 2,
    on,
    tone: 'muted',
    align: 'end',
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: room,
    height: area.height * 0.36,
    max: (wide ? 68 : 96) * unit,
    min: 36,
    lines: 5,
    on,
    tone: 'ink',
  })
  const body = await page.optional('body', data.body, {
    face: 'text',
    width: room,
    max: 38 * unit,
    min: 28,
    lines: 10,
    on,
    tone: 'body',
  })
  const closing = await page.optional('closing', data.closing, {
    face: 'display',
    width: room,
    max: 46 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'ink',
  })
  const top = area.y + logo.height + 80 * unit
  const { nodes, bottom } = stack(area.x, top, [
    [headline, 0],
    [body, 56 * unit],
  ])
  const end = closing ? [closing.at(area.x, foot - closing.height)] : []
  const x = wide ? area.x + area.width * 0.54 : area.x
  const from = wide ? top - 40 * unit : bottom + 80 * unit
  const list =
    data.items.length > 0
      ? await rows(
          page,
          data.items.map(title => ({ title })),
          {
            x,
            y: from,
            width: area.x + area.width - x,
            height: (wide ? foot : foot - (closing ? closing.height + 70 * unit : 0)) - from,
          },
          { role: 'items', on, lead: 'none', rules: 'all', max: 36 },
        )
      : []
  const note = eyebrow
    ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
    : []
  return { paper: on.paper, dark: on.dark, nodes: [logo.at(area.x, area.y), ...note, ...nodes, ...list, ...end] }
}

/** As a letter: words from the top, a bar at the margin, the logo as the signature. */
const letter: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = page.theme.soft
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const indent = 44 * unit
  const room = (wide ? area.width * 0.84 : area.width) - indent
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const eyebrow = await page.optional('eyebrow', data.eyebrow, {
    face: 'text',
    width: room,
    max: 28 * unit,
    min: 24,
    lines: 2,
    on,
    tone: 'muted',
  })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: room,
    height: area.height * 0.34,
    max: (wide ? 62 : 88) * unit,
    min: 36,
    lines: 5,
    on,
    tone: 'ink',
  })
  const body = await page.optional('body', data.body, {
    face: 'text',
    width: room,
    max: 36 * unit,
    min: 28,
    lines: 10,
    on,
    tone: 'body',
  })
  const items = await page.optional('items', data.items.join('\n') || undefined, {
    face: 'text',
    width: room,
    max: 34 * unit,
    min: 28,
    lines: 12,
    on,
    tone: 'body',
    cut: { leading: 1.55 },
  })
  const closing = await page.optional('closing', data.closing, {
    face: 'text',
    width: room,
    max: 36 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'body',
    cut: { weight: 600 },
  })
  const blocks = [
    [eyebrow, 0],
    [headline, 50 * unit],
    [body, 58 * unit],
    [items, 62 * unit],
    [closing, 58 * unit],
  ] as const
  const tall = heightOf(blocks)
  const bar = box(
    { x: area.x, y: area.y, width: 8 * unit, height: tall },
    { backgroundColor: on.lead, borderRadius: 4 },
  )
  const mark = logo.at(wide ? area.x + area.width - logo.width : area.x, foot - logo.height)
  return { paper: on.paper, dark: on.dark, nodes: [bar, ...stack(area.x + indent, area.y, blocks).nodes, mark] }
}

export default template({
  name: 'notice',
  title: 'Notice',
  description: 'Something that has to be said plainly: an outage, an apology, a change.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { sheet, letter },
  alt: (_data, kit) => `Notice from ${kit.name}`,
  sample: {
    eyebrow: 'Incident, 19 Nov 2026',
    headline: 'Cache reads failed for 95 minutes.',
    body: '09:12 to 10:47 UTC. Builds ran in full: slow, nothing lost.',
    items: [
      'Cause: expired TLS certificate, EU gateway',
      'Fixed: certificate renewed',
      'Next: an alert 30 days before expiry',
    ],
    closing: 'We are sorry.',
  },
})
