import * as z from 'zod'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { linesOf } from '#lib/templates/release/code-lines.ts'
import { terminal } from '#lib/templates/release/terminal.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

export const Code = z.union([z.string().min(1).max(600), z.array(z.string().max(200)).min(1).max(24)])
const Fields = z.strictObject({ headline: short, code: Code, language: short.optional() })
type Data = z.output<typeof Fields>

/** A command or two: the claim takes the room that they leave. */
const isBrief = ({ code }: Data) => linesOf(code).length <= 3

/** More lines than have room above the claim of a wide picture: they stand beside it. */
const isTall = ({ code }: Data) => linesOf(code).length > 6

/** Claim above, terminal below, bleeding off two edges. */
const bleeding: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = page.theme.dark ? page.theme.plain : calmGround(page)
  const wide = shape === 'wide'
  const brief = isBrief(data)
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = wide ? area.width * 0.34 : area.width
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: room,
    height: area.height * (wide ? 0.7 : brief ? 0.4 : 0.2),
    max: (wide ? 64 : brief ? 150 : 84) * unit,
    min: 40,
    lines: 5,
  })
  const top = area.y + logo.height + 70 * unit
  const x = wide ? area.x + room + 56 * unit : area.x
  const start = wide ? area.y : top + headline.height + 84 * unit
  const foot = area.y + area.height
  const story = shape === 'story'
  const window = await terminal(page, data, {
    ground: on,
    room: { x, y: start, width: area.x + area.width - x, height: foot - start },
    bleed: { right: story ? 0 : width - area.x - area.width + 40, foot: height - area.y - area.height + 40 },
  })
  const y = brief ? Math.max(start, foot - window.height) : start
  return drawnOn(on, [
    logo.at(area.x, area.y),
    headline.at(area.x, wide ? foot - headline.height : top),
    ...window.at(x, y),
  ])
}

/** The window whole on a loud ground, as wide as the picture lets it be, the claim under it. */
const framed: Composition<Data> = async (page, data, index) => {
  const { area, unit, shape } = page.canvas
  if (shape === 'wide' && isTall(data)) return bleeding(page, data, index)
  const on = loudGround(page)
  const wide = shape === 'wide'
  const brief = isBrief(data)
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const headline = await page.text('headline', data.headline, {
    ...headlineOn(on),
    width: wide ? area.width - logo.width - 60 * unit : area.width,
    height: area.height * (wide ? 0.28 : brief ? 0.42 : 0.24),
    max: (wide ? 72 : brief ? 150 : 84) * unit,
    min: 40,
    lines: 5,
  })
  const below = wide ? headline.height + 52 * unit : headline.height + logo.height + 130 * unit
  const window = await terminal(page, data, {
    ground: on,
    room: { x: area.x, y: 0, width: area.width, height: area.height - below },
    bleed: { right: 0, foot: 0 },
  })
  const nodes = wide
    ? [headline.at(area.x, foot - headline.height), logo.at(area.x + area.width - logo.width, foot - logo.height)]
    : [headline.at(area.x, foot - logo.height - 66 * unit - headline.height), logo.at(area.x, foot - logo.height)]
  return drawnOn(on, [...window.at(area.x, area.y), ...nodes])
}

export const about = described({
  name: 'code',
  title: 'Code',
  description: 'A command or a few lines of code, and what they do.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['bleeding', 'framed'],
  sample: {
    headline: 'Replay one job with the payload it had.',
    code: '$ kestrel replay job_8f2c1 --dry-run\n\n  queue    payments\n  failed   attempt 3 of 3\n  payload  1.2 kB, captured\n\n- "currency": "gbp"\n+ "currency": "GBP"\n\n  Would have passed.',
    language: 'shell',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { bleeding, framed },
  // A wide window has whole lines only over the whole width.
  unfit: (_kit, [width, height], data) => (width > height * 1.25 && !isTall(data) ? ['bleeding'] : []),
  alt: (data, kit) => `Code card from ${kit.name}: ${linesOf(data.code).slice(0, 3).join(', ')}`,
}
