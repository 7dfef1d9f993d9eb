// What readers need in order to come, pay, answer or stay away, and what only tells more: pictures show the first, captions add the second.
import { clausesIn, isMember, JOINED, RELATIVE, RELATIVES } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { has, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { joinsOn } from '#lib/composer/lexis/hanging.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { isDay } from '#lib/composer/literals/literal.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { endsInContact } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

type Lexicons = Brief['lexicons']

const ACTED_ON: readonly ClaimGroup[] = [
  ...(['not', 'free', 'only', 'required', 'included', 'excluded', 'cash'] as const),
  ...(['closed', 'cancelled', 'moved', 'soldout', 'open'] as const),
]

/** A value to keep, or a word that changes what readers do. */
export const isNeeded = (piece: Piece): boolean =>
  piece.literals.some(({ kind }) => kind !== 'number' && kind !== 'version') ||
  ACTED_ON.some(claim => piece.claims.has(claim)) ||
  piece.asks ||
  (piece.counts && piece.text.split(' ').length <= COUNTED) ||
  endsInContact(piece.text)

/** “12 places”, “hall 17”. */
const COUNTED = 4

/** “by Friday 16 October”: until when readers have to do something. */
export const isDeadline = (piece: Piece, lexicons: Lexicons): boolean =>
  has(piece, 'date', 'weekday') &&
  tokensOf(piece.text).some(
    ({ end, key }, at, all) =>
      lexicons.some(({ till }) => till.has(key)) &&
      piece.literals.some(one => isDay(one) && one.start >= end && one.start <= (all[at + 2]?.start ?? one.start)),
  )

/** Words that take their sense from what stood before. */
const LEANING =
  /^(?:it|its|they|them|their|this|that|these|those|he|she|his|her|then|there|also|but|and|or|so|which|who|where|otherwise|er|sie|es|ihr|dann|dort|da|danach|dazu|davon|außerdem|aber|und|oder|sonst|die|el|ella|ellos|esto|eso|ahí|después|luego|también|pero|y|o|que|si no|il|elle|ils|elles|cela|ça|ensuite|puis|là|aussi|mais|et|ou|qui|sinon|lui|lei|loro|poi|lì|anche|ma|e|che|ele|ela|eles|isto|isso|depois|também|mas|on|ona|oni|to|potem|tam|też|ale|i|a|który|która|które|wtedy|ثم|وهو|وهي|هذا|هذه|لكن|それ|これ|その|この|また|でも|そして)(?![\p{L}\p{N}])/iu

export const leans = (text: string): boolean => {
  const found = LEANING.exec(text)?.[0]
  // An article is no pronoun: “die Kasse”, “il bar”, “la”, “el libro”.
  if (found && /^(?:die|el|il|der|le|la)$/i.test(found)) return false
  return found !== undefined && text !== found
}

/** “courgette and coriander” ends a list. */
const LISTED = /^\S+(?: \S+)? (?:and|or|und|oder|y|o|e|et|ou|i|lub|oraz) \S+(?: \S+)?$/iu
/** A clause that cannot stand without the next one. */
const OPENING =
  /^(?:if|when|while|because|since|as|after|before|until|in|on|at|from|for|with|without|to|thanks|wenn|weil|während|nach|vor|bis|in|im|am|ab|von|für|mit|ohne|si|cuando|mientras|porque|después|antes|en|desde|para|con|sin|tras|quand|pendant|après|avant|dès|depuis|pour|avec|sans|se|quando|mentre|dopo|prima|dal|per|senza|enquanto|depois|antes|em|na|no|com|sem|jeśli|gdy|po|przed|od|w|we|z|dla|bez|إذا|عند|بعد|قبل|من|في) /iu

/** “Night walk, Fridays in November, 7:30 pm, $85”: a line each; what leans on the words before it, or joins them, stays with them. */
export function linesIn(
  piece: Piece,
  { lexicons, clock }: Pick<Brief, 'lexicons' | 'clock'>,
  together = TOGETHER,
): Piece[] {
  const clauses = isRow(piece.text) || width(piece.text) <= SHORT ? [] : clausesIn(piece.text, piece.literals)
  const last = clauses.at(-1)
  const members = clauses.filter(({ text }) => text.split(' ').length <= 2 && !/\d/.test(text)).length
  const isList = last !== undefined && (LISTED.test(last.text) || members > clauses.length / 2)
  if (clauses.length < 2 || isList || clauses.some(({ mark }) => /[?:：]/.test(mark)) || OPENING.test(piece.text))
    return [piece]
  const made = clauses.map(({ text }) => pieceOf(piece.from, text, { lexicons, clock }))
  const starts: number[] = []
  for (const [at, one] of made.entries()) {
    const { start = 0, end = 0 } = clauses[at] ?? {}
    const isSmall = isAdded(one) && width(piece.text.slice(starts.at(-1) ?? 0, end)) <= together
    if (at === 0 || !(isSmall || leans(one.text) || isMember(clauses, at, lexicons) || goesOn(made, at, isTail, clock)))
      starts.push(start)
  }
  // Each clause a line: they are cut already.
  if (starts.length === made.length) return made
  return starts.map((start, at) => {
    const text = withoutEnd(piece.text.slice(start, starts[at + 1]), ' ,،、–-')
    return pieceOf(piece.from, text, { lexicons, clock })
  })
}
const SHORT = 44
/** A line that a few words more leave easy to read. */
const TOGETHER = 48
const FEW = 16
/** “9 to 5”, “€40”, “blue door”: an hour or a few words add to the line before them. */
const isAdded = (one: Piece): boolean =>
  one.claims.size === 0 &&
  ((one.content.length === 0 && !has(one, 'date', 'weekday')) || (one.literals.length === 0 && width(one.text) <= FEW))
/** “when 450 came”; “if you don’t like spiders this is not your trade” says enough. */
const isTail: typeof joinsOn = (tokens, language) => tokens.length <= TAIL && joinsOn(tokens, language)
const TAIL = 5

/** Whether a clause says nothing apart from the one before it. */
export const goesOn = (
  all: readonly Piece[],
  at: number,
  leadsOn: typeof joinsOn,
  { language }: { language: string },
): boolean => hangs(all[at] as Piece) || isLedOn(all, at) || leadsOn(tokensOf(all[at]?.text ?? ''), language)
const hangs = (one: Piece): boolean =>
  PLACED.test(one.text) || JOINED.test(one.text) || SAYS.test(one.text) || !isOwn(one)
/** “New Mexico” behind “Albuquerque”: a name says where the one before it lies. */
const PLACED = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u
/** “Our room, The Last Train, opens on Friday”: a name between commas belongs to both sides. */
const isLedOn = (all: readonly Piece[], at: number): boolean => {
  const [before, one] = [all[at - 1]?.text ?? '', all[at]?.text ?? '']
  const named = (text: string, nth: number) => nth > 0 && TITLE_CASE.test(text)
  return (
    (named(one, at) && /^\p{Ll}/u.test(all[at + 1]?.text ?? '')) ||
    ((named(before, at - 1) || RELATIVE.test(before) || tellsWho(before)) && /^\p{Ll}/u.test(one))
  )
}
/** “everyone who cooked, drove and washed up”: what somebody did goes on. */
const tellsWho = (text: string): boolean =>
  !/\d/.test(text) && new RegExp(` (?:${RELATIVES}|that) \\p{L}+$`, 'iu').test(text)
const TITLE_CASE = /^\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|of|to|the|and|in|de|la|du|der|von)){1,6}$/u
/** “our survey says” belongs to what it says. */
const SAYS = /(?:says?|said|sagt|sagte|dice|dijo|dit|disent|detto|diz|disse|mówi)$/iu

const ALONE: readonly ClaimGroup[] = ['free', 'sorry', 'welcome', 'soldout']
/** A clause of small words, or of one word, hangs on its neighbours. */
const isOwn = (piece: Piece): boolean =>
  ALONE.some(claim => piece.claims.has(claim)) ||
  piece.literals.length > 0 ||
  (piece.content.length > 0 && piece.text.split(' ').length > 1)
