// A picture that cannot be drawn right is not drawn.
import { Problem } from '#lib/problem.ts'

/** `fits` is how many of its characters there is room for, as it was measured. */
export function textDoesNotFit(role: string, text: string, fits: number): Problem {
  const characters = [...text].length
  return new Problem(
    'text_does_not_fit',
    `${role} is too long to be read at its smallest size; of its ${characters} characters about ${fits} fit.`,
    { detail: { role, characters, fits } },
  )
}

/** Null for what is too long here, which may fit elsewhere or in another way. */
export const notTooLong = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'text_does_not_fit') return null
  throw error
}

/** Every text fits by itself, but not all of them together. */
export function tooMuchText(collisions: readonly string[]): Problem {
  return new Problem('text_does_not_fit', `The texts together are too long: ${collisions[0] ?? 'no room is left'}.`, {
    detail: { collisions },
  })
}

export function glyphsMissing(points: readonly number[], font: string): Problem {
  const named = points.map(nameOf)
  return new Problem('glyph_missing', `No font can draw ${named.join(', ')}.`, { detail: { characters: named, font } })
}

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Kannada',
  'Sinhala',
  'Gurmukhi',
  'Oriya',
  'Lao',
  'Myanmar',
  'Ethiopic',
  'Cherokee',
  'Mongolian',
  'Tibetan',
  'Syriac',
  'Thaana',
  'Nko',
  'Tifinagh',
  'Javanese',
  'Balinese',
  'Han',
  'Hangul',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Egyptian_Hieroglyphs',
  'Cuneiform',
  'Gothic',
  'Coptic',
  'Vai',
  'Yi',
  'Canadian_Aboriginal',
  'Runic',
  'Ogham',
]

export function nameOf(point: number): string {
  const character = String.fromCodePoint(point)
  const script = scripts.find(name => new RegExp(`\\p{Script=${name}}`, 'u').test(character))
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')} ${character} (${script?.replaceAll('_', ' ') ?? 'symbol'})`
}
