// Captions: first what the picture does not say, then what to do and where, then who says it. What the picture says already is said in another order, or not at all.
import type { Answer, Line } from '#lib/composer/answer.ts'
import { clausesIn, headed, SIDES } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { isContact, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { colon, turned } from '#lib/composer/builtin/turn.ts'
import { isJoined, isOwn, leans } from '#lib/composer/builtin/weight.ts'
import { CAPTION_LINES, SHORT_MOST } from '#lib/composer/forms.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { linesOf } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { endsInContact, lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

export type Below = Pick<Answer, 'caption' | 'short'> & {
  /** Everything stands on the picture or here. */
  all: boolean
  /** It says what the picture does not. */
  adds: boolean
}

/** `shown` is what the picture says; of grave matters the caption tells all, in the order of the brief, and nothing of the brand. */
export function captionOf(brief: Brief, shown: string, grave: boolean): Below {
  const { pieces, question } = brief
  const seen = seenIn(shown, brief)
  const left = grave ? pieces.flatMap(linesOfPiece) : pieces.flatMap(piece => unsaid(piece, seen, brief))
  const opens = grave || (left[0] !== undefined && isWhole(left[0].text, brief))
  const lead = opens ? undefined : anchor(brief)
  const lines = lead ? [lead, ...left.filter(line => !isWithin(line, lead))] : left
  const named = lead?.text.startsWith(question.brand.name) ?? false
  const rest = grave ? [] : [...calls(brief, lines), ...brandLine(brief, lines, named)]
  const room = CAPTION_LINES[question.channel]
  const title = question.channel === 'youtube' ? titleOf(pieces[0], brief) : []
  const kept = fitted(lines, rest, { ...room, most: room.most - title.length }, title)
  const caption = kept.lines.length > 0 ? kept.lines : firstPart(pieces[0], room.characters, brief)
  return { caption, short: shortOf(lines, pieces[0], brief), all: kept.all, adds: left.length > 0 }
}

/** What the first line says already. */
const isWithin = ({ text, from }: Line, lead: Line): boolean =>
  from[0] === lead.from[0] && fold(lead.text).includes(fold(withoutEnd(text, '.。')))

type Room = { most: number; characters: number }
const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

/** All that must be said, in as many lines as there may be, then as much of the rest as has room. */
function fitted(lines: readonly Line[], rest: readonly Line[], { most, characters }: Room, title: readonly Line[]) {
  const kept = [...title]
  for (const line of grouped(lines, most)) if (width(textOf([...kept, line])) <= characters) kept.push(line)
  const all = kept.length - title.length === Math.min(lines.length, grouped(lines, most).length)
  const more: Line[] = []
  for (const line of rest)
    if (kept.length + more.length < most + title.length && width(textOf([...kept, ...more, line])) <= characters)
      more.push(line)
  return { lines: [...kept, ...more], all }
}

type Seen = { words: ReadonlySet<string>; values: ReadonlySet<string> }
const seenIn = (shown: string, { lexicons, clock }: Brief): Seen => {
  const { content, literals } = pieceOf([], shown, shown, lexicons, clock)
  return {
    words: new Set([...content, ...tokensOf(shown).map(({ key }) => key)]),
    values: new Set(literals.flatMap(({ kind, values }) => values.slice(0, 1).map(value => `${kind} ${value}`))),
  }
}

const isSaid = ({ content, literals }: Piece, { words, values }: Seen): boolean =>
  content.every(word => words.has(word)) &&
  literals.every(
    ({ kind, text, values: [value] }) =>
      values.has(`${kind} ${value}`) || tokensOf(text).every(({ key }) => words.has(key)),
  )

/** The clauses of a piece that the picture leaves out, or all of it where they cannot stand alone. */
function unsaid(piece: Piece, seen: Seen, { lexicons, clock }: Brief): Line[] {
  if (isSaid(piece, seen)) return []
  const clauses = isRow(piece.text) ? [] : clausesIn(piece.text, piece.literals)
  const made = clauses.map(({ text }) => pieceOf(piece.from, text, text, lexicons, clock))
  const left = made.filter(one => !isSaid(one, seen))
  const alone =
    left.length < made.length &&
    clauses.slice(0, -1).every(({ mark }) => /[,،、–:.]/.test(mark)) &&
    left.every(one => isOwn(one) && !isJoined(one.text) && !leans(one.text, lexicons))
  if (!alone) return linesOfPiece(piece)
  return linesOfPiece({ ...piece, text: left.map(({ text }) => text).join(clock.language === 'ja' ? '、' : ', ') })
}

/** A piece that begins with its address says it last, on a line of its own. */
function linesOfPiece({ text, from }: Pick<Piece, 'text' | 'from'>): Line[] {
  const [link] = findLinks(text)
  const rest = link && link.start === 0 ? text.slice(link.end).trim() : ''
  return link && /^\p{L}/u.test(rest)
    ? [
        { text: lineOf(upperFirst(rest)), from },
        { text: link.text, from },
      ]
    : [{ text: lineOf(text), from }]
}

function lineOf(text: string): string {
  const line = upperFirst(isRow(text) ? text.split(' | ').join(', ') : text)
  // “Loopdeck 4.2” with a stop would be another version.
  return /\d\.\d+$/.test(line) ? line : sentence(line)
}

/** Says by itself what it is about. */
const isWhole = (text: string, { lexicons, clock }: Brief): boolean =>
  !leans(text, lexicons) &&
  !endsInContact(text) &&
  pieceOf([], text, text, lexicons, clock).content.length >= CONTENT &&
  (text.split(' ').length >= WHOLE || UNSPACED.test(text))
const WHOLE = 4
const CONTENT = 2

/** Where readers answer: said again, as a caption can be copied from. */
function calls({ pieces, lexicons, clock }: Brief, lines: readonly Line[]): Line[] {
  const found = pieces.flatMap(piece =>
    isContact(piece)
      ? [piece]
      : clausesIn(piece.text, piece.literals)
          .map(({ text }) => pieceOf(piece.from, text, text, lexicons, clock))
          .filter(isContact),
  )
  const last = found.at(-1)
  return last && !lines.some(({ text }) => text.includes(last.text)) ? linesOfPiece(last) : []
}

/** Where classes are off, nobody says that there are classes. */
const DENIED: readonly ClaimGroup[] = ['not', 'closed', 'cancelled']

/** Who says it, where the brand has a line in the language of the post that states no value of its own. */
function brandLine(
  { pieces, question: { brand }, lexicons, clock }: Brief,
  said: readonly Line[],
  named: boolean,
): Line[] {
  if (brand.voice.regulated) return []
  const lines = linesOf(brand)
  for (const id of ['b3', 'b2', 'b1'] as const) {
    const text = lines[id]
    if (!text || languageOf(text, clock.language).language !== clock.language) continue
    const { literals, content } = pieceOf([id], text, text, lexicons, clock)
    const denied = pieces.some(
      one => DENIED.some(claim => one.claims.has(claim)) && one.content.some(word => content.includes(word)),
    )
    if (literals.length > 0 || denied || said.some(({ from }) => from.includes(id))) continue
    const alone = named || text.toLowerCase().includes(brand.name.toLowerCase())
    return [{ text: sentence(alone ? text : `${brand.name}${colon(clock.language)}${text}`), from: [id] }]
  }
  return []
}

/** What the picture says, in another order: its day first, else whose news it is, in fewer words where it is a title and its list. */
function anchor(brief: Brief): Line | undefined {
  const first = brief.pieces.find(({ text }) => isWhole(text, brief)) ?? brief.pieces[0]
  if (!first || isRow(first.text)) return undefined
  const { question, clock } = brief
  const other = turned(first, brief)
  if (other) return { text: sentence(other), from: first.from }
  const [head, ...more] = clausesIn(first.text, first.literals)
  const titled = head !== undefined && /[:：]/.test(head.mark)
  const behind = head && upperFirst(first.text.slice(head.end + 1).trim())
  const text =
    !titled || !behind
      ? first.text
      : isShorter(head.text, more.length, behind)
        ? head.text
        : labelled(head.text, first.text, behind)
  if (!/\p{L}/u.test(text)) return undefined
  const { name, voice } = question.brand
  const own = first.from[0]?.startsWith('b') || text.toLowerCase().includes(name.toLowerCase())
  return own || voice.regulated || /: |：/.test(text)
    ? { text: lineOf(text), from: first.from }
    : { text: lineOf(`${name}${colon(clock.language)}${text}`), from: [...first.from, 'brand'] }
}

const LONG = 3
/** A title of its list, or of an address, says enough by itself. */
const isShorter = (title: string, members: number, behind: string): boolean =>
  (members >= LONG && (title.split(' ').length >= LONG || width(title) >= WHOLE * LONG)) ||
  SIDES.test(title) ||
  findLinks(behind)[0]?.start === 0
/** “Case study: …” without its label; a short title of values keeps them. */
const labelled = (title: string, whole: string, behind: string): string =>
  /^\d/.test(behind) || behind.includes(',') ? whole : title === '' ? whole : behind

const titleOf = (piece: Piece | undefined, brief: Brief): Line[] => firstPart(piece, 60, brief)

const firstPart = (piece: Piece | undefined, room: number, { lexicons }: Brief): Line[] => {
  const head = piece && headed(piece.text, lexicons, room, piece.literals)
  return piece && head ? [{ text: head.head, from: piece.from }] : []
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

/** The first lines that fit on one. */
function shortOf(lines: readonly Line[], first: Piece | undefined, brief: Brief): Line {
  let line: Line = { text: '', from: [] }
  for (const { text, from } of lines) {
    const next = [line.text, text].filter(Boolean).join(' ')
    if (width(next) > SHORT_MOST) break
    line = { text: next, from: [...new Set([...line.from, ...from])] }
  }
  return line.text === '' ? (firstPart(first, SHORT_MOST, brief)[0] ?? line) : line
}
