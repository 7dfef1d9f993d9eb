// What stands above the rest of a card: a small line that says what kind of news it is, and the first clause that says the news.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, goesOn, headed } from '#lib/composer/builtin/clauses.ts'
import { saidIn } from '#lib/composer/builtin/forms/quote.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, isState, LISTED, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { partedIn } from '#lib/composer/builtin/reading/joints.ts'
import { listOf } from '#lib/composer/builtin/reading/listed/lists.ts'
import { isCourtesy } from '#lib/composer/builtin/reading/ordered/courtesy.ts'
import { isNeeded, leans, linesIn, OPENING } from '#lib/composer/builtin/weight.ts'
import { cardForms, EYEBROW_MOST, HEADLINE_MOST, mostOf } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

export const HEADLINE = 60
const NOTICE = HEADLINE_MOST.notice ?? HEADLINE
const NEWS = HEADLINE_MOST.news ?? HEADLINE
const BODY = mostOf(cardForms.notice, 'body')
const ITEM = mostOf(cardForms.notice, 'item')
const LEAST_WORDS = 3
export const CLOSED = ['closed', 'cancelled', 'moved'] as const

/** The start of a sentence that may stand above the rest of it. */
export function topOf(
  { text, literals }: Pick<Piece, 'text' | 'literals'>,
  { lexicons }: Pick<Brief, 'lexicons'>,
  room = HEADLINE,
  most = room,
): { head: string; rest: string } | undefined {
  const line = unbarred(text)
  return headed(line, lexicons, room, literals) ?? (width(line) <= most ? { head: line, rest: '' } : undefined)
}

/** `led` where the headline goes on in the first of the rest. */
type Above = { headline: Part; rest: Piece[]; led?: boolean }

/** The first clause that says what it is, however long; what follows in its sentence stands below. Undefined where no part of it may stand above the others. */
export function aboveAll(piece: Piece, brief: Brief): Above | undefined {
  const as = (head: string, rest: readonly Piece[]) => ({
    headline: part('headline', upperFirst(head), piece.from),
    rest: [...rest],
  })
  const said = saidIn(piece.text)
  if (said)
    return as(
      said.quote,
      said.rest.map(text => pieceOf(piece.from, upperFirst(text), brief)),
    )
  const counted = countedBelow(piece, brief)
  if (counted) return as(counted.title, counted.members)
  const [head, ...others] = linesIn(piece, brief, 0)
  // “Coffee from 8, repairs from 9”: members of one kind, none above the others.
  const equal = head !== undefined && width(piece.text) <= HEADLINE && has(head, 'time', 'number', 'money')
  if (head && others.length > 0 && !equal && width(head.text) <= HEADLINE && isTitle(head)) return as(head.text, others)
  const top = topOf(piece, brief, HEADLINE) ?? topOf(piece, brief, NOTICE)
  if (top) return as(top.head, top.rest ? linesIn(pieceOf(piece.from, upperFirst(top.rest), brief), brief) : [])
  if (head && width(head.text) <= NOTICE && isTitle(head)) return as(head.text, others)
  const relative = besideRelative(piece, brief)
  if (relative) return as(relative.head, relative.rest)
  const opening = openingOf(piece, brief)
  if (opening) return as(opening.head, linesIn(opening.rest, brief))
  const beside = besideBrackets(piece, brief)
  if (beside) return as(beside.head, beside.rest)
  const parted = partedIn(piece, NOTICE)
  if (!parted) return undefined
  const rest = pieceOf(piece.from, upperFirst(parted.rest), brief)
  // “…given by our members, all for the fire brigade” is half of a sentence.
  const isHalf = rest.text.startsWith('…') && width(sentence(rest.text)) <= BODY
  return { ...as(parted.head, isHalf ? [rest] : linesIn(rest, brief)), led: true }
}

/** “Auntie Beryl who started the round with me back in 1998 passed away on Wednesday”: what happened, and who it was below. */
function besideRelative({ text, from }: Piece, brief: Brief): { head: string; rest: Piece[] } | undefined {
  const who = / (?:who|that) (?=\p{Ll})/u.exec(text)
  const deed = PASSED.exec(text)
  if (!who || !deed || deed.index < who.index || who.index > NAME) return undefined
  const name = withoutEnd(text.slice(0, who.index), ',')
  const head = `${name}${name.includes(',') ? ',' : ''}${text.slice(deed.index)}`
  const said = withoutEnd(text.slice(who.index + who[0].length, deed.index), ', ')
  return width(head) > NOTICE ? undefined : { head, rest: [pieceOf(from, upperFirst(said), brief)] }
}
const PASSED = / (?:has |sadly |peacefully )?(?:passed away|died|left us)(?!\p{L})/u
const NAME = 60

/** “The shampoo that we sold (12 oz, lot 0728B) is recalled by its maker, …”: without what stands in brackets it has room above, and that leads the rest. */
function besideBrackets({ text, from }: Piece, brief: Brief): { head: string; rest: Piece[] } | undefined {
  const [all = '', inner = ''] = / \((?!\p{L}{1,2}\/\p{L}{1,2}[/)])([^()]{3,80})\)(?=[ ,])/u.exec(text) ?? []
  const outer = pieceOf(from, all ? text.replace(all, '') : '', brief)
  const top = all ? topOf(outer, brief, HEADLINE, NOTICE) : undefined
  const head = top?.head ?? outer.text.split(', ')[0] ?? ''
  if (!all || width(head) > NOTICE || head.split(' ').length < LED_WORDS) return undefined
  const rest = bare(outer.text.slice(head.length))
  return { head, rest: [inner, rest].filter(Boolean).map(one => pieceOf(from, upperFirst(one), brief)) }
}

/** “4 tips for our regulars: store it cut side down, use a cotton bag, …”: as many lines as are promised. */
function countedBelow({ text, literals, from }: Piece, brief: Brief): { title: string; members: Piece[] } | undefined {
  const { title = '', members = [], count } = listOf(text, literals, brief.lexicons) ?? {}
  const hasRoom = width(title) <= NOTICE && members.every(one => width(one) <= ITEM)
  if (members.length < LISTED || count !== members.length || !hasRoom) return undefined
  return { title, members: members.map(one => pieceOf(from, upperFirst(one), brief)) }
}

/** “We are hiring a baker, Leeds or remote, …”: the first clause, where it says something and begins no list. */
function openingOf(piece: Piece, brief: Brief): { head: string; rest: Piece } | undefined {
  const clauses = clausesIn(piece.text, piece.literals)
  const [first, next] = clauses
  if (!first || !next || width(first.text) > NOTICE) return undefined
  const head = pieceOf(piece.from, first.text, brief)
  const words = first.text.split(' ').length
  const isWhole = words >= (OPENING.test(first.text) ? LED_WORDS : LEAST_WORDS) && head.content.length > 0
  // “We are looking for a roofer or a mason, 35 hours, …” has no room below the name.
  const isLong = width(piece.text) > BODY && words >= LED_WORDS && /\d/.test(next.text)
  const isPart = leans(first.text) || goesOn(clauses, head.claims.size > 0, brief.lexicons)
  if (!isWhole || (isPart && !isLong)) return undefined
  return { head: first.text, rest: pieceOf(piece.from, upperFirst(piece.text.slice(next.start)), brief) }
}
/** “From 1 October we are back at the beach” is a sentence, “in the spring” none. */
const LED_WORDS = 6

/** Enough to stand above the others. */
export const isTitle = (piece: Piece): boolean =>
  piece.content.length > 0 && (piece.text.split(' ').length >= LEAST_WORDS || isNeeded(piece))

/** What stands small above the news, and all else; what is grave leads by itself, as a recall does. */
export function smallAbove(
  pieces: readonly Piece[],
  brief: Brief,
  isGrave: boolean,
): { small?: Part; told: readonly Piece[] } {
  const [first, second] = pieces
  if (!first) return { told: [] }
  // What was typed first leads, also where another line became the headline.
  const opener = isGrave ? undefined : [first, second].find(one => one && isOpener(one.text, brief.lexicons))
  const others = pieces.filter(one => one !== opener)
  if (opener && others[0] && !isContact(others[0])) return { small: asSmall(opener.text, opener), told: others }
  if (second && isOver(second, first))
    return { small: asSmall(second.text, second), told: pieces.filter(one => one !== second) }
  const isShout = isShouted(first) && !second?.literals.some(({ start, kind }) => start === 0 && kind !== 'number')
  const isRead = (news: Piece) =>
    width(news.text) <= (isShout ? NEWS : HEADLINE) || (isShout && aboveAll(news, brief) !== undefined)
  // “New oven is in finally!! Sorry about last week” has its news in the shout.
  const isAbove = (isShout || isSmall(first)) && second && isWhole(second) && isRead(second) && !isCourtesy(second.text)
  if (isAbove) return { small: asSmall(first.text, first), told: pieces.slice(1) }
  const label = (isGrave ? undefined : openerBefore(first, brief)) ?? labelAbove(first, brief)
  if (!label) return { told: pieces }
  return { small: asSmall(label.head, first), told: [pieceOf(first.from, label.rest, brief), ...pieces.slice(1)] }
}
/** “Silent key” above “Name⇥Walt Brandvold”: typed over what became the headline, and as short as a heading. */
const isOver = (second: Piece, first: Piece): boolean =>
  Number(second.from[0]) < Number(first.from[0]) &&
  width(second.text) <= EYEBROW_MOST &&
  second.literals.length === 0 &&
  second.text.split(' ').length <= LEAST_WORDS &&
  !isNeeded(second)
const asSmall = (text: string, { from }: Piece): Part => part('eyebrow', upperFirst(text), from)

/** “Giveaway time”, “Recordatorio”, “Reminder for tenants”: says only that news follows, and whom it is for. */
function isOpener(text: string, lexicons: readonly Lexicon[]): boolean {
  const line = bare(text)
  const isSmall = (key = '') => lexicons.some(({ glue }) => glue.has(key))
  return lexicons.some(({ pack }) =>
    fieldsOf(pack.code)
      .opener.find(line)
      .some(
        ({ start, end }) =>
          start === 0 && (end === line.length || (text.endsWith(':') && isSmall(tokensOf(line.slice(end))[0]?.key))),
      ),
  )
}

/** “Recordatorio: …”, whatever follows. */
function openerBefore({ text }: Piece, { lexicons }: Brief) {
  const [, before = '', rest = ''] = OPENED.exec(text) ?? []
  return rest !== '' && isOpener(before, lexicons) ? { head: bare(before), rest: upperFirst(rest) } : undefined
}

const OPENED = new RegExp(`^([^:]{1,${EYEBROW_MOST}}:)\\s(.+)$`, 'su')

/** Of several labels none stands above the others. */
function labelAbove(first: Piece, { pieces }: Brief) {
  const label = labelOf(first)
  return label && pieces.filter(piece => /: /.test(piece.text)).length === 1 ? label : undefined
}

/** “Case study: …”, “Tip: …”: a word of what it is, above what it says. */
export function labelOf(piece: Piece): { head: string; rest: string } | undefined {
  const colon = piece.text.indexOf(': ')
  if (colon < 2 || colon > 28) return undefined
  const [head, rest] = [piece.text.slice(0, colon).trim(), upperFirst(piece.text.slice(colon + 2))]
  // “We are moving: …”, “Spring hours: 9 am …” are the news themselves.
  if (
    NEWS_OWN.test(head) ||
    CLOSED.some(claim => piece.claims.has(claim)) ||
    piece.literals.some(({ start }) => start > colon && start <= colon + NEAR)
  )
    return undefined
  return head.split(' ').length <= 4 && !/\d/.test(head) && rest.split(' ').length >= 4 && !rest.includes(': ')
    ? { head, rest }
    : undefined
}

const NEAR = 8

/** “New bar!”, “What a day!”: a call before the news, whatever the length of that. */
const isShouted = (piece: Piece): boolean =>
  /[!！]$/.test(piece.raw.trim()) &&
  piece.text.split(' ').length <= LEAST_WORDS &&
  piece.literals.length === 0 &&
  !isNeeded(piece) &&
  !isState(piece) &&
  !NEWS_OWN.test(piece.text) &&
  !isContact(piece)

/** “New client”, “Very sad news”: stands above the news itself. */
const isSmall = (piece: Piece): boolean =>
  piece.from[0] !== 'b5' &&
  width(piece.text) <= 28 &&
  (piece.text.split(' ').length === 1 || piece.claims.has('new') || piece.claims.has('thank')) &&
  piece.literals.length === 0 &&
  !isNeeded(piece) &&
  !NEWS_OWN.test(piece.text) &&
  !isContact(piece)

/** Enough words to be the news; an hour is no news of its own. */
const isWhole = ({ text, content, literals }: Piece): boolean =>
  text.split(' ').length > 4 &&
  content.length > 1 &&
  !literals.some(({ start, kind }) => start === 0 && kind === 'time')
/** Whoever speaks, or a thing with its article, is the news itself. */
const NEWS_OWN =
  /^(?:we|our|the|this|wir|unser\p{L}{0,2}|der|die|das|nous|notre|nos|le|la|les|el|los|las|nuestr\p{L}{1,2}|il|lo|gli|nostr\p{L}|o|a|os|as|noss\p{L})\s/iu
