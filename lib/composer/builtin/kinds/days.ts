// Events, and the clauses that all kinds read.
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { dayInFull, sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, isState, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { isDeadline, isNeeded } from '#lib/composer/builtin/weight.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { packOf } from '#lib/composer/packs/index.ts'
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
    const dated = cuts.findIndex(cut => has(cut, ...DAY))
    const whole = cuts[dated]
    const named = cuts.slice(0, Math.max(0, dated))
    const titled =
      dated > 0 &&
      named.every(({ from }) => from[0] === named[0]?.from[0]) &&
      (dated === 1 || whole?.from[0] !== named[0]?.from[0])
    const title = brief.pieces.find(({ from }) => from[0] === named[0]?.from[0])?.text ?? ''
    if (
      !whole ||
      (dated > 0 && !titled) ||
      cuts.some(isState) ||
      brief.pieces.some(({ claims }) =>
        ['closed', 'cancelled', 'moved', 'discount'].some(claim => claims.has(claim as never)),
      )
    )
      return undefined
    const days = whole.literals.filter(({ kind }) => DAY.includes(kind))
    const [first] = days
    const last = days.at(-1)
    if (!first || !last || days.length > 2 || first.clash || named.some(cut => has(cut, 'time', 'money', ...DAY)))
      return undefined
    const name = dated === 1 ? (cuts[0]?.text ?? '') : dated > 1 ? title : trimmed(whole.text.slice(0, first.start))
    if (dated > 0 && trimmed(whole.text.slice(0, first.start)) !== '') return undefined
    if (
      /(?:^|\s)(?:every|each|this|next|last|all|jeden|jede|jeder|diesen|nächsten|cada|todos|todas|este|starts|start|begins|opens|ends|closes|deadline|beginnt|startet|empieza|commence|inizia|começa|zaczyna|próximo|chaque|tous|ce|prochain|ogni|questo|prossimo|każdy|każdą|w każdy|کل|كل)$/iu.test(
        name,
      )
    )
      return undefined
    if (width(name) > 42 || name.split(' ').length > 7 || isSentence(name, brief) || contentIn(name, brief) === 0)
      return undefined
    const parts = [
      part('name', upperFirst(name), cuts[0]?.from ?? []),
      part('date', upperFirst(dayAlone(whole, first, last, brief)), whole.from),
    ]
    const behind = withoutStart(whole.text.slice(last.end), `${SPACES},`)
    const rest = [
      ...(behind ? [{ ...pieceOf(whole.from, behind, behind, brief.lexicons, brief.clock), mark: whole.mark }] : []),
      ...cuts.slice(dated + 1),
    ]
    const filled = fillEvent(parts, rest, brief)
    return filled?.some(({ role }) => role === 'time' || role === 'place')
      ? { form: 'event', parts: filled }
      : undefined
  },
  examples: [
    'Pub quiz Thursday 15 October 8pm at the Fox. Teams of six, free entry',
    'Weinprobe am 12. Dezember um 19 Uhr im Keller, 35 € pro Person',
    'Concert de jazz samedi 17 octobre à 20h30 au bar, entrée libre',
  ],
}

/** A day that stands for itself has no case of the sentence that it stood in: “w sobotę” is “sobota”. */
function dayAlone({ text }: Cut, first: Literal, last: Literal, { clock }: Brief): string {
  if (clock.language !== 'pl' || first !== last) return text.slice(first.start, last.end)
  if (first.kind === 'date' && !first.unsure)
    return dayInFull(Number(first.values[0]), clock, first.weekday !== undefined)
  return first.weekday === undefined
    ? first.text
    : (packOf('pl').weekdays.split('|')[first.weekday]?.split(' ')[0] ?? first.text)
}

const contentIn = (text: string, { lexicons }: Brief): number =>
  tokensOf(text).filter(token => isContent(token, lexicons)).length
/** A name has no “we”, “our”, “is”. */
const isSentence = (text: string, { lexicons }: Brief): boolean =>
  tokensOf(text).some(({ key }) =>
    /^(?:we|our|us|is|are|was|were|has|have|will|join|come|you|your|i|wir|uns|unser|ist|sind|war|hat|kommt|nous|on|est|sont|notre|avons|nosotros|es|son|hemos|nuestro|tenemos|siamo|abbiamo|nostro|sono|temos|somos|nosso|jest|mamy|nasz|نحن)$/.test(
      key,
    ),
  ) || !lexicons[0]

const ROOM = new Map(Object.entries({ time: 32, place: 56, price: 32, cta: 36, contact: 60, deadline: 40 }))

function fillEvent(start: readonly Part[], cuts: readonly Cut[], brief: Brief): Part[] | undefined {
  const parts = [...start]
  const body: Clauses = []
  const put = (role: string, text: string, from: readonly string[]): boolean => {
    const taken = parts.some(each => each.role === role)
    if (taken || width(text) > (ROOM.get(role) ?? 0)) return false
    parts.push(part(role, upperFirst(text), from))
    return true
  }
  for (const cut of cuts) {
    const times = cut.literals.filter(({ kind }) => kind === 'time')
    const [first, last] = [times[0], times.at(-1)]
    let text = cut.text
    if (isDeadline(cut, brief.lexicons) && put('deadline', text, cut.from)) continue
    // “7, 14 and 21”: more days than the form has a place for.
    if (/^\d{1,2}(?:$|,| (?:and|und|y|e|et|i) \d)/u.test(cut.text) && !has(cut, 'time', 'money')) return undefined
    if (isDeadline(cut, brief.lexicons)) {
      body.push(cut)
      continue
    }
    if (has(cut, ...DAY)) return undefined
    if (first && last) {
      const before = trimmed(text.slice(0, first.start))
      if (before !== '') {
        body.push(cut)
        continue
      }
      // “14:00〜” is from then on.
      const open = /^\s?[〜~]/u.exec(text.slice(last.end))?.[0].length ?? 0
      put('time', text.slice(first.start, last.end + open), cut.from)
      text = text
        .slice(last.end + open)
        .trim()
        .replace(/^[,\s]+/, '')
      if (text === '') continue
    }
    const rest = pieceOf(cut.from, text, text, brief.lexicons, brief.clock)
    if (has(rest, 'money') && put('price', text, cut.from)) continue
    if (isContact(rest) && put(width(text) <= 36 ? 'cta' : 'contact', text, cut.from)) continue
    if (isPlace(text, brief.clock.language) && put('place', text, cut.from)) continue
    body.push({ ...cut, text })
  }
  const { needed, told } = bodyOf(body, brief)
  if (needed.length > 0 && width(told) > 140) return undefined
  if (needed.length > 0) parts.push(part('body', sentence(told), [...new Set(needed.flatMap(({ from }) => from))]))
  return parts
}

/** What has no role of its own: what readers need of it, as sentences. */
function bodyOf(body: Clauses, brief: Brief): { needed: Clauses; told: string } {
  // A few words more are no load.
  const few = width(body.map(({ text }) => text).join(', ')) <= FEW
  const needed = body.filter(
    ({ text, from }) => few || isNeeded(pieceOf(from, text, text, brief.lexicons, brief.clock)),
  )
  const told = needed
    .map(
      ({ text, mark }, index) =>
        (index === 0 || !goesOn(body, needed[index - 1], needed[index]) ? upperFirst(text) : text) +
        (index === needed.length - 1 ? '' : goesOn(body, needed[index], needed[index + 1]) ? mark : '.'),
    )
    .join(' ')
  return { needed, told }
}
type Clauses = { text: string; mark: string; from: string[] }[]
/** Two clauses of one sentence that stood beside each other. */
const goesOn = (body: Clauses, one: Clauses[number] | undefined, next: Clauses[number] | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  /^[,،]$/.test(one.mark) &&
  one.from[0] === next.from[0] &&
  body.indexOf(next) === body.indexOf(one) + 1
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
const isPlace = (text: string, language: string): boolean =>
  (PLACES.get(language)?.test(text) ?? false) && text.split(' ').length <= 8
