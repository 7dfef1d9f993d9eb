// The colour in which a line runs through several pictures.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'

/** A colour of the brand that is seen on all of the grounds, so that nothing changes at a seam. */
export function seamColour({ theme }: Page, grounds: readonly Ground[]): string {
  const all = [
    theme.plain.accent,
    theme.plain.lead,
    ...theme.vivid.map(one => one.paper),
    theme.plain.ink,
    theme.deep.ink,
  ]
  const seen = (colour: string) => Math.min(...grounds.map(ground => contrast(colour, ground.paper)))
  const most = all.toSorted((a, b) => seen(b) - seen(a))[0] ?? theme.plain.ink
  return all.find(colour => seen(colour) >= 1.7) ?? mix(most, theme.plain.paper, 0.1)
}
