// What a set is about, on its slides of words alone.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { detailAt, lieOf } from '#lib/templates/aside/detail.ts'
import { hasPicture } from '#lib/templates/carousel/field.ts'
import type { Plan } from '#lib/templates/carousel/plan/plan.ts'
import { asks } from '#lib/templates/carousel/plan/said.ts'

/** Whether they stand over such a detail: a field to act has its place. */
export function isDetailed(page: Page, plan: Plan, index: number): boolean {
  const { slides, said, detail } = plan
  const isField = index > 0 && index === slides.length - 1 && asks(said[index])
  return detail !== null && index >= 0 && index < slides.length && !hasPicture(page, plan, index) && !isField
}

/** Cut by the seam under it. */
export function detailField(
  page: Page,
  plan: Plan,
  index: number,
  on: Ground,
  { rect, y, noun }: DetailField,
): SceneNode[] {
  return [
    box(rect, { backgroundColor: on.paper }),
    ...detailFrom(page, plan, index, on, { noun, y: Math.round(y), foot: rect.y + rect.height }),
  ]
}
type DetailField = { rect: Rect /** Where it begins. */; y: number; noun: string }

/** From a line down to another, which cuts it as the edge does. */
export function detailFrom(
  page: Page,
  plan: Plan,
  index: number,
  on: Ground,
  at: { noun: string; y: number; foot: number },
) {
  const { width } = page.canvas
  const { noun, y, foot } = at
  const lie = lieOf(index, one => isDetailed(page, plan, one))
  const { drawn, ink } = detailAt(page, { noun, lie, rtl: plan.rtl }, y, on)
  const [left, right] = [Math.max(0, ink.x), Math.min(width, ink.x + ink.width)]
  page.take('artwork', { x: left, y, width: right - left, height: Math.min(foot - y, ink.height) })
  return drawings({ x: 0, y, width, height: foot - y }, drawn)
}
