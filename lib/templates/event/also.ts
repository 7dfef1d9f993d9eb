// What a guest wants to know besides day and place: who leads it, the rest, and what to do.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { hosted } from '#lib/render/tongue.ts'
import type { EventData } from '#lib/templates/event/ticket.ts'
import { isReach } from '#lib/templates/kit/told.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

/** So short are words that say what is taught or read; by how much they, and where to book, are larger than an explanation where a canvas is not low. */
const [SUBJECT, LARGER] = [48, 1.4]
export const isSubject = (body: string | undefined): boolean => body !== undefined && [...body].length <= SUBJECT

export type Also = { height: number; at(x: number, y: number): SceneNode[] }

export async function also(
  page: Page,
  { host, body, cta }: EventData,
  on: Ground,
  width: number,
  max: number,
): Promise<Also | null> {
  const { unit, shape } = page.canvas
  const ask = { ...noteOn(on), lines: 4, max: max * unit }
  const who = await page.optional('host', host && hosted(host, page.subject.tongue), {
    ...ask,
    width,
    lines: 2,
    tone: 'ink',
    cut: { weight: 600 },
  })
  // What it is about, in a few words, is no small print.
  const words = await page.optional('body', body, {
    ...ask,
    ...(isSubject(body) && {
      max: ask.max * (shape === 'wide' ? 1 : LARGER),
      tone: 'ink' as const,
      cut: { weight: 560 },
    }),
    width,
  })
  // Beside the name of the brand it would read as if that said it.
  const call = await page.optional('cta', cta, {
    ...ask,
    ...(isReach(cta) && { max: ask.max * (shape === 'wide' ? 1.1 : LARGER) }),
    ...{ width, lines: 2, tone: 'ink', cut: { weight: 650 } },
  })
  if (!who && !words && !call) return null
  const blocks = [[who, 0] as const, [words, 26 * unit] as const, [call, 32 * unit] as const]
  return { height: heightOf(blocks), at: (x, y) => stack(x, y, blocks).nodes }
}
