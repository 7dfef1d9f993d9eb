// One number for each of several in a sentence: “410 gulls in April, 190 in May, 60 in June and 22 in July”, “water reed 40 years, wheat reed 30, long straw 20”.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { withUnit } from '#lib/composer/builtin/report/counted.ts'
import { fits, type Row, row } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS } from '#lib/composer/forms.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare } from '#lib/composer/lexis/trim.ts'

/** `of` is what all of them count, `rest` what its sentence goes on with. */
export type Series = { of: string; rows: readonly Row[]; rest?: Piece }

export function seriesIn(piece: Piece, brief: Brief): Series | undefined {
  const parts = partsIn(piece)
  return countedBy(parts, piece, brief) ?? measuredBy(parts, piece, brief)
}

type Part = { start: number; before: string; number: string; after: string }

/** The clauses with the number of each; “60 in June and 22 in July” are two. */
function partsIn({ text, literals }: Piece): Part[] {
  const starts = clausesIn(text, literals).flatMap(({ start, end }) => {
    const and = AND_NUMBER.exec(text.slice(start, end))
    return and ? [start, start + and.index + and[0].length] : [start]
  })
  return starts.map((start, at) => {
    const own = text.slice(start, starts[at + 1] ?? text.length)
    // “in April” is whose number it is.
    const values = literals.filter(one => COUNTS.test(one.kind) && one.start >= start && one.end <= start + own.length)
    const [value, ...more] = values
    if (value?.kind !== 'number' || more.length > 0) return { start, before: own, number: '', after: '' }
    const [from, to] = [value.start - start, withUnit(own, value.end - start)]
    return {
      start,
      before: bare(unjoined(own.slice(0, from))),
      number: own.slice(from, to),
      after: endless(own.slice(to)),
    }
  })
}
const COUNTS = /^(?:number|money|percent|phone|time)$/
const AND_NUMBER = /,? (?:and|und|y|e|et|i|en) (?=\d)/iu
const endless = (text: string): string => bare(text.replace(AND_NUMBER_AT_END, '')).replace(/[.!]$/, '')
const AND_NUMBER_AT_END = /,? (?:and|und|y|e|et|i|en) $/iu

/** “410 gulls on the roof in April, 190 in May, …”, “Of these 251 were corrosion, 129 were threads, …”: behind each number the same small word and its own. */
function countedBy(parts: readonly Part[], piece: Piece, brief: Brief): Series | undefined {
  const [first, second] = parts
  const joint = second?.after.split(' ')[0] ?? ''
  const isSmall = joint !== '' && !tokensOf(joint).some(token => isContent(token, brief.lexicons))
  if (!first?.number || !isSmall) return undefined
  const isNext = ({ before, number, after }: Part) => before === '' && number !== '' && after.startsWith(`${joint} `)
  const count = endOf(parts, isNext)
  const at = ` ${first.after}`.lastIndexOf(` ${joint} `)
  if (at < 0) return undefined
  const [before, thing] = [bare(first.before), bare(first.after.slice(0, Math.max(0, at)))]
  // “About 410 …”, “rose to 410 …”
  if (before !== '' && !endsFully(before, brief)) return undefined
  const isUnit = UNIT.test(thing)
  if (!isUnit && /^\p{L}{1,2}(?!\p{L})/u.test(thing)) return undefined
  const [unit, of] = isUnit ? [thing, before] : ['', `${before} ${thing}`.trim()]
  const rows = parts.slice(0, count).map(({ number, after }, nth) => {
    const from = nth === 0 ? at : 0
    return row(upperFirst(bare(after.slice(from + joint.length + 1))), [number, unit].filter(Boolean).join(' '))
  })
  return asSeries(of, rows, parts[count], piece, brief)
}

/** “Water reed 40 years, combed wheat reed 30, long straw 20”: a name before each number, and what they are in behind the first; “12 months to season” says what it is that is measured. */
function measuredBy(parts: readonly Part[], piece: Piece, brief: Brief): Series | undefined {
  const [first] = parts
  const [, unit = '', more = ''] = /^(\p{L}{1,12})((?: \p{L}+){0,3})$/u.exec(first?.after ?? '') ?? []
  if (!first?.number || unit === '' || (more !== '' && !UNIT.test(unit))) return undefined
  const isMember = ({ before, number, after }: Part) =>
    number !== '' &&
    /\p{L}/u.test(before) &&
    before.split(' ').length <= NAME &&
    (after === '' || after === unit || after === first.after)
  const count = endOf(parts, isMember)
  const rows = parts.slice(0, count).map(({ before, number }) => row(upperFirst(before), `${number} ${unit}`))
  // “eyes about 9”, “never over 1”
  const areNames = parts.slice(0, count).every(({ before }) => endsFully(before, brief))
  return isMember(first) && areNames ? asSeries(more && first.after, rows, parts[count], piece, brief) : undefined
}
const NAME = 4

/** “60 litres at home, 45 at the gym”: goes with each number. */
export const UNIT =
  /^(?:[km]?[gml]|cm|mm|km|kwh|h|hrs?|min|mins?|wks?|yrs?|tons?|tonnes?|met(?:re|er)s?|litres?|liters?|hours?|minutes?|days?|weeks?|months?|years?|miles?|kilos?|liter|stunden?|minuten?|tage?n?|wochen?|monate?n?|jahre?n?|litros?|horas?|minutos?|d[ií]as?|semanas?|meses|años|anos|heures?|jours?|semaines?|mois|ans|litri|ore|minuti|giorni|settimane|mesi|anni|dias|godzin\p{L}?|minut|dni|tygodni\p{L}?|miesięcy|lat|uur|dagen|weken|maanden|jaar)$/iu

const endsFully = (text: string, { lexicons }: Brief): boolean => {
  const last = tokensOf(text).at(-1)
  return last !== undefined && (isContent(last, lexicons) || /\d/.test(last.text))
}

/** Where those end that are alike; the first is of them. */
function endOf(parts: readonly Part[], isAlike: (part: Part) => boolean): number {
  const other = parts.findIndex((part, at) => at > 0 && !isAlike(part))
  return other < 0 ? parts.length : other
}

function asSeries(
  of: string,
  rows: readonly Row[],
  next: Part | undefined,
  { text, from }: Piece,
  brief: Brief,
): Series | undefined {
  const hasRoom = rows.length >= LISTED && rows.length <= BLOCKS.bars.most && rows.every(one => fits('bars', one))
  if (!hasRoom || rows.some(({ label }) => label === '')) return undefined
  const rest = next && pieceOf(from, upperFirst(unjoined(text.slice(next.start))), brief)
  return { of: upperFirst(of), rows, ...(rest && { rest }) }
}
