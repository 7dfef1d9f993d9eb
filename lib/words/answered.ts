// A brief with the answer to a question in it as a fact: the day that was wrong is the right one, the question stands nowhere.

type Asked = { about: string; question: string; options: readonly string[] }
type Span = { start: number; end: number }

const WORD = /[\p{L}\p{M}]+|\d+/gu
/** “21st”, “21er”, “21.” */
const ENDINGS = new Set(['st', 'nd', 'rd', 'th', 'er', 'º', 'ª'])
const GAP = /^[\s,.]{0,3}(?:(?:of|the|de|di|do|del) )?$/i
const HEAD = 'CREATOR PREFERENCES'
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
function daysIn(brief: string, options: readonly string[]): (Span & { words: string[] })[] {
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

function withDays(brief: string, { options }: Asked, answer: string): string {
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

/** What cannot be written into its sentence stands below the brief, where no writer tells it. */
const below = (brief: string, question: string, answer: string): string =>
  `${brief}${brief.includes(HEAD) ? '' : `\n\n${HEAD}`}\n- ${question} ${answer}`

export function answered(brief: string, asked: Asked, answer: string): string {
  if (asked.about === 'facts') return `${brief}\n${answer}`.trim()
  const settled = asked.about === 'date' ? withDays(brief, asked, answer) : withValues(brief, asked, answer)
  return settled === brief ? below(brief, asked.question, answer) : settled
}
