import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import { ruler, spanIn } from '#lib/templates/hours.ts'
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

type Room = { width: number; height: number; max: number }

async function setNotice(page: Page, data: Data, on: Ground, { width, height, max }: Room) {
  const { area, unit } = page.canvas
  const text = { face: 'text' as const, width, min: 28, on }
  return {
    eyebrow: await page.optional('eyebrow', data.eyebrow, {
      ...text,
      width: area.width * 0.5,
      max: 28 * unit,
      min: 24,
      lines: 2,
      tone: 'muted',
      align: 'end',
    }),
    headline: await page.text('headline', data.headline, {
      face: 'display',
      width,
      height,
      max: max * unit,
      min: 36,
      lines: 5,
      on,
      tone: 'ink',
    }),
    body: await page.optional('body', data.body, { ...text, max: 42 * unit, lines: 10, tone: 'body' }),
    closing: await page.optional('closing', data.closing, {
      face: 'display',
      width,
      max: 56 * unit,
      min: 28,
      lines: 3,
      on,
      tone: 'ink',
    }),
  }
}

/** Said plainly: no artwork, no loud ground; what happened, when, what was done, what comes next. */
const sheet: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = page.theme.plain
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = { width: wide ? area.width * 0.48 : area.width, height: area.height * 0.3, max: wide ? 72 : 112 }
  const { eyebrow, headline, body, closing } = await setNotice(page, data, on, room)
  const top = area.y + logo.height + (wide ? 60 : 76) * unit
  const { nodes, bottom } = stack(area.x, top, [
    [headline, 0],
    [body, 44 * unit + headline.size * 0.16],
  ])
  const span = wide ? null : spanIn(data.body, data.headline)
  const free = foot - bottom - (closing ? closing.height + 60 * unit : 0) - data.items.length * 74 * unit
  const scale = span && free > 250 * unit ? Math.min(230 * unit, free - 130 * unit) : 0
  const hours = span && scale > 0 ? await ruler(page, on, span, { ...area, y: bottom + 64 * unit, height: scale }) : []
  const x = wide ? area.x + area.width * 0.55 : area.x
  const from = wide
    ? area.y + logo.height + 40 * unit
    : bottom + (scale > 0 ? 64 * unit + scale + 40 * unit : 70 * unit)
  const end = wide ? foot : foot - (closing ? closing.height + 56 * unit : 0)
  const list =
    data.items.length > 0
      ? await rows(
          page,
          data.items.map(title => ({ title })),
          { x, y: from, width: area.x + area.width - x, height: end - from },
          { role: 'items', on, lead: 'none', rules: 'all', max: 40 },
        )
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      ...(eyebrow
        ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
        : []),
      ...nodes,
      ...hours,
      ...list,
      ...(closing ? [closing.at(area.x, foot - closing.height)] : []),
    ],
  }
}

/** What happened on a dark panel, what was done about it on the sheet under it. */
const panel: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.theme.dark ? page.theme.soft : page.theme.deep
  const below = page.theme.plain
  const foot = area.y + area.height
  const split = Math.round(width * 0.52)
  const room = {
    width: wide ? split - area.x - 60 * unit : area.width,
    height: area.height * (wide ? 0.42 : 0.26),
    max: wide ? 70 : 104,
  }
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const { eyebrow, headline, body } = await setNotice(page, data, on, room)
  const x = wide ? split + 60 * unit : area.x
  const rest = width - area.x - x
  const { closing } = await setNotice(page, data, below, { ...room, width: rest })
  const lower = [
    [headline, 0],
    [body, 44 * unit + headline.size * 0.16],
  ] as const
  const bare = data.items.length === 0 && !closing
  const seam = wide || bare ? height : area.y + logo.height + 90 * unit + heightOf(lower) + 84 * unit
  const from = wide ? area.y : seam + 30 * unit
  const end = foot - (closing ? closing.height + 50 * unit : 0)
  const list = await rows(
    page,
    data.items.map(title => ({ title })),
    { x, y: from, width: rest, height: end - from },
    { role: 'items', on: below, lead: 'none', rules: 'between', max: 40 },
  )
  const base = wide || bare ? foot : seam - 84 * unit
  if (base < foot) page.take('seam', { x: 0, y: seam - 6, width, height: 12 })
  return {
    paper: below.paper,
    dark: below.dark,
    nodes: [
      box({ x: 0, y: 0, width: wide && !bare ? split : width, height: seam }, { backgroundColor: on.paper }),
      logo.at(area.x, area.y),
      ...(eyebrow && !wide
        ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
        : []),
      ...stack(area.x, base - heightOf(lower), lower).nodes,
      ...list,
      ...(closing ? [closing.at(x, foot - closing.height)] : []),
    ],
  }
}

export default template({
  name: 'notice',
  title: 'Notice',
  description: 'Something that has to be said plainly: an outage, an apology, a change.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { sheet, panel },
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
