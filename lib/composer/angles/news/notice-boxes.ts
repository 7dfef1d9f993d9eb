import type { Boxes } from '#lib/composer/angles/draft.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { stripStop } from '#lib/composer/words/case.ts'

/** A headline and what stands below it: one short paragraph, a longer one on a card of its own, or a line with rows. */
export function noticeBoxes(
  headline: string,
  more: readonly string[],
  good = false,
): { template: string; boxes: Boxes } {
  const all = more.join(' ')
  if (all.length <= (good ? BOX_LIMITS.legal : BOX_LIMITS.body))
    return { template: good ? 'announcement' : 'notice', boxes: { headline, body: all || undefined } }
  if (all.length <= BOX_LIMITS.legal) return { template: 'announcement', boxes: { headline, body: all } }
  const body = more.find(text => text.length <= BOX_LIMITS.body)
  const items = more.filter(text => text !== body && text.length <= BOX_LIMITS.item).map(stripStop)
  return { template: 'notice', boxes: { headline, body, items } }
}
