// What one sentence of an infographic tells in rows: bars of what is counted alike, and steps that follow each other.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { inOrder } from '#lib/composer/builtin/forms/in-order.ts'
import { daysIn, labelsIn } from '#lib/composer/builtin/forms/labels.ts'
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'
import { fits, type Item, row, stepRow } from '#lib/composer/builtin/report/item.ts'
import { seriesIn } from '#lib/composer/builtin/report/series.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

/** `rest` is what its sentence goes on with. */
type InRows = { items: Item[]; rest?: Piece }

/** “410 gulls in April, 190 in May, …”: a bar each. */
export function inSeries(of: Piece, brief: Brief): InRows | undefined {
  const found = seriesIn(of, brief)
  const title = found?.of ? { title: found.of } : {}
  const items = found?.rows.map((each): Item => ({ kind: 'bars', row: each, from: of.from, of, ...title }))
  return items && { items, ...(found?.rest && { rest: found.rest }) }
}

/** “6 weeks out book the van, 4 weeks start on the books, …, and on the day keep the kettle out”: a step each. */
export function inSteps(of: Piece): InRows | undefined {
  const { least, most, text } = BLOCKS.steps
  const { title, steps = [], isOrdered } = inOrder(of.text, of.literals, { usual: text, most: text }) ?? {}
  const hasRoom = steps.length >= least && steps.length <= most && width(title ?? '') <= INFOGRAPHIC.block_title
  const rows = steps.map(stepRow)
  // “We fix bikes, sharpen skates, lend tools, and serve coffee” has no order.
  const isTimed = steps.filter(one => /^\d/.test(one)).length >= LISTED
  if (!hasRoom || !(isOrdered || isTimed) || !rows.every(one => fits('steps', one))) return undefined
  return { items: rows.map(each => ({ kind: 'steps', row: each, from: of.from, of, ...(title && { title }) })) }
}

/** “first tooth to 3: a smear, 3 to 6: a pea-sized blob, …”: a label each, and what is said of it. */
export function inLabels(of: Piece): InRows | undefined {
  const { title = '', rows } = labelsIn(of.text, of.literals) ?? { rows: daysIn(of.text, of.literals) ?? [] }
  const made = rows.map(({ label, said }) => row(label, said))
  const kind = (['list', 'steps'] as const).find(one => made.every(each => fits(one, each)))
  const hasRoom = kind && rows.length <= BLOCKS[kind].most && width(title ?? '') <= INFOGRAPHIC.block_title
  if (!kind || !hasRoom || made.length < LISTED) return undefined
  return { items: made.map(each => ({ kind, row: each, from: of.from, of, ...(title && { title }) })) }
}
