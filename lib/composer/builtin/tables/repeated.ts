// Rows that no sign parts: “2 people every 5 yrs 4 people every 3 …”, “day 1 14 miles, … day 2 21 miles, …”. What comes again parts them, and a number that counts stands apart from the one that is measured.
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'

const LEAST = 3

export function withRepeats(question: Question, sorted: Sorted, isPicture: boolean): Sorted {
  const where = whereOf(question, sorted.language)
  const isSheet = isPicture && question.asset_type === 'infographic'
  const steps = stepsIn(sorted.told)
  const told = sorted.told.flatMap((one): Told[] => {
    const rows = isRow(one.text) ? [] : rowsIn(one.text)
    const texts = rows.map(([label, said]) => `${label}${isSheet ? ' | ' : ': '}${said}`)
    const own = texts.length > 0 ? texts : [steps ? one.text.replaceAll(STEP, withColon(steps)) : one.text]
    return own[0] === one.text ? [one] : own.map(text => ({ ...one, text, literals: findLiterals(text, where) }))
  })
  return told.every((one, at) => one === sorted.told[at]) ? sorted : { ...sorted, told }
}

/** “4 guests 2 pizzas 8 guests 4 pizzas 12 guests 7 pizzas”: a number and the same word begin each row. */
function rowsIn(text: string): [label: string, said: string][] {
  const all = [...text.matchAll(COUNTED)]
  const [first] = all
  const stem = stemOf(first?.[1])
  const starts = all.filter(one => stemOf(one[1]) === stem)
  if (first?.index !== 0 || starts.length < LEAST) return []
  const rows = starts.map((one, at): [string, string] => {
    const end = starts[at + 1]?.index ?? text.length
    return [one[0], text.slice(one.index + one[0].length, end).trim()]
  })
  // A sign between them is the writer’s own way to part them.
  return rows.every(([, said], at) => said !== '' && (at === rows.length - 1 || !PARTED.test(said))) ? rows : []
}
const COUNTED = /(?<![\p{L}\p{N}.,])\d{1,4} (\p{L}{3,})/gu
const stemOf = (word = ''): string => fold(word).slice(0, 4)
const PARTED = /[,;:.!?–—-]$/u

/** “day 1 14 miles”: a word with its number, and another number behind it; “May 1 2027” is a date. */
const STEP = /(?<![\p{L}\p{N}])(\p{L}{2,12}) (\d{1,2}) (?=\d)(?!(?:19|20)\d\d(?!\d))/gu

/** The word that counts 1, 2, … all over what is told. */
function stepsIn(told: readonly Told[]): string | undefined {
  const found = told.flatMap(({ text }) => (isRow(text) ? [] : [...text.matchAll(STEP)]))
  const [word, ...others] = found.map(([, word = '']) => fold(word))
  const isRun = found.length > 1 && found.every(([, , number], at) => Number(number) === at + 1)
  return isRun && others.every(other => other === word) ? word : undefined
}
const withColon =
  (word: string) =>
  (all: string, own: string): string =>
    fold(own) === word ? `${all.trimEnd()}: ` : all
