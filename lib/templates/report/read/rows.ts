// Which rows of a report may have a drawing beside them: those of lists, tables and steps, whole blocks as long as they are few.
import { MOST_DRAWN_ROWS } from '#lib/render/picture.ts'
import { type Rows, saidIn } from '#lib/templates/kit/template.ts'
import type { Part } from '#lib/templates/report/read/arranged.ts'

/** A row alone is a sentence. */
const FEWEST = 2

function rowsIn(part: Part): Rows {
  if (part.kind === 'rows') return part.rows.map(({ name, value, detail }) => saidIn(name, value, detail))
  if (part.kind === 'steps') return part.titles.map((title, at) => saidIn(title, part.bodies[at]))
  if (part.kind !== 'table') return []
  const { labels, details, before_texts, texts } = part
  return labels.map((label, at) => saidIn(label, details[at], before_texts[at], texts[at]))
}

/** Of each part the number of its first row among all that are drawn for, and how many it has; null where none of its own is. */
export function drawnSpans(parts: readonly Part[]): ({ from: number; count: number } | null)[] {
  let from = 0
  return parts.map(part => {
    const count = rowsIn(part).length
    if (count < FEWEST || from + count > MOST_DRAWN_ROWS) return null
    from += count
    return { from: from - count, count }
  })
}

export function rowsDrawn(parts: readonly Part[]): Rows {
  const spans = drawnSpans(parts)
  return parts.flatMap((part, at) => (spans[at] ? rowsIn(part) : []))
}
