import * as z from 'zod'
import { calmGround, loudGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { Code } from '#lib/templates/release/code.ts'
import { linesOf, longestWord } from '#lib/templates/release/code-lines.ts'
import { terminal } from '#lib/templates/release/terminal.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({ title: short, code: Code, language: short.optional(), meta: short.optional() })
type Data = z.output<typeof Fields>

const MARGIN = 64

/** Words on the left, the window running off the right edge and the foot. */
const beside: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = page.theme.dark ? page.theme.plain : loudGround(page)
  const room = 430
  const x = MARGIN + room + 50
  const foot = height - MARGIN
  const logo = await page.logo({ height: 42, on, form: 'full' })
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: room,
    height: 330,
    max: 68,
    min: 36,
    lines: 7,
  })
  const meta = await page.optional('meta', data.meta, { ...noteOn(on), width: room, max: 27, min: 24, lines: 3 })
  const window = await terminal(page, data, {
    ground: on,
    room: { x, y: 0, width: width - x - MARGIN, height: height - MARGIN - 28 },
    bleed: { right: MARGIN + 40, foot: 68 },
  })
  return drawnOn(on, [
    logo.at(MARGIN, MARGIN),
    title.at(MARGIN, meta ? (height - title.height) / 2 + 10 : foot - title.height),
    ...(meta ? [meta.at(MARGIN, foot - meta.height)] : []),
    ...window.at(x, MARGIN),
  ])
}

/** The title over the whole width, the window under it, cut by the foot. */
const under: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = calmGround(page)
  const room = width - 2 * MARGIN
  const logo = await page.logo({ height: 38, on, form: 'full' })
  const meta = await page.optional('meta', data.meta, {
    ...noteOn(on),
    width: room * 0.6,
    max: 27,
    min: 24,
    lines: 2,
    tone: 'muted',
    align: 'end',
  })
  const title = await page.text('title', data.title, {
    ...headlineOn(on),
    width: room,
    height: 150,
    max: 66,
    min: 36,
    lines: 3,
  })
  const top = MARGIN + logo.height + 52
  const y = top + title.height + 50
  const window = await terminal(page, data, {
    ground: on,
    room: { x: MARGIN, y, width: room, height: height - y - 20 },
    bleed: { right: 0, foot: 60 },
  })
  return drawnOn(on, [
    logo.at(MARGIN, MARGIN),
    ...(meta ? [meta.at(width - MARGIN - room * 0.6, MARGIN)] : []),
    title.at(MARGIN, top),
    ...window.at(MARGIN, y),
  ])
}

export const about = described({
  name: 'og_code',
  title: 'Link code',
  description: 'The picture of a link to a guide or a release: its title and the lines that it is about.',
  asset_type: 'og_image',
  fields: Fields,
  sizes: [[1200, 630]],
  compositions: ['beside', 'under'],
  sample: {
    title: 'Setup is two commands',
    code: '$ ferrule init\n  wrote ferrule.toml\n\n$ ferrule run build\n  14 packages, 12 from cache\n  done in 41 s',
    language: 'shell',
    meta: 'Works with any CI that runs a shell',
  },
})

/** Letters of a word that the window beside a title still holds. */
const MOST_BESIDE = 30

export const looks: Looks<typeof about> = {
  compositions: { beside, under },
  unfit: (_kit, _size, { code }) => (longestWord(code) > MOST_BESIDE ? ['beside'] : []),
  alt: (data, kit) => `Title card from ${kit.name} with code: ${linesOf(data.code).slice(0, 3).join(', ')}`,
}
