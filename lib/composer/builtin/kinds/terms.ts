// An offer with its end, somebody who is looked for.
import { cueAtEnd, holds, isLed } from '#lib/composer/builtin/kinds/cues.ts'
import { bare, type Cut, cutsOf, DAY, within } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { isNews, withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { phrased } from '#lib/composer/builtin/phrased.ts'
import { has, isContact, type Part, part } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { isDay } from '#lib/composer/literals/literal.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { width } from '#lib/composer/words/width.ts'

const HEADLINE = mostOf(cardForms.offer, 'headline')

/** “until 6 December”: from its word on. */
function untilIn({ text, literals }: Pick<Cut, 'text' | 'literals'>, { lexicons }: Brief): Until | undefined {
  const day = literals.find(isDay)
  const before = day ? tokensOf(text.slice(0, day.start)).slice(-3) : []
  const word = before.find(({ key }) => lexicons.some(({ till }) => till.has(key)))
  const last = literals.findLast(one => isDay(one) || one.kind === 'time')
  return word && last ? { start: word.start, end: last.end } : undefined
}
type Until = { start: number; end: number }

const ANNOUNCES: readonly ClaimGroup[] = ['discount']
/** “20% off”, “-15 %”, “half price”, “two for one”; “4,8 %” of a beer is none. */
function isOffer(cut: Cut, brief: Brief): boolean {
  const { clock } = brief
  const percent = cut.literals.find(({ kind }) => kind === 'percent')
  const less =
    percent && (OFF.test(cut.text.slice(percent.start)) || /[-–−]\s?$/.test(cut.text.slice(0, percent.start)))
  const isReduced =
    ANNOUNCES.some(claim => cut.claims.has(claim)) && has(cut, 'percent', 'money') && !cut.claims.has('more')
  // “Matrícula gratis hasta el 21 de marzo”
  const isFirst = cut.of === 0 && cut.start === 0
  const isFree = isFirst && cut.claims.has('free') && untilIn(cut, brief) !== undefined && !has(cut, 'time')
  return less || isReduced || isFree || holds('bundle', cut.text, clock)
}
const OFF = /%\s?(?:off|less|weniger|menos|de moins|in meno|mniej|オフ|引き)(?!\p{L})/iu

/** “20% off all books until 6 December with code BOOK20”: what, until when, by which code. */
export const offer: Kind = {
  name: 'offer',
  find(brief) {
    const cuts = cutsOf(brief)
    const at = cuts.findIndex(cut => isOffer(cut, brief))
    const [cut, above] = [cuts[at], cuts.slice(Math.max(0, at - 1), Math.max(0, at))[0]]
    if (!cut || !isNews(cut, brief)) return undefined
    const [{ head, parts, rest }] = [partsOf(cut, brief)]
    if (!head?.text.includes(' ') && brief.clock.language !== 'ja') return undefined
    // “Cyber Monday: three months for the price of one”
    const titled = above?.of === cut.of ? `${above.text}${above.mark === ':' ? ':' : ','} ${head?.text}` : ''
    const isTitled = titled !== '' && width(titled) <= HEADLINE
    const left: Cut[] = rest ? [rest] : []
    for (const one of cuts) {
      if (one === cut || (isTitled && one === above)) continue
      const found = termOf(one, brief)
      if (found && !parts.some(({ role }) => role === found.role)) parts.push(found)
      else left.push(one)
    }
    const headline = upperFirst(isTitled ? titled : (head?.text ?? ''))
    return withRest({ form: 'offer', parts: [part('headline', headline, cut.from), ...parts] }, left, brief)
  },
  examples: [
    '20% off all books until 6 December with code BOOK20',
    '15 % Rabatt auf alle Schalen bis 6. Dezember',
    'black friday 20% off gift cards, friday only, code PIP20',
    '2 for 1 on all chopping boards this weekend only, in the shop and online',
    '25% de descuento en láminas hasta el 30 de noviembre con el código LUZ25, excepto ediciones firmadas',
    'Livraison offerte dès 40 € jusqu’au 24 décembre',
    'Darmowa dostawa do 24 grudnia z kodem ZIMA',
    'Matrícula gratis hasta el 21 de marzo',
  ],
}

/** The code and the end in the clause of the offer itself, and what stands before them. */
function partsOf(cut: Cut, brief: Brief): { head: Cut | undefined; parts: Part[]; rest: Cut | undefined } {
  const { text, literals } = cut
  const code = literals.find(
    one => one.kind === 'code' && cueAtEnd('code', text.slice(0, one.start), brief.clock) !== undefined,
  )
  const codeAt = code ? (cueAtEnd('code', text.slice(0, code.start), brief.clock) ?? code.start) : text.length
  const until = untilIn(cut, brief)
  const ends = [...(until ? [until] : []), ...(code ? [{ start: codeAt, end: code.end }] : [])].sort(
    (a, b) => a.start - b.start,
  )
  const first = ends[0]?.start ?? text.length
  const isLoose = ends.some((one, nth) => nth > 0 && bare(text.slice(ends[nth - 1]?.end ?? 0, one.start)) !== '')
  const head = within(cut, 0, first, brief)
  // “until Sunday all books are 20% off”: the end stands among the words.
  if (isLoose || !head || !(isOffer(head, brief) || head.claims.has('free')))
    return { head: cut, parts: [], rest: undefined }
  return {
    head,
    rest: within(cut, ends.at(-1)?.end ?? text.length, text.length, brief),
    parts: [
      ...(code ? [part('code', code.text, cut.from)] : []),
      ...(until ? [part('ends', upperFirst(text.slice(until.start, until.end)), cut.from)] : []),
    ],
  }
}

const BOUND: readonly ClaimGroup[] = ['only', 'not', 'excluded', 'required', 'optional']
/** A clause beside the offer: its code, its end, its condition. */
function termOf(cut: Cut, brief: Brief): Part | undefined {
  const { text, from, literals } = cut
  const code = literals.find(({ kind }) => kind === 'code')
  const lead = code && cueAtEnd('code', text.slice(0, code.start), brief.clock)
  if (code && lead !== undefined && bare(text.slice(0, lead) + text.slice(code.end)) === '')
    return part('code', code.text, from)
  const until = untilIn(cut, brief)
  const isEnd = until?.start === 0 || (has(cut, ...DAY) && (cut.claims.has('only') || isLed('ends', text, brief.clock)))
  if (isEnd && width(text) <= HEADLINE) return part('ends', upperFirst(text), from)
  const isBound = BOUND.some(claim => cut.claims.has(claim)) && !cut.asks && width(text) <= CONDITION
  return isBound ? part('condition', upperFirst(text), from) : undefined
}
const CONDITION = mostOf(cardForms.offer, 'condition')

/** “We’re hiring a baker, full time, Leeds. £28,000. jobs@…”: who is sought, in the words that say so, then each term by itself. */
export const job: Kind = {
  name: 'job',
  find(brief) {
    const cuts = cutsOf(brief)
    const at = cuts.findIndex(cut => isCued('sought', cut, brief) || isCued('perhaps', cut, brief))
    const cut = cuts[at]
    if (!cut || !isNews(cut, brief) || !isSought(cut, cuts, brief)) return undefined
    const next = cuts[at + 1]
    const isLabel = cut.mark === ':' && cut.content.length <= 1 && next?.of === cut.of && !has(next, 'money', ...DAY)
    const [role, more] = roleIn(isLabel ? `${cut.text}: ${next.text}` : cut.text, brief)
    const others = cuts.filter(one => one !== cut && !(isLabel && one === next))
    const moreAt = more === '' ? -1 : cut.text.lastIndexOf(more)
    const rest = moreAt < 0 ? undefined : within(cut, moreAt, moreAt + more.length, brief)
    const isBare = !/\s/.test(role) && !UNSPACED.test(role)
    if (isBare || has(isLabel ? next : cut, 'money', ...DAY) || others.length === 0) return undefined
    const pay = others.find(one => has(one, 'money') && width(one.text) <= PAY)
    const parts = [
      part('role', upperFirst(role), cut.from),
      ...(pay ? [part('pay', upperFirst(pay.text), pay.from)] : []),
    ]
    const left = [...(rest ? [rest] : []), ...others.filter(one => one !== pay)]
    return withRest({ form: 'job', parts }, left, brief)
  },
  examples: [
    'We’re hiring a baker, full time, Leeds. £28,000 a year. jobs@kornblum.example',
    'Gärtnerin gesucht (m/w/d), Teilzeit, 16,50 € die Stunde. Bewerbung an hof@birkenau.example',
    'Wir suchen eine Köchin, Vollzeit, ab 1. Februar. 3.200 € im Monat. team@seeblick.example',
    'we need a weekend kitchen porter! sat + sun 10-6, £12.60/hr plus tips, start asap',
    'Se busca camarero o camarera para fines de semana, 1.100 € al mes, con experiencia. Escribe a hola@pomelo.example',
  ],
}
const PAY = mostOf(cardForms.job, 'pay')
const ROLE = mostOf(cardForms.job, 'role')

/** “Looking for an engineer (remote, EU)”: who, and what more is said of the place where both are too long for one line. */
function roleIn(text: string, brief: Brief): [role: string, more: string] {
  if (width(text) <= ROLE) return [bare(text), '']
  const bracket = text.endsWith(')') ? text.lastIndexOf(' (') : -1
  const [head = text, ...more] = phrased(text, brief, one => width(one) <= ROLE) ?? []
  if (bracket > 0) return [text.slice(0, bracket), text.slice(bracket + 2, -1)]
  // “a keyboard / for phones” would be torn.
  return more.join(' ').split(' ').length > 2 ? [head, more.join(' ')] : [text, '']
}

const unbracketed = (text: string): string => (text.endsWith(')') ? text.slice(0, text.lastIndexOf(' (')) : text)

/** “We’re hiring …”, “… gesucht (m/w/d)”, “Deckhand wanted for the season”. */
const isCued = (cue: 'sought' | 'perhaps', { text }: Cut, { clock }: Brief): boolean =>
  isLed(cue, text, clock) ||
  cueAtEnd(cue, unbracketed(text), clock) !== undefined ||
  (cue === 'sought' && / (?:wanted|gesucht) /.test(text))

/** Pay, terms or where to apply stand beside it; a question looks for something else. */
function isSought(cut: Cut, cuts: readonly Cut[], brief: Brief): boolean {
  const { clock } = brief
  const others = cuts.filter(one => one !== cut)
  const isPaid = others.some(one => has(one, 'money'))
  const hasTerms = cuts.some(one => holds('terms', one.text, clock))
  const canApply = others.some(one => isContact(one))
  return isCued('sought', cut, brief) ? isPaid || hasTerms || canApply : hasTerms && (isPaid || canApply)
}
