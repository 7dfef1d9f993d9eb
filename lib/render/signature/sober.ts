// How a brand dresses for news of death, of work lost and of recalls: its own paper and type, without anything that plays.
import type { Theme } from '#lib/render/colour/theme.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import type { Cut } from '#lib/render/type/font/families.ts'

/** No strip of the motif, no capitals, no sign before the name; every ground is the everyday paper. */
export const soberSignature = (signature: Signature): Signature => ({
  ...signature,
  type: { ...signature.type, case: 'plain', scale: 'quiet' },
  grid: { ...signature.grid, edge: 'none' },
  grounds: { everyday: 'plain', event: 'plain', notice: 'plain', offer: 'plain' },
  stop: 'none',
})

/** Loud colours give way to the dark one. */
export const soberTheme = (theme: Theme): Theme => ({
  ...theme,
  vivid: [theme.deep],
  playful: [theme.plain, theme.deep],
})

const HEAVIEST = 560
/** The largest letters on a canvas 1080 wide. */
export const LARGEST = 112

/** What leads is neither heavy nor as large as it goes. */
export const soberCut = (cut: Cut): Cut => ({ ...cut, weight: Math.min(cut.weight, HEAVIEST) })
