// The tabs of those who write code.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { nameOf } from '#functions/dashboard/parts/icons.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'

const tabs = [
  ['keys', 'Keys'],
  ['agents', 'Agents'],
  ['webhooks', 'Webhooks'],
  ['requests', 'Requests'],
  ['events', 'Events'],
] as const

export const developerHead = (c: C, at: (typeof tabs)[number][0], acts: Html | '' = ''): Html =>
  html`<div class="head"><h1>Developers</h1><p>The API at <code>${c.var.deps.public_url}</code>, <a class="link" href="${c.var.deps.public_url}/docs">reference</a></p><div class="acts">${acts}</div></div><nav class="tabs" aria-label="Developers">${tabs.map(([path, name]) => html`<a href="${hrefOf(c, `developers/${path}`)}"${path === at ? html` aria-current="page"` : ''}>${name}</a>`)}</nav>`

const MOST = 120

/** What an event is about, as far as its data says so. */
export function aboutOf(data: Record<string, unknown>): string {
  // Of what came to nothing, why.
  const told = [data.error_message, data.brief, data.caption, data.name, data.reason, data.url, data.platform]
  const about = told.find(value => typeof value === 'string' && value !== '')
  if (typeof about !== 'string')
    return typeof data.asset_type === 'string' ? `${nameOf(data.asset_type)} from a template` : ''
  return about.length > MOST ? `${about.slice(0, about.lastIndexOf(' ', MOST))}…` : about
}
