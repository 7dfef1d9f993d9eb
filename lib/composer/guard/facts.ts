// Nothing new, nothing lost: values of the post against values of the brief.
import { impossibleDayIn } from '#lib/composer/days/impossible.ts'
import { formOf } from '#lib/composer/forms.ts'
import { type Evidence, type Known, namedBy, type Piece, type Text, wordsOf } from '#lib/composer/guard/evidence.ts'
import { hold, only, type Rule } from '#lib/composer/guard/rule.ts'
import { counted } from '#lib/composer/guard/value/counted.ts'
import {
  isComingDay,
  isComingMonth,
  isDayOfMonth,
  isKnownYear,
  isOfMonth,
  isOfThisYear,
  isOfYear,
  isThisYear,
} from '#lib/composer/guard/value/days/elsewhere.ts'
import { isNamedNumber } from '#lib/composer/guard/value/named.ts'
import { isRespelt } from '#lib/composer/guard/value/respelt.ts'
import { isSpanned } from '#lib/composer/guard/value/spans.ts'
import { isEnumerator, isMarker, markersIn, mayBeToday, sameValue } from '#lib/composer/guard/value/values.ts'
import { isTextSpeak } from '#lib/composer/lexis/casual/digits.ts'
import { isNumberWord } from '#lib/composer/lexis/number-words.ts'
import { spelledOut } from '#lib/composer/lexis/spelling.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { oddSum } from '#lib/composer/literals/sums.ts'

/** The day that one sentence of a brief says is that of those around it. */
const SHARED = new Set<Literal['kind']>(['date', 'weekday', 'period'])

/** Every value of every text stands in publish or in the brand, and in the evidence that the text names. */
export const nothingNew: Rule = evidence => {
  const { publish, lines, texts, today } = evidence
  const faults: string[] = []
  const isGiven = standing([...publish, ...lines], evidence)
  for (const text of texts) {
    const isNamed = standing(namedBy(evidence, text), evidence)
    for (const literal of text.literals) {
      if (isEnumerator(text.text, literal) || mayBeToday(literal, today)) continue
      if (isOfMonth(evidence, text, literal) || isOfYear(evidence, text, literal)) continue
      if (isOfThisYear(evidence, literal) || isThisYear(evidence, literal)) continue
      if (!isGiven(literal, text)) faults.push(`invented: “${literal.text}” in ${text.at} stands nowhere in publish`)
      else if (!isNamed(literal, text) && !SHARED.has(literal.kind))
        faults.push(
          `evidence: “${literal.text}” in ${text.at} is not in the segments that it names (${text.from.join(', ')})`,
        )
    }
  }
  const odd = oddSum(publish)
  const sums = odd ? [hold('counted', `“${odd.text}” adds up to ${odd.parts}`)] : []
  const counts = counted(evidence)
  return { faults: [...faults, ...counts.faults], holds: [...sums, ...counts.holds] }
}

/** What is copied letter by letter is what it was, whatever stood around it. */
const sameText = (one: Literal, other: Literal): boolean => one.text.toLowerCase() === other.text.toLowerCase()

const isSame = (one: Literal, other: Literal): boolean =>
  sameText(one, other) || sameValue(one, other) || sameValue(other, one)

/** Whether a value stands in one of the pieces, by its letters or by what it means. */
function standing(pieces: readonly Piece[], evidence: Known): (literal: Literal, text: Text) => boolean {
  const copied = new Set(pieces.flatMap(({ literals }) => literals.map(({ text }) => text.toLowerCase())))
  return (literal, text) =>
    copied.has(literal.text.toLowerCase()) ||
    pieces.some(
      piece => piece.literals.some(one => sameValue(literal, one)) || isRespelt(literal, text, piece, evidence),
    )
}

const ON_PICTURE = new Set(['time', 'money'])
const TOLD = 0.6

/** Every value of publish is told; what readers need in order to come and pay stands on the picture. */
export const nothingLost: Rule = evidence => {
  const { publish, texts, today, answer } = evidence
  const shown = texts.filter(({ on }) => on !== 'short')
  const picture = texts.filter(({ on }) => on === 'picture')
  const contested = contestedDays(evidence)
  const asked = askedValues(evidence)
  const markers = markersIn(publish)
  const isSpeech = (literal: Literal, { tokens }: Piece) => evidence.language === 'en' && isTextSpeak(literal, tokens)
  const faults: string[] = []
  for (const piece of publish)
    for (const literal of piece.literals) {
      if (markers.has(literal) || isMarker(piece.text, literal) || isContested(literal, contested) || literal.clash)
        continue
      if (isKnownYear(piece, literal, evidence) || isSpeech(literal, piece)) continue
      if (isOver(literal, today) || asideOf(piece, literal) || asked.some(one => sameValue(one, literal))) continue
      const told = (some: readonly Text[]) => some.some(text => isToldIn(text, literal, piece, evidence))
      if (!told(shown))
        faults.push(`lost: “${literal.text}” is neither on the picture nor in the caption; readers need it`)
      else if (
        (ON_PICTURE.has(literal.kind) ||
          isToCome(literal, today) ||
          (literal.kind === 'phone' && answer.sensitive !== 'none')) &&
        !told(picture) &&
        !isArticle(answer) &&
        !isCopied(evidence)
      )
        faults.push(`lost: “${literal.text}” is only in the caption; readers need it on the picture`)
    }
  for (const words of evidence.question.sure ?? [])
    if (!publish.some(({ text }) => text.includes(words)))
      faults.push(`lost: “${words}” is for readers, as the brief’s owner has said: put it under publish and tell it`)
  const share = toldShare(evidence)
  return {
    faults:
      share < TOLD ? [...faults, `lost: ${partOf(share)} of what readers should know stands in the post`] : faults,
  }
}

const isToldIn = (text: Text, literal: Literal, piece: Piece, evidence: Evidence): boolean =>
  text.literals.some(
    one =>
      isSame(one, literal) ||
      isComingMonth(one, literal, evidence.today) ||
      isComingDay(literal.text, piece, one, evidence.today) ||
      isDayOfMonth(literal.text, evidence, text, one),
  ) ||
  isSpanned(text, literal) ||
  isRespelt(literal, piece, text, evidence)

/** A share that small is none to anybody who reads of it. */
const HARDLY = 0.1
const partOf = (share: number): string =>
  share < HARDLY ? 'hardly anything' : `only about ${Math.round(share * 10) * 10} %`

/** “10h or 14h30?”: what a question leaves open is told by nobody yet. */
const askedValues = ({ answer, language, today }: Evidence): Literal[] =>
  answer.questions.flatMap(({ question, options }) =>
    [question, ...options].flatMap(text => findLiterals(text, { language, today })),
  )

/** “today” and “yesterday” go out of date with the day: nobody has to print them. */
const isOver = (literal: Literal, today: number): boolean => isNear(literal) && Number(literal.values[0]) <= today
const isNear = ({ kind, worked, weekday, text }: Literal): boolean =>
  kind === 'date' && worked === true && weekday === undefined && !/\p{Nd}/u.test(text)

/** The date that says what a “tomorrow” right beside it means. */
function asideOf({ text, literals }: Piece, near: Literal): Literal | undefined {
  const isBeside = (from: number, to: number) => from <= to && /^[\s,(–-]*$/.test(text.slice(from, to))
  return isNear(near)
    ? literals.find(
        one => one.kind === 'date' && !isNear(one) && (isBeside(near.end, one.start) || isBeside(one.end, near.start)),
      )
    : undefined
}
const isArticle = (answer: Evidence['answer']): boolean =>
  'form' in answer && (answer.form === 'article' || answer.form === 'page')
/** A form all of whose roles are somebody’s own words has no place for a value beside them. */
const isCopied = ({ answer, question }: Evidence): boolean => {
  const form = 'form' in answer ? formOf(question.asset_type, answer.form) : undefined
  return form !== undefined && !form.rows && form.roles.every(({ name }) => COPIED.has(name))
}
const COPIED = new Set(['quote', 'speaker', 'role'])
const isToCome = ({ kind, values, unsure }: Literal, today: number): boolean =>
  kind === 'date' && !unsure && Number(values[0]) >= today

/** How much of what is for readers the post says, by words. */
export function toldShare({ publish, texts, language, spoken, lexicons }: Evidence): number {
  // Numbers in words may be written in digits.
  const isNumber = (word: string) => isNamedNumber(word) || lexicons.some(lexicon => isNumberWord(word, lexicon))
  const wanted = [...new Set(publish.flatMap(({ content }) => content))].filter(word => !isNumber(word))
  if (wanted.length === 0 || language !== spoken) return 1
  const told = wordsOf(texts.filter(({ on }) => on !== 'short'))
  const short = new Map(
    publish.flatMap(({ tokens }) =>
      tokens.map(token => [token.key, lexicons.flatMap(lexicon => spelledOut(token, lexicon))] as const),
    ),
  )
  const isTold = (word: string) => told.holds(word) || short.get(word)?.some(each => told.holds(each)) === true
  return wanted.filter(isTold).length / wanted.length
}

/** Dates that an unsure segment names, while the answer asks about the date. */
function contestedDays(evidence: Evidence): ReadonlySet<string> {
  const { question, answer, language, today, publish } = evidence
  if (!answer.questions.some(({ about }) => about === 'date')) return new Set()
  const unsure = answer.read.unsure.map(number => question.segments[number - 1] ?? '')
  const doubted = unsure.flatMap(text =>
    findLiterals(text, { language, today }).filter(one => isDay(one) && !isOver(one, today)),
  )
  if (doubted.length === 0) return new Set()
  // The doubt is about the dates that the question names; where it names none, about all of publish.
  const named = askedValues(evidence).filter(({ kind }) => kind === 'date')
  const beside = publish.flatMap(({ literals }) => literals.filter(({ kind }) => kind === 'date'))
  return new Set([...doubted, ...(named.length > 0 ? named : beside)].flatMap(({ values }) => values.slice(0, 1)))
}

const isContested = ({ kind, values }: Literal, contested: ReadonlySet<string>): boolean =>
  kind === 'date' && values.some(value => contested.has(value))

/** A weekday is that of its date, and a date that is in doubt stands nowhere. */
export const dates: Rule = evidence => {
  const contested = contestedDays(evidence)
  const asked = evidence.answer.questions.some(({ about }) => about === 'date')
  const faults = evidence.texts.flatMap(({ literals, at }) =>
    literals.flatMap(literal => {
      const given = evidence.publish.some(piece => piece.literals.some(one => !one.clash && sameText(one, literal)))
      if (literal.clash && !given)
        return [
          `weekday: “${literal.text}” in ${at}: that date is another weekday; where the brief itself has both, write the date alone and ask`,
        ]
      return isContested(literal, contested)
        ? [`contested: “${literal.text}” in ${at}: the brief doubts this date, write none`]
        : []
    }),
  )
  const [clash] = evidence.publish.flatMap(({ literals }) => literals.filter(literal => literal.clash))
  const [impossible] = evidence.texts.flatMap(({ text }) => impossibleDayIn(text, evidence.lexicons) ?? [])
  const [apart] = evidence.publish.flatMap(piece =>
    piece.literals.filter(near => asideOf(piece, near)?.values.includes(near.values[0] ?? '') === false),
  )
  return {
    faults,
    holds: asked
      ? []
      : only([
          clash && hold('weekday', `“${clash.text}”: that date is another weekday`),
          impossible && hold('weekday', `“${impossible}”: no calendar has that day`),
          apart && hold('weekday', `“${apart.text}” is another day than the date beside it`),
        ]),
  }
}
