// What was learned of briefs, asked of the words of one: a few layers of numbers, each wider than the one before it.
import { type Rows, Sheet } from '#lib/composer/audience/sheet.ts'
import { learned } from '#lib/composer/audience/weights.ts'
import { SIGNS, type Word } from '#lib/composer/audience/words.ts'

/** The numbers of a word that the network reads. */
type Read = Pick<Word, 'word' | 'runs' | 'signs'>

const [WORD, RUN, SIGN] = [32, 32, 6]
const INPUT = WORD + RUN + SIGN * SIGNS.length
const WIDTH = 96
/** How far each layer looks to both sides. */
const REACH = [1, 2, 4, 8, 1]
/** Behind it each word hears of the whole brief. */
const MIDDLE = 2
/** Behind these each word listens to those around it. */
const LISTENS = [2, 4]
/** What is learned with layers of its own, over the same numbers of words: how its layers are called, and how many numbers it says of a word. */
export type Subject = { name: string; out: number }
/** For whom it is (seven), of the headline, begins a line. */
export const AUDIENCE: Subject = { name: '', out: 9 }
/** A sentence begins there, at least a clause does. */
export const STOPS: Subject = { name: 'stops ', out: 2 }

/** So many numbers for each word, as they were learned: none of them is a chance yet. */
export function understand(words: readonly Read[], { name: of, out: numbersOf }: Subject): Float32Array[] {
  const count = words.length
  const sheet = new Sheet(count)
  const [input, state, near, heard] = [sheet.rows(INPUT), sheet.rows(WIDTH), sheet.rows(3 * WIDTH), sheet.rows(WIDTH)]
  const [asks, asked, told, out] = [sheet.rows(WIDTH), sheet.rows(WIDTH), sheet.rows(WIDTH), sheet.rows(numbersOf)]
  putIn(words, sheet.numbers(input))
  sheet.timesAbove(input, `${of}in`, state)
  for (const [nth, reach] of REACH.entries()) {
    putNear(sheet, state, near, { count, reach })
    sheet.timesAbove(near, `${of}near ${nth}`, heard)
    sheet.add(state, heard)
    if (nth === MIDDLE) addAll(sheet, state, { of, count, mean: asks, heard })
    if (!LISTENS.includes(nth)) continue
    for (const [name, rows] of Object.entries({ asks, asked, heard })) sheet.times(state, `${of}${name} ${nth}`, rows)
    sheet.listen({ asks, asked, heard }, `${of}reach ${nth}`, told)
    sheet.times(told, `${of}told ${nth}`, heard)
    sheet.add(state, heard)
  }
  sheet.times(state, `${of}out`, out)
  const numbers = sheet.numbers(out)
  return words.map((_, at) => numbers.slice(at * out.width, at * out.width + numbersOf))
}

/** What such a number says, as a chance. */
export const chanceOf = (number: number): number => 1 / (1 + Math.exp(-number))

function putIn(words: readonly Read[], input: Float32Array): void {
  const { word = [], run = [], ...others } = learned()
  const signs = SIGNS.map((_, nth) => others[`sign ${nth}`])
  for (const [at, one] of words.entries()) {
    const from = at * INPUT
    for (let i = 0; i < WORD; i++) input[from + i] = word[one.word * WORD + i] ?? 0
    const share = 1 / Math.max(1, one.runs.length)
    for (const number of one.runs)
      for (let i = 0; i < RUN; i++)
        input[from + WORD + i] = (input[from + WORD + i] ?? 0) + share * (run[number * RUN + i] ?? 0)
    for (const [nth, sign] of one.signs.entries())
      for (let i = 0; i < SIGN; i++) input[from + WORD + RUN + nth * SIGN + i] = signs[nth]?.[sign * SIGN + i] ?? 0
  }
}

/** Of each word and of the two that stand so far before and behind it. */
function putNear(sheet: Sheet, state: Rows, near: Rows, { count, reach }: { count: number; reach: number }): void {
  const [from, to] = [sheet.numbers(state), sheet.numbers(near).fill(0)]
  for (let row = 0; row < count; row++)
    for (const [side, by] of [-reach, 0, reach].entries()) {
      const at = row + by
      if (at >= 0 && at < count) to.set(from.subarray(at * WIDTH, (at + 1) * WIDTH), (row * 3 + side) * WIDTH)
    }
}

/** What the whole brief is about, to each of its words. */
type All = { of: string; count: number; mean: Rows; heard: Rows }
function addAll(sheet: Sheet, state: Rows, { of, count, mean, heard }: All): void {
  const [from, to] = [sheet.numbers(state), sheet.numbers(mean).fill(0)]
  for (let at = 0; at < count * WIDTH; at++)
    to[at % WIDTH] = (to[at % WIDTH] as number) + (from[at] as number) / Math.max(1, count)
  sheet.timesAbove(mean, `${of}all`, heard, 4)
  sheet.addRow(state, heard)
}
