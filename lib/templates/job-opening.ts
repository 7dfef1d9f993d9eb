import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import { qr } from '#lib/render/qr.ts'
import { box } from '#lib/render/scene.ts'
import { anyGround, calmGround } from '#lib/templates/grounds.ts'
import { pictured } from '#lib/templates/pictured.ts'
import { facts, placeFacts } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({
  role: short,
  team: short.optional(),
  location: short.optional(),
  apply_url: z
    .url({ protocol: /^https$/ })
    .max(200)
    .optional(),
})
type Data = z.output<typeof Fields>

/** An address as people read it. */
const said = (url: string | undefined) => url?.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Picture, role, facts, address. */
const pictureFirst: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const split = Math.round(width * 0.38)
  const x = wide ? split + 60 * unit : area.x
  const room = wide ? width - area.x - x : area.width
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const role = await page.text('role', data.role, {
    face: 'display',
    width: room,
    height: area.height * 0.34,
    max: (wide ? 84 : 128) * unit,
    min: 40,
    lines: 4,
    on,
    tone: 'ink',
  })
  const set = await facts(
    page,
    [
      ['team', data.team],
      ['location', data.location],
    ],
    on,
    room,
  )
  const address = await page.optional('apply_url', said(data.apply_url), {
    face: 'text',
    width: room - logo.width - 40 * unit,
    max: 30 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'body',
    cut: { weight: 600 },
  })
  const base = foot - Math.max(logo.height, address?.height ?? 0)
  const tall = Math.max(0, ...set.map(block => block.height))
  const factsTop = base - 88 * unit - tall
  const top = factsTop - (tall > 0 ? 62 * unit : 0) - role.height
  const rect = wide ? { x: 0, y: 0, width: split, height } : { x: 0, y: 0, width, height: top - 74 * unit }
  const art = rect.height > 180 * unit ? await pictured(page, on, rect, wide ? 'none' : 'foot') : []
  const rule = box({ x, y: base - 48 * unit, width: room, height: 2 }, { backgroundColor: on.line })
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      role.at(x, top),
      ...placeFacts(set, x, factsTop, room),
      rule,
      ...(address ? [address.at(x, base)] : []),
      logo.at(x + room - logo.width, foot - logo.height),
    ],
  }
}

/** Words on a sheet, a code to scan in the corner. */
const notice: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const side = data.apply_url ? Math.round((wide ? 250 : 280) * unit) : 0
  const room = wide ? area.width - side - 60 * unit : area.width
  const role = await page.text('role', data.role, {
    face: 'display',
    width: room,
    height: area.height * 0.5,
    max: (wide ? 110 : 168) * unit,
    min: 44,
    lines: 5,
    on,
    tone: 'ink',
  })
  const lower = area.width - side - 60 * unit
  const team = await page.optional('team', data.team, {
    face: 'display',
    width: lower,
    max: 44 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'ink',
  })
  const place = await page.optional('location', data.location, {
    face: 'text',
    width: lower,
    max: 38 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'body',
  })
  const address = await page.optional('apply_url', said(data.apply_url), {
    face: 'text',
    width: lower,
    max: 30 * unit,
    min: 28,
    lines: 4,
    on,
    tone: 'body',
    cut: { weight: 600 },
  })
  const blocks = [
    [team, 0],
    [place, 36 * unit],
    [address, 56 * unit],
  ] as const
  const { nodes } = stack(area.x, foot - heightOf(blocks), blocks)
  const code = data.apply_url ? { x: area.x + area.width - side, y: foot - side, width: side, height: side } : null
  if (code) page.take('code', code)
  const dark = on.dark ? { ink: on.paper, paper: on.ink } : { ink: on.ink, paper: '#FFFFFF' }
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      role.at(area.x, area.y + logo.height + 80 * unit),
      ...nodes,
      ...(code && data.apply_url ? [qr(code, data.apply_url, dark)] : []),
    ],
  }
}

export default template({
  name: 'job_opening',
  title: 'Job opening',
  description: 'A role, the team, the place, and where to apply.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { picture_first: pictureFirst, notice },
  alt: (data, kit) => `${kit.name} is looking for: ${data.role}`,
  sample: {
    role: 'Night baker',
    team: 'Four nights, Tue to Fri',
    location: 'Bakehouse, Mill Lane',
    apply_url: 'https://morrowbakery.example/nights',
  },
})
