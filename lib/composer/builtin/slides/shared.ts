// What shares a slide: a headline and its remark, sentences of one line, and of too many the shortest neighbours.
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { memberLines } from '#lib/composer/builtin/slides/members.ts'
import { NUMBER } from '#lib/composer/builtin/slides/steps.ts'
import { isMarked, lineTyped } from '#lib/composer/builtin/slides/typed-rows.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import type { Question } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'

const { headline: ABOVE, body: BELOW } = SLIDES.fields

const fromOf = (...all: readonly Thought[]): string[] => [...new Set(all.flatMap(({ from }) => from))]

/** “5 days = 28 days, 4 days = 22.4, 3 days = 16.8”: what stands before them is of them. */
export const EQUALS = /^[^,=]{1,40} = [^,=]{1,40}(?:, [^,=]{1,40} = [^,=]{1,40}){2,}$/u

/** One above, the other below it; undefined where there is no room. */
export function joined(one: Thought, next: Thought): Thought | undefined {
  const said = (EQUALS.test(next.text) && memberLines(next.text)) || sentence(upperFirst(next.text))
  const below = [one.below, said, next.below].filter(Boolean).join(' ')
  const isPlain = ![one, next].some(({ more, rows }) => more || rows)
  return width(one.text) <= ABOVE && width(below) <= BELOW && isPlain
    ? { text: one.text, below, from: fromOf(one, next) }
    : undefined
}

/** Sentences of which the first is too long to stand above. */
export function inOne(one: Thought, next: Thought): Thought | undefined {
  const text = `${sentence(one.text)} ${upperFirst(next.text)}`
  const isPlain = ![one, next].some(({ below, more }) => below || more)
  return isPlain && width(text) < BELOW ? { text, from: fromOf(one, next) } : undefined
}

/** Two rows are two lines of one kind, and none is a remark about the other: “5. Stay in for two minutes”, “6. Get out”. */
function asRows(one: Thought, next: Thought, { brand, segments }: Question): Thought | undefined {
  const rows = [one, next].flatMap(each => each.rows ?? [rowOf(each, segments)])
  const below = rows.join('\n')
  const hasRoom = width(below) <= BELOW && ![one, next].some(({ more, below }) => more || below?.includes('\n'))
  return hasRoom ? { text: brand.name, below, rows, from: fromOf(one, next) } : undefined
}

/** “A spoke: €14, ready in a week”, with the colon that was typed, which has a blank before it in French; “Towel. Hooded ones are good”. */
function rowOf({ text, below = '' }: Thought, segments: readonly string[]): string {
  const label = text.toLowerCase()
  const isLed = (sign: string) => segments.some(typed => typed.toLowerCase().includes(label + sign))
  const sign = [' :', ':'].find(isLed) ?? '.'
  const number = NUMBER.exec(text)?.[0] ?? ''
  const said = number + upperFirst(text.slice(number.length))
  return unstopped(below === '' ? said : `${unstopped(said)}${sign} ${below}`)
}

type Pair = { at: number; both: Thought; long: number }

/** Of too many the shortest neighbours share a slide, those of one line before others; the first stands alone, and so does the last but for its own line. */
export function shared(thoughts: readonly Thought[], most: number, question: Question): Thought[] {
  if (thoughts.length <= most || thoughts.length > most * 2) return [...thoughts]
  const lineOf = lineTyped(question)
  const pairs = thoughts.slice(1, -1).flatMap((one, at): Pair[] => {
    const next = thoughts[at + 2] as Thought
    const isLast = next === thoughts.at(-1) && lineOf(one) !== lineOf(next)
    const pair = isLast ? undefined : pairOf(one, next, question)
    return pair ? [{ at: at + 1, ...pair }] : []
  })
  const [best] = pairs.sort((a, b) => a.long - b.long)
  if (!best) return [...thoughts]
  return shared([...thoughts.slice(0, best.at), best.both, ...thoughts.slice(best.at + 2)], most, question)
}

/** “10 - 11.30 toddlers” is none. */
const STEP = /^\d{1,2}[.)] /u

/** What two of them are together, and how well they may be: a row takes the remark of another only where nothing else has room. */
function pairOf(one: Thought, next: Thought, question: Question): Omit<Pair, 'at'> | undefined {
  const isOneLine = lineTyped(question)(one) === lineTyped(question)(next)
  const [above, below] = [one, next].map(each => isMarked(each, question) || STEP.test(each.text))
  const areRows = above && below && !isOneLine
  const both = areRows ? asRows(one, next, question) : joined(one, next)
  if (!both) return undefined
  // What has a number of its own is no remark about what stands before it, and a step least of all.
  const apart = NUMBER.test(next.text) ? 2 * BELOW : /\d/.test(next.text) ? BELOW : 0
  const torn = (above || below) && !areRows && !isOneLine ? 4 * BELOW : 0
  return { both, long: width(both.text + both.below) + apart + (isOneLine ? 0 : 2 * BELOW) + torn }
}
