// What has a colour by nature, whatever the brand's: no water is brown, no sun green, no lawn pink.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, hex, type Lch, lch } from '#lib/render/colour/oklch.ts'
import type { Light } from '#lib/render/places/paints.ts'

/** `sun` is the moon after dark. */
export type Matter = Land | Ripe | 'sun'
type Land = 'water' | 'leaf' | 'sand'
type Ripe = 'petal' | 'fruit' | 'grape'

/** Hues that it may have, the one that it has where the brand has none of these, and its least and most chroma. */
type Hues = { from: number; to: number; own: number }
type Kind = Hues & { least: number; most: number; palest: number }

const LAND: Record<Land, Kind> = {
  water: { from: 172, to: 262, own: 232, least: 0.05, most: 0.11, palest: 0.9 },
  leaf: { from: 112, to: 168, own: 140, least: 0.055, most: 0.1, palest: 0.92 },
  sand: { from: 62, to: 98, own: 82, least: 0.04, most: 0.085, palest: 0.95 },
}

/** The colour of matter that stands as deep in its place as `paint` does: of that lightness, in a hue of its own. */
export function paintOf(matter: Matter, paint: string, look: { on: Ground; others: readonly string[]; light: Light }) {
  if (matter === 'sun') return shining(paint, look.on.paper, look.light)
  if (isRipe(matter)) return ripe(paint, RIPE[matter])
  const kind = LAND[matter]
  const { l, c, h } = lch(paint)
  if (c >= kind.least * 0.8 && isOf(kind, h) && l <= kind.palest) return paint
  const bounded = Math.min(kind.most, Math.max(kind.least, c))
  return hex({ l: Math.min(l, kind.palest), c: bounded, h: hueOf(kind, look) })
}

const isOf = ({ from, to }: Hues, hue: number): boolean => hue >= from && hue <= to

/** Blossoms come in all colours, fruit in few; none of them is grey. */
const RIPE: Record<Ripe, Hues> = {
  petal: { from: 0, to: 360, own: 8 },
  fruit: { from: 8, to: 58, own: 27 },
  grape: { from: 285, to: 345, own: 318 },
}

const isRipe = (matter: Matter): matter is Ripe => matter in RIPE

function ripe(paint: string, hues: Hues): string {
  const { l, c, h } = lch(paint)
  return c > 0.09 && l > 0.42 && isOf(hues, h)
    ? paint
    : hex({ l: hues === RIPE.grape ? 0.48 : 0.62, c: 0.17, h: hues.own })
}

/** The brand's own where it has such a hue: its teal is its sea. */
function hueOf(kind: Kind, { on, others }: { on: Ground; others: readonly string[] }): number {
  const hues = [on.paper, on.lead, on.accent, ...others].map(lch).filter(({ c, h }) => c > 0.04 && isOf(kind, h))
  return hues[0]?.h ?? kind.own
}

const SEEN = 1.4
const BY_DAY: readonly Lch[] = [
  { l: 0.88, c: 0.15, h: 92 },
  { l: 0.8, c: 0.15, h: 74 },
  { l: 0.7, c: 0.17, h: 52 },
  { l: 0.985, c: 0.03, h: 95 },
]
const BY_NIGHT: readonly Lch[] = [
  { l: 0.94, c: 0.06, h: 98 },
  { l: 0.82, c: 0.1, h: 88 },
  { l: 0.7, c: 0.1, h: 80 },
]

/** The accent where it shines, else the first light that is seen before the sky. */
function shining(accent: string, paper: string, light: Light): string {
  const { l, c, h } = lch(accent)
  const isWarm = l > 0.62 && c > 0.07 && h > 35 && h < 110
  const lights = (light === 'night' ? BY_NIGHT : BY_DAY).map(hex)
  const all = isWarm && light !== 'night' ? [accent, ...lights] : lights
  const best = all.reduce((one, other) => (contrast(other, paper) > contrast(one, paper) ? other : one))
  return all.find(one => contrast(one, paper) >= SEEN) ?? best
}
