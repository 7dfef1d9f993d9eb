// What an owner may ask of the look of a post, in the few words that can be carried out.
import * as z from 'zod'

/** How it looks. */
const MANNERS = ['light', 'dark', 'colourless', 'quiet', 'loud', 'large', 'small'] as const

/** The colour of the brand that it stands on. */
export const GROUNDS = [
  ...(['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'navy', 'purple'] as const),
  ...(['pink', 'brown', 'beige', 'gold', 'grey'] as const),
] as const

export const Wished = z.enum([...MANNERS, ...GROUNDS])
export type Wished = z.output<typeof Wished>

/** What is heard of a wish: one row, bar or name of several may be marked as well. */
export const Heeded = z.enum([...MANNERS, ...GROUNDS, 'marked'])
export type Heeded = z.output<typeof Heeded>

export const isGround = (one: string): boolean => (GROUNDS as readonly string[]).includes(one)

/** Of one post. */
export const MOST_WISHED = 6

/** What may be asked of some words alone. */
const STRESSES = ['large', 'small', 'marked', ...GROUNDS] as const

/** Words of the picture, as they stand there, and how they are to look among the others. */
export const Stressed = z.strictObject({ words: z.string().min(1).max(220), is: z.enum(STRESSES) })
export type Stressed = z.output<typeof Stressed>

/** Of one post. */
export const MOST_STRESSED = 16
