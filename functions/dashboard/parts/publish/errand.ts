// What somebody came to Connections for.
import { html } from 'hono/html'
import * as z from 'zod'
import { errandOf, keepErrand } from '#functions/dashboard/http/cookies.ts'
import type { C } from '#functions/dashboard/http/env.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import { readRun } from '#functions/dashboard/parts/run-tile.ts'
import { type Html, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { Platform, platformOf } from '#lib/channels.ts'
import type { listAccounts } from '#lib/publish/connect/manage.ts'

type Account = Pick<Awaited<ReturnType<typeof listAccounts>>[number], 'platform' | 'status'>

/** Whoever came here from a run is led back to it, also behind the pages of a platform. */
export async function errand(c: C, accounts: readonly Account[]): Promise<Html | ''> {
  const asked = c.req.query('run')
  const [kept, keptFor] = (errandOf(c) ?? '').split('.')
  const known = z.uuid().safeParse(asked ?? kept).data
  const run = known && (await readRun(c, known).catch(() => null))
  if (!run) return ''
  const wanted = Platform.safeParse(asked ? c.req.query('for') : keptFor).data ?? platformOf[run.channel]
  if (asked) keepErrand(c, `${run.id}.${wanted}`)
  const back = html`<a class="link" href="${hrefOf(c, `runs/${run.id}?for=${wanted}#publish`)}">back to “${titleOf(run, 60)}”</a>`
  const isThere = accounts.some(({ platform, status }) => platform === wanted && status === 'connected')
  return isThere
    ? note('good', html`${nameOf(wanted)} is connected: ${back}, which can go there now.`)
    : note('calm', html`Once ${nameOf(wanted)} is connected: ${back}`)
}
