// How a brand carries out what its owner asked of the look of a post.
import { groundOn } from '#lib/render/colour/ground.ts'
import { colourIn } from '#lib/render/colour/named.ts'
import { contrast, hex, lch } from '#lib/render/colour/oklch.ts'
import { type Theme, themeOf } from '#lib/render/colour/theme.ts'
import type { Palette, Scheme } from '#lib/render/picture.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { LARGEST, soberSignature } from '#lib/render/signature/sober.ts'
import { isGround, type Wished } from '#lib/render/wishes.ts'

type All = readonly Wished[]

/** The wish for a ground that is no manner of look. */
export const groundWished = (wished: All): Wished | undefined => wished.find(isGround)

/** One light, or one dark, ground for everything; else the colours of the brand, those which were asked for before all others. */
export function themeWished(palette: Palette, scheme: Scheme, wished: All, kept: readonly string[] = []): Theme {
  const own = without(palette, kept)
  if (wished.includes('light')) return even(lightened(themeOf(own, 'light')))
  if (wished.includes('dark')) return even(themeOf(own, 'dark'))
  const [first, ...others] = wished.filter(isGround).flatMap(name => colourIn(palette, name) ?? [])
  if (!first) return wished.includes('quiet') ? even(themeOf(own, scheme)) : themeOf(own, scheme)
  const second = others.find(one => one !== first)
  const theme = themeOf({ ...own, primary: first, ...(second && { accent: second }) }, scheme)
  const beside = second ? onColour(second, theme) : theme.plain
  return { ...theme, vivid: [onColour(first, theme)], playful: [onColour(first, theme), beside] }
}

/** What a palette is that has lost its last colour to a few words. */
const UNCOLOURED = '#4A4A4A'

/** A colour that stands for some words alone is nothing else's. */
function without(palette: Palette, kept: readonly string[]): Palette {
  if (kept.length === 0) return palette
  const isLeft = (colour: unknown) => typeof colour !== 'string' || !kept.includes(colour)
  const left: Palette = Object.fromEntries(Object.entries(palette).filter(([, colour]) => isLeft(colour)))
  const extra = left.extra?.filter(isLeft)
  const all = [left.primary, left.secondary, left.accent, ...(extra ?? [])].filter(colour => colour !== undefined)
  return { ...left, ...(extra && { extra }), ...(all.length === 0 && { primary: UNCOLOURED }) }
}

const onColour = (paper: string, { plain, deep }: Theme) =>
  groundOn(paper, {
    inks: [plain.ink, plain.paper, deep.ink, deep.paper],
    lead: [plain.paper, plain.lead],
    accent: [plain.accent],
  })

/** Nothing stands out from its paper by a field of another colour. */
const even = (theme: Theme): Theme => ({
  ...theme,
  ...{ vivid: [theme.plain], playful: [theme.plain, theme.soft], deep: theme.soft },
})

/** From this lightness on paper is white. */
const WHITE = 0.965

function lightened(theme: Theme): Theme {
  const { l, c, h } = lch(theme.plain.paper)
  if (l >= WHITE) return theme
  const paper = hex({ l: WHITE, c: Math.min(c, 0.012), h })
  const { plain } = theme
  return { ...theme, plain: groundOn(paper, { inks: [plain.ink], lead: [plain.lead], accent: [plain.accent] }) }
}

/** Everything stands on the ground that was asked for. */
export const ALL_LOUD = { everyday: 'loud', event: 'loud', notice: 'loud', offer: 'loud' } as const

export function signatureWished(signature: Signature, wished: All): Signature {
  const quiet = wished.includes('quiet') ? { ...soberSignature(signature), stop: signature.stop } : signature
  const { type, grounds } = quiet
  return {
    ...quiet,
    type: wished.includes('loud') ? { ...type, scale: 'poster' } : type,
    grounds: groundWished(wished) || wished.includes('loud') ? ALL_LOUD : grounds,
  }
}

/** What is quiet leads by its place, not by its size: the largest letters on a canvas 1080 wide. */
const [CALM, SMALL] = [96, 68]

export const largestOf = (wished: All, isSober: boolean, tall: boolean): number =>
  (wished.includes('small') ? SMALL : wished.includes('quiet') ? CALM : isSober ? LARGEST : Infinity) *
  (tall && !isSober ? ON_TALL : 1)
/** A slide nearly twice as tall would be empty. */
const ON_TALL = 1.6

/** Where large letters are wished for, how much larger they may be than what suits the picture beside them. */
export const enlargedBy = (wished: All): number => (wished.includes('large') ? ENLARGED : 1)
const ENLARGED = 1.35

/** Whether free room is what was asked for. */
export const isRoomy = (wished: All): boolean => wished.includes('quiet') || wished.includes('small')

/** The same without colour: each becomes the grey that is as light, so that all contrasts stay. */
export const drained = <Drawn>(drawn: Drawn, wished: All): Drawn =>
  wished.includes('colourless') ? (drainedIn(drawn) as Drawn) : drawn

function drainedIn(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(/#[0-9a-f]{6}\b/gi, colour => `#${greyOf(colour).toString(16).padStart(2, '0').repeat(3)}`)
      .replace(/rgba\((\d+), (\d+), (\d+)/g, (_, ...parts) => {
        const grey = greyOf(
          `#${parts
            .slice(0, 3)
            .map(part => Number(part).toString(16).padStart(2, '0'))
            .join('')}`,
        )
        return `rgba(${grey}, ${grey}, ${grey}`
      })
  if (Array.isArray(value)) return value.map(drainedIn)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, drainedIn(one)]))
}

/** Of 255, as light as a colour is to the measure of contrast. */
function greyOf(colour: string): number {
  const light = contrast(colour, '#000000') * 0.05 - 0.05
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
}
