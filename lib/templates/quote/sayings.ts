// Three ways to set words that someone said; the quote and testimonial templates share them.

import { openingMarks } from '#lib/render/art/quote-marks.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Page } from '#lib/render/page.ts'
import { grownBy } from '#lib/render/part/text.ts'
import type { Read } from '#lib/render/read.ts'
import { box } from '#lib/render/scene.ts'
import { quoted } from '#lib/render/tongue.ts'
import { isJapanese } from '#lib/render/type/breaks/japanese.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { calmGround, isColoured, loudGround, ownGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { personNamed } from '#lib/templates/people/portrait.ts'
import { bare, byline, closed, hungMark, quoteText, type Saying } from '#lib/templates/quote/parts.ts'

/** A face that the brand keeps is worth more than any other picture; a place for one without any is a hole. */
export function unfitFor(kit: BrandKit, author: string | undefined, read: Read): Unfit[] {
  if (personNamed(kit, author)) return ['under_picture', 'centred']
  return kit.photos.length > 0 || depictsAny(read) ? ['said_by'] : ['said_by', 'under_picture']
}
type Unfit = 'under_picture' | 'centred' | 'said_by'

const LEAST_MARK = 84
const MOST_MARK = 380

/** The brand’s name beside the speaker’s, however much both grow. */
const belowSpeaker = ({ canvas: { unit }, scale }: Page, size: number): number =>
  size * unit * (grownBy('text', scale) / scale)

/** The mark as the picture, as tall as the words leave it; a rule and the speaker at the foot. */
export async function hanging(page: Page, saying: Saying): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const on = isColoured(page) ? loudGround(page) : ownGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const { background, tones } = lit(on)
  const logo = await page.logo({ height: belowSpeaker(page, 40), on, form: 'full', behind: tones })
  const by = await byline(page, on, saying, { width: area.width - logo.width - 60 * unit })
  const below = foot - Math.max(by.height, logo.height)
  const air = (wide ? 46 : 64) * unit
  // Corner brackets stand at the words themselves, the first as large as the last.
  const isDrawn = !isJapanese([saying.quote])
  const room = below - area.y - 52 * unit - air
  const quote = await quoteText(page, isDrawn ? closed(page, saying.quote) : quoted(bare(saying.quote), null), on, {
    width: area.width,
    height: isDrawn ? room - LEAST_MARK * unit - air : room,
    max: (wide ? 74 : isDrawn ? 104 : 132) * unit,
    behind: tones,
  })
  const top = isDrawn ? area.y + room - quote.height : area.y + (room - quote.height) / 2
  const tall = isDrawn ? Math.min((wide ? 150 : MOST_MARK) * unit, top - area.y - air) : 0
  const mark = { x: quote.rtl ? area.x + area.width - tall * 1.3 : area.x, y: area.y, width: tall * 1.3, height: tall }
  const rule = box({ x: area.x, y: below - 52 * unit, width: area.width, height: 2 }, { backgroundColor: on.line })
  if (isDrawn) page.take('quote mark', mark)
  return drawnOn(
    on,
    [
      ...(isDrawn ? [openingMarks(mark, on.lead, page.pairing.manner)] : []),
      quote.at(area.x, top),
      rule,
      ...by.at(area.x, below),
      logo.at(area.x + area.width - logo.width, foot - logo.height),
    ],
    background,
  )
}

/** A picture over the upper part (left, on a wide canvas), the words under it. */
export async function underPicture(page: Page, saying: Saying): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const on = page.roll() < 0.6 ? page.theme.plain : calmGround(page)
  const wide = shape === 'wide'
  const x = wide ? Math.round(width * 0.38) + 60 * unit : area.x
  const room = wide ? width - area.x - x : area.width
  const foot = area.y + area.height
  const logo = await page.logo({ height: belowSpeaker(page, 38), on, form: 'full' })
  const by = await byline(page, on, saying, { width: room - logo.width - 50 * unit })
  const below = foot - Math.max(by.height, logo.height)
  const quote = await quoteText(page, closed(page, saying.quote), on, {
    width: room,
    height: area.height * (wide ? 0.66 : 0.46),
    max: (wide ? 60 : 82) * unit,
  })
  const top = wide ? area.y + 10 * unit : below - 110 * unit - quote.height
  const mark = await hungMark(page, on, { size: quote.size, quote: saying.quote }, x, wide ? 60 * unit : x)
  const split = wide
    ? { x: 0, y: 0, width: Math.round(width * 0.38), height }
    : { x: 0, y: 0, width, height: top - 84 * unit }
  const art = split.height > 200 ? await pictured(page, on, split, wide ? 'none' : 'foot') : []
  const rule = box({ x, y: below - 50 * unit, width: room, height: 2 }, { backgroundColor: on.line })
  return drawnOn(on, [
    ...art,
    mark(top),
    quote.at(x, top),
    rule,
    ...by.at(x, below),
    logo.at(x + room - logo.width, foot - logo.height),
  ])
}

/** Centred, on a loud ground, between the marks of its language. */
export async function centredSaying(page: Page, saying: Saying): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const wide = shape === 'wide'
  const room = area.width * (wide ? 0.84 : 1)
  const x = area.x + (area.width - room) / 2
  const foot = area.y + area.height
  const logo = await page.logo({ height: 48 * unit, on, form: 'mark', align: 'center', width: area.width })
  const by = await byline(page, on, saying, { width: room, align: 'center' })
  const drawn = depictsAny(page) && !wide
  const quote = await quoteText(page, quoted(bare(saying.quote), page.subject.tongue), on, {
    width: room,
    height: area.height * (drawn ? 0.5 : 0.62),
    max: (wide ? 78 : drawn ? 88 : 118) * unit,
    align: 'center',
  })
  const total = quote.height + 64 * unit + by.height
  const top = Math.max(
    area.y + logo.height + 60 * unit,
    area.y + (area.height - total) * (wide || !drawn ? 0.58 : 0.42),
  )
  const end = top + total
  const rect = { x: 0, y: end + 60 * unit, width, height: height - end - 60 * unit }
  const art = rect.height > height * 0.2 && !wide ? await depict(page, on, rect, 'top') : []
  return drawnOn(on, [
    ...art,
    logo.at(area.x, Math.min(area.y, foot)),
    quote.at(x, top),
    ...by.at(x, top + quote.height + 64 * unit),
  ])
}
