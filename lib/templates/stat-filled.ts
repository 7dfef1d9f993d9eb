import { artwork, axialMotif } from '#lib/render/art/motif.ts'
import { heightOf, stack } from '#lib/render/block.ts'
import { box } from '#lib/render/scene.ts'
import { loudGround } from '#lib/templates/grounds.ts'
import { percentOf } from '#lib/templates/share.ts'
import { type StatData, setFigure, setLabels } from '#lib/templates/stat-parts.ts'
import type { Composition } from '#lib/templates/template.ts'

/** Of the canvas, the words need this much. */
const WORDS = 0.56

/** The canvas is the chart: as much of its height as the share says is filled, and the words stand in the larger part. */
export const filled: Composition<StatData> = async (page, data) => {
  const share = percentOf(data.value)
  if (share === null || page.canvas.shape === 'story') return centred(page, data, 0)
  const { area, unit, width, height } = page.canvas
  const fill = loudGround(page)
  const rest = page.theme.plain.paper === fill.paper ? page.theme.deep : page.theme.plain
  const seam = Math.round(height * (1 - share / 100))
  const inside = share / 100 >= WORDS
  if (!inside && share / 100 > 1 - WORDS) return centred(page, data, 0)
  const on = inside ? fill : rest
  const top = inside ? Math.max(seam + 64 * unit, area.y) : area.y
  const foot = inside ? area.y + area.height : Math.min(seam - 64 * unit, area.y + area.height)
  const wide = page.canvas.shape === 'wide'
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const labels = await setLabels(page, data, on, area.width * (wide ? 0.46 : 0.92))
  const under = foot - logo.height - 76 * unit - heightOf(labels)
  const value = await setFigure(page, data.value, on, {
    width: area.width * (wide ? 0.5 : 1),
    height: wide ? foot - top : Math.max(120 * unit, under - top - 74 * unit),
  })
  const x = wide ? area.x + area.width * 0.54 : area.x
  const lower = wide ? top : under
  return {
    paper: rest.paper,
    dark: rest.dark,
    nodes: [
      box({ x: 0, y: seam, width, height: height - seam }, { backgroundColor: fill.paper }),
      value.at(area.x, wide ? foot - value.height : top),
      ...stack(x, lower, labels).nodes,
      logo.at(wide ? area.x + area.width - logo.width : area.x, foot - logo.height),
    ],
  }
}

/** On the middle axis over a loud ground, artwork rising from the foot. */
const centred: Composition<StatData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const logo = await page.logo({ height: 56 * unit, on, form: 'mark', align: 'center', width: area.width })
  const value = await setFigure(page, data.value, on, {
    width: area.width,
    height: area.height * 0.36,
    align: 'center',
  })
  const labels = await setLabels(page, data, on, area.width * 0.84, 'center')
  const gap = 74 * unit
  const total = value.height + gap + heightOf(labels)
  const free = area.height - logo.height - total
  const top = area.y + logo.height + Math.max(50 * unit, shape === 'wide' ? free / 2 : Math.min(free / 2, 90 * unit))
  const from = top + total + 60 * unit
  const art =
    shape !== 'wide' && height - from > height * 0.15
      ? artwork(page, on, { x: 0, y: from, width, height: height - from }, 'top', axialMotif(page))
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      logo.at(area.x, area.y),
      value.at(area.x, top),
      ...stack(area.x + area.width * 0.08, top + value.height + gap, labels).nodes,
    ],
  }
}
