// Which family draws what, beside the one that the brand names: nothing is exchanged without being told.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { familyNamed } from '#lib/render/type/font/families.ts'
import { pairingOf } from '#lib/render/type/font/pairing.ts'

export type Use = 'display' | 'text'

export type Told = {
  /** What the brand names; null where it names nothing. */
  named: string | null
  drawn_in: string
  from: 'upload' | 'curated' | 'signature'
}

export type NamedFonts = { display?: string | undefined; text?: string | undefined }

export function typeOf(
  named: NamedFonts,
  fonts: NonNullable<BrandKit['fonts']>,
  signature: Pick<Signature, 'type'>,
): Record<Use, Told> {
  const pairing = pairingOf({ voice: { fonts: definedOf(named) }, fonts }, signature)
  const told = (use: Use): Told => {
    const own = pairing[use].own !== undefined
    const curated = familyNamed(named[use] ?? '') !== undefined
    return {
      named: named[use] || null,
      drawn_in: pairing[use].name,
      from: own ? 'upload' : curated ? 'curated' : 'signature',
    }
  }
  return { display: told('display'), text: told('text') }
}

const definedOf = ({ display, text }: NamedFonts) => ({ ...(display && { display }), ...(text && { text }) })

/** In words, of each family that is named and cannot be drawn. */
export const undrawnFamilies = (type: Record<Use, Told>): string[] =>
  (['display', 'text'] as const).flatMap(use => {
    const { named, drawn_in, from } = type[use]
    if (named === null || from !== 'signature') return []
    return [
      `${named} is not among the families that pictures can be set in, and no file of it was uploaded; ${drawn_in} stands in for it.`,
    ]
  })
