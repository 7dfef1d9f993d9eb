// The list that a brief numbers itself: “1. let it run low 2. switch off …”, a line each, or ① ② ③.
import { cleaned } from '#lib/composer/segments/clean.ts'
import { took } from '#lib/composer/steps.ts'
import { months } from '#lib/words/months.ts'

/** As people write them: signs of their own, a number with a stop before words, a bare number at the head of a line. */
const MARKS = [
  /(?<circled>[①-⑳])\s*/gu,
  /(?<![^\s:：;,(])(?<number>\d{1,2})(?:[.．、:)]\)?\s+|[.．、)](?=\p{L}))(?=[\p{L}"“„«'‘¿¡])/gu,
  /(?<=^[ \t>*•-]{0,6})(?<number>\d{1,2})[ \t]{1,4}(?=\p{L})/gmu,
] as const

/** Two numbers that follow each other may be anything. */
const LEAST = 3
const MOST = 20

const MONTH = new RegExp(`^(?:${Object.values(months).join('|').replaceAll(' ', '|')})(?!\\p{L})`, 'iu')

type Mark = { number: number; start: number; end: number }

/** Its items in their order; none where the brief has no such list, or more than one. */
export function numberedIn(brief: string): string[] {
  const text = cleaned(brief)
  took(text.length)
  for (const mark of MARKS) {
    const runs = runsOf(marksOf(text, mark)).filter(({ length }) => length >= LEAST)
    const [run] = runs
    if (run) return runs.length === 1 ? itemsOf(text, run) : []
  }
  return []
}

const marksOf = (text: string, mark: RegExp): Mark[] =>
  [...text.matchAll(mark)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { circled, number } = groups
    const [start, end] = [index, index + whole.length]
    // “1. Juli”.
    if (MONTH.test(text.slice(end, end + LONGEST_MONTH))) return []
    return { start, end, number: circled ? circled.charCodeAt(0) - BEFORE_ONE : Number(number) }
  })
const BEFORE_ONE = '①'.charCodeAt(0) - 1
const LONGEST_MONTH = 14

/** From each 1 as far as every number is the next one. */
function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = []
  for (const mark of marks) {
    const run = runs.at(-1)
    if (mark.number === 1) runs.push([mark])
    else if (run && mark.number === (run.at(-1)?.number ?? 0) + 1 && run.length < MOST) run.push(mark)
  }
  return runs
}

/** An item goes on to the next number, the last one to the end of its sentence or line. */
const itemsOf = (text: string, run: readonly Mark[]): string[] =>
  run.map(({ end }, at) => {
    const next = run[at + 1]
    const item = next
      ? text.slice(end, next.start)
      : (/^[^\n]+?(?:[.!?](?=\s)|[。！？]|(?=\n|$))/u.exec(text.slice(end))?.[0] ?? '')
    return item.replace(/\s+/g, ' ').trim()
  })
