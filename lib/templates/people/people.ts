import * as z from 'zod'
import type { KitImage } from '#lib/render/brand-kit.ts'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import {
  CARD_SIZES,
  type Composition,
  described,
  drawnOn,
  type Looks,
  long,
  short,
} from '#lib/templates/kit/template.ts'
import { People, partOf } from '#lib/templates/kit/told.ts'
import { disc, panel, personNamed, standing, wallGround, wallOf } from '#lib/templates/people/portrait.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { labels, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  name: short.optional(),
  role: short.optional(),
  headline: short.optional(),
  body: long.optional(),
  /** Several of them: each with the part they have, and for which side. */
  people: People.min(1).optional(),
  date: short.optional(),
  location: short.optional(),
})
type Data = z.output<typeof Fields>

const nameOf = (data: Data): string => data.name ?? data.people?.map(one => one.name).join(', ') ?? data.headline ?? ''

/** Several people as a table: what they do, and who they are. */
const company = /* @__PURE__ */ listed<Data>(data => ({
  title: ['headline', data.headline ?? nameOf(data)],
  facts: [
    ['date', data.date],
    ['location', data.location],
  ],
  notes: [['body', data.body]],
  rows: (data.people ?? []).map(person => ({ lead: partOf(person), label: person.name })),
  columns: { lead: labels('people role'), label: named('people name') },
}))

type Room = { width: number; name: number; align?: 'start' | 'center' }

/** The name as large as it goes, the work under it, then what there is to say. */
async function setPerson(page: Page, data: Data, on: Ground, { width, name, align }: Room) {
  const { area, unit } = page.canvas
  const note = { ...noteOn(on), width, align }
  const loud = { ...headlineOn(on), width, align, lines: 3 }
  const cut = { tracking: -0.02, leading: 1.14 }
  const said = [data.body, [data.date, data.location].filter(Boolean).join(', ')].filter(Boolean).join(' ')
  const headline = { ...note, max: 34 * unit, lines: 3, tone: 'lead_ink' as const, cut: { weight: 600 } }
  const leading = { ...loud, height: area.height * (name > 200 ? 0.52 : 0.3), max: name * unit, min: 40 }
  return {
    headline: await page.optional('headline', data.headline, headline),
    name: await page.text('name', nameOf(data), leading),
    role: await page.optional('role', data.role, { ...loud, max: 46 * unit, min: 28, cut }),
    body: await page.optional('body', said || undefined, { ...note, max: 38 * unit, lines: 12 }),
  }
}

/** Who it is, and what there is to tell of them. */
function grouped({ canvas: { unit } }: Page, words: Awaited<ReturnType<typeof setPerson>>) {
  const name: Parts = [
    [words.headline, 0],
    [words.name, 36 * unit],
  ]
  const told: Parts = [
    [words.role, 40 * unit + words.name.size * 0.2],
    [words.body, 46 * unit],
  ]
  return { name, told }
}

/** The person rises from the foot on the colour of the picture's own wall; the name stands above. */
const rising: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const portrait = personNamed(page.kit, nameOf(data))?.image ?? null
  const wall = portrait && (await wallOf(page, portrait))
  // Without a face a name on the dark colour would be read as an obituary.
  const on = wall ? wallGround(page, wall) : portrait ? loudGround(page) : page.theme.vivid[0]
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const bare = !portrait && page.kit.photos.length === 0 && !depictsAny(page)
  const room = wide && !bare ? area.width * 0.54 : area.width
  const words = await setPerson(page, data, on, { width: room, name: bare ? 250 : wide ? 104 : 150 })
  const { name, told } = grouped(page, words)
  const upper = area.y + logo.height + 72 * unit
  const foot = area.y + area.height
  if (bare) {
    const lower = stack(area.x, foot - heightOf(told), told)
    return drawnOn(on, [logo.at(area.x, area.y), ...stack(area.x, upper, name).nodes, ...lower.nodes])
  }
  const blocks = [...name, ...told]
  const { nodes, bottom } = stack(area.x, wide ? foot - heightOf(blocks) : upper, blocks)
  const rect = wide
    ? { x: area.x + room + 40 * unit, y: 0, width: width - area.x - room - 40 * unit, height }
    : { x: 0, y: bottom + 40 * unit, width, height: height - bottom - 40 * unit }
  return drawnOn(on, [...(await figure()), logo.at(area.x, area.y), ...nodes])

  async function figure(): Promise<SceneNode[]> {
    if (rect.height < 240 * unit) return []
    if (!portrait) return pictured(page, on, rect, wide ? 'none' : 'top')
    if (!wall) return [panel(page, rect, portrait)]
    // The head is below the picture's upper edge: the empty part of its wall may lie under the words.
    const overlap = (words.body?.lines ?? 0) > 1 ? 1 : 1.12
    const side = wide ? Math.min(height * 0.98, rect.width * 1.3) : Math.min(width * 0.94, rect.height * overlap)
    const x = wide ? rect.x + (rect.width - side) / 2 : width - side * 0.96
    return [standing(page, portrait, { x, y: height - side, width: side })]
  }
}

/** A round portrait before two discs of the brand's colours, everything on one axis. */
const ringed: Composition<Data> = async (page, data) => {
  const { area, unit, width, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.theme.soft
  const portrait = personNamed(page.kit, nameOf(data))?.image ?? null
  const align = wide ? 'start' : 'center'
  const side = wide ? area.height * 0.86 : Math.min(width * 0.5, area.height * 0.42)
  const room = wide ? area.width - side - 110 * unit : area.width * 0.9
  const logo = await page.logo({ height: 40 * unit, on, form: 'full', align, width: wide ? undefined : area.width })
  const words = await setPerson(page, data, on, { width: room, name: wide ? 92 : 116, align })
  const blocks = [
    [words.headline, 0],
    [words.name, 32 * unit],
    [words.role, 36 * unit + words.name.size * 0.18],
    [words.body, 36 * unit],
  ] as const
  const foot = area.y + area.height
  const total = heightOf(blocks)
  const x = wide ? area.x + side + 110 * unit : area.x + area.width * 0.05
  const top = wide ? area.y + logo.height + (area.height - logo.height - total) / 2 : foot - total
  const circle = wide
    ? { x: area.x, y: area.y + (area.height - side) / 2, side }
    : { x: (width - side) / 2, y: area.y + logo.height + (top - area.y - logo.height - side) / 2, side }
  const nodes = stack(x, top, blocks).nodes
  return drawnOn(on, [...(await faceOn(page, on, portrait, circle)), logo.at(wide ? x : area.x, area.y), ...nodes])
}

/** Whoever it is in a circle, or what stands for them, with the two discs behind it. */
async function faceOn(
  page: Page,
  on: Ground,
  portrait: KitImage | null,
  { x, y, side }: { x: number; y: number; side: number },
): Promise<SceneNode[]> {
  const { width, height } = page.canvas
  const rect = { x, y, width: side, height: side }
  const ring = (radius: number, dx: number, dy: number, colour: string) =>
    `<circle cx="${x + side / 2 + dx * side}" cy="${y + side / 2 + dy * side}" r="${radius * side}" fill="${colour}"/>`
  const discs = drawing(
    { x: 0, y: 0, width, height },
    ring(0.5, 0.16, 0.05, mix(on.paper, tintOf(on), 0.3)) + ring(0.5, -0.13, -0.06, page.theme.vivid[0].paper),
  )
  page.take('portrait', rect)
  if (portrait) return [discs, disc(page, portrait, { x, y, side, rim: on.paper })]
  const art = await depict(page, page.theme.deep, { ...rect, x: 0, y: 0 }, 'none')
  const round = { borderRadius: side / 2, overflow: 'hidden', backgroundColor: page.theme.deep.paper }
  return [discs, box(rect, round, art)]
}

export const about = described({
  name: 'people',
  title: 'Person',
  description: 'Somebody of the team: a portrait, the name, the work, a few words.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['rising', 'ringed', 'ruled', 'banded'],
  sample: {
    name: 'Nuwan Gamage',
    role: 'Night baker',
    body: 'Starts at 03:30, four nights a week, and shapes every boule by hand.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    rising: (page, data, index) => (data.people ? company.ruled : rising)(page, data, index),
    ringed: (page, data, index) => (data.people ? company.banded : ringed)(page, data, index),
    ruled: (page, data, index) => company.ruled(page, data, index),
    banded: (page, data, index) => company.banded(page, data, index),
  },
  unfit(kit, _size, data) {
    if (data.people) return ['rising', 'ringed']
    return personNamed(kit, nameOf(data)) ? ['ruled', 'banded'] : ['ringed', 'ruled', 'banded']
  },
  alt: (data, kit) => `Portrait card from ${kit.name}: ${nameOf(data)}`,
}
