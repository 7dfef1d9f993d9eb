// A line with two prices: what a thing costs, and what it did.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, type Row, row } from '#lib/composer/builtin/piece.ts'

/** “Small dog wash 65 was 58”, “Schlauch wechseln 18 statt 15 €”: what it costs, and what it did. */
export function changedOf({ text, from }: Piece): Row | undefined {
  const moved = MOVED.exec(text)
  if (moved) return row(upperFirst(moved[1] ?? ''), `${moved[2]} → ${moved[3]}`, '', from)
  const [, label = '', now = '', was = ''] = CHANGED.exec(text) ?? STAYS.exec(text) ?? []
  return label !== '' && !/[.,:;!?]/.test(label) ? row(upperFirst(label), now, upperFirst(was), from) : undefined
}
const SUM = '[£$€]?\\d[\\d.,]{0,8}(?: ?(?:[£$€]|euros?|zł|kr))?'
/** “Enfant reste à 18 €”. */
const STAYS = new RegExp(
  `^(\\p{L}.{2,36}?) (?:reste(?:nt)? à|bleib(?:t|en)(?: bei)?|stays?(?: at)?|remains?(?: at)?|(?:is |are )?(?:still|unchanged at)|sigue(?:n)? a|resta(?:no)? a|fica(?:m)? a|blijft|blijven) (${SUM})$`,
  'iu',
)
const CHANGED = new RegExp(
  `^(\\p{L}[^\\d]{2,36}?) (${SUM}),? \\(?((?:was|were|statt|instead of|bisher|vorher|au lieu de|avant|antes|en vez de|invece di|prima|in plaats van|zamiast) ${SUM})\\)?$`,
  'iu',
)
/** “Small dogs 38 → 42”. */
const MOVED = new RegExp(`^(\\p{L}[^\\d]{2,36}?):? (${SUM}) ?(?:→|->|=>|➔|⟶) ?(${SUM})$`, 'iu')
