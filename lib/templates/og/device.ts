import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { stack } from '#lib/render/part/block.ts'
import { device } from '#lib/render/part/device.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { loudGround, ownGround } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { washed } from '#lib/templates/kit/wash.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({ title: short, meta: short.optional(), screen_hint: short.optional() })
type Data = z.output<typeof Fields>

const MARGIN = 64

async function words(
  page: Page,
  data: Data,
  on: Ground,
  room: { width: number; height: number; max: number; align?: 'center' },
) {
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: room.width,
    height: room.height,
    max: room.max,
    min: 36,
    lines: 6,
    align: room.align,
  })
  const meta = await page.optional('meta', data.meta, {
    ...noteOn(on),
    width: room.width,
    max: 28,
    min: 24,
    lines: 3,
    align: room.align,
  })
  return { title, meta }
}

/** Words on the left, the screen beside them, running off the right edge and the foot. */
const beside: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const screen = screenFor(page, data.screen_hint)
  const on = screen?.theme === 'dark' && page.theme.dark ? page.theme.vivid[0] : loudGround(page)
  const edge = Math.round(width * 0.52)
  const logo = await page.logo({ height: 42, on, form: 'full' })
  const { title, meta } = await words(page, data, on, { width: edge - MARGIN - 30, height: 350, max: 78 })
  const hand = screen?.device !== 'desktop'
  const art = !screen
    ? await depict(page, on, { x: edge, y: 0, width: width - edge, height }, 'left')
    : device(page, screen, {
        x: hand ? edge + (width - edge - 360) / 2 : edge + 16,
        y: hand ? 74 : 96,
        width: hand ? (screen.device === 'phone' ? 360 : 470) : 860,
        ground: on.paper,
      })
  const foot = height - MARGIN
  return drawnOn(
    on,
    [
      ...art,
      logo.at(MARGIN, MARGIN),
      title.at(MARGIN, meta ? (height - title.height) / 2 + 10 : foot - title.height),
      ...(meta ? [meta.at(MARGIN, foot - meta.height)] : []),
    ],
    washed(on).background,
  )
}

/** Everything on the middle axis, the screen rising from the foot. */
const rising: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const screen = screenFor(page, data.screen_hint)
  const on = ownGround(page)
  const room = width - 2 * MARGIN
  const logo = await page.logo({ height: 40, on, form: 'mark', align: 'center', width: room })
  const { title, meta } = await words(page, data, on, { width: room, height: 190, max: 72, align: 'center' })
  const { nodes, bottom } = stack(MARGIN, MARGIN - 12 + logo.height + 40, [
    [title, 0],
    [meta, 34],
  ])
  const from = bottom + 54
  const wide = screen?.device === 'desktop' ? 820 : screen?.device === 'tablet' ? 600 : 400
  const art =
    height - from < 120
      ? []
      : screen
        ? device(page, screen, { x: (width - wide) / 2, y: from, width: wide, ground: on.paper })
        : await depict(page, on, { x: 0, y: from, width, height: height - from }, 'top')
  return drawnOn(on, [...art, logo.at(MARGIN, MARGIN - 12), ...nodes], washed(on).background)
}

export const about = described({
  name: 'og_device',
  title: 'Link screen',
  description: 'The picture of a link to a product page: its title and a screen in its device.',
  asset_type: 'og_image',
  fields: Fields,
  sizes: [[1200, 630]],
  compositions: ['beside', 'rising'],
  sample: { title: 'Know what is yours before you spend it', meta: 'Tax leaves each invoice the minute it is paid' },
})

export const looks: Looks<typeof about> = {
  compositions: { beside, rising },
  alt: (data, kit) => `Title card from ${kit.name} with ${data.screen_hint ?? 'a screen of the product'}`,
}
