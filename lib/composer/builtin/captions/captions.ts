// What stands under the picture: the author's own sentences, whole and in their order, then who says so.
import type { Answer } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { brandLine } from '#lib/composer/builtin/captions/of-brand.ts'
import { type Line, paragraphsOf } from '#lib/composer/builtin/captions/paragraphs.ts'
import { clausesIn, headed } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { inRows } from '#lib/composer/builtin/report/counted.ts'
import { stepsIn } from '#lib/composer/builtin/slides/steps.ts'
import { CAPTION_LINES, SHORT_MOST } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import type { Question } from '#lib/composer/question.ts'
import { isRow, unbarred } from '#lib/composer/segments/clean.ts'
import { isListed } from '#lib/composer/words/listed.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

export type Below = Pick<Answer, 'caption' | 'short'> & {
  /** Everything stands on the picture or here. */
  all: boolean
}

/** Of grave matters nothing is listed, and neither they nor what is unwelcome have a line of the brand below them. */
type Mood = { isGrave: boolean; isUnwelcome: boolean }

/** `shown` is what the picture says. */
export function captionOf(brief: Brief, shown: string, { isGrave, isUnwelcome }: Mood): Below {
  const question: Question = isGrave ? { ...brief.question, opens: new Map() } : brief.question
  const pieces = question.asset_type === 'infographic' ? inRows(brief.pieces) : brief.pieces
  const isSeen = seenOn(shown, brief)
  const rows = pieces.filter(({ text }) => isRow(text))
  // A table is read on the picture; its heads may stand there in another way.
  const told =
    rows.length < pieces.length && rows.some(isSeen) && rows.every(one => isSeen(one) || !/\d/.test(one.text))
      ? pieces.filter(piece => !rows.includes(piece))
      : pieces
  const { least, most, room } = CAPTION_LINES[question.channel]
  const title = question.channel === 'youtube' ? firstPart(pieces[0], 60, brief) : []
  const sentencesOf = (of: readonly Piece[]) => inSentences(of).flatMap(piece => linesOfPiece(piece, brief))
  const inRoom = (of: readonly Line[]) => firstIn(of, most - title.length, room - width(textOf(title)), question)
  const whole = sentencesOf(told)
  const fitted = inRoom(whole)
  // A list that has no room here is read on the picture: what stops at the third helps nobody.
  const listed = fitted.all || whole.length > LONGEST ? [] : listedIn(told, whole, question)
  const isCut = listed.length > 0 && listed.every(isSeen)
  const [from, to] = [told.indexOf(listed[0] as Piece), told.indexOf(listed.at(-1) as Piece)]
  const sentences = isCut ? sentencesOf(told.filter((_, at) => at < from || at > to)) : whole
  const { lines, all } = isCut ? inRoom(sentences) : fitted
  const kept = [...title, ...lines]
  // Where there are words enough, what the brand says of itself only hangs on.
  const own = isGrave || isUnwelcome || !all || kept.length >= least ? [] : brandLine(brief, kept)
  if (width(textOf([...kept, ...own])) <= room) kept.push(...own)
  return {
    caption: kept.length > 0 ? kept : firstPart(pieces[0], room, brief),
    short: shortOf(sentences, pieces[0], brief),
    all: all || pieces.every(isSeen),
  }
}

/** Nobody types a list of more rows. */
const LONGEST = 60

/** Steps, and rows that were typed as a list. */
function listedIn(told: readonly Piece[], sentences: readonly Line[], question: Question): Piece[] {
  const steps = stepsIn(told)
  const rows = paragraphsOf(sentences, Math.max(1, sentences.length), question).filter(({ text }) => isListed(text))
  const numbers = new Set(rows.flatMap(({ from }) => from))
  return told.filter(piece => steps.has(piece) || piece.from.some(n => numbers.has(n)))
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
function firstIn(
  sentences: readonly Line[],
  most: number,
  room: number,
  question: Question,
): { lines: Line[]; all: boolean } {
  let [count, wide] = [0, 0]
  for (const { text } of sentences) {
    wide += width(text) + 1
    if (wide > room) break
    count++
  }
  for (; count > 0; count--) {
    const lines = paragraphsOf(sentences.slice(0, count), most, question)
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
