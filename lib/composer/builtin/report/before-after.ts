// “Before Tallybeam 47 days, after 19 days”: one thing at two times, drawn side by side.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { fits, type Item, row } from '#lib/composer/builtin/report/item.ts'

export function beforeAfterOf({ text, from }: Piece): Item[] | undefined {
  const [, once = '', was = '', then = '', now = ''] = TWICE.exec(text) ?? []
  const rows = [row(upperFirst(once), was), row(upperFirst(then), now)]
  // “6 hours” and “40 minutes” cannot be drawn in one measure.
  const kind = unitOf(was) === unitOf(now) ? 'bars' : 'figure'
  return once !== '' && rows.every(one => fits(kind, one)) ? rows.map(one => ({ kind, row: one, from })) : undefined
}
/** “47 days average” counts the same as “19 days”. */
const unitOf = (value: string): string => value.replace(/^[^\p{L}%]+/u, '').split(' ')[0] ?? ''

const VALUE = '(\\d[\\d.,]{0,8} ?(?:%|\\p{L}+(?: \\p{L}+)?))'
const WORDS = "(?: [\\p{L}’'.&-]+){0,3}"
const TWICE = new RegExp(
  `^((?:before|vorher|avant|antes|prima|voor|przed|früher|last year|in 20\\d\\d)${WORDS})[: ]+${VALUE}[,;]? (?:and |und |et |y |e |en )?((?:after|afterwards|now|since|today|nachher|danach|jetzt|heute|après|maintenant|después|ahora|dopo|ora|depois|agora|nu|daarna|teraz|this year|in 20\\d\\d)${WORDS})[: ]+${VALUE}[.]?$`,
  'iu',
)
