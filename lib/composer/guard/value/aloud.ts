// Figures as they are read aloud: “eleven fifty” is 1,150 or 11.50, “two point six” 2.6, “five metres twenty” 5.20.
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { type Said, saidIn } from '#lib/composer/lexis/number-words.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { currencyOf } from '#lib/composer/literals/amounts.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { took } from '#lib/composer/steps.ts'

type Told = ReturnType<typeof saidIn>
type Figure = { value: number; unit?: string | undefined }

/** Whether a number or a sum is one of the ways in which the words of a text can be read. */
export function isAloud({ kind, values, unit }: Literal, tokens: readonly Token[], lexicons: Evidence['lexicons']) {
  if (kind !== 'number' && kind !== 'money') return false
  const number = Number(values[0])
  return lexicons.some(lexicon =>
    figuresOf(tokens, lexicon).some(
      one => Math.abs(one.value - number) < ROUNDED && (!one.unit || !unit || one.unit === unit),
    ),
  )
}
const ROUNDED = 1e-6

/** Read once for all the values that are looked for in a text. */
function figuresOf(tokens: readonly Token[], lexicon: Lexicon): readonly Figure[] {
  const by = known.get(tokens) ?? new Map<Lexicon, readonly Figure[]>()
  known.set(tokens, by)
  const found = by.get(lexicon) ?? figuresIn(tokens, lexicon)
  by.set(lexicon, found)
  took(found.length)
  return found
}
const known = new WeakMap<readonly Token[], Map<Lexicon, readonly Figure[]>>()

function figuresIn(tokens: readonly Token[], lexicon: Lexicon): Figure[] {
  const told = saidIn(tokens, lexicon)
  return told.said.flatMap((first, nth) => [
    ...wholeOf(told, first, lexicon),
    ...pairsAt(told, nth, lexicon),
    ...pointsAt(told, first, lexicon),
  ])
}

const keyAt = ({ words }: Told, at: number): string => words[at]?.key ?? ''

/** “The day rate’s four hundred”: a sum whose currency nobody says stands beside a word of price. */
const wholeOf = (told: Told, { value, next }: Said, lexicon: Lexicon): Figure[] =>
  value >= LEAST_SUM && isAlone(told, next, lexicon) && told.words.some(({ key }) => PRICED.has(key))
    ? [{ value, unit: currencyOf(keyAt(told, next)) }]
    : []
const PRICED = wordSet(
  'rate rates price prices cost costs fee fees charge charges each preis kostet kosten je prix coûte coûtent chacun precio cuesta cuestan prezzo costa costano preço custa custam prijs kost cena kosztuje kosztują',
)
const LEAST_SUM = 20

/** “four fifty”, and in every language with a unit between: “cinq euros cinquante”, “fünf Meter zwanzig”. */
function pairsAt(told: Told, nth: number, lexicon: Lexicon): Figure[] {
  const [first, second] = [told.said[nth], told.said[nth + 1]]
  if (!first || !second || second.value < 10 || second.value >= 100) return []
  const between = told.words.slice(first.next, second.at).map(({ key }) => key)
  const unit = currencyOf(between[0] ?? '')
  if (between.length > 0) {
    const isUnit = unit !== undefined || METRES.has(between[0])
    const joins = between.slice(1).every(key => WITH.has(key)) && between.length < 3
    const isSum = unit !== undefined && second.value % 5 === 0
    return isUnit && joins && (isSum || isAlone(told, second.next, lexicon))
      ? [{ value: inParts(first, second.value), unit }]
      : []
  }
  if (first.value >= 100 || isInRow(told, nth) || isSpan(first.value, second.value)) return []
  const rest = countedOn(told, nth) ?? (isAlone(told, second.next, lexicon) ? second.value : undefined)
  if (rest === undefined) return []
  const behind = currencyOf(keyAt(told, second.next))
  // Only English leaves out its “hundred”.
  const hundreds = lexicon.pack.code === 'en' ? [{ value: first.value * 100 + rest, unit: behind }] : []
  return [...hundreds, { value: inParts(first, rest), unit: behind }]
}
const inParts = ({ value }: Said, parts: number): number => value + parts / 100

/** What parts a number from its hundredths, beside currencies: an hour and forty is no 1.40. */
const METRES = wordSet('metre metres meter meters mètre mètres metro metros metri metry metrów zloty złote złotych')
const WITH = wordSet('and und et y e con com en i')

/** “nine ten eleven” are three numbers. */
const isInRow = ({ said }: Told, nth: number): boolean =>
  said[nth - 1]?.next === said[nth]?.at || said[nth + 2]?.at === said[nth + 1]?.next

/** “twenty thirty”, “nine ten”: from one to the other, about. */
const isSpan = (from: number, to: number): boolean =>
  to > from && (to - from <= NEAR || (from % 5 === 0 && to % 5 === 0 && to <= 2 * from))
const NEAR = 3

/** “every four fifty two fillets between”: the last word counts the next piece of a list, whose one and three stand around it. */
function countedOn({ said }: Told, nth: number): number | undefined {
  const [second] = said.slice(nth + 1)
  const ones = (second?.value ?? 0) % 10
  if (!second || second.next - second.at !== 2 || ones < 2 || second.value < 20) return undefined
  const isCounted =
    said.slice(0, nth).some(({ value }) => value === ones - 1) &&
    said.slice(nth + 2).some(({ value }) => value === ones + 1)
  return isCounted ? second.value - ones : undefined
}

/** Whether a number counts nothing that stands behind it: “five twenty minute slots” is no 520. */
function isAlone(told: Told, at: number, { glue }: Lexicon): boolean {
  const next = told.words[at]
  return (
    next === undefined ||
    next.kind === 'mark' ||
    currencyOf(next.key) !== undefined ||
    METRES.has(next.key) ||
    MEASURES.has(next.key) ||
    (next.kind === 'word' && glue.has(next.key))
  )
}
const MEASURES = wordSet(
  'mil mill mm cm km kg kilo kilos grams gram millimetres centimetres across each long wide deep high thick tall apart lang breit hoch tief lang long large haut largo ancho alto lungo largo alto comprido lang breed hoog',
)

const POINTS = wordSet('point punkt komma comma virgule coma virgola vírgula przecinek')

/** “two point six”; in “two hundred by a hundred and two point six” a hundred stands before it. */
function pointsAt(told: Told, { at, next }: Said, lexicon: Lexicon): Figure[] {
  if (!POINTS.has(keyAt(told, next))) return []
  const digits = digitsFrom(told, next + 1)
  if (digits === '') return []
  const said = told.words.slice(at, next)
  const joint = said.findLastIndex(({ key }) => WITH.has(key))
  const saidBy = (words: readonly Token[]) => saidIn(words, lexicon).said[0]?.value
  const [whole, before] = [saidBy(said.slice(joint + 1)), joint > 0 ? saidBy(said.slice(0, joint)) : undefined]
  return [
    ...(whole === undefined ? [] : [{ value: Number(`${whole}.${digits}`) }]),
    ...(before === undefined ? [] : [{ value: before }]),
  ]
}

/** Behind a point, digit by digit or as one number of two. */
function digitsFrom({ said }: Told, from: number): string {
  let [digits, at] = ['', from]
  for (let one = said.find(each => each.at === at); one && one.value < 100; one = said.find(each => each.at === at)) {
    if (digits !== '' && one.value >= 10) break
    digits += String(one.value)
    at = one.next
    if (one.value >= 10) break
  }
  return digits
}
