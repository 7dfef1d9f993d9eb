// From a brief to a whole plan: a model's words where they pass, else the built-in writer's; laid out either way.
import type { Answer, Hold, OpenQuestion, Sensitive } from '#lib/composer/answer.ts'
import { tidied } from '#lib/composer/builtin/tidy/tidied.ts'
import { type Made, reviewed, type Studio } from '#lib/composer/critic/review.ts'
import { eventDayIn } from '#lib/composer/days/event-day.ts'
import { draftedHold } from '#lib/composer/draughtsman/draft.ts'
import { edited } from '#lib/composer/editor/edit.ts'
import { cappedGuard, type Faithful, faithful } from '#lib/composer/faithful.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { bareHold } from '#lib/composer/illustrator/bare.ts'
import { type Depicting, dressed, shownDrawings } from '#lib/composer/illustrator/dressed.ts'
import { illustrate } from '#lib/composer/illustrator/illustrate.ts'
import type { Drafted } from '#lib/composer/illustrator/illustrated.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import type { Meeting } from '#lib/composer/illustrator/question.ts'
import { altOf } from '#lib/composer/layout/alt.ts'
import { type LaidOut, layOut, legalLine } from '#lib/composer/layout/layout.ts'
import type { Asker } from '#lib/composer/model/beside.ts'
import { isCalibrated } from '#lib/composer/model/calibrated.ts'
import { type Composed, plan, type Receipt } from '#lib/composer/model/planner.ts'
import type { ComposeInput, Fact, Picture, Plan } from '#lib/composer/plan.ts'
import { linesOf, type Question, questionOf, whereOf } from '#lib/composer/question.ts'
import { pictureTexts, textsOf } from '#lib/composer/said.ts'
import { type Shown, shownOf } from '#lib/composer/shown.ts'
import { wordRows } from '#lib/composer/word-rows.ts'

/** All pictures that can show the words, and which take of these words is asked for. */
export type Takes = { ways: Picture[]; nth: number }

export type Post = {
  plan: Plan
  takes: Takes
  receipt: Receipt
  holds: Hold[]
  sensitive: Sensitive
  questions: OpenQuestion[]
  calibrated: boolean
  /** For a second reader. */
  shown: Shown
  /** What an image model may paint for it; its wish is among the holds until that is done. */
  scene: Scene | null
  /** The wishes that are met by what is drawn, which may not be seen in the end. */
  met: readonly Meeting[]
}

export type Writers = Faithful & {
  /** Without models only kept answers are read. */
  planner: Asker | null
}

/** How often the same words are shown by the same template before other words are asked for. */
const TURNS = 3
const MOST_HEADLINES = 3

export async function writePost(input: ComposeInput, writers: Writers): Promise<Post> {
  const asked = questionOf(input)
  const tidy = tidied(asked, input)
  const first = await composedOf(asked, tidy, writers)
  // The built-in writer's numbers of pieces are those of the brief as it read it.
  const question = first.receipt.composer === 'builtin' ? tidy : asked
  const { ways } = layOut(first.answer, question, input.library, 0)
  const { composed: written, nth } = await inOtherWords(first, input, ways.length * TURNS, headlines =>
    composedOf({ ...asked, another_than: headlines }, tidy, writers),
  )
  const lay = (answer: Answer) => layOut(answer, question, input.library, input.variation)
  const before = lay(written.answer)
  const guard = cappedGuard(writers.guard)
  const composed = await edited(question, written, before, guard, writers.planner)
  const laid = composed.answer === written.answer ? before : lay(composed.answer)
  const studio = { guard, lay, posed: posedOn(question) }
  const posed = (depicting: Depicting) => studio.posed({ composed, laid }, depicting)
  const beside = { way: laid.ways[0], library: input.library, posed }
  const illustrated = await illustrate(question, composed, beside, writers.planner)
  const made = await reviewed(question, { composed, laid, illustrated }, studio, writers.planner)
  return postOf(toldOf(question, made), question, shownIn(question, made), nth)
}

/** Drawings where they are shown. */
const placed = (question: Question, answer: Answer, depicting: Depicting): Depicting => ({
  ...depicting,
  depicts: depicting.depicts && shownDrawings(answer, question, depicting.depicts),
})

const posedOn =
  (question: Question): Studio['posed'] =>
  ({ composed: { answer }, laid }, depicting) => ({
    ...{ language: answer.language, turn: laid.turn, captions: laid.captions, hashtags: laid.hashtags },
    pictures: dressed(placed(question, answer, depicting))(laid.pictures),
  })

function shownIn(question: Question, { composed, laid, illustrated }: Made): LaidOut {
  const dress = dressed(placed(question, composed.answer, illustrated))
  return { ...laid, ways: dress(laid.ways), pictures: dress(laid.pictures) }
}

function toldOf(question: Question, { composed, illustrated }: Made): Told {
  const { answer } = composed
  const { depicts } = placed(question, answer, illustrated)
  const { receipt, unmet = [], met = [], drafted, scene = null } = illustrated
  const holds = [...composed.holds, ...bareHold(answer, question, depicts)]
  return { ...composed, holds, receipt, unmet, met, drafted, scene }
}

/** What the words come to once their pictures have had their turns, and which take of them is asked for. */
async function inOtherWords(
  first: Composed,
  { variation, asset_type }: Pick<ComposeInput, 'variation' | 'asset_type'>,
  turns: number,
  again: (headlines: string[]) => Promise<Composed>,
): Promise<{ composed: Composed; nth: number }> {
  const headlines: string[] = []
  let [composed, nth] = [first, variation]
  for (let turn = 0; turn < Math.min(MOST_HEADLINES, Math.floor(variation / turns)); turn++) {
    headlines.push(headlineOf(composed.answer, asset_type))
    const other = await again([...headlines])
    // The built-in writer has one way to say it.
    if (other.receipt.composer === 'builtin') break
    composed = other
    nth -= turns
  }
  return { composed, nth }
}

const headlineOf = (answer: Answer, asset_type: string) => pictureTexts(answer, asset_type)[0]?.text ?? ''

async function composedOf(question: Question, tidy: Question, writers: Writers): Promise<Composed> {
  const { planner } = writers
  const planned = planner ? await plan(question, { ...planner, guard: cappedGuard(writers.guard) }) : null
  if (planned?.composed) return planned.composed
  return { ...faithful(tidy, writers), receipt: { composer: 'builtin', ...planned?.receipt } }
}

/** With what was asked of the picture and is not on it, and what may be painted. */
type Told = Composed & {
  unmet: readonly string[]
  met: readonly Meeting[]
  drafted: Drafted | undefined
  scene: Scene | null
}

function postOf(composed: Told, question: Question, laid: LaidOut, nth: number): Post {
  const { answer, receipt, unmet, met, drafted, scene } = composed
  const { composer } = receipt
  const legal = legalLine(question)
  // A template without room for it shows the words without what a law asks for.
  const untold =
    legal && laid.pictures.some(({ data }) => !JSON.stringify(data).includes(JSON.stringify(legal).slice(1, -1)))
  const holds = [
    ...composed.holds,
    ...unmet.map(wish => hold('wish', wish, 'picture')),
    ...(drafted?.shows ?? []).map(draftedHold),
    ...(untold ? [hold('legal_line', 'the legal line does not stand on the picture')] : []),
  ]
  return {
    plan: {
      version: 1,
      language: answer.language,
      angle: 'form' in answer ? answer.form : question.asset_type,
      frame: composer === 'builtin' ? 'builtin' : 'model',
      alt_text: laid.pictures.flatMap(picture => altOf(picture, question.brand.name)),
      score_rows: wordRows({ ...composed, holds }),
      facts: factsOf(answer, question),
      event_day: eventDayOf(answer, question),
      notes: holds.map(({ rule, what, where }) => `${rule}: ${what}${where && ` (${where})`}`),
      ...{ turn: laid.turn, pictures: laid.pictures, captions: laid.captions, hashtags: laid.hashtags },
    },
    takes: { ways: laid.ways, nth },
    receipt,
    holds,
    sensitive: answer.sensitive,
    questions: answer.questions.slice(0, 2),
    calibrated: isCalibrated(composer),
    shown: { ...shownOf(question, composed), drawings_fine: drafted?.fine === true },
    ...{ scene, met },
  }
}

const eventDayOf = (answer: Answer, question: Question) =>
  eventDayIn(
    textsOf(answer, question.asset_type).map(({ text }) => text),
    whereOf(question, answer.language),
  )

/** What each text rests on, in the words of the brief or the brand. */
function factsOf(answer: Answer, { asset_type, segments, brand }: Question): Fact[] {
  const lines = linesOf(brand)
  return textsOf(answer, asset_type).map(({ role, text, from }) => {
    const traces = from.flatMap(at => lines[at] ?? segments[Number(at) - 1] ?? [])
    const own = from.length > 0 && from.every(at => at.startsWith('b'))
    return {
      kind: role,
      value: text,
      source: own ? 'brand' : from.length > 0 ? 'brief' : 'fixed',
      trace: traces.join(' '),
    }
  })
}
