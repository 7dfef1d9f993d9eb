import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Cut, Family } from '#lib/render/type/font/families.ts'
import { sameFamily, worn } from '#lib/render/type/font/own.ts'
import type { Pairing } from '#lib/render/type/font/pairing.ts'
import { lackingIn } from '#lib/render/type/glyphs.ts'

/** Characters that a brand's own family lacks, and the family that drew them; `whole` where it drew all of the text. */
export type StandIn = { role: string; family: string; instead: string; lacks: string[]; whole: boolean }

type Ask = { face: 'display' | 'text' | 'mono' | 'figure'; cut?: Partial<Cut> }
type Dressed = { family: Family; cut: Cut; base: Cut; standIn: Omit<StandIn, 'role'> | null }

/** From here on words would be patchwork. */
const MOST_PATCHES = 0.2
const letter = /\p{L}/u

/** Which family sets a text, and in which cut. */
export function dressed(text: string, ask: Ask, pairing: Pairing): Dressed {
  const wanted = ask.face === 'text' ? pairing.text : ask.face === 'mono' ? pairing.mono : pairing.display
  const set = wear(wanted, ask)
  const lacks = lackingIn(text, set.family)
  const { own } = set.family
  if (!own || lacks.length === 0) return { ...set, standIn: null }
  const letters = new Set([...text].filter(character => letter.test(character)))
  const missing = lacks.filter(character => letter.test(character)).length
  const whole = missing > letters.size * MOST_PATCHES
  const standIn = { family: wanted.name, instead: own.instead.name, lacks: lacks.slice(0, 40), whole }
  return { ...(whole ? wear(own.instead, ask) : set), standIn }
}

function wear(family: Family, { face, cut }: Ask): Omit<Dressed, 'standIn'> {
  const base = face === 'display' ? family.display : face === 'figure' ? (family.figure ?? family.display) : family.text
  const set = worn(family, { ...base, ...cut })
  return { ...set, base }
}

/** Families of the brand whose files are gone, each with what draws its words now. */
export function lostIn({ voice, lost_fonts = [] }: BrandKit, pairing: Pairing): StandIn[] {
  return (['display', 'text'] as const).flatMap(use => {
    const family = voice.fonts?.[use] ?? ''
    const isLost = !pairing[use].own && lost_fonts.some(lost => sameFamily(lost, family))
    return isLost ? [{ role: use, family, instead: pairing[use].name, lacks: [], whole: true }] : []
  })
}
