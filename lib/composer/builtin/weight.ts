// What readers need in order to come, pay, answer or stay away, and what only tells more: pictures show the first, captions add the second.

import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, isOneThing } from '#lib/composer/builtin/clauses.ts'
import { has, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { isBound } from '#lib/composer/builtin/reading/lines.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { endsInContact } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

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

/** Words that take their sense from what stood before. */
const LEANING =
  /^(?:even (?:if|when|though)|if|when|because|than|although|though|unless|before|after|(?:auch|selbst) wenn|weil|wenn|als|dass|denn|sondern|bevor|nachdem|damit|obwohl|même si|anche se|mesmo se|porque|cuando|aunque|mientras|sino|parce|quand|lorsque|car|perché|quando|mentre|se|enquanto|bo|że|żeby|gdy|kiedy|gdzie|jeśli|omdat|want|maar|dat|wanneer|voordat|zodra|en|of|it|its|they|them|their|this|that|these|those|he|she|his|her|then|there|also|but|and|or|so|which|who|where|otherwise|er|sie|es|ihr|dann|dort|da|danach|dazu|davon|außerdem|aber|und|oder|sonst|die|el|ella|ellos|esto|eso|ahí|después|luego|también|pero|y|o|que|si no|il|elle|ils|elles|cela|ça|ensuite|puis|là|aussi|mais|et|ou|qui|sinon|lui|lei|loro|poi|lì|anche|ma|e|che|ele|ela|eles|isto|isso|depois|também|mas|on|ona|oni|to|potem|tam|też|ale|i|a|który|która|które|wtedy|ثم|وهو|وهي|هذا|هذه|لكن|それ|これ|その|この|また|でも|そして)(?![\p{L}\p{N}])/iu

export const leans = (text: string): boolean => {
  const found = LEANING.exec(text)?.[0]
  // An article is no pronoun: “die Kasse”, “il bar”, “la”, “el libro”.
  if (found && /^(?:die|el|il|der|le|la)$/i.test(found)) return false
  return found !== undefined && text !== found
}

/** Behind a comma also what is some of that before it: “the last six in Moncton”, “both in the hall”, “the rest on Monday”. */
export const leansBehind = (text: string): boolean => leans(text) || SOME.test(text) || ADDED.test(text)
const SOME =
  /^(?:(?:(?:the|die|los|las|les|gli|os|as|de) )?(?:last|first|other|letzten|ersten|anderen|últim[oa]s|primer[oa]s|autres|ultim[ie]|prim[ie]|primeir[oa]s|laatste|eerste|ostatni[ech]+|pierwsz[ey]|senaste|sista|första) (?:\d|two|three|four|five|six|seven|eight|nine|ten|few|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dois|duas|três|quatro|sete|oito|dez|twee|drie|vijf|zes|zeven|negen|tien|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|två|fyra|fem|sex|sju|åtta|nio|tio)\p{L}*|les (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:derni|premi)\p{L}+|both|the (?:rest|others|remaining)|(?:all|most|half|some|none|one|two|three|four|five) of (?:them|us|which|whom)|beide|der rest|die (?:übrigen|restlichen)|(?:\p{L}+ )?davon|amb[oa]s|el resto|los demás|las demás|(?:tous|toutes) les deux|le reste|les autres|entramb[ei]|il resto|gli altri|le altre|o resto|os outros|as outras|allebei|de rest|de overige|ob[ai]|obie|reszta|pozostałe|båda|resten|soit|czyli|ovvero|ou seja|es decir)(?!\p{L})/iu

/** “(Thursdays until 8 pm), which a lot of you asked for”. */
export const ADDED =
  /^(?:which|worauf|wofür|worüber|womit|wonach|ce que|ce qui|ce dont|lo que|algo que|cosa che|il che|o que|coisa que|na co|o co|czego|waar(?:op|om|naar|over|mee|voor)|vilket|något som) /iu

/** “courgette and coriander” ends a list. */
const LISTED = /^\S+(?: \S+)? (?:and|or|und|oder|y|o|e|et|ou|i|lub|oraz) \S+(?: \S+)?$/iu
/** A clause that cannot stand without the next one. */
export const OPENING =
  /^(?:if|when|while|because|since|as|after|before|until|in|on|at|from|for|with|without|to|thanks|wenn|weil|während|nach|vor|bis|in|im|am|ab|von|für|mit|ohne|si|cuando|mientras|porque|después|antes|en|desde|para|con|sin|tras|quand|pendant|après|avant|dès|depuis|pour|avec|sans|se|quando|mentre|dopo|prima|dal|per|senza|enquanto|depois|antes|em|na|no|com|sem|jeśli|gdy|po|przed|od|w|we(?= (?:w[tłszcdn]|wrz|wroc|lw))|z|dla|bez|إذا|عند|بعد|قبل|من|في) /iu

/** “Night walk, Fridays in November, 7:30 pm, $85”: a line each; what leans on the words before it, or joins them, stays with them. */
export function linesIn(
  piece: Piece,
  { lexicons, clock, bound }: Pick<Brief, 'lexicons' | 'clock' | 'bound'>,
  together = TOGETHER,
): Piece[] {
  const clauses = isRow(piece.text) || width(piece.text) <= SHORT ? [] : clausesIn(piece.text, piece.literals)
  const last = clauses.at(-1)
  const members = clauses.filter(({ text }) => text.split(' ').length <= 2 && !/\d/.test(text)).length
  const isList = last !== undefined && (LISTED.test(last.text) || members > clauses.length / 2)
  if (
    clauses.length < 2 ||
    isList ||
    isOneThing(clauses) ||
    clauses.some(({ mark }) => /[?:：]/.test(mark)) ||
    OPENING.test(piece.text)
  )
    return [piece]
  const made = clauses.map(({ text }) => pieceOf(piece.from, text, { lexicons, clock }, piece.text))
  const goesOn = together > 0 && made.slice(1).every(({ text }) => isBound(text, bound))
  const starts: number[] = []
  for (const [at, one] of made.entries()) {
    const { start = 0, end = 0 } = clauses[at] ?? {}
    const whole = width(piece.text.slice(starts.at(-1) ?? 0, end))
    const isSmall = isAdded(one) && whole <= together
    // “Buses, fire engines and farm vehicles are exempt”: one word says nothing, whatever it belongs to.
    const isLed = at === 1 && !(made[0]?.text.includes(' ') || made[0]?.literals.length)
    const isValue =
      together > 0 && isAdded(one) && has(one, 'money', 'percent') && width(one.text) <= VALUE && whole <= ITEM
    if (at === 0 || !(isSmall || isValue || (goesOn && whole <= ITEM) || isLed || leansBehind(one.text)))
      starts.push(start)
  }
  // Each clause a line: they are cut already.
  if (starts.length === made.length) return made
  return starts.map((start, at) => {
    const text = withoutEnd(piece.text.slice(start, starts[at + 1]), ' ,،、–-')
    return pieceOf(piece.from, text, { lexicons, clock }, piece.text)
  })
}
const SHORT = 44
const ITEM = mostOf(cardForms.notice, 'item')
/** A line that a few words more leave easy to read. */
const TOGETHER = 48
const FEW = 16
/** “a full refund, $14” */
const VALUE = 8
/** “9 to 5”, “€40”, “blue door”: an hour or a few words add to the line before them. */
const isAdded = (one: Piece): boolean =>
  one.claims.size === 0 &&
  ((one.content.length === 0 && !has(one, 'date', 'weekday')) || (one.literals.length === 0 && width(one.text) <= FEW))
