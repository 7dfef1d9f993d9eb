// The motif of a brand as a band: along an edge of every picture, or large where a picture shows nothing else.
import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { contrast, mix } from '#lib/render/colour/oklch.ts'
import type { Theme } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { hands } from '#lib/render/objects/hands/hands.ts'
import { paintsOf } from '#lib/render/objects/hands/paints.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { SIDE, tidy } from '#lib/render/objects/shape.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'
import { lettersOf } from '#lib/render/signature/motifs/letters.ts'
import { arch, lines, morse, type Run, saw, scallop, stave, tape, wave } from '#lib/render/signature/motifs/runs.ts'
import { type Cell, flag, type Inks, raised, solid, stitched, tiled } from '#lib/render/signature/motifs/signs.ts'
import type { Hand, Motif, Signature } from '#lib/render/signature/signature.ts'

const runs: Partial<Record<Motif, Run>> = { morse, tape, stave, lines, semaphore: lines, wave, saw, arch, scallop }
const cells: Partial<Record<Motif, Cell>> = {
  flags: flag,
  dots: raised,
  tiles: tiled,
  knit: stitched,
  initial: solid,
}

/** Motifs whose field is the paper of the picture itself. */
const bare: ReadonlySet<Motif> = new Set(['wave', 'saw', 'arch', 'scallop', 'object'])

export type BandAsk = {
  name: string
  signature: Signature
  theme: Theme
  /** The colour that the band lies on. */
  paper: string
  /** The noun of the brand's trade. */
  trade: string
  /** The things of that trade, where it is told for certain: they stand between the signs. */
  things: readonly string[]
}

/** A band in a rectangle; upright where the rectangle is. */
export function band(rect: Rect, ask: BandAsk): ImageNode {
  const upright = rect.height > rect.width
  const [length, depth] = upright ? [rect.height, rect.width] : [rect.width, rect.height]
  const { motif } = ask.signature
  const inks = inksOn(ask)
  const run = runs[motif]
  if (run) return drawing(rect, ribbon(rect, ask, inks, run))
  const letters = lettersOf(ask.name).slice(0, MOST_LETTERS[motif])
  // Whole signs; between things one of them, again and again, makes a pattern.
  const count = Math.max(2, Math.round(length / depth))
  const gap = gapOf(ask.signature.hand) * depth
  const side = length / count - gap
  const parts = Array.from({ length: count }, (_, at) => {
    const along = at * (side + gap) + gap / 2
    const across = (depth - side) / 2
    const [x, y] = upright ? [rect.x + across, rect.y + along] : [rect.x + along, rect.y + across]
    const thing = at % 2 === 0 ? ask.things[(at / 2) % ask.things.length] : undefined
    const drawn = thing
      ? stamp(ask, thing, side, inks)
      : cell(ask, letters[ask.things.length > 0 ? 0 : at % letters.length] ?? 0, side, at, inks)
    return `<g transform="translate(${tidy(x)} ${tidy(y)})">${drawn}</g>`
  })
  const back = bare.has(motif)
    ? ''
    : `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" fill="${inks[0]}"/>`
  return drawing(rect, back + parts.join(''))
}

/** More kinds of cells than these are no pattern. */
const MOST_LETTERS: Partial<Record<Motif, number>> = { tiles: 1, initial: 1, flags: 3 }

/** Between two things this many times their width. */
const BETWEEN = 4
const AIR = 0.22

/** A run from end to end on one field, or whole pieces of it between things, which stand at both ends. */
function ribbon(rect: Rect, ask: BandAsk, inks: Inks, run: Run): string {
  const { things } = ask
  const upright = rect.height > rect.width
  const [length, depth] = upright ? [rect.height, rect.width] : [rect.width, rect.height]
  const isBare = bare.has(ask.signature.motif)
  const field = `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" fill="${isBare ? ask.paper : inks[0]}"/>`
  const count = things.length === 0 ? 0 : Math.max(2, Math.round((length - depth) / (depth * (BETWEEN + 1))) + 1)
  const pitch = count === 0 ? 0 : (length - depth) / (count - 1)
  const air = depth * AIR
  const pieces =
    count === 0
      ? [[0, length]]
      : Array.from({ length: count - 1 }, (_, at) => [at * pitch + depth + air, pitch - depth - 2 * air])
  const drawn = pieces.map(([from = 0, long = length]) => {
    const turn = !upright
      ? `translate(${tidy(rect.x + from)} ${tidy(rect.y)})`
      : isBare
        ? `translate(${tidy(rect.x + depth)} ${tidy(rect.y + from)}) rotate(90)`
        : `translate(${tidy(rect.x)} ${tidy(rect.y + from + long)}) rotate(-90)`
    return `<g transform="${turn}">${run({ length: long, depth, name: ask.name, inks })}</g>`
  })
  const stamps = Array.from({ length: count }, (_, at) => {
    const [x, y] = upright ? [rect.x, rect.y + at * pitch] : [rect.x + at * pitch, rect.y]
    return `<g transform="translate(${tidy(x)} ${tidy(y)})">${stamp(ask, things[at % things.length] ?? '', depth, inks)}</g>`
  })
  return field + drawn.join('') + stamps.join('')
}

/** A thing on a tile of its own, in two colours of the band. */
function stamp(
  { signature: { hand }, theme, name }: BandAsk,
  noun: string,
  side: number,
  [field, , , , light]: Inks,
): string {
  const on = groundOn(light, {
    inks: [field, theme.plain.ink, theme.plain.paper],
    lead: [field],
    accent: [theme.plain.accent],
  })
  const place = squareFor(noun, { x: side * 0.1, y: side * 0.1, width: side * 0.8, height: side * 0.8 })
  const others = theme.playful.map(one => one.paper)
  const drawn = objectIn(place, { noun, hand: steady(hand, noun), on, others, seed: name })
  return `<rect width="${tidy(side)}" height="${tidy(side)}" fill="${on.paper}"/>${drawn}`
}

function cell(ask: BandAsk, letter: number, side: number, at: number, inks: Inks): string {
  const { motif, hand } = ask.signature
  if (motif !== 'object')
    return rounded(
      `c${at}`,
      hand,
      side,
      (cells[motif] ?? tiled)(letter, side, alternated(motif, inks, ask.things.length > 0 ? 0 : at)),
    )
  const shapes = nouns[ask.trade]?.() ?? []
  const on = at % 2 === 0 ? ask.theme.plain : ask.theme.deep
  const paints = { ...paintsOf(ask.trade, on), paper: ask.paper }
  return `<g transform="scale(${tidy((side * 0.92) / SIDE)}) translate(8 8)">${hands[hand](shapes, paints, { seed: ask.name, size: side })}</g>`
}

/** Flags and stitches make a cloth; raised dots on two fields in turn are dice. */
const ON_ONE_FIELD: ReadonlySet<Motif> = new Set(['flags', 'knit', 'dots'])

/** Letters stand on one field after the other. */
function alternated(motif: Motif, inks: Inks, at: number): Inks {
  if (ON_ONE_FIELD.has(motif) || at % 2 === 0) return inks
  return [inks[1], inks[0], inks[3], inks[2], contrast(inks[4], inks[1]) > 1.9 ? inks[4] : inks[0]]
}

function rounded(id: string, hand: Hand, side: number, drawn: string): string {
  const radius = hand === 'clay' ? side * 0.26 : hand === 'tile' ? side * 0.14 : 0
  if (radius === 0) return drawn
  return `<clipPath id="${id}"><rect width="${tidy(side)}" height="${tidy(side)}" rx="${tidy(radius)}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
}

const gaps: Record<Hand, number> = { cut: 0.05, line: 0.03, pixel: 0, tile: 0.09, field: 0, clay: 0.12 }
const gapOf = (hand: Hand): number => gaps[hand]

/** The field apart from the paper, and four inks that are seen on it. */
function inksOn({ theme, paper, signature }: BandAsk): Inks {
  const on: Ground = theme.plain
  const all = [on.lead, ...theme.playful.map(one => one.paper), on.accent, theme.deep.paper, on.ink, on.paper]
  const apart = all.filter((one, at) => contrast(one, paper) > 1.3 && all.indexOf(one) === at)
  const field = apart[0] ?? on.ink
  const light =
    [on.paper, theme.deep.ink, on.ink, '#FFFFFF', '#111111'].find(one => contrast(one, field) >= 2.6) ?? '#FFFFFF'
  const others = [...apart, ...all].filter(one => one !== field && contrast(one, field) > 1.35 && one !== light)
  const first = others[0] ?? mix(field, light, 0.5)
  const second = others.find(one => one !== first && contrast(one, first) > 1.2) ?? mix(field, light, 0.3)
  const third = others.find(one => one !== first && one !== second) ?? on.ink
  if (signature.motif === 'flags') return [paper, field, first, second, light]
  return [field, first, second, third, light]
}
