// An object in the hand of a brand.
import type { Ground } from '#lib/render/colour/ground.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import { hands } from '#lib/render/objects/hands/hands.ts'
import { paintsOf, paintsOn } from '#lib/render/objects/hands/paints.ts'
import { beyond, isScene } from '#lib/render/objects/named/scene.ts'
import { shapesOf } from '#lib/render/objects/named/shapes-of.ts'
import { variants } from '#lib/render/objects/nouns/asked/variants.ts'
import { type Shape, SIDE, tidy } from '#lib/render/objects/shape.ts'
import { isAloft } from '#lib/render/objects/stands.ts'
import type { Rect } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

export type ObjectAsk = {
  /** A thing, in a colour where words give it one: “van:green”. */
  noun: string
  hand: Hand
  on: Ground
  others: readonly string[]
  seed: string
  /** Stands for what is not there: in the colours of the ground alone. */
  hollow?: boolean
  /** Whatever leaves its rectangle is cut off there: a scene fills it. */
  fills?: boolean
}

/** The shape of it that this brand has. */
function drawnBy(noun: string, seed: string): readonly Shape[] {
  const others = variants[nounOf(noun)] ?? []
  const other = others[(hash(`shape/${seed}`) % (others.length + 1)) - 1]
  return other?.() ?? shapesOf(noun)
}

/** How what is drawn is known in a scene. */
const markOf = (noun: string): string => `n${hash(noun)}`
const DRAWN = /<g class="(n\d{1,10})" transform="translate\([^)]{1,60}\) scale\(([\d.]+)\)/g

/** The sides of the squares in which a thing is drawn in an SVG. */
export const sidesIn = (svg: string, noun: string): number[] =>
  [...svg.matchAll(DRAWN)].flatMap(([, mark, scale]) => (mark === markOf(noun) ? Number(scale) * SIDE : []))

/** SVG of the object in a square of the canvas. */
export function objectIn({ x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>, ask: ObjectAsk, turn = 0): string {
  const { noun, hand, on, others, seed, hollow } = ask
  const own = drawnBy(noun, seed)
  const shapes = ask.fills && isScene(noun) ? beyond(own) : own
  if (shapes.length === 0) return ''
  // What casts a shadow stands upright.
  const spin = turn === 0 || hand === 'clay' ? '' : ` rotate(${turn} 100 100)`
  const paints = hollow ? { ...paintsOn(on, others), hollow } : paintsOf(noun, on, others)
  const drawn = hands[hand](shapes, paints, {
    seed: `${seed}/${noun}`,
    size: width,
    aloft: isAloft(noun),
  })
  return `<g class="${markOf(noun)}" transform="translate(${tidy(x)} ${tidy(y)}) scale(${tidy(width / SIDE)})${spin}">${drawn}</g>`
}
