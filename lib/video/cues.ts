// Captions for those who do not see the picture's words: the same words, in units that can be read in their time.
import type { Cue } from '#lib/video/film.ts'

/** Two lines of a caption. */
const LONGEST = 74

export function cuesOf(said: readonly string[], { start_ms, end_ms }: { start_ms: number; end_ms: number }): Cue[] {
  const units = said.flatMap(unitsOf)
  const letters = units.reduce((sum, unit) => sum + [...unit].length, 0)
  let at = start_ms
  return units.map((text, index) => {
    const share = [...text].length / Math.max(1, letters)
    const end = index === units.length - 1 ? end_ms : at + Math.round(share * (end_ms - start_ms))
    const cue = { start_ms: at, end_ms: end, text }
    at = end
    return cue
  })
}

function unitsOf(text: string): string[] {
  const units: string[] = []
  let unit = ''
  for (const word of text.split(/\s+/)) {
    if (unit !== '' && [...unit, ...word].length + 1 > LONGEST) {
      units.push(unit)
      unit = word
    } else unit = unit === '' ? word : `${unit} ${word}`
  }
  return unit === '' ? units : [...units, unit]
}
