import * as z from 'zod'
import { artwork } from '#lib/render/art/motif.ts'
import { box } from '#lib/render/scene.ts'
import { calmGround, loudGround } from '#lib/templates/grounds.ts'
import { pictured } from '#lib/templates/pictured.ts'
import { byline } from '#lib/templates/quote-parts.ts'
import { type Composition, short, template } from '#lib/templates/template.ts'

const Fields = z.strictObject({ title: short, author: short.optional(), meta: short.optional() })
type Data = z.output<typeof Fields>

const MARGIN = 64

/** Type on the left with the author at its foot, a picture on the right. */
const split: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = page.theme.plain
  const edge = Math.round(width * 0.54)
  const room = edge - MARGIN - 44
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const title = await page.text('title', data.title, {
    face: 'display',
    width: room,
    height: 300,
    max: 76,
    min: 36,
    lines: 6,
    on,
    tone: 'ink',
  })
  const by = await byline(page, on, { quote: '', name: data.author, role: data.meta }, { width: room })
  const art = await pictured(page, on, { x: edge, y: 0, width: width - edge, height }, 'none')
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(MARGIN, MARGIN),
      title.at(MARGIN, (height - title.height) / 2 - 6),
      ...by.at(MARGIN, height - MARGIN - by.height),
    ],
  }
}

/** The title over the whole width, a rule, the author; artwork along the foot. */
const headline: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = page.roll() < 0.5 ? calmGround(page) : loudGround(page)
  const room = width - 2 * MARGIN
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const title = await page.text('title', data.title, {
    face: 'display',
    width: room,
    height: 250,
    max: 88,
    min: 36,
    lines: 4,
    on,
    tone: 'ink',
  })
  const by = await byline(page, on, { quote: '', name: data.author, role: data.meta }, { width: room * 0.56 })
  const top = MARGIN + logo.height + 54
  const rule = box(
    { x: MARGIN, y: height - MARGIN - by.height - 36, width: room, height: 2 },
    { backgroundColor: on.line },
  )
  const from = top + title.height + 40
  const band = { x: width * 0.62, y: from, width: width * 0.38, height: height - from }
  const art = band.height > 150 && by.height < 100 ? artwork(page, on, band, 'top', 'halftone') : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      rule,
      logo.at(MARGIN, MARGIN),
      title.at(MARGIN, top),
      ...by.at(MARGIN, height - MARGIN - by.height),
    ],
  }
}

export default template({
  name: 'og_article',
  title: 'Link article',
  description: 'The picture of a link to an article, with its author.',
  asset_type: 'og_image',
  fields: Fields,
  sizes: [[1200, 630]],
  compositions: { split, headline },
  alt: (data, kit) => `Article card from ${kit.name}${data.author ? ` by ${data.author}` : ''}`,
  sample: {
    title: 'How we cut replay time from 41 minutes to 90 seconds',
    author: 'Marta Osei',
    meta: 'Staff engineer, storage',
  },
})
