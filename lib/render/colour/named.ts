// The colour of a brand that goes by a name (“our green”).
import { lch } from '#lib/render/colour/hex-lch.ts'
import { hueTurn } from '#lib/render/colour/hue.ts'
import { COLOURS } from '#lib/render/objects/colours.ts'
import type { Palette } from '#lib/render/picture.ts'

/** From this chroma on a colour has a hue, and so many degrees from another it is another. */
const [HUED, APART] = [0.045, 32]
/** Of hues that are one, how much darker or lighter is another name (“navy” is no “blue”). */
const STEP = 0.3
/** What is nearly grey is called by a colour last. */
const FAINT = 0.08

/** The colour of a palette that goes by a name. */
export function colourIn({ extra = [], ...named }: Palette, name: string): string | undefined {
  const wanted = lch(COLOURS[name] ?? '#000000')
  const own = [named.primary, named.secondary, named.accent, ...extra, named.background, named.surface, named.text]
  const farness = (colour: string): number => {
    const { l, c, h } = lch(colour)
    const turn = Math.abs(hueTurn(wanted.h, h))
    const isHued = wanted.c >= HUED
    if (c >= HUED !== isHued || (isHued && turn > APART) || Math.abs(l - wanted.l) > STEP) return Infinity
    return (isHued ? turn / APART + (c < FAINT ? 1 : 0) : 0) + Math.abs(l - wanted.l)
  }
  const found = own.filter(colour => colour !== undefined).toSorted((a, b) => farness(a) - farness(b))[0]
  return found && farness(found) < Infinity ? found : undefined
}
