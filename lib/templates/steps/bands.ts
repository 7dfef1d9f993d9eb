import { type Ground, groundOn, tintOf } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { besideRow, squareAt, thingsOfRows } from '#lib/templates/aside/beside-row.ts'
import type { Item } from '#lib/templates/kit/rows.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'
import { BESIDE, LEAST, sidesFor } from '#lib/templates/table/sizes/drawn.ts'

/** One band over the whole width for each step (one column, on a wide canvas), the brand's colour deepening from band to band. */
export async function bands(page: Page, headline: string, steps: readonly Item[]): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.theme.plain
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const title = await page.text('headline', headline, {
    ...headlineOn(on),
    width: wide ? area.width * 0.72 : area.width,
    height: area.height * (wide ? 0.22 : 0.2),
    max: (wide ? 64 : 96) * unit,
    min: 36,
    lines: 3,
  })
  const top = wide ? area.y : area.y + logo.height + 78 * unit
  const from = top + title.height + (wide ? 50 : 66) * unit
  // What is below the last line of words belongs to the last band alone.
  const last = wide ? height : Math.min(height, area.y + area.height + 20 * unit)
  const grounds = ladder(page, steps.length)
  const nouns = thingsOfRows(page, steps.length)
  const nodes: SceneNode[] = []
  const places: { ground: Ground; place: Rect }[] = []
  for (const [index, step] of steps.entries()) {
    const share = (wide ? width : last - from) / steps.length
    const rect = wide
      ? { x: index * share, y: from, width: share, height: height - from }
      : { x: 0, y: from + index * share, width, height: share }
    const ground = grounds[index] ?? on
    const end = !wide && index === steps.length - 1 ? height - rect.y : rect.height + 1
    if (!wide) page.take('seam', { x: 0, y: rect.y - 6, width, height: 12 })
    const set = await (wide ? column : row)(page, ground, step, { index, rect, isDrawn: nouns !== null })
    places.push({ ground, place: set.place })
    nodes.push(box({ ...rect, height: end, width: rect.width + 1 }, { backgroundColor: ground.paper }), ...set.nodes)
  }
  // Each step has its drawing, or none.
  const isRoomy = places.every(({ place }) => Math.min(place.width, place.height) > LEAST * unit)
  if (nouns && isRoomy)
    nodes.push(...places.flatMap(({ ground, place }, at) => besideRow(page, ground, nouns[at] ?? '', place)))
  const mark = logo.at(wide ? area.x + area.width - logo.width : area.x, area.y)
  return drawnOn(on, [mark, title.at(area.x, top), ...nodes])
}

/** Grounds from a wash of the lead to the lead itself; a brand that plays takes its colours in turn. */
function ladder(page: Page, count: number): Ground[] {
  const { plain, deep, vivid, playful } = page.theme
  if (page.pairing.manner === 'friendly' && playful.length > 2)
    return Array.from({ length: count }, (_, index) => playful[index % playful.length] ?? plain)
  const tint = vivid[0].paper === plain.paper ? tintOf(plain) : vivid[0].paper
  const inks = [plain.ink, plain.paper, deep.ink, deep.paper]
  return Array.from({ length: count }, (_, index) =>
    groundOn(mix(plain.paper, tint, 0.16 + (0.84 * index) / Math.max(1, count - 1)), {
      inks,
      lead: [plain.lead, deep.lead],
      accent: [],
    }),
  )
}

type Set = { number: Block; title: Block; body: Block | null }

async function setStep(
  page: Page,
  on: Ground,
  step: Item,
  index: number,
  room: { width: number; number: number; of: Rect },
): Promise<Set> {
  const { unit } = page.canvas
  const number = await page.text('steps number', String(index + 1), {
    ...figureOn(on),
    width: room.number,
    height: room.of.height * 0.58,
    max: 300 * unit,
    min: 40,
  })
  const title = await page.text('steps', step.title, {
    ...headlineOn(on),
    width: room.width,
    max: 68 * unit,
    min: 28,
    lines: 4,
  })
  const body = await page.optional('steps body', step.body, {
    ...noteOn(on),
    width: room.width,
    max: 40 * unit,
    lines: 6,
  })
  return { number, title, body }
}

type Placing = { index: number; rect: Rect; isDrawn: boolean }

/** `place` is where its drawing may stand. */
type Stood = { place: Rect; nodes: SceneNode[] }

async function row(page: Page, on: Ground, step: Item, { index, rect, isDrawn }: Placing): Promise<Stood> {
  const { area, unit } = page.canvas
  const whole = { ...rect, x: area.x, width: area.width }
  const [side = 0] = isDrawn ? sidesFor(page, 1, whole) : []
  const indent = Math.min(250 * unit, area.width * (side > 0 ? 0.2 : 0.28))
  const width = area.width - indent - side * (1 + BESIDE)
  const { number, title, body } = await setStep(page, on, step, index, { width, number: indent - 40 * unit, of: rect })
  const gap = 22 * unit + title.size * 0.18
  const total = title.height + (body ? gap + body.height : 0)
  const middle = (tall: number) => rect.y + (rect.height - tall) / 2
  const y = middle(total)
  return {
    place: squareAt(whole, side, true),
    nodes: [
      number.at(area.x, middle(number.height)),
      title.at(area.x + indent, y),
      ...(body ? [body.at(area.x + indent, y + title.height + gap)] : []),
    ],
  }
}

async function column(page: Page, on: Ground, step: Item, { index, rect }: Placing): Promise<Stood> {
  const { area, unit } = page.canvas
  const pad = index === 0 ? area.x : 36 * unit
  const width = rect.width - pad - 30 * unit
  const half = { ...rect, height: rect.height * 0.5 }
  const { number, title, body } = await setStep(page, on, step, index, { width, number: width, of: half })
  const gap = 20 * unit + title.size * 0.18
  const foot = area.y + area.height
  const words = foot - title.height - (body ? gap + body.height : 0)
  const [x, y] = [rect.x + pad, rect.y + 60 * unit + number.height]
  return {
    place: { x, y, width, height: words - 28 * unit - y },
    nodes: [
      number.at(x, rect.y + 44 * unit),
      title.at(x, words),
      ...(body ? [body.at(x, words + title.height + gap)] : []),
    ],
  }
}
