// A drawing at the end of short rows, as tall as they and their notes are: where a band of its own would show it small.
import type { Ground } from '#lib/render/colour/ground.ts'
import { isScene } from '#lib/render/objects/named/scene.ts'
import type { Page } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { isSeen } from '#lib/templates/aside/looks.ts'
import { thingIn } from '#lib/templates/report/titled.ts'

/** Where rows and notes stand, and what stands beside them between two heights. */
type Corner = { x: number; width: number; shown(top: number, foot: number): SceneNode[] }

/** Of the margin, what a drawing takes where nothing else stands. */
const OUT = 0.5

export function cornerOf(page: Page, on: Ground, isMirrored: boolean): Corner {
  const { area, unit } = page.canvas
  const [noun = ''] = page.depicts ?? []
  if (!page.corner || !noun || isScene(noun) || !isSeen(on, [noun]))
    return { x: area.x, width: area.width, shown: () => [] }
  const width = area.width * page.corner
  const rest = area.width - width - 36 * unit
  const out = area.x * OUT
  return {
    x: isMirrored ? area.x + area.width - width : area.x,
    width,
    shown: (top, foot) =>
      thingIn(page, on, noun, {
        x: isMirrored ? area.x - out : area.x + area.width - rest,
        y: top,
        width: rest + out,
        height: foot - top,
      }),
  }
}
