// An appeal: the deed itself is drawn, the word in a message of its own, or as the largest letters of the card.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { box, drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { askOf } from '#lib/render/tongue.ts'
import type { AppealData } from '#lib/templates/appeal/fields.ts'
import { calmGround, loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { figureOn, headlineOn } from '#lib/templates/setting/type.ts'
import { setTitle } from '#lib/templates/table/words.ts'

async function setTail(page: Page, data: AppealData, on: Ground, width: number): Promise<Parts> {
  const { shape } = page.canvas
  // Without a word to send there is room to say it larger.
  const unit = page.canvas.unit * (data.keyword ? 1 : 1.4)
  const wide = shape === 'wide'
  const text = { face: 'text' as const, width, min: 28, lines: 5, on }
  return [
    [
      await page.optional('deadline', data.deadline, {
        ...text,
        face: 'display',
        max: (wide ? 38 : 50) * unit,
        tone: 'ink',
        cut: { tracking: -0.018, leading: 1.14 },
      }),
      0,
    ],
    [await page.optional('body', data.body, { ...text, max: (wide ? 34 : 42) * unit, tone: 'body' }), 60 * unit],
    [
      await page.optional('contact', data.contact, {
        ...text,
        max: (wide ? 34 : 40) * unit,
        tone: 'ink',
        cut: { weight: 600 },
      }),
      44 * unit,
    ],
  ]
}

/** A message as it leaves a phone: one outline, its last corner drawn out to a point. */
function bubble({ x, y, width, height }: Rect, colour: string, unit: number): SceneNode {
  const r = Math.min(56 * unit, height / 2)
  const tip = Math.min(26 * unit, height * 0.2)
  const [right, foot] = [x + width, y + height]
  const path = `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}V${foot - r}A${r} ${r} 0 0 1 ${right - r} ${foot}H${x + r * 0.9}Q${x + r * 0.5} ${foot + tip} ${x - tip * 0.3} ${foot + tip}Q${x + r * 0.1} ${foot + tip * 0.2} ${x} ${foot - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  const around = { x: x - tip, y, width: width + tip, height: height + tip }
  return drawing(around, `<path d="${path}" fill="${colour}"/>`)
}

/** What to do as one sentence, the word to send in a bubble within it. */
async function phone(page: Page, data: AppealData, on: Ground, room: Rect): Promise<SceneNode[]> {
  const { unit, shape } = page.canvas
  const { before, word, after } = askOf(data.keyword ?? { send: '', to: '' }, page.subject.tongue)
  const wide = shape === 'wide'
  const filled = standingOut(page, on, ...page.theme.vivid)
  const gap = Math.min(34 * unit, room.height * 0.07)
  const pad = Math.min(40 * unit, room.height * 0.09)
  const ask = { ...headlineOn(on), min: 36, max: Math.min((wide ? 68 : 96) * unit, room.height * 0.24) }
  const first = await page.optional('send verb', before, { ...ask, width: room.width, lines: 1 })
  const last = await page.text('to', after, {
    ...ask,
    width: room.width,
    height: room.height * 0.46,
    lines: 4,
    cut: { tabular: true },
  })
  const beside = first && !wide && first.width < room.width * 0.4 ? first.width + gap : 0
  const above = first && beside === 0 ? first.height + gap : 0
  const set = await page.text('send', word, {
    ...ask,
    width: room.width - beside - 2 * pad,
    max: Math.min((wide ? 116 : 170) * unit, room.height * 0.4),
    lines: 2,
    on: filled,
  })
  const frame = { width: set.width + 2 * pad, height: set.height + 1.8 * pad }
  const height = above + frame.height + gap * 1.5 + last.height
  const y = room.y + Math.max(0, (room.height - height) / 2)
  const at = { x: room.x + beside, y: y + above }
  const lines = at.y + (frame.height + set.height) / 2
  return [
    ...(first ? [first.at(room.x, beside > 0 ? lines - first.height : y)] : []),
    bubble({ ...at, ...frame }, filled.paper, unit),
    set.at(at.x + pad, at.y + (frame.height - set.height) / 2),
    last.at(room.x, at.y + frame.height + gap * 1.5),
  ]
}

export const bubbles: Composition<AppealData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = calmGround(page)
  const sheet = standingOut(page, on, page.theme.soft, page.theme.plain)
  const seam = wide ? Math.round(width * 0.54) : 0
  const room = wide ? seam - area.x * 1.7 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: room })
  const top = area.y + logo.height + (wide ? 58 : 82) * unit
  const tail = await setTail(page, data, on, room)
  const foot = area.y + area.height
  const free = foot - top - heightOf(tail) - 44 * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: room,
    height: wide ? free : free * (shape === 'square' ? 0.36 : 0.46),
    max: wide ? 92 : undefined,
  })
  const from = top + title.height + title.size * 0.2 + 50 * unit
  const band = wide
    ? { x: seam, y: 0, width: width - seam, height }
    : { x: 0, y: from, width, height: foot - heightOf(tail) - 50 * unit - from }
  const inner = wide
    ? { x: seam + 56 * unit, y: area.y, width: area.x + area.width - seam - 56 * unit, height: area.height }
    : { x: area.x, y: from + 40 * unit, width: area.width, height: band.height - 80 * unit }
  const shown = await phone(page, data, sheet, inner)
  return drawnOn(on, [
    box(band, { backgroundColor: sheet.paper }),
    logo.at(area.x, area.y),
    title.at(area.x, top),
    ...shown,
    ...stack(area.x, foot - heightOf(tail), tail).nodes,
  ])
}

/** What to do as one sentence in poster letters, the word to send the largest. */
export const figures: Composition<AppealData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const { keyword } = data
  // Without a word to send there is nothing for a second column.
  const wide = shape === 'wide' && keyword !== undefined
  const on = loudGround(page)
  const foot = area.y + area.height
  const across = wide ? area.width * 0.48 : area.width
  const column = wide ? area.width * 0.46 : area.width
  const x = wide ? area.x + area.width * 0.54 : area.x
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: across })
  const tail = await setTail(page, data, on, column)
  const top = area.y + logo.height + (shape === 'wide' ? 58 : 82) * unit
  const end = foot - heightOf(tail) - 60 * unit
  const free = foot - top - heightOf(tail) - 60 * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: across,
    height: wide ? foot - top : free * (keyword ? 0.36 : 0.9),
    max: keyword ? (wide ? undefined : 112) : shape === 'wide' ? 150 : 200,
  })
  const from = wide ? area.y : top + title.height + title.size * 0.22 + 56 * unit
  const room = { width: column, height: end - from, max: (wide ? 72 : 112) * unit }
  const sentence = await setAsk(page, data, on, room)
  return drawnOn(on, [
    logo.at(area.x, area.y),
    title.at(area.x, top),
    ...stack(x, from, sentence).nodes,
    ...stack(x, foot - heightOf(tail), tail).nodes,
  ])
}

async function setAsk(
  page: Page,
  { keyword }: AppealData,
  on: Ground,
  { width, height, max }: { width: number; height: number; max: number },
): Promise<Parts> {
  const { unit } = page.canvas
  const ask = keyword && askOf(keyword, page.subject.tongue)
  const line = { ...headlineOn(on), width, max, min: 40, lines: 1, cut: { tabular: true } }
  const word = { ...line, ...figureOn(on), max: 300 * unit, height: height * 0.36, tone: 'lead_ink' as const }
  return [
    [await page.optional('send verb', ask?.before, { ...line, height: height * 0.16 }), 0],
    [await page.optional('send', ask?.word, word), 40 * unit],
    [await page.optional('to', ask?.after, { ...line, height: height * 0.36, lines: 4 }), 40 * unit],
  ]
}
