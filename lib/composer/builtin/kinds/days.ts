// Events, and the clauses that all kinds read.
import { OF_DAY } from '#lib/composer/builtin/breaks.ts'
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, isState, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { isDeadline, isNeeded } from '#lib/composer/builtin/weight.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

export type Cut = Piece & { mark: string }

const cuts = new WeakMap<Brief, Cut[]>()

/** The clauses of all pieces in order, each with its own values; cut once for all kinds. */
export function cutsOf(brief: Brief): Cut[] {
  const ready = cuts.get(brief) ?? cutAll(brief)
  cuts.set(brief, ready)
  return ready
}

const cutAll = ({ pieces, lexicons, clock }: Brief): Cut[] =>
  pieces.flatMap(({ text, from, literals }) =>
    (isRow(text) ? [{ start: 0, end: text.length, text, mark: '' } satisfies Clause] : clausesIn(text, literals)).map(
      clause => ({
        ...pieceOf(from, clause.text, clause.text, lexicons, clock),
        mark: clause.mark,
      }),
    ),
  )

const JOINS =
  /(?:^|[\s(])(?:on|at|from|the|am|um|ab|den|im|el|a las|las|desde|le|à|a|dès|il|alle|dal|no|na|às|em|dia|das|o|w|od|dnia|في|يوم|من|-|–)$/iu
/** Without a small word that led to a value behind it. */
export function trimmed(text: string): string {
  const ends = `${SPACES},:;–-`
  let left = withoutEnd(text.trim(), ends)
  for (let turn = 0; turn < 3; turn++) left = withoutEnd(left.replace(JOINS, ''), ends)
  return left
}

export const DAY: readonly Literal['kind'][] = ['date', 'weekday']

/** “Pub quiz Thursday 8pm at the Fox. Teams of six, free entry”: a name, then its day, and a place or an hour. */
export const event: Kind = {
  name: 'event',
  find(brief) {
    const cuts = cutsOf(brief)
    const at = cuts.findIndex(cut => has(cut, ...DAY))
    const dated = cuts[at]
    const days = dated?.literals.filter(({ kind }) => DAY.includes(kind)) ?? []
    const [first, last] = [days[0], days.at(-1)]
    if (!dated || !first || !last || days.length > 2 || first.clash || isOff(brief)) return undefined
    const before = trimmed(dated.text.slice(0, first.start))
    const name = at === 0 ? before : nameIn(cuts.slice(0, at), dated, brief)
    if (name === undefined || (at > 0 && before !== '') || !isName(name, brief)) return undefined
    const behind = withoutStart(dated.text.slice(last.end), `${SPACES},`)
    if (HAPPENED.test(behind)) return undefined
    const rest = behind
      ? [{ ...pieceOf(dated.from, behind, behind, brief.lexicons, brief.clock), mark: dated.mark }]
      : []
    const told = fillEvent([...rest, ...cuts.slice(at + 1)], brief)
    const day = upperFirst(dated.text.slice(ledFrom(dated.text, first.start), last.end))
    return told?.some(({ role }) => role === 'time' || role === 'place')
      ? {
          form: 'event',
          parts: [part('name', upperFirst(name), cuts[0]?.from ?? []), part('date', day, dated.from), ...told],
        }
      : undefined
  },
  examples: [
    'Pub quiz Thursday 15 October 8pm at the Fox. Teams of six, free entry',
    'Weinprobe am 12. Dezember um 19 Uhr im Keller, 35 € pro Person',
    'Concert de jazz samedi 17 octobre à 20h30 au bar, entrée libre',
  ],
}

/** “on Thursday inboxes did not load”: told, and nobody comes to it. */
const HAPPENED =
  /(?<!\p{L})(?:did|didn[’']t|was|wasn[’']t|were|weren[’']t|had|hadn[’']t|went|could|couldn[’']t|war|waren|hatten?|wurden?|ging|était|étaient|avait|fue|fueron|había|hubo|erano|foi|foram|był|była|było|były)(?!\p{L})/iu

const OFF: readonly ClaimGroup[] = ['closed', 'cancelled', 'moved', 'discount']
/** What is called off is no event, and what is reduced until a day is an offer. */
const isOff = (brief: Brief): boolean =>
  cutsOf(brief).some(isState) || brief.pieces.some(({ claims }) => OFF.some(claim => claims.has(claim)))

/** The clause before the day, or the whole sentence where it is one of its own. */
function nameIn(named: readonly Cut[], dated: Cut, { pieces }: Brief): string | undefined {
  const [n] = named[0]?.from ?? []
  const isOne = named.length === 1 || dated.from[0] !== n
  if (!isOne || named.some(cut => cut.from[0] !== n || has(cut, 'time', 'money'))) return undefined
  return named.length === 1 ? named[0]?.text : pieces.find(({ from }) => from[0] === n)?.text
}

/** A name has no “we”, “our”, “is”. */
const SENTENCE =
  /^(?:we|our|us|is|are|was|were|has|have|will|join|come|you|your|i|wir|uns|unser|ist|sind|war|hat|kommt|nous|on|est|sont|notre|avons|nosotros|es|son|hemos|nuestro|tenemos|siamo|abbiamo|nostro|sono|temos|somos|nosso|jest|mamy|nasz|نحن)$/
const NAME_WORDS = 7

function isName(name: string, { lexicons }: Brief): boolean {
  const tokens = tokensOf(name)
  const last = tokens.at(-1)?.key ?? ''
  return (
    name.split(' ').length <= NAME_WORDS &&
    tokens.some(token => isContent(token, lexicons)) &&
    !OF_DAY.test(name) &&
    !tokens.some(({ key }) => SENTENCE.test(key)) &&
    // “Visite tous les”, “starting”: what follows belongs to it.
    !lexicons.some(({ dangling }) => dangling.has(last)) &&
    !/^(?:e|les|starting|from)$/.test(last)
  )
}

/** “w sobotę”: the word before it gives the day its case; “from 1 March” is that day and all behind it. */
const ledFrom = (text: string, at: number): number => at - (LED.exec(text.slice(0, at))?.[1]?.length ?? 0)
const LED = /(?:^|\s)((?:we?|from|ab|desde|a partir de|dès|à partir du|dal|da|ابتداءً من|من) )$/iu

const ROOM = new Map(cardForms.event.roles.map(({ name, most }) => [name, most]))
/** “7, 14 and 21”: more days than the form has a place for. */
const DAYS_ON = /^\d{1,2}(?:$|,| (?:and|und|y|e|et|i) \d)/u

/** Hour, place, price, where to answer and until when, each where it is free; what has no role of its own is the body. */
function fillEvent(cuts: readonly Cut[], brief: Brief): Part[] | undefined {
  const parts: Part[] = []
  const body: Cut[] = []
  const put = (role: string, text: string, from: readonly string[]): boolean => {
    const free = width(text) <= (ROOM.get(role) ?? 0) && !parts.some(each => each.role === role)
    if (free) parts.push(part(role, upperFirst(text), from))
    return free
  }
  for (const cut of cuts) {
    const deadline = isDeadline(cut, brief.lexicons)
    if (deadline && put('deadline', cut.text, cut.from)) continue
    if (DAYS_ON.test(cut.text) && !has(cut, 'time', 'money')) return undefined
    if (!deadline && has(cut, ...DAY)) return undefined
    const hour = deadline ? undefined : hourOf(cut)
    if (hour) put('time', hour.text, cut.from)
    const text = hour?.rest ?? cut.text
    if (text === '') continue
    const place = hour && NAMED_PLACE.test(text) && put('place', text, cut.from)
    if (place || joinPrice(parts, { ...cut, text })) continue
    const isSaid = deadline || (hour === undefined && has(cut, 'time'))
    if (isSaid || !put(roleOf({ ...cut, text }, brief), text, cut.from)) body.push({ ...cut, text })
  }
  const { needed, told } = bodyOf(body, brief)
  return needed.length > 0
    ? [...parts, part('body', sentence(told), [...new Set(needed.flatMap(({ from }) => from))])]
    : parts
}

/** “7pm St Marks Wexcombe”: a name right behind the hour. */
const NAMED_PLACE = /^\p{Lu}[\p{L}’'.]{0,20}(?: (?:of|the|de|la|du|des|am|an|der|\p{Lu}[\p{L}’'.]{0,20})){1,4}$/u

/** “£8, £6 concs”: prices of one sentence stay together. */
function joinPrice(parts: Part[], cut: Cut): boolean {
  const at = parts.findIndex(({ role, from }) => role === 'price' && from[0] === cut.from[0])
  const [price] = parts.slice(at, at + 1)
  const text = `${price?.text ?? ''}, ${cut.text}`
  const fits = at >= 0 && at === parts.length - 1 && has(cut, 'money') && width(text) <= (ROOM.get('price') ?? 0)
  if (fits && price) parts[at] = { ...price, text }
  return fits
}

/** The hour that begins a clause, and what stands behind it. */
function hourOf({ text, literals }: Cut): { text: string; rest: string } | undefined {
  const times = literals.filter(({ kind }) => kind === 'time')
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last || trimmed(text.slice(0, first.start)) !== '') return undefined
  // “14:00〜” is from then on.
  const end = last.end + (/^\s?[〜~]/u.exec(text.slice(last.end))?.[0].length ?? 0)
  return { text: text.slice(first.start, end), rest: withoutStart(text.slice(end), `${SPACES},`) }
}

const CTA = mostOf(cardForms.event, 'cta')
/** The role of a clause by what it holds; none where it only tells. */
function roleOf({ from, text }: Cut, { lexicons, clock }: Brief): string {
  const piece = pieceOf(from, text, text, lexicons, clock)
  if (has(piece, 'money')) return 'price'
  if (isContact(piece)) return width(text) <= CTA ? 'cta' : 'contact'
  return isPlace(piece, clock.language, lexicons) ? 'place' : ''
}

/** “in the hall”; no month, and nothing that somebody does or does not. */
const isPlace = ({ text, literals }: Piece, language: string, lexicons: Brief['lexicons']): boolean =>
  (PLACES.get(language)?.test(text) ?? false) &&
  text.split(' ').length <= 8 &&
  literals.every(({ kind }) => kind === 'number') &&
  !tokensOf(text)
    .slice(1)
    .some(({ key }) => lexicons.some(({ months, claims }) => months.has(key) || claims.get(key) === 'not'))

/** What has no role of its own: what readers need of it, as sentences. */
function bodyOf(body: readonly Cut[], brief: Brief): { needed: readonly Cut[]; told: string } {
  // A few words more are no load.
  const few = width(body.map(({ text }) => text).join(', ')) <= FEW
  const needed = body.filter(
    ({ text, from }) => few || isNeeded(pieceOf(from, text, text, brief.lexicons, brief.clock)),
  )
  /** Two clauses of one sentence that stood beside each other. */
  const goesOn = (one: Cut | undefined, next: Cut | undefined): boolean =>
    one !== undefined &&
    next !== undefined &&
    /^[,،]$/.test(one.mark) &&
    one.from[0] === next.from[0] &&
    body.indexOf(next) === body.indexOf(one) + 1
  const told = needed.map((cut, at) => {
    const [before, next] = [needed[at - 1], needed[at + 1]]
    return (goesOn(before, cut) ? cut.text : upperFirst(cut.text)) + (goesOn(cut, next) ? cut.mark : next ? '.' : '')
  })
  return { needed, told: told.join(' ') }
}
const FEW = 60

const PLACES = new Map([
  ['en', /^(?:in|at) \p{L}/iu],
  ['de', /^(?:in|im|am|beim|bei|ab) \p{L}/iu],
  ['es', /^(?:en) \p{L}/iu],
  ['fr', /^(?:au|à|chez|dans) \p{L}/iu],
  ['it', /^(?:al|alla|presso|nel|nella|in) \p{L}/iu],
  ['pt', /^(?:no|na|em) \p{L}/iu],
  ['pl', /^(?:w|we|na) \p{L}/iu],
  ['ar', /^في \p{L}/iu],
])
