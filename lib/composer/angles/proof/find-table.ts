import type { Row } from '#lib/composer/angles/draft.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { upperFirst } from '#lib/composer/words/case.ts'

const PAIR =
  /(?:^|[,:;\n]\s*)((?:[\p{L}\d][\p{L}\d.+-]*)(?: [\p{L}\d.+-]+){0,2}?):? (\d+(?:\.\d+)?(?: ?(?:%|ms|s|min|h|k|m|GB|MB))?) ?(?:\/|->|→|to|vs\.?) ?(\d+(?:\.\d+)?(?: ?(?:%|ms|s|min|h|k|m|GB|MB))?)(?=\s*(?:[,;\n]|\.(?!\d)|$))/giu
export const SINGLE =
  /(?:^|[,:;\n]\s*)((?:[\p{L}\d][\p{L}\d&+’'-]*)(?: [\p{L}\d&+’'-]+){0,4}?):? ([£$€]?\d[\d,.]*\d%?|[£$€]?\d%?)(?=\s*(?:[,;\n]|\.(?!\d)|$))/giu

export type Table = { rows: Row[]; columns: string[]; paired: boolean }

/** Rows of numbers, in pipes or in commas. */
export function findTable(reading: Reading): Table | undefined {
  return piped(reading) ?? pairs(reading) ?? singles(reading)
}

function piped(reading: Reading): Table | undefined {
  const lines = reading.text
    .split('\n')
    .map(line =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => cell.trim()),
    )
    .filter(cells => cells.length >= 2 && !cells.every(cell => /^:?-+:?$/.test(cell)))
  const body = lines.filter(cells => /\d/.test(cells.at(-1) ?? '') && /\p{L}/u.test(cells[0] ?? ''))
  if (body.length < 3) return undefined
  const head = lines.find(cells => cells.every(cell => !/\d/.test(cell)))
  const paired = body.every(cells => cells.length >= 3)
  const rows = body.map(
    (cells): Row =>
      paired
        ? {
            label: upperFirst(cells[0] ?? ''),
            from: cells[1],
            to: cells[2] ?? '',
            before: amount(cells[1]),
            value: amount(cells[2]),
          }
        : { label: upperFirst(cells[0] ?? ''), to: cells[1] ?? '', value: amount(cells[1]) },
  )
  return { rows, columns: head ?? [], paired }
}

function pairs(reading: Reading): Table | undefined {
  const rows = [...reading.text.matchAll(PAIR)]
    .map(
      (match): Row => ({
        label: match[1]?.trim() ?? '',
        from: match[2],
        to: match[3] ?? '',
        before: amount(match[2]),
        value: amount(match[3]),
      }),
    )
    .filter(row => !/\b(?:from|goes|went)$/i.test(row.label))
  if (rows.length < 3) return undefined
  const [a, b] =
    reading.text
      .match(/\b(without|before|old|last year) ?(?:\/|vs\.?|versus) ?(with(?: \w+)?|after|new|this year)\b/i)
      ?.slice(1) ?? []
  const noun = reading.text.match(/\bwith(?:out)? (?:the )?(cache|\p{L}+),/iu)?.[1]
  return {
    rows,
    columns: a && b ? ['', upperFirst(noun && a === 'without' ? `${a} ${noun}` : a), upperFirst(b)] : [],
    paired: true,
  }
}

function singles(reading: Reading): Table | undefined {
  const rows = [...reading.text.matchAll(SINGLE)]
    .map((match): Row => ({ label: upperFirst(match[1]?.trim() ?? ''), to: match[2] ?? '', value: amount(match[2]) }))
    .filter(
      row =>
        row.label.length >= 2 &&
        row.label.length <= 32 &&
        !/\b(?:19|20)\d\d$/.test(row.to) &&
        !(!/%$/.test(row.to) && /\b(?:days?)$/i.test(row.label)) &&
        !/\b(?:in|at|on|by|from|to|until|of|only|over|about|code|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec\w*)$/i.test(
          row.label,
        ),
    )
  const money = rows.every(row => /^[£$€]/.test(row.to))
  return rows.length >= 3 && (money || !rows.some(row => /^[£$€]/.test(row.to)))
    ? { rows, columns: [], paired: false }
    : undefined
}

const amount = (text: string | undefined): number => Number((text ?? '').replace(/[^\d.]/g, ''))
