// What a second reader is shown of a post: its words and what they may tell, and never how it was made.
import type { Doubt, Guarded, Hold } from '#lib/composer/answer.ts'
import { isSame } from '#lib/composer/guard/rule.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { calendar, linesOf, type Question } from '#lib/composer/question.ts'
import { textsOf } from '#lib/composer/said.ts'

export type Shown = {
  channel: string
  language: string
  brand: { name: string; tone: string; lines: string[] }
  /** The pieces of the brief that are for readers. */
  facts: string[]
  /** Pieces that say how the post should be, for its maker alone. */
  wishes: string[]
  texts: { at: string; text: string }[]
  hashtags: string[]
  calendar: string
  /** What the guard left open for a reader. */
  doubts: Doubt[]
  /** Whether a model that saw each drawing made for the post found it fine. */
  drawings_fine?: boolean
}

export const shownOf = (question: Question, { answer, facts = [], doubts = [] }: Guarded): Shown => ({
  channel: question.channel,
  language: answer.language,
  brand: {
    name: question.brand.name,
    tone: question.brand.voice.tone,
    lines: [...new Set([...Object.values(linesOf(question.brand)), ...question.brand.voice.legal_lines])],
  },
  facts,
  wishes: answer.read.style.flatMap(number => question.segments[number - 1] ?? []),
  texts: textsOf(answer, question.asset_type).map(({ at, text }) => ({ at, text })),
  hashtags: answer.hashtags,
  calendar: calendar(question.day),
  doubts,
})

/** What a list of words cannot tell from a turn of phrase, and a place beside others from another fact: a reader can. */
const READABLE = new Set(['own_words', 'bond', 'led'])
export const isReadable = (hold: Hold, { doubts, drawings_fine }: Pick<Shown, 'doubts' | 'drawings_fine'>): boolean =>
  READABLE.has(hold.rule) ||
  (hold.rule === 'drafted' && drawings_fine === true) ||
  doubts.some(({ of }) => isSame(of, hold))

/** What of the texts a hold is about, as it stands there: words for `own_words`, else the whole text. */
export function doubtedIn({ texts }: Pick<Shown, 'texts'>, { rule, what, where }: Hold): string[] {
  const text = texts.find(({ at }) => at === where)?.text
  if (rule !== 'own_words') return [text ?? what]
  const keys = what.split(', ')
  return keys.map(key => tokensOf(text ?? '').find(token => token.key === key)?.text ?? key)
}
