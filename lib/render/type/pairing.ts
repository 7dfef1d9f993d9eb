import type { BrandKit } from '#lib/render/brand-kit.ts'
import { type Family, familyNamed } from '#lib/render/type/families.ts'

export type Pairing = { display: Family; text: Family; mono: Family; manner: Manner }

/** The five ways a brand can speak; fonts and artwork follow from it. */
export type Manner = 'neutral' | 'friendly' | 'technical' | 'editorial' | 'bold'

const words: [Manner, RegExp][] = [
  ['technical', /technical|precise|exact|dry|engineer|developer|command|data/i],
  ['bold', /bold|direct|physical|loud|blunt|energetic|quick|punchy|strong/i],
  ['editorial', /editorial|elegant|quiet|refined|literary|unhurried|classic|calm|slow/i],
  ['friendly', /friendly|warm|cheerful|playful|gentle|funny|kind|wry|child/i],
]

const defaults: Record<Manner, [display: string, text: string]> = {
  neutral: ['Geist', 'Geist'],
  friendly: ['Plus Jakarta Sans', 'Plus Jakarta Sans'],
  technical: ['Space Grotesk', 'Geist'],
  editorial: ['Fraunces', 'Geist'],
  bold: ['Archivo', 'Archivo'],
}

/** A light text family beside a serif that is too fine for small sizes. */
const partners: Record<string, string> = {
  Fraunces: 'Figtree',
  Newsreader: 'Instrument Sans',
  Cormorant: 'Jost',
  'Playfair Display': 'Jost',
  'Source Serif 4': 'Inter',
}

const monos: Record<string, string> = { Geist: 'Geist Mono', 'Space Grotesk': 'JetBrains Mono' }

export function mannerOf(tone: string): Manner {
  const first = words.map(([manner, pattern]) => ({ manner, at: tone.search(pattern) })).filter(hit => hit.at >= 0)
  return first.sort((a, b) => a.at - b.at)[0]?.manner ?? 'neutral'
}

/** The brand's own families where they are among the curated ones, else a pairing by its tone. */
export function pairingOf({ voice }: Pick<BrandKit, 'voice'>): Pairing {
  const manner = mannerOf(voice.tone ?? '')
  const [displayName, textName] = defaults[manner]
  const display = familyNamed(voice.fonts?.display ?? '') ?? must(displayName)
  const named = familyNamed(voice.fonts?.text ?? '')
  const text = named ?? (voice.fonts?.display ? must(partners[display.name] ?? display.name) : must(textName))
  return { display, text, mono: must(monos[display.name] ?? 'Geist Mono'), manner }
}

function must(name: string): Family {
  const family = familyNamed(name)
  if (!family) throw new Error(`no curated family is named ${name}`)
  return family
}
