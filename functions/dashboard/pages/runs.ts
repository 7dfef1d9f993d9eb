// Every run, as pictures or as a list; filters are a form.
import { html } from 'hono/html'
import * as z from 'zod'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { untouched } from '#functions/dashboard/http/refusal.ts'
import { becameChip, type PostsByRun, postsByRun } from '#functions/dashboard/parts/became.ts'
import { empty, select } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { isOpen, openThings } from '#functions/dashboard/parts/open.ts'
import { isFirstFree } from '#functions/dashboard/parts/preview.ts'
import { gallery, type ShownRun, score, verdictChip } from '#functions/dashboard/parts/run-tile.ts'
import { draw, type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { dayTime } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { can } from '#lib/members/roles.ts'
import { AssetType } from '#lib/plans.ts'
import { findRuns } from '#lib/runs/read/find.ts'

const PAGE = 24
/** As many pictures as a phone shows before one scrolls. */
const FIRST = 3

const Filter = z.object({
  q: z.string().trim().max(200).catch('').default(''),
  verdict: z.enum(['approved', 'needs_review', 'rejected', 'failed']).optional().catch(undefined),
  type: AssetType.optional().catch(undefined),
  before: z.uuid().optional().catch(undefined),
  view: z.enum(['pictures', 'list']).catch('pictures').default('pictures'),
})
type Filter = z.output<typeof Filter>

const verdicts = [
  { value: '', label: 'Every verdict' },
  { value: 'needs_review', label: 'Needs review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'failed', label: 'Failed' },
]
const types = [{ value: '', label: 'Every type' }, ...AssetType.options.map(value => ({ value, label: nameOf(value) }))]

const query = (c: C, filter: Filter, changed: Partial<Record<keyof Filter, string>>) => {
  const fields = { ...filter, before: undefined, ...changed }
  const given = Object.entries(fields).filter(([, value]) => value)
  return `${hrefOf(c, 'runs')}?${new URLSearchParams(given as [string, string][])}`
}

const search = (q: string): Html =>
  html`<label class="vh" for="q">Search briefs</label><input class="in fit" id="q" name="q" type="search" placeholder="Search briefs" value="${q}" maxlength="200">`

const form = (c: C, filter: Filter): Html =>
  html`<form class="filter row wrap" action="${hrefOf(c, 'runs')}">${search(filter.q)}${select(untouched, { name: 'verdict', label: 'Verdict', options: verdicts, chosen: filter.verdict ?? '', more: 'fit', submits: true })}${select(untouched, { name: 'type', label: 'Type', options: types, chosen: filter.type ?? '', more: 'fit', submits: true })}<input type="hidden" name="view" value="${filter.view}"><button class="btn">Show</button></form>`

const every = new Intl.ListFormat('en')

/** What a person is to look at. */
const doubts = (run: ShownRun): Html | '' => {
  const things = isOpen(run) ? openThings(run) : []
  return things.length > 0 ? html`<br><span class="soft sml">Look at ${every.format(things)}.</span>` : ''
}

const list = (c: C, runs: readonly ShownRun[], posts: PostsByRun): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Runs"><table class="grid-t runs-t">
<thead><tr><th>Brief</th><th>Verdict</th><th>Score</th><th>Type</th><th>For</th><th>Made</th></tr></thead>
<tbody>${runs.map(
    run => html`<tr><th scope="row"><a class="link" href="${hrefOf(c, `runs/${run.id}`)}">${titleOf(run, 160)}</a></th>
<td>${verdictChip(run)} ${becameChip(posts.get(run.id))}${doubts(run)}</td>
<td class="num">${score(run) || '–'}</td><td class="nowrap">${nameOf(run.asset_type)}</td><td>${platformIcon(run.channel)}</td>
<td class="nowrap"><time datetime="${run.created_at}">${dayTime(run.created_at, c.var.place.workspace.time_zone)}</time></td></tr>`,
  )}</tbody></table></div>`

const isAsked = ({ q, verdict, type, before }: Filter) => Boolean(q || verdict || type || before)

function nothing(c: C, filter: Filter): Html {
  if (isAsked(filter))
    return empty(
      'Nothing like this',
      'No run fits what you asked for.',
      html`<a class="btn" href="${hrefOf(c, 'runs')}">Show all</a>`,
    )
  const action = can(c.var.place.role, 'make')
    ? html`<a class="btn main" href="${hrefOf(c, 'create')}">${icon('plus')}Create</a>`
    : ''
  return empty(
    'No run yet',
    `One sentence is enough for a first one.${isFirstFree(c) ? ' It takes no credits.' : ''}`,
    action,
  )
}

export const runs = routes().get('/runs', may('see'), async c => {
  const filter = Filter.parse(c.req.query())
  const found = await findRuns(c.var.ctx, { ...filter, limit: PAGE + 1 })
  const shown = found.slice(0, PAGE)
  const posts = await postsByRun(c, shown)
  const last = shown.at(-1)
  const more =
    found.length > PAGE && last
      ? html`<p class="row"><a class="btn" href="${query(c, filter, { before: last.id })}">Older${icon('right', 's')}</a></p>`
      : ''
  const views = html`<div class="seg sml">${(['pictures', 'list'] as const).map(view => html`<a class="${view === filter.view ? 'on' : ''}" href="${query(c, filter, { view })}"${view === filter.view ? html` aria-current="true"` : ''}>${view === 'list' ? 'List' : 'Pictures'}</a>`)}</div>`
  const create = can(c.var.place.role, 'make')
    ? html`<a class="btn main" href="${hrefOf(c, 'create')}">${icon('plus')}Create</a>`
    : ''
  return draw(c, {
    title: 'Runs',
    at: 'runs',
    head: html`<div class="head"><h1>Runs</h1><div class="acts">${views}${create}</div></div>`,
    body: html`${shown.length > 0 || isAsked(filter) ? form(c, filter) : ''}${shown.length === 0 ? nothing(c, filter) : filter.view === 'list' ? list(c, shown, posts) : gallery(c, shown, posts, FIRST)}${more}`,
  })
})
