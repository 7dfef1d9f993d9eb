import type { FontFace } from '#lib/ports/fonts.ts'
import type { SceneFile } from '#lib/render/scene.ts'

/** How a family is set when it carries headlines, figures or running text. Distances in em. */
export type Cut = {
  weight: number
  tracking: number
  leading: number
  variations?: string
  stretch?: string
  /** Figures of one width, so that those under each other are compared. */
  tabular?: boolean
  /** Without the pairs of the font: a comma that is drawn under the figure beside it. */
  unpaired?: boolean
  /** Added to each space between words. */
  space?: number
  /** By how much commas and apostrophes come nearer, where the face sets them wide and has no pairs for them. */
  marks?: number
}

/** A font file of a brand: its place in the library names it. */
export type OwnFace = FontFace & { path: string; file: SceneFile }

export type Family = {
  name: string
  package: string
  kind: 'sans' | 'serif' | 'mono'
  display: Cut
  text: Cut
  /** A cut for one huge number, where the family has a better one than its display cut. */
  figure?: Cut
  /** The display cut in other widths, where the family has them. */
  widths?: { narrow: Cut; wide?: Cut }
  /** Its italic sets the second line of a headline well. */
  italic_line?: boolean
  /** The file of a brand's own that it is, and the curated family that draws what that lacks. */
  own?: { face: OwnFace; others: readonly OwnFace[]; instead: Family }
}

const sans: Cut = { weight: 450, tracking: -0.01, leading: 1.36 }

const list: Family[] = [
  {
    name: 'Geist',
    package: 'geist',
    kind: 'sans',
    display: { weight: 600, tracking: -0.045, leading: 1 },
    text: { weight: 400, tracking: -0.01, leading: 1.38 },
  },
  {
    name: 'Inter',
    package: 'inter',
    kind: 'sans',
    display: { weight: 650, tracking: -0.042, leading: 1.02 },
    text: { weight: 420, tracking: -0.012, leading: 1.38 },
  },
  {
    name: 'DM Sans',
    package: 'dm-sans',
    kind: 'sans',
    display: { weight: 650, tracking: -0.04, leading: 1.02 },
    text: sans,
  },
  {
    name: 'Manrope',
    package: 'manrope',
    kind: 'sans',
    display: { weight: 700, tracking: -0.045, leading: 1.04 },
    text: { ...sans, weight: 500 },
  },
  {
    name: 'Figtree',
    package: 'figtree',
    kind: 'sans',
    display: { weight: 700, tracking: -0.028, leading: 1 },
    text: sans,
  },
  {
    name: 'Instrument Sans',
    package: 'instrument-sans',
    kind: 'sans',
    display: { weight: 620, tracking: -0.04, leading: 1.02 },
    text: { ...sans, tracking: -0.012 },
  },
  {
    name: 'Jost',
    package: 'jost',
    kind: 'sans',
    display: { weight: 500, tracking: -0.03, leading: 1.02 },
    text: { weight: 400, tracking: 0, leading: 1.4 },
  },
  {
    name: 'Plus Jakarta Sans',
    package: 'plus-jakarta-sans',
    kind: 'sans',
    display: { weight: 750, tracking: -0.04, leading: 1.04, marks: 0.055 },
    text: { ...sans, weight: 500, marks: 0.035 },
  },
  {
    name: 'Nunito',
    package: 'nunito',
    kind: 'sans',
    display: { weight: 850, tracking: -0.03, leading: 1.02 },
    text: { ...sans, weight: 500 },
  },
  {
    name: 'Gabarito',
    package: 'gabarito',
    kind: 'sans',
    display: { weight: 800, tracking: -0.016, leading: 0.98 },
    text: { weight: 500, tracking: -0.012, leading: 1.28 },
  },
  {
    name: 'Space Grotesk',
    package: 'space-grotesk',
    kind: 'sans',
    display: { weight: 600, tracking: -0.045, leading: 1.02 },
    text: { ...sans, weight: 400 },
  },
  {
    name: 'Sora',
    package: 'sora',
    kind: 'sans',
    display: { weight: 680, tracking: -0.045, leading: 1.06 },
    text: { ...sans, weight: 400 },
  },
  {
    name: 'Bricolage Grotesque',
    package: 'bricolage-grotesque',
    kind: 'sans',
    // Left to itself its optical size follows the letters, and a width told at one size is wrong at another.
    display: { weight: 700, tracking: -0.022, leading: 0.98, stretch: '100%', variations: '"opsz" 96' },
    widths: { narrow: { weight: 800, tracking: -0.004, leading: 0.94, stretch: '75%', variations: '"opsz" 96' } },
    text: { ...sans, stretch: '100%', variations: '"opsz" 20' },
  },
  {
    name: 'Archivo',
    package: 'archivo',
    kind: 'sans',
    display: { weight: 880, tracking: -0.032, leading: 0.97, stretch: '120%' },
    figure: { weight: 900, tracking: -0.012, leading: 0.9, stretch: '62%' },
    widths: {
      narrow: { weight: 880, tracking: -0.008, leading: 0.94, stretch: '70%' },
      wide: { weight: 880, tracking: -0.032, leading: 0.97, stretch: '120%' },
    },
    text: { weight: 500, tracking: -0.01, leading: 1.35, stretch: '100%' },
  },
  {
    name: 'Fraunces',
    package: 'fraunces',
    kind: 'serif',
    display: { weight: 600, tracking: -0.034, leading: 1, variations: '"SOFT" 100, "WONK" 1, "opsz" 144' },
    text: { weight: 400, tracking: -0.005, leading: 1.42, variations: '"SOFT" 50, "WONK" 0, "opsz" 14' },
  },
  {
    name: 'Newsreader',
    package: 'newsreader',
    kind: 'serif',
    display: { weight: 400, tracking: -0.038, leading: 1, variations: '"opsz" 72' },
    text: { weight: 400, tracking: 0, leading: 1.42, variations: '"opsz" 16' },
  },
  {
    name: 'Cormorant',
    package: 'cormorant',
    kind: 'serif',
    display: { weight: 450, tracking: -0.032, leading: 0.98 },
    text: { weight: 500, tracking: 0, leading: 1.36 },
    italic_line: true,
  },
  {
    name: 'Playfair Display',
    package: 'playfair-display',
    kind: 'serif',
    display: { weight: 500, tracking: -0.025, leading: 1.04 },
    text: { weight: 400, tracking: 0, leading: 1.42 },
    italic_line: true,
  },
  {
    name: 'Source Serif 4',
    package: 'source-serif-4',
    kind: 'serif',
    display: { weight: 500, tracking: -0.03, leading: 1.04 },
    text: { weight: 400, tracking: 0, leading: 1.44 },
  },
  {
    name: 'Geist Mono',
    package: 'geist-mono',
    kind: 'mono',
    display: { weight: 500, tracking: -0.03, leading: 1.1 },
    text: { weight: 400, tracking: 0, leading: 1.5 },
  },
  {
    name: 'JetBrains Mono',
    package: 'jetbrains-mono',
    kind: 'mono',
    display: { weight: 600, tracking: -0.03, leading: 1.1 },
    text: { weight: 400, tracking: 0, leading: 1.5 },
  },
]

export const FAMILIES: readonly string[] = list.map(family => family.name)

const byName = new Map(list.map(family => [family.name.toLowerCase(), family]))

/** Undefined for a family that is not among the curated ones. */
export function familyNamed(name: string): Family | undefined {
  return byName.get(
    name
      .trim()
      .toLowerCase()
      .replace(/\s{1,9}variable$/, ''),
  )
}

/** A family whose headlines stand in another of its widths; one without such a width stays as it is. */
export function inWidth(family: Family, width: 'narrow' | 'plain' | 'wide'): Family {
  const cut = width === 'plain' ? undefined : family.widths?.[width]
  return cut ? { ...family, display: cut } : family
}
