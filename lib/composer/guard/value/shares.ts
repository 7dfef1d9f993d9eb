// “ants 34%, scorpions 27, roof rats 18, termites 12, everything else 9”: the sign of one member of a list holds for all.
import type { Piece } from '#lib/composer/guard/evidence.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

type Place = Pick<Piece, 'text' | 'literals'>

/** Between two members: one mark of a list, an “and” or a space alone, and no end of a sentence. */
const LISTED =
  /^[^.!?…。:;,、،/&\n\d]{0,40}(?:[,;、،/&]|\s(?:and|und|y|e|et|ed|i|oraz)\s|\sو)[^.!?…。:;,、،/&\n\d]{0,40}:?\s?$|^\s$/u
/** Words alone, the first of them joined to a number: no mark parts the two. */
const LABEL = /^(?:\p{L}|\s\p{L})[\p{L}\s’'-]{0,40}\s$/u
/** Behind a member that its label stands before: the next member, or the end of the list. */
const ENDS = /^(?:\s?[%٪])?(?:\s\d|\s?(?:[,;、،.!?/&)\n]|and |und |y |e |et |ed |i |oraz |و)|\s?$)/u
const SHARES = new Set<Literal['kind']>(['percent', 'number'])
const [WHOLE, ROUNDED] = [100, 1]
const SIGNED = 2

/** “27%” where the brief has “27” in such a list. */
export const isShare = ({ kind, values }: Literal, place: Place): boolean =>
  kind === 'percent' &&
  listsIn(place)
    .flatMap(list => [list, list.slice(1)])
    .some(list => isOfShares(list, place) && list.some(one => isPlain(one) && one.values[0] === values[0]))

const isPlain = ({ kind }: Literal): boolean => kind === 'number'
const shareOf = ({ values: [value] }: Literal): number => Number(value)

/** Numbers that follow each other as members of a list, whatever their sign. */
function listsIn({ text, literals }: Place): Literal[][] {
  const lists: Literal[][] = []
  let last: Literal | undefined
  for (const one of literals) {
    const isShare = SHARES.has(one.kind)
    const list = last && SHARES.has(last.kind) ? lists.at(-1) : undefined
    const between = text.slice(last?.end ?? 0, one.start)
    if (list && isShare && LISTED.test(between)) list.push(one)
    // “over 60s exercise 17”: a number of the label itself.
    else if (list && isShare && last && isPlain(last) && LABEL.test(between)) list.splice(-1, 1, one)
    else if (isShare) lists.push([one])
    last = one
  }
  return lists
}

/** A list of one kind: its members are all of a whole, or two have the sign. All of them stand behind their labels, or, where they add up, all before: “34% ants, 27 wasps, 39 others”. */
function isOfShares(list: readonly Literal[], { text }: Place): boolean {
  const signed = list.filter(one => !isPlain(one))
  if (signed.length === 0) return false
  const sum = list.reduce((all, one) => all + shareOf(one), 0)
  const bare = list.filter(({ end }) => ENDS.test(text.slice(end, end + BEHIND)))
  const isWhole = Math.abs(sum - WHOLE) <= ROUNDED
  // “33 27 22 e 18 per cento arrotondati”: the last one has the sign of all.
  const areLed = signed.length === 1 && signed[0] === list.at(-1) && bare.length >= list.length - 1
  if (areLed || bare.length === list.length) return isWhole || signed.length >= SIGNED
  return isWhole && bare.length === 0 && list.length > SIGNED
}
const BEHIND = 12
