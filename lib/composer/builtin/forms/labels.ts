// Rows that say what each is of before a colon: “first tooth to 3: a smear, 3 to 6: a pea-sized blob, 7 and up: they brush alone”.
import { type Clause, clausesIn, type Value } from '#lib/composer/builtin/clauses.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED } from '#lib/composer/builtin/piece.ts'
import { withoutStart } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

/** As wide as what stands before a colon. */
const LABEL = 28

type Row = { label: string; said: string }
type Labelled = { title: string; rows: Row[] }

const isLabel = (clause: Clause | undefined): boolean => clause?.mark === ':' && width(clause.text) <= LABEL

/** “spring = sugar kelp, winter = we mend ropes”: as many letters as with colons. */
const asColons = (text: string): string =>
  (text.match(EQUALS)?.length ?? 0) >= LISTED ? text.replaceAll(EQUALS, ' : ') : text
const EQUALS = / = /gu

/** The rows, and the title before the first of them; undefined where a text has none. */
export function labelsIn(typed: string, values: readonly Value[]): Labelled | undefined {
  const text = asColons(typed)
  const clauses = clausesIn(text, values)
  const isTitled = /[:–]/.test(clauses[0]?.mark ?? '') && isLabel(clauses[1])
  const [title, told] = isTitled ? [clauses[0]?.text ?? '', clauses.slice(1)] : ['', clauses]
  const starts = told.flatMap((clause, at) => (isLabel(clause) ? [at] : []))
  if (starts[0] !== 0 || starts.length < LISTED) return undefined
  const rows = starts.map((at, nth) => {
    const behind = told[(starts[nth + 1] ?? told.length) - 1]
    const said = text.slice(told[at]?.end, behind?.end)
    return { label: upperFirst(told[at]?.text ?? ''), said: unstopped(withoutStart(said, ' :')) }
  })
  return rows.every(({ said }) => said !== '') ? { title: upperFirst(title), rows } : undefined
}

/** “5 April tax year ends, 31 July second payment, …”: a day each, and what it is. */
export function daysIn(text: string, values: readonly Value[]): Row[] | undefined {
  const clauses = clausesIn(text, values)
  const rows = clauses.flatMap(({ start, end, mark }, at): Row[] => {
    const day = values.find(one => one.kind === 'date' && one.start === start && one.end < end)
    const said = text.slice(day?.end, end).replace(/^[\s:–-]+/u, '')
    const isRow = day && /^\p{L}/u.test(said) && (mark === ',' || at === clauses.length - 1)
    return isRow ? [{ label: text.slice(day.start, day.end), said: unstopped(said) }] : []
  })
  return rows.length >= LISTED && rows.length === clauses.length ? rows : undefined
}

/** “Days 1-3: protect and raise”, by itself. */
export const isRowOf = (text: string): boolean => ROW.test(text)
const ROW = new RegExp(`^[^:]{1,${LABEL}}: \\S`, 'u')

/** A slide each, its label above what is said of it, where all of that has room. */
export function labelThoughts(text: string, values: readonly Value[], room: number) {
  const { title = '', rows = [] } = labelsIn(text, values) ?? {}
  const made = rows.map(({ label, said }) => ({ text: label, below: sentence(upperFirst(said)) }))
  const hasRoom = made.length > 0 && made.every(({ below }) => width(below) <= room)
  return hasRoom ? [...(title ? [{ text: title }] : []), ...made] : undefined
}
