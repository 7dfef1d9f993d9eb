// Slides of a list: its title, and a thing each.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import type { List } from '#lib/composer/builtin/reading/listed/lists.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { width } from '#lib/composer/words/width.ts'

/** “What you need: brush, ink, paper”: a title, and a thing each. */
export function ofList(
  { title, members, count }: List,
  { from, literals }: Pick<Thought, 'from'> & Pick<Piece, 'literals'>,
  isBelow: boolean,
): Thought[] {
  // “New: …”: one word says what it is and fills no slide, but above a list of prices.
  const isOwn =
    (/[\s\d]/.test(title) && !SMALL.test(title)) ||
    UNSPACED.test(title) ||
    literals.some(({ kind }) => kind === 'money')
  // As many as the title says have a slide each, however short they are.
  const below = isOwn && count !== members.length ? bareLines(members) : undefined
  const head = upperFirst(title)
  // A cover has room for its title alone.
  if (below) return [...(isBelow ? [] : [{ text: head, from }]), { text: head, below, from }]
  const [first = '', ...more] = members
  // “Numbers: 142 swimmers, 11 meets, …” says no more than its numbers do.
  const isBare = isBelow && members.every(one => /^\d/.test(one))
  const lead = isOwn ? [title, first] : isBare ? [first] : [`${title}: ${first}`]
  return [...lead, ...more].map(each => ({ text: upperFirst(each), from }))
}

/** “Tyres, brakes, chain, bolts, lights”: a word each is too little for a slide each, and a line below their title. */
function bareLines(members: readonly string[]): string | undefined {
  const isBare = members.length <= BARE_LINES && members.every(one => width(one) <= BARE && one.split(' ').length <= 2)
  return isBare && !members.some(one => /\d/.test(one)) ? members.map(upperFirst).join('\n') : undefined
}
const [BARE_LINES, BARE] = [6, 20]

/** “Case study: Hallam Rowe, 22 staff, …”: says what kind of story it is. */
const SMALL =
  /^(?:case study|customer story|success story|fallstudie|étude de cas|caso de éxito|caso studio|estudo de caso)$/iu
