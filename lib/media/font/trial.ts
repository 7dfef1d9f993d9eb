import { fontRefused } from '#lib/media/font/refusals.ts'
import { covers, decodePoints } from '#lib/points.ts'
import type { FontFace } from '#lib/ports/fonts.ts'

export type Tried = {
  /** A mark for the shape of each letter; null where nothing was drawn. */
  drawn: { letter: string; mark: number | null }[]
  /** A JPEG. */
  specimen: Uint8Array
}

export type Trial = { letters: readonly string[]; lines: readonly string[]; weight: number }

/** Null where the engine cannot read the font, or cannot draw with it. */
export type TryFont = (bytes: Uint8Array, trial: Trial) => Tried | null

const SAMPLES = [...'HaegnRo5&SKMwxy']
const LEAST_SHAPES = 0.6

/** Draws letters and lines in the font; answers the lines as a picture. */
export function assertDraws(tryFont: TryFont, bytes: Uint8Array, face: FontFace): Uint8Array {
  const ranges = decodePoints(face.points)
  const has = (text: string) => [...text].every(letter => covers(ranges, letter.codePointAt(0) ?? 0) || letter === ' ')
  const own = SAMPLES.filter(has)
  const letters = own.length >= 8 ? own : lettersIn(ranges)
  const lines = [
    has(face.family) && face.family !== '' ? face.family : letters.join(''),
    ...['The quick brown fox jumps over the lazy dog', '0123456789 & ? ! , . – €'].map(line =>
      [...line].filter(has).join(''),
    ),
  ]
  const tried = tryFont(bytes, { letters, lines, weight: face.weights ? Math.min(face.weights[1], 500) : face.weight })
  if (!tried) throw fontRefused('unusable', 'The font cannot be drawn with. Export it again and upload the new file.')
  const shapes = new Set(tried.drawn.flatMap(({ mark }) => mark ?? []))
  if (shapes.size < letters.length * LEAST_SHAPES)
    throw fontRefused('unusable', 'Drawn with this font, most letters are blank or all the same.')
  return tried.specimen
}

/** Some of a script that is not ours. */
function lettersIn(ranges: ReturnType<typeof decodePoints>): string[] {
  const found: string[] = []
  for (const [from, to] of ranges)
    for (let point = from; point <= to && found.length < 12; point++) {
      const letter = String.fromCodePoint(point)
      if (/\p{Lo}|\p{Lu}|\p{Ll}/u.test(letter)) found.push(letter)
    }
  return found
}
