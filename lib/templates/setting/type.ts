// The voices of a picture: what most asks for a text have in common.
import type { Ground } from '#lib/render/colour/ground.ts'

/** What leads: a headline, a name, a day. */
export const headlineOn = (on: Ground) => ({ face: 'display', on, tone: 'ink' }) as const

/** What explains; below 28 pixels nobody reads it on a phone. */
export const noteOn = (on: Ground) => ({ face: 'text', min: 28, on, tone: 'body' }) as const

/** What readers act on, a day or a price: in the letters of headlines, among running text. */
export const actOn = (on: Ground) =>
  ({ ...headlineOn(on), min: 34, lines: 5, cut: { tracking: -0.018, leading: 1.12 } }) as const

/** A number as large as its room, on one line. */
export const figureOn = (on: Ground) => ({ face: 'figure', lines: 1, on, tone: 'ink' }) as const
