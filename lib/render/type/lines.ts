import { BOUND, partings, WORD } from '#lib/render/type/breaks/together.ts'
import type { Token } from '#lib/render/type/tokens.ts'

export type Wide = Token & { width: number }

/** What may stand on lines of its own, and what each parting from the one before costs. */
export type Pieces = { pieces: readonly Wide[]; apart: readonly number[]; ends: Ends }

/** What it costs to part two words of one run where it is too long for a line. */
const BETWEEN = 0.2

/** Words that are one thing as one piece; for lines that are too short for that, single words (`words`) and then anything (`loose`). */
export function piecesOf(tokens: readonly Wide[], space: number, by: 'things' | 'words' | 'loose' = 'things'): Pieces {
  const bound = { things: BOUND, words: WORD, loose: Number.POSITIVE_INFINITY }[by]
  const costs = partings(tokens)
  const pieces: Wide[] = []
  const apart: number[] = []
  for (const [at, token] of tokens.entries()) {
    const last = pieces.at(-1)
    const cost = costs[at] ?? 0
    if (!last || cost < bound) {
      pieces.push(token)
      // Between words of one run there was nothing to keep together but them.
      apart.push(by === 'words' && cost >= BOUND ? BETWEEN : cost)
      continue
    }
    const gap = token.spaced ? space : 0
    pieces[pieces.length - 1] = { ...last, text: join([last, token]), width: last.width + gap + token.width }
  }
  return { pieces, apart, ends: endsOf(pieces) }
}

/** How many lines the tokens need when every line is filled; null when one token alone is too wide. */
export function linesNeeded(tokens: readonly Wide[], width: number, space: number): number | null {
  let lines = 1
  let used = 0
  for (const token of tokens) {
    if (token.width > width) return null
    const next = used === 0 ? token.width : used + (token.spaced ? space : 0) + token.width
    if (next > width || (token.forced && used > 0)) {
      lines++
      used = token.width
    } else used = next
  }
  return lines
}

export type Broken = {
  lines: string[]
  /** What each of its breaks costs. */
  parted: number[]
}

/** Breaks into exactly `count` lines: even ones, by sense, without a lone short word at the end. */
export function breakEvenly(
  { pieces: tokens, apart, ends }: Pieces,
  width: number,
  space: number,
  count: number,
): Broken {
  const total = tokens.reduce((sum, token) => sum + token.width + (token.spaced ? space : 0), 0)
  const line: Line = { aim: Math.min(width, (total / count) * 1.04), ends }
  const n = tokens.length
  // best[k][i]: least cost of setting the first i tokens in k lines.
  const best = Array.from({ length: count + 1 }, () => new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY))
  const from = Array.from({ length: count + 1 }, () => new Int32Array(n + 1))
  row(best, 0)[0] = 0
  for (let k = 1; k <= count; k++) {
    const [before, now, back] = [row(best, k - 1), row(best, k), row(from, k)]
    for (let end = k; end <= n; end++) {
      let used = 0
      for (let start = end - 1; start >= k - 1; start--) {
        const token = tokens[start] as Wide
        used += token.width + (start < end - 1 && tokens[start + 1]?.spaced ? space : 0)
        if (used > width) break
        const least = before[start] ?? 0
        if (least < Number.POSITIVE_INFINITY) {
          const cost = least + costOf(tokens, start, end, used, line) + (apart[end] ?? 0)
          if (cost < (now[end] ?? 0)) {
            now[end] = cost
            back[end] = start
          }
        }
        if (token.forced) break
      }
    }
  }
  return trace(tokens, from, count, apart)
}

type Line = { aim: number; ends: Ends }
/** Looked at once for each word: of every two of them a line is tried. */
type Ends = {
  /** Whether a line may well end with it. */
  isEnd: Uint8Array
  /** How many of those stand before it. */
  before: Int32Array
  /** What it costs where one word more follows it on the line: the first of a sentence, or of a clause, does not stay behind alone. */
  behind: Float64Array
}

function endsOf(tokens: readonly Wide[]): Ends {
  const n = tokens.length
  const [isEnd, before, behind] = [new Uint8Array(n), new Int32Array(n + 1), new Float64Array(n)]
  for (const [at, { text }] of tokens.entries()) {
    isEnd[at] = Number(SENSE.test(text))
    before[at + 1] = (before[at] ?? 0) + (isEnd[at] ?? 0)
    behind[at] = SENTENCE.test(text) ? AFTER_SENTENCE : /:$/.test(text) ? 0.2 : /[,;،؛]$/u.test(text) ? 0.08 : 0
  }
  return { isEnd, before, behind }
}
const SENSE = /[.,:;!?…–—)、。，；：！？]$/
const SENTENCE = /[.!?…]$/
const AFTER_SENTENCE = 0.11

function costOf(tokens: readonly Wide[], start: number, end: number, used: number, { aim, ends }: Line): number {
  const short = used < aim
  const ragged = ((aim - used) / aim) ** 2 * (short ? SHORTER : 1)
  if (end === tokens.length) {
    if (used >= aim * 0.42) return ragged * 0.7
    return ragged + (end - start === 1 && !tokens[end - 1]?.text.includes(' ') ? 0.5 : 0.2)
  }
  const sense = ends.isEnd[end - 1] ? -0.06 : 0
  const behind = end - start > 1 ? (ends.behind[end - 2] ?? 0) : 0
  return ragged + sense + (sense && behind !== AFTER_SENTENCE ? 0 : behind) + mixed(ends, start, end)
}

/** A short line between others is seen more than one that is a little longer. */
const SHORTER = 1.25

/** The end of one clause with the beginning of the next. */
function mixed({ isEnd, before }: Ends, start: number, end: number): number {
  if (start === 0 || isEnd[start - 1] || isEnd[end - 1]) return 0
  return (before[end - 1] ?? 0) > (before[start] ?? 0) ? MIXED : 0
}
const MIXED = 0.12

function trace(tokens: readonly Wide[], from: Int32Array[], count: number, apart: readonly number[]): Broken {
  const lines: string[] = []
  const parted: number[] = []
  let end = tokens.length
  for (let k = count; k >= 1; k--) {
    const start = from[k]?.[end] ?? 0
    const line = join(tokens.slice(start, end))
    lines.unshift(k < count ? withoutDivider(line) : line)
    if (k > 1) parted.push(apart[start] ?? 0)
    end = start
  }
  return { lines, parted }
}

/** Where a line ends, its end divides what a dot would have divided. */
const withoutDivider = (line: string): string => line.replace(/ [·•|]$/u, '')

function join(tokens: readonly Token[]): string {
  return tokens.map((token, index) => (index > 0 && token.spaced ? ' ' : '') + token.text).join('')
}

function row<Row>(table: readonly Row[], index: number): Row {
  return table[index] as Row
}

export type Span = { text: string; width: number; gaps: readonly number[] }

/** Per line, how wide its words are together, about, and the middles of its spaces in shares of that. */
export function spansOf(lines: readonly string[], tokens: readonly Wide[], space: number): Span[] {
  let next = 0
  return lines.map(text => {
    const gaps: number[] = []
    let used = 0
    for (let read = 0; read < text.length && next < tokens.length; next++) {
      const token = tokens[next]
      if (!token) break
      if (read === 0 && !text.startsWith(token.text)) continue
      if (read > 0 && token.spaced) {
        gaps.push(used + space / 2)
        used += space
        read++
      }
      used += token.width
      read += token.text.length
    }
    return { text, width: used, gaps: gaps.map(gap => gap / Math.max(used, 1)) }
  })
}
