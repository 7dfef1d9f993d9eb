import { recent } from '#lib/recent.ts'
import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { hex, type Lch, lch } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import type { Palette, Scheme } from '#lib/render/picture.ts'

export type Theme = {
  /** The brand's everyday paper. */
  plain: Ground
  /** Full grounds of the brand's loud colours, at least one. */
  vivid: [Ground, ...Ground[]]
  /** The same and all other colours of the palette that can be a ground, for brands that play. */
  playful: [Ground, ...Ground[]]
  /** A dark, tinted ground. */
  deep: Ground
  /** A pale (or, in a dark scheme, dim) wash of the leading colour. */
  soft: Ground
  dark: boolean
  /** As it was asked for, where `dark` is what that came to. */
  scheme: Scheme
}

const FALLBACK = '#3B5BDB'

/** Finding colours that can be read takes milliseconds, and every attempt at a picture asks for the same. */
const known = recent<Theme>(32)

/** Total: any palette, however hostile, gives grounds on which every role can be read. */
export function themeOf(palette: Palette, scheme: Scheme): Theme {
  const name = JSON.stringify([palette, scheme])
  return known.get(name) ?? known.keep(name, derived(palette, scheme))
}

function derived(palette: Palette, scheme: Scheme): Theme {
  const all = [
    palette.primary,
    palette.accent,
    palette.secondary,
    ...(palette.extra ?? []),
    palette.background,
    palette.surface,
    palette.text,
    palette.muted,
  ]
  const colours = unique(all)
  const loud = colours.filter(colour => lch(colour).c > 0.055 && between(lch(colour).l, 0.12, 0.97))
  const lead = loud[0] ?? colours.find(colour => between(lch(colour).l, 0.1, 0.95)) ?? FALLBACK
  const inks = unique([palette.text, palette.background, palette.surface, ...colours])
  const leads = unique([palette.primary, palette.accent, palette.secondary, ...loud, lead])
  const accents = unique([palette.accent, palette.secondary, ...loud])
  const dark = scheme === 'dark' || (scheme === 'auto' && lch(palette.background ?? '#FFFFFF').l < 0.5)
  const make = (paper: string) => groundOn(paper, { inks, lead: leads, accent: accents })
  const { primary, secondary, background } = palette
  const signature = vividPapers({ primary, secondary, background }, lead, scheme, inks).map(make)
  const playful = vividPapers(palette, lead, scheme, inks).map(make)
  return {
    plain: make(plainPaper(palette, colours, lead, dark)),
    vivid: [signature[0] ?? make(lead), ...signature.slice(1)],
    playful: [playful[0] ?? make(lead), ...playful.slice(1)],
    deep: make(deepPaper(palette, colours, lead)),
    soft: make(softPaper(palette, colours, lead, dark)),
    dark,
    scheme,
  }
}

function plainPaper(palette: Palette, colours: string[], lead: string, dark: boolean): string {
  const fits = (colour: string) => (dark ? lch(colour).l < 0.3 : lch(colour).l > 0.9) && lch(colour).c < 0.06
  const own = [palette.background, palette.surface, palette.text].filter(colour => colour !== undefined).find(fits)
  const { h, c } = lch(lead)
  return (
    own ??
    colours.find(fits) ??
    hex(dark ? { l: 0.16, c: Math.min(0.02, c), h } : { l: 0.972, c: Math.min(0.012, c), h })
  )
}

/** A dark brand's own night, else the darkest colour that still has a hue. */
function deepPaper(palette: Palette, colours: string[], lead: string): string {
  if (palette.background && lch(palette.background).l < 0.3) return palette.background
  const own = colours.filter(colour => between(lch(colour).l, 0.1, 0.42)).toSorted((a, b) => lch(b).c - lch(a).c)[0]
  if (own && lch(own).c >= HUED) return own
  // Nobody sees the brand in the near-black of its text.
  const hued = colours.filter(colour => lch(colour).c >= HUED && lch(colour).l < 0.7)
  const darkest = hued.toSorted((a, b) => lch(a).l - lch(b).l)[0]
  if (!darkest && own) return own
  const { l, c, h } = lch(darkest ?? lead)
  return hex({ l: darkest ? Math.min(l, NIGHT) : 0.22, c: Math.min(darkest ? 0.1 : 0.07, c * 0.8), h })
}

/** Chroma from which a dark colour is seen as one, and how light a dark ground is at most. */
const [HUED, NIGHT] = [0.035, 0.33]

/** A pale wash of the brand's lightest colour that has a hue; at night, the paper a step lighter. */
function softPaper({ background }: Palette, colours: string[], lead: string, dark: boolean): string {
  if (dark) {
    const { l, c, h } = lch(background && lch(background).l < 0.3 ? background : lead)
    return hex({ l: Math.min(0.26, Math.max(0.2, l + 0.06)), c: Math.min(0.025, Math.max(c, 0.012)), h })
  }
  const pale = colours.find(
    colour => colour !== background && between(lch(colour).l, 0.74, 0.94) && lch(colour).c > 0.03,
  )
  const { c, h } = lch(pale ?? lead)
  return hex({ l: 0.925, c: Math.min(0.06, c * 0.6), h })
}

/** Full grounds: the brand's signature first, loud colours after it; muddy middle tones only when there is nothing else. */
function vividPapers(
  { primary, secondary, accent, extra = [], background }: Palette,
  lead: string,
  scheme: Scheme,
  inks: string[],
): string[] {
  const night = background && lch(background).l < 0.3
  const own = unique([primary, secondary, accent, ...extra]).filter(colour => {
    const { l, c } = lch(colour)
    return l < 0.4 ? c > 0.035 && !night : c > 0.075 && !(between(l, 0.42, 0.66) && c < 0.1)
  })
  const papers = (own.length > 0 ? own : [lead]).slice(0, 4).map(colour => lifted(colour, inks))
  const fits = (colour: string) =>
    scheme === 'auto' || (scheme === 'light' ? lch(colour).l >= 0.6 : lch(colour).l < 0.6)
  const matching = papers.filter(fits)
  if (matching.length > 0) return matching
  const { c, h } = lch(papers[0] ?? lead)
  return [hex(scheme === 'light' ? { l: 0.84, c, h } : atNight({ c, h }))]
}

const EMBER = 34
const FOREST = 150
/** How far a shade may leave the line from grey to the brand's own colour, in OKLab. */
const ASTRAY = 0.05

/** A loud colour after dark: orange glows red like embers and lime turns to forest, where the hue itself would turn to mud. */
function atNight({ c, h }: { c: number; h: number }): Lch {
  const aim = between(h, EMBER, 82) ? EMBER : between(h, 82, FOREST) ? FOREST : h
  const most = aim === EMBER ? 0.125 : aim === FOREST ? 0.09 : 0.14
  const chroma = Math.min(c, most)
  const reach = (Math.asin(Math.min(1, ASTRAY / chroma)) * 180) / Math.PI
  const turn = Math.max(-reach, Math.min(reach, (aim - h) * 0.8))
  return { l: aim === h ? 0.38 : 0.37, c: chroma, h: h + turn }
}

/** A middle tone is lightened a little when that lets the brand's dark ink be read on it. */
function lifted(colour: string, inks: string[]): string {
  const { l, c, h } = lch(colour)
  const readableOn = (paper: string) => inks.some(ink => lch(ink).c < 0.16 && reaches(ink, [paper], LARGE))
  for (let step = 0; step <= 7; step++) {
    const tried = step === 0 ? colour : hex({ l: l + step * 0.01, c, h })
    if (readableOn(tried)) return tried
  }
  return colour
}

function between(value: number, low: number, high: number): boolean {
  return value >= low && value <= high
}

function unique(colours: (string | undefined)[]): string[] {
  return [...new Set(colours.filter(colour => colour !== undefined).map(colour => colour.toUpperCase()))]
}
