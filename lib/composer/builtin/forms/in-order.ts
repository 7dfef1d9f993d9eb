// One thing after the other in a sentence: “pick three ripe ones, wrap each in paper, add two leaves, and post them on a Monday”.
import { type Clause, unjoined, type Value } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece, pieceOf, type Reader } from '#lib/composer/builtin/piece.ts'
import { isHowTo, listIn } from '#lib/composer/builtin/reading/listed/lists.ts'
import { OPENING } from '#lib/composer/builtin/weight.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { shifted } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** As wide as a thing that stands alone, and as one that does at most. */
type Room = { usual: number; most: number }

const LEAST_WORDS = 3

/** `isOrdered` where it says itself that they follow each other. */
type InOrder = { title: string | undefined; steps: string[]; isOrdered: boolean }

/** Each of them, and the title before a colon or a dash; undefined where a sentence is no such row. */
export function inOrder(text: string, values: readonly Value[], room: Room): InOrder | undefined {
  const cuts = listIn(text, values)
  const head = cuts.findIndex(({ mark }) => /[:：–]/.test(mark))
  const title = head < 0 || head > DEEPEST ? undefined : text.slice(0, cuts[head]?.end).trim()
  const steps = upToLast(text, title ? cuts.slice(head + 1) : cuts)
  const least = title && HOW.test(title) ? LISTED : LISTED + 1
  const isRow = steps.length >= least && steps.slice(0, -1).every(({ mark }) => PARTS.test(mark))
  if (!isRow || !(title || endsRow(steps.at(-1)))) return undefined
  const told = steps.map(one => unjoined(one.text))
  const words = title && HOW.test(title) ? 2 : LEAST_WORDS
  const isEnd = (at: number) => at === steps.length - 1 && THEN.test(unjoined(steps[at]?.text ?? ''))
  const isWhole = (step: string, at: number) =>
    (step.split(' ').length >= words || isEnd(at)) && width(step) <= room.most && (!HALF.test(step) || isLong(step))
  // “on 5 May, after the long winter, we open the garden, and …”, “a new menu, a new chef, and a new name”
  if (!title && (told.some(isOpening) || told.slice(1).filter(isThing).length > 1)) return undefined
  const areShort = told.filter(step => width(step) > room.usual).length <= 1
  const say = (each: string) => upperFirst(unstopped(each))
  const isOrdered = (title !== undefined && HOW.test(title)) || steps.some(({ text }) => THEN.test(unjoined(text)))
  return told.every(isWhole) && areShort ? { title: title && say(title), steps: told.map(say), isOrdered } : undefined
}
/** “How to repot a cactus. Tip it out, shake the roots, put it in dry grit”: the row in the sentence behind it is that of its title. */
export const withHows = (pieces: readonly Piece[], reader: Reader): Piece[] =>
  joinNeighbours(pieces, (title, row) => {
    const how = unstopped(title.text)
    const from = [...new Set([...title.from, ...row.from])]
    return rowUnder(how, row.text, row.literals) && pieceOf(from, `${how}: ${row.text}`, reader)
  })

/** The steps of a text below a title that says how. */
export function rowUnder(title: string, text: string, values: readonly Value[]): string[] | undefined {
  if (!isHowTo(title) || /[:：,]/.test(title)) return undefined
  const row = inOrder(`${title}: ${text}`, shifted(values, title.length + 2), ROOM)
  return row?.isOrdered ? row.steps : undefined
}
const ROOM: Room = { usual: SLIDES.fields.headline, most: SLIDES.fields.body }

/** “What happens to your bag, in order – …”. */
const DEEPEST = 1
/** “if they’re off sick we come back in three weeks” has both its halves. */
const isLong = (step: string): boolean => step.split(' ').length > 7
const PARTS = /[,،、;]/
const HOW = /^(?:how|what|so|wie|was|cómo|como|qué|comment|come|cosa|jak|co|hoe|wat) /iu
const THEN =
  /^(?:then|finally|dann|zuletzt|zum schluss|luego|al final|puis|enfin|ensuite|poi|infine|depois|por fim|potem|na koniec|daarna|tot slot) /iu
/** Waits for another clause. */
const HALF =
  /^(?:if|when|while|because|than|although|though|unless|but|or|so|which|who|where|wenn|weil|während|als|dass|denn|sondern|aber|oder|damit|obwohl|cuando|porque|aunque|pero|que|quand|parce|mais|qui|quando|perché|ma|che|enquanto|mas|jeśli|gdy|bo|ale|który|omdat|maar) /iu

const isOpening = (step: string): boolean => OPENING.test(step) && step.split(' ').length < SENTENCE
const SENTENCE = 6
const isThing = (step: string): boolean => THING.test(step) && step.split(' ').length < SENTENCE
const THING =
  /^(?:an?|the|to|our|my|ein\p{L}{0,2}|der|die|das|dem|den|un[ao]?|une|le|la|les|el|los|las|il|lo|gli|o|os|as|um|uma|de|des|het|een) /iu

const endsRow = (clause: Clause | undefined): boolean =>
  clause !== undefined && (unjoined(clause.text) !== clause.text || THEN.test(clause.text))

/** What stands behind the one that “and” begins is of it: “and we strike it, from the low hum to the nominal”. */
function upToLast(text: string, cuts: readonly Clause[]): readonly Clause[] {
  const last = cuts.findIndex((clause, at) => at > 1 && endsRow(clause))
  const [own, end] = [cuts[last], cuts.at(-1)]
  if (!own || !end || own === end) return cuts
  return [...cuts.slice(0, last), { ...own, end: end.end, mark: end.mark, text: text.slice(own.start, end.end).trim() }]
}
