import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { donut, waffle } from '#lib/render/part/chart.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { calmGround, ownGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { filled } from '#lib/templates/stat/filled.ts'
import { measured, measuredOf } from '#lib/templates/stat/measured.ts'
import { type StatData, StatFields, setFigure, setLabels } from '#lib/templates/stat/parts.ts'

/** The number from margin to margin at the top, its words at the foot; what is compared lies between them as bars. */
const figureFirst: Composition<StatData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = ownGround(page)
  const wide = shape === 'wide'
  const { background, tones: behind } = lit(on)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind })
  const value = await setFigure(page, data.value, on, {
    width: wide ? area.width * 0.7 : area.width,
    height: area.height * (wide ? 0.5 : shape === 'square' ? 0.38 : 0.44),
    behind,
  })
  const labels = await setLabels(page, data, on, wide ? area.width * 0.56 : area.width * 0.9, { behind })
  const foot = area.y + area.height
  const lower = wide ? foot : foot - logo.height - 76 * unit
  const top = Math.max(lower - heightOf(labels), area.y + value.height + 60 * unit)
  const mark = logo.at(wide ? area.x + area.width - logo.width : area.x, foot - logo.height)
  const band = {
    x: 0,
    y: area.y + value.height + 64 * unit,
    width,
    height: top - area.y - value.height - 132 * unit,
  }
  const other = otherShare(data)
  const share = percentOf(data.value)
  const art = wide
    ? []
    : share !== null && other !== null
      ? compared(page, on, band, [share, other])
      : band.height > height * 0.16
        ? await depict(page, on, band, 'none')
        : []
  return drawnOn(on, [...art, value.at(area.x, area.y), ...stack(area.x, top, labels).nodes, mark], background)
}

/** The share that the words hold against the value. */
function otherShare({ value, context }: StatData): number | null {
  const all = [...(context ?? '').matchAll(/\d{1,3}(?:[.,]\d+)?\s?%/gu)].map(([found]) => found)
  const others = [...new Set(all)].filter(found => found.replace(/\s/u, '') !== value.replace(/\s/gu, ''))
  return others.length === 1 ? percentOf(others[0] ?? '') : null
}

/** Two bars from the left edge of the canvas, whose whole width is a hundred. */
function compared(page: Page, on: Ground, band: Rect, shares: readonly [number, number]): SceneNode[] {
  const { unit } = page.canvas
  const thick = Math.min(110 * unit, (band.height - 14 * unit) / 2)
  if (thick < 22 * unit) return []
  const y = band.y + (band.height - 2 * thick - 14 * unit) / 2
  page.take('chart', { x: 0, y, width: (band.width * Math.max(...shares)) / 100, height: 2 * thick + 14 * unit })
  return shares.map((share, index) =>
    box(
      { x: 0, y: y + index * (thick + 14 * unit), width: (band.width * share) / 100, height: thick },
      { backgroundColor: index === 0 ? on.lead : on.calm },
    ),
  )
}

/** The share drawn as a hundred squares or a ring; other numbers stand on the brand's artwork. */
const drawn: Composition<StatData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const share = percentOf(data.value)
  const text = wide ? area.width * 0.5 : area.width
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const value = await setFigure(page, data.value, on, {
    width: text,
    height: area.height * (wide ? 0.3 : shape === 'square' ? 0.24 : 0.32),
  })
  const labels = await setLabels(page, data, on, text)
  const { nodes, bottom } = stack(area.x, area.y + logo.height + 72 * unit, [
    [value, 0],
    [labels[0][0], 66 * unit],
    labels[1],
  ])
  const from = bottom + 76 * unit
  const rect = wide
    ? {
        x: area.x + text + 70 * unit,
        y: area.y,
        width: area.x + area.width - (area.x + text + 70 * unit),
        height: area.height,
      }
    : { x: area.x, y: from, width: area.width, height: area.y + area.height - from }
  const bleed = wide
    ? { x: rect.x, y: 0, width: width - rect.x, height }
    : { x: 0, y: from, width, height: height - from }
  const figure =
    share === null
      ? bleed.height > 200
        ? await depict(page, on, bleed, wide ? 'left' : 'top')
        : []
      : shareFigure(page, on, share, rect)
  return drawnOn(on, [...figure, logo.at(area.x, area.y), ...nodes])
}

function shareFigure(page: Page, on: Ground, share: number, rect: Rect): SceneNode[] {
  const track = mix(on.paper, on.ink, 0.14)
  const long = rect.width > rect.height * 2
  const side = long ? Math.min(rect.width, rect.height * 4) : Math.min(rect.width, rect.height)
  if (side < 180) return []
  const tall = long ? side / 4 : side
  const frame = {
    x: long ? rect.x : rect.x + rect.width - side,
    y: rect.y + rect.height - tall,
    width: side,
    height: tall,
  }
  page.take('chart', frame)
  if (!long && page.roll() < 0.4) return [donut(frame, share / 100, { fill: on.lead, track, weight: side * 0.17 })]
  return [waffle(frame, Math.round(share), { fill: on.lead, track, columns: long ? 20 : 10 })]
}

export const about = described({
  name: 'stat',
  title: 'Stat',
  description: 'One number, as large as it goes, and what it counts.',
  asset_type: 'card',
  fields: StatFields,
  sizes: CARD_SIZES,
  compositions: ['figure_first', 'drawn', 'filled', 'measured'],
  sample: {
    value: '91%',
    label: 'file on time when they set tax aside on the day',
    context: 'Of 4,120 UK sole traders, January to December 2025. Without it, 58%.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    figure_first: figureFirst,
    drawn,
    filled,
    measured: (page, data, index) => (measuredOf(data) ? measured : figureFirst)(page, data, index),
  },
  unfit: (_kit, _size, data) => (measuredOf(data) ? ['figure_first', 'drawn', 'filled'] : ['measured']),
  alt: (data, kit) => `${data.value}: a figure from ${kit.name}`,
}
