// A price that takes the place of another: what it costs now large, what it did beside it.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { bodyOf, endIn, filled } from '#lib/composer/builtin/forms/large.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, type Piece, part, row } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare } from '#lib/composer/lexis/trim.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** “Olive trees €32 instead of €45, until Sunday”, “From May a desk is 259 instead of 235 euros”: an offer where it is less, a price that changes where it is more. */
export function changedIn(brief: Brief): Filled | undefined {
  const [first, ...others] = brief.pieces
  const [change, ...more] = brief.pieces.flatMap(piece => changesIn(piece, brief))
  if (!first || !change || more.length > 0 || first.text !== change.text) return undefined
  const clauses = joinNeighbours(clausesIn(first.text, first.literals), (one, next) => {
    const isCut = one.end <= change.end && change.start < one.end && next.start < change.end
    return isCut && { ...next, start: one.start, text: first.text.slice(one.start, next.end).trim() }
  })
  const at = clauses.findIndex(({ start, end }) => start <= change.start && change.end <= end)
  const clause = clauses[at]
  if (!clause) return undefined
  const behind = first.text.slice(change.end, clause.end)
  const ends = endIn(behind, first, brief.lexicons)
  const isEnd = ends.ends !== undefined && ends.detail === ''
  const lead = first.text.slice(0, change.start)
  const own = change.of === undefined ? lead : [bare(lead), change.of].filter(Boolean).join(': ')
  // “From 1 June, a session is …”: what leads up to it belongs to it.
  const isDated = first.literals.some(one => isDay(one) && one.end <= change.start)
  const named = isDated || !(isEnd || isRemark(behind)) ? undefined : nameOf(own, brief)
  const name = change.of === undefined ? named : own
  const isWhole = isEnd || (name !== undefined && bare(behind) !== '')
  const whole = first.text.slice(0, isWhole ? change.end : clause.end)
  const after = clauses.slice(at + 1).map(({ text }) => text)
  const said = { ...namedShort(name ?? whole, own, change, clause.end), was: change.was }
  const told = { first, others, clauses: isWhole ? [bare(behind), ...after] : after }
  return change.rises ? risen(said, told) : reduced(said, told, brief)
}

/** “Crew plan goes from $29 to $34 a month”: where that is too long, what goes and its two prices. */
function namedShort(said: string, own: string, { now, end, text }: Change, to: number): Omit<Said, 'was'> {
  const per = text
    .slice(end, to)
    .replace(/^(?=\p{L})/u, ' ')
    .trimEnd()
  const short = bare(own.replace(MOVES, ''))
  const isShort = width(said) > mostOf(cardForms.price, 'headline') && short !== bare(own) && short !== ''
  const isPer = width(now + per) <= mostOf(cardForms.price, 'new')
  return isShort && isPer ? { headline: upperFirst(short), now: now + per } : { headline: upperFirst(said), now }
}

type Said = { headline: string; now: string; was: string }
type Told = { first: Piece; others: readonly Piece[]; clauses: readonly string[] }

/** What stays as it is on lines of its own. */
function risen({ headline, now, was }: Said, { first, others, clauses }: Told): Filled | undefined {
  const items = others.filter(one => has(one, 'money', 'number') && width(one.text) <= ITEM).slice(0, MOST_ITEMS)
  const below = others.filter(one => !items.includes(one)).map(({ text }) => text)
  return filled('price', [
    part('headline', headline, first.from),
    ...[part('old', was, first.from), part('new', now, first.from)],
    ...bodyOf([...clauses, ...below], [first, ...others]),
    ...items.map(one => part('item', upperFirst(one.text), one.from)),
  ])
}
const ITEM = mostOf(cardForms.price, 'item')
const MOST_ITEMS = 3

function reduced({ headline, now, was }: Said, { first, others, clauses }: Told, { lexicons }: Brief) {
  const ends = clauses.find(text => endIn(text, first, lexicons).ends && width(text) <= mostOf(cardForms.offer, 'ends'))
  const rest = [...clauses.filter(text => text !== ends), ...others.map(({ text }) => text)]
  const made = filled('offer', [
    part('headline', headline, first.from),
    ...(ends ? [part('ends', upperFirst(ends), first.from)] : []),
    ...bodyOf(rest, [first, ...others]),
  ])
  return made && { ...made, rows: [row('', now, was, first.from)] }
}

/** Two sums, and between them nothing but a word that says which of them was; one of them may have the currency for both. */
const changesIn = ({ text, literals }: Piece, { lexicons }: Brief) =>
  literals.flatMap((one, nth) => {
    const other = literals[nth + 1]
    if (!other || !isSum(one) || !isSum(other) || !(one.kind === 'money' || other.kind === 'money')) return []
    if (isMoved(text, one, other)) return changeOf(text, { start: one.start, end: other.end }, other, one)
    const thing = BESIDE.exec(text.slice(one.end, other.start))
    if (thing && text[other.end] === ')')
      return changeOf(text, { start: one.start, end: other.end + 1, of: thing[1] ?? '' }, one, other)
    const between = bare(text.slice(one.end, other.start).replace('(', ''))
    const leads = lexicons
      .flatMap(({ pack }) => fieldsOf(pack.code).was.find(between))
      .some(({ start, end }) => start === 0 && end === between.length)
    const end = other.end + Number(text[other.end] === ')')
    return leads ? changeOf(text, { start: one.start, end }, one, other) : []
  })

type Change = { text: string; start: number; end: number; of?: string; now: string; was: string; rises: boolean }
function changeOf(text: string, span: Pick<Change, 'start' | 'end' | 'of'>, now: Literal, was: Literal): Change[] {
  const rise = Number(now.values[0]) - Number(was.values[0])
  return rise === 0 ? [] : [{ text, ...span, now: inUnit(now, was), was: inUnit(was, now), rises: rise > 0 }]
}

/** “goes up from £9 to £14”: the first of them was. */
const isMoved = (text: string, was: Literal, now: Literal): boolean => {
  const [before, between] = [text.slice(0, was.start), text.slice(was.end, now.start)]
  return (MOVES.test(before) && TO.test(between)) || (ONCE.test(before) && NOW.test(between))
}
/** “statt 3,90 jetzt 4,50”, “was £9, now £12”. */
const ONCE =
  /(?<!\p{L})(?:statt|instead of|was|bisher|au lieu de|avant|antes|en vez de|invece di|prima|em vez de|zamiast|in plaats van) $/iu
const NOW =
  /^(?: ?(?:€|euros?|zł|kr))?,? (?:jetzt|nun|künftig|now|maintenant|désormais|ahora|ora|adesso|agora|teraz|nu) (?:nur |only |just )?$/iu
const MOVES =
  /(?<!\p{L})(?:go(?:es|ing)?|went|ris(?:es?|ing)|rose|increas\p{L}*|up|chang\p{L}*|mov(?:es?|ing)|drop\p{L}*|f[ae]ll\p{L}*|down|steig\p{L}*|erhöh\p{L}*|sink\p{L}*|ändert|passe(?:nt|ra|ront)?|augment\p{L}*|baiss\p{L}*|sub(?:e|en|irá)|baja\p{L}*|pasa\p{L}*|aument\p{L}*|pass(?:a|ano|erà)|scend\p{L}*|sal[ei]\p{L}*|pass(?:a|am)|rośnie|wzrasta\p{L}*|zmienia|stijg\p{L}*|gaa?[tn])(?: [^.,;:]{1,60})? (?:from|von|de|del|da|dal|z|van) $/iu
const TO = /^ (?:euros? )?(?:to|auf|à|a|al|para|na|naar) $/iu
/** “$99 exam and cleaning (regularly $240)”: what it is stands between its prices. */
const BESIDE =
  /^ (?!(?:flat|only|each|total|all in|per|off)(?!\p{L}))(\p{L}[^()$£€]{2,48}) \((?:reg(?:ular(?:ly)?)?\.?|normally|usually|was|worth|value|before|statt|sonst|regulär|normal|au lieu de|antes|en lugar de|invece di|anziché|em vez de|zamiast|normaal) $/iu
const isSum = ({ kind }: Literal): boolean => kind === 'money' || kind === 'number'

/** “259” of “259 instead of 235 euros”. */
const inUnit = ({ kind, text }: Literal, other: Literal): string =>
  kind === 'money' ? text : other.text.replace(/\d[\d.,’ ]*(?<=\d)/u, text)

/** “Winter service £55 instead of £70 all December”: when or where it holds, in a few words. */
const isRemark = (behind: string): boolean => bare(behind) === '' || bare(behind).split(' ').length <= REMARK
const REMARK = 4

/** A name ends in a word of its own, and no verb leads on to the price; “exam and cleaning for $99” names what it is for. */
function nameOf(own: string, { lexicons }: Brief): string | undefined {
  const [name, most] = LEADS.test(own) ? [own.replace(LEADS, ''), LONG] : [own, NAME]
  const last = tokensOf(name).findLast(({ kind }) => kind === 'word')
  const isSmall = (key: string) => lexicons.some(({ glue, neutral }) => glue.has(key) || neutral.has(key))
  return last && !isSmall(last.key) && bare(name).split(' ').length <= most ? bare(name).replace(/:$/, '') : undefined
}
const [NAME, LONG] = [6, 9]
const LEADS = /,? (?:for|at|now|only|just|für|nur|jetzt|por|ahora|pour|à|per|a|ora|agora|za|teraz|voor|nu) $/iu
