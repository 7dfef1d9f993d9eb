// A drawing that goes from edge to edge: whatever touches an edge of its square goes on beyond it, as far as its picture does.
import { boundsOf } from '#lib/render/objects/flatten.ts'
import { draftedBy } from '#lib/render/objects/named/drafted.ts'
import { type Command, commands, type Shape, SIDE, tidy } from '#lib/render/objects/shape.ts'

/** Beside a square in its middle a picture has no more than that. */
const BEYOND = 3 * SIDE
/** What lies so near to an edge touches it. */
const NEAR = 2

/** Whether what lies behind all else in it covers its square. */
export function isScene(noun: string): boolean {
  const [first] = draftedBy(noun)?.shapes ?? []
  if (!first || first.stroke !== undefined) return false
  const { left, top, right, foot } = boundsOf(first.d)
  return Math.max(left, top) <= NEAR && Math.min(right, foot) >= SIDE - NEAR
}

export const beyond = (shapes: readonly Shape[]): Shape[] =>
  shapes.map(shape => ({
    ...shape,
    d: outlinesIn(shape.d)
      .map(shape.stroke ? lineOn : fieldOn)
      .join(''),
  }))

type Edge = 'left' | 'right' | 'top' | 'foot'
/** A corner, and how its outline comes to it. */
type Corner = { x: number; y: number; by: string; isStraight: boolean }
type Outline = { corners: Corner[]; isClosed: boolean }

function outlinesIn(d: string): Outline[] {
  const outlines: Outline[] = []
  for (const command of commands(d)) {
    const last = outlines.at(-1)
    if (command.name === 'Z') {
      if (last) last.isClosed = true
      continue
    }
    const from = last?.corners.at(-1) ?? { x: 0, y: 0 }
    const found = cornersBy(command, from)
    if (command.name === 'M') outlines.push({ corners: found, isClosed: false })
    else last?.corners.push(...found)
  }
  return outlines
}

const sizeOf = (name: string): number => (name === 'C' ? 6 : name === 'Q' ? 4 : name === 'H' || name === 'V' ? 1 : 2)

function cornersBy({ name, numbers }: Command, { x, y }: { x: number; y: number }): Corner[] {
  const size = sizeOf(name)
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, at): Corner => {
    const own = numbers.slice(at * size, (at + 1) * size)
    const [last = 0, end = 0] = own.slice(-2)
    ;[x, y] = name === 'H' ? [last, y] : name === 'V' ? [x, last] : [last, end]
    const isStraight = name !== 'C' && name !== 'Q'
    return { x, y, isStraight, by: isStraight ? `L${tidy(x)} ${tidy(y)}` : name + own.map(tidy).join(' ') }
  })
}

const edgesOf = ({ x, y }: Corner): Edge[] => [
  ...(x <= NEAR ? ['left' as const] : x >= SIDE - NEAR ? ['right' as const] : []),
  ...(y <= NEAR ? ['top' as const] : y >= SIDE - NEAR ? ['foot' as const] : []),
]

/** The edge along which an outline runs from one corner to the next. */
const along = (from: Corner, to: Corner): Edge | undefined =>
  to.isStraight ? edgesOf(from).find(edge => edgesOf(to).includes(edge)) : undefined

function out({ x, y }: Corner, edges: readonly (Edge | undefined)[]): string {
  const by = (low: Edge, high: Edge) => (edges.includes(low) ? -BEYOND : edges.includes(high) ? BEYOND : 0)
  return `L${tidy(x + by('left', 'right'))} ${tidy(y + by('top', 'foot'))}`
}

/** A filled outline leaves the square where it reaches an edge along which it runs, and comes back where it leaves that. */
function fieldOn({ corners }: Outline): string {
  const [first, last] = [corners[0], corners.at(-1)]
  const isTwice = first && last !== first && last?.isStraight && last.x === first.x && last.y === first.y
  const all = isTwice ? corners.slice(0, -1) : corners
  const parts = all.flatMap((corner, at) => {
    const next = all[(at + 1) % all.length] ?? corner
    const before = along(all.at(at - 1) ?? corner, at === 0 ? { ...corner, isStraight: true } : corner)
    const after = along(corner, at === all.length - 1 ? { ...next, isStraight: true } : next)
    if (before && after) return [out(corner, [before, after])]
    return [
      ...(before ? [out(corner, [before])] : []),
      before ? lineTo(corner) : corner.by,
      ...(after ? [out(corner, [after])] : []),
    ]
  })
  return `M${parts.join('').slice(1)}Z`
}

const lineTo = ({ x, y }: Corner) => `L${tidy(x)} ${tidy(y)}`

/** A line that ends on an edge goes straight on. */
function lineOn({ corners, isClosed }: Outline): string {
  const drawn = `M${corners
    .map(({ by }) => by)
    .join('')
    .slice(1)}`
  if (isClosed) return `${drawn}Z`
  const [first, second, last, before] = [corners[0], corners[1], corners.at(-1), corners.at(-2)]
  const start = first && second?.isStraight ? onwards(second, first) : ''
  const end = last?.isStraight && before ? onwards(before, last) : ''
  return `${start ? `M${start.slice(1)}L` : 'M'}${drawn.slice(1)}${end}`
}

function onwards(from: Corner, to: Corner): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const ways = { left: dx < 0, right: dx > 0, top: dy < 0, foot: dy > 0 }
  const isOut = edgesOf(to).some(edge => ways[edge])
  const by = BEYOND / Math.max(1, Math.hypot(dx, dy))
  return isOut ? `L${tidy(to.x + dx * by)} ${tidy(to.y + dy * by)}` : ''
}
