// Rows below headings: “MILL FIELD / 9.30 U10 v Thorpe / … / THE REC / 9.30 U9 v Hale / …”. Each heading stands over its own block, and is no last row of the one before it.
import type { Block } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { isState, type Piece } from '#lib/composer/builtin/piece.ts'
import { blocksOf } from '#lib/composer/builtin/report/blocks.ts'
import { countedIn } from '#lib/composer/builtin/report/counted.ts'
import { block, fits, type Row, row } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

/** So many sections are a sheet of them, and so many rows make one. */
const [SECTIONS, ROWS] = [2, 2]

type Kind = 'list' | 'table'
type Made = { kind: Kind; row: Row }

/** A block for each section, and those of what stands around them; none where there are no two. */
export function sectionsIn(pieces: readonly Piece[], brief: Brief): Block[] | undefined {
  const rows = pieces.map(rowOf)
  const ends = pieces.map((piece, at) => (isHead(piece) && !rows[at] ? endOf(rows, at) : 0))
  if (ends.filter(Boolean).length < SECTIONS) return undefined
  const blocks: Block[] = []
  let loose: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const [piece, end = 0] = [pieces[at], ends[at]]
    if (!piece) break
    if (end === 0) {
      loose.push(piece)
      continue
    }
    blocks.push(...blocksOf(loose, brief), sectionOf(piece, pieces.slice(at + 1, end), rows.slice(at + 1, end)))
    loose = []
    at = end - 1
  }
  const all = [...blocks, ...blocksOf(loose, brief)]
  return all.length <= INFOGRAPHIC.blocks ? all : undefined
}

function sectionOf(head: Piece, pieces: readonly Piece[], rows: readonly (Made | undefined)[]): Block {
  const own = rows.flatMap(one => one?.row ?? [])
  const from = [head, ...pieces].flatMap(one => one.from)
  const title = upperFirst(withoutEnd(head.text, ' :'))
  return block(rows[0]?.kind ?? 'list', own, [...new Set(from)], { title })
}

/** Behind the last row of its kind; 0 where there are too few or too many. */
function endOf(rows: readonly (Made | undefined)[], head: number): number {
  const kind = rows[head + 1]?.kind
  const other = rows.findIndex((one, at) => at > head && one?.kind !== kind)
  const end = other < 0 ? rows.length : other
  const count = end - head - 1
  return kind && count >= ROWS && count <= BLOCKS[kind].most ? end : 0
}

/** “09:00 Boksrand v Kloofside”, “soup 6 €”. */
function rowOf(piece: Piece): Made | undefined {
  const [, hour = '', what = ''] = HOUR.exec(piece.text) ?? []
  const timed = row(hour, upperFirst(what))
  if (hour !== '') return fits('list', timed) ? { kind: 'list', row: timed } : undefined
  const counted = countedIn(piece)
  const valued = counted && row(counted.label, counted.text)
  return valued && fits('table', valued) ? { kind: 'table', row: valued } : undefined
}
const HOUR =
  /^(\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]m)?(?: ?[-–] ?\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]m)?)?(?: Uhr| h)?)[ ,:–-]{1,3}(\p{L}.*)$/iu

/** A few words that say nothing but what follows, or a day. */
export const isHead = (piece: Piece): boolean =>
  (!/\d/.test(piece.text) || piece.literals.every(({ kind }) => kind === 'date' || kind === 'weekday')) &&
  !isState(piece) &&
  !piece.asks &&
  width(piece.text) <= INFOGRAPHIC.block_title &&
  piece.text.split(' ').length <= MOST_WORDS &&
  !/[.,;!?]/.test(piece.text)
const MOST_WORDS = 5
