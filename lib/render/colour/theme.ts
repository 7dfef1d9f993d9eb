import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { hex, lch } from '#lib/render/colour/oklch.ts'
import type { Palette, Scheme } from '#lib/render/picture.ts'

export type Theme = {
  /** The brand's everyday paper. */
  plain: Ground
  /** Full grounds of the brand's loud colours, at least one. */
  vivid: [Ground, ...Ground[]]
  /** A dark, tinted ground. */
  deep: Ground
  /** A pale (or, in a dark scheme, dim) wash of the leading colour. */
  soft: Ground
  dark: boolean
}

const FALLBACK = '#3B5BDB'

/** Total: any palette, however hostile, gives grounds on which every role can be read. */
export function themeOf(palette: Palette, scheme: Scheme): Theme {
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
  const vivid = vividPapers(loud, lead, scheme).map(make)
  return {
    plain: make(plainPaper(palette, colours, lead, dark)),
    vivid: [vivid[0] ?? make(lead), ...vivid.slice(1)],
    deep: make(deepPaper(colours, lead)),
    soft: make(softPaper(lead, dark)),
    dark,
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

/** The brand's darkest own colour, if it has one that is dark enough. */
function deepPaper(colours: string[], lead: string): string {
  const own = colours.filter(colour => between(lch(colour).l, 0.1, 0.34)).toSorted((a, b) => lch(b).c - lch(a).c)[0]
  const { c, h } = lch(own ?? lead)
  return own ?? hex({ l: 0.22, c: Math.min(0.07, c * 0.6), h })
}

function softPaper(lead: string, dark: boolean): string {
  const { c, h } = lch(lead)
  return hex(dark ? { l: 0.24, c: Math.min(0.055, c * 0.5), h } : { l: 0.925, c: Math.min(0.06, c * 0.5), h })
}

/** A loud colour whose middle lightness leaves little contrast either way is moved out of that band. */
function vividPapers(loud: string[], lead: string, scheme: Scheme): string[] {
  const wanted = loud.filter(colour => lch(colour).c > 0.085).slice(0, 5)
  const papers = (wanted.length > 0 ? wanted : [lead]).map(colour => {
    const { l, c, h } = lch(colour)
    if (between(l, 0.6, 0.68)) return hex({ l: 0.7, c, h })
    return colour
  })
  const fits = (colour: string) =>
    scheme === 'auto' || (scheme === 'light' ? lch(colour).l >= 0.6 : lch(colour).l < 0.6)
  const matching = papers.filter(fits)
  if (matching.length > 0) return matching
  const { c, h } = lch(papers[0] ?? lead)
  return [hex(scheme === 'light' ? { l: 0.8, c, h } : { l: 0.42, c, h })]
}

function between(value: number, low: number, high: number): boolean {
  return value >= low && value <= high
}

function unique(colours: (string | undefined)[]): string[] {
  return [...new Set(colours.filter(colour => colour !== undefined).map(colour => colour.toUpperCase()))]
}
