// A signature for a brand from what is known of it, the same for the same brand.

import { lch } from '#lib/render/colour/hex-lch.ts'
import type { Palette } from '#lib/render/picture.ts'
import { hash } from '#lib/render/seed.ts'
import { GIVEN, HANDS, type Hand, type Motif, type Signature } from '#lib/render/signature/signature.ts'
import { type Manner, mannerOf } from '#lib/render/type/manner.ts'

export type Pair = { motif: Motif; hand: Hand }

export type Known = { name: string; palette: Palette; voice: { tone?: string | undefined } }

/** Pairings of each manner; which of them a brand without fonts of its own gets is its name's choice. Narrow and wide faces shout: bold brands alone have them. */
const pairings: Record<Manner, readonly (readonly [string, string, Signature['type']['width']])[]> = {
  neutral: [
    ['Geist', 'Geist', 'plain'],
    ['Figtree', 'Figtree', 'plain'],
    ['Instrument Sans', 'Instrument Sans', 'plain'],
    ['Manrope', 'Manrope', 'plain'],
  ],
  friendly: [
    ['Plus Jakarta Sans', 'Plus Jakarta Sans', 'plain'],
    ['Nunito', 'Nunito', 'plain'],
    ['Gabarito', 'Figtree', 'plain'],
    ['Bricolage Grotesque', 'Figtree', 'plain'],
  ],
  technical: [
    ['Space Grotesk', 'Geist', 'plain'],
    ['Geist', 'Geist', 'plain'],
    ['Sora', 'Inter', 'plain'],
    ['Inter', 'Inter', 'plain'],
  ],
  editorial: [
    ['Fraunces', 'Figtree', 'plain'],
    ['Newsreader', 'Instrument Sans', 'plain'],
    ['Cormorant', 'Jost', 'plain'],
    ['Playfair Display', 'Jost', 'plain'],
  ],
  bold: [
    ['Archivo', 'Archivo', 'wide'],
    ['Bricolage Grotesque', 'Instrument Sans', 'narrow'],
    ['Archivo', 'Archivo', 'narrow'],
    ['Gabarito', 'Figtree', 'plain'],
  ],
}

const handsOf: Record<Manner, readonly Hand[]> = {
  technical: ['tile', 'pixel', 'line', 'field', 'clay', 'cut'],
  bold: ['field', 'cut', 'pixel', 'clay', 'tile', 'line'],
  editorial: ['cut', 'line', 'field', 'clay', 'tile', 'pixel'],
  friendly: ['cut', 'clay', 'line', 'tile', 'pixel', 'field'],
  neutral: ['line', 'cut', 'clay', 'tile', 'field', 'pixel'],
}

const corners: Record<Manner, Signature['grid']['radius']> = {
  editorial: 0,
  bold: 0,
  technical: 8,
  neutral: 15,
  friendly: 28,
}

/** Motif and hand in the order in which a brand would have them: those of its manner first. */
export function wishes(known: Known): Pair[] {
  const manner = mannerOf(known.voice.tone ?? '')
  const from = hash(`signature/${known.name}`)
  const hands = handsOf[manner]
  const turned = <T>(list: readonly T[], by: number) => list.map((_, at) => list[(at + by) % list.length] as T)
  // Of three hands that suit it the name takes one; a name leaps through the motifs, so that neighbours part.
  const near = turned(hands.slice(0, 3), from % 3)
  const order = turned(GIVEN, (from >>> 4) % GIVEN.length).sort((a, b) => says(a, known) - says(b, known))
  return [...near, ...hands.slice(3)].flatMap(hand => order.map(motif => ({ motif, hand })))
}

/** The initial itself. */
const CAPITALS: readonly Motif[] = ['initial', 'tiles']
/** Signs of single letters: a name in another script has none of them. */
const LETTERED: readonly Motif[] = [...CAPITALS, 'flags', 'morse', 'tape', 'dots', 'knit']

/** A border may not say what the brand does not: notes are music, holes in tape are noise, and a letter is nobody's who is not written with it. */
function says(motif: Motif, { name }: Known): number {
  const latin = /^\p{Script=Latin}/u.test(name)
  if (motif === 'stave' || (!latin && CAPITALS.includes(motif))) return 3
  return !latin && LETTERED.includes(motif) ? 2 : motif === 'tape' ? 1 : 0
}

/** The signature with a motif and a hand, given or the first wished for. */
export function chooseSignature(known: Known, pair = wishes(known)[0]): Signature {
  const manner = mannerOf(known.voice.tone ?? '')
  const from = hash(`look/${known.name}`)
  const pairs = pairings[manner]
  const [display = 'Geist', text = 'Geist', width = 'plain'] = pairs[from % pairs.length] ?? []
  return {
    type: {
      ...{ display, text, width },
      // Another case is for its owner to ask: it is seen in headlines, and not in the names of events and products.
      case: 'plain',
      scale: manner === 'editorial' ? 'quiet' : manner === 'bold' ? 'poster' : 'plain',
    },
    grid: {
      // A border on every picture reads as a template, however it is drawn: it is for its owner to ask.
      edge: 'none',
      rule: manner === 'bold' ? 5 : manner === 'friendly' ? 0 : 2.5,
      radius: corners[manner],
    },
    grounds: groundsFor(known.palette, from),
    motif: pair?.motif ?? 'lines',
    hand: pair?.hand ?? HANDS[0],
    picture: {
      crop: manner === 'friendly' ? 'round' : manner === 'editorial' ? 'arch' : 'square',
      grade: 'none',
    },
    // Before a name a sign is for its owner to ask.
    stop: 'none',
  }
}

/** Every loud colour of the palette is somewhere; a notice stays calm. */
function groundsFor({ primary, secondary, accent, background }: Palette, from: number): Signature['grounds'] {
  const loud = [primary, secondary, accent].filter(one => one !== undefined && lch(one).c > 0.055).length
  const night = background !== undefined && lch(background).l < 0.4
  const [a, b] = (from >>> 12) % 2 === 0 ? (['plain', 'deep'] as const) : (['plain', 'soft'] as const)
  return {
    everyday: a,
    event: night ? 'loud' : b === 'deep' ? 'deep' : 'loud',
    notice: 'soft',
    offer: loud > 1 ? 'second' : 'loud',
  }
}
