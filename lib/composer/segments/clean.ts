// A brief as lines of plain text: no invisible signs, no marks of quoted mail and lists, tables as rows.
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** Controls, formats (bidi, zero-width, soft hyphen, tags) and letters that draw nothing. */
const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Cf}|\p{Cn}|\p{Co}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu
/** The mark of a row, and no dash of a speech. */
const LISTED = /^\s*(?:[-*•·‣–—▪◦]\s|[・●○◎■□◆◇▶►➤✓✔①-⑳])/
const LINE_MARK = /^(?:[>|\s]*>)?\s*(?:[-*•·‣–—▪◦]\s+|#{1,6}\s+|[・●○◎■□◆◇▶►➤✓✔①-⑳]\s*)?/

/** The text that everything is read from: composed letters, no control, bidi or zero-width sign. */
export const cleaned = (brief: string): string =>
  brief
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')

/** How a line begins: with the mark of a list, behind an empty line, or below the one before it. */
export type Opening = 'item' | 'apart' | 'line'
export type TypedLine = { text: string; opens: Opening }

/** Lines without marks; a row of a table keeps its bars, the rule under its head is gone. */
export const linesOf = (text: string): TypedLine[] => {
  const lines = withCells(text.split('\n').map(line => line.replaceAll(DASHED, ' $1$2 ')))
  const filled = lines.filter(line => /\S/.test(line))
  const gaps = filled.map(line => GAP.test(line))
  // Two that stand one below the other are columns.
  const spaced = new Set(filled.filter((_, at) => gaps[at] && (gaps[at - 1] || gaps[at + 1])))
  const isPointed = lines.filter(isPair).length >= 2
  return lines
    .map((line, at): TypedLine => {
      const row = rowOf(
        isPointed && isPair(line)
          ? line.replace(ARROW, '\t')
          : spaced.has(line)
            ? line.trim().replace(GAPS, '\t')
            : line,
      )
      const opens = LISTED.test(line) ? 'item' : /\S/.test(lines[at - 1] ?? '') ? 'line' : 'apart'
      return { opens, text: row ?? line.replace(LINE_MARK, '').replace(/\s+/g, ' ').trim() }
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** “age group,finishers,median time” above “18-34,61,1:52” and more: lines as a spreadsheet saves them, with tabs for their commas. */
function withCells(lines: readonly string[]): string[] {
  const counts = lines.map(line => (SAVED.test(line) ? line.split(/[,;]/).length : 0))
  const runs = joinNeighbours(
    counts.map((count, at) => ({ count, from: at, to: at + 1 })),
    (run, { count, to }) => count === run.count && { ...run, to },
  )
  const isTable = ({ count, from, to }: (typeof runs)[number]): boolean => {
    const [head = '', ...rows] = lines.slice(from, to)
    // “Suppe 3,50” has a price, and no two cells.
    const isHeaded = count > 1 && !/\d/.test(head)
    return rows.length > 1 && (isHeaded || count > 2) && rows.every(row => /\d/.test(row))
  }
  return runs.flatMap(run => {
    const own = lines.slice(run.from, run.to)
    return isTable(run) ? own.map(line => line.replaceAll(/[,;]/g, '\t')) : own
  })
}
/** Cells, none of them empty or a sentence, and no blank behind a comma; between tabs “$91,400” is one value. */
const SAVED = /^[^\s,;|.!?](?:[^,;|!?\t]{0,39}[,;](?=[^\s,;])){1,5}[^,;|!?\t]{1,40}$/u

/** Blanks that part columns; behind the end of a sentence people type two as well. */
const GAP = /[^\s.!?:;,] {2}/
const GAPS = /(?<=[^\s.!?:;,]) {2,}/g
/** “Prem 1  -  Marist”: a dash with its blanks parts no columns. */
const DASHED = /(?<=\S) {1,9}([-–—]) {2,9}(?=\S)|(?<=\S) {2,9}([-–—]) (?=\S)/g

/** “Fri 1 Jan > Sat 2 Jan”: one arrow between two cells; two of them are a path, and one line of it is a sentence. */
const ARROW = /(?<=[\p{L}\p{N}.)])[ \t]{1,3}(?:-{0,2}>|=>|[→⇒➜])[ \t]{1,3}(?=\S)/u
const isPair = (line: string): boolean => line.split(ARROW).length === 2

/** “| a | b |” and “a⇥b” are “a | b”. */
function rowOf(line: string): string | undefined {
  const bars = line.replace(/^[>\s]+/, '')
  const cells = bars.includes('\t') ? bars.split('\t') : bars.split('|')
  const filled = cells.map(cell => cell.replace(/\s+/g, ' ').trim()).filter(cell => cell !== '')
  if (cells.length < (bars.includes('\t') ? 2 : 3) || filled.length < 2) return undefined
  return filled.some(cell => /[\p{L}\p{N}]/u.test(cell)) ? filled.join(' | ') : ''
}

/** A row as a sentence has it: “Breed: terrier cross”, else its cells between commas. */
export function unbarred(text: string): string {
  const [label = '', ...cells] = text.split(' | ')
  const said = cells.join(', ')
  const isSaid = /[\p{L}%€$£]/u.test(said) && (/\d/.test(said) || (cells.length === 1 && said.includes(' ')))
  const isLabel = (LABEL.test(label) && isSaid) || (/\p{L}/u.test(label) && SUM.test(said))
  return [label, said].filter(Boolean).join(isLabel ? ': ' : ', ')
}
/** A day or a number leads on to what follows it. */
const LABEL = /^\p{L}[^\d,;:.!?|]{0,27}$/u
/** “up to 60 m | R1 850”: what something costs or measures is said of it, whatever its name. */
const SUM = /^(?:\p{Sc}|\p{L}{1,3}\.?) ?\d[\d .,]{0,12}$|^\d[\d .,]{0,12}(?:\p{Sc}|\p{L}{2,3})$/u

export const isRow = (segment: string): boolean => segment.includes(' | ')
