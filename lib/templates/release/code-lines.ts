// Code as lines that are set: whole words, as large as their room lets them be.

export const linesOf = (code: string | string[]) =>
  (typeof code === 'string' ? code.split('\n') : code).map(line => line.replaceAll('\t', '  ').trimEnd())

const ADVANCE = 0.605

export const SMALLEST = 24
const LEAST = 19
type Blank = { start: number; end: number }

/** Short words in quotes, such as a date. */
const QUOTED = /(?<=^|[\s=(])(["'])[^"']{1,24}\1/g

const isQuoted = (line: string, at: number): boolean =>
  [...line.matchAll(QUOTED)].some(({ 0: { length }, index }) => at > index && at < index + length)

/** Where a line may break: what is quoted shortly stays whole, a flag stays with its value, and the sign that a line goes on with its word. */
function blanksOf(line: string): Blank[] {
  const found: Blank[] = []
  let word = 0
  for (const { 0: blank, index: start } of line.matchAll(/\s+/g)) {
    const end = start + blank.length
    const isFlag = /^-[\w-]+$/.test(line.slice(word, start))
    if (!isFlag && !isQuoted(line, start) && line.slice(end) !== '\\') found.push({ start, end })
    word = end
  }
  return found
}

/** Scripts whose lines may end behind any sign. */
const BREAKS_ANYWHERE = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/** Words longer than this, mostly addresses, are broken behind their signs rather than set small. */
const LONG = 42
const BEHIND_SIGNS = /(?<=[|&;,=(?/])(?!\/)/

/** What no break parts. */
const unbroken = (line: string): string[] => {
  const blanks = blanksOf(line)
  const words = [...blanks, { start: line.length, end: line.length }].flatMap(({ start }, at) =>
    line.slice(blanks[at - 1]?.end ?? 0, start).split(BREAKS_ANYWHERE),
  )
  return words.flatMap(word => (word.length > LONG ? word.split(BEHIND_SIGNS) : [word]))
}

/** Of what no break may part the longest. */
export const longestWord = (code: string | string[]): number =>
  Math.max(...linesOf(code).flatMap(line => unbroken(line.trim()).map(word => word.length)))

/** Down to here code is set smaller rather than broken. */
const WHOLE = 30

type Setting = { unit: number; leading: number }

/** Lines as they are set: the largest letters at which all have room, broken at blanks only, and inside a word never while that can be helped. */
export function setLines(
  lines: readonly string[],
  room: { width: number; height: number },
  { unit, leading }: Setting,
) {
  const few = lines.length <= 3
  const longest = Math.max(...lines.map(line => line.length))
  const words = lines.flatMap(line => unbroken(line.trim())).map(word => word.length)
  const widest = Math.max(...words) + 2
  const isLong = lines.some(line => line.split(/\s/).some(word => word.length > LONG))
  for (
    let size = Math.round((few ? (isLong ? 48 : 62) : lines.length <= 8 ? 54 : 38) * unit);
    size > SMALLEST;
    size--
  ) {
    const columns = Math.floor(room.width / (size * ADVANCE))
    const wrapped = lines.flatMap(line => wrap(line, columns))
    const whole = longest <= columns || ((few || size <= WHOLE * unit) && widest <= columns)
    if (whole && wrapped.length * size * leading <= room.height) return { size, lines: wrapped }
  }
  // Rather small than broken within a word.
  for (let size = SMALLEST; size > LEAST; size--) {
    const columns = Math.floor(room.width / (size * ADVANCE))
    const wrapped = lines.flatMap(line => wrap(line, columns))
    if (widest <= columns && wrapped.length * size * leading <= room.height) return { size, lines: wrapped }
  }
  return { size: SMALLEST, lines: lines.flatMap(line => wrap(line, Math.floor(room.width / (SMALLEST * ADVANCE)))) }
}

/** Breaks after a blank or, where there is none, after an operator; what follows is indented. */
function wrap(line: string, columns: number): string[] {
  if (line.length <= columns) return [line]
  const head = line.slice(0, columns)
  const blank = Math.max(
    -1,
    ...blanksOf(line)
      .map(({ start }) => start)
      .filter(at => at <= columns),
  )
  const operator = Math.max(...['|', '&', ';', ',', '=', '(', '?', '/'].map(sign => head.lastIndexOf(sign) + 1))
  const indent = /^\s*/.exec(line)?.[0].length ?? 0
  const at = blank > indent + 2 ? blank : operator > indent + 2 ? operator : columns
  return [
    line.slice(0, at).trimEnd(),
    ...wrap(`${' '.repeat(Math.min(indent + 2, 8))}${line.slice(at).trimStart()}`, columns),
  ]
}
