const LONGEST = 250
/** Texts whose tops are this near stand on one line. */
const LINE_PX = 24

export type Said = { text: string; x: number; y: number }

/** From the top down and from left to right, whatever order they were set in. */
export function inReadingOrder(words: readonly Said[]): string[] {
  return words
    .toSorted((one, other) => (Math.abs(one.y - other.y) < LINE_PX ? one.x - other.x : one.y - other.y))
    .map(({ text }) => text)
}

/** The “0” of “0 gravel gardens” is not said by “2026”. */
function isSaid(opening: string, word: string): boolean {
  const at = opening.indexOf(word)
  const around = `${opening[at - 1] ?? ' '}${opening[at + word.length] ?? ' '}`
  return at >= 0 && !/[\p{L}\p{N}]/u.test(around)
}

/** What the picture is, what is drawn beside its words and these, in at most 250 characters, cut between words. */
export function altText(opening: string, words: readonly string[], brand: string, seen = ''): string {
  const said = words
    .filter(word => word !== brand && !isSaid(opening, word))
    .map(word => (/[.!?…。]["”»)]?$/u.test(word) ? word : `${word}.`))
  const drawn = seen === '' ? [] : [`Drawing: ${seen}.`]
  const text = [`${opening.replace(/\.$/, '')}.`, ...drawn, ...(said.length > 0 ? ['Text:', ...said] : [])]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  if (text.length <= LONGEST) return text
  const kept = text.slice(0, LONGEST - 1)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), LONGEST - 40))}…`
}
