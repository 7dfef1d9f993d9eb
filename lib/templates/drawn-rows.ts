// The rows of a picture that may each have a drawing beside it, and what becomes of these where its words are changed.
import { MOST_DRAWN_ROWS, type Picture } from '#lib/render/picture.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import type { Rows } from '#lib/templates/kit/template.ts'

/** Of fewer rows each is read at a glance. */
const FEWEST = 3

/** None where they are too few or too many, or their template has no room for drawings. */
export function rowsOf({ template, data }: Pick<Picture, 'template' | 'data'>): Rows {
  const about = catalogue[template]
  const read = about?.rows && about.fields.safeParse(data)
  const rows = read?.success ? (about?.rows?.(read.data) ?? []) : []
  return rows.length >= FEWEST && rows.length <= MOST_DRAWN_ROWS ? rows : []
}

/** Drawings go along with the rows that they were made for: in their places where there are as many, else by the words; none where that is open. */
export function rowsAlong(before: Rows, now: Rows, drawings: readonly string[]): string[] | undefined {
  if (before.length === now.length) return [...drawings]
  const said = before.map(words => words.join('\n'))
  const places = now.map(words => said.indexOf(words.join('\n')))
  return now.length === 0 || places.includes(-1) ? undefined : places.map(at => drawings[at] ?? '')
}
