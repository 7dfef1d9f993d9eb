import type { Ground } from '#lib/render/colour/ground.ts'
import { shadowTint, withAlpha } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { type BoxNode, box, type Rect } from '#lib/render/scene.ts'

type Edge = 'left' | 'right' | 'top' | 'foot'

/** A sheet that stands out from the ground; where it bleeds, its edge lies outside the canvas. */
export function card(
  page: Page,
  rect: Rect,
  { on, ground, bleeds = [] }: { on: Ground; ground: Ground; bleeds?: readonly Edge[] },
): BoxNode {
  const { unit } = page.canvas
  const past = (edge: Edge) => (bleeds.includes(edge) ? 160 * unit : 0)
  const frame = {
    x: rect.x - past('left'),
    y: rect.y - past('top'),
    width: rect.width + past('left') + past('right'),
    height: rect.height + past('top') + past('foot'),
  }
  const tint = shadowTint(ground.paper)
  const k = 1.5 * unit
  const shadow = `0 ${2 * k}px ${5 * k}px ${withAlpha(tint, 0.2)}, 0 ${14 * k}px ${30 * k}px ${withAlpha(tint, 0.2)}, 0 ${40 * k}px ${80 * k}px ${withAlpha(tint, 0.3)}`
  return box(frame, {
    backgroundColor: on.paper,
    borderRadius: page.signature.grid.radius * 1.5 * unit,
    boxShadow: shadow,
  })
}
