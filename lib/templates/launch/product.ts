import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { device, deviceHeight, type Screen } from '#lib/render/part/device.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import type { Calm } from '#lib/render/subject/show.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { centred, poster, wordsFoot, wordsTop } from '#lib/templates/kit/frames.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'
import { CARD_SIZES, type Drawing, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { washed } from '#lib/templates/kit/wash.ts'
import { field, ruled } from '#lib/templates/launch/posters.ts'

const Fields = z.strictObject({
  headline: short,
  body: long.optional(),
  cta: short.optional(),
  screen_hint: short.optional(),
})
type Data = z.output<typeof Fields>

/** The device as large as it looks well, bleeding off the edges away from the words. */
function shown(page: Page, on: Ground, screen: Screen | null, place: 'centre' | 'right') {
  return async (rect: Rect, calm: Calm): Promise<SceneNode[]> => {
    if (!screen) return depict(page, on, rect, calm)
    const { area } = page.canvas
    const hand = screen.device !== 'desktop'
    if (calm === 'left' || calm === 'none') return [...beside(page, on, screen, rect)]
    const width = hand
      ? Math.min(rect.width * (screen.device === 'phone' ? 0.52 : 0.74), 640)
      : place === 'centre'
        ? area.width
        : rect.width
    const x = place === 'centre' ? rect.x + (rect.width - width) / 2 : hand ? area.x + area.width - width : area.x
    if (calm === 'top') return device(page, screen, { x, y: rect.y, width, ground: on.paper })
    const y = hand
      ? Math.min(rect.height - deviceHeight(screen, width), area.y)
      : Math.min(area.y, rect.height - deviceHeight(screen, width))
    return device(page, screen, { x, y: y > -60 ? Math.max(y, area.y) : y, width, ground: on.paper })
  }
}

function beside(page: Page, on: Ground, screen: Screen, rect: Rect): SceneNode[] {
  const { height } = page.canvas
  if (screen.device === 'desktop')
    return device(page, screen, {
      x: rect.x + 12,
      y: height * 0.17,
      width: Math.max(rect.width * 1.5, height * 1.3),
      ground: on.paper,
    })
  const width = Math.min(rect.width * 0.72, height * (screen.device === 'phone' ? 0.6 : 0.9))
  return device(page, screen, { x: rect.x + (rect.width - width) / 2, y: height * 0.12, width, ground: on.paper })
}

async function onWash(
  page: Page,
  data: Data,
  compose: (on: Ground, screen: Screen | null) => Promise<Drawing>,
): Promise<Drawing> {
  const screen = screenFor(page, data.screen_hint)
  const on =
    screen?.theme === 'dark' && page.theme.dark
      ? page.theme.vivid[0]
      : page.roll() < 0.5
        ? loudGround(page)
        : page.theme.soft
  const { background } = washed(on)
  return { ...(await compose(on, screen)), background }
}

export const about = described({
  name: 'product',
  title: 'Product',
  description: 'A screen of the product in its device, with one claim about it.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['words_top', 'keynote', 'words_foot'],
  sample: {
    headline: 'Know what is yours before you spend it.',
    body: 'Tax leaves each invoice the minute it is paid.',
    cta: 'Open an account',
    screen_hint: 'phone',
  },
})

/** Without a screen or a thing to show, the words are the picture. */
const isWordsAlone = (page: Page) => !depictsAny(page) && page.kit.screens.length === 0

export const looks: Looks<typeof about> = {
  compositions: {
    words_top: (page, data) =>
      isWordsAlone(page)
        ? ruled(page, loudGround(page), data)
        : onWash(page, data, (on, screen) =>
            wordsTop(page, on, { ...data, max: 96 }, shown(page, on, screen, 'right')),
          ),
    keynote: (page, data) =>
      isWordsAlone(page)
        ? poster(page, loudGround(page), data)
        : onWash(page, data, (on, screen) =>
            (page.canvas.shape === 'wide' ? wordsTop : centred)(
              page,
              on,
              { ...data, max: 96 },
              shown(page, on, screen, 'centre'),
            ),
          ),
    words_foot: (page, data) =>
      isWordsAlone(page)
        ? field(page, loudGround(page), data)
        : onWash(page, data, (on, screen) =>
            wordsFoot(page, on, { ...data, max: 100 }, shown(page, on, screen, 'right')),
          ),
  },
  alt: (data, kit) =>
    `${kit.name} product card${data.screen_hint ? ` showing ${data.screen_hint}` : ' with a screen of the product'}`,
}
