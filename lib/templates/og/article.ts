import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { depict, depictsAny, showsNothing } from '#lib/templates/aside/depict.ts'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { personNamed, standing, wallGround, wallOf } from '#lib/templates/people/portrait.ts'
import { byline } from '#lib/templates/quote/parts.ts'
import { headlineOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({ title: short, author: short.optional(), meta: short.optional() })
type Data = z.output<typeof Fields>

const MARGIN = 64
const HANG = 62

/** Type on the left with the author at its foot, a picture on the right. */
const split: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = page.theme.plain
  const edge = Math.round(width * 0.54)
  const room = edge - MARGIN - 44
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: room,
    height: 300,
    max: 76,
    min: 36,
    lines: 6,
  })
  const by = await byline(page, on, { quote: '', name: data.author, role: data.meta }, { width: room })
  const art = await pictured(page, on, { x: edge, y: 0, width: width - edge, height }, 'none')
  return drawnOn(on, [
    ...art,
    logo.at(MARGIN, MARGIN),
    title.at(MARGIN, (height - title.height) / 2 - 6),
    ...by.at(MARGIN, height - MARGIN - by.height),
  ])
}

/** The title over the whole width; below it the author stands at the right foot, or the brand's artwork runs from edge to edge. */
const headline: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const portrait = personNamed(page.kit, data.author)?.image
  const wall = portrait ? await wallOf(page, portrait) : null
  const on = wall ? wallGround(page, wall) : page.roll() < 0.5 ? calmGround(page) : loudGround(page)
  const side = height * 0.8
  const room = width - 2 * MARGIN - (wall ? side * 0.78 : 0)
  // Nothing stands below it: the title takes the room, or the middle of it.
  const alone = !depictsAny(page) && width > height * 1.4
  const { background, tones } = wall ? { background: undefined, tones: [on.paper] } : lit(on)
  const logo = await page.logo({ height: 40, on, form: 'full', behind: tones })
  const by = await signature(page, on, data, { width: wall ? room : room * 0.5, drawn: wall !== null, behind: tones })
  const top = MARGIN + logo.height + 62
  const title = await page.text('title', data.title, {
    face: 'display',
    width: room,
    // Its last line hangs below its baseline.
    height: Math.min(alone ? height : wall ? 330 : 230, height - MARGIN - by.height - HANG - top),
    max: wall ? 82 : alone ? 150 : 92,
    min: 36,
    lines: 5,
    on,
    tone: 'ink',
    behind: tones,
  })
  const foot = height - MARGIN - by.height
  const y = alone && !wall ? top + Math.max(0, (foot - HANG - top - title.height) / 2) : top
  const band = { x: 0, y: top + title.height + 36, width, height: height - top - title.height - 36 }
  const free = band.height > 190 && (by.height === 0 || foot - band.y > -20)
  const edge = { x: width * 0.5, y: band.y, width: width * 0.5, height: band.height }
  const figure =
    wall && portrait ? [standing(page, portrait, { x: width - side * 1.02, y: height - side, width: side })] : []
  const aside = by.height > 0
  const art = !wall && free ? await depict(page, on, aside ? edge : band, aside ? 'left' : 'top') : []
  return drawnOn(
    on,
    [...art, ...figure, logo.at(MARGIN, MARGIN), title.at(MARGIN, y), ...by.at(MARGIN, foot)],
    background,
  )
}

/** Who wrote it: beside their own picture without another portrait. */
async function signature(
  page: Page,
  on: Ground,
  { author, meta }: Data,
  { width, drawn, behind }: { width: number; drawn: boolean; behind: readonly string[] },
) {
  if (!drawn) return byline(page, on, { quote: '', name: author, role: meta }, { width })
  const shared = { face: 'text' as const, width, min: 28, on, tone: 'body' as const, behind }
  const name = await page.optional('author_name', author, { ...shared, max: 34, lines: 2, cut: { weight: 650 } })
  const role = await page.optional('author_title', meta, { ...shared, max: 29, lines: 2 })
  const blocks = [
    [name, 0],
    [role, 24],
  ] as const
  return { height: heightOf(blocks), at: (x: number, y: number) => stack(x, y, blocks).nodes }
}

export const about = described({
  name: 'og_article',
  title: 'Link article',
  description: 'The picture of a link to an article, with its author.',
  asset_type: 'og_image',
  fields: Fields,
  sizes: [[1200, 630]],
  compositions: ['split', 'headline'],
  sample: {
    title: 'How we cut replay time from 41 minutes to 90 seconds',
    author: 'Marta Osei',
    meta: 'Staff engineer, storage',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { split, headline },
  unfit: (kit, _size, _data, read) => (showsNothing(kit, read) ? ['split'] : []),
  alt: (data, kit) => `Article card from ${kit.name}${data.author ? ` by ${data.author}` : ''}`,
}
