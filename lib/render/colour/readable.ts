import { apca } from '#lib/render/colour/apca.ts'
import { contrast, hex, lch } from '#lib/render/colour/oklch.ts'

/** What a text of some size must reach on its ground: WCAG ratio and APCA Lc. */
export type Target = { wcag: number; apca: number }

export const BODY: Target = { wcag: 4.5, apca: 75 }
/** Headlines. No ink at all reaches Lc 60 on many a brand's middle tone, so the ratio is asked of body text instead of 3. */
export const LARGE: Target = { wcag: 4.5, apca: 50 }
/** Short labels and second voices: the WCAG floor of body text, the perceptual floor of large text. */
export const QUIET: Target = { wcag: 4.5, apca: 60 }
/** Shapes that carry meaning. */
export const SHAPE: Target = { wcag: 2.2, apca: 30 }

export function reaches(text: string, grounds: readonly string[], target: Target): boolean {
  return grounds.every(ground => contrast(text, ground) >= target.wcag && apca(text, ground) >= target.apca)
}

/** The colour itself where it can be read, else the nearest lightness of the same hue that can, else the best of all. */
export function readable(colour: string, grounds: readonly string[], target: Target): string {
  if (reaches(colour, grounds, target)) return colour
  const { l, c, h } = lch(colour)
  for (let step = 1; step <= 50; step++) {
    for (const next of [l - step * 0.02, l + step * 0.02]) {
      if (next < 0 || next > 1) continue
      const tried = hex({ l: next, c: next < 0.1 || next > 0.97 ? c * 0.3 : c, h })
      if (reaches(tried, grounds, target)) return tried
    }
  }
  return best(grounds)
}

function best(grounds: readonly string[]): string {
  const worst = (ink: string) => Math.min(...grounds.map(ground => contrast(ink, ground)))
  return worst('#FFFFFF') > worst('#000000') ? '#FFFFFF' : '#000000'
}
