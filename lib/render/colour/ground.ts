import { hueTurn } from '#lib/render/colour/hue.ts'
import { contrast, distance, hex, lch, mix } from '#lib/render/colour/oklch.ts'
import { BODY, LARGE, QUIET, reaches, readable, SHAPE } from '#lib/render/colour/readable.ts'

/** A coloured surface and every colour that may stand on it. */
export type Ground = {
  paper: string
  /** A panel on the paper. */
  raised: string
  /** Headlines: 32 px and up. */
  ink: string
  /** Running text. */
  body: string
  muted: string
  /** Hairlines and grids. */
  line: string
  /** The brand's leading colour as shapes are filled with it. */
  lead: string
  /** The leading colour where it is text. */
  lead_ink: string
  on_lead: string
  /** The one small spot of another colour. */
  accent: string
  /** A quieter companion of the lead, for artwork and the calm bars of a chart. */
  calm: string
  dark: boolean
}

export type Colours = { inks: readonly string[]; lead: readonly string[]; accent: readonly string[] }

/** Derives a ground from its paper and the brand's colours, each list in the order of preference. */
export function groundOn(wanted: string, colours: Colours): Ground {
  const paper = legible(wanted)
  const { l, c, h } = lch(paper)
  const ink = inkOn(paper, colours.inks)
  const dark = lch(ink).l > l
  const raised = hex({ l: dark ? l + 0.045 : Math.min(0.995, l + 0.022), c: c * (dark ? 1 : 0.6), h })
  const lead = spotOn(paper, ink, colours.lead)
  return {
    paper,
    raised,
    ink,
    body: bodyOn(paper, ink),
    muted: mutedOn(paper, ink),
    // Light lines on a dark paper look thinner than dark ones on a light paper.
    line: mix(paper, ink, dark ? 0.28 : 0.15),
    lead,
    lead_ink: spotInk(lead, paper, raised, ink),
    on_lead: inkOn(lead, [ink, paper, ...colours.inks]),
    accent: spotOn(
      paper,
      ink,
      colours.accent.filter(colour => distinct(colour, lead)),
      lead,
    ),
    calm: calmOn(paper, lead, ink),
    dark,
  }
}

function inkOn(paper: string, inks: readonly string[]): string {
  const calm = inks.filter(ink => lch(ink).c < 0.16)
  const own = calm.find(ink => reaches(ink, [paper], LARGE))
  if (own) return own
  const { h, c } = lch(paper)
  const made = [
    hex({ l: 0.17, c: Math.min(0.03, c), h }),
    hex({ l: 0.975, c: Math.min(0.012, c), h }),
    '#000000',
    '#FFFFFF',
  ]
  const nearest = calm.toSorted((a, b) => contrast(b, paper) - contrast(a, paper))[0]
  const moved = nearest && contrast(nearest, paper) > 3 ? [readable(nearest, [paper], LARGE)] : []
  const candidates = [...moved, ...made]
  const strongest = candidates.toSorted((a, b) => contrast(b, paper) - contrast(a, paper))[0] ?? '#000000'
  return candidates.find(ink => reaches(ink, [paper], LARGE)) ?? strongest
}

/** A middle tone on which neither black nor white can be read is made lighter until one can. */
function legible(paper: string): string {
  const { l, c, h } = lch(paper)
  for (let step = 0; step < 30; step++) {
    const tried = step === 0 ? paper : hex({ l: l + step * 0.01, c, h })
    if (['#000000', '#FFFFFF'].some(ink => reaches(ink, [tried], LARGE))) return tried
  }
  return paper
}

/** Running text asks for more than headlines, as far as its paper can give it. */
function bodyOn(paper: string, ink: string): string {
  for (const target of [BODY, QUIET, LARGE]) {
    const tried = readable(ink, [paper], target)
    if (reaches(tried, [paper], target)) return tried
  }
  return ink
}

/** Ink let down towards the paper as far as small text allows, on a dark one less. */
function mutedOn(paper: string, ink: string): string {
  const target = lch(ink).l > lch(paper).l ? { wcag: 7, apca: BODY.apca } : { wcag: 5, apca: QUIET.apca }
  for (let share = 0.42; share > 0; share -= 0.03) {
    const tried = mix(ink, paper, share)
    if (reaches(tried, [paper], target)) return tried
  }
  return ink
}

function spotOn(paper: string, ink: string, wanted: readonly string[], otherwise = ink): string {
  const loud = wanted.filter(colour => lch(colour).c > 0.05 && distinct(colour, paper) && distinct(colour, ink))
  const seen = loud.find(colour => reaches(colour, [paper], SHAPE))
  if (seen) return seen
  // On a loud paper a second made-up hue would shout; ink does not.
  if (!loud[0] || lch(paper).c > 0.07) return otherwise
  return readable(loud[0], [paper], { wcag: 3, apca: 45 })
}

/** The lead as text: readable on paper and panel, or on the paper at least, or plain ink. */
function spotInk(lead: string, paper: string, raised: string, ink: string): string {
  const both = readable(lead, [paper, raised], QUIET)
  if (reaches(both, [paper, raised], QUIET) && !vibrates(both, paper)) return both
  const one = readable(lead, [paper], LARGE)
  return reaches(one, [paper], LARGE) && !vibrates(one, paper) ? one : ink
}

/** Two loud hues far from one another flicker at their edges, unless one is much darker. */
function vibrates(text: string, paper: string): boolean {
  const [t, p] = [lch(text), lch(paper)]
  const turn = Math.abs(hueTurn(p.h, t.h))
  return t.c > LOUD && p.c > LOUD && turn > FAR && contrast(text, paper) < MUCH
}

/** Chroma from which a colour is loud, degrees from which hues are far, and the contrast that parts them anyway. */
const [LOUD, FAR, MUCH] = [0.085, 50, 7]

/** Between lead and paper where their hues are neighbours, else a darker or lighter paper: foreign hues meet in grey. */
function calmOn(paper: string, lead: string, ink: string): string {
  const [p, k] = [lch(paper), lch(lead)]
  const turn = Math.abs(hueTurn(k.h, p.h))
  const foreign = p.c > 0.05 && (turn > 60 || k.c < 0.03)
  const base = foreign
    ? hex({ l: p.l > 0.5 ? p.l - 0.17 : p.l + 0.16, c: p.c * 0.96, h: p.h })
    : distinct(lead, ink) && k.c > 0.03
      ? mix(lead, paper, 0.5)
      : mix(paper, ink, 0.3)
  return contrast(base, paper) >= 1.3 ? base : mix(paper, ink, 0.34)
}

/** The colour in which artwork may fade out of the paper without passing through grey. */
export function tintOf({ paper, lead, ink, calm }: Ground): string {
  const [p, k] = [lch(paper), lch(lead)]
  const turn = Math.abs(hueTurn(k.h, p.h))
  return lead === ink || (p.c > 0.03 && turn > 60) ? calm : lead
}

const distinct = (a: string, b: string): boolean => distance(a, b) > 0.14
