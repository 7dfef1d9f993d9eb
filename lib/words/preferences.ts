// What stands below a brief under a head of its own: answers to our questions, and wishes for whoever makes the post.
export const HEAD = 'CREATOR PREFERENCES'
const isHead = (line: string): boolean => /^creator preferences:?$/i.test(line.trim())
const bare = (line: string): string =>
  line
    .trim()
    .replace(/^[-*•·–]/, '')
    .trim()

/** The brief as it was typed, and each line below it without its dash: “Is this for readers: “…”? yes”. */
export type Parted = { brief: string; answers: string[] }

export function partAnswers(text: string): Parted {
  const lines = text.split('\n')
  const at = lines.findIndex(isHead)
  if (at < 0) return { brief: text, answers: [] }
  const answers = lines.slice(at + 1).map(bare)
  return { brief: lines.slice(0, at).join('\n').trimEnd(), answers: answers.filter(Boolean) }
}

/** Each once, below what stands there already. */
export function withAnswers(text: string, more: readonly string[]): string {
  const { brief, answers } = partAnswers(text)
  const all = [...new Set([...answers, ...more.map(one => one.replace(/\s+/g, ' ').trim())])].filter(Boolean)
  return all.length === 0 ? brief : `${brief}\n\n${HEAD}\n${all.map(answer => `- ${answer}`).join('\n')}`
}

/** What asks nothing is a wish for whoever makes the post. */
export const withWish = (text: string, wish: string): string => withAnswers(text, [wish.replace(/[?？؟]/gu, '.')])
