import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { depict, depictsAny, showsNothing } from '#lib/templates/aside/depict.ts'
import { calmGround, loudGround, ownGround, standingOut } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { setHeadline } from '#lib/templates/setting/figured.ts'
import { setLines } from '#lib/templates/setting/sentences.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({ title: short, meta: short.optional() })
type Data = z.output<typeof Fields>

const MARGIN = 64
const LONG_META = 48

/** Type on the left, the brand's picture on the right. */
const split: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = calmGround(page)
  const edge = Math.round(width * 0.56)
  const room = edge - MARGIN - 48
  const logo = await page.logo({ height: 42, on, form: 'full' })
  const meta = await setLines(page, 'meta', data.meta, {
    ...noteOn(on),
    width: room,
    max: 36,
    min: 28,
    lines: 4,
  })
  const foot = height - MARGIN
  const from = MARGIN + logo.height + 48
  const low = meta ? foot - meta.height - 36 : foot
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: room,
    height: Math.min(340, low - from),
    max: 92,
    min: 38,
    lines: 6,
  })
  const art = await pictured(page, on, { x: edge, y: 0, width: width - edge, height }, 'none')
  return drawnOn(on, [
    ...art,
    logo.at(MARGIN, MARGIN),
    title.at(MARGIN, Math.max(from, Math.min((height - title.height) / 2 + 12, low - title.height))),
    ...(meta ? [meta.at(MARGIN, foot - meta.height)] : []),
  ])
}

/** The title over the width, artwork rising from the foot. */
const overArtwork: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = calmGround(page)
  const room = width - 2 * MARGIN
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const meta = await page.optional('meta', data.meta, {
    ...noteOn(on),
    width: room * 0.5,
    max: 32,
    min: 28,
    lines: 2,
    tone: 'muted',
    align: 'end',
  })
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: room,
    height: 230,
    max: 84,
    min: 38,
    lines: 4,
  })
  const top = MARGIN + logo.height + 58
  const from = top + title.height + 48
  const art = height - from > 130 ? await depict(page, on, { x: 0, y: from, width, height: height - from }, 'top') : []
  return drawnOn(on, [
    ...art,
    logo.at(MARGIN, MARGIN),
    ...(meta ? [meta.at(meta.rtl ? MARGIN : width - MARGIN - room * 0.5, MARGIN + 10)] : []),
    title.at(MARGIN, top),
  ])
}

/** Nothing but type: the title as large as a loud field lets it be, its line and the name on a field of their own below. */
const loud: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = page.roll() < 0.7 ? loudGround(page) : ownGround(page)
  const below = standingOut(page, on, page.theme.plain, page.theme.deep)
  const narrow = width < height * 1.4
  const foot = await footOf(page, data, below, narrow)
  const seam = Math.round(height - MARGIN - foot.height - ABOVE)
  const ask = {
    ...headlineOn(on),
    width: width - 2 * MARGIN,
    height: seam - 2 * MARGIN,
    max: narrow ? 104 : 156,
    min: 40,
    lines: narrow ? 6 : 5,
  }
  const title = await setHeadline(page, 'title', data.title, ask)
  return drawnOn(on, [
    box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: below.paper }),
    ...foot.at(seam + ABOVE),
    title.at(MARGIN, MARGIN + (seam - 2 * MARGIN - title.height) / 2),
  ])
}

/** The line and the name beside it; beside a column of small lines a name would float, and stands below. */
async function footOf(page: Page, { meta = '' }: Data, on: Ground, narrow: boolean) {
  const { width } = page.canvas
  const room = width - 2 * MARGIN
  const logo = await page.logo({ height: narrow ? 40 : 44, on, form: 'full', width: room * 0.45 })
  const isUnder = narrow && meta.length > SHORT_META
  const line = await setLines(page, 'meta', meta || undefined, {
    ...noteOn(on),
    width: isUnder ? room : room - logo.width - 56,
    max: 40,
    min: narrow ? 28 : 34,
    lines: 4,
    cut: { weight: 500 },
  })
  const stacked = isUnder && line ? line.height + OVER_NAME + logo.height : 0
  const height = Math.max(logo.height, line?.height ?? 0, stacked)
  const level = (block: Block, y: number) => y + (height - block.height) / 2
  const at = (y: number): SceneNode[] => {
    if (!line) return [logo.at(MARGIN, level(logo, y))]
    return stacked
      ? [logo.at(MARGIN, y + height - logo.height), line.at(MARGIN, y)]
      : [logo.at(width - MARGIN - logo.width, level(logo, y)), line.at(MARGIN, level(line, y))]
  }
  return { height, at }
}

/** Above what stands on the lower field, and between the two of it where one is above the other. */
const [ABOVE, OVER_NAME] = [44, 36]
const SHORT_META = 26

export const about = described({
  name: 'og_title',
  title: 'Link title',
  description: 'The picture of a link: the page’s title and one line about it.',
  asset_type: 'og_image',
  fields: Fields,
  sizes: [[1200, 630]],
  compositions: ['split', 'over_artwork', 'loud'],
  sample: { title: 'How lime plaster keeps a room cool', meta: 'Mateu Ferrer, builder' },
})

export const looks: Looks<typeof about> = {
  compositions: { split, over_artwork: overArtwork, loud },
  // What is long beside a name takes the size of both.
  unfit: (kit, _size, { meta = '' }, read) => [
    ...(meta.length > LONG_META || !depictsAny(read) ? (['over_artwork'] as const) : []),
    ...(showsNothing(kit, read) ? (['split'] as const) : []),
  ],
  alt: (_data, kit) => `Title card from ${kit.name}`,
}
