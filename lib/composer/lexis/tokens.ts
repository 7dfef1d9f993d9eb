// Words, numbers and marks of a text in one pass.
import { fold, level } from '#lib/composer/lexis/fold.ts'
import { oncePerText, took } from '#lib/composer/steps.ts'

export type Token = {
  kind: 'word' | 'number' | 'mark'
  text: string
  /** The text folded, for looking it up. */
  key: string
  start: number
  end: number
}

/** Where something stands in a text. */
export type Span = { start: number; end: number }
export const isInside = (one: Span, other: Span): boolean => one.start >= other.start && one.end <= other.end

const RUN =
  /\d+|(?<![\p{L}.@])[APap]\.[Mm](?:\.(?![\p{L}\d])|(?![\p{L}\d.@]))|[A-Za-z]+(?![\p{L}\p{M}\d'’])|[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])[\p{L}\p{M}]|['’](?=\p{L})|\d)+|[^\s\p{L}\p{N}]/gu

/** The same of a text that has no other letters: it is read much faster. */
const ASCII_RUN =
  /\d+|(?<![A-Za-z.@])[APap]\.[Mm](?:\.(?![A-Za-z\d])|(?![A-Za-z\d.@]))|[A-Za-z]+(?![A-Za-z\d'])|(?:[A-Za-z\d]|'(?=[A-Za-z]))+|[^\sA-Za-z\d]/g
const ASCII = /^[\0-\x7f]*$/

/** Words before an apostrophe that stand for themselves: l’atelier, dell’arte, jusqu’au. */
const ELIDED = new Set('l d j c n s m t qu jusqu lorsqu puisqu dell all nell sull dall un quest gl presqu'.split(' '))
const ENGLISH = new Set(['s', 't', 're', 've', 'll', 'd', 'm'])
const LONGEST_ELIDED = Math.max(...[...ELIDED].map(each => each.length))
const LONGEST_END = 2

export const tokensOf = oncePerText(parted)

function parted(text: string): readonly Token[] {
  took(text.length)
  const tokens: Token[] = []
  for (const match of ASCII.test(text) ? text.matchAll(ASCII_RUN) : level(text).matchAll(RUN)) {
    const run = match[0]
    const start = match.index
    const end = start + run.length
    if (/^[A-Za-z]+$/.test(run)) tokens.push({ kind: 'word', text: run, key: run.toLowerCase(), start, end })
    else if (/^[ap]\.m/i.test(run))
      tokens.push({ kind: 'word', text: run, key: run.replaceAll('.', '').toLowerCase(), start, end })
    else if (/^\d/.test(run)) tokens.push({ kind: 'number', text: run, key: run, start, end })
    else if (!/^['’]?[\p{L}\p{M}]/u.test(run)) tokens.push({ kind: 'mark', text: run, key: run, start, end })
    else tokens.push(...words(run, start))
  }
  return tokens
}

/** A run of letters as words: what is elided stands for itself. */
function words(run: string, start: number): Token[] {
  const found: Token[] = []
  let from = 0
  for (const { index } of run.matchAll(/['’]/g)) {
    const isElided = index > from && index - from <= LONGEST_ELIDED && ELIDED.has(fold(run.slice(from, index)))
    const isEnglish = run.length - index - 1 <= LONGEST_END && ENGLISH.has(fold(run.slice(index + 1)))
    if (!isElided || isEnglish) break
    found.push(word(run.slice(from, index), start + from))
    from = index + 1
  }
  return [...found, word(run.slice(from), start + from)]
}

const word = (text: string, start: number): Token => ({
  kind: 'word',
  text,
  key: fold(text),
  start,
  end: start + text.length,
})

/** The words of a text, folded. */
export const keysOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))

/** The words of a text and nothing else of it. */
export const bareWords = (text: string): string => keysOf(text).join(' ')

/** Scripts that part no words: they are compared by signs. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
