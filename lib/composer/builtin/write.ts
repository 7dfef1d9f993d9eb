// The built-in writer: small, faithful, never reframing. It says what the brief says, or it says that somebody must look.
import { type Answer, answers, type Hold, type Sensitive } from '#lib/composer/answer.ts'
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { captionOf } from '#lib/composer/builtin/captions/captions.ts'
import { choicesIn } from '#lib/composer/builtin/card/choices.ts'
import { eventIn } from '#lib/composer/builtin/event.ts'
import { withHows } from '#lib/composer/builtin/forms/in-order.ts'
import { jobIn } from '#lib/composer/builtin/forms/job.ts'
import { numberIn, offerIn } from '#lib/composer/builtin/forms/large.ts'
import { changedIn } from '#lib/composer/builtin/forms/priced.ts'
import { quoteIn } from '#lib/composer/builtin/forms/quote.ts'
import { releaseIn } from '#lib/composer/builtin/forms/release.ts'
import { columnsIn, stepsOf } from '#lib/composer/builtin/forms/rows.ts'
import { resultIn, sidesIn } from '#lib/composer/builtin/forms/versus.ts'
import { holdsOf, type Way } from '#lib/composer/builtin/gate.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { ogOf } from '#lib/composer/builtin/og.ts'
import { clockOf, has, isState, type Piece, pieceOf, piecesOf, sentencesOf } from '#lib/composer/builtin/piece.ts'
import { plainly } from '#lib/composer/builtin/plain.ts'
import { boundIn } from '#lib/composer/builtin/reading/lines.ts'
import { withTitles } from '#lib/composer/builtin/reading/listed/lists.ts'
import { type Sorted, sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { reportOf } from '#lib/composer/builtin/report/report.ts'
import { scenesOf, slidesOf } from '#lib/composer/builtin/runs.ts'
import { valuesIn } from '#lib/composer/builtin/tables/columns.ts'
import { inPicture, inText } from '#lib/composer/builtin/tables/tables.ts'
import { withUnits } from '#lib/composer/builtin/tables/units.ts'
import { withBrackets } from '#lib/composer/builtin/typed/bracketed.ts'
import { withDates } from '#lib/composer/builtin/typed/dated.ts'
import { inOwnCase } from '#lib/composer/builtin/typed/named.ts'
import { questionsOf } from '#lib/composer/clarify/questions.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { graveIn, hasHappened } from '#lib/composer/guard/grave.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { linesOf, type Question } from '#lib/composer/question.ts'
import { pictureTexts } from '#lib/composer/said.ts'

export type Written = {
  answer: Answer
  holds: Hold[]
  way: Way
  kind?: string
}

export function writeBuiltin(question: Question): Written {
  const sorted = withDates(question, sortSegments(question))
  const clock = clockOf(question, sorted)
  const bracketed = inText(question, withBrackets(question, sorted))
  // A slide has room for a sentence and its remark; elsewhere a long one is a line of its own.
  const placed = inPicture(question, withBrackets(question, sorted, SLIDES.has(question.asset_type) ? undefined : LINE))
  const reader = { lexicons: sorted.lexicons, clock }
  const told = withUnits(piecesOf(placed, question, clock), reader, question.asset_type === 'infographic')
  const empty = !told.some(saysEnough)
  const pieces = empty ? brandPieces(question, sorted, clock) : told
  const brief: Brief = { pieces, lexicons: sorted.lexicons, clock, question, bound: boundIn(sorted, question) }
  // What is left out says what the post is about, too.
  const left = sorted.left.filter(({ list }) => list !== 'attack')
  const said = [...told.map(({ raw }) => raw), ...left.map(({ text }) => text)].join('\n')
  const sensitive: Sensitive = graveIn(said, sorted.lexicons) ?? 'none'
  const picture = pictureOf(brief, sensitive)
  const drawn = answers[question.asset_type].parse({
    read: sorted.read,
    language: sorted.language,
    sensitive,
    questions: questionsOf(question, sorted),
    ...picture.words,
    caption: [],
    short: { text: '', from: [] },
    hashtags: question.tags ?? [],
  }) as Answer
  const shown = pictureTexts(drawn, question.asset_type).map(({ text }) => text)
  const whole = empty ? brief : { ...brief, pieces: withUnits(sentencesOf(bracketed, clock), reader, false) }
  const { all, ...below } = captionOf(whole, shown.join('\n'), moodOf(sensitive, told, picture.kind))
  const answer = inOwnCase({ ...drawn, ...below }, question.brand.name)
  const way: Way = empty ? 'brand' : picture.kind ? 'exact' : 'plain'
  return {
    answer,
    way,
    ...(picture.kind && { kind: picture.kind }),
    holds: holdsOf({ question, sorted, told, way, all: picture.all && all, thin: picture.thin ?? false }),
  }
}

const moodOf = (sensitive: Sensitive, told: readonly Piece[], kind: string | undefined) => ({
  ...{ isGrave: hasHappened(sensitive), isUnwelcome: sensitive !== 'none' || sellsNothing(told, kind) },
})

const LINE = mostOf(cardForms.notice, 'item')
const SLIDES = new Set<Question['asset_type']>(['carousel', 'slideshow'])
/** A price that goes up, a job, thanks and mourning are no moments for a slogan. */
const sellsNothing = ([first]: readonly Piece[], kind: string | undefined): boolean =>
  kind === 'price' || kind === 'job' || QUIET.test(first?.text ?? '')
const QUIET =
  /^(?:thanks?|thank you|danke|vielen dank|gracias|merci|grazie|obrigad[oa]|bedankt|dank|dziękujemy|toussaint|allerheiligen|all souls|día de todos los santos|ognissanti)(?!\p{L})|(?<!\p{L})(?:funeral|cemetery|friedhof|cementerio|cimetière|cimitero|cemitério|begraafplaats|cmentarz)/iu

/** A run of a script that parts no words is one token, and as many words as pairs of signs. */
const wordsOf = (content: readonly string[]): number =>
  content.reduce((sum, key) => sum + (UNSPACED.test(key) ? Math.ceil([...key].length / 2) : 1), 0)

/** A topic of one word is no news; “v3.2 is out”, “Sold out” and “We are hiring” are some. */
const saysEnough = (piece: Piece): boolean =>
  wordsOf(piece.content) + piece.literals.length >= 2 ||
  has(piece, 'version') ||
  isState(piece) ||
  (piece.content.length > 0 && SPEAKS.test(piece.text))
const SPEAKS =
  /^(?:we|we[’']re|we[’']ve|it[’']s|wir|nous|on|siamo|abbiamo|estamos|hemos|vamos|temos|wij|jesteśmy|mamy) \S/iu

const OF_BRAND = 2

/** Nothing to tell: what the brand says of itself. */
function brandPieces({ brand }: Question, { lexicons }: Sorted, clock: Brief['clock']): Piece[] {
  const lines = linesOf(brand)
  const said = new Set<string>()
  const own = (['b3', 'b2', 'b5', 'b6', 'b1'] as const).flatMap(id =>
    lines[id] && said.size < said.add(lines[id]).size
      ? [pieceOf([id], upperFirst(lines[id].replace(/[.。]$/, '')), { lexicons, clock }, lines[id])]
      : [],
  )
  // The first that fits above the rest stands there.
  const first = own.findIndex(({ text }) => [...text].length <= 60)
  const ordered = first > 0 ? [...own.slice(first, first + 1), ...own.slice(0, first), ...own.slice(first + 1)] : own
  return own.length > 0 ? ordered.slice(0, OF_BRAND) : [pieceOf([], brand.name, { lexicons, clock })]
}

type Drawn = { words: object; all: boolean; thin?: boolean; kind?: string }

function pictureOf(brief: Brief, sensitive: Sensitive): Drawn {
  const { asset_type: type } = brief.question
  const grave = sensitive !== 'none'
  if (type !== 'card') {
    const pieces = withHows(withTitles(brief.pieces, brief), brief)
    const { all, thin, ...words } = PICTURES[type]({ ...brief, pieces }, grave)
    return { words, all, thin }
  }
  const forms = SUBJECTS.has(sensitive) ? FILLED : []
  const filled = forms.map(fill => fill(brief)).find(Boolean)
  if (filled) return { words: filled, all: isTold(brief, filled), kind: filled.form }
  return { words: plainly(brief, sensitive), all: true }
}
/** Forms that a plain brief may fill wholly, the first one that it does. */
const FILLED = [
  quoteIn,
  resultIn,
  valuesIn,
  columnsIn,
  stepsOf,
  choicesIn,
  jobIn,
  releaseIn,
  eventIn,
  offerIn,
  changedIn,
  numberIn,
  sidesIn,
]
/** A vet’s prices are of health, and a list all the same. */
const SUBJECTS = new Set<Sensitive>(['none', 'health', 'money', 'minors', 'legal', 'politics'])
type Pictured = (brief: Brief, grave: boolean) => { all: boolean; thin?: boolean }
const PICTURES: Record<Exclude<Question['asset_type'], 'card'>, Pictured> = {
  carousel: slidesOf,
  slideshow: slidesOf,
  video: scenesOf,
  infographic: reportOf,
  og_image: ogOf,
}

/** Whether each piece has given something to the picture. */
const isTold = ({ pieces }: Brief, { parts, rows = [] }: Filled): boolean => {
  const shown = new Set([...parts, ...rows].flatMap(({ from }) => from))
  return pieces.every(({ from }) => from.some(id => shown.has(id)))
}
