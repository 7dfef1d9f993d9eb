import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

/** Who scored, at the foot of a result; `height` is what it takes away from the rest. */
export async function noteAt(
  page: Page,
  on: Ground,
  said: string | undefined,
  behind: readonly string[] = [],
): Promise<{ nodes: SceneNode[]; height: number }> {
  const { area, unit } = page.canvas
  const note = await page.optional('note', said, {
    ...noteOn(on),
    width: area.width,
    max: 32 * unit,
    min: 24,
    lines: 3,
    ...(behind.length > 0 && { behind }),
    cut: { weight: 500 },
  })
  if (!note) return { nodes: [], height: 0 }
  return { nodes: [note.at(area.x, area.y + area.height - note.height)], height: note.height + 44 * unit }
}
