const LONGEST = 250
/** Texts whose tops are this near stand on one line. */
const LINE_PX = 24

export type Said = { text: string; x: number; y: number }

/** From the top down and from left to right, whatever order they were set in; figures side by side each with what stands below it. */
export function inReadingOrder(words: readonly Said[]): string[] {
  const lines = linesOf(words)
  return lines.flatMap((line, at) => {
    if (areLabels(lines[at - 1], line)) return []
    const labels = areLabels(line, lines[at + 1]) ? lines[at + 1] : undefined
    return line.flatMap(({ text }, nth) => [text, ...(labels?.[nth] ? [labels[nth].text] : [])])
  })
}

function linesOf(words: readonly Said[]): Said[][] {
  const lines: Said[][] = []
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1)
    if (last?.[0] && word.y - last[0].y < LINE_PX) last.push(word)
    else lines.push([word])
  }
  return lines.map(line => line.toSorted((one, other) => one.x - other.x))
}

const FIGURE = /^[^\p{L}\d]{0,3}\d[\d.,’\s]*[^\d\s]{0,3}$/u
const areLabels = (figures: readonly Said[] = [], line: readonly Said[] = []): boolean =>
  figures.length > 1 &&
  figures.length === line.length &&
  figures.every(({ text, x }, at) => FIGURE.test(text) && Math.abs(x - (line[at]?.x ?? 0)) < LINE_PX) &&
  line.every(({ text }) => !FIGURE.test(text))

/** The “0” of “0 gravel gardens” is not said by “2026”. */
export function isSaidIn(text: string, words: string): boolean {
  const at = text.indexOf(words)
  const around = `${text[at - 1] ?? ' '}${text[at + words.length] ?? ' '}`
  return at >= 0 && !/[\p{L}\p{N}]/u.test(around)
}

/** What the picture is, what is drawn beside its words and these, in at most 250 characters, cut between words. */
export function altText(opening: string, words: readonly string[], brand: string, seen = ''): string {
  const said = words
    .filter(word => word !== brand && !isSaidIn(opening, word))
    .map(word => (/[.!?…。]["”»)]?$/u.test(word) ? word : `${word}.`))
  const drawn = seen === '' ? [] : [`Drawing: ${seen}.`]
  const text = [`${opening.replace(/\.$/, '')}.`, ...drawn, ...(said.length > 0 ? ['Text:', ...said] : [])]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  if (text.length <= LONGEST) return text
  const kept = text.slice(0, LONGEST - 1)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), LONGEST - 40))}…`
}
