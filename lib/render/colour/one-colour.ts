// A thing that is seen on several grounds of one film or set: in one colour on all of them.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, lch } from '#lib/render/colour/oklch.ts'

/** Against each paper; below it a colour is outlined. */
const [WELL, SEEN] = [1.7, 1.35]
/** Chroma from which a colour is one of the brand's and not ink. */
const HUED = 0.05

/** `on` with the leading colour that things keep on all of them: the first with a hue that stands out everywhere, else that which is lost least. */
export function inOneColour(on: Ground, all: readonly Ground[]): Ground {
  const colours = [...all.map(({ lead }) => lead), ...all.map(({ accent }) => accent)]
  const least = (colour: string) => Math.min(...all.map(({ paper }) => contrast(colour, paper)))
  const hued = colours.filter(colour => lch(colour).c > HUED)
  const best = (some: readonly string[]) => some.toSorted((a, b) => least(b) - least(a))[0]
  const bestHued = best(hued)
  const seen = bestHued && least(bestHued) >= SEEN ? bestHued : best(colours)
  return { ...on, lead: hued.find(colour => least(colour) >= WELL) ?? seen ?? on.lead }
}
