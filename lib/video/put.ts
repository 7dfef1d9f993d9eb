// Puts things on a stage: texts by words or lines, pictures, and rectangles of one colour.
import type { Block } from '#lib/render/part/block.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import type { Piece } from '#lib/render/type/pieces.ts'
import { cue, type Stage, shownFrom } from '#lib/video/dress/stage.ts'
import { type Ease, inOut } from '#lib/video/motion/ease.ts'
import { arriving, coming, swaying, type Way } from '#lib/video/motion/enter.ts'
import { around, drawingOf, type Edges, flat } from '#lib/video/part.ts'

export type Saying = {
  /** Its place in the order in which the scene's things come. */
  step: number
  by?: 'words' | 'lines'
  way?: Way
  /** A frame of the scene before which it does not come. */
  notBefore?: number
}

/** The frame in which the first word of an opening beats. */
const FIRST_BEAT = 5

/** Sets a text up, each word or line for itself; answers the step after it. */
export function say(stage: Stage, block: Block, x: number, y: number, saying: Saying): number {
  // A film is first seen as a still: what opens it stands there whole, and its words beat one after the other.
  const whole = stage.opening && saying.by === 'words' && saying.step === 0
  const way = whole ? 'lift' : (saying.way ?? wayOf(stage))
  let step = saying.step
  for (const piece of block.apart(x, y)) {
    const spans = saying.by === 'words' ? spansOf(piece) : [[piece.rect.x, piece.rect.x + piece.rect.width] as const]
    const starts = spans.map((_, index) => {
      const nth = step - saying.step + index
      if (whole) return FIRST_BEAT + nth * (stage.tempo.stagger + 1)
      return Math.max(
        cue(stage, step + index),
        saying.notBefore === undefined ? -60 : saying.notBefore + nth * stage.tempo.stagger,
      )
    })
    pieceParts(stage, piece, spans, starts, way)
    step += spans.length
  }
  return step
}

const wayOf = (stage: Stage): Way =>
  (({ technical: 'mask', bold: 'mask', neutral: 'mask', editorial: 'float', friendly: 'pop' }) as const)[
    stage.page.pairing.manner
  ]

function spansOf({ rect, gaps }: Piece): (readonly [number, number])[] {
  const edges = [rect.x, ...gaps, rect.x + rect.width]
  return edges.slice(1).map((edge, index) => [edges[index] ?? rect.x, edge])
}

/** While words come, each is a window on the line; then the line stands as one. */
function pieceParts(
  stage: Stage,
  piece: Piece,
  spans: readonly (readonly [number, number])[],
  starts: readonly number[],
  way: Way,
): void {
  const { enter, ease } = stage.tempo
  const edges = around(piece.rect)
  const name = `text ${stage.parts.length}`
  const drawing = drawingOf([piece.node], edges)
  const rest = { x: edges.left, y: edges.top }
  const there = Math.max(0, ...starts.map(start => start + enter))
  for (const [index, [left, right]] of spans.entries()) {
    const from = starts[index] ?? 0
    if (there === 0 || from >= there) continue
    const window = { ...edges, left: Math.round(left), right: Math.round(right) }
    const part = { name, drawing, from: way === 'lift' ? 0 : shownFrom(stage, from), until: there }
    stage.parts.push({ ...part, pose: coming(rest, window, { from, length: enter, ease, way }) })
  }
  stage.parts.push({ name, drawing, from: there, pose: () => rest })
}

export type Showing = {
  step: number
  by?: { x?: number; y?: number }
  fades?: boolean
  /** In frames, where it is not the tempo's own. */
  length?: number
  /** Where it must not swing past its place. */
  ease?: Ease
  /** Goes on moving a little once it has come. */
  sways?: boolean
  /** A name under which other scenes draw the very same. */
  shared?: string
}

/** Sets up a picture that fills `rect`, which may reach beyond the canvas. */
export function show(stage: Stage, nodes: SceneNode[], rect: Rect, showing: Showing): void {
  if (nodes.length === 0) return
  const edges = around(rect)
  const from = cue(stage, showing.step)
  const way = { from, length: showing.length ?? stage.tempo.enter * 1.6, ease: showing.ease ?? stage.tempo.ease }
  const rest = { x: edges.left, y: edges.top }
  const pose = arriving(rest, showing.by ?? {}, way, showing.fades)
  stage.parts.push({
    name: showing.shared ?? `picture ${stage.parts.length}`,
    drawing: drawingOf(nodes, edges),
    from: shownFrom(stage, from),
    pose: showing.sways ? swaying(pose, from) : pose,
  })
}

/** A bar that grows from one of its sides. */
export function grow(
  stage: Stage,
  rect: Rect,
  colour: string,
  { step, side, length = stage.tempo.enter * 1.4 }: { step: number; side: 'left' | 'top' | 'foot'; length?: number },
): void {
  const from = cue(stage, step)
  stage.parts.push(
    flat(colour, { from: Math.max(0, from) }, frame => grown(rect, side, inOut((frame - from) / length))),
  )
}

function grown({ x, y, width, height }: Rect, side: 'left' | 'top' | 'foot', share: number): Edges {
  const wide = side === 'left' ? width * share : width
  const tall = side === 'left' ? height : height * share
  const top = side === 'foot' ? y + height - tall : y
  return { left: x, top, right: x + wide, bottom: top + tall }
}
