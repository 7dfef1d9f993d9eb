import type { Token } from '#lib/render/type/tokens.ts'

export type Wide = Token & { width: number }

const dangling = new Set(
  'a an the of to in on at by for and or but nor is are was be as from with into your our my no not der die das ein eine und oder im in am von zu el la los las un una de del y o en le les des du et au à'.split(
    ' ',
  ),
)
const SENSE = /[.,:;!?…–—)]$/

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

/** Breaks into exactly `count` lines: even ones, by sense, without a lone short word at the end. */
export function breakEvenly(tokens: readonly Wide[], width: number, space: number, count: number): string[] {
  const total = tokens.reduce((sum, token) => sum + token.width + (token.spaced ? space : 0), 0)
  const aim = Math.min(width, (total / count) * 1.04)
  const n = tokens.length
  // best[k][i]: least cost of setting the first i tokens in k lines.
  const best = Array.from({ length: count + 1 }, () => new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY))
  const from = Array.from({ length: count + 1 }, () => new Int32Array(n + 1))
  row(best, 0)[0] = 0
  for (let k = 1; k <= count; k++) {
    for (let end = k; end <= n; end++) {
      let used = 0
      for (let start = end - 1; start >= k - 1; start--) {
        const token = tokens[start] as Wide
        used += token.width + (start < end - 1 && tokens[start + 1]?.spaced ? space : 0)
        if (used > width) break
        const cost = (row(best, k - 1)[start] ?? 0) + costOf(tokens, start, end, used, { aim, last: end === n })
        if (cost < (row(best, k)[end] ?? 0)) {
          row(best, k)[end] = cost
          const back = from[k]
          if (back) back[end] = start
        }
        if (token.forced) break
      }
    }
  }
  return trace(tokens, from, count)
}

function costOf(
  tokens: readonly Wide[],
  start: number,
  end: number,
  used: number,
  line: { aim: number; last: boolean },
): number {
  const ragged = ((line.aim - used) / line.aim) ** 2
  const lastWord = tokens[end - 1]?.text ?? ''
  if (line.last) return used < line.aim * 0.42 ? ragged + (end - start === 1 ? 0.5 : 0.2) : ragged * 0.7
  const sense = SENSE.test(lastWord) ? -0.06 : 0
  const hanging = dangling.has(lastWord.toLowerCase()) ? 0.09 : 0
  // The first word of a sentence does not stay behind alone.
  const orphan = end - start > 1 && /[.!?…]$/.test(tokens[end - 2]?.text ?? '') ? 0.11 : 0
  return ragged + sense + hanging + orphan + tornApart(lastWord, tokens[end]) + tornDate(tokens, end)
}

const UNIT =
  /^(?:[€£$¥%]|kr|zł|EUR|USD|CHF|ms|s|sec|min|h|km|m|cm|mm|kg|g|mg|l|ml|kB|MB|GB|kW|kWh|am|pm|Uhr)[.,;:!?)]*$/i

/** What is read in one breath and stands on two lines: 25 and €, 13 and March, at and 15; a day and its bracket. */
function tornApart(before: string, after: Wide | undefined): number {
  if (!after) return 0
  if (!after.spaced) return /\d$/.test(before) && COUNTER.test(after.text) ? 0.9 : /^[(（]/.test(after.text) ? 0.2 : 0
  if (/\d$/.test(before) && UNIT.test(after.text)) return 0.6
  // The dialling code of a telephone number.
  if (/^\(\d{2,5}\)$/.test(before) && /^\d/.test(after.text)) return 0.6
  if (/^\d{1,2}\.?$/.test(before)) return /^\p{L}/u.test(after.text) ? 0.5 : 0.3
  if (/^[\d£$€.,]+$/.test(before)) return 0.09
  return /^\p{L}{1,4}$/u.test(before) && /^\d{1,2}(?:[:.]\d\d)?[,.;:)]?$/.test(after.text) ? 0.25 : 0
}

/** What counts in scripts without spaces: 15日, 7時, 100円. */
const COUNTER = /^[年月日時分秒円元週回名人個本枚歳号時間%％]/u

/** "19 de" and "marzo" are one date. */
const tornDate = (tokens: readonly Wide[], end: number): number =>
  end < tokens.length &&
  /^(?:de|di|of|do)$/iu.test(tokens[end - 1]?.text ?? '') &&
  /^\d{1,2}\.?º?$/.test(tokens[end - 2]?.text ?? '')
    ? 0.4
    : 0

/** Whether lines that stand part what is read in one breath. */
export const isTorn = (lines: readonly string[]): boolean =>
  lines.some((line, at) => {
    const next = lines[at + 1]
    if (next === undefined) return false
    const [first = ''] = next.split(/\s/u)
    if (/\d$/u.test(line)) return COUNTER.test(first) || UNIT.test(first)
    if (/\(\d{2,5}\)$/u.test(line)) return /^\d/u.test(first)
    return /(?:^|\s)\d{1,2}(?:\.|º)?(?:\s(?:de|di|of|do))$|(?:^|\s)\d{1,2}\.$/iu.test(line) && /^\p{L}/u.test(first)
  })

function trace(tokens: readonly Wide[], from: Int32Array[], count: number): string[] {
  const lines: string[] = []
  let end = tokens.length
  for (let k = count; k >= 1; k--) {
    const start = from[k]?.[end] ?? 0
    lines.unshift(join(tokens.slice(start, end)))
    end = start
  }
  return lines
}

function join(tokens: readonly Token[]): string {
  return tokens.map((token, index) => (index > 0 && token.spaced ? ' ' : '') + token.text).join('')
}

function row(table: Float64Array[], index: number): Float64Array {
  return table[index] as Float64Array
}
