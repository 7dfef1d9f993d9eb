// What a guest wants to know besides day and place: who leads it, and the rest.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hosted } from '#lib/render/tongue.ts'
import type { EventData } from '#lib/templates/event/ticket.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

export type Also = { height: number; at(x: number, y: number): SceneNode[] }

export async function also(
  page: Page,
  { host, body }: EventData,
  on: Ground,
  width: number,
  max: number,
): Promise<Also | null> {
  const { unit } = page.canvas
  const ask = { ...noteOn(on), lines: 4, max: max * unit }
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

/** What to do, at the other side of the logo's line. */
export const setCall = (page: Page, { cta }: EventData, on: Ground, max: number) =>
  page.optional('cta', cta, {
    ...noteOn(on),
    width: page.canvas.area.width * 0.5,
    max: max * page.canvas.unit,
    lines: 2,
    align: 'end',
    cut: { weight: 600 },
  })
