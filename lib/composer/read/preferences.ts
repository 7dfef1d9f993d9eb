export type Answer = { question: string; answer: string }

const BLOCK = /\n*^[ \t]*CREATOR PREFERENCES[ \t]*:?[ \t]*$\n?([\s\S]*)$/m

/** Splits the answers that a caller appended after `clarify` from the brief itself. */
export function splitPreferences(brief: string): { brief: string; answers: Answer[] } {
  const match = brief.match(BLOCK)
  if (!match) return { brief, answers: [] }
  const answers: Answer[] = []
  for (const line of (match[1] ?? '').split('\n')) {
    const item = line.match(/^\s*[-*•]\s*(.*?[?？])\s*(.*?)\s*$/)
    if (item?.[1] && item[2]) answers.push({ question: item[1], answer: item[2] })
  }
  return { brief: brief.slice(0, match.index).trim(), answers }
}
