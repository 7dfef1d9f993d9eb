import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import { ownGround } from '#lib/templates/kit/grounds.ts'
import { rows } from '#lib/templates/kit/rows.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { graph } from '#lib/templates/release/graph.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({
  version: short,
  headline: short,
  highlight_1: short.optional(),
  highlight_2: short.optional(),
  highlight_3: short.optional(),
  highlight_4: short.optional(),
})
type Data = z.output<typeof Fields>

const highlights = (data: Data) =>
  [data.highlight_1, data.highlight_2, data.highlight_3, data.highlight_4]
    .filter(text => text !== undefined)
    .map(title => ({ title }))

/** A line of work with a single knot leads nowhere. */
const isLone = (data: Data) => highlights(data).length < 2

/** The version as the picture, its notes on hairlines below. */
const version: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = ownGround(page)
  const wide = shape === 'wide'
  const notes = highlights(data)
  // One change leaves the room of three: the words grow into it.
  const lone = isLone(data)
  const width = wide && !lone ? area.width * 0.46 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const figure = await page.text('version', data.version, {
    ...figureOn(on),
    width,
    height: area.height * (wide ? 0.4 : lone ? 0.36 : 0.26),
    max: (lone && !wide ? 460 : 340) * unit,
    min: 64,
  })
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: wide && lone && notes.length > 0 ? area.width * 0.5 : width,
    max: (lone ? 84 : 54) * unit,
    min: 32,
    lines: 4,
  })
  const foot = area.y + area.height
  const top = area.y + logo.height + (wide ? 56 : 84) * unit
  const under = top + figure.height + 62 * unit
  const x = wide ? area.x + area.width * 0.54 : area.x
  const right = { x, width: area.x + area.width - x }
  const head = [logo.at(area.x, area.y), figure.at(area.x, top)]
  if (lone) {
    const note = await atFoot(page, on, notes[0]?.title, right)
    const y = Math.max(under, foot - headline.height - (wide ? 0 : note.height))
    return drawnOn(on, [...head, headline.at(area.x, y), ...note.nodes])
  }
  const from = wide ? area.y : under + headline.height + 74 * unit
  const look = { role: 'highlights', on, lead: 'none', rules: 'all', max: wide ? 38 : 46 } as const
  const list = await rows(page, notes, { ...right, y: from, height: foot - from }, look)
  return drawnOn(on, [...head, headline.at(area.x, under), ...list])
}

/** The only note, under a rule at the foot of the canvas. */
async function atFoot(page: Page, on: Ground, text: string | undefined, { x, width }: { x: number; width: number }) {
  const { area, unit } = page.canvas
  const note = await page.optional('highlights', text, {
    ...noteOn(on),
    width,
    max: 56 * unit,
    lines: 5,
    cut: { weight: 600 },
  })
  if (!note) return { height: 0, nodes: [] }
  const gap = 52 * unit
  const y = area.y + area.height - note.height
  const rule = box({ x, y: y - gap, width, height: 2 }, { backgroundColor: on.line })
  return { height: note.height + 2 * gap, nodes: [rule, note.at(x, y)] }
}

export const about = described({
  name: 'release_notes',
  title: 'Release notes',
  description: 'A version and up to four things that changed.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['version', 'notes'],
  sample: {
    version: '2.14',
    headline: 'Payload diff on every retry',
    highlight_1: 'See the first field that changed between attempts',
    highlight_2: 'Traces keep for 30 days, up from 7',
    highlight_3: 'Clock skew between regions fixed',
    highlight_4: 'Node 18 removed from the worker SDK',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    version,
    notes: (page, data, index) =>
      isLone(data)
        ? version(page, data, index)
        : graph(page, { ...data, notes: highlights(data).map(({ title }) => title) }),
  },
  unfit: (_kit, _size, data) => (isLone(data) ? ['notes'] : []),
  alt: (data, kit) => `Release notes from ${kit.name}, version ${data.version}`,
}
