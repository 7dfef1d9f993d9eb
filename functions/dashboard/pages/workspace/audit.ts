// Who did what, in the chain that shows a row that is missing or was changed.
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type DashboardEnv, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { empty } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { verifyAudit } from '#lib/audit/chain.ts'
import { latestAudit } from '#lib/audit/latest.ts'
import { printAudit, readAudit } from '#lib/audit/read.ts'
import { Key } from '#lib/caller/key.ts'
import { listKeys } from '#lib/keys/store.ts'
import { listMembers } from '#lib/members/members.ts'

const PAGE = 60
const MOST_ROWS = 1_000

/** People and keys by what the audit calls them. */
async function namesOf({ var: { world, ctx } }: Context<DashboardEnv>): Promise<ReadonlyMap<string, string>> {
  const [members, keys] = await Promise.all([
    listMembers(world, ctx.workspace.id),
    listKeys(world.db, ctx.workspace.id),
  ])
  return new Map([
    ...members.flatMap(({ user_id, name }) => [`user:${user_id}`, `member:${user_id}`].map(of => [of, name] as const)),
    ...keys.map(row => Key.parse(row)).map(({ id, name }) => [`key:${id}`, `Key ${name}`] as const),
  ])
}

const LONG_ID = 20
const SHOWN = 60

/** A name, or what it is with the end of its id. */
function nameIn(names: ReadonlyMap<string, string>, told: string): string {
  const known = names.get(told)
  if (known) return known
  const [kind = '', id = ''] = told.split(':')
  if (id === '') return plain(kind)
  return id.length > LONG_ID && !id.includes('@')
    ? `${plain(kind)} …${id.slice(-6)}`
    : `${plain(kind)} ${id}`.slice(0, SHOWN)
}

export const audit = routes()
  .get('/audit', may('team'), async c => {
    const { id } = c.var.ctx.workspace
    const before = c.req.query('before') ?? ''
    const [rows, names] = await Promise.all([latestAudit(c.var.world, id, { before, limit: PAGE }), namesOf(c)])
    const zone = c.var.place.workspace.time_zone
    const list = html`<div class="scroll" tabindex="0" role="region" aria-label="Audit"><table class="grid-t tight"><thead><tr><th>When</th><th>Who</th><th>What</th><th>On</th></tr></thead><tbody>${rows.map(row => html`<tr><td class="nowrap soft"><time datetime="${row.created_at}">${dayTime(row.created_at, zone)}</time></td><td>${nameIn(names, row.actor)}</td><th scope="row">${plain(row.action.replace('.', ' '))}${row.livemode ? '' : html` <span class="chip">test</span>`}</th><td class="soft wrap-any">${nameIn(names, row.target)}</td></tr>`)}</tbody></table></div>`
    const last = rows.at(-1)
    const older =
      rows.length === PAGE && last
        ? html`<p class="row"><a class="btn" href="${hrefOf(c, `audit?before=${encodeURIComponent(last.created_at)}`)}">Older${icon('right', 's')}</a></p>`
        : ''
    const head = html`<div class="head"><h1>Audit</h1><div class="acts"><a class="btn" href="${hrefOf(c, 'audit/verify')}">${icon('shield', 's')}Verify</a><a class="btn" href="${hrefOf(c, 'audit.csv')}">${icon('load', 's')}CSV</a></div></div>`
    const body =
      rows.length === 0
        ? empty('Nothing yet', 'Every change stands here with who made it.')
        : html`<div class="stack">${list}${older}</div>`
    return draw(c, { title: 'Audit', at: 'audit', head, body })
  })

  .get('/audit/verify', may('team'), async c => {
    const found = await verifyAudit(c.var.world, c.var.ctx.workspace.id)
    const body = html`<div class="stack narrow"><dl class="facts left">${Object.entries(found).map(([name, value]) => html`<dt>${plain(name)}</dt><dd>${typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>`)}</dl><p class="soft sml">Each row carries a hash over itself and the row before. One that is missing, changed or cut off at the end shows here.</p><p><a class="btn" href="${hrefOf(c, 'audit')}">Back</a></p></div>`
    return draw(c, { title: 'The chain', at: 'audit', page: 'verify', body })
  })

  .get('/audit.csv', may('team'), async c => {
    const found = await readAudit(c.var.world, c.var.ctx.workspace.id, { after: 0, limit: MOST_ROWS })
    c.header('Content-Disposition', 'attachment; filename="audit.csv"')
    c.header('Content-Type', 'text/csv; charset=utf-8')
    return c.body(printAudit(found, 'csv'))
  })
