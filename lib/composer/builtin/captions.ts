// What stands under the picture: the author's own sentences, whole and in their order, then who says so.
import type { Answer } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, headed } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { inRows } from '#lib/composer/builtin/report/counted.ts'
import { stepsIn } from '#lib/composer/builtin/thoughts.ts'
import { CAPTION_LINES, SHORT_MOST } from '#lib/composer/forms.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { linesOf } from '#lib/composer/question.ts'
import { isRow, unbarred } from '#lib/composer/segments/clean.ts'
import { endsInContact, lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

type Line = Answer['short']
export type Below = Pick<Answer, 'caption' | 'short'> & {
  /** Everything stands on the picture or here. */
  all: boolean
}

/** `shown` is what the picture says; of grave or unwelcome matters the caption has no line of the brand. */
export function captionOf(brief: Brief, shown: string, grave: boolean): Below {
  const { question } = brief
  const pieces = question.asset_type === 'infographic' ? inRows(brief.pieces) : brief.pieces
  const isSeen = seenOn(shown, brief)
  const rows = pieces.filter(({ text }) => isRow(text))
  // A table is read on the picture; its heads may stand there in another way.
  const told =
    rows.length < pieces.length && rows.some(isSeen) && rows.every(one => isSeen(one) || !/\d/.test(one.text))
      ? pieces.filter(piece => !rows.includes(piece))
      : pieces
  const { least, most, characters } = CAPTION_LINES[question.channel]
  const title = question.channel === 'youtube' ? firstPart(pieces[0], 60, brief) : []
  const sentencesOf = (of: readonly Piece[]) => inSentences(of).flatMap(piece => linesOfPiece(piece, brief))
  const inRoom = (of: readonly Line[]) => firstIn(of, most - title.length, characters - width(textOf(title)))
  // Steps that have no room here are read on the picture: what stops at the third helps nobody.
  const steps = stepsIn(told)
  const isCut = steps.size > 0 && [...steps].every(isSeen) && !inRoom(sentencesOf(told)).all
  const [from, to] = [told.findIndex(one => steps.has(one)), told.findLastIndex(one => steps.has(one))]
  const sentences = sentencesOf(isCut ? told.filter((_, at) => at < from || at > to) : told)
  const { lines, all } = inRoom(sentences)
  const kept = [...title, ...lines]
  // Where there are words enough, what the brand says of itself only hangs on.
  const own = grave || !all || kept.length >= least ? [] : brandLine(brief, kept)
  if (width(textOf([...kept, ...own])) <= characters) kept.push(...own)
  return {
    caption: kept.length > 0 ? kept : firstPart(pieces[0], characters, brief),
    short: shortOf(sentences, pieces[0], brief),
    all: all || pieces.every(isSeen),
  }
}

/** “What we check: 1 flue, 2 seals” was cut into a title and its members, which are one sentence again. */
const inSentences = (pieces: readonly Piece[]): Piece[] =>
  joinNeighbours(pieces, (above, { raw, text }) => {
    const isMember = above.raw === raw && /[:：](?: |$)/.test(above.text) && !isRow(text)
    const at = raw.toLowerCase().indexOf(text.toLowerCase())
    const own = at < 0 ? text : raw.slice(at, at + text.length)
    return isMember && { ...above, text: above.text + (/:$/.test(above.text) ? ' ' : ', ') + own }
  })

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

const seenOn = (shown: string, brief: Brief) => {
  const { literals } = pieceOf([], shown, brief)
  const words = new Set(tokensOf(shown).map(({ key }) => key))
  const values = new Set(literals.map(({ kind, values: [value] }) => `${kind} ${value}`))
  return (piece: Piece): boolean =>
    piece.content.every(word => words.has(word)) &&
    piece.literals.every(
      ({ kind, text, values: [value] }) =>
        values.has(`${kind} ${value}`) || tokensOf(text).every(({ key }) => words.has(key)),
    )
}

/** As many of the first sentences as have room. */
function firstIn(sentences: readonly Line[], most: number, room: number): { lines: Line[]; all: boolean } {
  let [count, wide] = [0, 0]
  for (const { text } of sentences) {
    wide += width(text) + 1
    if (wide > room) break
    count++
  }
  for (; count > 0; count--) {
    const lines = joined(sentences.slice(0, count), most)
    if (width(textOf(lines)) <= room) return { lines, all: count === sentences.length }
  }
  return { lines: [], all: sentences.length === 0 }
}

/** A piece that begins with its address says it last, on a line of its own, behind what the page is called. */
function linesOfPiece({ text, from }: Piece, brief: Brief): Line[] {
  const [link] = findLinks(text)
  const rest = link && link.start === 0 ? text.slice(link.end).trim() : ''
  if (!link || !/^\p{L}/u.test(rest)) return [{ text: lineOf(text, brief), from }]
  return [
    { text: lineOf(rest, brief), from },
    { text: link.text, from },
  ]
}

function lineOf(text: string, { clock }: Brief): string {
  const line = upperFirst(unbarred(text))
  // “Loopdeck 4.2” with a stop would be another version, and “14:00〜” is no sentence.
  return /\d\.\d+$/.test(line) || (clock.language === 'ja' && !/\p{Script=Hiragana}$/u.test(line))
    ? line
    : sentence(withoutEnd(line, `${SPACES}:`))
}

/** As narrow as “Sold out.”: no paragraph of its own. */
const SHORT = 40

/** Short sentences share a line with their neighbour, but for where readers answer; and more of them where there are more than lines. */
function joined(sentences: readonly Line[], most: number): Line[] {
  const lines: Line[][] = []
  for (const one of sentences) {
    const last = lines.at(-1)
    const before = last?.at(-1)
    const isShort = [one, before].some(line => line && width(line.text) <= SHORT)
    if (last && isShort && !endsInContact(one.text)) last.push(one)
    else lines.push([one])
  }
  const each = Math.ceil(lines.length / most)
  return Array.from({ length: Math.ceil(lines.length / each) }, (_, index) =>
    lines.slice(index * each, (index + 1) * each).flat(),
  ).map(group => ({
    text: lineOfSentences(group.map(({ text }) => text)),
    from: [...new Set(group.flatMap(({ from }) => from))],
  }))
}

/** Where classes are off, nobody says that there are classes. */
const DENIED: readonly ClaimGroup[] = ['not', 'closed', 'cancelled']
/** Bad news has no slogan. */
const BAD: readonly ClaimGroup[] = ['cancelled', 'sorry', 'thank']
/** Prices that rise have none either. */
const RISES =
  /(?<!\p{L})(?:price (?:change|rise|increase)s?|prices? (?:are |is )?(?:going|goes?) up|teurer|preise? (?:anheben|erhöhen|anpassen)|preiserhöhung|augment\p{L}*|hausse des prix|sub(?:e|en|imos|ida de) (?:l[oa]s )?precio\p{L}*|aument\p{L}*|podwyżk\p{L}*|verhog\p{L}*|duurder)(?!\p{L})/iu
/** A paragraph of itself hangs on like an advert. */
const LINE = 90

/** Whether its one line is of one thing that it sells under another name: “a two-hour birthday party” is not what the rink is. */
function ofProduct({ name, offer }: Brief['question']['brand']): boolean {
  const [whole, sold = ''] = [name.toLowerCase(), offer?.product_name?.toLowerCase()]
  return sold !== '' && !whole.includes(sold) && !sold.includes(whole)
}

/** Who says it, where the brand has a line in the language of the post that states no value of its own. */
/** “no hay clase” denies “clases”. */
const STEM = 5

function brandLine({ pieces, question: { brand }, lexicons, clock }: Brief, said: readonly Line[]): Line[] {
  const isBad = ({ text, claims }: Piece) => BAD.some(claim => claims.has(claim)) || RISES.test(text)
  if (brand.voice.regulated || pieces.some(isBad)) return []
  const lines = linesOf(brand)
  // A line too short to tell is in the language of all of them.
  const ours = languageOf(Object.values(lines).join('\n'), 'en').language
  const own = brand.name.toLowerCase()
  const named = textOf(said).toLowerCase().includes(own)
  for (const id of ofProduct(brand) ? (['b1', 'b2'] as const) : (['b3', 'b2', 'b1'] as const)) {
    const text = lines[id]
    if (!text || languageOf(text, ours).language !== clock.language) continue
    const { literals, content } = pieceOf([id], text, { lexicons, clock })
    const denied = pieces.some(
      one =>
        DENIED.some(claim => one.claims.has(claim)) &&
        one.content.some(word => content.some(own => own.slice(0, STEM) === word.slice(0, STEM))),
    )
    if (literals.length > 0 || denied || said.some(({ from }) => from.includes(id))) continue
    // “Orme Keddie is an accountancy …” says whose it is, though not by the whole name.
    const first = text.split(' ').slice(0, 2).join(' ').toLowerCase()
    const alone = named || own.startsWith(first) || text.toLowerCase().includes(own)
    // Of several sentences the first says what it is; a motto is whole.
    const [whatItIs = text] = text.split(/(?<=[.!?。])\s+(?=\p{L})/u)
    const opening = id === 'b1' ? text : whatItIs
    if (width(opening) > LINE) continue
    return alone
      ? [{ text: sentence(upperFirst(opening)), from: [id] }]
      : [
          {
            text: sentence(`${brand.name}${/[:：]/.test(opening) ? ' – ' : colon(clock.language)}${opening}`),
            from: [id, 'brand'],
          },
        ]
  }
  return []
}

const colon = (language: string): string => (language === 'ja' ? '：' : language === 'fr' ? '\u00a0: ' : ': ')

const firstPart = (piece: Piece | undefined, room: number, brief: Brief): Line[] => {
  if (!piece) return []
  const head =
    headed(piece.text, brief.lexicons, room, piece.literals)?.head ??
    clausesIn(piece.text, piece.literals).find(({ text }, at) => at === 0 && width(text) <= room && text.includes(' '))
      ?.text
  return head ? [{ text: head, from: piece.from }] : []
}

/** The first sentences that fit on one line. */
function shortOf(lines: readonly Line[], first: Piece | undefined, brief: Brief): Line {
  let line: Line = { text: '', from: [] }
  for (const { text, from } of lines) {
    const next = [line.text, text].filter(Boolean).join(' ')
    if (width(next) > SHORT_MOST) break
    line = { text: next, from: [...new Set([...line.from, ...from])] }
  }
  return line.text === '' ? (firstPart(first, SHORT_MOST, brief)[0] ?? line) : line
}
