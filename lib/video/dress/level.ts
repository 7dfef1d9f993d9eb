// What is carried through every cut: the next scene's ground stands under the words, rises towards them in the brand's own shape, and floods the canvas when the time for reading is over.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Ledger, Page } from '#lib/render/page.ts'
import { tallOf } from '#lib/render/signature/profile.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import { apart } from '#lib/video/dress/grounds.ts'
import { profileOf } from '#lib/video/dress/profile.ts'
import { between, glide, inOut } from '#lib/video/motion/ease.ts'
import { flat, type Part } from '#lib/video/part.ts'

type Span = { from: number; until: number }
type Canvas = { width: number; height: number }
type Scene = {
  canvas: Page['canvas']
  occupied: Ledger['occupied']
  /** Something covers the whole canvas, so that the level is not seen. */
  covered: boolean
  on: Ground
  next: Ground | null
  shown: Span
}

/** Pixels of a hundred that change in a frame, so that half a second is never without a change. */
const SLOWEST = 0.0015
const CLEAR = 76
/** Of its own height, how much of the shape is seen at first, and frames until it is. */
const [PEEKS, PEEKING] = [0.35, 10]
/** Of the height, where the floor begins on which something stands. */
export const FLOOR = 0.84

export type Level = {
  colour: string
  from: number
  /** Where it is highest. */
  top(frame: number): number
  /** Where the flood begins. */
  brim: number
  /** Things stand on what is even. */
  even: boolean
}

const isWords = (one: Ledger['occupied'][number]) => one.text || one.role === 'logo' || one.role === 'row'

/** Where words, and the panels of rows, end. */
export const footOf = (occupied: Ledger['occupied']): number =>
  Math.max(0, ...occupied.filter(isWords).map(one => one.y + one.height))

const startOf = (canvas: Page['canvas']): number => canvas.height - tallOf(canvas) * PEEKS

/** Where the words of a scene of so many frames have to end, for what rises towards them to stay below. */
export const clearFoot = (canvas: Page['canvas'], length: number): number =>
  startOf(canvas) - canvas.height * SLOWEST * length - CLEAR * canvas.unit

/** A floor under a thing; below the words, and in the colour to come; behind them, or behind what else is shown there, in a tone of the ground itself. */
export function levelOf({ canvas, occupied, covered, on, next, shown }: Scene): Level {
  const { height, unit } = canvas
  const isFloor = occupied.some(({ role }) => role === 'artwork')
  const length = Math.max(1, shown.until - shown.from)
  const start = isFloor ? height * FLOOR : startOf(canvas)
  const foot = footOf(occupied) + CLEAR * unit
  const low = Math.max(0, Math.min(foot, start - height * SLOWEST * length))
  const isClear = low === foot && occupied.every(isWords) && next !== null && apart(on, next)
  const rest = isFloor ? start : low
  const below = (frame: number) =>
    shown.from > 0 ? (height - start) * (1 - glide((frame - shown.from + 1) / PEEKING)) : 0
  return {
    colour: isClear ? next.paper : ghostOf(on),
    from: shown.from,
    top: frame => between(start, rest, Math.min(1, (frame - shown.from + 1) / length)) + below(frame),
    brim: isClear && !covered ? rest : height,
    even: isFloor,
  }
}

export function levelParts({ colour, from, top, even }: Level, until: number, canvas: Canvas, by: Signature): Part[] {
  if (!even) return shaped(colour, { from, until }, canvas, by, top)
  return [
    flat(colour, { from, until }, frame => ({
      ...{ left: 0, right: canvas.width, bottom: canvas.height },
      top: top(frame),
    })),
  ]
}

/** From where the level stands, over all that was there; what is even comes first. */
export function flood(
  paper: string,
  brim: number,
  { turn, until }: { turn: Span; until: number },
  canvas: Canvas,
  by: Signature,
): Part[] {
  const share = (frame: number) => inOut((frame - turn.from) / (turn.until - turn.from))
  return shaped(paper, { from: turn.from, until }, canvas, by, frame => between(brim, -tallOf(canvas), share(frame)))
}

/** One colour below an edge of the brand's shape. */
function shaped(colour: string, shown: Span, canvas: Canvas, by: Signature, top: (frame: number) => number): Part[] {
  const tall = tallOf(canvas)
  const even = (value: number) => 2 * Math.round(value / 2)
  const below = flat(colour, shown, frame => ({
    ...{ left: 0, right: canvas.width, bottom: canvas.height },
    top: even(top(frame)) + tall,
  }))
  const edge = { name: `edge ${colour}`, drawing: profileOf(by, colour, canvas), ...shown }
  return [below, { ...edge, pose: frame => ({ x: 0, y: even(top(frame)) }) }]
}
