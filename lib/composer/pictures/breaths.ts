// A sentence in another language as beats, nothing of it lost.
import { hangs, opens } from '#lib/composer/angles/abroad/seams.ts'
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { stripStop } from '#lib/composer/words/case.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

const COMMA = 0
const SEAM = 3
const ANYWHERE = 12
const PIECE = 2
const LONE_WORD = 6
/** A film with more beats of one sentence than this would only spell it. */
const MOST_COST = 34

type Cut = { cost: number; parts: string[] }

/** The cheapest way to say a sentence in beats that can be read: cut at commas, then before words that open a thought. */
export function breaths(text: string, language: string): string[] {
  const words = stripStop(text).split(' ')
  if (words.length > 40) return []
  const best: (Cut | undefined)[] = [{ cost: 0, parts: [] }]
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
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, parts: [...before.parts, part] }
    }
  const whole = best[words.length]
  return whole && whole.cost <= MOST_COST ? whole.parts : []
}

const readable = (part: string): boolean =>
  width(part) < BOX_LIMITS.scene && wordCount(part) <= SCENE_WORDS && width(part) >= 2

/** What it costs to part a sentence before a word; a date, a sum and a leaning word stay with what follows. */
function cutCost(words: readonly string[], at: number, language: string): number {
  const last = words[at - 1] ?? ''
  const next = words[at] ?? ''
  if (/[,;:]$/.test(last)) return /^\d{1,2}\.?$/.test(next) ? ANYWHERE * 2 : COMMA
  if (hangs(` ${last}`) || /^(?:€|%|Uhr|uur|h|kr|zł)$/i.test(next) || /^\d{1,2}\.$/.test(last)) return ANYWHERE * 2
  if (opens(next, language)) return SEAM
  return /\d$/.test(last) || /^\d/.test(next) ? ANYWHERE + PIECE : ANYWHERE
}
