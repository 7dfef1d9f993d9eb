// Which signs of a line stand inside quotes.

import type { Span } from '#lib/composer/lexis/tokens.ts'
import { oncePerText, took } from '#lib/composer/steps.ts'

/** What opens a quote, and what closes it. */
const CLOSE = new Map(
  `“” „“ «» ‹› 「」 『』 ”” "" '' ‘’`.split(' ').map(pair => [pair.charAt(0), pair.charAt(1)] as const),
)
const MARKS = new RegExp(`[${[...CLOSE.keys()].join('')}]`)
const LONGEST = 400

/** Spans of quotes with their marks, in order; a mark without its partner opens nothing. */
export const quotesOf = oncePerText(quotesIn)

function quotesIn(line: string): readonly Span[] {
  took(line.length)
  if (!MARKS.test(line)) return []
  const spans: Span[] = []
  for (let at = 0; at < line.length; at++) {
    const close = CLOSE.get(line[at] ?? '')
    if (!close || !opens(line, at)) continue
    const end = closing(line, at, close)
    if (end < 0) continue
    spans.push({ start: at, end: end + 1 })
    at = end
  }
  return spans
}

/** What stands inside of them. */
export const quotedIn = (text: string): string[] =>
  quotesOf(text).map(({ start, end }) => text.slice(start + 1, end - 1))

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** A straight or single mark opens after a space and before a letter: not in “don't”, not in 6'. */
function opens(line: string, at: number): boolean {
  const sign = line[at]
  if (sign === '”') return /[\s(:,]/.test(line[at - 1] ?? ' ') && isLetter(line[at + 1])
  if (sign !== '"' && sign !== "'" && sign !== '‘') return true
  return !isLetter(line[at - 1]) && /\S/.test(line[at + 1] ?? ' ')
}

function closing(line: string, at: number, close: string): number {
  const single = close === "'" || close === '’'
  const last = Math.min(line.length, at + LONGEST)
  for (let end = at + 1; end < last; end++) {
    took(1)
    const sign = line[end]
    if (sign !== close && !(close === '“' && (sign === '”' || sign === '"')) && !(close === '”' && sign === '“'))
      continue
    if (single && isLetter(line[end + 1])) continue
    return end > at + 1 ? end : -1
  }
  return -1
}
