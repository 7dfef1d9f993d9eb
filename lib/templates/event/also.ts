// What a guest wants to know besides day and place: who leads it, with the sign of a person before the name, and the rest.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { icon } from '#lib/render/part/icons.ts'
import type { SceneNode } from '#lib/render/scene.ts'
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
  const side = max * 1.1 * unit
  const indent = side + 14 * unit
  const who = await page.optional('host', host, {
    ...ask,
    width: width - indent,
    lines: 2,
    tone: 'ink',
    cut: { weight: 600 },
  })
  const words = await page.optional('body', body, { ...ask, width })
  if (!who && !words) return null
  const gap = who && words ? 26 * unit : 0
  return {
    height: (who?.height ?? 0) + gap + (words?.height ?? 0),
    at: (x, y) => [...(who ? named(who, x, y) : []), ...(words ? [words.at(x, y + (who?.height ?? 0) + gap)] : [])],
  }

  function named(block: Block, x: number, y: number): SceneNode[] {
    const sign = block.rtl ? x + width - side : x
    return [
      icon('person', sign, y - (side - block.size * 0.72) / 2, side, on.lead_ink, 2.2),
      block.at(block.rtl ? x : x + indent, y),
    ]
  }
}
