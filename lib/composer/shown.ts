// What a second reader is shown of a post: its words and what they may tell, and never how it was made.
import type { Answer, Hold } from '#lib/composer/answer.ts'
import { toldOf } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { calendar, linesOf, type Question } from '#lib/composer/question.ts'
import { textsOf } from '#lib/composer/said.ts'

export type Shown = {
  channel: string
  language: string
  brand: { name: string; tone: string; lines: string[] }
  /** The pieces of the brief that are for readers. */
  facts: string[]
  texts: { at: string; text: string }[]
  hashtags: string[]
  calendar: string
}

export const shownOf = (question: Question, answer: Answer): Shown => ({
  channel: question.channel,
  language: answer.language,
  brand: {
    name: question.brand.name,
    tone: question.brand.voice.tone,
    lines: [...new Set([...Object.values(linesOf(question.brand)), ...question.brand.voice.legal_lines])],
  },
  facts: toldOf(question, answer),
  texts: textsOf(answer, question.asset_type).map(({ at, text }) => ({ at, text })),
  hashtags: answer.hashtags,
  calendar: calendar(question.day),
})

/** What a list of words cannot tell from a turn of phrase, and a place beside others from another fact: a reader can. */
const READABLE = new Set(['own_words', 'bond', 'led'])
export const isReadable = ({ rule }: Hold): boolean => READABLE.has(rule)

/** What of the texts a hold is about, as it stands there: words for `own_words`, else the whole text. */
export function doubtedIn({ texts }: Pick<Shown, 'texts'>, { rule, what, where }: Hold): string[] {
  const text = texts.find(({ at }) => at === where)?.text
  if (rule !== 'own_words') return [text ?? what]
  const keys = what.split(', ')
  return keys.map(key => tokensOf(text ?? '').find(token => token.key === key)?.text ?? key)
}
