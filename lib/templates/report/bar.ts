import type { Page } from '#lib/render/page.ts'
import { lyingBar } from '#lib/render/part/chart.ts'
import type { ImageNode, Rect } from '#lib/render/scene.ts'

/** A bar that is told of as a chart. */
export function barOf(page: Page, rect: Rect, share: number, look: Parameters<typeof lyingBar>[2]): ImageNode {
  page.take('chart', rect)
  return lyingBar(rect, share, look)
}
