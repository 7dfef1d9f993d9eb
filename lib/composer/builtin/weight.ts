// What readers need in order to come, pay, answer or stay away, and what only tells more: pictures show the first, captions add the second.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { has, isContact, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
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
      piece.literals.some(
        ({ kind, start }) =>
          (kind === 'date' || kind === 'weekday') && start >= end && start <= (all[at + 2]?.start ?? start),
      ),
  )

/** The order in which readers look for them. */
const weightOf = (piece: Piece, lexicons: Lexicons): number => {
  if (isDeadline(piece, lexicons)) return 0
  if (piece.asks && !isContact(piece)) return 1
  if (has(piece, 'date', 'weekday', 'time', 'period')) return 1
  if (has(piece, 'money', 'percent', 'code')) return 2
  return isContact(piece) ? 4 : 3
}

/** The most important first; what leans on the words before it stays behind them. */
export function byWeight<P extends Piece>(pieces: readonly P[], lexicons: Lexicons): P[] {
  const groups: P[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && leans(piece.text, lexicons)) last.push(piece)
    else groups.push([piece])
  }
  const weight = ([first]: P[]) => (first ? weightOf(first, lexicons) : 3)
  return groups.sort((a, b) => weight(a) - weight(b)).flat()
}

/** Words that take their sense from what stood before. */
const LEANING =
  /^(?:it|its|they|them|their|this|that|these|those|he|she|his|her|then|there|also|but|and|or|so|which|who|where|otherwise|er|sie|es|ihr|dann|dort|da|danach|dazu|davon|außerdem|aber|und|oder|sonst|die|el|ella|ellos|esto|eso|ahí|después|luego|también|pero|y|o|que|si no|il|elle|ils|elles|cela|ça|ensuite|puis|là|aussi|mais|et|ou|qui|sinon|lui|lei|loro|poi|lì|anche|ma|e|che|ele|ela|eles|isto|isso|depois|também|mas|on|ona|oni|to|potem|tam|też|ale|i|a|który|która|które|wtedy|ثم|وهو|وهي|هذا|هذه|لكن|それ|これ|その|この|また|でも|そして)(?![\p{L}\p{N}])/iu

export const leans = (text: string, lexicons: Lexicons): boolean => {
  const found = LEANING.exec(text)?.[0]
  // An article is no pronoun: “die Kasse”, “il bar”, “la”, “el libro”.
  if (found && /^(?:die|el|il|der|le|la)$/i.test(found)) return false
  return (found !== undefined && text !== found) || lexicons.length === 0
}

const JOINED = /^(?:and|or|und|oder|sowie|y|o|e|et|ou|i|lub|oraz) /iu
export const isJoined = (text: string): boolean => JOINED.test(text)
/** “courgette and coriander” ends a list. */
const LISTED = /^\S+(?: \S+)? (?:and|or|und|oder|y|o|e|et|ou|i|lub|oraz) \S+(?: \S+)?$/iu
/** A clause that cannot stand without the next one. */
const OPENING =
  /^(?:if|when|while|because|since|as|after|before|until|in|on|at|from|for|with|without|to|thanks|wenn|weil|während|nach|vor|bis|in|im|am|ab|von|für|mit|ohne|si|cuando|mientras|porque|después|antes|en|desde|para|con|sin|tras|quand|pendant|après|avant|dès|depuis|pour|avec|sans|se|quando|mentre|dopo|prima|dal|per|senza|enquanto|depois|antes|em|na|no|com|sem|jeśli|gdy|po|przed|od|w|we|z|dla|bez|إذا|عند|بعد|قبل|من|في) /iu

/** “Night walk, Fridays in November, 7:30 pm, $85”: a name and its facts, each by itself. A sentence and a list stay whole. */
export function factsOf(piece: Piece, { lexicons, clock }: Pick<Brief, 'lexicons' | 'clock'>): Piece[] {
  const clauses = isRow(piece.text) ? [] : clausesIn(piece.text, piece.literals)
  const [first, ...others] = clauses
  const last = others.at(-1)
  if (!first || !last || !clauses.slice(0, -1).every(({ mark }) => /^[,،、–]$/.test(mark))) return [piece]
  const made = clauses.map(({ text }) => pieceOf(piece.from, text, text, lexicons, clock))
  const [head, ...rest] = made
  const priced = made.filter(one => has(one, 'money')).length > 1
  const hangs = (one: Piece) => isJoined(one.text) || SAYS.test(one.text) || leans(one.text, lexicons) || !isOwn(one)
  if (!head || OPENING.test(head.text) || LISTED.test(last.text) || rest.some(hangs) || priced) return [piece]
  // “Coffee from 8, repairs from 9”: members of one kind, none above the others.
  const timed = made.filter(one => has(one, 'time', 'number') && !has(one, ...DAYS)).length
  if (has(head, 'time', 'number') && !has(head, ...DAYS) && timed > 1) return [piece]
  // “only on Wednesdays” is never far from what it limits.
  if (width(piece.text) <= SHORT && rest.some(({ claims }) => LIMITS.some(claim => claims.has(claim)))) return [piece]
  return made.some(one => isNeeded(one) || one.literals.length > 0) &&
    (isTitle(head) || rest[0]?.literals[0]?.start === 0)
    ? made
    : [piece]
}

const DAYS = ['date', 'weekday', 'period'] as const
const SHORT = 60
/** “our survey says” belongs to what it says. */
const SAYS = /(?:says?|said|sagt|sagte|dice|dijo|dit|disent|detto|diz|disse|mówi)$/iu
const LIMITS: readonly ClaimGroup[] = ['only', 'not', 'excluded']

/** Enough to stand above the others. */
const isTitle = (piece: Piece): boolean =>
  piece.content.length > 0 && (piece.text.split(' ').length >= LEAST || isNeeded(piece))
const LEAST = 3
const ALONE: readonly ClaimGroup[] = ['free', 'sorry', 'welcome', 'soldout']
/** A clause of small words, or of one word, hangs on its neighbours. */
export const isOwn = (piece: Piece): boolean =>
  ALONE.some(claim => piece.claims.has(claim)) ||
  piece.literals.length > 0 ||
  (piece.content.length > 0 && piece.text.split(' ').length > 1)
