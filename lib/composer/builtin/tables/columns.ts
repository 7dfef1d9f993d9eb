// A card whose rows have two values each: “metric / before / after” above “tickets by hand / 190 / 0”.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, part, row } from '#lib/composer/builtin/piece.ts'
import { cellsOf } from '#lib/composer/builtin/report/table.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

const COLUMNS = 3
const TABLE = cardForms.table

/** Its title, its heads, its rows and what little else is told; undefined where anything has no room. */
export function valuesIn({ pieces }: Brief): Filled | undefined {
  const rows = pieces.filter(({ text }) => isRow(text))
  const [title, ...others] = pieces.filter(piece => !rows.includes(piece))
  const [head = [], ...body] = cellsOf(rows)
  const isTable = head.length === COLUMNS && body.length > 1 && body.every(cells => isValued(cells))
  if (!title || !isTable || isValued(head) || others.some(one => has(one, 'date', 'weekday', 'time'))) return undefined
  const from = [...new Set(rows.flatMap(one => one.from))]
  const caveat = lineOfSentences(others.map(({ text }) => sentence(upperFirst(text))))
  const parts = [
    part('title', withoutEnd(unstopped(upperFirst(title.text)), ' :'), title.from),
    ...head.filter(Boolean).map(name => part('head', upperFirst(name), from)),
    ...(caveat ? [part('caveat', caveat, [...new Set(others.flatMap(one => one.from))])] : []),
  ]
  const made = body.map(([label = '', value = '', second = '']) => row(upperFirst(label), value, second, from))
  const { most, label, value } = TABLE.rows ?? NONE
  const hasRoom =
    made.length <= most &&
    parts.every(({ role, text }) => width(text) <= mostOf(TABLE, role)) &&
    made.every(one => width(one.label) <= label[1] && [one.value, one.note].every(cell => width(cell) <= value[1]))
  return hasRoom ? { form: 'table', parts, rows: made } : undefined
}
const NONE = { most: 0, label: ['', 0], value: ['', 0] } as const

/** Numbers in both columns behind the name. */
const isValued = (cells: readonly string[]): boolean =>
  cells.length === COLUMNS && cells[0] !== '' && cells.slice(1).every(cell => /\d/.test(cell))
