// “31 homes let, 4.8 on Google”: short members behind a title, each with what is told of it.
import type { Block } from '#lib/composer/answer.ts'
import { clausesIn, JOINED } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { withUnit } from '#lib/composer/builtin/report/counted.ts'
import { BLOCKS } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

type Row = Block['rows'][number]
const row = (label: string, text = ''): Row => ({ label, before: '', text })
const isCell = ({ label, text }: Row): boolean => width(label) <= BLOCKS.table.label && width(text) <= BLOCKS.table.text

/** “31 homes let, 4.8 on Google”, “neck 30 seconds each side, hips 1 min”, “lamps, tyres at 4 bar”: short members, each with a number of its own in a table, else in a list. */
export function mixedIn(piece: Piece, brief: Brief): { kind: 'table' | 'list'; rows: Row[] } | undefined {
  const clauses = clausesIn(piece.text, piece.literals)
  const isList = clauses.length >= LISTED && clauses.slice(0, -1).every(({ mark }) => /^[,،、]$/.test(mark))
  if (!isList || clauses.slice(0, -1).some(({ text }) => JOINED.test(text))) return undefined
  const members = clauses.map(({ text }) => {
    const told = text.replace(JOINED, '')
    return pieceOf(piece.from, told, brief)
  })
  const cells = members.map(splitAtNumber).filter(each => each !== undefined && isCell(each)) as Row[]
  if (cells.length === members.length) return { kind: 'table', rows: cells }
  const rows = members.map(({ text }) => row(upperFirst(text)))
  return rows.every(({ label }) => width(label) <= BLOCKS.list.label) ? { kind: 'list', rows } : undefined
}

/** Words before a number that belong to it: “average 9 days”, “stand up every 45 min”. */
const ROUGHLY =
  /(?:^|\s)(?:average|about|around|over|up to|only|every|at|for|rund|etwa|im Schnitt|über|bis zu|alle|jede|environ|en moyenne|plus de|chaque|pendant|unos|unas|más de|de media|cada|durante|circa|in media|oltre|ogni|per|cerca de|em média|mais de|gemiddeld|ruim|elke|op)$/iu
const OF_THEM =
  /^(?:of (?:whom|which|these|those|them)|davon|darunter|dont|di cui|de (?:los|las) cuales|d[oa]s quais|w tym|waarvan)$/iu
/** What a number is of, before it or behind it; with two of them nobody knows which is told. */
function splitAtNumber({ text, literals: [value, ...more] }: Piece): Row | undefined {
  if (!value || more.length > 0 || value.kind === 'time') return undefined
  const before = text.slice(0, value.start).trim()
  const lead = ROUGHLY.exec(before)?.[0] ?? ''
  const label = before.slice(0, before.length - lead.length).trim()
  const end = withUnit(text, value.end)
  const [own, rest] = [text.slice(value.start, end), text.slice(end).trim()]
  // “of whom 431 were children”: what it counts stands around its number.
  if (OF_THEM.test(label))
    return /\p{L}/u.test(rest) ? row(upperFirst(`${label} ${rest}`), `${lead.trim()} ${own}`.trim()) : undefined
  if (/\p{L}/u.test(label)) return row(upperFirst(label), text.slice(text.indexOf(lead, label.length)).trim())
  return label === '' && /^\p{L}/u.test(rest) ? row(upperFirst(rest), `${lead.trim()} ${own}`.trim()) : undefined
}
