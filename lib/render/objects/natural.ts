// What grows, lives or is baked has a colour of its own, whatever the brand's: a tooth is white, a leaf green, a crust brown.
import { registry } from '#lib/registry.ts'
import { hueTurn } from '#lib/render/colour/hue.ts'
import { type Lch, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { COLOURS, nounOf, paintOf } from '#lib/render/objects/colours.ts'
import { BRIGHT, NATURAL, STUFF } from '#lib/render/objects/made-of.ts'
import { type Drafted, draftedBy } from '#lib/render/objects/named/drafted.ts'
import { type Human, human, type Letter, type Tone, toneOf } from '#lib/render/objects/shape.ts'

/** The part that a colour is told of, where that is not its body: of a bunch of keys it is one. */
const LEADS = /* @__PURE__ */ registry<Letter>({ keys: 'x' })

/** Of people to whom a drawing gives no colours. */
export const HUMAN: Readonly<Record<Human, string>> = {
  ...{ skin: '#D69E79', skin_2: '#8D5B3E', hair: '#4A3226', hair_2: '#25201F' },
  pupil: '#2B2423',
}

/** How far a colour goes towards the brand's. */
const BENT = 0.07

export type Natural = Partial<Record<Tone, string>>

/** `lead` is the brand's colour. */
export function naturalOf(noun: string, lead: string): Natural | null {
  const parts = partsOf(noun)
  if (parts.length === 0) return null
  const colours: Natural = {}
  for (const [letter, stuff] of parts) if (stuff !== '~') colours[toneOf(letter)] = coloured(stuff, lead)
  const { body } = colours
  if (body) {
    colours.shade ??= shade(body, { l: lch(body).l * 0.84 })
    colours.tint ??= mix(body, '#FFFFFF', 0.5)
  }
  return colours
}

/** What each part is made of, or painted with where words give the thing a colour: all of it that is of one stuff with its body. */
function partsOf(thing: string): [Letter, string][] {
  const drafted = draftedBy(thing)
  if (drafted) return [...humanIn(drafted), ...drafted.colours.map(([letter, stuff]) => paintedWith(letter, stuff))]
  const noun = nounOf(thing)
  const own = (NATURAL[noun]?.split(' ') ?? []).map(part => part.split('=') as [Letter, string])
  const paint = paintOf(thing)
  if (!paint) return own
  const led = LEADS[noun] ?? 'a'
  const stuff = own.find(([letter]) => letter === led)?.[1]
  const others = own.filter(([letter]) => letter !== led)
  return [[led, paint], ...others.map(([letter, of]): [Letter, string] => [letter, of === stuff ? paint : of])]
}

const paintedWith = (letter: Letter, stuff: string): [Letter, string] => [letter, COLOURS[stuff] ?? stuff]

/** Skin and hair keep their colours in every hand. */
function humanIn({ shapes }: Drafted): [Letter, string][] {
  const seen = new Set<Tone>(shapes.map(({ tone }) => tone))
  return Object.entries(human).flatMap(([letter, tone]): [Letter, string][] =>
    seen.has(tone) ? [[letter as Letter, HUMAN[tone]]] : [],
  )
}

const isBright = ({ l, c }: Lch) => c > 0.09 && l > 0.42 && l < 0.9

function coloured(stuff: string, lead: string): string {
  const bright = BRIGHT[stuff]
  if (bright) return isBright(lch(lead)) ? lead : bright
  return bent(stuff.startsWith('#') ? stuff : (STUFF[stuff] ?? lead), lead)
}

/** A little lighter or darker, and a little towards the brand's hue: never another colour. */
function bent(colour: string, lead: string): string {
  const [own, brand] = [lch(colour), lch(lead)]
  const turn = hueTurn(own.h, brand.h)
  const pull = brand.c > 0.05 && own.c > 0.05 ? Math.max(-9, Math.min(9, turn * BENT)) : 0
  return shade(colour, { l: own.l + (brand.l - own.l) * BENT * 0.6, h: own.h + pull })
}

/** Whether it grows, lives or is baked, which a sun behind a roof does not make of the roof. */
export const isNatural = (noun: string): boolean => /(?:^| )a=\w/.test(NATURAL[nounOf(noun)] ?? '')
