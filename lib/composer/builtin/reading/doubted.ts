// What is thought of the words of a piece before it is cut: what was learned, what rules leave out, and what is told whatever was learned.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { figuresTitleIn, introducedIn, openerEnds, pageTitleIn } from '#lib/composer/builtin/forms/titles.ts'
import type { Doubted } from '#lib/composer/builtin/reading/cut/cut.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { LIKELY } from '#lib/composer/builtin/reading/lines.ts'
import { lettingIn, thanksIn } from '#lib/composer/builtin/reading/ordered/closes.ts'
import { isCourtesy } from '#lib/composer/builtin/reading/ordered/courtesy.ts'
import { dictatedIn, insteadIn, signedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { titledBy } from '#lib/composer/builtin/reading/ordered/entitled.ts'
import { announcedIn, orderedIn } from '#lib/composer/builtin/reading/ordered/matter.ts'
import { isNewsBehind } from '#lib/composer/builtin/reading/ordered/news.ts'
import { noticesIn } from '#lib/composer/builtin/reading/ordered/notices.ts'
import { sheetIn } from '#lib/composer/builtin/reading/ordered/things.ts'
import { tailOf } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { matterIn, soIn } from '#lib/composer/builtin/reading/ordered/wondered.ts'
import { placeEnds } from '#lib/composer/builtin/reading/places.ts'
import type { LeftList } from '#lib/composer/builtin/reading/rules/piece.ts'
import { SURELY } from '#lib/composer/builtin/reading/sure.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

type Span = { start: number; end: number }
export type Reading = {
  literals: readonly Literal[]
  lexicons: readonly Lexicon[]
  isSpeaker: boolean
  quoted: Span | undefined
  /** Clauses whose value somebody has put right. */
  corrected: ReadonlySet<number | undefined>
  hides: boolean
  /** It is read as what is unsure in a brief of which little is no news. */
  kind: boolean
  /** What somebody has said is for readers. */
  sure: readonly Span[]
}
/** What is likelier a secret than not is twice as likely one as was learned: told, it does more harm than lost. */
const feared = ({ chance, aside }: Heard): number =>
  aside === 'secret' && chance > EVEN ? (2 * chance) / (1 + chance) : chance
/** Of a clause whose value was put right the old one stands for the new. */
const isPutRight = ({ aside }: Heard): boolean => aside !== 'secret' && aside !== 'wish'
const isIn = (start: number, span: Span = { start: 0, end: 0 }): boolean => start >= span.start && start < span.end

/** Words of a piece with what is thought of them; what an order is about, the title of a page and who is quoted are told, whatever is thought of them. */
export function doubted(
  text: string,
  own: readonly Heard[],
  rules: readonly (LeftList | undefined)[],
  reading: Reading,
): Doubted[] {
  const lead = leadOf(text) || orderedIn(text, own, reading.lexicons)
  const isClause = (nth: number) => own[nth]?.word.clause !== own[nth - 1]?.word.clause
  const places = own.flatMap(({ word: { start } }, nth) =>
    isClause(nth) ? { start, end: placeEnds(text, start) } : [],
  )
  places.push(...soIn(text))
  const titled = titledBy(text, own)
  const ordered = orderIn(text, lead, places)
  const isOrder = (start: number, end: number) => ordered(start, end) || isIn(start, titled?.kind)
  const told = newsIn(text, own, lead, reading)
  const sure = [...reading.sure, ...noticesIn(text, reading.lexicons)]
  const instead = rules.includes('secret') ? insteadIn(text) : undefined
  const isNews = (one: Heard) => [instead, titled?.title].some(span => isIn(one.word.end - 1, span)) || told(one)
  return own.map((one, nth) => {
    const { start, end, clause } = one.word
    const isSure = rules[nth] !== 'attack' && sure.some(span => isIn(start, span))
    // Who “say “a bakery in the north”” stands for is named in front of it.
    const named = instead && start < instead.start ? 'secret' : undefined
    const found = isSure ? undefined : (rules[nth] ?? named ?? (isOrder(start, end) ? 'style' : undefined))
    // “things to check:” leads to a list of which nothing is in doubt.
    const isListed = (one.promised && found === 'style') || ((one.promised || one.listed) && found === 'unsure')
    const rule = isListed ? undefined : found
    const isTold = isSure || isNews(one) || (reading.corrected.has(clause) && isPutRight(one))
    // Where a rule has found the secret, no other word is one.
    const chance = rule ? 1 : isTold ? 0 : rules.includes('secret') || reading.kind ? one.chance : feared(one)
    const begins =
      isClause(nth) ||
      one.begins > LIKELY ||
      start === lead ||
      start === titled?.kind.start ||
      places.some(place => place.start === start || place.end === start)
    return { start, end, rule, chance, aside: one.aside, begins, parts: isClause(nth), listed: one.listed ?? false }
  })
}

/** What orders, says where something is to stand, or stands around words that are dictated. */
function orderIn(text: string, lead: number, places: readonly Span[]): (start: number, end: number) => boolean {
  const [dictated, thanks, tail] = [dictatedIn(text), thanksIn(text), tailOf(text, lead)]
  if (dictated) return start => !isIn(start, dictated)
  if (thanks) return start => isIn(start, thanks)
  const [sheet, letting] = [sheetIn(text), lettingIn(text)]
  return (start, end) =>
    end <= lead ||
    start >= tail ||
    (letting >= 0 && start >= letting) ||
    places.some(place => isIn(start, place)) ||
    (sheet !== undefined && isIn(start, sheet))
}

/** “(a carousel about) what to wear in spring”: a question in an order is told whole where it is likelier news than not. */
function questionIn(text: string, own: readonly Heard[]): Span | undefined {
  const at = own.findIndex(
    ({ word }, nth) => nth > 0 && nth < ORDERED && ASKS.test(fold(text.slice(word.start, word.end))),
  )
  const begins = own[at]?.word.start ?? 0
  const end = /[,:?!.]/.exec(text.slice(begins))?.index ?? text.length
  const words = own.filter(({ word }) => isIn(word.start, { start: begins, end: begins + end }))
  const mean = words.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, words.length)
  return at > 0 && (own[0]?.chance ?? 0) > SURELY && words.length > 2 && mean < EVEN
    ? { start: begins, end: begins + end }
    : undefined
}
const [ORDERED, EVEN, SUREST] = [10, 0.5, 0.95]
const ASKS =
  /^(?:what|how|why|when|where|was|wie|warum|wann|wo|que|como|cuando|donde|comment|pourquoi|quand|cosa|come|perche|quando|dove|hoe|wat|waarom|wanneer|jak|dlaczego)$/

/** What is told whatever was learned. */
function newsIn(
  text: string,
  own: readonly Heard[],
  lead: number,
  { literals, lexicons, isSpeaker, quoted, hides }: Reading,
): (one: Heard) => boolean {
  const about = own.find(({ word }) => word.start >= lead)?.word.clause
  const isOfOrder = lead > 0 && isNewsBehind(text, lead, literals)
  const titled = pageTitleIn(text, lexicons) ?? (lead === 0 ? figuresTitleIn(text) : undefined)
  const by = hides ? undefined : introducedIn(text, lexicons)
  const opening = thanksIn(text)?.end ?? Math.max(announcedIn(text, lexicons), openerEnds(text, lexicons))
  const signed = signedIn(text)
  const name = signed > 0 ? { start: signed, end: text.length } : undefined
  const spans = [dictatedIn(text), name, titled, quoted, questionIn(text, own), matterIn(text)]
  const isPolite = isCourtesy(text)
  return ({ word: { start, clause }, chance }) =>
    isSpeaker ||
    (isPolite && chance < SUREST) ||
    start < opening ||
    (isOfOrder && clause === about && chance < SURELY) ||
    (chance < SUREST && spans.some(span => isIn(start, span))) ||
    (isIn(start, by) && chance < SURELY)
}
