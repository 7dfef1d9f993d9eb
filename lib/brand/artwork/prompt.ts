// What an image model is told of one thing: the same frame for all of a brand, so that they are by one hand.
import type { Palette } from '#lib/render/picture.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

export type ArtworkAsk = { subject: string; hand: Hand; palette: Palette; tries: number }

const CUT =
  'Flat paper-cut illustration: a few large shapes with clean edges, no outlines, two or three tones for each part, no texture.'
const frames: Record<Hand, string> = {
  cut: CUT,
  pixel: CUT,
  tile: CUT,
  field: CUT,
  line: 'Flat illustration with one even dark outline of medium weight around every part, flat fills, no texture.',
  clay: 'Soft rounded clay-like illustration with gentle shading and a matt surface.',
}

/** The thing stands first, for whoever reads no further. */
export function artworkPrompt({ subject, hand, palette, tries }: ArtworkAsk): string {
  const { extra: _, background: __, surface: ___, ...named } = palette
  const colours = Object.entries(named).flatMap(([role, hex]) => (hex ? [`${role} ${hex}`] : []))
  return [
    `${subject}, one single thing, whole and centred, with free space on all sides.`,
    frames[hand],
    colours.length > 0 ? `Colours: ${colours.join(', ')}, and nature's own for what grows or is eaten.` : '',
    // No white: what is seen through the thing is told from its own white parts.
    'On a plain light grey background (#E2E2E2), the same everywhere: no floor, no pattern, no frame, no shadow.',
    'No text, no letters, no numbers, no labels, no logo, no people.',
    tries > 0
      ? 'Every surface is blank: there is no writing on it. Nothing but the thing itself is in the picture.'
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
