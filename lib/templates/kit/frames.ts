// Four skeletons that templates fill with their own figure, so that a sheet of them never looks like one layout.

import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix, stops } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack, startOf } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import type { Calm } from '#lib/render/subject/show.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { column, setWords, type Words } from '#lib/templates/kit/words.ts'
import { corner } from '#lib/templates/setting/head.ts'
import { isRead, reading } from '#lib/templates/setting/reading.ts'

/** Draws into a rectangle that touches the edges of the canvas; `calm` is the side of the words. */
export type Figure = (rect: Rect, calm: Calm) => SceneNode[] | Promise<SceneNode[]>

const LEAST_FIGURE = 0.2

/** Of the height, what a headline may take above or below its figure: less where that was drawn for this very post. */
const headOf = (page: Page, most = 0.4): number => (isDrawnFor(page) ? 0.28 : most)

/** Logo and words at the top, the figure below (beside, on a wide canvas). */
export async function wordsTop(page: Page, on: Ground, words: Words, figure: Figure): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const column_ = wide ? area.width * 0.55 : area.width
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const { eyebrow, ...rest } = await setWords(page, words, {
    on,
    width: column_,
    height: area.height * (wide ? 0.5 : headOf(page, 0.38)),
    max: wide ? 96 : 124,
  })
  const top = area.y + logo.height + (wide ? 62 : 78) * unit
  const { nodes, bottom } = stack(
    area.x,
    top,
    wide ? column(page, { ...rest, eyebrow, cta: null }) : column(page, { ...rest, eyebrow: null }),
  )
  const cta =
    wide && rest.cta ? [rest.cta.at(area.x, Math.max(bottom + 40 * unit, area.y + area.height - rest.cta.height))] : []
  const meta = !wide && eyebrow ? [await corner(page, on, words.eyebrow ?? '', area.y, logo.height)] : []
  const from = bottom + 70 * unit
  const rect = wide
    ? { x: area.x + column_ + 40 * unit, y: 0, width: width - area.x - column_ - 40 * unit, height }
    : { x: 0, y: from, width, height: height - from }
  const figured = rect.height > height * LEAST_FIGURE ? await figure(rect, wide ? 'left' : 'top') : []
  const x = wide || eyebrow ? area.x : startOf(area, logo, rest.headline)
  return drawnOn(on, [...figured, logo.at(x, area.y), ...nodes, ...cta, ...meta])
}

/** The figure first, the words under it, the logo at the foot. */
export async function wordsFoot(page: Page, on: Ground, words: Words, figure: Figure): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  if (shape === 'wide') return wideFoot(page, on, words, figure)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const set = await setWords(page, words, { on, width: area.width, height: area.height * headOf(page), max: 132 })
  const foot = area.y + area.height
  const blocks = column(page, { ...set, cta: null })
  const row = 84 * unit + logo.height
  const top = foot - row - heightOf(blocks)
  const { nodes } = stack(area.x, top, blocks)
  const cta = set.cta ? [set.cta.at(area.x, foot - set.cta.height)] : []
  const mark = logo.at(
    Boolean(set.cta) !== set.headline.rtl ? area.x + area.width - logo.width : area.x,
    foot - logo.height,
  )
  const rect = { x: 0, y: 0, width, height: top - 76 * unit }
  const figured = rect.height > height * LEAST_FIGURE ? await figure(rect, 'foot') : []
  return drawnOn(on, [...figured, ...nodes, ...cta, mark])
}

async function wideFoot(page: Page, on: Ground, words: Words, figure: Figure): Promise<Drawing> {
  const { area, unit, width, height } = page.canvas
  const split = Math.round(width * 0.4)
  const x = split + 56 * unit
  const room = width - area.x - x
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const foot = area.y + area.height
  const ask = { on, width: room, max: 88 }
  const first = await setWords(page, words, { ...ask, height: area.height * 0.54 })
  const lower = first.cta ? foot - first.cta.height - 46 * unit : foot
  const over = area.y + logo.height + 40 * unit - (lower - heightOf(column(page, { ...first, cta: null })))
  // What follows a headline takes its room from it, not from the name above.
  const set = over > 0 ? await setWords(page, words, { ...ask, height: first.headline.height - over }) : first
  const blocks = column(page, { ...set, cta: null })
  const { nodes } = stack(x, lower - heightOf(blocks), blocks)
  const cta = set.cta ? [set.cta.at(x, foot - set.cta.height)] : []
  const figured = await figure({ x: 0, y: 0, width: split, height }, 'none')
  return drawnOn(on, [...figured, logo.at(x, area.y), ...nodes, ...cta])
}

/** Everything on one middle axis; the figure stands under the words or lies behind them. */
export async function centred(page: Page, on: Ground, words: Words, figure: Figure): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const logo = await page.logo({
    height: (wide ? 48 : 60) * unit,
    on,
    form: 'mark',
    align: 'center',
    width: area.width,
  })
  const glow = mix(on.paper, tintOf(on), 0.34)
  const behind = wide ? [on.paper, mix(on.paper, glow, 0.5)] : undefined
  const set = await setWords(page, words, {
    on,
    width: area.width * (wide ? 0.86 : 1),
    height: area.height * (wide ? 0.46 : headOf(page)),
    align: 'center',
    max: wide ? 96 : 124,
    behind,
  })
  const blocks = column(page, wide ? { ...set, cta: null } : set)
  const total = heightOf(blocks)
  let y = wide ? Math.max(area.y + logo.height + 44 * unit, (height - total) / 2) : area.y + logo.height + 70 * unit
  const nodes: SceneNode[] = []
  for (const [block, gap] of blocks) {
    if (!block) continue
    if (nodes.length > 0) y += gap
    nodes.push(block.at(area.x + area.width / 2 - block.frame / 2, y))
    y += block.height
  }
  const foot = area.y + area.height
  const cta = wide && set.cta ? [set.cta.at((width - set.cta.frame) / 2, foot - set.cta.height)] : []
  const from = y + 64 * unit
  const rect = { x: 0, y: from, width, height: height - from }
  const figured = !wide && rect.height > height * LEAST_FIGURE ? await figure(rect, 'top') : []
  const background = wide
    ? `radial-gradient(ellipse 70% 62% at 50% 112%, ${stops([glow, mix(on.paper, glow, 0.45), on.paper], [0, 48, 100])})`
    : undefined
  return drawnOn(on, [...figured, logo.at(area.x, area.y), ...nodes, ...cta], background)
}

/** Words only, as large as the canvas allows, on a ground with light on it. */
export async function poster(page: Page, on: Ground, words: Words): Promise<Drawing> {
  const { area, unit, shape, width, height } = page.canvas
  if (isRead(width, height, words.body)) return reading(page, on, words)
  const { background, tones } = lit(on)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind: tones })
  const foot = area.y + area.height
  const shift = shape === 'wide' ? Math.max(area.width * 0.44, logo.width + BESIDE * unit) : logo.width + BESIDE * unit
  // A column beside a long name would be a word wide: what follows stands above it.
  const above = shift > area.width * 0.5
  const row = above ? logo.height + 84 * unit : 0
  const ask = { on, behind: tones, row, bodyWidth: above ? area.width : area.width - shift }
  const short = await posterWords(page, words, ask)
  // A text of several lines stands under the headline as wide as the name lets it, a short one across from the name.
  const across = shape === 'wide' && !above && heightOf(tailOf(page, short)) < logo.height * 2
  const wider = { ...ask, bodyWidth: area.width - logo.width - BESIDE * unit }
  const set = shape === 'wide' && !above && !across ? await posterWords(page, words, wider) : short
  const { nodes } = stack(area.x, area.y, [
    [set.eyebrow, 0],
    [set.headline, 40 * unit],
  ])
  const tail = tailOf(page, set)
  const from = across ? area.x + shift : area.x
  const lower = stack(from, foot - row - heightOf(tail), tail, area.x + area.width - from)
  const rtl = set.body?.rtl ?? set.headline.rtl
  const mark = logo.at(rtl || across || above ? area.x : area.x + area.width - logo.width, foot - logo.height)
  return drawnOn(on, [...nodes, ...lower.nodes, mark], background)
}

const BESIDE = 60
/** Between the headline and what follows, at least. */
const APART = 56

type PosterAsk = { on: Ground; behind: readonly string[]; bodyWidth: number; row: number }

/** The headline as large as leaves what follows its room. */
async function posterWords(page: Page, words: Words, { on, behind, bodyWidth, row }: PosterAsk) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  // One word alone goes from margin to margin.
  const max = /\s/u.test(words.headline.trim()) ? (wide ? 150 : 236) : wide ? 220 : 420
  const height = area.height * (wide ? 0.56 : 0.68)
  const wording = { on, width: area.width, max, behind, bodyWidth, bare: true }
  const set = await setWords(page, words, { ...wording, height })
  const upper = set.headline.height + (set.eyebrow ? set.eyebrow.height + 40 * unit : 0)
  const over = upper + APART * unit + heightOf(tailOf(page, set)) + row - area.height
  if (over <= 0) return set
  const less = Math.max(height * 0.5, set.headline.height - over)
  return setWords(page, words, { ...wording, height: less })
}

const tailOf = ({ canvas }: Page, { body, cta }: Awaited<ReturnType<typeof setWords>>) =>
  [
    [body, 0],
    [cta, 40 * canvas.unit],
  ] as const
