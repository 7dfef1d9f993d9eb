// What somebody came to Connections for.
import type { Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { errandOf, keepErrand } from '#functions/dashboard/http/cookies.ts'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { readRun } from '#functions/dashboard/parts/run-tile.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'

/** Whoever came here from a run is led back to it, also behind the pages of a platform. */
export async function errand(c: Context<DashboardEnv>): Promise<Html | ''> {
  const asked = c.req.query('run')
  const known = z.uuid().safeParse(asked ?? errandOf(c)).data
  const run = known && (await readRun(c, known).catch(() => null))
  if (!run) return ''
  if (asked) keepErrand(c, run.id)
  const back = html`<a class="link" href="${hrefOf(c, `runs/${run.id}#publish`)}">back to “${titleOf(run, 60)}”</a>`
  return note('calm', html`Once an account is connected: ${back}`)
}
