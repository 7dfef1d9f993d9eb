import { curve, type Point } from '#lib/render/art/curve.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'
import { depict, depictsAny } from '#lib/templates/aside/depict.ts'
import { percentOf } from '#lib/templates/comparison/share.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { type StatData, setFigure, setLabels } from '#lib/templates/stat/parts.ts'

/** Of the canvas, the words need this much. */
const WORDS = 0.56

/** The canvas is the chart: it is filled like a glass to the height that the share says, and the words stand in the larger part. */
export const filled: Composition<StatData> = async (page, data) => {
  const share = percentOf(data.value)
  if (share === null && page.canvas.shape === 'wide') return abreast(page, data, 0)
  if (share === null || page.canvas.shape === 'story') return centred(page, data, 0)
  const { area, unit, height } = page.canvas
  const fill = loudGround(page)
  const rest = page.theme.plain.paper === fill.paper ? page.theme.deep : page.theme.plain
  const seam = Math.round(height * (1 - share / 100))
  const inside = share / 100 >= WORDS
  if (!inside && share / 100 > 1 - WORDS) return centred(page, data, 0)
  const on = inside ? fill : rest
  const top = inside ? Math.max(seam + 84 * unit, area.y) : area.y
  const foot = inside ? area.y + area.height : Math.min(seam - 84 * unit, area.y + area.height)
  const wide = page.canvas.shape === 'wide'
  const logo = await page.logo({ height: 44 * unit, on, form: 'full' })
  const behind = inside ? lit(fill).tones : undefined
  const labels = await setLabels(page, data, on, area.width * (wide ? 0.46 : 0.92), { behind })
  const under = foot - logo.height - 76 * unit - heightOf(labels)
  const value = await setFigure(page, data.value, on, {
    width: area.width * (wide ? 0.5 : 1),
    height: wide ? foot - top : Math.max(120 * unit, under - top - 74 * unit),
    behind,
  })
  const x = wide ? area.x + area.width * 0.54 : area.x
  const lower = wide ? top : under
  return drawnOn(rest, [
    water(page, fill, seam),
    value.at(area.x, wide ? foot - value.height : top),
    ...stack(x, lower, labels).nodes,
    logo.at(wide ? area.x + area.width - logo.width : area.x, foot - logo.height),
  ])
}

/** A surface in slight motion whose middle lies at `seam`, a paler one behind it, light in its depth. */
function water(page: Page, fill: Ground, seam: number): SceneNode {
  const { width, height, unit } = page.canvas
  const swell = Math.min(26 * unit, seam * 0.34, (height - seam) * 0.34)
  const surface = (phase: number) => {
    const points = Array.from({ length: 13 }, (_, step): Point => {
      const x = (step / 12) * (width + 80) - 40
      return [x, seam + Math.sin((step / 12) * Math.PI * 2.5 + phase) * swell]
    })
    return `${curve(points, 0.18)}V${height + 40}H-40Z`
  }
  const phase = page.roll() * Math.PI * 2
  const { tones } = lit(fill)
  const light = `<defs><linearGradient id="w" x1="0" x2="0.3" y1="0" y2="1"><stop offset="0" stop-color="${tones[1]}"/><stop offset="0.4" stop-color="${fill.paper}"/><stop offset="1" stop-color="${tones[2]}"/></linearGradient></defs>`
  const back = `<path d="${surface(phase + 2.2)}" fill="${fill.paper}" fill-opacity="0.5"/>`
  return drawing({ x: 0, y: 0, width, height }, `${light}${back}<path d="${surface(phase)}" fill="url(#w)"/>`)
}

/** On the middle axis over a loud ground, artwork rising from the foot. */
const centred: Composition<StatData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = loudGround(page)
  const { background, tones } = lit(on)
  const logo = await page.logo({
    height: 56 * unit,
    on,
    form: 'mark',
    align: 'center',
    width: area.width,
    behind: tones,
  })
  const value = await setFigure(page, data.value, on, {
    width: area.width,
    height: area.height * (shape === 'wide' ? 0.44 : 0.36),
    align: 'center',
    behind: tones,
  })
  const labels = await setLabels(page, data, on, area.width * 0.84, { align: 'center', behind: tones })
  const gap = 74 * unit
  const total = value.height + gap + heightOf(labels)
  const free = area.height - logo.height - total
  const alone = shape === 'wide' || !depictsAny(page)
  const top = area.y + logo.height + Math.max(50 * unit, alone ? free / 2 : Math.min(free / 2, 90 * unit))
  const from = top + total + 60 * unit
  const art =
    shape !== 'wide' && height - from > height * 0.15
      ? await depict(page, on, { x: 0, y: from, width, height: height - from }, 'top')
      : []
  return drawnOn(
    on,
    [
      ...art,
      logo.at(area.x, area.y),
      value.at(area.x, top),
      ...stack(area.x + area.width * 0.08, top + value.height + gap, labels).nodes,
    ],
    background,
  )
}

/** Of the room, what a figure beside its words is tall at least. */
const TALL = 0.4
/** Of what is left above figure and words, so much lies below them: all of it above them would be a hole. */
const LIFT = 0.3

/** On a wide canvas the figure as tall as it goes, name and what it counts beside it; a long one above its words. */
const abreast: Composition<StatData> = async (page, data, index) => {
  const { area, unit } = page.canvas
  const on = loudGround(page)
  const { background, tones: behind } = lit(on)
  const foot = area.y + area.height
  const value = await setFigure(page, data.value, on, { width: area.width * 0.6, height: area.height, behind })
  const x = area.x + value.width + 56 * unit
  const width = area.x + area.width - x
  if (value.height < area.height * TALL || width < 300 * unit) return centred(page, data, index)
  const logo = await page.logo({ height: 44 * unit, on, form: 'full', behind, width })
  const labels = await setLabels(page, data, on, width, { behind })
  const free = foot - Math.max(value.height, heightOf(labels) + logo.height + 50 * unit) - area.y
  const line = foot - Math.max(0, free) * LIFT
  return {
    ...{ paper: on.paper, background, dark: on.dark },
    nodes: [
      logo.at(x, area.y),
      value.at(area.x, line - value.height),
      ...stack(x, line - heightOf(labels), labels).nodes,
    ],
  }
}
