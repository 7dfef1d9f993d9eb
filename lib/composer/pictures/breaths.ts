// A sentence in another language as beats, nothing of it lost.
import { hangs, opens } from '#lib/composer/angles/abroad/seams.ts'
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

const COMMA = 0
const SEAM = 3
const ANYWHERE = 12
const PIECE = 2
const LONE_WORD = 6
/** A film with more beats of one sentence than this would only spell it. */
const MOST_COST = 64

type Cut = { cost: number; parts: string[]; starts: number[] }

/** The cheapest way to say a sentence in beats that can be read: cut at commas, then before words that open a thought. */
export function breaths(text: string, language: string): string[] {
  const words = stripStop(text).split(' ')
  if (words.length > 40) return []
  const best: (Cut | undefined)[] = [{ cost: 0, parts: [], starts: [] }]
  for (let end = 1; end <= words.length; end++)
    for (let start = Math.max(0, end - SCENE_WORDS); start < end; start++) {
      const before = best[start]
      const part = words
        .slice(start, end)
        .join(' ')
        .replace(/[,;:–-]$/, '')
        .trim()
      if (!before || !readable(part)) continue
      const cost =
        before.cost + PIECE + (end - start === 1 ? LONE_WORD : 0) + (start === 0 ? 0 : cutCost(words, start, language))
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { cost, parts: [...before.parts, part], starts: [...before.starts, start] }
    }
  const whole = best[words.length]
  if (!whole || whole.cost > MOST_COST) return []
  const open = (index: number): boolean => cutCost(words, whole.starts[index] ?? words.length, language) >= ANYWHERE
  return whole.parts.map((part, index) => {
    const begun = index > 0 && open(index)
    const text = begun ? part : upperFirst(index > 0 ? part.replace(AND[language] ?? /(?!)/, '') : part)
    return index < whole.parts.length - 1 && open(index + 1) ? text : begun ? `${text}.` : sentence(text)
  })
}

const AND: Record<string, RegExp> = {
  de: /^und /i,
  es: /^y /i,
  fr: /^et /i,
  it: /^e /i,
  nl: /^en /i,
  pl: /^(?:i|oraz) /i,
  pt: /^e /i,
  sv: /^och /i,
}

const readable = (part: string): boolean =>
  width(part) < BOX_LIMITS.scene && wordCount(part) <= SCENE_WORDS && width(part) >= 2

/** Between the beginning of a span and its end. */
const SPAN = /^(?:bis|a|al|à|au|até|às|alle|t\/m|tot|do|till|–|-)$/i
const isDay = (word: string, language: string): boolean =>
  [...(WEEKDAYS[language] ?? []), ...(MONTHS[language] ?? [])].some(name =>
    word.toLowerCase().startsWith(name.toLowerCase()),
  )

/** What it costs to part a sentence before a word; a date, a sum and a leaning word stay with what follows. */
function cutCost(words: readonly string[], at: number, language: string): number {
  const last = words[at - 1] ?? ''
  const next = words[at] ?? ''
  if (/\d\.?$/.test(last) && isDay(next, language)) return ANYWHERE * 4
  if (/[,;:]$/.test(last)) return /^\d{1,2}\.?$/.test(next) ? ANYWHERE * 2 : COMMA
  if (hangs(` ${last}`) || /^(?:€|%|Uhr|uur|h|kr|zł)$/i.test(next) || /^\d{1,2}\.$/.test(last)) return ANYWHERE * 2
  if (isDay(last, language) && /^\d/.test(next)) return ANYWHERE * 2
  if (SPAN.test(next) && (/\d/.test(last) || isDay(last, language))) return ANYWHERE * 2
  if (opens(words.slice(at, at + 3).join(' '), language)) return SEAM
  return /\d$/.test(last) ? ANYWHERE * 2 : ANYWHERE
}
