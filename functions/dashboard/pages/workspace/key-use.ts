// When a key was used, in three states: then, not lately, and not known while Redis does not answer.

import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { agoWords } from '#functions/dashboard/parts/time.ts'
import type { Key } from '#lib/caller/key.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { KeyUse } from '#lib/keys/use.ts'

export type Use = KeyUse | null | undefined

const KEPT_MS = 90 * DAY_MS
/** Made so lately that every use of it is still known. */
export const isYoung = ({ created_at }: { created_at: string }, now: Date): boolean =>
  now.getTime() - Date.parse(created_at) < KEPT_MS

/** A revoked key has no count any more, and one that was not answered for is not an unused one. */
export function lastUse(use: Use, young: boolean, words: (used_at: string) => string): string {
  if (use === null) return 'not known right now'
  if (use === undefined) return 'not counted any more'
  return use.used_at ? words(use.used_at) : young ? 'never' : 'not in the last 90 days'
}
export const today = (use: Use): string => (use === null ? '?' : (use?.today ?? 0).toLocaleString('en'))

export function useWords(c: C, use: Use, key: Pick<Key, 'created_at' | 'daily_limit'>): Html {
  const now = c.var.world.now()
  const last = lastUse(use, isYoung(key, now), at => agoWords(at, now, c.var.place.workspace.time_zone))
  return html`<td class="nowrap soft" data-l="Last used">${last}</td><td class="n num" data-l="Requests today">${today(use)} <span class="faint">of ${key.daily_limit.toLocaleString('en')}</span></td>`
}
