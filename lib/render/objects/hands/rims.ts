// Outlines of the parts that would be lost on the paper: white soles on white, black wheels at night.
import { contrast, distance, lch, shade } from '#lib/render/colour/oklch.ts'
import type { Tone } from '#lib/render/objects/shape.ts'

const APART = 1.4
/** A side in the shade needs no line of its own where its hue is seen. */
const HUED = 0.2

export function rimsOn(paper: string, tones: Record<Tone, string>): Partial<Record<Tone, string>> {
  const lost = Object.entries(tones).filter(
    ([tone, colour]) => contrast(colour, paper) < APART && !(tone === 'shade' && distance(colour, paper) > HUED),
  )
  return Object.fromEntries(lost.map(([tone, colour]) => [tone, rimOf(colour, paper)]))
}

/** Of the same hue as the part, far enough from the paper. */
function rimOf(colour: string, paper: string): string {
  const { l, c } = lch(colour)
  const dark = shade(colour, { l: l * 0.74, c: Math.max(c, 0.025) })
  return contrast(dark, paper) >= 1.5 ? dark : shade(colour, { l: Math.min(0.97, l + 0.3) })
}
