// The first page of an infographic where it holds the title alone: what the next page tells of, or the brand's artwork.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { depict } from '#lib/templates/aside/depict.ts'
import type { Report } from '#lib/templates/report/data.ts'
import { named } from '#lib/templates/table/columns.ts'
import { setGrid } from '#lib/templates/table/grid.ts'

const LEAST_ROOM = 260

/** What a cover shows: what the words name, or else what the brand deals in; nothing over sad news. */
export const thingOn = ({ subject, things }: Page): string[] =>
  subject.nouns.length > 0 || subject.grave ? subject.nouns : things.slice(0, 1)

/** Hours and ranks name nothing. */
const isName = (label: string): boolean => /\p{L}{3}/u.test(label)

/** The names in the first table, or else its artwork. */
export async function coverOf(page: Page, on: Ground, { blocks }: Report, room: Rect): Promise<SceneNode[]> {
  if (room.height < LEAST_ROOM) return []
  const table = blocks.find(block => block.kind === 'table')
  const shown = { ...page, subject: { ...page.subject, nouns: thingOn(page) } }
  if (!table) return depict(shown, on, { ...room, x: 0, width: page.canvas.width }, 'top')
  const names = table.labels.every(isName) ? table.labels : table.texts
  const rows = names.map(label => ({ label }))
  const max = (room.width * 0.084) / page.canvas.unit
  const list = await setGrid(page, rows, room, { on, columns: { label: named('labels') }, max })
  return list.at(room.x, room.y, room.height)
}
