// Members behind a colon that are too wide for a list of words: “3 heaped tablespoons of powder in the top cup, press lightly, …”.
import type { Block } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, RELATIVE, unjoined } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { blocksOf } from '#lib/composer/builtin/report/blocks.ts'
import { block, fits, type Item, row, stepRow } from '#lib/composer/builtin/report/item.ts'
import { leans } from '#lib/composer/builtin/weight.ts'
import { BLOCKS, INFOGRAPHIC, SPARE_ROWS } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

const LEAST = 4

/** Below the title that the colon closed: in their order where the next sentence goes on with “then”, else a list; none where it can be told in another way. */
export function wideBelow(rest: Piece, next: Piece | undefined, brief: Brief): Block | undefined {
  const members = membersOf(rest.text, rest)
  if (!members || blocksOf([rest], brief).some(({ kind }) => kind !== 'note')) return undefined
  const steps = members.map(stepRow)
  const isOrdered = THEN.test(next?.text ?? '') || members.some(one => WAITS.test(one))
  const most = BLOCKS.steps.most + (SPARE_ROWS.steps ?? 0)
  if (isOrdered && steps.length <= most && steps.every(one => fits('steps', one)))
    return block('steps', steps, rest.from)
  const rows = listed(members)
  return rows && block('list', rows, rest.from)
}
const THEN =
  /^(?:then|afterwards|finally|dann|danach|zum schluss|luego|después|al final|puis|ensuite|enfin|poi|infine|dopo|depois|por fim|dan|daarna|tot slot|potem|następnie|na koniec) /iu
const WAITS =
  /^(?:wait|leave|rest|let|warte\p{L}*|lass\p{L}*|espera\p{L}*|deja\p{L}*|attend\p{L}*|laisse\p{L}*|aspetta\p{L}*|lascia\p{L}*|espere|deixa\p{L}*|deixe|wacht|laat|czekaj|odczekaj|zostaw) /iu

/** The same in a sentence with its own title. */
export function wideIn(of: Piece): Item[] | undefined {
  const [head] = clausesIn(of.text, of.literals)
  if (head?.mark !== ':' || width(head.text) > INFOGRAPHIC.block_title) return undefined
  const members = membersOf(of.text.slice(head.end + 1).trim(), { literals: [] })
  const rows = members && listed(members)
  return rows?.map(each => ({ kind: 'list', row: each, from: of.from, of, title: upperFirst(head.text) }))
}

const listed = (members: readonly string[]) => {
  const rows = members.map(one => (width(one) <= BLOCKS.list.label ? row(one) : row('', one)))
  return rows.length <= BLOCKS.list.most && rows.every(one => fits('list', one)) ? rows : undefined
}

function membersOf(text: string, { literals }: Pick<Piece, 'literals'>): string[] | undefined {
  const clauses = clausesIn(text, literals)
  const isRow = clauses.length >= LEAST && clauses.slice(0, -1).every(({ mark }) => /[,،、]/.test(mark))
  // “A cement mixer” is no Polish “a”.
  const isHalf = clauses.some(one => leans(one.text.replace(/^a /i, '')) || RELATIVE.test(`${unjoined(one.text)} `))
  return isRow && !isHalf ? clauses.map(one => upperFirst(unstopped(unjoined(one.text)))) : undefined
}
