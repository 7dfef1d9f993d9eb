// An SVG path as short straight pieces.
import type { Spot } from '#lib/render/emptiness/grid.ts'

/** How many numbers each command of a path takes. */
const TAKES: ReadonlyMap<string, number> = new Map([
  ['M', 2],
  ['L', 2],
  ['T', 2],
  ['H', 1],
  ['V', 1],
  ['C', 6],
  ['S', 4],
  ['Q', 4],
  ['A', 7],
])
const PIECES = 10

export function followPath(d: string, piece: (from: Spot, to: Spot) => void): void {
  let now: Spot = [0, 0]
  let start: Spot = [0, 0]
  for (const [, command = '', inner = ''] of d.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/gu)) {
    const upper = command.toUpperCase()
    if (upper === 'Z') {
      piece(now, start)
      now = start
      continue
    }
    const numbers = (inner.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gu) ?? []).map(Number)
    const takes = TAKES.get(upper) ?? 2
    for (let from = 0; from + takes <= numbers.length; from += takes) {
      const spots = spotsOf(upper, numbers.slice(from, from + takes), now, command === upper ? [0, 0] : now)
      if (upper === 'M' && from === 0) start = spots.at(-1) ?? now
      else for (const [index, spot] of spots.entries()) piece(index === 0 ? now : (spots[index - 1] ?? now), spot)
      now = spots.at(-1) ?? now
    }
  }
}

/** The places that one command leads to, its end the last. */
function spotsOf(command: string, n: readonly number[], [x, y]: Spot, [ox, oy]: Spot): Spot[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = n
  if (command === 'H') return [[ox + a, y]]
  if (command === 'V') return [[x, oy + a]]
  if (command === 'C' || command === 'S' || command === 'Q') {
    const first: Spot = command === 'S' ? [x, y] : [ox + a, oy + b]
    const second: Spot = command === 'C' ? [ox + c, oy + d] : command === 'S' ? [ox + a, oy + b] : first
    const end: Spot = command === 'C' ? [ox + e, oy + f] : [ox + c, oy + d]
    return Array.from({ length: PIECES }, (_, step) => bend([x, y], first, second, end, (step + 1) / PIECES))
  }
  if (command === 'A') return arc([x, y], [ox + f, oy + g], { rx: a, ry: b, turn: c, large: d, sweep: e })
  return [[ox + a, oy + b]]
}

function bend([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot, [dx, dy]: Spot, t: number): Spot {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  return [p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy]
}

type Arc = { rx: number; ry: number; turn: number; large: number; sweep: number }

/** From its ends to its middle, as the recommendation of SVG has it. */
function arc([x1, y1]: Spot, [x2, y2]: Spot, { rx, ry, turn, large, sweep }: Arc): Spot[] {
  if (rx === 0 || ry === 0) return [[x2, y2]]
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx]
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2))
  const [a, b] = [rx * grow, ry * grow]
  const rest = Math.max(0, (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2) / ((a * py) ** 2 + (b * px) ** 2 || 1)
  const side = (large === sweep ? -1 : 1) * Math.sqrt(rest)
  const [mx, my] = [(side * a * py) / b, (-side * b * px) / a]
  const from = Math.atan2((py - my) / b, (px - mx) / a)
  let across = Math.atan2((-py - my) / b, (-px - mx) / a) - from
  if (sweep && across < 0) across += 2 * Math.PI
  if (!sweep && across > 0) across -= 2 * Math.PI
  const [cx, cy] = [cos * mx - sin * my + (x1 + x2) / 2, sin * mx + cos * my + (y1 + y2) / 2]
  return Array.from({ length: PIECES }, (_, step) => {
    const angle = from + (across * (step + 1)) / PIECES
    const [x, y] = [a * Math.cos(angle), b * Math.sin(angle)]
    return [cx + cos * x - sin * y, cy + sin * x + cos * y]
  })
}
