// What comes on several drawings of one set: drawn once and put into each of them, so that it is the same there.
import * as z from 'zod'
import { HEADS } from '#lib/composer/draughtsman/heads.ts'
import { movedPath, tidy } from '#lib/render/objects/shape.ts'

/** What is painted; `stroke` is 0 for what is filled. */
export const Painted = z.strictObject({
  colours: z.array(z.strictObject({ tone: z.string(), colour: z.string() })),
  shapes: z.array(z.strictObject({ tone: z.string(), stroke: z.number(), d: z.string() })),
})
type Painted = z.output<typeof Painted>

const Member = z.strictObject({ name: z.string(), looks: z.string(), ...Painted.shape })
type Member = z.output<typeof Member>
export const Cast = z.array(Member).max(6)
export type Cast = readonly Member[]

/** Where a member's 0 0 comes to lie, how large it is there, and how many of the drawing's own shapes are behind it. */
const Use = z.strictObject({ name: z.string(), x: z.number(), y: z.number(), scale: z.number(), after: z.int() })
export const Uses = z.array(Use).max(12)

type Using = Painted & { uses?: z.output<typeof Uses> | undefined }

/** A drawing with its cast in it, whose tones keep their colours; null where it uses what nobody drew. */
export function withCast({ colours, shapes, uses = [] }: Using, cast: Cast): Painted | null {
  const used = uses.flatMap(use => {
    const member = cast.find(({ name }) => name === use.name) ?? HEADS.find(({ name }) => name === use.name)
    return member ? [{ use, member }] : []
  })
  if (used.length < uses.length) return null
  const layer = (after: number) => Math.min(Math.max(after, 0), shapes.length)
  const over = (count: number) =>
    used.flatMap(({ use, member }) => (layer(use.after) === count ? placed(member.shapes, use) : []))
  return {
    colours: used.reduceRight((rest, { member }) => coloured(rest, member), colours),
    shapes: [...over(0), ...shapes.flatMap((shape, at) => [shape, ...over(at + 1)])],
  }
}

/** A head has the skin and hair that the drawing gives it. */
function coloured(rest: Painted['colours'], { colours, shapes }: Pick<Member, 'shapes'> & Partial<Member>) {
  if (!colours) return rest
  const own = new Set(shapes.map(({ tone }) => tone))
  return [...colours, ...rest.filter(({ tone }) => !own.has(tone))]
}

/** Lines grow with what they are part of; glasses that are too fine for their face would be a mask. */
const placed = (shapes: Painted['shapes'], { x, y, scale }: z.output<typeof Use>): Painted['shapes'] =>
  shapes
    .filter(({ tone, stroke }) => tone !== 'pupil' || stroke === 0 || stroke * scale >= FINEST)
    .map(({ tone, stroke, d }) => ({
      tone,
      stroke: stroke > 0 ? Math.max(1, tidy(stroke * scale)) : 0,
      d: movedPath(d, (px, py) => [x + px * scale, y + py * scale]),
    }))
const FINEST = 0.8

/** Who was drawn anew takes the place of whoever has the same name. */
export const recast = (cast: Cast, anew: Cast = []): Cast => [
  ...anew,
  ...cast.filter(one => !anew.some(({ name }) => name === one.name)),
]
