import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Parts, stack } from '#lib/render/part/block.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { panel, personNamed, standing, wallGround, wallOf } from '#lib/templates/people/portrait.ts'
import { closed, hungMark, quoteText, type Saying } from '#lib/templates/quote/parts.ts'
import { hanging } from '#lib/templates/quote/sayings.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

/** The words, and who said them standing at the right foot on the colour of their own picture. */
export async function saidBy(page: Page, saying: Saying): Promise<Drawing> {
  const portrait = personNamed(page.kit, saying.name)?.image
  if (!portrait) return hanging(page, saying)
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const wall = await wallOf(page, portrait)
  const on = wall ? wallGround(page, wall) : loudGround(page)
  const foot = area.y + area.height
  const column = wide ? area.width * 0.58 : area.width
  const side = wide ? height * 0.84 : shape === 'square' ? width * 0.5 : width * 0.66
  const low = wide ? column : Math.max(area.width - side * 0.82, area.width * 0.36)
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const { byline, tall } = await setByline(page, on, saying, low)
  const top = area.y + logo.height + (wide ? 56 : 84) * unit
  const quote = await quoteText(page, closed(page, saying.quote), on, {
    width: column,
    height: (wide ? foot - tall - 60 * unit : height - side * 0.9) - top,
    max: (wide ? 60 : shape === 'square' ? 76 : 92) * unit,
  })
  const mark = await hungMark(page, on, { size: quote.size, quote: saying.quote }, area.x)
  // The head keeps clear of the words, and a small figure is better than small words.
  const free = wide ? side : (height - top - quote.height - 16 * unit) / 0.93
  const tallest = Math.max(side * 0.7, Math.min(side, free))
  const frame = { x: width - tallest * (wide ? 1 : 0.98), y: height - tallest, width: tallest }
  const figure = wall
    ? standing(page, portrait, frame)
    : panel(page, { x: width - side * 0.8, y: height - side * 0.8, width: side * 0.8, height: side * 0.8 }, portrait)
  return drawnOn(on, [
    figure,
    logo.at(area.x, area.y),
    mark(top),
    quote.at(area.x, top),
    ...stack(area.x, foot - tall, byline).nodes,
  ])
}

async function setByline(page: Page, on: Ground, saying: Saying, width: number) {
  const { unit } = page.canvas
  const note = { ...noteOn(on), width }
  const first = { ...note, max: 36 * unit, lines: 3, cut: { weight: 650 } }
  const name = await page.optional('author_name', saying.name, first)
  const role = await page.optional('author_title', saying.role, { ...note, max: 30 * unit, lines: 5 })
  const byline: Parts = [
    [name, 0],
    [role, 26 * unit],
  ]
  return { byline, tall: (name?.height ?? 0) + (role ? 26 * unit + role.height : 0) }
}
