// What is carried through every cut: the next scene's ground stands under the words from the first frame of a scene, rises towards them, and floods the canvas when the time for reading is over.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Ledger, Page } from '#lib/render/page.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import { apart } from '#lib/video/dress/grounds.ts'
import { between, inOut } from '#lib/video/motion/ease.ts'
import { flat, type Part } from '#lib/video/part.ts'

type Span = { from: number; until: number }
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

export type Level = {
  colour: string
  from: number
  top(frame: number): number /** Where the flood begins. */
  brim: number
}

const isWords = (one: Ledger['occupied'][number]) => one.text || one.role === 'logo' || one.role === 'row'

/** Where words, and the panels of rows, end. */
export const footOf = (occupied: Ledger['occupied']): number =>
  Math.max(0, ...occupied.filter(isWords).map(one => one.y + one.height))

/** Below the words, and in the colour to come; behind them, or behind what is shown there, in a tone of the ground itself. */
export function levelOf({ canvas, occupied, covered, on, next, shown }: Scene): Level {
  const { height, unit } = canvas
  const length = Math.max(1, shown.until - shown.from)
  const foot = footOf(occupied) + CLEAR * unit
  const rest = Math.max(0, Math.min(foot, height * (1 - SLOWEST * length)))
  const isClear = rest === foot && occupied.every(isWords) && next !== null && apart(on, next)
  const top = (frame: number) => between(height, rest, Math.min(1, (frame - shown.from + 1) / length))
  return {
    ...{ colour: isClear ? next.paper : ghostOf(on), from: shown.from, top },
    brim: isClear && !covered ? rest : height,
  }
}

export const levelPart = ({ colour, from, top }: Level, until: number, { width, height }: Page['canvas']): Part =>
  flat(colour, { from, until }, frame => ({ left: 0, top: top(frame), right: width, bottom: height }))

/** From where the level stands, over all that was there. */
export function flood(paper: string, brim: number, turn: Span, until: number, { width, height }: Page['canvas']): Part {
  return flat(paper, { from: turn.from, until }, frame => ({
    ...{ left: 0, right: width, bottom: height },
    top: between(brim, 0, inOut((frame - turn.from) / (turn.until - turn.from))),
  }))
}
