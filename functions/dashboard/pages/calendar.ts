// A month of posts, in the zone of the workspace; on a phone the days that have something.
import { html } from 'hono/html'
import * as z from 'zod'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { becameWord, fallen, isFallen, postsByRun } from '#functions/dashboard/parts/became.ts'
import { empty } from '#functions/dashboard/parts/field.ts'
import { type IconName, icon, plain, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { coverOf } from '#functions/dashboard/parts/run-tile.ts'
import { draw, type Html, hrefOf, note, script } from '#functions/dashboard/parts/shell.ts'
import { dateIn, instantIn, localInput, timeOf } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { DAY_MS, dayWords } from '#lib/instant.ts'
import { small } from '#lib/media/small-key.ts'
import { can } from '#lib/members/roles.ts'
import { readPostingSettings } from '#lib/publish/approval/settings.ts'
import { type CalendarPost, listWindow } from '#lib/publish/post/month.ts'
import { findRuns } from '#lib/runs/read/find.ts'
import type { Run } from '#lib/runs/run.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MOST_A_DAY = 3

const Asked = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
})

const signOf: Partial<Record<CalendarPost['status'], IconName>> = {
  posted: 'check',
  failed: 'cross',
  needs_attention: 'warn',
  awaiting_approval: 'warn',
  drafted: 'mail',
}

function slot(c: C, post: CalendarPost, today: boolean): Html {
  const kind = post.status === 'posted' ? 'posted' : isFallen(post) ? 'late' : today ? 'today' : ''
  const picture = post.picture
    ? html`<img class="picture" src="${small(post.picture)}" alt="" width="34" height="42" loading="lazy">`
    : html`<span class="none"></span>`
  const { time_zone } = c.var.place.workspace
  const mayMove = can(c.var.place.role, 'post') && ['scheduled', 'awaiting_approval'].includes(post.status)
  const move = mayMove
    ? html` draggable="true" data-move="${hrefOf(c, `posts/${post.id}/move`)}" data-time="${localInput(post.at, time_zone).slice(11)}"${post.event_day ? html` data-until="${post.event_day}" data-event="${dayWords(post.event_day)}"` : ''}`
    : ''
  return html`<li class="slot ${kind}"${move}><a${mayMove ? html` aria-keyshortcuts="M"` : ''} href="${hrefOf(c, `posts/${post.id}`)}" title="${titleOf(post.run, 300)}">${picture}<span><b class="two">${titleOf(post.run, 160)}</b><small>${icon(signOf[post.status] ?? 'clock', 's')}<span class="vh">${plain(post.status)}, </span><time datetime="${post.at}">${timeOf(post.at, time_zone)}</time>${platformIcon(post.platform)}</small>${isFallen(post) ? html`<small>${becameWord(post.status)}</small>` : ''}</span></a></li>`
}

function day(
  c: C,
  date: string,
  posts: readonly CalendarPost[],
  { month, today }: { month: string; today: string },
): Html {
  const isOff = !date.startsWith(month)
  const kind = [isOff ? 'off' : '', date < today ? 'past' : '', date === today ? 'today' : ''].join(' ')
  const [shown, more] = [posts.slice(0, MOST_A_DAY), posts.slice(MOST_A_DAY)]
  const rest =
    more.length > 0
      ? html`<details class="more"><summary class="morex">${more.length} more</summary><ul>${more.map(post => slot(c, post, date === today))}</ul></details>`
      : ''
  return html`<td class="${kind}" data-day="${date}"><span class="d"><time datetime="${date}">${Number(date.slice(8))}${isOff ? ` ${MONTHS[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}` : ''}</time><span class="wd">${DAYS[(new Date(date).getUTCDay() + 6) % 7]}</span></span>${posts.length > 0 ? html`<ul>${shown.map(post => slot(c, post, date === today))}</ul>${rest}` : ''}</td>`
}

/** Monday before the first, to the Sunday after the last. */
function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * DAY_MS
  const end = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  const weeks: string[][] = []
  for (let at = start; at < end; at += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, index) => new Date(at + index * DAY_MS).toISOString().slice(0, 10)))
  return weeks
}

const shifted = (month: string, by: number) => {
  const [year = 2026, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const ready = (c: C, runs: readonly Run[]): Html =>
  html`<aside class="tray"><h2>Approved, not scheduled</h2>${
    runs.length === 0
      ? html`<p class="soft sml">Nothing yet. What is approved and has no date stands here: <a class="link" href="${hrefOf(c, 'create')}">create something</a>, or look at <a class="link" href="${hrefOf(c, 'runs')}">your runs</a>.</p>`
      : html`<ul>${runs.map(run => {
          const cover = coverOf(run.assets)
          return html`<li class="drag">${cover ? html`<img class="picture" src="${small(cover.url)}" alt="" width="34" height="42" loading="lazy">` : html`<span></span>`}<a href="${hrefOf(c, `runs/${run.id}`)}"><b>${titleOf(run, 80)}</b></a>${platformIcon(run.channel)}${can(c.var.place.role, 'post') ? html`<a class="btn sm" href="${hrefOf(c, `runs/${run.id}#publish`)}">Schedule<span class="vh"> ${titleOf(run, 80)}</span></a>` : ''}</li>`
        })}</ul>`
  }</aside>`

export const calendar = routes().get('/calendar', may('see'), async c => {
  const { time_zone } = c.var.place.workspace
  const now = c.var.world.now()
  const today = dateIn(now, time_zone)
  const month = Asked.parse(c.req.query()).month ?? today.slice(0, 7)
  const weeks = weeksOf(month)
  const edge = (date: string | undefined, days = 0) =>
    new Date(new Date(instantIn(`${date}T00:00`, time_zone) ?? now).getTime() + days * DAY_MS)
  const [found, { paused_at, paused_by }, approved] = await Promise.all([
    listWindow(c.var.ctx, edge(weeks[0]?.[0]), edge(weeks.at(-1)?.[6], 1)),
    readPostingSettings(c.var.world, c.var.ctx.workspace.id),
    findRuns(c.var.ctx, { verdict: 'approved', limit: 12 }),
  ])
  const byDay = Map.groupBy(found, post => dateIn(new Date(post.at), time_zone))
  const posts = await postsByRun(c, approved)
  const outAlready = new Set(found.filter(post => post.status !== 'failed').flatMap(post => post.asset_sha256))
  const seen = new Set<string>()
  // The same picture twice would be refused as a repetition.
  const isNew = ({ id, assets }: Run) => {
    const sha256 = coverOf(assets)?.sha256 ?? id
    const isKnown = seen.has(sha256) || outAlready.has(sha256)
    seen.add(sha256)
    return !isKnown && (posts.get(id) ?? []).every(post => post.status === 'failed')
  }
  const title = `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  const to = (by: number) => hrefOf(c, `calendar?month=${shifted(month, by)}`)
  const head = html`<div class="head"><h1>${title}</h1><div class="acts calnav"><a class="btn sq" href="${to(-1)}">${icon('left')}<span class="vh">Month before</span></a><a class="btn" href="${hrefOf(c, 'calendar')}">Today</a><a class="btn sq" href="${to(1)}">${icon('right')}<span class="vh">Month after</span></a></div></div>`
  const table = html`<table class="cal"><caption class="vh">Posts of ${title}</caption><thead><tr>${DAYS.map(name => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${weeks.map(week => html`<tr>${week.map(date => day(c, date, byDay.get(date) ?? [], { month, today }))}</tr>`)}</tbody></table>`
  const none =
    found.length === 0
      ? html`<div class="only-phone">${empty('Nothing in this month', 'Schedule an approved run from its page.', html`<a class="btn" href="${hrefOf(c, 'runs?verdict=approved')}">Approved runs</a>`)}</div>`
      : ''
  return draw(c, {
    ...{ title: 'Calendar', at: 'calendar', head },
    body: html`${paused_at ? note('warn', html`All posting is paused${paused_by ? ` by ${paused_by}` : ''}. <a class="link" href="${hrefOf(c, 'settings')}">Settings</a>`) : ''}<div class="cal-wrap"><div>${fallen(c, found.filter(isFallen).slice(-MOST_A_DAY), 'run')}${table}${none}<p class="xs soft" id="moving" role="status" hidden>Drag a planned post to another day, or press M on it.</p></div>${ready(
      c,
      approved.filter(isNew),
    )}</div>${script(c, 'calendar.js')}`,
  })
})
