// The frame of every page: who, where, what there is.
import { html } from 'hono/html'
import type { C, Said } from '#functions/dashboard/http/env.ts'
import { type IconName, icon } from '#functions/dashboard/parts/icons.ts'
import { dayOf, zoneWords } from '#functions/dashboard/parts/time.ts'
import { small } from '#lib/media/small-key.ts'
import { can, type Deed } from '#lib/members/roles.ts'
import { plans } from '#lib/plans.ts'

export type Html = ReturnType<typeof html>
type Place = { path: string; name: string; icon: IconName; deed: Deed }
const groups: readonly (readonly Place[])[] = [
  [
    { path: 'create', name: 'Create', icon: 'plus', deed: 'make' },
    { path: 'runs', name: 'Runs', icon: 'runs', deed: 'see' },
    { path: 'calendar', name: 'Calendar', icon: 'calendar', deed: 'see' },
  ],
  [
    { path: 'brand', name: 'Brand', icon: 'brand', deed: 'see' },
    { path: 'library', name: 'Library', icon: 'library', deed: 'see' },
  ],
  [
    { path: 'connections', name: 'Connections', icon: 'plug', deed: 'develop' },
    { path: 'studio', name: 'Studio', icon: 'studio', deed: 'make' },
    { path: 'developers/keys', name: 'Developers', icon: 'code', deed: 'develop' },
  ],
  [
    { path: 'plan', name: 'Plan and credits', icon: 'plan', deed: 'see' },
    { path: 'team', name: 'Team', icon: 'team', deed: 'team' },
    { path: 'audit', name: 'Audit', icon: 'log', deed: 'team' },
    { path: 'settings', name: 'Settings', icon: 'gear', deed: 'team' },
  ],
]
/** The five at the foot of a phone; the rest is behind the last. */
const short = ['create', 'runs', 'calendar', 'brand']

export type Page = {
  title: string
  /** Which place of the side it belongs to. */
  at: string
  /** Names the page to the styles. */
  page?: string
  head?: Html
  body: Html | Html[]
}

/** By `get`, since `var` puts all of them into a new object each time, and a page has a hundred links. */
export const hrefOf = (c: C, path: string) => `/w/${c.get('place').slug}/${path}`

/** The addresses of one place and of what is in it. */
export function under(place: string) {
  return (c: C, more = '') => hrefOf(c, `${place}${more && `/${more}`}`)
}

/** Names and values, one below the other. */
export const facts = (rows: readonly (readonly [string, Html | string])[], more = ''): Html =>
  html`<dl class="facts${more && ` ${more}`}">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

const staticUrl = (c: C, path: string) => `/static/${path}?v=${c.get('deps').release}`

/** One that a single page needs. */
export const script = (c: C, file: string): Html => html`<script type="module" src="${staticUrl(c, file)}"></script>`

export const documentOf = (c: C, title: string, body: Html, scripts: readonly string[] = ['enhance.js']): Html =>
  html`<!doctype html>
<html lang="en"${c.var.theme ? html` data-theme="${c.var.theme}"` : ''}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${staticUrl(c, 'favicon.svg')}">
<link rel="preload" href="/static/fonts/geist.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${staticUrl(c, 'all.css')}">
${scripts.map(file => script(c, file))}
</head>
${body}
</html>`

const noteSigns = { good: 'check', bad: 'warn', warn: 'warn', calm: 'spark' } as const

export const note = (kind: keyof typeof noteSigns, body: Html | string): Html =>
  html`<div class="note ${kind}"${kind === 'bad' ? html` role="alert"` : html` role="status"`}>${icon(noteSigns[kind])}<div>${body}</div></div>`

const saidOf = (said: Said | null) => (said ? note(said.kind, said.text) : '')

/** The head of a page that stands below another one, with the way back to it. */
export const headBelow = (href: string, above: string, rest: Html): Html =>
  html`<div class="head"><p class="row"><a class="crumb" href="${href}">${above}</a>${icon('right', 's faint')}</p>${rest}</div>`

/** A page of a workspace, as the answer. */
export async function draw(
  c: C,
  page: Page,
  status: 200 | 201 | 400 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 503 = 200,
): Promise<Response> {
  const { place, ctx, said } = c.var
  const mark = place.mark && (await ctx.library.link(place.mark))
  const test = ctx.livemode ? '' : ', test data'
  const title = `${page.title} · ${place.workspace.name}${test}`
  const head = page.head ?? html`<div class="head"><h1>${page.title}</h1></div>`
  const body = html`<body class="${ctx.livemode ? '' : 'test'}" data-page="${page.page ?? page.at}">
<a class="skip" href="#main">Skip to content</a>
<div class="shell">${side(c, page.at, mark)}
<main id="main" tabindex="-1">${here(c, mark)}${saidOf(said)}${frozenNote(c)}${head}${page.body}${zoneNote(c, String(await page.body))}</main>
</div>${tabbar(c, page.at)}</body>`
  return c.html(documentOf(c, title, body), status)
}

/** The way to another zone, for whoever may choose it. */
export const zoneLink = (c: C): Html | '' =>
  can(c.var.place.role, 'team') ? html` <a class="link" href="${hrefOf(c, 'settings')}#zone">Change</a>` : ''

/** What is written as a time is meant so; a page without one says nothing. */
const zoneNote = (c: C, body: string): Html | '' =>
  /<time|datetime-local|\d [A-Z][a-z]{2}, \d\d:\d\d/.test(body)
    ? html`<p class="zone xs faint">Times are in ${zoneWords(c.var.world.now(), c.var.place.workspace.time_zone)}.${zoneLink(c)}</p>`
    : ''

function frozenNote(c: C): Html | '' {
  const { frozen_at, delete_at } = c.var.place.workspace
  if (delete_at)
    return note(
      'bad',
      html`This workspace is removed on ${dayOf(delete_at, c.var.place.workspace.time_zone)}. Until then it can be called back under <a class="link" href="${hrefOf(c, 'settings')}">settings</a>.`,
    )
  return frozen_at ? note('warn', 'This workspace is frozen: it can be looked at and not changed.') : ''
}

const visible = (c: C, list: readonly Place[]) => list.filter(({ deed }) => can(c.var.place.role, deed))

const linkTo = (c: C, { path, name, icon: sign }: Place, at: string, size = '') =>
  html`<a href="${hrefOf(c, path)}"${path === at ? html` aria-current="page"` : ''}>${icon(sign, size)}${name}</a>`

function side(c: C, at: string, mark: string | null): Html {
  const { me } = c.var
  return html`<header class="side">${whoMenu(c, mark)}
${findForm(c, 'find')}
<nav aria-label="Main">${groups.map(group => html`<div class="nav">${visible(c, group).map(one => linkTo(c, one, at))}</div>`)}</nav>
<div class="foot">${testSwitch(c)}
<a class="me" href="/me"${at === 'me' ? html` aria-current="page"` : ''}>${face(me?.person.name ?? '')}<span class="trunc">${me?.person.name ?? ''}</span>${icon('right', 's push')}<span class="vh">Your account</span></a>
</div></header>`
}

/** Two on a page have names of their own. */
const findForm = (c: C, id: string, name = 'Runs'): Html =>
  html`<form class="find" action="${hrefOf(c, 'runs')}" role="search" aria-label="${name}">${icon('search', 's')}<label class="vh" for="${id}">Find in briefs</label><input id="${id}" name="q" placeholder="Find in briefs" autocomplete="off" maxlength="200"><kbd>/</kbd></form>`

/** Rows of live and test never mix on a page. */
function testSwitch(c: C): Html | '' {
  const { place, ctx } = c.var
  if (!plans[place.workspace.plan].test_keys) return ''
  return html`<form method="post" action="${hrefOf(c, 'mode')}"><button class="mode" name="test" value="${ctx.livemode ? '1' : '0'}" role="switch" aria-checked="${ctx.livemode ? 'false' : 'true'}">${icon('shield', 's')}Test data<span class="switch" aria-hidden="true"></span></button></form>`
}

export const face = (name: string, more = '') =>
  html`<span class="face ${more}" aria-hidden="true">${initials(name)}</span>`

const initials = (name: string) =>
  name
    .split(/\s/)
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase()

function whoMenu(c: C, mark: string | null): Html {
  const { place, me, ctx } = c.var
  const plan = place.workspace.plan
  const others = (me?.places ?? []).filter(one => one.slug !== place.slug)
  return html`<details class="places"><summary class="who">${mark ? html`<span class="badge own"><img src="${small(mark)}" alt="" width="28" height="28" fetchpriority="low"></span>` : html`<span class="badge">${initials(place.workspace.name)}</span>`}<span class="trunc"><b class="trunc">${place.workspace.name}</b><small>${plan.charAt(0).toUpperCase() + plan.slice(1)}, ${ctx.livemode ? 'live' : 'test'}</small></span>${icon('updown', 's end')}<span class="vh">Change workspace</span></summary>
<div class="menu">${others.map(one => html`<a href="/w/${one.slug}">${one.workspace.name}<span class="faint push">${one.role}</span></a>`)}<a href="/workspaces/new">${icon('plus', 's')}New workspace</a></div></details>`
}

/** Whose page it is, where the side does not show. */
const here = ({ var: { place, ctx } }: C, mark: string | null): Html =>
  html`<p class="only-phone here"><span class="row gap-s sml soft">${mark ? html`<img src="${small(mark)}" alt="" width="18" height="18" fetchpriority="low">` : ''}<span class="trunc">${place.workspace.name}${ctx.livemode ? '' : ', test data'}</span></span></p>`

const tabbar = (c: C, at: string): Html => {
  const all = groups.flat()
  const shown = short.flatMap(path =>
    visible(
      c,
      all.filter(one => one.path === path),
    ),
  )
  return html`<nav class="tabbar" aria-label="Main, short">${shown.map(one => linkTo(c, one, at, 'l'))}<a href="${hrefOf(c, 'more')}"${at === 'more' ? html` aria-current="page"` : ''}>${icon('more', 'l')}More</a></nav>`
}

/** All places as a list, for phones. */
export const placesList = (c: C): Html =>
  html`${findForm(c, 'find-more', 'All runs')}<nav class="more-nav" aria-label="All places">${groups.flatMap(group => visible(c, group)).map(one => linkTo(c, one, ''))}<a href="/me">${icon('person')}Your account</a></nav>${testSwitch(c)}`
