import * as z from 'zod'
import { type Block, stack } from '#lib/render/block.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { card } from '#lib/templates/card.ts'
import { ruler, spanIn } from '#lib/templates/hours.ts'
import { rows } from '#lib/templates/rows.ts'
import { CARD_SIZES, type Composition, long, short, template } from '#lib/templates/template.ts'
import { washed } from '#lib/templates/wash.ts'

const Fields = z.strictObject({
  eyebrow: short.optional(),
  headline: short,
  body: long.optional(),
  items: z.array(short).max(6).default([]),
  closing: short.optional(),
})
type Data = z.output<typeof Fields>

type Room = { width: number; height: number; max: number; body?: number }

async function setNotice(page: Page, data: Data, on: Ground, { width, height, max, body = 42 }: Room) {
  const { area, unit } = page.canvas
  const text = { face: 'text' as const, width, min: 28, on }
  return {
    eyebrow: await page.optional('eyebrow', data.eyebrow, {
      ...text,
      width: area.width * 0.5,
      max: 28 * unit,
      min: 24,
      lines: 2,
      tone: 'muted',
      align: 'end',
    }),
    headline: await page.text('headline', data.headline, {
      face: 'display',
      width,
      height,
      max: max * unit,
      min: 36,
      lines: 5,
      on,
      tone: 'ink',
    }),
    body: await page.optional('body', data.body, { ...text, max: body * unit, lines: 10, tone: 'body' }),
    closing: await page.optional('closing', data.closing, {
      face: 'display',
      width,
      max: 56 * unit,
      min: 28,
      lines: 3,
      on,
      tone: 'ink',
    }),
  }
}

/** One point alone is no list. */
const gathered = (data: Data): Data =>
  data.items.length === 1 ? { ...data, body: [data.body, ...data.items].filter(Boolean).join('\n'), items: [] } : data

const FOOT_GAP = 52

/** How high the texts at the foot stand together. */
function footOf(texts: readonly (Block | null)[], unit: number): number {
  const there = texts.filter(text => text !== null)
  return there.reduce((sum, text) => sum + text.height, 0) + Math.max(0, there.length - 1) * FOOT_GAP * unit
}

/** Said plainly: no artwork, no loud ground; what happened, when, what was done, what comes next. */
const sheet: Composition<Data> = async (page, whole) => {
  const data = gathered(whole)
  const { area, unit, shape } = page.canvas
  const on = page.theme.plain
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const alone = data.items.length === 0
  const room = alone
    ? { width: area.width * (wide ? 0.8 : 1), height: area.height * 0.5, max: wide ? 116 : 176, body: wide ? 42 : 52 }
    : { width: wide ? area.width * 0.48 : area.width, height: area.height * 0.3, max: wide ? 72 : 112 }
  const { eyebrow, headline, body, closing } = await setNotice(page, data, on, room)
  const top = area.y + logo.height + (wide ? 60 : 76) * unit
  const { nodes, bottom } = stack(area.x, top, [
    [headline, 0],
    [alone ? null : body, 44 * unit + headline.size * 0.16],
  ])
  // With nothing to list, what happened fills the canvas and the rest stands at its foot.
  const low = footOf([alone ? body : null, closing], unit)
  const span = wide ? null : spanIn(data.body, data.headline)
  const free = foot - bottom - (low > 0 ? low + 60 * unit : 0) - data.items.length * 74 * unit
  const scale = span && free > 250 * unit ? Math.min(230 * unit, free - 130 * unit) : 0
  const hours = span && scale > 0 ? await ruler(page, on, span, { ...area, y: bottom + 64 * unit, height: scale }) : []
  const x = wide ? area.x + area.width * 0.55 : area.x
  const from = wide
    ? area.y + logo.height + 40 * unit
    : bottom + (scale > 0 ? 64 * unit + scale + 40 * unit : 70 * unit)
  const end = wide ? foot : foot - (low > 0 ? low + 56 * unit : 0)
  const list =
    data.items.length > 0
      ? await rows(
          page,
          data.items.map(title => ({ title })),
          { x, y: from, width: area.x + area.width - x, height: end - from },
          { role: 'items', on, lead: 'none', rules: 'all', max: 40 },
        )
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(area.x, area.y),
      ...(eyebrow
        ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
        : []),
      ...nodes,
      ...hours,
      ...list,
      ...stack(area.x, foot - low, [
        [alone ? body : null, 0],
        [closing, FOOT_GAP * unit],
      ]).nodes,
    ],
  }
}

/** A letter on a dark desk: everything that is to be said on one sheet, which runs off the foot. */
const panel: Composition<Data> = async (page, whole) => {
  const data = gathered(whole)
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const desk = page.theme.dark ? page.theme.plain : page.theme.deep
  const paper = page.theme.dark ? page.theme.soft : page.theme.plain
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on: desk, form: 'full' })
  const { eyebrow } = await setNotice(page, data, desk, { width: area.width, height: area.height, max: 100 })
  const inset = (shape === 'square' ? 56 : 68) * unit
  const edge = wide ? area.x : area.x * 0.55
  const top = area.y + logo.height + (wide ? 36 : 56) * unit
  const leaf = { x: edge, y: top, width: width - 2 * edge, height: height - top }
  const x = leaf.x + inset
  const full = Math.min(leaf.width - 2 * inset, area.x + area.width - x)
  const alone = data.items.length === 0
  const room = alone
    ? { width: full * (wide ? 0.84 : 1), height: area.height * 0.42, max: wide ? 96 : 150, body: wide ? 40 : 48 }
    : { width: wide ? full * 0.46 : full, height: area.height * (wide ? 0.4 : 0.24), max: wide ? 62 : 96 }
  const { headline, body, closing } = await setNotice(page, data, paper, room)
  const start = top + inset * (wide ? 0.84 : 1.1)
  const words = stack(x, start, [
    [headline, 0],
    [alone ? null : body, 36 * unit + headline.size * 0.16],
  ])
  const low = footOf([alone ? body : null, closing], unit)
  const side = wide ? x + full * 0.54 : x
  const from = wide ? start - 14 * unit : words.bottom + 56 * unit
  const end = foot - (closing && !wide ? closing.height + 48 * unit : 0)
  const list = await rows(
    page,
    data.items.map(title => ({ title })),
    { x: side, y: from, width: x + full - side, height: end - from },
    { role: 'items', on: paper, lead: 'none', rules: wide ? 'between' : 'all', max: wide ? 36 : 40 },
  )
  const behind = { ...leaf, x: leaf.x + 26 * unit, y: leaf.y - 20 * unit, width: leaf.width - 52 * unit }
  return {
    paper: desk.paper,
    background: washed(desk).background,
    dark: desk.dark,
    nodes: [
      card(page, behind, {
        on: { ...paper, paper: mix(desk.paper, paper.paper, 0.42) },
        ground: desk,
        bleeds: ['foot'],
      }),
      card(page, leaf, { on: paper, ground: desk, bleeds: ['foot'] }),
      logo.at(area.x, area.y),
      ...(eyebrow
        ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
        : []),
      ...words.nodes,
      ...list,
      ...stack(x, foot - low, [
        [alone ? body : null, 0],
        [closing, FOOT_GAP * unit],
      ]).nodes,
    ],
  }
}

export default template({
  name: 'notice',
  title: 'Notice',
  description: 'Something that has to be said plainly: an outage, an apology, a change.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { sheet, panel },
  alt: (_data, kit) => `Notice from ${kit.name}`,
  sample: {
    eyebrow: 'Incident, 19 Nov 2026',
    headline: 'Cache reads failed for 95 minutes.',
    body: '09:12 to 10:47 UTC. Builds ran in full: slow, nothing lost.',
    items: [
      'Cause: expired TLS certificate, EU gateway',
      'Fixed: certificate renewed',
      'Next: an alert 30 days before expiry',
    ],
    closing: 'We are sorry.',
  },
})
