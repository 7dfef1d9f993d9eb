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
const MOST_EXTRA = 4
const WORTH_TELLING = 0.2
const MOST_COLOURS = 200

/** One colour and all that was said of it. */
type Colour = { hex: string; evidence: Evidence[] }

/** 2 points of weight make 0.39, 5 make 0.71, 8 make 0.86. */
const sureness = (weight: number) => 1 - Math.exp(-weight / 4)

export type PaletteDraft = { palette: Palette; facts: Fact[] }

export function draftPalette(evidence: readonly Evidence[]): PaletteDraft {
  const colours = merged(evidence)
  const weightOf = (colour: Colour, ...roles: Role[]) =>
    colour.evidence.filter(one => roles.includes(one.role)).reduce((sum, one) => sum + one.weight, 0)
  const taken: Colour[] = []
  const facts: Fact[] = []
  const palette: Palette = {}

  const choose = (role: Role, weight: (colour: Colour) => number, fits: (colour: Colour) => boolean): void => {
    const [best] = colours
      .filter(colour => weight(colour) > 0 && fits(colour))
      .sort((a, b) => weight(b) - weight(a) || (a.hex < b.hex ? -1 : 1))
    if (!best) return
    const sources = [...best.evidence].sort((a, b) => b.weight - a.weight).map(one => one.source)
    const fact = single(`palette.${role}`, best.hex, sureness(weight(best)), sources)
    if (fact.confidence >= WORTH_TELLING) facts.push(fact)
    if (fact.confidence < SURE_ENOUGH) return
    taken.push(best)
    palette[role] = best.hex
  }
  const free = (colour: Colour) => !taken.includes(colour)
  const apart = (colour: Colour) => taken.every(other => distance(other.hex, colour.hex) >= APART)
  const readable = (colour: Colour) => contrast(colour.hex, palette.background ?? '#FFFFFF') >= READABLE

  choose(
    'background',
    colour => weightOf(colour, 'background'),
    () => true,
  )
  choose(
    'text',
    colour => weightOf(colour, 'text'),
    colour => free(colour) && readable(colour),
  )
  const vivid = (colour: Colour) => isChromatic(colour.hex) && free(colour)
  choose('primary', colour => weightOf(colour, 'primary') + weightOf(colour, 'accent') / 4, vivid)
  if (!palette.primary) choose('primary', colour => weightOf(colour, 'primary'), free)
  choose(
    'accent',
    colour => weightOf(colour, 'accent') + weightOf(colour, 'primary') / 4,
    colour => vivid(colour) && apart(colour),
  )
  choose(
    'secondary',
    colour => weightOf(colour, 'secondary') + weightOf(colour, 'accent') / 4,
    colour => free(colour) && apart(colour),
  )
  choose('surface', colour => weightOf(colour, 'surface'), free)
  choose(
    'muted',
    colour => weightOf(colour, 'muted'),
    colour => free(colour) && contrast(colour.hex, palette.background ?? '#FFFFFF') >= 3,
  )
  const extra = colours
    .filter(colour => vivid(colour) && apart(colour) && weightOf(colour, 'primary', 'accent', 'secondary') >= 3)
    .slice(0, MOST_EXTRA)
    .map(colour => colour.hex)
  return { palette: extra.length > 0 ? { ...palette, extra } : palette, facts }
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
