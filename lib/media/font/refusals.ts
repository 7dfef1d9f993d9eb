import { Problem } from '#lib/problem.ts'

/** Why a font is not taken, in a word for programs. */
export type FontFault = 'too_large' | 'damaged' | 'restricted' | 'unusable' | 'unreachable'

export const fontRefused = (reason: FontFault, message: string): Problem =>
  new Problem('font_refused', message, { detail: { reason } })

export const damagedFont = (what: string): Problem =>
  fontRefused('damaged', `The font file is damaged: ${what}. Export it again and upload the new file.`)

const kb = (bytes: number) => `${Math.floor(bytes / 1024).toLocaleString('en')} kB`

export const fontTooLarge = (what: string, most: number): Problem =>
  fontRefused('too_large', `${what} is larger than ${kb(most)}. Upload a cut of it with fewer characters or axes.`)
