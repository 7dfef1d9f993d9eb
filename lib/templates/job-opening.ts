import * as z from 'zod'
import { heightOf, stack } from '#lib/render/block.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { qr } from '#lib/render/qr.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { anyGround, calmGround } from '#lib/templates/grounds.ts'
import { pictured } from '#lib/templates/pictured.ts'
import { panel } from '#lib/templates/portrait.ts'
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

/** The people of the library side by side over the whole width, each before their own wall; else the brand's picture. */
async function colleagues(page: Page, on: Ground, band: Rect): Promise<SceneNode[]> {
  if (band.height < 220 * page.canvas.unit) return []
  const faces = page.kit.people.slice(0, page.canvas.shape === 'wide' ? 2 : 4)
  if (faces.length < 2) return pictured(page, on, band, 'none')
  const tall = band.height > band.width
  const [width, height] = tall ? [band.width, band.height / faces.length] : [band.width / faces.length, band.height]
  return faces.map(({ image }, index) =>
    panel(
      page,
      { x: band.x + (tall ? 0 : index * width), y: band.y + (tall ? index * height : 0), width, height },
      image,
    ),
  )
}

/** Words on a sheet, a code to scan in the corner. */
const notice: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const side = data.apply_url ? Math.round((shape === 'portrait' ? 280 : 220) * unit) : 0
  const right = wide ? Math.round(width * 0.34) : 0
  const room = area.width - (wide ? right - 20 * unit : 0)
  const role = await page.text('role', data.role, {
    face: 'display',
    width: room,
    height: area.height * (wide ? 0.5 : shape === 'square' ? 0.2 : 0.32),
    max: (wide ? 104 : 168) * unit,
    min: 44,
    lines: 5,
    on,
    tone: 'ink',
  })
  const lower = room - side - 60 * unit
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
  const top = area.y + logo.height + 76 * unit
  const from = top + role.height + role.size * 0.28 + 50 * unit
  const lowest = foot - Math.max(side, heightOf(blocks)) - 60 * unit
  const band = wide
    ? { x: width - right, y: 0, width: right, height }
    : { x: 0, y: from, width, height: Math.max(0, lowest - from) }
  const code = data.apply_url ? { x: area.x + room - side, y: foot - side, width: side, height: side } : null
  if (code) page.take('code', code)
  const dark = on.dark ? { ink: on.paper, paper: on.ink } : { ink: on.ink, paper: '#FFFFFF' }
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...(await colleagues(page, on, band)),
      logo.at(area.x, area.y),
      role.at(area.x, top),
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
