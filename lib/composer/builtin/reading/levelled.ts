// Tables and numbered lists are told or left as a whole, and a title right above them no less surely.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { pricedIn } from '#lib/composer/builtin/tables/blanks.ts'
import { pairsIn } from '#lib/composer/builtin/tables/pairs.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { isRow } from '#lib/composer/segments/clean.ts'

/** Each word of rows that follow each other has the chance of all of them, and a title right above them no higher one. */
export function levelled(heard: readonly Heard[], segments: readonly string[]): readonly Heard[] {
  const [paired, priced] = [pairsIn(segments), pricedIn(segments)]
  const isInTable = (at: number) =>
    isRow(segments[at] ?? '') || paired.has(at) || priced.has(at) || isStep(segments, at)
  const tables = segments.map((_, at) =>
    isInTable(at) ? [...segments.keys()].slice(0, at).findLastIndex(one => !isInTable(one)) : undefined,
  )
  const isTitled = (at: number) =>
    isInTable(at + 1) &&
    leadOf(segments[at] ?? '') === 0 &&
    !/[.!?]$/.test(segments[at] ?? '') &&
    !(isStep(segments, at + 1) && asksFor(segments[at] ?? ''))
  const means = new Map(
    [...Map.groupBy(heard, ({ word }) => tables[word.piece])].map(([table, own]) => [
      table,
      own.reduce((sum, { chance }) => sum + chance, 0) / own.length,
    ]),
  )
  return heard.map(one => {
    const table = tables[one.word.piece]
    const below = table === undefined && isTitled(one.word.piece) ? means.get(one.word.piece) : undefined
    if (below !== undefined) return { ...one, chance: Math.min(one.chance, below) }
    return table === undefined ? one : { ...one, chance: means.get(table) ?? one.chance }
  })
}

/** “1. Find the box” where “2.” follows or stands before it. */
const isStep = (segments: readonly string[], at: number): boolean => {
  const nth = Number(STEP.exec(segments[at] ?? '')?.[1] ?? Number.NaN)
  const isBeside = (by: number) => Number(STEP.exec(segments[at + by] ?? '')?.[1]) === nth + by
  return isBeside(1) || isBeside(-1)
}
const STEP = /^(\d{1,2})\. \p{L}/u

/** “Short vid for our check: 1. …” */
const asksFor = (title: string): boolean =>
  tokensOf(title)
    .slice(0, OPENING)
    .some(({ key }) => THINGS.has(key))
const OPENING = 4
