import type { LibraryRow } from '#lib/brand/store.ts'
import { contrast } from '#lib/render/colour/hex-lch.ts'

/** The ground on which a logo for it is seen best, and as what one is uploaded. */
const GROUNDS = { dark: ['#101010', 'light'], light: ['#FFFFFF', 'dark'] } as const
/** As pictures have it: a logo with less is not drawn there. */
const LEAST_CONTRAST = 2.6

/** Grounds on which none of the logos is seen by its largest colour. One that was never measured may be seen on any. */
export function unseenLogos(logos: readonly LibraryRow[]): string[] {
  const inks = logos.map(({ palette }) => palette?.[0]?.hex)
  if (inks.length === 0) return []
  return (['dark', 'light'] as const)
    .filter(on => inks.every(ink => ink && contrast(ink, GROUNDS[on][0]) < LEAST_CONTRAST))
    .map(
      on =>
        `No logo is seen on ${on} grounds: the name is set there in letters. Upload one as variant ${GROUNDS[on][1]}.`,
    )
}
