// The briefs of the recorded sets, letter by letter as a language model has read them.
import { readRecordings } from '#dev/answers/recordings.ts'
import { readSet } from '#dev/answers/sets.ts'
import { Read } from '#lib/composer/answer.ts'
import { questionOf } from '#lib/composer/question.ts'
import { eachOf } from '#lib/words/each-of.ts'
import { type Example, examplesOf } from './examples.ts'
import { dictated, FOLDER, HARD, LINES, readMarked, SLIPS, TYPED } from './marked.ts'

/** What is learned from last; later sets stay unseen. */
const TAUGHT = eachOf(
  'advent april august december demo february january july june march may messy november october september spring summer winter',
)
/** What nothing is learned from. */
export const HELD = ['autumn', 'frost', 'plain']

/** Everything that the shipped weights are learned from. */
export const taughtBy = (): Example[] => [
  ...examplesOf([FOLDER, HARD, SLIPS, LINES].flatMap(folder => readMarked(folder))),
  ...examplesOf(readMarked(LINES, 1)),
  ...readJudged(TAUGHT),
  ...typed(),
]

/** One in so many of them is learned once more as if it had been dictated. */
const DICTATED = 5
/** How the files begin that were added last. */
const LAST = /^(?:plain|days|polite|aloud|lists)-/

function typed(): Example[] {
  const briefs = readMarked(TYPED)
  const again = briefs.filter(({ language }, at) => at % DICTATED === 0 && language !== 'ja').map(dictated)
  const all = [...briefs, ...again]
  return examplesOf(all).map((one, at) => ({
    ...{ ...one, judged: true as const },
    last: LAST.test(all[at]?.file ?? ''),
  }))
}

export const readJudged = (names: readonly string[]): Example[] => names.flatMap(ofSet)

function ofSet(name: string): Example[] {
  const answers = new Map(readRecordings(name).map(one => [one.id, one]))
  return readSet(name).cases.flatMap(({ id, input }) => {
    const one = answers.get(id)
    const question = questionOf(input)
    const answer = (one?.repair ?? one?.answer) as { read?: unknown } | undefined
    const read = Read.safeParse(answer?.read)
    if (!read.success || JSON.stringify(one?.segments) !== JSON.stringify(question.segments)) return []
    const marks = question.segments.map((text, at) => marksOf(read.data, at + 1, text))
    return [{ language: input.brand.voice.languages[0] ?? 'en', question, marks, judged: true }]
  })
}

const LISTS = { secret: 's', unsure: 'u', noise: 'n' } as const

/** What of a piece is told, and else by which list it is left. */
function marksOf(read: Read, n: number, text: string): (string | undefined)[] {
  const parts = read.parts
    .filter(part => part.n === n)
    .map(part => ({ text: part.text, start: text.indexOf(part.text) }))
  const list = (['secret', 'unsure', 'noise'] as const).find(each => read[each].includes(n))
  const left = list ? LISTS[list] : 'o'
  const isTold = (at: number) =>
    read.publish.includes(n) &&
    (parts.length === 0 ||
      parts.some(part => part.start >= 0 && part.start <= at && at < part.start + part.text.length))
  return text.split('').map((sign, at) => (/[\p{L}\p{N}]/u.test(sign) ? (isTold(at) ? ' ' : left) : undefined))
}
