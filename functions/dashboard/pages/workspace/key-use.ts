// When a key was used, in three states: then, not lately, and not known while Redis does not answer.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { ago } from '#functions/dashboard/parts/time.ts'
import type { KeyUse } from '#lib/keys/use.ts'

type C = Context<DashboardEnv>

export type Use = KeyUse | null | undefined

/** A revoked key has no count any more, and one that was not answered for is not an unused one. */
export const lastUse = (use: Use, words: (used_at: string) => string): string =>
  use === null ? 'not known right now' : use?.used_at ? words(use.used_at) : 'not in the last 90 days'
export const today = (use: Use): string => (use === null ? '?' : (use?.today ?? 0).toLocaleString('en'))

export function useWords(c: C, use: Use, daily_limit: number): Html {
  const now = c.var.world.now()
  const last = lastUse(use, at => ago(at, now, c.var.place.workspace.time_zone))
  return html`<td class="nowrap soft">${last}</td><td class="n num">${today(use)} <span class="faint">of ${daily_limit.toLocaleString('en')}</span></td>`
}
