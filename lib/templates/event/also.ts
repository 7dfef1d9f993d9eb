// What a guest wants to know besides day and place: who leads it, and the rest.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hosted } from '#lib/render/tongue.ts'
import type { EventData } from '#lib/templates/event/ticket.ts'

export type Also = { height: number; at(x: number, y: number): SceneNode[] }

export async function also(
  page: Page,
  { host, body }: EventData,
  on: Ground,
  width: number,
  max: number,
): Promise<Also | null> {
  const { unit } = page.canvas
  const ask = { face: 'text' as const, min: 28, lines: 4, on, tone: 'body' as const, max: max * unit }
  const who = await page.optional('host', host && hosted(host, page.subject.tongue), {
    ...ask,
    width,
    lines: 2,
    tone: 'ink',
    cut: { weight: 600 },
  })
  const words = await page.optional('body', body, { ...ask, width })
  if (!who && !words) return null
  const blocks = [[who, 0] as const, [words, 26 * unit] as const]
  return { height: heightOf(blocks), at: (x, y) => stack(x, y, blocks).nodes }
}
