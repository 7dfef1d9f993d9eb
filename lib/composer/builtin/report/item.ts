// What an infographic shows in one place, and neighbours of one kind as one block.
import type { Block } from '#lib/composer/answer.ts'
import { sentence, unstopped } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { BLOCKS, beforeMost, INFOGRAPHIC, labelMost, textMost } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

export type Row = Block['rows'][number]
export type Kind = 'table' | 'figure' | 'steps' | 'list' | 'note' | 'bars'
/** Rows with a title of their own stand by themselves, and so do the members of one sentence. */
export type Item = { kind: Kind; row: Row; from: readonly string[]; title?: string; of?: Piece }

export const block = (
  kind: Block['kind'],
  rows: Block['rows'],
  from: readonly string[],
  more: Partial<Block> = {},
): Block => ({ kind, title: '', unit: '', left: '', right: '', ...more, rows, from: [...from] })

export const row = (label: string, text = ''): Row => ({ label, before: '', text })
/** A step of a few words is its own label. */
export const stepRow = (text: string): Row => (width(text) <= BLOCKS.steps.label ? row(text) : row('', text))
export const fits = (kind: Kind, { label, before, text }: Row): boolean =>
  width(label) <= labelMost(kind) && width(before) <= beforeMost(kind) && width(text) <= textMost(kind)

/** Neighbours of one kind; one alone is no table and no list. */
const packed = (items: readonly Item[]): (readonly Item[])[] =>
  joinNeighbours<readonly Item[]>(
    items.map(item => [item]),
    (run, own) => {
      const [[first], [item]] = [run, own]
      const isAlike = first?.kind === item?.kind && first?.title === item?.title && first?.of === item?.of
      // “Always water before 7” under “Cactus: every 3 weeks” would be one more plant.
      const isOther = run.length > 1 && run.every(({ row }) => row.text !== '') && item?.row.text === ''
      return (
        isAlike &&
        !(item?.kind === 'list' && !item.of && isOther) &&
        !/^(?:figure|note)$/.test(item?.kind ?? '') && [...run, ...own]
      )
    },
  )

/** Shares of one kind are compared by eye. */
export const areShares = (rows: readonly Row[]): boolean =>
  rows.length > BLOCKS.bars.least &&
  rows.length <= BLOCKS.bars.most &&
  rows.every(each => SHARE.test(each.text) && each.before === '' && fits('bars', each))
const SHARE = /^\d{1,3}(?:[.,]\d{1,2})?\s?%$/

/** Parts of about the same length, none longer than `most`. */
export function evenly<One>(all: readonly One[], most: number): One[][] {
  const each = Math.ceil(all.length / Math.ceil(all.length / most))
  return Array.from({ length: Math.ceil(all.length / each) }, (_, nth) => all.slice(nth * each, (nth + 1) * each))
}

/** Items as blocks, in their order. */
export function asBlocks(items: readonly Item[]): Block[] {
  return packed(items).flatMap((run): Block[] => {
    const [first] = run
    if (!first) return []
    const from = [...new Set(run.flatMap(item => [...item.from]))]
    const rows = run.map(item => item.row)
    const title = first.title ? { title: first.title } : {}
    if (first.kind === 'bars' || areShares(rows)) return [block('bars', rows, from, title)]
    if (first.kind !== 'table' && first.kind !== 'list' && first.kind !== 'steps')
      return [block(first.kind, rows, from)]
    const { least, most } = BLOCKS[first.kind]
    if (rows.length < Math.max(2, least) && !first.title) return [alone(first)]
    return evenly(rows, most).map(own => block(first.kind, own, from, title))
  })
}

/** One row by itself: its value as a figure, else its words as a note. */
const alone = ({ kind, row: { label, text }, from }: Item): Block =>
  kind === 'table'
    ? block('figure', [row(label, text)], from)
    : block('note', [row('', sentence([label, text].filter(Boolean).join(': ')))], from)

/** More blocks than a sheet has: figures that follow each other stand in one block, and so do short notes, before any of them is lost. */
export function inRoom(blocks: readonly Block[]): readonly Block[] {
  const figures = blocks.length > INFOGRAPHIC.blocks ? joined(blocks, 'figure') : blocks
  return figures.length > INFOGRAPHIC.blocks ? joined(figures, 'note') : figures
}

/** A line each: “412 bikes repaired”. */
function joined(blocks: readonly Block[], kind: 'figure' | 'note'): Block[] {
  const runs = joinNeighbours<readonly Block[]>(
    blocks.map(one => [one]),
    (run, own) => [...run, ...own].every(one => one.kind === kind && lineOf(one)) && [...run, ...own],
  )
  return runs.flatMap(run => {
    if (run.length < 2) return run
    return evenly(run, BLOCKS.list.most).map(own =>
      block(
        'list',
        own.flatMap(one => lineOf(one) ?? []),
        [...new Set(own.flatMap(({ from }) => from))],
      ),
    )
  })
}

function lineOf({ kind, title, rows: [only] }: Block): Block['rows'][number] | undefined {
  const said = kind === 'figure' ? `${only?.text} ${only?.label}` : unstopped(only?.text ?? '')
  const line = row('', said)
  return title === '' && fits('list', line) && (kind === 'note' || /^\D{0,10}\d/.test(said)) ? line : undefined
}
