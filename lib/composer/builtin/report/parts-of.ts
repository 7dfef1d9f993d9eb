// The parts of a whole in one sentence: “41% were on a Friday, 22% on a Saturday, … and the other four days shared the remaining 23%”, “$19 new tools, $15 rent, $7 insurance”.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'
import { fits, type Item, type Row, row } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

const IS =
  '(?:(?:were|was|are|is|came|comes?|went|goes|go|fell|waren|sind|ist|kamen|kommen|gehen|gingen|sont|est|étaient|viennent|vont|son|es|fueron|van|eran|sono|erano|vanno|são|foram|vão|zijn|waren|gaan|to|są) )?'
const OF =
  '(?:(?:of (?:them|it) )?(?:on|in|from|to|at|for|am|an|im|aus|für|auf|le|en|pour|para|los|el|per|di|no|na|op|voor|w|na) )?(?:(?:an?|the|einem|einer|dem|der|un|una|une|la|le|les|el|il|o|a|een|de) )?'
const SHARE_FIRST = new RegExp(`^(\\d{1,3}(?:[.,]\\d{1,2})?\\s?%) ${IS}${OF}(\\p{L}.*)$`, 'iu')
/** “the other four days shared the remaining 23%”. */
const SHARE_LAST =
  /^(?:the |die |les |los |le |as |os |de )?(\p{L}[^\d%]{2,40}?) (?:(?:shared?|had|have|took|takes?|make up|made up|got|is|are|was|were|teilten sich|teilen sich|machen|se partagent|se reparten|si dividono|dividem|delen) )?(?:(?:the|die|les|los|il|o|a|de) )?(?:(?:remaining|rest of|other|last|restlichen|übrigen|derniers|restants|restantes|restante|overige) )?(\d{1,3}(?:[.,]\d{1,2})?\s?%)$/iu
const MONEY_FIRST =
  /^([$€£]\s?\d[\d.,]{0,9}\d|[$€£]\s?\d|\d[\d.,]{0,9}\s?[€£]) (?:(?:for|on|to|für|pour|para|per|voor|na) )?(\p{L}.*)$/iu

type Said = { value: string; label: string }
const asShare = (text: string): Said | undefined => {
  const [, value = '', label = ''] = SHARE_FIRST.exec(text) ?? []
  const [, other = '', last = ''] = value ? [] : (SHARE_LAST.exec(text) ?? [])
  return value || last ? { value: value || last, label: label || other } : undefined
}
const asSum = (text: string): Said | undefined => {
  const [, value = '', label = ''] = MONEY_FIRST.exec(text) ?? []
  return value ? { value, label } : undefined
}

/** Shares are compared by eye. */
export const sharesOf = (of: Piece): Item[] | undefined => partsOf(of, asShare, () => 'bars')

/** Sums that come to the one that their title names are parts of it; others are a table. */
export const sumsOf = (of: Piece, { pieces }: Brief): Item[] | undefined =>
  partsOf(of, asSum, rows => (pieces.some(one => isWhole(rows, one.text)) ? 'bars' : 'table'))

function partsOf(of: Piece, read: typeof asSum, kindOf: (rows: readonly Row[]) => 'bars' | 'table') {
  const { text, literals, from } = of
  const [head, ...behind] = clausesIn(text, literals)
  const isTitled = head?.mark === ':' && width(head.text) <= INFOGRAPHIC.block_title
  const clauses = isTitled || !head ? behind : [head, ...behind]
  if (clauses.length < LISTED || !clauses.slice(0, -1).every(({ mark }) => /^[,;]$/.test(mark))) return undefined
  const said = clauses.flatMap(one => halves(unstopped(unjoined(one.text))))
  const rows = said.map(one => read(one)).flatMap(one => (one ? [row(upperFirst(one.label), one.value)] : []))
  const kind = kindOf(rows)
  const hasRoom = rows.length <= BLOCKS[kind].most && rows.every(one => fits(kind, one))
  return rows.length === said.length && rows.length >= LISTED && hasRoom
    ? rows.map((each): Item => ({ kind, row: each, from, of, ...(isTitled && { title: upperFirst(head.text) }) }))
    : undefined
}

/** “14% on a Thursday and the other four days shared 23%”. */
const halves = (text: string): string[] =>
  text.split(/ (?:and|und|et|y|e|en|i) (?=(?:the|die|les|los|le|as|os|de|\d)(?![\p{L}]))/iu)

const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[^\d.,]/g, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(',', '.'),
  )
function isWhole(rows: readonly Row[], said: string): boolean {
  const sum = rows.reduce((all, { text }) => all + numberOf(text), 0)
  return [...said.matchAll(/\d[\d.,]*/g)].some(([one]) => Math.abs(numberOf(one) - sum) < 0.01)
}
