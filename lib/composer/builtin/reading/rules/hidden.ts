// What a brief says its readers are not to know: “Dont mention the rent”, “… but dont put that”.
import { insteadIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { chanceOf, clauseAt, leave, leaveOpen, OPEN, type Piece } from '#lib/composer/builtin/reading/rules/piece.ts'
import { leftOutFrom } from '#lib/composer/builtin/reading/rules/refused.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** “Bitte nicht ihr Alter erwähnen”, “den Streit bitte nicht erwähnen”: a piece that forbids what it names, as far as it does. */
export function forbiddenTo(text: string): number | undefined {
  const clause = (text.split(/[,.!?] /u)[0] ?? '').replace(/[.!,?]$/u, '')
  if (NONE_OF.test(clause)) return clause.length
  const forbids = (TOLD.test(clause) && (NO.test(clause) || NOT_TOLD.test(clause))) || OF_NAMES.test(clause)
  return forbids && clause.length <= LONGEST_ORDER ? text.length : undefined
}
/** “No ages please, just happy birthday” says the rest. */
const NONE_OF = /^(?:and |but |please |pls )?no (?:ages?|(?:last |sur)?names?|faces)(?: please| pls| thanks)*$/iu
const LONGEST_ORDER = 80
const TOLD =
  / (?:erwähnen|nennen|verraten|reinschreiben|draufschreiben|dazuschreiben|dazusagen|angeben|posten|schreiben|sagen|zeigen)$/iu
const NO = /^(?:und |aber )?(?:bitte )?(?:nicht|nix|nichts|kein(?:e|en)?) /iu
const NOT_TOLD =
  / (?:bitte|lieber) nicht \p{L}+$|^(?:und |aber )?(?:(?:das|den|die|ihr|ihre[nr]?|seine?[nr]?) )?\p{L}+ nicht \p{L}+$/iu
/** “Nur den Vornamen nennen”, “das Alter und die Schule weglassen”. */
const OF_NAMES =
  /^(?:und |aber |bitte )*(?:nur (?:(?:den|die|ihren?|seinen?|mit) )?(?:vor|nach)?namen?(?: (?:nennen|schreiben|angeben|bitte|erwähnen|verwenden))*|(?:\p{L}+ ){0,3}(?:alter|(?:nach)?namen?|schule|preise?|adresse|nummer|firma|ort|klasse)(?: bitte| lieber)* (?:weglassen|rauslassen))$/iu

/** “Dont mention the rent”: its clause and what follows it; where it names nothing itself, what stands before it too. */
export function hide(piece: Piece, before: Piece | undefined, lexicons: readonly Lexicon[]): void {
  if (UNSIGNED.test(piece.text) && insteadIn(piece.text)) leaveOpen(piece, 'secret')
  else hideTurns(piece, before, lexicons)
  // “… so say “a pupil of grade 8””: what is told in the place of a name is none.
  const instead = piece.rules.includes('secret') ? insteadIn(piece.text) : undefined
  if (!instead) return
  for (const [nth, { start, end }] of piece.words.entries())
    if (start < instead.end && end > instead.start && piece.rules[nth] === 'secret') piece.rules[nth] = undefined
}
/** Who has not agreed is not named. */
const UNSIGNED =
  /(?<!\p{L})(?:(?:haven['’]?t|hasn['’]?t|have not|has not|not) (?:yet )?(?:signed (?:it |this )?off|agreed|confirmed)|asked (?:(?:that|us|me) )?(?:we )?(?:not to|don['’]?t|do not)|(?:can['’]?t|cannot|mustn['’]?t|not allowed to) (?:name|say who)|nicht (?:genannt werden|zugestimmt|freigegeben))(?!\p{L})/iu

function hideTurns(piece: Piece, before: Piece | undefined, lexicons: readonly Lexicon[]): void {
  const { text } = piece
  const tokens = tokensOf(text)
  const found = turnsIn(piece, lexicons)
  const [first] = found.toSorted((a, b) => a.start - b.start)
  if (!first) return
  const clause = clauseAt(piece, first.start)
  const isBare = tokens.every(
    token =>
      token.start < clause.start ||
      token.start >= clause.end ||
      found.some(({ start, end }) => start <= token.start && token.start < end) ||
      FILLERS.has(token.key) ||
      !isContent(token, lexicons),
  )
  const leans =
    // “Leave Molly out” is of her alone.
    (isBare && leftOutFrom(text) === undefined && ORDER.test(first.phrase)) ||
    lexicons.some(({ lean }) =>
      lean.find(text.slice(clause.start, clause.end)).some(({ end }) => !SAYS.test(text.slice(clause.start + end))),
    )
  const own = stoppedBefore(text, clause.start, first.start)
  const isOwn = saysItself(text.slice(own, first.start), lexicons)
  const from = leans || isOwn ? own : clause.start
  if (!leans || isOwn) {
    if (leans) leave(piece, 'secret', from, text.length, piece.words.length > DICTATED ? OPEN : 0)
    else leaveNamed(piece, before, { turn: first, clause, from }, lexicons)
    return
  }
  const start = clause.start > 0 ? reasonBefore(piece, clause.start) : 0
  const isPointing = chanceOf(piece, first.start, first.end) > OPEN
  const isShort = piece.words.filter(word => word.start >= start).length <= SHORT
  leave(piece, 'secret', start, text.length, isPointing ? (isShort ? 0 : CERTAIN) : OPEN)
  if (clause.start === 0 && before)
    leave(before, 'secret', whyIn(before.text) ?? 0, before.text.length, isPointing ? CERTAIN : OPEN)
}

type Turn = { phrase: string; start: number; end: number }

/** What the turn itself names. */
function leaveNamed(
  piece: Piece,
  before: Piece | undefined,
  { turn, clause, from }: { turn: Turn; clause: { start: number; end: number }; from: number },
  lexicons: readonly Lexicon[],
): void {
  const { text } = piece
  const isOfNumber = NUMBER.test(text.slice(turn.end))
  const numbered = isOfNumber ? numberedIn(text.slice(0, turn.start), lexicons) : undefined
  leave(piece, 'secret', numbered ?? from, text.length, numbered === undefined ? leastOf(text, turn, lexicons) : 0)
  // “… call us on oh nine (no dont put the number)”: of a piece of its own what has the number stands before it.
  if (isOfNumber && clause.start === 0 && before)
    leave(before, 'secret', numberedIn(before.text, lexicons) ?? before.text.length)
  if (isSaid(piece, turn, clause)) leave(piece, 'secret', turn.start, clause.end)
}

/** Whether it says that something is to stay unsaid: “… and I don’t say that lightly” in a quote is what somebody said. */
export const hidesIn = (text: string, lexicons: readonly Lexicon[]): boolean =>
  lexicons.some(({ hide }) => hide.find(text).some(({ start }) => !isQuoted(text, start)))
const isQuoted = (text: string, at: number): boolean => quotesOf(text).some(({ start, end }) => start < at && at < end)

const turnsIn = (piece: Piece, lexicons: readonly Lexicon[]) =>
  lexicons
    .flatMap(({ hide, lean }) => [...hide.find(piece.text), ...lean.find(piece.text)])
    .filter(({ start }) => !isQuoted(piece.text, start))
    .filter(({ phrase, end }) => !(KEPT_OUT.test(phrase) && PLACE.test(piece.text.slice(end))))
    .filter(({ phrase, end }) => !(PUT.test(phrase) && INTO.test(piece.text.slice(end))))
    .filter(
      ({ phrase, start, end }) => (phrase !== NOT_THE && ORDER.test(phrase)) || chanceOf(piece, start, end) > MEANT,
    )
/** Of more words, as dictation has them, “that” points to some. */
const [SHORT, DICTATED] = [16, 40]

/** “Dont say Athlone”: what a short order forbids, unless it is one that is meant otherwise as often. */
const isSaid = ({ words }: Piece, { phrase, start }: { phrase: string; start: number }, clause: { end: number }) =>
  !OTHERWISE.test(phrase) && words.filter(word => word.start >= start && word.start < clause.end).length <= SHORT
/** Of 5,000 turns in marked briefs those of which one in ten or more said something else. */
const OTHERWISE =
  /^(?:not the|private\p{L}*|secreto?|nda|darf nicht|(?:don['’]?t|do not) (?:post|tell|promise|put)|interno|keep it (?:quiet|out)|leave (?:it|them) out|confidential\p{L}*|fyi|voir avec|tell nobody|stay anonymous|vertraulich|no surnames?|秘密)$/iu

/** “Don’t say that he left” says all that is hidden, and who shouts gives an order; of others what was learned has to leave it open. */
const leastOf = (text: string, turn: { phrase: string; end: number }, lexicons: readonly Lexicon[]): number =>
  isThat(text, turn, lexicons) || /NOT/.test(turn.phrase) || !/\p{Ll}/u.test(text) ? 0 : OPEN

function isThat(text: string, { end }: { end: number }, lexicons: readonly Lexicon[]): boolean {
  const next = tokensOf(text.slice(end)).find(({ kind, key }) => kind === 'word' && !YET.has(key))
  // “qu’on ouvre” is one word.
  const key = /^qu['’]/iu.test(next?.text ?? '') ? 'que' : (next?.key ?? '')
  return lexicons.some(({ that }) => that.has(key))
}
const YET = wordSet('yet encore noch jetzt todavia aun ancora ainda jeszcze nog')

/** “… donated last thurs. initials are K & D but dont put that”: behind a stop that a short form has. */
function stoppedBefore(text: string, from: number, to: number): number {
  const stop = [...text.slice(from, to).matchAll(STOPS)].at(-1)
  return from + (stop ? stop.index + stop[0].length : 0)
}
const STOPS = /(?<=\p{L}{3}|\d)\. (?=\p{Ll})/gu

/** “The owner is ill but dont put that”: what is hidden stands before the turn, so that no sentence before it is. */
function saysItself(said: string, lexicons: readonly Lexicon[]): boolean {
  const words = tokensOf(said).filter(({ kind }) => kind !== 'mark')
  const own = words.filter(token => isContent(token, lexicons))
  return words.length >= ENOUGH && own.length > 1 && !words.some(({ key }) => BEGS.has(key))
}
const ENOUGH = 4
/** “Jo says please dont put that” speaks of what stands before it. */
const BEGS = wordSet(
  'says said asked asks wants wanted prefers thinks sagt meint bittet mochte dit demande veut dice pide quiere chiede vuole diz pede quer mowi prosi chce zegt vraagt wil sager vill please pls bitte svp prosze alsjeblieft',
)

/** “… drain it and then call us on oh four no dont put the number”: of a run of words without a sign no more than what has the number. */
function numberedIn(text: string, lexicons: readonly Lexicon[]): number | undefined {
  const joint = [...text.matchAll(JOINTS)].at(-1)?.index
  const isCounted = (said: string) =>
    tokensOf(said).some(({ kind, key }) => kind === 'number' || lexicons.some(({ numbers }) => numbers.has(key)))
  if (joint === undefined || !isCounted(text.slice(joint))) return undefined
  return isCounted(text.slice(0, joint).replace(STEPS, '')) ? undefined : joint
}
const NUMBER =
  /^ (?:the|our|my|die|le|el|il|o|het) (?:phone |mobile )?(?:numbers?|nummer|numéro|número|numero|phone|mobile)(?!\p{L})/iu
const JOINTS =
  /(?<=\p{L} )(?:(?:and |und )?(?:then|dann)|and|und|et|y|e) (?=(?:call|ring|text|phone|message|ruf)\p{L}* )/giu
const STEPS = /(?<!\p{L})(?:step|schritt|étape|paso|passo|stap|krok) (?:\p{L}+|\d+)/giu

/** “The veg drawer, not the door” and “how to check your dog” advise readers: of a turn that is so surely for them no word is less sure. An order to say nothing is one all the same. */
export const MEANT = 0.5
/** “Rinse your bottles before you leave them out”: so little likely a secret, it is none. */
const CERTAIN = 0.06
const NOT_THE = 'not the'
/** “Keep it out of the fridge” asks readers; of the post, whoever makes it. */
const KEPT_OUT = /^keep \p{L}+ out$/iu
const PLACE =
  /^ of (?:the|your|a|direct) (?!(?:post|picture|pic|photo|card|caption|video|film|text|copy|title|headline|press|papers?|news)\b)\p{L}/iu
/** “Please don’t put them in the dryers”: advice to readers, where the place is none of a post. */
const PUT = /^(?:don['’]?t|do not) put$/iu
const INTO =
  /^ (?:it|them|that|these|those|this|anything|wet \p{L}+) (?:back )?(?:in|on|into|onto|under|near|through|down) (?:the|your|our|a|an|any) (?!(?:post|posts|picture|pic|photo|card|caption|video|film|slides?|text|copy|title|headline|website|site|page|feed|flyer|poster|list|internet)\b)\p{L}/iu
/** “so don’t put that it was the mayor” says itself what is hidden. */
const SAYS = /^ (?:it|he|she|we|they|the|there) \p{L}/iu
/** “no surname” hides what it says itself. */
const ORDER =
  /^(?:don|do not|not|nicht|das|nie|ne|non|n |pas|não|isso|eso|esto|tego|questo|keep|leave|cut|sin (?:poner|decir|dar|nombrar|mencionar))/iu
/** “dont put that bit pls”. */
const FILLERS = wordSet('bit part thing stuff line please pls teil sache bitte parte cosa chose truc rzecz favor')

const reasonBefore = (piece: Piece, at: number): number =>
  whyIn(piece.text.slice(0, at)) ??
  clauseAt(piece, Math.max(0, at - 1 - (piece.text.slice(0, at).length - piece.text.slice(0, at).trimEnd().length)))
    .start

const WHY = wordSet(
  'as since cos cause because bc cuz coz weil denn wegen porque xq pq car parce perche siccome bo poniewaz gdyz',
)
/** Where the reason begins that a sentence ends in: “closed Monday cos Mum is ill”. */
export function whyIn(text: string): number | undefined {
  const tokens = tokensOf(text)
  return tokens.findLast(({ key }, at) => at > 0 && at < tokens.length - 1 && WHY.has(key))?.start
}

/** “Don’t tell anybody yet that we open in Aix in May” hides all that follows, where it begins so. */
export const hidesAll = (text: string, lexicons: readonly Lexicon[]): boolean =>
  lexicons.flatMap(({ hide }) => hide.find(text)).some(turn => turn.start <= AT_START && isThat(text, turn, lexicons))
const AT_START = 3

/** “list (for you only, not for posting): …”: what a label with such a note leads to is hidden, to the end. */
export function hideListed(pieces: readonly Piece[]): void {
  const at = pieces.findIndex(({ text }, nth) => NOTED.test(text) && LABEL.test(pieces[nth - 1]?.text ?? ''))
  if (at > 0) for (const piece of pieces.slice(at - 1)) leave(piece, 'secret')
}
const LABEL = /^\p{L}+(?: \p{L}+){0,2}$/u
const NOTED =
  /^(?:(?:just )?for (?:you|us|internal use) only|internal only|not for (?:posting|publication|the post|the public|facebook|instagram)|nur (?:für (?:dich|euch|uns)|intern)|nicht (?:veröffentlichen|posten)|solo para (?:ti|vosotros|nosotros)|no publicar|juste pour (?:toi|vous|nous)|ne pas publier|solo per (?:te|voi|noi)|da non pubblicare|só para (?:ti|você|nós)|não publicar|alleen voor (?:jou|jullie|ons)|niet (?:posten|plaatsen)|tylko dla (?:ciebie|was|nas)|nie publikować)(?!\p{L})/iu
