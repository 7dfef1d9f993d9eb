// From everything that a site says about its colours to one palette, each role with what speaks for it.
import type { Role } from '#lib/brand/dna/palette.ts'
import type { Evidence } from '#lib/brand/import/evidence.ts'
import { type Fact, SURE_ENOUGH, single } from '#lib/brand/import/fact.ts'
import { distance, distanceOf, isChromatic, type Place, placeOf } from '#lib/brand/site/colour.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import type { Palette } from '#lib/render/picture.ts'

const SAME = 0.03
const APART = 0.12
const READABLE = 4.5
const SEEN = 3
const MOST_EXTRA = 4
const WORTH_TELLING = 0.2
const MOST_COLOURS = 200

/** One colour and all that was said of it. */
type Colour = { hex: string; evidence: Evidence[] }

/** 2 points of weight make 0.39, 5 make 0.71, 8 make 0.86. */
const sureness = (weight: number) => 1 - Math.exp(-weight / 4)

export type PaletteDraft = { palette: Palette; facts: Fact[] }

/** What has been chosen so far. */
type Chosen = { taken: Colour[]; palette: Palette }
type Fits = (colour: Colour, chosen: Chosen) => boolean

const weightOf = (colour: Colour, ...roles: Role[]) =>
  colour.evidence.filter(one => roles.includes(one.role)).reduce((sum, one) => sum + one.weight, 0)

const any: Fits = () => true
const free: Fits = (colour, { taken }) => !taken.includes(colour)
const apart: Fits = (colour, { taken }) => taken.every(other => distance(other.hex, colour.hex) >= APART)
const vivid: Fits = (colour, chosen) => isChromatic(colour.hex) && free(colour, chosen)
const readable =
  (least: number): Fits =>
  (colour, { palette }) =>
    contrast(colour.hex, palette.background ?? '#FFFFFF') >= least
const both =
  (one: Fits, other: Fits): Fits =>
  (colour, chosen) =>
    one(colour, chosen) && other(colour, chosen)

/** In this order; what speaks for the second role speaks for the first as well, by a quarter. A role that is filled stays. */
const CHOICES: { role: Role; akin?: Role; fits: Fits }[] = [
  { role: 'background', fits: any },
  { role: 'text', fits: both(free, readable(READABLE)) },
  { role: 'primary', akin: 'accent', fits: vivid },
  { role: 'primary', fits: free },
  { role: 'accent', akin: 'primary', fits: both(vivid, apart) },
  { role: 'secondary', akin: 'accent', fits: both(free, apart) },
  { role: 'surface', fits: free },
  { role: 'muted', fits: both(free, readable(SEEN)) },
]

export function draftPalette(evidence: readonly Evidence[]): PaletteDraft {
  const colours = merged(evidence)
  const facts: Fact[] = []
  const chosen: Chosen = { taken: [], palette: {} }
  for (const { role, akin, fits } of CHOICES) {
    if (chosen.palette[role]) continue
    const weight = (colour: Colour) => weightOf(colour, role) + (akin ? weightOf(colour, akin) / 4 : 0)
    const [best] = colours
      .filter(colour => weight(colour) > 0 && fits(colour, chosen))
      .sort((a, b) => weight(b) - weight(a) || (a.hex < b.hex ? -1 : 1))
    if (!best) continue
    const sources = [...best.evidence].sort((a, b) => b.weight - a.weight).map(one => one.source)
    const fact = single(`palette.${role}`, best.hex, sureness(weight(best)), sources)
    if (fact.confidence >= WORTH_TELLING) facts.push(fact)
    if (fact.confidence < SURE_ENOUGH) continue
    chosen.taken.push(best)
    chosen.palette[role] = best.hex
  }
  const further = both(vivid, apart)
  const extra = colours
    .filter(colour => further(colour, chosen) && weightOf(colour, 'primary', 'accent', 'secondary') >= 3)
    .slice(0, MOST_EXTRA)
    .map(colour => colour.hex)
  return { palette: extra.length > 0 ? { ...chosen.palette, extra } : chosen.palette, facts }
}

/** Colours that nobody can tell apart are one, named by the one with the most weight. */
function merged(evidence: readonly Evidence[]): Colour[] {
  const groups = Map.groupBy(
    [...evidence].sort((a, b) => b.weight - a.weight),
    one => one.hex,
  )
  const found: (Colour & { place: Place })[] = []
  for (const [hex, said] of groups) {
    const place = placeOf(hex)
    const near = found.find(colour => distanceOf(colour.place, place) < SAME)
    if (near) near.evidence.push(...said)
    else if (found.length < MOST_COLOURS) found.push({ hex, evidence: said, place })
  }
  return found
}
