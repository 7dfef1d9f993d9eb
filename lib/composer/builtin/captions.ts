// Captions: the pieces as sentences, in their order, links on a line of their own at the end.
import type { Channel } from '#lib/channels.ts'
import type { Line } from '#lib/composer/answer.ts'
import { headed } from '#lib/composer/builtin/clauses.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { CAPTION_LINES, SHORT_MOST } from '#lib/composer/forms.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

const size = width

/** As many whole pieces as the channel has room for, the first ones first. */
export function captionOf(pieces: readonly Piece[], channel: Channel, lexicons: readonly Lexicon[]): Line[] {
  const room = CAPTION_LINES[channel]
  const told = pieces.flatMap(linesOfPiece)
  const title = channel === 'youtube' ? titleOf(pieces[0], lexicons) : []
  const lines = grouped(told, room.most - title.length)
  const kept: Line[] = [...title]
  for (const line of lines)
    if (size([...kept, line].map(({ text }) => text).join('\n')) <= room.characters) kept.push(line)
  return kept.length > 0 ? kept : firstPart(pieces[0], room.characters, lexicons)
}

/** A piece that begins with its address says it last, on a line of its own. */
function linesOfPiece({ text, from }: Piece): Line[] {
  const [link] = findLinks(text)
  const rest = link && link.start === 0 ? text.slice(link.end).trim() : ''
  return link && /^\p{L}/u.test(rest)
    ? [
        { text: lineOf(upperFirst(rest)), from },
        { text: link.text, from },
      ]
    : [{ text: lineOf(text), from }]
}

const lineOf = (text: string): string => (isRow(text) ? sentence(text.split(' | ').join(', ')) : sentence(text))

const titleOf = (piece: Piece | undefined, lexicons: readonly Lexicon[]): Line[] => {
  const head = piece && headed(piece.text, lexicons, 60)
  return piece && head ? [{ text: head.head, from: piece.from }] : []
}

const firstPart = (piece: Piece | undefined, room: number, lexicons: readonly Lexicon[]): Line[] => {
  const head = piece && headed(piece.text, lexicons, room - 1)
  return piece && head ? [{ text: sentence(head.head), from: piece.from }] : []
}

/** Neighbours share a line where there are more pieces than lines. */
function grouped(lines: readonly Line[], most: number): Line[] {
  if (lines.length <= most) return [...lines]
  const each = Math.ceil(lines.length / most)
  return Array.from({ length: Math.ceil(lines.length / each) }, (_, index) =>
    lines.slice(index * each, (index + 1) * each),
  ).map(group => ({
    text: lineOfSentences(group.map(({ text }) => text)),
    from: [...new Set(group.flatMap(({ from }) => from))],
  }))
}

/** The first pieces that fit on one line. */
export function shortOf(pieces: readonly Piece[], lexicons: readonly Lexicon[]): Line {
  let line: Line = { text: '', from: [] }
  for (const { text, from } of pieces) {
    const next = [line.text, lineOf(text)].filter(Boolean).join(' ')
    if (size(next) > SHORT_MOST) break
    line = { text: next, from: [...new Set([...line.from, ...from])] }
  }
  return line.text === '' ? (firstPart(pieces[0], SHORT_MOST, lexicons)[0] ?? line) : line
}
