// Marked briefs as somebody dictates them: without a sign between two words, and where sentences and clauses began.
import { dice } from '#lib/render/seed.ts'
import { examplesOf, lettersAt, wordsOfExample } from './examples.ts'
import { FOLDER, HARD, LINES, type Marked, readMarked, SLIPS, TYPED } from './marked.ts'
import { readOf } from './numbers.ts'

/** What begins with a word by its number: nothing, a clause, a sentence. */
export const OPENS = { nothing: 0, clause: 1, sentence: 2, unknown: -1 } as const
const LETTERS: ReadonlyMap<string, number> = new Map([
  [' ', OPENS.nothing],
  ['c', OPENS.clause],
  ['s', OPENS.sentence],
  ['?', OPENS.unknown],
])

type Numbers = ReturnType<typeof readOf> & { is: number[]; commas: boolean }
/** `opens` is a letter for each of `text`: what begins there. */
export type RunOn = { language: string; text: string; opens: string; numbers: Numbers }

/** From its first letter or sign of money to its last letter. */
const WORD = /[\p{L}\p{N}£$€@#](?:\S*[\p{L}\p{N}%€])?/gu
const [LOWER, BARE] = [0.7, 0.6]
const [FEWEST, MOST] = [6, 400]

/** Everything that was marked, but for Japanese, which parts no words. */
export const taughtRunOns = (): RunOn[] => [FOLDER, TYPED, LINES, HARD, SLIPS].flatMap(folder => runOnsIn(folder))

export const runOnsIn = (folder: string): RunOn[] =>
  readMarked(folder)
    .filter(({ language }) => language !== 'ja')
    .map(runOnOf)
    .filter(({ numbers: { words } }) => words.length >= FEWEST && words.length < MOST)

function runOnOf(brief: Marked, nth: number): RunOn {
  const roll = dice(`${brief.file} ${nth}`)
  const [isLower, isBare] = [roll() < LOWER, roll() < BARE]
  let [text, opens, last] = ['', '', 0]
  for (const { 0: typed, index } of brief.text.matchAll(WORD)) {
    const cased = isLower ? typed.toLowerCase() : typed
    const word = isBare ? cased.replace(/['’]/g, '') : cased
    const letter = text === '' ? '?' : openingAt(brief, last, index)
    opens += `${text && ' '}${letter}`.padEnd((text && ' ').length + word.length)
    text += (text && ' ') + word
    last = index + typed.length
  }
  const [example] = examplesOf([{ ...brief, text, marks: opens }])
  const words = example ? wordsOfExample(example) : []
  const of = (letters: readonly string[]) => LETTERS.get(letters[0] ?? '?') ?? OPENS.unknown
  return {
    ...{ language: brief.language, text, opens },
    numbers: {
      ...readOf(words),
      is: words.map(word => of(lettersAt(example?.marks ?? [], word))),
      commas: brief.text.includes(','),
    },
  }
}

/** Where words of a correction, a greeting or a doubt begin without a sign nobody has said. */
const VAGUE = /[xnu]/

/** What begins with a word: “s” a sentence or a line, “c” a clause, a space neither, “?” where nobody knows. */
function openingAt({ text, marks, lines }: Marked, last: number, at: number): string {
  const signs = text.slice(last, at)
  if (/[.!?…;:|\n]/.test(signs) || lines?.begins[at] === 'b') return 's'
  const [before, own] = [marks[last - 1] ?? ' ', marks[at] ?? ' ']
  const hasSign = /[,()[\]–—]| -/.test(signs)
  if (before !== own) return VAGUE.test(before + own) ? (hasSign ? 'c' : '?') : 's'
  return hasSign ? 'c' : lines && lines.headline[last - 1] !== lines.headline[at] ? 's' : ' '
}
