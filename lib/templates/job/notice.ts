import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { qr } from '#lib/render/part/qr.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { type Composition, short } from '#lib/templates/kit/template.ts'
import { panel } from '#lib/templates/people/portrait.ts'

export const JobFields = z.strictObject({
  role: short,
  team: short.optional(),
  location: short.optional(),
  /** What it pays, as people say it: “£17.40 an hour”. */
  salary: short.optional(),
  /** Hours, start, holidays: what a reader weighs. */
  terms: z.array(short).max(6).optional(),
  /** A mailbox, a number or a door, with the last day. */
  contact: short.optional(),
  /** The last day, which is acted on. */
  deadline: short.optional(),
  apply_url: z
    .url({ protocol: /^https$/ })
    .max(200)
    .optional(),
})
export type JobData = z.output<typeof JobFields>

/** An address as people read it. */
const said = (url: string | undefined) => url?.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Where to write: what the caller says, else the page. */
export const contactOf = (data: JobData): [string, string | undefined] =>
  data.contact ? ['contact', data.contact] : ['apply_url', said(data.apply_url)]

/** The people of the library side by side over the whole width, each before their own wall; else the brand's picture. */
async function colleagues(page: Page, on: Ground, band: Rect): Promise<SceneNode[]> {
  if (band.height < 320 * page.canvas.unit) return []
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
export const notice: Composition<JobData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const side = data.apply_url ? Math.round((shape === 'portrait' ? 280 : 220) * unit) : 0
  const right = wide ? Math.round(width * 0.34) : 0
  const room = area.width - (wide ? right - 20 * unit : 0)
  const lower = room - side - 60 * unit
  const pay = await page.optional('salary', data.salary, {
    face: 'display',
    width: lower,
    max: (wide ? 40 : 56) * unit,
    min: 28,
    lines: 2,
    on,
    tone: 'lead_ink',
  })
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
  const terms = await page.optional('terms', data.terms?.join(wide ? ' · ' : '\n'), {
    face: 'text',
    width: lower,
    max: 36 * unit,
    min: 28,
    lines: 9,
    on,
    tone: 'body',
  })
  const address = await page.optional(...contactOf(data), {
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
    [pay, 0],
    [team, (wide ? 24 : 34) * unit],
    [place, (wide ? 24 : 36) * unit],
    [terms, (wide ? 24 : 36) * unit],
    [address, (wide ? 36 : 56) * unit],
  ] as const
  const role = await page.text('role', data.role, {
    face: 'display',
    width: room,
    height: Math.min(
      area.height * (wide ? 0.5 : shape === 'square' ? 0.2 : 0.32),
      Math.max(70 * unit, foot - heightOf(blocks) - area.y - logo.height - (wide ? 110 : 150) * unit),
    ),
    max: (wide ? 104 : 168) * unit,
    min: 44,
    lines: 5,
    on,
    tone: 'ink',
  })
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
