import { inOut } from '#lib/video/motion/ease.ts'
import { type Edges, flat } from '#lib/video/part.ts'
import { shareOf, type Turn, type Turning } from '#lib/video/transitions/turn.ts'

type Side = 'foot' | 'right'

/** The paper comes in over an edge, a narrow bar of another colour ahead of it; what was there gives way. */
const wipe =
  (side: Side): Turning =>
  turn => {
    const { canvas, from, until, end } = turn
    const edge = (frame: number, lag: number): Edges => {
      const share = inOut(Math.max(0, shareOf(turn, frame) * (1 + lag) - lag))
      return side === 'foot'
        ? { left: 0, top: canvas.height * (1 - share), right: canvas.width, bottom: canvas.height }
        : { left: canvas.width * (1 - share), top: 0, right: canvas.width, bottom: canvas.height }
    }
    return {
      parts: [
        flat(turn.ahead, { from, until }, frame => edge(frame, 0)),
        flat(turn.paper, { from, until: end }, frame => edge(frame, 0.2)),
      ],
      leave: share =>
        side === 'foot'
          ? { x: 0, y: -inOut(share) * canvas.height * 0.14 }
          : { x: -inOut(share) * canvas.width * 0.2, y: 0 },
    }
  }

export const up = wipe('foot')
export const across = wipe('right')

const BLINDS = 5

/** Five strips rise one after the other. */
export const blinds: Turning = turn => {
  const { canvas, from, until, end } = turn
  const wide = canvas.width / BLINDS
  const strip = (index: number) => (frame: number) => {
    const share = inOut(shareOf(turn, frame) * 1.6 - (index / (BLINDS - 1)) * 0.6)
    return {
      left: index * wide,
      top: canvas.height * (1 - share),
      right: (index + 1) * wide,
      bottom: canvas.height,
    }
  }
  const strips = Array.from({ length: BLINDS }, (_, index) => flat(turn.paper, { from, until }, strip(index)))
  return { parts: [...strips, whole(turn, until, end)] }
}

export function whole({ canvas, paper }: Turn, from: number, until: number) {
  const edges = { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
  return flat(paper, { from, until }, () => edges)
}
