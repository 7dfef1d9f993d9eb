// Rows below headings, “Saturday / 8 - 10 lanes / 10.30 - 5 everyone / Sunday / …”: a slide each, its rows below its name and none of another.
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { isHead } from '#lib/composer/builtin/report/sections.ts'
import { lineTyped } from '#lib/composer/builtin/slides/typed-rows.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Question } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** So many sections are a set of them, one where there is no slide for each row; so many rows make one, and so many stand below a headline. */
const [SECTIONS, ROWS, LINES] = [2, 2, 6]
const [WIDEST, MOST_ROWS] = [60, 24]

type Line = { pieces: readonly Piece[]; text: string; opens: string }
/** A section, or what stands between two of them. */
type Part = { made: readonly Thought[]; loose: readonly Piece[] }
type Section = { head: Line; rows: readonly Line[] }

/** The sections as thoughts, and what stands around them as it was; undefined where there are too few. */
export function sectionsIn(pieces: readonly Piece[], room: number, question: Question): Part[] | undefined {
  const lines = linesIn(pieces, question)
  const isCrowded = lines.length > room
  const own = lines.map((_, at) => sectionAt(lines, at))
  const isSet = own.filter(Boolean).length >= SECTIONS
  // One alone that begins with the cover is all that the set is about.
  const sections = own.map((section, at) => {
    if (isSet && section) return section
    return isCrowded && at > 0 ? (section ?? itemsBelow(lines, at)) : undefined
  })
  if (!sections.some(Boolean)) return undefined
  const inside = new Set(sections.flatMap(one => one?.rows ?? []))
  const parts = lines.flatMap((line, at): Part[] => {
    const section = sections[at]
    if (section) return [{ made: thoughtsOf(section), loose: [] }]
    return inside.has(line) ? [] : [{ made: [], loose: line.pieces }]
  })
  const isLoose = ({ made }: Part) => made.length === 0
  return joinNeighbours(
    parts,
    (run, own) => isLoose(run) && isLoose(own) && { made: [], loose: [...run.loose, ...own.loose] },
  )
}

/** In the order in which they were typed. */
function linesIn(pieces: readonly Piece[], question: Question): Line[] {
  const lineOf = lineTyped(question)
  const typed = pieces.toSorted((a, b) => Number(a.from[0]) - Number(b.from[0]))
  const own = joinNeighbours<readonly Piece[]>(
    typed.map(piece => [piece]),
    (line, next) => line[0] && next[0] && lineOf(line[0]) === lineOf(next[0]) && [...line, ...next],
  )
  return own.map(all => ({
    pieces: all,
    text: all.map(({ text }, at) => (at < all.length - 1 ? sentence(text) : text)).join(' '),
    opens: question.opens?.get(all[0] ? lineOf(all[0]) : 0) ?? '',
  }))
}

/** A few words behind an empty line and the rows up to the next one; without empty lines all rows begin with a number. */
function sectionAt(lines: readonly Line[], at: number): Section | undefined {
  const head = lines[at]
  const [title] = head?.pieces ?? []
  if (!head || !title || head.pieces.length > 1 || !isHead({ ...title, text: withoutEnd(title.text, ' :') })) return
  const behind = lines.slice(at + 1, at + 1 + MOST_ROWS)
  const end = behind.findIndex(one => one.opens === 'apart' || !isRow(one))
  const block = behind.slice(0, end < 0 ? behind.length : end)
  const counts = block.findIndex(one => !/^\d/.test(one.text))
  const rows = counts < 0 ? block : block.slice(0, counts)
  if (rows.length >= ROWS) return { head, rows }
  const isApart = head.opens === 'apart' && block.every(({ opens }) => opens === 'item')
  return isApart && block.length >= ROWS ? { head, rows: block } : undefined
}

/** “09.00 teams / - team A: hedge / - team B: bridge / 10.30 break”: what has a mark belongs to the line above. */
function itemsBelow(lines: readonly Line[], at: number): Section | undefined {
  const head = lines[at]
  const end = lines.findIndex((line, nth) => nth > at && line.opens !== 'item')
  const rows = lines.slice(at + 1, end < 0 ? undefined : end)
  const isHeaded = head && head.opens !== 'item' && width(head.text) <= SLIDES.fields.headline
  return isHeaded && rows.length >= ROWS && rows.every(isRow) ? { head, rows } : undefined
}

const isRow = ({ text }: Line): boolean => width(text) <= WIDEST && !/[.!?] \p{Lu}/u.test(text)

/** Its rows below its name; more than have room on one slide have the name once more. */
function thoughtsOf({ head, rows }: Section): Thought[] {
  const made = rows.map(({ text, pieces }) => ({
    line: unstopped(upperFirst(text)),
    from: pieces.flatMap(one => one.from),
  }))
  const slides = joinNeighbours<typeof made>(
    made.map(one => [one]),
    (own, next) => {
      const all = [...own, ...next]
      return all.length <= LINES && width(all.map(({ line }) => line).join('\n')) <= SLIDES.fields.body && all
    },
  )
  const named = head.pieces.flatMap(({ from }) => from)
  return slides.map(own => ({
    text: withoutEnd(head.text, ' :'),
    below: own.map(({ line }) => line).join('\n'),
    more: own.map(({ line }) => line),
    from: [...new Set([...named, ...own.flatMap(({ from }) => from)])],
  }))
}
