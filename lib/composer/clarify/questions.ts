// What is worth asking before composing, read from the brief by code: at most what would change what is true on the picture.
import type { OpenQuestion } from '#lib/composer/answer.ts'
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { clockOf } from '#lib/composer/builtin/piece.ts'
import { leadOf, OWN } from '#lib/composer/builtin/reading/leads.ts'
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { weekdayOf } from '#lib/composer/literals/calendar.ts'
import { beginsWithOr, eitherOr, isDenied } from '#lib/composer/literals/either.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { oddSum } from '#lib/composer/literals/sums.ts'
import { packOf } from '#lib/composer/packs/index.ts'
import { linesOf, type Question } from '#lib/composer/question.ts'
import { cutSegments } from '#lib/composer/segments/cut.ts'

const MOST = 2
const LONG = 80

/** A weekday that is not that date's, nothing to tell, two dates of one thing, a date in doubt, one of two values, and pieces that may be for readers. */
export function questionsOf(question: Question, sorted: Sorted): OpenQuestion[] {
  return [clashes, facts, sums, twice, doubts, choices, unsure]
    .flatMap(ask => ask(question, sorted))
    .filter(one => !question.answered?.includes(one.question))
    .slice(0, MOST)
}

function facts({ brand }: Question, { told, left, language }: Sorted): OpenQuestion[] {
  const pack = packOf(language)
  const said = told.flatMap(({ text, literals }) => [...(text.match(/\p{L}{3,}/gu) ?? []), ...literals])
  const [only] = told
  if (only && told.length === 1 && (isPromise(only) || isMatter(only, left)))
    return [{ about: 'facts', question: pack.ask.nothing.replace('{x}', withoutEnd(only.text, '.!:… ')), options: [] }]
  if (said.length >= 2) return []
  const thing = told.length > 0 ? told[0]?.text : left.flatMap(ownIn)[0]
  const text = thing && thing.length <= LONG ? pack.ask.nothing.replace('{x}', thing) : pack.ask.facts
  const lines = Object.entries(linesOf(brand))
    .filter(([id]) => id !== 'b1' && id !== 'b4')
    .flatMap(([, line]) => cutSegments(line).slice(0, 1))
  const options = [...left.flatMap(matterOf), ...lines].slice(0, 3)
  return [{ about: 'facts', question: text, options }]
}

/** “Make a 15 second video about our new board with upbeat music” is about the board. */
function matterOf({ text }: Sorted['left'][number]): string[] {
  const lead = leadOf(text)
  const matter = withoutEnd(text.slice(lead).replace(WITH_MUSIC, ''), '.!?, ')
  return lead > 0 && matter && matter.length <= LONG ? [upperFirst(matter)] : []
}
/** Of what is left “our new board”, where an order names nothing but a thing of ours. */
function ownIn({ text, list }: Sorted['left'][number]): string[] {
  const lead = list === 'style' ? leadOf(text) : 0
  const thing = withoutEnd(text.slice(lead), '.!?, ')
  return lead > 0 && OWN.has(tokensOf(thing)[0]?.key) && thing.split(' ').length <= FEW ? [thing] : []
}
const WITH_MUSIC =
  /,? (?:with|mit|avec|con|com|met|med|z|and|und|et|y|e|en)(?: [\p{L}-]{2,14}){0,3} (?:music|musik|musique|música|musica|muziek|muzyką|song|beat|sound)(?!\p{L}).*$/isu

/** “(Make a 15 second video about) our new winter checklist”: a thing, and nothing of it. */
const isMatter = ({ n, text, literals }: Told, left: Sorted['left']): boolean =>
  literals.length === 0 &&
  OWN.has(tokensOf(text)[0]?.key) &&
  text.split(' ').length <= FEW &&
  left.some(one => one.n === n && one.list === 'style' && leadOf(`${one.text} ${text}`) > 0)
const FEW = 6

/** “5 tips for first time climbers”, and none of them. */
function isPromise({ text, literals }: Told): boolean {
  const tokens = tokensOf(text)
  const [literal] = literals
  const worded = tokens[0] && COUNTS.has(tokens[0].key) ? { kind: 'number', start: 0 } : undefined
  const first = worded ?? literal
  const own = tokens.filter(({ start, kind }) => kind !== 'mark' && first && start >= first.start)
  const counted = own.slice(0, COUNTED).findIndex(({ key }) => isCounted(key))
  const isTitle = own.length === counted + 1 || JOINS.has(own[counted + 1]?.key)
  return first?.kind === 'number' && first.start <= OPENS && counted > 0 && isTitle && !/[:;,\n]\s?\S/u.test(text)
}
const [OPENS, COUNTED] = [8, 4]
const COUNTS = wordSet(
  'three four five six seven eight nine ten drei vier funf sechs sieben acht neun zehn trois quatre cinq six sept huit neuf dix tres cuatro cinco seis siete ocho nueve diez tre quattro cinque sei sette otto nove dieci quatro sete oito dez drie vier vijf zes zeven acht negen tien trzy cztery piec',
)
const JOINS = wordSet(
  'for to of about on when that before every most you we beginners people fur zum zur um die wenn bei gegen vor para de que antes pour avant contre quand per prima contro quando pri dla na do voor om over tegen som att i innan',
)

/** The date as it is written, and the nearest one that is that weekday. */
function clashes(question: Question, sorted: Sorted): OpenQuestion[] {
  const clock = clockOf(question, sorted)
  const [literal] = sorted.left.flatMap(({ text }) => findLiterals(text, clock).filter(({ clash }) => clash))
  if (!literal || literal.weekday === undefined) return []
  const day = Number(literal.values[0])
  const near = [-3, -2, -1, 1, 2, 3].map(step => day + step).find(each => weekdayOf(each) === literal.weekday)
  const options = [near, day].flatMap(each => (each === undefined ? [] : [dayInFull(each, clock)]))
  return [{ about: 'date', question: packOf(sorted.language).ask.clash.replace('{x}', literal.text), options }]
}

/** A number whose parts come to another. */
function sums(_: Question, { told, language }: Sorted): OpenQuestion[] {
  const odd = oddSum(told)
  if (!odd) return []
  const question = packOf(language).ask.sum.replace('{x}', odd.text).replace('{y}', String(odd.parts))
  return [{ about: 'other', question, options: [odd.total, String(odd.parts)] }]
}

/** “Dinner on 23 December. … The dinner is on 24 December”: two pieces with one date each, and a word in common. */
function twice(question: Question, sorted: Sorted): OpenQuestion[] {
  const { told, language } = sorted
  const dated = told.flatMap(piece => {
    const [date, ...others] = piece.literals.filter(isDay)
    return date?.kind === 'date' && !date.worked && others.length === 0
      ? [{ day: Number(date.values[0]), words: thingsOf(piece, sorted) }]
      : []
  })
  const first = dated.find(one => dated.some(two => isOther(one, two)))
  const second = dated.find(two => first && isOther(first, two))
  if (!first || !second) return []
  const clock = clockOf(question, sorted)
  const options = [first, second].map(({ day }) => dayInFull(day, clock))
  return [{ about: 'date', question: packOf(language).ask.day.replace('{x}', options.join(', ')), options }]
}

type Dated = { day: number; words: ReadonlySet<string> }
const isOther = (one: Dated, two: Dated): boolean =>
  one.day !== two.day && [...one.words].some(word => two.words.has(word))

/** Words that may name a thing. */
const thingsOf = ({ text, literals }: Told, { lexicons }: Sorted): Set<string> =>
  new Set(
    tokensOf(text)
      .filter(({ kind, start }) => kind === 'word' && !literals.some(one => start >= one.start && start < one.end))
      .map(({ key }) => key)
      .filter(key => key.length >= NAMING && !lexicons.some(({ glue, neutral }) => glue.has(key) || neutral.has(key))),
  )
const NAMING = 4

/** A date that somebody was not sure of, beside those that are told; and two of which one is right: “Friday or Saturday”. */
function doubts(question: Question, sorted: Sorted): OpenQuestion[] {
  const clock = clockOf(question, sorted)
  const dates = sorted.told.flatMap(one =>
    one.literals.flatMap(day => (day.kind === 'date' ? [{ n: one.n, day, isDenied: isDenied(one.text, day) }] : [])),
  )
  const before = dates[0] && Number(dates[0].day.values[0]) - 7
  const doubted = sorted.left
    .filter(({ list }) => list === 'unsure')
    .flatMap(({ text }) => findLiterals(text, { ...clock, before }))
    .filter(day => isDay(day) && !day.clash && !isGone(day, clock.today))
  // “No boats on Thursday 18. We hope to open on Saturday” doubts the Saturday alone.
  const isBeside = (n: number) =>
    sorted.left.some(one => one.list === 'unsure' && (one.n === n || beginsWithOr(one.text)))
  const certain = dates.filter(({ n, isDenied }) => !isDenied || isBeside(n))
  const about = certain.filter(({ n }) => isBeside(n))
  // Of a whole programme the days that somebody was sure of stand.
  const given = (about.length > 0 || certain.length > PROGRAMME ? about : certain).map(({ day }) => day)
  const pair = doubted.length === 0 ? eitherOr(sorted.told)?.literals : undefined
  const open = pair?.every(isDay) ? pair : [...given, ...doubted]
  if (doubted.length === 0 && open !== pair) return []
  const days = [...new Set(open.map(({ values }) => Number(values[0])))]
  const options = days.slice(0, 4).map(day => dayInFull(day, clock))
  const { ask } = packOf(sorted.language)
  const asked = options.length === 1 ? ask.sure : ask.day
  return [{ about: 'date', question: asked.replace('{x}', options.join(', ')), options }]
}

const PROGRAMME = 2
/** “She said so again yesterday”. */
const isGone = ({ worked, weekday, values }: Literal, today: number): boolean =>
  worked === true && weekday === undefined && Number(values[0]) < today

/** “50 or 60 euros”, “at 7 or 8pm”; “for 5 or 6 people” is no doubt. */
function choices(_: Question, { told, language }: Sorted): OpenQuestion[] {
  const pair = eitherOr(told)
  const found = MEASURES.find(({ kind }) => pair?.literals.some(one => one.kind === kind))
  if (!pair || !found) return []
  const question = packOf(language).ask.either.replace('{x}', pair.text)
  return [{ about: found.about, question, options: pair.literals.map(({ text }) => text) }]
}
const MEASURES = [
  { kind: 'money', about: 'price' },
  { kind: 'percent', about: 'price' },
  { kind: 'time', about: 'time' },
] as const

/** What was left out though it may be news: “Is this for readers?” */
function unsure({ below }: Question, { left, language, told, lexicons, today }: Sorted): OpenQuestion[] {
  if (told.length === 0) return []
  const isDated = (text: string) => findLiterals(text, { language, today }).some(isDay)
  const mayBeNews = (text: string) => text.length <= LONG && newsIn(text, lexicons) > 1 && !isDated(text)
  const { readers } = packOf(language).ask
  return left
    .filter(({ n, list, text }) => list === 'unsure' && mayBeNews(text) && !below?.has(n))
    .map(({ text }) => ({ about: 'claim', question: readers.replace('{x}', text), options: [] }))
}

/** Words of a doubt beside those that say that it is one. */
const newsIn = (text: string, lexicons: Sorted['lexicons']): number => {
  const tokens = tokensOf(text)
  const doubts = lexicons.flatMap(({ doubt }) => doubt.find(text, tokens))
  return tokens.filter(
    token => isContent(token, lexicons) && !doubts.some(({ start, end }) => token.start >= start && token.start < end),
  ).length
}
