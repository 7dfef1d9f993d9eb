import { drawing } from '#lib/render/scene.ts'
import { between, inOut } from '#lib/video/motion/ease.ts'
import { drawingOf, type Part } from '#lib/video/part.ts'
import { shareOf, type Turn, type Turning } from '#lib/video/transitions/turn.ts'
import { whole } from '#lib/video/transitions/wipe.ts'

const COARSE = 3
const LEAN = 0.42

/** Two slanted sheets come from the right, the second one the new ground. */
export const slant: Turning = turn => ({
  parts: [sheet(turn, turn.ahead, 0), sheet(turn, turn.paper, 0.28), whole(turn, turn.until, turn.end)],
  leave: share => ({ x: -inOut(share) * turn.canvas.width * 0.16, y: 0 }),
})

function sheet(turn: Turn, colour: string, lag: number): Part {
  const { canvas, from, until } = turn
  const lean = canvas.height * LEAN
  const [width, height] = [Math.ceil((canvas.width + lean) / COARSE), Math.ceil(canvas.height / COARSE) + 2]
  const shape = `<path d="M${lean / COARSE} 0H${width}V${height}H0Z" fill="${colour}"/>`
  const nodes = [drawing({ x: 0, y: 0, width, height }, shape)]
  return {
    name: `sheet ${colour}`,
    drawing: drawingOf(nodes, { left: 0, top: 0, right: width, bottom: height }),
    from,
    until,
    pose(frame) {
      const share = inOut(Math.max(0, shareOf(turn, frame) * (1 + lag) - lag))
      return { x: between(canvas.width, -lean, share), y: -COARSE, scale: COARSE }
    },
  }
}
