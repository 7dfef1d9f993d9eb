// Where a sentence that is too long to stand above may be parted though no clause of it stands alone: it goes on below.
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

type Parted = { head: string; rest: string }
type Typed = Pick<Piece, 'text' | 'literals'>

/** The start of a sentence before a joint, and the rest: “We thank the 140 people” and “…who came to our evening”. */
export function partedIn(piece: Typed, room: number): Parted | undefined {
  const { text } = piece
  // “If you bought from us in May” says nothing alone.
  if (UNLESS.has(tokensOf(text)[0]?.key ?? '')) return undefined
  const at = [...marksIn(piece), ...wordsIn(text), ...afterDay(piece), ...givenBy(text)].find(start =>
    isHead(withoutEnd(text.slice(0, start), MARKS), room),
  )
  return at === undefined ? undefined : { head: withoutEnd(text.slice(0, at), MARKS), rest: ledOn(text.slice(at)) }
}
const UNLESS = wordSet(
  'if when while because since as after before until unless wenn weil wahrend nachdem bevor bis falls si cuando mientras porque quand lorsque pendant apres avant se quando mentre dopo prima enquanto jesli gdy po przed als wanneer voordat',
)
const MARKS = ' ,،、;–—-'
const LEAST_WORDS = 5
const isHead = (head: string, room: number): boolean => width(head) <= room && head.split(' ').length >= LEAST_WORDS

/** “…who came”: no sentence of its own begins so; “so we stopped” is one without its first word. */
function ledOn(rest: string): string {
  const [first] = tokensOf(rest)
  if (UNDER.has(first?.key ?? '') || givenBy(` ${rest}`)[0] === 1) return `…${rest}`
  return FOLLOWS.has(first?.key ?? '') ? rest.slice(first?.end).trim() : rest
}

/** Behind a comma or a dash: before a word that joins, and before a value. */
const marksIn = (piece: Typed): number[] => {
  const clauses = clausesIn(piece.text, piece.literals)
  return clauses.flatMap(({ start, text }, nth) => {
    const before = clauses[nth - 1]
    const isJoint = JOINS.has(tokensOf(text)[0]?.key ?? '') && text.split(' ').length >= JOINED_WORDS
    return before && PARTS.test(before.mark) && (isJoint || isValued(piece, before, start)) ? [start] : []
  })
}
const PARTS = /[,،;–]/
const JOINED_WORDS = 4
const JOINS = wordSet(
  'and so because that but aber pero mais mas ma ale donc wiec und dass weil denn y porque e perche et car parce i bo ze że want omdat dat',
)

/** “…, Tuesdays from next week”; in “on Monday, Tuesday and Friday” the values belong together. */
function isValued({ text, literals }: Typed, before: Clause, at: number): boolean {
  const next = literals.find(({ start }) => start === at)
  // “…, 4 steps” promises what follows.
  if (!next || isCounted(tokensOf(text.slice(next.end))[0]?.key ?? '')) return false
  return !literals.some(one => one.kind === next.kind && one.start >= before.start && one.end < at)
}

/** No sign stands before them: “… on Friday so we stopped”, “the 140 people who came”. */
function wordsIn(text: string): number[] {
  const tokens = tokensOf(text)
  // “so kind” only says how much.
  const isJoint = ({ key }: Token, nth: number) =>
    ALONE.has(key) ||
    // “… unser Team als Projektleiterin”; “größer als Köln” compares.
    (key === 'als' && /^\p{Lu}/u.test(tokens[nth + 1]?.text ?? '') && !/er$/.test(tokens[nth - 1]?.key ?? '')) ||
    (key === 'so' && SUBJECTS.has(/^\p{L}*/u.exec(tokens[nth + 1]?.text ?? '')?.[0].toLowerCase() ?? ''))
  return tokens.filter((token, nth) => nth > 0 && isJoint(token, nth)).map(({ start }) => start)
}
/** “… is hanging up his keys on Friday 29 May after 22 years”. */
const afterDay = ({ text, literals }: Typed): number[] =>
  literals.flatMap(({ kind, end }) => (kind === 'date' && AFTER.test(text.slice(end)) ? [end + 1] : []))
const AFTER =
  /^ (?:(?:after|nach|después de|après|dopo|depois de|po|na)|(?:and|und|y|et|e|en|i) (?:then|from then on|after that|every|dann|danach|jeden|ya|luego|después|cada|todos|todas|puis|ensuite|chaque|tous|toutes|poi|ogni|tutti|tutte|depois|daarna|elke|potem|każd\p{L}{1,4})) /iu

/** “… an auction of 20 young birds given by our members, all for the fire brigade”. */
const givenBy = (text: string): number[] => [...text.matchAll(GIVEN)].map(({ index }) => index + 1)
const GIVEN =
  / (?=(?:given|donated|offered|made|led|run|hosted|organi[sz]ed) by |(?:geleitet|gespendet|gemacht|organisiert) von |(?:ofrecid|organizad|donad|hech)[oa]s? por |(?:offerte?|organisée?|donnée?|animée?)s? par |(?:offert|organizzat|donat|fatt|guidat)[oaie] d(?:a|ai|al|alla|alle|agli|ai nostri) |(?:oferecid|organizad|doad|feit)[oa]s? pel[oa]s? |(?:geschonken|georganiseerd|gemaakt|geleid) door |(?:podarowan|przygotowan|prowadzon)\p{L}{1,2} przez )/giu

const ALONE = wordSet('because weil porque perche omdat who qui quienes ktorzy')
const SUBJECTS = wordSet('we you they it i he she our the this there no please')
const FOLLOWS = wordSet('so donc wiec and und y et e en i')
const UNDER = wordSet('who qui quienes ktorzy that dass dat ze że als')

/** A text in stretches that have room, cut behind its marks, or undefined where the first says too little. */
export function stretchesIn({ text, literals }: Typed, room: { first: number; further: number }): string[] | undefined {
  const stretches: { start: number; end: number }[] = []
  for (const { start, end } of clausesIn(text, literals)) {
    const last = stretches.at(-1)
    const most = stretches.length > 1 ? room.further : room.first
    if (last && width(text.slice(last.start, end)) < most) last.end = end
    else stretches.push({ start, end })
  }
  const made = stretches.map(({ start, end }) => text.slice(start, end))
  return isHead(made[0] ?? '', room.first - 1) ? made : undefined
}

/** The first words, and a sign that there are more. */
export function opened(text: string, room: number): string {
  const words = text.slice(0, room).split(' ')
  const count = words.findLastIndex((_, at) => width(words.slice(0, at + 1).join(' ')) < room) + 1
  // Scripts that part no words have letters of two places.
  const head = words.slice(0, count).join(' ') || text.slice(0, Math.floor(room / 2) - 1)
  return `${withoutEnd(head, MARKS)}…`
}
