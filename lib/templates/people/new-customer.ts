import * as z from 'zod'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { calmGround, ghostOf, loudGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({
  customer_name: short,
  headline: short.optional(),
  logo_url: z
    .url({ protocol: /^https$/ })
    .max(200)
    .describe('Kept with the run and not drawn: nothing is fetched for a picture, so the name stands for the customer.')
    .optional(),
})
type Data = z.output<typeof Fields>

/** Our mark, a rule, their name: two parties on one axis. */
const together: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 64 * unit, on, form: 'full', align: 'center', width: area.width })
  const room = { width: area.width, height: area.height * 0.34, max: (wide ? 130 : 176) * unit }
  const ask = { ...headlineOn(on), ...room, min: 44, lines: 3, align: 'center' } as const
  const name = await page.text('customer_name', data.customer_name, ask)
  const below = { ...noteOn(on), width: area.width * 0.84, max: 42 * unit, lines: 4, align: 'center' } as const
  const headline = await page.optional('headline', data.headline, below)
  const gap = (wide ? 44 : 84) * unit
  const total = logo.height + gap * 2.6 + name.height + (headline ? 62 * unit + headline.height : 0)
  const head = wide ? Math.max(area.y, (height - total) / 2) : area.y
  const rule = { x: width / 2 - 1.5, y: head + logo.height + gap * 0.6, width: 3, height: gap * 1.2 }
  const top = rule.y + rule.height + gap * 0.8
  const under = top + name.height + 62 * unit
  const from = under + (headline?.height ?? 0) + 70 * unit
  const art =
    !wide && height - from > height * 0.2
      ? await depict(page, on, { x: 0, y: from, width, height: height - from }, 'top')
      : []
  const words = headline ? [headline.at(area.x + area.width * 0.08, under)] : []
  return drawnOn(on, [
    ...art,
    logo.at(area.x, head),
    box(rule, { backgroundColor: on.lead }),
    name.at(area.x, top),
    ...words,
  ])
}

/** Two beams that cross. */
function plus([x, y]: readonly [number, number], side: number, colour: string): SceneNode {
  const rect = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  const half = side * 0.17
  const beams = `<path d="M${x - half} ${rect.y}h${half * 2}v${side}h${-half * 2}ZM${rect.x} ${y - half}h${side}v${half * 2}h${-side}Z" fill="${colour}"/>`
  return drawing(rect, beams)
}

/** The customer's name at the foot, as large as it goes, over a plus that the canvas cuts. */
const atFoot: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const sign = ghostOf(on)
  const { background, tones } = lit(on)
  const behind = [...tones, sign]
  const foot = area.y + area.height
  const logo = await page.logo({ height: 46 * unit, on, form: 'full', behind: tones })
  const name = await page.text('customer_name', data.customer_name, {
    ...headlineOn(on),
    width: area.width,
    height: area.height * 0.4,
    max: 300 * unit,
    min: 48,
    lines: 3,
    behind,
  })
  const headline = await page.optional('headline', data.headline, {
    ...headlineOn(on),
    width: area.width * 0.8,
    max: 66 * unit,
    min: 32,
    lines: 4,
    behind,
  })
  const top = area.y + logo.height + 70 * unit
  const short = Math.min(width, height)
  const art = plus(wide ? [width * 0.82, height * 0.44] : [width * 0.74, height * 0.42], short * 0.92, sign)
  return drawnOn(
    on,
    [
      art,
      logo.at(area.x, area.y),
      ...(headline ? [headline.at(area.x, top)] : []),
      name.at(area.x, foot - name.height),
    ],
    background,
  )
}

export const about = described({
  name: 'new_customer',
  title: 'New customer',
  description: 'A new customer is welcomed by name.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['together', 'at_foot'],
  sample: { customer_name: 'Harbour Foods', headline: 'Forty-one sites, one queue of jobs.' },
})

export const looks: Looks<typeof about> = {
  compositions: { together, at_foot: atFoot },
  alt: (data, kit) => `${kit.name} and ${data.customer_name}`,
}
