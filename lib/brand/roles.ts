// Which of the colours found in a brand's pictures could play which part. Nothing is invented: a part that no colour fits stays open.
import type { Swatch } from '#lib/ports/library.ts'
import { distance } from '#lib/render/colour/distance.ts'
import { contrast, lch } from '#lib/render/colour/hex-lch.ts'
import type { Palette } from '#lib/render/picture.ts'

export type Found = { hex: string; in_logos: number; in_screens: number }

/** Nearer than this in OKLab, two colours play the same part. */
const SAME = 0.025
const APART = 0.12
const VIVID = 0.06
const NEAR_LIGHTNESS = 0.08
const READABLE = 7
const QUIET = 3
const MOST_EXTRA = 6

/** The colours of all pictures together with their mean shares, the heaviest first; like colours count under the heaviest. */
export function gather(logos: readonly Swatch[][], screens: readonly Swatch[][]): Found[] {
  const all = [
    ...logos.flat().map(({ hex, share }) => ({ hex, in_logos: share / logos.length, in_screens: 0 })),
    ...screens.flat().map(({ hex, share }) => ({ hex, in_logos: 0, in_screens: share / screens.length })),
  ]
  const found: Found[] = []
  for (const one of all.sort((a, b) => weight(b) - weight(a))) {
    const same = found.find(other => distance(lch(other.hex), lch(one.hex)) < SAME)
    if (!same) found.push({ ...one })
    else {
      same.in_logos += one.in_logos
      same.in_screens += one.in_screens
    }
  }
  return found.sort((a, b) => weight(b) - weight(a))
}

export function rolesOf(found: readonly Found[]): Palette {
  const background = [...found].sort((a, b) => b.in_screens - a.in_screens).find(one => one.in_screens > 0)?.hex
  const others = found.filter(one => one.hex !== background)
  const quiet = others.filter(one => lch(one.hex).c < VIVID)
  const grounded = background ? onGround(background, others, quiet) : {}
  // What is only ever text leads nothing, be it ever so slightly blue.
  const leading = others.filter(one => one.in_logos > 0 || one.hex !== grounded.text)
  const vivid = leading.filter(one => lch(one.hex).c >= VIVID).sort((a, b) => drawn(b) - drawn(a))
  const [primary, secondary, accent, ...extra] = spread(
    vivid.length > 0 ? vivid : others.filter(one => one.in_logos > 0),
  )
  return {
    ...named({ primary, secondary, accent, background }),
    ...grounded,
    ...(extra.length > 0 ? { extra: extra.slice(0, MOST_EXTRA) } : {}),
  }
}

function onGround(background: string, others: readonly Found[], quiet: readonly Found[]): Palette {
  const away = (one: Found) => Math.abs(lch(one.hex).l - lch(background).l)
  const against = (one: Found) => contrast(one.hex, background)
  return named({
    text: [...quiet, ...others].find(one => against(one) >= READABLE)?.hex,
    muted: quiet.find(one => against(one) >= QUIET && against(one) < READABLE)?.hex,
    surface: quiet.find(one => away(one) <= NEAR_LIGHTNESS)?.hex,
  })
}

/** The first of each group of like colours. */
function spread(colours: readonly Found[]): string[] {
  const kept: string[] = []
  for (const { hex } of colours) if (kept.every(other => distance(lch(other), lch(hex)) >= APART)) kept.push(hex)
  return kept
}

const named = (roles: Record<string, string | undefined>): Palette =>
  Object.fromEntries(Object.entries(roles).filter(([, hex]) => hex !== undefined))

const weight = ({ in_logos, in_screens }: Found) => in_logos + in_screens

/** How much a vivid colour stands for the brand: what is in its logo counts most. */
const drawn = ({ hex, in_logos, in_screens }: Found) => (3 * in_logos + in_screens) * lch(hex).c
