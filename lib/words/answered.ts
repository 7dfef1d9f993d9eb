// A brief with the answer to a question in it as a fact: the day that was wrong is the right one, the question stands nowhere.
import { without } from '#lib/words/left-out.ts'
import { partAnswers, withAnswers } from '#lib/words/preferences.ts'

type Asked = { about: string; question: string; options: readonly string[] }
type Span = { start: number; end: number }

const WORD = /[\p{L}\p{M}]+|\d+/gu
/** “21st”, “21er”, “21.” */
const ENDINGS = new Set(['st', 'nd', 'rd', 'th', 'er', 'º', 'ª'])
const GAP = /^[\s,.]{0,3}(?:(?:of|the|de|di|do|del) )?$/i
const ALIKE = 3

type Word = Span & { text: string }
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))

const isNumber = (word: string) => /^\d+$/.test(word)
const isAlike = (one: string, other: string) =>
  isNumber(one) || isNumber(other)
    ? one === other
    : one.length >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE)

/** Where a day of the options stands, however much of it was written: its number with a word of it, or a word that is all of it. */
export function daysIn(brief: string, options: readonly string[]): (Span & { words: string[] })[] {
  const all = options.flatMap(option => wordsIn(option).map(({ text }) => text))
  const runs: (Span & { words: string[] })[] = []
  let open = false
  for (const { text, start, end } of wordsIn(brief)) {
    const last = runs.at(-1)
    const isPart = all.some(one => isAlike(one, text))
    const isEnding = ENDINGS.has(text) && last?.end === start
    if (open && last && (isEnding || isPart) && GAP.test(brief.slice(last.end, start))) {
      last.end = end
      if (isPart) last.words.push(text)
    } else {
      open = isPart
      if (isPart) runs.push({ start, end, words: [text] })
    }
  }
  const isDated = all.some(isNumber)
  return runs.filter(({ words }) => !isDated || (words.some(isNumber) && words.length > 1))
}

export function withDays(brief: string, options: readonly string[], answer: string): string {
  const right = wordsIn(answer).map(({ text }) => text)
  const wrong = daysIn(brief, options).filter(
    ({ words }) => !words.every(word => right.some(one => isAlike(one, word))),
  )
  const settled = wrong.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}${answer}${text.slice(end)}`,
    brief,
  )
  return settled === brief ? brief : onceOf(settled, answer)
}

/** “Friday or Saturday” is now one day twice. */
function onceOf(text: string, answer: string): string {
  const [first = '', ...parts] = text.split(answer)
  return parts.reduce(
    (said, part, at) =>
      at < parts.length - 1 && /^,? \p{L}{1,7} $/u.test(part) && !part.startsWith('. ') ? said : said + answer + part,
    first,
  )
}

/** Other values than the one that is right, where they stand to the letter. */
function withValues(brief: string, { options }: Asked, answer: string): string {
  const wrong = options.filter(option => option !== answer && option.length > 1 && brief.includes(option))
  return wrong.reduce((text, option) => text.replaceAll(option, () => answer), brief)
}

/** “no”, “Nein.”, “no thanks”. */
const NO =
  /^(?:no|nope|nein|non|não|nao|nie|لا|いいえ)(?:[, ]+(?:thanks|thank you|please|danke|merci|gracias|grazie))?[.!]?$/iu
export const isNo = (answer: string): boolean => NO.test(answer.trim())

/** The piece of the brief that a question is about, from the first mark of quotation to the last. */
function pieceIn(question: string): string {
  const from = question.search(/[“„«「]/)
  const to = [...'”“»」'].reduce((last, mark) => Math.max(last, question.lastIndexOf(mark)), -1)
  return from >= 0 && to > from ? question.slice(from + 1, to).trim() : ''
}

export function answered(text: string, asked: Asked, answer: string): string {
  const { brief, answers } = partAnswers(text)
  if (asked.about === 'facts') return withAnswers(`${brief}\n${answer}`.trim(), answers)
  const settled = writtenIn(brief, asked, answer)
  // What cannot be written into its sentence stands below, where each writer reads it as an answer.
  return settled === brief ? withAnswers(text, [`${asked.question} ${answer}`]) : withAnswers(settled, answers)
}

function writtenIn(brief: string, asked: Asked, answer: string): string {
  if (asked.about === 'date') return withDays(brief, asked.options, answer)
  const gone = asked.about === 'claim' && isNo(answer) ? without(brief, pieceIn(asked.question)) : undefined
  return gone ?? withValues(brief, asked, answer)
}
