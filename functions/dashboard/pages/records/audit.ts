// Who did what, in the chain that shows a row that is missing or was changed.

import { html } from 'hono/html'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { beside, code, steps } from '#functions/dashboard/parts/beside.ts'
import { deedWords, nameIn, namesOf, placeOf } from '#functions/dashboard/parts/deeds.ts'
import { empty } from '#functions/dashboard/parts/field.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { draw, type Html, headBelow, hrefOf, note } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { type Verified, verifyAudit } from '#lib/audit/chain.ts'
import { latestAudit } from '#lib/audit/latest.ts'
import { briefsOf } from '#lib/runs/read/briefs-store.ts'
import { plural } from '#lib/words/plural.ts'

type Known = { names: ReadonlyMap<string, string>; briefs: Awaited<ReturnType<typeof briefsOf>> }
type Row = Awaited<ReturnType<typeof latestAudit>>[number]

const PAGE = 60
/** Nearly every brief; what is longer is on its own page. */
const WHOLE = 200

/** What it was done to, as a way there where it has a page; nothing where its doer or the workspace is meant. */
function targetOf(c: C, { names, briefs }: Known, { target, actor }: Row): Html | string {
  const [kind = '', id = ''] = target.split(':')
  const known = names.get(target)
  if (id === '' || kind === 'workspace' || (known && known === names.get(actor))) return ''
  const place = placeOf(target, known)
  if (!place) return nameIn(names, target)
  const run = briefs.get(id)
  const title = run
    ? `${plain(kind)}: ${titleOf(run, WHOLE)}`
    : (known ?? (kind === 'brand' ? `Version ${id}` : `The ${kind}`))
  return html`<a class="link" href="${hrefOf(c, place)}">${title}</a>`
}

const line = (c: C, known: Known, row: Row): Html =>
  html`<tr><td class="nowrap soft"><time datetime="${row.created_at}">${dayTime(row.created_at, c.var.place.workspace.time_zone)}</time></td><th scope="row">${nameIn(known.names, row.actor)} <span class="said">${deedWords(row.action, known.names.get(row.target))}</span>${row.livemode ? '' : html` <span class="chip">test</span>`}</th><td class="soft wrap-any">${targetOf(c, known, row)}</td></tr>`

/** Whether the chain holds, in words; its end is for whoever keeps it elsewhere. */
function judged({ rows, head, broken }: Verified): Html {
  const told = broken
    ? note(
        'bad',
        `Row ${broken.sequence} is ${broken.why}. Up to there the chain holds; what comes after cannot be trusted.`,
      )
    : note(
        'good',
        `It is whole: of ${plural(rows, 'row')} none is missing, changed or cut off. Rows of the last minute may have no place in it yet.`,
      )
  const end = head
    ? html`<section class="stack s"><h2>The last hash</h2>${code('hash', 'Hash', head.hash)}<p class="soft sml">Kept somewhere else, it shows later that nothing up to row ${head.sequence} was changed since.</p></section>`
    : ''
  const how = steps('How it is shown', [
    'Each row carries a hash over itself and over the row before it.',
    'A row that is changed or taken out no longer fits the one behind it.',
    'The end is kept apart, so that rows cut off at the end are noticed too.',
  ])
  return beside(html`${told}${end}`, how)
}

export const audit = routes()
  .get('/audit', may('team'), async c => {
    const { id } = c.var.ctx.workspace
    const before = c.req.query('before') ?? ''
    const [rows, names] = await Promise.all([latestAudit(c.var.world, id, { before, limit: PAGE }), namesOf(c)])
    const ids = rows.flatMap(({ target }) => /^(?:run|post):([0-9a-f-]{36})$/.exec(target)?.[1] ?? [])
    const briefs = await briefsOf(c.var.ctx.db, id, ids)
    const list = html`<div class="scroll" tabindex="0" role="region" aria-label="Audit"><table class="grid-t tight rows"><thead><tr><th>When</th><th>What happened</th><th>About</th></tr></thead><tbody>${rows.map(row => line(c, { names, briefs }, row))}</tbody></table></div>`
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
    const head = headBelow(hrefOf(c, 'audit'), 'Audit', html`<h1>Verify the audit</h1>`)
    return draw(c, { title: 'Verify the audit', at: 'audit', page: 'verify', head, body: judged(found) })
  })
