// The day that a post tells, as a leaf of a calendar.
import type { Ground } from '#lib/render/colour/ground.ts'
import { groundOn } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'

/** Null for a picture that tells no day, or a rectangle too small for one. */
export async function leaf(page: Page, on: Ground, rect: Rect): Promise<SceneNode[] | null> {
  const { day } = page.subject
  const side = Math.min(rect.width * 0.78, rect.height * 0.86, 620 * page.canvas.unit)
  if (!day || side < 200) return null
  const frame = { x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side }
  const { plain, deep } = page.theme
  const inks = [plain.ink, plain.paper, deep.ink, deep.paper]
  const sheet = on.dark ? plain : { ...plain, paper: plain.raised }
  const head = groundOn(on.lead, { inks, lead: [], accent: [] })
  const radius = page.signature.grid.radius * 1.4 * page.canvas.unit
  const deepest = side * 0.27
  const ask = { width: side * 0.86, lines: 1, align: 'center' as const, tone: 'ink' as const }
  const month = await page.text('leaf month', day.month, {
    ...ask,
    face: 'display',
    height: deepest * 0.6,
    max: side * 0.15,
    min: 24,
    on: head,
  })
  const number = await page.text('leaf day', day.number, {
    ...ask,
    face: 'figure',
    height: side * 0.56,
    max: side * 0.62,
    min: 60,
    on: sheet,
  })
  page.take('artwork', { ...frame, width: 0 })
  const left = frame.x + side * 0.07
  return [
    box(frame, { backgroundColor: sheet.paper, borderRadius: radius, overflow: 'hidden' }, [
      box({ x: 0, y: 0, width: side, height: deepest }, { backgroundColor: head.paper }),
    ]),
    month.at(left, frame.y + (deepest - month.height) / 2),
    number.at(left, frame.y + deepest + (side - deepest - number.height) / 2),
  ]
}
