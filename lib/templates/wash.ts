import type { Ground } from '#lib/render/colour/ground.ts'
import { lch, mix, shade, stops } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'

/** A ground that grows darker downwards, so that a device stands out from it. */
export function washed(on: Ground): { background: string; at(share: number): string } {
  const { l, c, h } = lch(on.paper)
  const light = shade(on.paper, { l: Math.min(0.97, l + (on.dark ? 0.05 : 0.03)) })
  const low = shade(on.paper, { l: Math.max(0.08, l - (on.dark ? 0.07 : 0.13)), c: c * 1.5, h: h - 7 })
  const top = reaches(on.ink, [light], LARGE) ? light : on.paper
  return {
    background: `linear-gradient(168deg, ${stops([top, on.paper, low], [0, 42, 100])})`,
    at: share => mix(on.paper, low, Math.max(0, share - 0.42) / 0.58),
  }
}
