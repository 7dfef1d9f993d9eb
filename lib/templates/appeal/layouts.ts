// An appeal: the deed itself is drawn, the word in a message of its own, or as the largest letters of the card.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, stack } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import type { AppealData } from '#lib/templates/appeal/fields.ts'
import { calmGround, loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import type { Composition } from '#lib/templates/kit/template.ts'
import { setTitle } from '#lib/templates/table/words.ts'

type Parts = readonly (readonly [Block | null, number])[]

async function setTail(page: Page, data: AppealData, on: Ground, width: number): Promise<Parts> {
  const { shape } = page.canvas
  // Without a word to send there is room to say it larger.
  const unit = page.canvas.unit * (data.keyword ? 1 : 1.4)
  const wide = shape === 'wide'
  const text = { face: 'text' as const, width, min: 28, lines: 5, on }
  return [
    [await page.optional('body', data.body, { ...text, max: (wide ? 34 : 42) * unit, tone: 'body' }), 0],
    [
      await page.optional('deadline', data.deadline, {
        ...text,
        face: 'display',
        max: (wide ? 38 : 50) * unit,
        tone: 'ink',
        cut: { tracking: -0.018, leading: 1.14 },
      }),
      34 * unit,
    ],
    [
      await page.optional('contact', data.contact, {
        ...text,
        max: (wide ? 34 : 40) * unit,
        tone: 'ink',
        cut: { weight: 600 },
      }),
      26 * unit,
    ],
  ]
}

/** The message as it will stand on a reader's phone: the number above it, the word in its bubble, what it gives below. */
async function phone(
  page: Page,
  data: AppealData,
  on: Ground,
  room: Rect,
): Promise<{ height: number; nodes: SceneNode[] }> {
  const { unit, shape } = page.canvas
  const { send, to, gives } = data.keyword ?? { send: '', to: '', gives: undefined }
  const filled = standingOut(page, on, ...page.theme.vivid)
  const ask = { face: 'display' as const, min: 36, lines: 1, on }
  const number = await page.text('to', to, {
    ...ask,
    width: room.width,
    max: (shape === 'wide' ? 76 : 104) * unit,
    tone: 'ink',
    cut: { tabular: true },
  })
  const pad = 44 * unit
  const word = await page.text('send', send, {
    ...ask,
    width: room.width * 0.86 - 2 * pad,
    max: (shape === 'wide' ? 132 : 190) * unit,
    lines: 2,
    on: filled,
    tone: 'ink',
  })
  const sum = await page.optional('gives', gives, {
    ...ask,
    width: room.width,
    max: (shape === 'wide' ? 64 : 84) * unit,
    tone: 'lead_ink',
  })
  const bubble = { width: word.width + 2 * pad, height: word.height + 2 * pad * 0.9 }
  const gap = 36 * unit
  const height = number.height + gap + bubble.height + (sum ? gap * 1.2 + sum.height : 0)
  const y = room.y + Math.max(0, (room.height - height) / 2)
  const at = { x: room.x + room.width - bubble.width, y: y + number.height + gap }
  return {
    height,
    nodes: [
      number.at(room.x, y),
      box(
        { ...at, ...bubble },
        { backgroundColor: filled.paper, borderRadius: Math.min(64 * unit, bubble.height / 2) },
      ),
      box(
        {
          x: at.x + bubble.width - 60 * unit,
          y: at.y + bubble.height - 60 * unit,
          width: 60 * unit,
          height: 60 * unit,
        },
        { backgroundColor: filled.paper, borderRadius: 10 * unit },
      ),
      word.at(at.x + pad, at.y + pad * 0.9),
      ...(sum ? [sum.at(room.x, at.y + bubble.height + gap * 1.2)] : []),
    ],
  }
}

export const bubbles: Composition<AppealData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = calmGround(page)
  const sheet = standingOut(page, on, page.theme.soft, page.theme.plain)
  const seam = wide ? Math.round(width * 0.54) : 0
  const room = wide ? seam - area.x * 1.7 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: room })
  const top = area.y + logo.height + (wide ? 46 : 60) * unit
  const tail = await setTail(page, data, on, room)
  const foot = area.y + area.height
  const free = foot - top - heightOf(tail) - 44 * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: room,
    height: wide ? free : free * 0.46,
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
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      box(band, { backgroundColor: sheet.paper }),
      logo.at(area.x, area.y),
      title.at(area.x, top),
      ...shown.nodes,
      ...stack(area.x, foot - heightOf(tail), tail).nodes,
    ],
  }
}

/** The word, the number and the sum as three lines of poster letters. */
export const figures: Composition<AppealData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = loudGround(page)
  const foot = area.y + area.height
  const room = wide ? area.width * 0.48 : area.width
  const x = wide ? area.x + area.width * 0.54 : area.x
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: room })
  const tail = await setTail(page, data, on, wide ? area.width * 0.46 : area.width)
  const top = area.y + logo.height + (wide ? 46 : 60) * unit
  const { keyword } = data
  const free = foot - top - heightOf(tail) - 60 * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: room,
    height: wide ? foot - top : free * (keyword ? 0.36 : 0.9),
    max: !keyword && !wide ? 200 : keyword && !wide ? 112 : undefined,
  })
  const from = top + title.height + title.size * 0.22 + 56 * unit
  const column = wide ? area.width * 0.46 : area.width
  const lines: (readonly [string, string | undefined])[] = [
    ['send', keyword?.send],
    ['to', keyword?.to],
    ['gives', keyword?.gives],
  ]
  const shown = lines.filter(([, text]) => text).length
  const each =
    (wide ? area.height - heightOf(tail) - 60 * unit : foot - heightOf(tail) - 60 * unit - from) / Math.max(1, shown)
  const blocks: (readonly [Block | null, number])[] = []
  for (const [role, text] of lines)
    blocks.push([
      await page.optional(role, text, {
        face: 'figure',
        width: column,
        height: each - 30 * unit,
        max: (role === 'send' ? 300 : 210) * unit,
        min: 44,
        lines: 1,
        on,
        tone: role === 'send' ? 'lead_ink' : 'ink',
        cut: { tabular: true },
      }),
      40 * unit,
    ])
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      title.at(area.x, top),
      ...stack(x, wide ? area.y : from, blocks).nodes,
      ...stack(x, foot - heightOf(tail), tail).nodes,
    ],
  }
}
