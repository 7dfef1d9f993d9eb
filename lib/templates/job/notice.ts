import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { qr } from '#lib/render/part/qr.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { type Composition, drawnOn, short } from '#lib/templates/kit/template.ts'
import { panel } from '#lib/templates/people/portrait.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

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
  const blocks = await setLower(page, data, on, room - side - 60 * unit)
  const tall = heightOf(blocks)
  const role = await page.text('role', data.role, {
    ...headlineOn(on),
    width: room,
    height: Math.min(
      area.height * (wide ? 0.5 : shape === 'square' ? 0.2 : 0.32),
      Math.max(70 * unit, foot - tall - area.y - logo.height - (wide ? 110 : 150) * unit),
    ),
    max: (wide ? 104 : 168) * unit,
    min: 44,
    lines: 5,
  })
  const { nodes } = stack(area.x, foot - tall, blocks)
  const top = area.y + logo.height + 76 * unit
  const from = top + role.height + role.size * 0.28 + 50 * unit
  const lowest = foot - Math.max(side, tall) - 60 * unit
  const band = wide
    ? { x: width - right, y: 0, width: right, height }
    : { x: 0, y: from, width, height: Math.max(0, lowest - from) }
  const code = scanned(page, on, data, { x: area.x + room - side, y: foot - side, width: side, height: side })
  const faces = await colleagues(page, on, band)
  return drawnOn(on, [...faces, logo.at(area.x, area.y), role.at(area.x, top), ...nodes, ...code])
}

/** What it pays, where and with whom, the terms, and where to write. */
async function setLower(page: Page, data: JobData, on: Ground, width: number): Promise<Parts> {
  const { unit, shape } = page.canvas
  const wide = shape === 'wide'
  const loud = { ...headlineOn(on), width, min: 28 }
  const note = { ...noteOn(on), width }
  const pay = { ...loud, max: (wide ? 40 : 56) * unit, lines: 2, tone: 'lead_ink' as const }
  const terms = data.terms?.join(wide ? ' · ' : '\n')
  const address = { ...note, max: 30 * unit, lines: 4, cut: { weight: 600 } }
  return [
    [await page.optional('salary', data.salary, pay), 0],
    [await page.optional('team', data.team, { ...loud, max: 44 * unit, lines: 3 }), (wide ? 24 : 34) * unit],
    [await page.optional('location', data.location, { ...note, max: 38 * unit, lines: 3 }), (wide ? 24 : 36) * unit],
    [await page.optional('terms', terms, { ...note, max: 36 * unit, lines: 9 }), (wide ? 24 : 36) * unit],
    [await page.optional(...contactOf(data), address), (wide ? 36 : 56) * unit],
  ]
}

/** The page to apply on, as a code for the phone of whoever stands before it. */
function scanned(page: Page, on: Ground, { apply_url }: JobData, rect: Rect): SceneNode[] {
  if (!apply_url) return []
  page.take('code', rect)
  return [qr(rect, apply_url, on.dark ? { ink: on.paper, paper: on.ink } : { ink: on.ink, paper: '#FFFFFF' })]
}
