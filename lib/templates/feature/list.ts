import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { allShown, drawnItem } from '#lib/render/subject/show.ts'
import { besideRow, thingsOfRows } from '#lib/templates/aside/beside-row.ts'
import { titleIndex } from '#lib/templates/feature/title-index.ts'
import { calmGround, ownGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  headline: short,
  items: z.array(short).min(1).max(8),
  /** What the list leaves open. */
  caveat: short.optional(),
})
type Data = z.output<typeof Fields>

/** The features themselves as the picture, on rules that run off its edge: beside the headline, or below it. */
const ruled: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = ownGround(page)
  const wide = shape === 'wide'
  const side = wide ? { width: area.width * 0.34 } : {}
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', ...(wide && { width: area.width * 0.36 }) })
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: area.width,
    height: area.height * (wide ? 0.6 : 0.24),
    max: (wide ? 78 : 104) * unit,
    min: 28,
    lines: 6,
    ...side,
  })
  const caveat = await page.optional('caveat', data.caveat, {
    ...noteOn(on),
    width: area.width,
    max: 36 * unit,
    lines: 4,
    ...side,
  })
  const low = area.y + area.height
  const foot = caveat && !wide ? low - caveat.height - 44 * unit : low
  const head = area.y + logo.height + (wide ? 62 : 76) * unit
  const x = wide ? area.x + area.width * 0.42 : area.x
  const from = wide ? area.y * 0.7 : head + headline.height + headline.size * 0.3 + 56 * unit
  const room = { x, y: from, width: area.x + area.width - x, height: foot - from }
  const list = await titleIndex(page, data.items, room, { on, most: headline.size * (wide ? 1 : 0.72) })
  return drawnOn(on, [
    logo.at(area.x, area.y),
    headline.at(area.x, head),
    ...list,
    ...(caveat ? [caveat.at(area.x, low - caveat.height)] : []),
  ])
}

/** Words on the paper, one full-bleed colour for each feature. */
const fields: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: wide ? area.width * 0.36 : area.width,
    height: area.height * (wide ? 0.6 : 0.2),
    max: (wide ? 70 : 96) * unit,
    min: 38,
    lines: 5,
  })
  const edge = wide ? Math.round(width * 0.42) : 0
  const top = wide ? 0 : area.y + logo.height + 84 * unit + headline.height + 74 * unit
  const columns = data.items.length === 3 && !wide ? 1 : data.items.length === 1 ? 1 : 2
  const lines = Math.ceil(data.items.length / columns)
  const side = { width: (width - edge) / columns, height: (height - top) / lines }
  const cells: SceneNode[] = []
  const grounds = cellGrounds(page)
  const nouns = thingsOfRows(page, data.items.length)
  for (const [index, item] of data.items.entries()) {
    const isAlone = columns === 2 && index === data.items.length - 1 && index % 2 === 0
    const at = { x: edge + (index % columns) * side.width, y: top + Math.floor(index / columns) * side.height }
    const ground = grounds[(index + (columns === 2 ? Math.floor(index / 2) : 0)) % grounds.length] ?? on
    const frame = { ...at, ...side, ...(isAlone && { width: width - edge }) }
    cells.push(...(await cell(page, { item, noun: nouns?.[index] }, ground, frame)))
  }
  const words = wide
    ? [logo.at(area.x, area.y), headline.at(area.x, area.y + area.height - headline.height)]
    : [logo.at(area.x, area.y), headline.at(area.x, area.y + logo.height + 84 * unit)]
  return drawnOn(on, [...cells, ...words])
}

/** A drawing keeps clear of what is around its place. */
const within = ({ x, y, width, height }: Rect): Rect => ({
  ...{ x: x + width * 0.07, y: y + height * 0.08 },
  ...{ width: width * 0.86, height: height * 0.78 },
})

function cellGrounds(page: Page): Ground[] {
  const { deep, vivid, playful, soft } = page.theme
  if (page.pairing.manner === 'friendly') return playful.slice(0, 4)
  return [vivid[0], soft, deep.paper === vivid[0].paper ? soft : deep, ...(page.theme.dark ? [] : [page.theme.plain])]
}

async function cell(
  page: Page,
  { item, noun }: { item: string; noun: string | undefined },
  on: Ground,
  frame: Rect,
): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const inset = frame.x === 0 ? area.x : 44 * unit
  const right = frame.x + frame.width >= page.canvas.width - 1 ? page.canvas.width - area.x - area.width : 32 * unit
  const caption = await page.text('items', item, {
    ...headlineOn(on),
    width: frame.width - inset - right,
    height: frame.height * 0.6,
    max: 46 * unit,
    min: 28,
    lines: 5,
    cut: { leading: 1.1 },
  })
  const foot = Math.min(frame.y + frame.height - 48 * unit, area.y + area.height)
  const y = foot - caption.height
  const room = y - frame.y - 40 * unit
  const place = { x: frame.x, y: frame.y + 30 * unit, width: frame.width, height: room }
  const drawn = () => (noun ? besideRow(page, on, noun, within(place)) : drawnItem(page, on, place, item))
  const art = room > 130 * unit ? drawn() : []
  return [box(frame, { backgroundColor: on.paper, overflow: 'hidden' }), ...art, caption.at(frame.x + inset, y)]
}

const tables = /* @__PURE__ */ listed<Data>(({ headline, items, caveat }) => ({
  title: ['headline', headline],
  facts: [],
  notes: [['caveat', caveat]],
  rows: items.map(label => ({ label })),
  columns: { label: named('items') },
}))

export const about = described({
  name: 'feature_list',
  title: 'Feature list',
  description: 'What is in it: two to six points.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['ruled', 'fields', 'banded'],
  rows: ({ items }) => items.map(item => [item]),
  sample: {
    headline: 'In the autumn box',
    items: ['Fraction fruit, 12 pieces', '48 counting blocks', 'A clock to take apart', '30 cards, 9 games'],
  },
})

export const looks: Looks<typeof about> = {
  compositions: { ruled, fields, banded: (page, data, index) => tables.banded(page, data, index) },
  // A tile for each item only where each can be drawn.
  unfit: (kit, _size, { headline, items, caveat }, { depicts, beside_rows }) => [
    ...((depicts ? beside_rows.length === items.length : allShown(items, kit)) && !caveat ? [] : (['fields'] as const)),
    // A headline that tells a price or a date is no line beside the mark.
    ...(/[\d٠-٩]/u.test(headline) ? (['ruled'] as const) : []),
  ],
  alt: (data, kit) => `List of ${data.items.length} from ${kit.name}`,
}
