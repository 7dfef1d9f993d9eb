import { registry } from '#lib/registry.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { type Family, familyNamed, inWidth } from '#lib/render/type/font/families.ts'
import { ownFamily } from '#lib/render/type/font/own.ts'
import { type Manner, mannerOf } from '#lib/render/type/manner.ts'

export type Pairing = { display: Family; text: Family; mono: Family; manner: Manner }

/** A light text family beside a serif that is too fine for small sizes. */
const partners: Record<string, string> = registry({
  Fraunces: 'Figtree',
  Newsreader: 'Instrument Sans',
  Cormorant: 'Jost',
  'Playfair Display': 'Jost',
  'Source Serif 4': 'Inter',
})

const monos: Record<string, string> = registry({ Geist: 'Geist Mono', 'Space Grotesk': 'JetBrains Mono' })

/** The brand's own families where it has files of them or they are among the curated ones, else those of its signature. */
export function pairingOf(
  { voice, fonts = [] }: Pick<BrandKit, 'voice' | 'fonts'>,
  { type }: Pick<Signature, 'type'>,
): Pairing {
  const manner = mannerOf(voice.tone ?? '')
  const display = familyNamed(voice.fonts?.display ?? '') ?? familyNamed(type.display) ?? must('Geist')
  const named = familyNamed(voice.fonts?.text ?? '')
  const text = named ?? (voice.fonts?.display ? must(partners[display.name] ?? display.name) : must(type.text))
  const mono = must(monos[display.name] ?? 'Geist Mono')
  const wide = inWidth(display, type.width)
  return {
    display: ownFamily(fonts, voice.fonts?.display ?? '', wide) ?? wide,
    text: ownFamily(fonts, voice.fonts?.text ?? '', text) ?? text,
    mono,
    manner,
  }
}

function must(name: string): Family {
  const family = familyNamed(name)
  if (!family) throw new Error(`no curated family is named ${name}`)
  return family
}
