// Prices that were typed without a sign: “Heart cookie 3.50”, “Box of 4 macarons 12”, a line each.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, type Row, row } from '#lib/composer/builtin/piece.ts'

/** “Raspberry bun 4.75”, “Box of 4 macarons 12”: a price without its sign. */
export function bareOf({ text, literals, from }: Piece): Row | undefined {
  const [, label = '', sum = ''] = BARE.exec(text) ?? []
  const isOther = literals.some(({ kind }) => kind !== 'number' && kind !== 'time')
  return label === '' || isOther || /[.,:;](?!\d)/.test(label) ? undefined : row(upperFirst(label), sum, '', from)
}
const BARE = /^(\p{L}[^\n]{2,70}?) (?:[–—:=-] )?(\d{1,4}(?:[.,]\d\d)?)$/u
/** One has two decimals, and not all of them could be hours. */
export const arePrices = (rows: readonly Row[]): boolean => {
  const values = rows.map(({ value }) => value.split(/[.,]/))
  return values.some(([, cents]) => cents) && values.some(([sum, cents]) => Number(sum) > 24 || Number(cents) > 59)
}
