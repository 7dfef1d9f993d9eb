// Two sides that a brief tells one after the other, each member beside its partner.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { type Clause, clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, type Piece, part, pieceOf, type Reader, row } from '#lib/composer/builtin/piece.ts'
import { BLOCKS, cardForms, INFOGRAPHIC, mostOf, SPARE_ROWS } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

type Side = { label: string; members: readonly Piece[] }
/** Members by themselves have no partner. */
export type Versus = { of: Piece[]; left: string; right: string; rows: { before: string; text: string }[] }

const { least, before: ROOM } = BLOCKS.versus
const MOST = BLOCKS.versus.most + (SPARE_ROWS.versus ?? 0)

/** “Oil: 2,900 euros a year, smells in the cellar”, “Heat pump: 1,300 euros a year, silent”. */
export function versusIn(pieces: readonly Piece[], reader: Reader): Versus | undefined {
  // Three are no two sides, and prices are a table.
  const named = pieces.filter(({ text, literals }) => clausesIn(text, literals)[0]?.mark === ':').length
  if (named !== 2 || pieces.some(({ literals }) => literals.filter(({ kind }) => kind === 'money').length > 1))
    return undefined
  const sides = pieces.map(piece => sideOf(piece, reader))
  const at = sides.findIndex((side, nth) => side && sides[nth + 1])
  const [left, right] = [sides[at], sides[at + 1]]
  if (!left || !right) return undefined
  const rows = beside(left.members, right.members)
  return rows && rows.length <= MOST
    ? { of: pieces.slice(at, at + 2), left: left.label, right: right.label, rows }
    : undefined
}

/** A card that tells both and nothing else but what they are sides of. */
export function sidesIn(brief: Brief): Filled | undefined {
  const [title, ...others] = brief.pieces
  const sides = others.length === 2 ? versusIn(others, brief) : undefined
  const most = cardForms.versus.rows?.most ?? 0
  if (!title || !sides || sides.rows.length > most || width(title.text) > mostOf(cardForms.versus, 'headline'))
    return undefined
  const from = sides.of.flatMap(one => one.from)
  const parts = [part('headline', title.text, title.from), part('left', sides.left, from)]
  return {
    form: 'versus',
    parts: [...parts, part('right', sides.right, from)],
    rows: sides.rows.map(({ before, text }) => row('', before, text, from)),
  }
}

/** What it is called before the colon, and its members behind; a price beside the name is the first of them. */
function sideOf({ text, literals, from }: Piece, reader: Reader): Side | undefined {
  const [head, ...clauses] = clausesIn(text, literals)
  if (head?.mark !== ':') return undefined
  const price = literals.find(({ kind, end }) => kind === 'money' && end <= head.end)
  const label = upperFirst(withoutEnd(head.text.slice(0, price?.start), ' ,–-'))
  const own = price ? [head.text.slice(price.start)] : []
  const members = [...own, ...clauses.map(bare)].map(each => pieceOf([...from], upperFirst(each), reader))
  const isList = clauses.slice(0, -1).every(({ mark }) => mark === ',')
  const hasRoom = label !== '' && width(label) <= INFOGRAPHIC.side && members.every(one => width(one.text) <= ROOM)
  return isList && hasRoom && members.length > least ? { label, members } : undefined
}
const bare = ({ text }: Clause): string => unstopped(unjoined(text))

/** As many on both sides stand as they were told; else partners first, without which they are no two of a kind, then what one side has alone. */
function beside(lefts: readonly Piece[], rights: readonly Piece[]): Versus['rows'] | undefined {
  if (lefts.length === rights.length)
    return lefts.map(({ text }, at) => ({ before: text, text: rights[at]?.text ?? '' }))
  const free = new Set(rights)
  const partners = lefts.map(left => {
    const right = [...free].find(one => isPartner(left, one))
    if (right) free.delete(right)
    return { left, right }
  })
  const paired = partners.flatMap(({ left, right }) => (right ? [{ before: left.text, text: right.text }] : []))
  const [alone, others] = [partners.flatMap(({ left, right }) => (right ? [] : [left])), [...free]]
  const rest = Array.from({ length: Math.max(alone.length, others.length) }, (_, at) => ({
    ...{ before: alone[at]?.text ?? '', text: others[at]?.text ?? '' },
  }))
  return paired.length > least ? [...paired, ...rest] : undefined
}

/** Both have a price, or a word in common. */
const isPartner = (one: Piece, other: Piece): boolean =>
  [one, other].every(each => has(each, 'money')) || one.content.some(word => other.content.includes(word))

/** “FT Thornby Rovers 3-2 Kirkby Moor. Goals …”: who played, and what stood at the end. */
export function resultIn({ pieces, clock }: Brief): Filled | undefined {
  const [first, ...others] = pieces
  const [, home = '', homeScore = '', awayScore = '', away = ''] =
    SCORE.exec(unstopped(first?.text ?? '').replace(LEAD, '')) ?? []
  const isSide = (name: string) => name !== '' && width(name) <= mostOf(cardForms.result, 'home') && !NO_SIDE.test(name)
  if (!first || clock.language === 'ja' || !isSide(home) || !isSide(away)) return undefined
  const body = lineOfSentences(others.map(({ text }) => sentence(upperFirst(text))))
  if (width(body) > mostOf(cardForms.result, 'caveat')) return undefined
  const { from } = first
  return {
    form: 'result',
    parts: [
      ...[part('home', home, from), part('away', away, from)],
      ...[part('home_score', homeScore, from), part('away_score', awayScore, from)],
      ...(body ? [part('caveat', body, [...new Set(others.flatMap(one => one.from))])] : []),
    ],
  }
}
const SIDE = "(\\p{Lu}[\\p{L}\\p{N}’'.&-]*(?: [\\p{L}\\p{N}’'.&-]+){0,3})"
const LEAD =
  /^(?:ft|full ?time|final(?: score)?|result|score|endstand|ergebnis|résultat|resultado|risultato|uitslag|wynik)[:!.]? /iu
const SCORE = new RegExp(`^${SIDE},? (\\d{1,2}) ?[-–:] ?(\\d{1,2}),? ${SIDE}$`, 'u')
/** “Open 10-2 Saturday”. */
const NO_SIDE =
  /(?<!\p{L})(?:open|from|closed|we|our|mon|tue|wed|thu|fri|sat|sun|\p{L}+day|won|lost|beat|beaten|drew|at|against|am|pm|uhr|hrs?|hours?|ages?|for|the|new|class)(?!\p{L})/iu
