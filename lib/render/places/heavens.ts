// What stands in the sky of a place: the sun, or a moon among stars.
import type { Light } from '#lib/render/places/paints.ts'
import type { Frame, Layer, Place } from '#lib/render/places/place.ts'
import { disc, type Path, placed, poly } from '#lib/render/places/shapes.ts'
import { scaleOf, stageOf } from '#lib/render/places/sketch.ts'
import { written } from '#lib/render/places/written.ts'
import { dice } from '#lib/render/seed.ts'

/** The crescent in a circle of radius 1. */
const MOON =
  'M0.15 -1C-0.5 -0.9 -1 -0.5 -1 0.05C-1 0.6 -0.5 1 0.05 1C0.5 1 0.85 0.75 1 0.35C0.4 0.55 -0.25 0.2 -0.3 -0.35C-0.32 -0.6 -0.15 -0.85 0.15 -1Z'

export function heavens(frame: Frame, place: Place, light: Light): Layer[] {
  const { sun } = place
  if (!sun || (light === 'day' && !sun.byDay)) return []
  const stage = stageOf(frame, place)
  const { x, y, radius } = sun
  const middle = x * stage.w
  if (light !== 'night') {
    const large = light === 'dusk' ? 1.35 : 1
    const low = light === 'dusk' ? y + radius * 0.7 : y
    return [
      {
        tone: 'accent',
        matter: 'sun',
        depth: 0.04,
        d: written([disc(middle, low, radius * large)], scaleOf(stage), stage.unit),
      },
    ]
  }
  return [
    { tone: 'far', depth: 0.02, d: written(stars(stage.w, y + radius * 2, middle), scaleOf(stage), stage.unit) },
    {
      tone: 'accent',
      matter: 'sun',
      depth: 0.04,
      d: written([placed(MOON, middle, y, radius)], scaleOf(stage), stage.unit),
    },
  ]
}

/** Few, and never so near the moon that they look like its crumbs. */
function stars(width: number, depth: number, moon: number): Path[] {
  const roll = dice('stars')
  const count = Math.min(22, Math.round(width / 9))
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + 0.2 + roll() * 0.6) * width) / count
    return { x, y: 2 + roll() * depth, size: 0.5 + roll() * 0.6 }
  })
    .filter(star => Math.abs(star.x - moon) > 14)
    .map(({ x, y, size }) => poly(x - size, y, x, y - size, x + size, y, x, y + size))
}
