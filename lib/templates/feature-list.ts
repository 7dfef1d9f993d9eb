import * as z from 'zod'
import { artwork, type Motif } from '#lib/render/art/motif.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page, TextAsk } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { anyGround, calmGround } from '#lib/templates/grounds.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({ headline: short, items: z.array(short).min(1).max(8) })
type Data = z.output<typeof Fields>

/** The features themselves as the picture: one size for all, as large as the canvas gives, on rules that run off its edge. */
const ruled: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    face: wide ? 'display' : 'text',
    width: area.width * (wide ? 0.34 : 0.5),
    height: area.height * (wide ? 0.6 : 0.2),
    max: (wide ? 62 : 46) * unit,
    min: 28,
    lines: 6,
    on,
    tone: 'ink',
    align: wide ? 'start' : 'end',
    cut: wide ? {} : { weight: 600 },
  })
  const foot = area.y + area.height
  const x = wide ? area.x + area.width * 0.42 : area.x
  const from = wide ? area.y * 0.7 : area.y + Math.max(logo.height, headline.height) + 74 * unit
  const room = { x, y: from, width: area.x + area.width - x, height: foot - from }
  const list = await index(page, data.items, room, on)
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      wide
        ? headline.at(area.x, foot - headline.height)
        : headline.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - headline.size * 0.72) / 2)),
      ...list,
    ],
  }
}

/** “Saturday: 8 to 2”: what stands behind the colon is read down its own column; other titles are counted there. */
const paired = (items: readonly string[]): boolean =>
  items.length > 1 && items.every(item => /^[^:]{2,28}: [^:]{1,16}(?::\d\d[^:]{0,10}){0,2}$/u.test(item))

/** Titles between rules, each with its number or its value at the end. */
async function index(page: Page, items: readonly string[], room: Rect, on: Ground): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const pitch = room.height / items.length
  const pairs = paired(items)
  const column = pairs ? room.width * 0.46 : 90 * unit
  const width = room.width - column
  const [titles, ends] = pairs
    ? [items.map(item => item.replace(/: .*$/su, '')), items.map(item => item.replace(/^[^:]+: /u, ''))]
    : [items, items.map((_, place) => String(place + 1))]
  const ask = (max: number): TextAsk => ({ face: 'display', width, max, min: 28, lines: 3, on, tone: 'ink' })
  const height = Math.max(40 * unit, pitch * 0.6)
  let size = Math.min(116 * unit, pitch * 0.46)
  for (const title of titles) size = Math.min(size, (await page.text('items', title, { ...ask(size), height })).size)
  const nodes: SceneNode[] = []
  for (const [place, item] of titles.entries()) {
    const title = await page.text('items', item, ask(size))
    const number = await page.text(pairs ? 'items' : 'items number', ends[place] ?? '', {
      face: pairs ? 'text' : 'figure',
      width: column - 20 * unit,
      max: pairs ? Math.min(64 * unit, size) : Math.min(54 * unit, size * 0.72),
      min: pairs ? 28 : 24,
      lines: pairs ? 2 : 1,
      on,
      tone: 'lead_ink',
      align: 'end',
    })
    const y = room.y + place * pitch
    nodes.push(
      box(
        { x: room.x, y, width: page.canvas.width - room.x, height: 2 },
        { backgroundColor: mix(on.paper, on.ink, 0.3) },
      ),
    )
    const top = y + (pitch - title.height) / 2
    const far = room.x + room.width - number.frame
    nodes.push(
      title.at(title.rtl ? room.x + column : room.x, top),
      number.at(title.rtl ? room.x - number.frame + number.width : far, pairs ? y + (pitch - number.height) / 2 : top),
    )
  }
  return nodes
}

/** Words on the paper, one full-bleed colour for each feature. */
const fields: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    face: 'display',
    width: wide ? area.width * 0.36 : area.width,
    height: area.height * (wide ? 0.6 : 0.2),
    max: (wide ? 70 : 96) * unit,
    min: 38,
    lines: 5,
    on,
    tone: 'ink',
  })
  const edge = wide ? Math.round(width * 0.42) : 0
  const top = wide ? 0 : area.y + logo.height + 66 * unit + headline.height + 74 * unit
  const columns = data.items.length === 3 && !wide ? 1 : data.items.length === 1 ? 1 : 2
  const lines = Math.ceil(data.items.length / columns)
  const side = { width: (width - edge) / columns, height: (height - top) / lines }
  const cells: SceneNode[] = []
  const grounds = cellGrounds(page)
  for (const [index, item] of data.items.entries()) {
    const last = index === data.items.length - 1 && data.items.length % columns === 1 && columns === 2
    const frame = {
      x: edge + (index % columns) * side.width,
      y: top + Math.floor(index / columns) * side.height,
      width: last ? width - edge : side.width,
      height: side.height,
    }
    cells.push(
      ...(await cell(
        page,
        item,
        grounds[(index + (columns === 2 ? Math.floor(index / 2) : 0)) % grounds.length] ?? on,
        frame,
        index,
      )),
    )
  }
  const words = wide
    ? [logo.at(area.x, area.y), headline.at(area.x, area.y + area.height - headline.height)]
    : [logo.at(area.x, area.y), headline.at(area.x, area.y + logo.height + 66 * unit)]
  return { paper: on.paper, dark: on.dark, nodes: [...cells, ...words] }
}

function cellGrounds(page: Page): Ground[] {
  const { deep, vivid, playful, soft } = page.theme
  if (page.pairing.manner === 'friendly') return playful.slice(0, 4)
  return [vivid[0], soft, deep.paper === vivid[0].paper ? soft : deep, ...(page.theme.dark ? [] : [page.theme.plain])]
}

const small: readonly Motif[] = ['arcs', 'sunrise', 'waves', 'halftone', 'arches', 'mark']

async function cell(
  page: Page,
  item: string,
  on: Ground,
  frame: { x: number; y: number; width: number; height: number },
  index: number,
): Promise<SceneNode[]> {
  const { area, unit } = page.canvas
  const inset = frame.x === 0 ? area.x : 44 * unit
  const right = frame.x + frame.width >= page.canvas.width - 1 ? page.canvas.width - area.x - area.width : 32 * unit
  const caption = await page.text('items', item, {
    face: 'display',
    width: frame.width - inset - right,
    height: frame.height * 0.6,
    max: 46 * unit,
    min: 28,
    lines: 5,
    on,
    tone: 'ink',
    cut: { leading: 1.1 },
  })
  const foot = Math.min(frame.y + frame.height - 48 * unit, area.y + area.height)
  const y = foot - caption.height
  const room = y - frame.y - 40 * unit
  const motif = small[(index * 2 + (page.kit.name.length % 3)) % small.length] ?? 'arcs'
  const art =
    room > 130 * unit
      ? artwork(page, on, { x: frame.x, y: frame.y, width: frame.width, height: room }, 'foot', motif)
      : []
  return [box(frame, { backgroundColor: on.paper, overflow: 'hidden' }), ...art, caption.at(frame.x + inset, y)]
}

export default template({
  name: 'feature_list',
  title: 'Feature list',
  description: 'What is in it: two to six points.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { ruled, fields },
  alt: (data, kit) => `List of ${data.items.length} from ${kit.name}`,
  sample: {
    headline: 'In the autumn box',
    items: ['Fraction fruit, 12 pieces', '48 counting blocks', 'A clock to take apart', '30 cards, 9 games'],
  },
})
