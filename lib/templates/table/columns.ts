// How the columns of tables are set: what is acted on in the brand's display letters, what explains it in running ones.
import type { CellLook } from '#lib/templates/table/cells.ts'

export const named = (role: string): CellLook => ({ role, face: 'display', tone: 'ink', share: 1, lines: 3 })
export const ends = (role: string): CellLook => ({
  role,
  face: 'display',
  tone: 'ink',
  share: 1,
  lines: 2,
  tabular: true,
})
export const leads = (role: string): CellLook => ({
  role,
  face: 'display',
  tone: 'lead_ink',
  share: 1,
  lines: 2,
  tabular: true,
})
export const labels = (role: string): CellLook => ({
  role,
  face: 'text',
  tone: 'muted',
  share: 0.64,
  lines: 2,
  weight: 500,
})
export const details = (role: string): CellLook => ({ role, face: 'text', tone: 'body', share: 0.78, lines: 3 })
export const asides = (role: string): CellLook => ({ role, face: 'text', tone: 'muted', share: 0.82, lines: 2 })

/** Few rows are set larger. */
export function largestRow(rows: number, wide: boolean): number {
  const [few, three, five, many] = wide ? [64, 54, 44, 36] : [92, 76, 62, 50]
  return rows <= 2 ? few : rows === 3 ? three : rows <= 5 ? five : many
}
