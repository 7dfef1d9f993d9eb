import { drawing } from '#lib/render/scene.ts'
import { between, inOut, settle } from '#lib/video/motion/ease.ts'
import { drawingOf, flat, type Part } from '#lib/video/part.ts'
import { shareOf, type Turn, type Turning } from '#lib/video/transitions/turn.ts'
import { up, whole } from '#lib/video/transitions/wipe.ts'

const ARRIVE = 16

/** A rule that stood in the old scene opens until it is the new ground. */
export const open: Turning = turn => {
  const { seed, canvas, end } = turn
  if (!seed) return up(turn)
  const { x, y, width, height } = seed.rect
  const edges = (frame: number) => {
    const drawn = settle((frame - seed.from) / ARRIVE)
    const share = shareOf(turn, frame)
    const [wide, tall] = [inOut(share * 1.5), inOut(share * 1.5 - 0.5)]
    return {
      left: between(x, 0, wide),
      right: between(x + width * drawn, canvas.width, wide),
      top: between(y, 0, tall),
      bottom: between(y + height, canvas.height, tall),
    }
  }
  return { parts: [flat(turn.paper, { from: seed.from, until: end }, edges)] }
}

const SMALL = 96
const LARGE = 540

/** A dot that stood in the old scene swells until it is the new ground. */
export const swell: Turning = turn => {
  const { seed, canvas, from, until, end } = turn
  if (!seed) return up(turn)
  const centre = { x: seed.rect.x + seed.rect.height / 2, y: seed.rect.y + seed.rect.height / 2 }
  const reach = Math.hypot(Math.max(centre.x, canvas.width - centre.x), Math.max(centre.y, canvas.height - centre.y))
  const diameter = (frame: number) => {
    const drawn = settle((frame - seed.from) / ARRIVE)
    return between(seed.rect.height * 2 * drawn, reach * 2.06, inOut(shareOf(turn, frame)))
  }
  return {
    parts: [
      disc(turn, SMALL, { from: seed.from, until: from }, centre, diameter),
      disc(turn, LARGE, { from, until }, centre, diameter),
      whole(turn, until, end),
    ],
  }
}

function disc(
  { paper }: Turn,
  side: number,
  shown: { from: number; until: number },
  centre: { x: number; y: number },
  diameter: (frame: number) => number,
): Part {
  const circle = `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 2 - 1}" fill="${paper}"/>`
  const edges = { left: 0, top: 0, right: side, bottom: side }
  return {
    name: `disc ${side} ${paper}`,
    drawing: drawingOf([drawing({ x: 0, y: 0, width: side, height: side }, circle)], edges),
    ...shown,
    pose(frame) {
      const scale = Math.max(1 / 16, diameter(frame) / (side - 2))
      const half = (side * scale) / 2
      return { x: centre.x - half, y: centre.y - half, scale }
    },
  }
}
