// One thing with two values: “Rye is £4.20. The rye costs £4.60.” One of them is wrong, and nobody has said which.
import type { Hold } from '#lib/composer/answer.ts'
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { isDay, type Literal, type LiteralKind, literalsWithin } from '#lib/composer/literals/literal.ts'

const KINDS: readonly LiteralKind[] = ['money', 'time', 'percent']

/** What stands between a thing and its value and names no other thing. */
const SAYING =
  /^(?:costs?|pays?|priced?|starts?|starting|begins?|beginning|kostet|kosten|preis|beginnt|beginn|cuesta|precio|empieza|coûte|prix|commence|costa|prezzo|inizia|custa|preço|começa|kosztuje|cena|zaczyna|kost|prijs|begint)$/u
/** One of several. */
const OTHER =
  /(?<!\p{L})(?:also|another|second|next|other|extra|more|then|last|late|early|instead|was|auch|noch|dann|vorher|también|otr[oa]|aussi|autre|puis|anche|altr[oa]|outr[oa]|też|drug[ia]|ook|andere)(?!\p{L})/iu
/** One end of a span. */
const END =
  /(?<!\p{L})(?:before|after|until|till?|by|from|or|between|to|bis|ab|oder|von|hasta|desde|jusqu|avant|dès|fino|dalle|até|desde|do|od|tot|vanaf)\P{L}*$/iu

type Stated = { piece: Piece; own: Literal }

export function twoValues(told: readonly Piece[]): Hold | false {
  for (const kind of KINDS) {
    const stated = told.flatMap(piece => statedIn(piece, kind))
    for (const [at, one] of stated.entries())
      for (const other of stated.slice(at + 1))
        if (differ(one.own, other.own) && isOneThing(one, other))
          return hold('uncertain', `“${one.own.text}” or “${other.own.text}”: two values for one thing`)
  }
  return false
}

/** One value of a sentence; of a list of prices each that somebody of an age pays. */
function statedIn(piece: Piece, kind: LiteralKind): Stated[] {
  const own = piece.literals.filter(one => one.kind === kind)
  const [first, ...more] = own
  if (first && more.length === 0) return isOneOfMore(piece, first) ? [] : [{ piece, own: first }]
  const clauses = kind === 'money' ? clausesIn(piece.text, piece.literals) : []
  return clauses
    .filter(({ text, start, end }) => {
      const own = piece.literals.filter(one => one.kind === kind && start <= one.start && one.end <= end)
      return own.length === 1 && AGES.some(age => age.test(text))
    })
    .flatMap(clause => statedIn(within(piece, clause), kind))
}

const within = (piece: Piece, { start, end, text }: Clause): Piece => ({
  ...piece,
  text,
  content: piece.content.filter(word => text.toLowerCase().includes(word)),
  literals: literalsWithin(piece.literals, start, end),
})

/** Who pays, by whatever name: “adults £6, … grown-ups £7.50”. */
const AGES = [
  /(?<![\p{L}-])(?:adults?|grown-?ups?|erwachsener?|adult[oaei]s?|adultes?|doro[sś]li|doros[lł]ych|volwassenen?)(?![\p{L}-])/iu,
  /(?<![\p{L}-])(?:child|children|kids?|kinder|kind|ni[nñ][oa]s?|enfants?|bambin[oi]|crian[cç]as?|dzieci|kinderen)(?![\p{L}-])/iu,
  /(?<![\p{L}-])(?:seniors?|pensioners?|oaps?|senioren|rentner|jubilados?|retrait[eé]s?|pensionati|reformados?)(?![\p{L}-])/iu,
]
const isOneOfMore = ({ text }: Piece, { start }: Literal): boolean => OTHER.test(text) || END.test(text.slice(0, start))

const differ = (one: Literal, other: Literal): boolean =>
  one.unit === other.unit && !one.values.some(value => other.values.includes(value))

/** “Small rye” is another than “rye”; “the class” is the one that was spoken of. */
function isOneThing(one: Stated, other: Stated): boolean {
  const [a, b] = [thingOf(one), thingOf(other)]
  const isSame = a.size === b.size || (b.size < a.size && THE.test(other.piece.text))
  return b.size > 0 && isSame && [...b].every(word => a.has(word)) && !isOnAnotherDay(one.piece, other.piece)
}

const THE = /^(?:the|der|die|das|le|la|l['’]|el|il|lo|de|het|o|a) ?/iu

/** By its words behind a title and by the numbers that tell sizes apart. */
function thingOf({ piece: { text, content, literals }, own }: Stated): Set<string> {
  const line = text.slice(text.lastIndexOf(': ', own.start) + 1).toLowerCase()
  const aged = AGES.flatMap((age, nth) => {
    const found = age.exec(line)?.[0]
    return found === undefined ? [] : [{ found, name: `age ${nth}` }]
  })
  return new Set([
    ...content.filter(
      word => !SAYING.test(word) && line.includes(word) && !aged.some(({ found }) => found.includes(word)),
    ),
    ...aged.map(({ name }) => name),
    ...literals.filter(({ kind }) => kind === 'number').map(one => one.text),
  ])
}

function isOnAnotherDay(one: Piece, other: Piece): boolean {
  const daysOf = ({ literals }: Piece) => literals.filter(isDay).flatMap(({ values }) => values)
  const [days, others] = [daysOf(one), daysOf(other)]
  return days.length > 0 && others.length > 0 && !days.some(day => others.includes(day))
}
