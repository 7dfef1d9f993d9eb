// What makes the pictures of a brand its own: chosen once, kept with the brand, the same in every template.
import * as z from 'zod'

export const HANDS = ['cut', 'line', 'pixel', 'tile', 'field', 'clay'] as const
export const Hand = z.enum(HANDS)
export type Hand = z.output<typeof Hand>

/** `object` is the thing of the trade; all others can be drawn from any name. */
export const MOTIFS = [
  'flags',
  'morse',
  'semaphore',
  'tape',
  'stave',
  'knit',
  'dots',
  'tiles',
  'lines',
  'initial',
  'wave',
  'saw',
  'arch',
  'scallop',
  'object',
] as const
export const Motif = z.enum(MOTIFS)
export type Motif = z.output<typeof Motif>

/** No brand is given these any more: nobody could tell what they show. Brands that have one keep it, drawn as `lines`. */
export const RETIRED: readonly Motif[] = ['semaphore']
/** What a brand may be given: all but the object, which its trade gives, and those that are retired. */
export const GIVEN: readonly Motif[] = MOTIFS.filter(motif => motif !== 'object' && !RETIRED.includes(motif))

/** A colour of the palette as a ground: the everyday paper, its wash, the dark one, or a loud one in its order. */
export const GroundRole = z.enum(['plain', 'soft', 'deep', 'loud', 'second', 'third'])
export type GroundRole = z.output<typeof GroundRole>

/** What a ground says. */
export const MEANINGS = ['everyday', 'event', 'notice', 'offer'] as const
export type Meaning = (typeof MEANINGS)[number]

export const Signature = z.strictObject({
  type: z.strictObject({
    /** Families that stand in where the voice names none. */
    display: z.string().max(80),
    text: z.string().max(80),
    width: z.enum(['narrow', 'plain', 'wide']),
    case: z.enum(['plain', 'lower', 'upper']),
    scale: z.enum(['quiet', 'plain', 'poster']),
  }),
  grid: z.strictObject({
    /** Where the motif stands; with `none` it is kept for the day its owner wants it. */
    edge: z.enum(['rail', 'foot', 'head', 'none']),
    rule: z.union([z.literal(0), z.literal(2.5), z.literal(5)]),
    radius: z.union([z.literal(0), z.literal(8), z.literal(15), z.literal(28)]),
  }),
  grounds: z.strictObject({ everyday: GroundRole, event: GroundRole, notice: GroundRole, offer: GroundRole }),
  motif: Motif,
  hand: Hand,
  picture: z.strictObject({ crop: z.enum(['square', 'round', 'arch']), grade: z.enum(['none', 'duotone']) }),
  stop: z.enum(['dot', 'square', 'ring', 'bar', 'none']),
})
export type Signature = z.output<typeof Signature>
