// A thing with a title: its cover set in type where there is no picture of it, or the title itself as the picture.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts, stack } from '#lib/render/part/block.ts'
import { quoted } from '#lib/render/tongue.ts'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import type { ObjectData } from '#lib/templates/object/fields.ts'
import { jacket } from '#lib/templates/object/jacket.ts'
import { actOn, headlineOn } from '#lib/templates/setting/type.ts'
import { largestTitle } from '#lib/templates/table/words.ts'

/** Everything but the title; the day and the price, which are acted on, in the brand's display letters. */
type Rest = { width: number; without?: readonly (keyof ObjectData)[]; grow?: number }

async function setRest(
  page: Page,
  data: ObjectData,
  on: Ground,
  { width, without = [], grow = 1 }: Rest,
): Promise<Parts> {
  const { shape } = page.canvas
  const unit = page.canvas.unit * grow
  const wide = shape === 'wide'
  const has = (field: 'by' | 'with' | 'quote' | 'body' | 'date' | 'price' | 'cta') =>
    without.includes(field) ? undefined : data[field]
  const text = { face: 'text' as const, width, min: 28, lines: 5, on }
  const loud = { ...actOn(on), width }
  const quote = has('quote')
  const when = [has('date'), has('price')].filter(Boolean).join('  ·  ') || undefined
  const call = { ...text, max: (wide ? 32 : 36) * unit, tone: 'body', cut: { weight: 600 } } as const
  return [
    [await page.optional('by', has('by'), { ...loud, max: (wide ? 40 : 52) * unit }), 0],
    [await page.optional('with', has('with'), { ...text, max: (wide ? 32 : 38) * unit, tone: 'body' }), 22 * unit],
    [
      await page.optional('quote', quote && quoted(quote, page.subject.tongue), {
        ...text,
        max: (wide ? 36 : 46) * unit,
        tone: 'body',
      }),
      40 * unit,
    ],
    [await page.optional('body', has('body'), { ...text, max: (wide ? 33 : 40) * unit, tone: 'body' }), 34 * unit],
    [await page.optional('date', when, { ...loud, max: (wide ? 42 : 54) * unit }), 44 * unit],
    [await page.optional('cta', has('cta'), call), 26 * unit],
  ]
}

/** The cover beside the words, or over them. */
export const cover: Composition<ObjectData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = calmGround(page)
  const foot = area.y + area.height
  const room = wide ? area.width * 0.5 : area.width
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: room })
  const rest = await setRest(page, data, on, { width: room, without: ['by'] })
  const lower = heightOf(rest)
  if (wide) {
    const x = area.x + area.width * 0.58
    const shown = await jacket(page, data, on, {
      x,
      y: area.y,
      width: area.x + area.width - x,
      height: area.height,
    })
    const y = Math.max(area.y + logo.height + 64 * unit, foot - lower)
    return drawnOn(on, [logo.at(area.x, area.y), ...shown, ...stack(area.x, y, rest).nodes])
  }
  const top = area.y + logo.height + 76 * unit
  const shown = await jacket(page, data, on, {
    x: area.x,
    y: top,
    width: area.width,
    height: foot - lower - 60 * unit - top,
  })
  return drawnOn(on, [logo.at(area.x, area.y), ...shown, ...stack(area.x, foot - lower, rest).nodes])
}

/** Of the title's letters, the largest below it. */
const BELOW_TITLE = 0.62

/** What stands under the title, as large as it leaves room for. */
async function grown(
  page: Page,
  data: ObjectData,
  on: Ground,
  { width, top, title, most }: { width: number; top: number; title: number; most: number },
) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const room = area.y + area.height - top - title - 90 * unit
  let set = await setRest(page, data, on, { width })
  for (const grow of wide ? [1.2, 1.4] : [1.25, 1.4, 1.55, 1.7, 1.85, 2, 2.2]) {
    const larger = await setRest(page, data, on, { width, grow })
    if (heightOf(larger) > room || larger.some(([block]) => (block?.size ?? 0) > most)) break
    set = larger
  }
  return set
}

/** The title from margin to margin. */
export const poster: Composition<ObjectData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = loudGround({ ...page, bare: true })
  const foot = area.y + area.height
  const room = wide ? area.width * 0.44 : area.width
  const x = wide ? area.x + area.width * 0.56 : area.x
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: room })
  const top = area.y + logo.height + (wide ? 58 : 80) * unit
  const largest = largestTitle(data.title, wide) * (wide ? 1.1 : 1.2)
  const setName = (height: number) =>
    page.text('title', data.title, {
      ...headlineOn(on),
      width: wide ? area.width * 0.52 : area.width,
      height,
      max: largest * unit,
      min: 44,
      lines: 6,
    })
  const alone = await setName(area.height * (wide ? 1 : 0.5))
  const rest = await grown(page, data, on, {
    ...{ width: room, top, title: wide ? 0 : alone.height },
    most: alone.size * BELOW_TITLE,
  })
  const title = await setName(wide ? foot - top : foot - heightOf(rest) - 70 * unit - top)
  const y = wide ? Math.max(area.y, foot - heightOf(rest)) : foot - heightOf(rest)
  return drawnOn(on, [logo.at(area.x, area.y), title.at(area.x, top), ...stack(x, y, rest).nodes])
}
