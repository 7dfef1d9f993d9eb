// Pictures of links: the page in the brief's first words.
import type { OgAnswer } from '#lib/composer/answer.ts'
import { HEADLINE, labelOf, topOf } from '#lib/composer/builtin/above.ts'
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { AND, clausesIn } from '#lib/composer/builtin/clauses.ts'
import { eventIn } from '#lib/composer/builtin/event.ts'
import { titledPage } from '#lib/composer/builtin/forms/titled.ts'
import { pageAbove } from '#lib/composer/builtin/forms/titles.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { partedIn } from '#lib/composer/builtin/reading/joints.ts'
import { HEADLINE_MOST, mostOf, ogForms } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import { isRow, unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

type Og = Pick<OgAnswer, 'form' | 'parts'> & { all: boolean }

export function ogOf(given: Brief): Og {
  const brief = { ...given, pieces: addressLast(given.pieces) }
  const [told, ...others] = brief.pieces
  if (!told) return page(brief.question.brand.name, { head: [], body: [] }, '', false)
  const known = eventIn(brief)
  const parted = (known && inParts(known, brief)) ?? titledPage(brief)
  if (parted) return parted
  // “Case study: …” says what is behind the link, and is no title.
  const label = pageAbove(told.text, brief.lexicons) ?? labelOf(told)
  const first = label ? pieceOf(told.from, label.rest, brief) : told
  const alone =
    pricedAbove(first) ??
    topOf(first, brief, HEADLINE, mostOf(ogForms.page, 'headline')) ??
    openedAt(first) ??
    partedIn(first, MOST) ??
    whole(first) ??
    joinedAt(first)
  const labelled = label?.head ? withLabel(label.head, told, [alone, openedAt(first)], brief) : undefined
  const top = labelled ?? alone
  const below = [top ? top.rest : first.text, ...others.filter(isTold).map(({ text }) => text)].filter(Boolean)
  const rest = below.map(text => sentence(upperFirst(unbarred(text ?? ''))))
  if (label?.head && !labelled) rest.push(below.length > 0 ? sentence(label.head) : label.head)
  // Below the brand's name alone what is not told whole would stand without its head.
  const room = roomFor(rest)
  const body = top || room === rest.length ? rest.slice(0, room).join(' ') : ''
  const from = { head: first.from, body: [...(top && !top.rest ? [] : [first]), ...others].flatMap(one => one.from) }
  return page(top?.head ?? brief.question.brand.name, from, body, top !== undefined && body === rest.join(' '))
}

/** An address alone says where the page is, and is no title of it. */
function addressLast(pieces: readonly Piece[]): readonly Piece[] {
  const [first, ...others] = pieces
  const links = findLinks(first?.text ?? '')
  const isAlone = first && links.length === 1 && links[0]?.start === 0 && links[0].end >= first.text.length
  return isAlone && others.length > 0 ? [...others, first] : pieces
}

/** “€12 a month up to 20 rooms, €9 above that”: of several prices the first never stands above alone. */
function pricedAbove({ text, literals }: Piece): Top {
  const clauses = clausesIn(text, literals)
  const sums = literals.filter(({ kind }) => kind === 'money')
  const [first, second] = sums
  if (!second || !first || first.start > 0) return undefined
  const last = clauses.findLast(({ end }) => end >= second.end && width(text.slice(0, end)) <= HEADLINE)
  if (last) return { head: text.slice(0, last.end), rest: text.slice(last.end).replace(/^[\s,;]+/u, '') }
  return width(text) <= MOST ? { head: text, rest: '' } : undefined
}

/** In running text the heads of columns say nothing. */
const isTold = ({ text, literals }: Piece, at: number, all: readonly Piece[]): boolean =>
  !isRow(text) || literals.length > 0 || /\d/.test(text) || !isRow(all[at + 1]?.text ?? '')

type Top = { head: string; rest: string } | undefined

/** “Running clinic: gait analysis with Thibault”: what it is stands before what it is called, where both are no longer than a title. */
function withLabel(label: string, { text }: Piece, tops: readonly Top[], { lexicons, question }: Brief): Top {
  if (label.toLowerCase() === question.brand.name.toLowerCase()) return undefined
  // “Our gift guide” says whose it is, to whoever makes the picture.
  if (lexicons.some(({ glue }) => glue.has(tokensOf(label)[0]?.key))) return undefined
  const found = tops.flatMap(top => {
    const at = text.toLowerCase().indexOf(top?.head.toLowerCase() ?? '\n')
    const own = text.slice(at, at + (top?.head.length ?? 0))
    return top && at >= 0 ? [{ ...top, head: `${label}: ${own}` }] : []
  })
  return found.find(({ head }) => width(head) <= HEADLINE)
}

/** An event: its name, below it when, where and for how much. */
function inParts({ parts }: Filled, { pieces }: Brief): Og | undefined {
  const [head, ...others] = parts as [Part, ...Part[]]
  const lines = others.map(({ text }) => unstopped(text))
  const room = lines.findLastIndex((_, at) => width(lines.slice(0, at + 1).join(BESIDE)) <= BODY) + 1
  const body = lines.slice(0, room).join(BESIDE)
  const named = [...new Set([head, ...others.slice(0, room)].flatMap(part => part.from))]
  const all = room === lines.length && pieces.every(piece => piece.from.some(id => named.includes(id)))
  const from = { head: named, body: named }
  return room > 0 && width(head.text) <= HEADLINE ? page(head.text, from, body, all) : undefined
}
const BESIDE = ' · '

const BODY = mostOf(ogForms.page, 'body')
const MOST = HEADLINE_MOST.page ?? HEADLINE
/** What nothing parts stands above whole, but for an address. */
const whole = ({ text }: Piece): Top =>
  width(text) <= MOST && findLinks(text)[0]?.start !== 0 ? { head: text, rest: '' } : undefined
/** How many of the sentences have room, the first ones. */
const roomFor = (sentences: readonly string[]): number =>
  sentences.findLastIndex((_, at) => width(sentences.slice(0, at + 1).join(' ')) <= BODY) + 1

/** “We’re looking for somebody, 30 hours a week, …”: what it is, then the rest. */
function openedAt({ text, literals }: Piece): { head: string; rest: string } | undefined {
  const [first, next] = clausesIn(text, literals)
  return first && next && width(first.text) <= HEADLINE && first.text.includes(' ')
    ? { head: first.text, rest: text.slice(next.start) }
    : undefined
}

/** “If you book with us you get breakfast (and) can cancel free …”: of two that are too long for a title, the first. */
function joinedAt({ text }: Piece): Top {
  const [first = '', ...rest] = text.split(AND)
  const isClause = width(first) <= HEADLINE && first.split(' ').length >= LEAST_WORDS
  return isClause && rest.length > 0
    ? { head: first, rest: text.slice(text.indexOf(rest[0] ?? '', first.length)) }
    : undefined
}
const LEAST_WORDS = 5

type From = { head: readonly string[]; body: readonly string[] }
const page = (headline: string, from: From, body: string, all: boolean): Og => ({
  form: 'page',
  parts: [
    part('headline', upperFirst(headline), from.head),
    ...(body ? [part('body', body, from.body)] : []),
  ] as Og['parts'],
  all,
})
