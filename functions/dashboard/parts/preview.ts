// What a brief would become, before anything is made.

import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { icon, nameOf, platformIcon } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { templateName } from '#functions/dashboard/parts/titles.ts'
import { toBase64 } from '#lib/bytes.ts'
import type { FieldValue } from '#lib/composer/plan.ts'
import type { DryRun } from '#lib/runs/accept/dry-run.ts'
import type { Draft } from '#lib/runs/recipe/draft.ts'
import { ruleFault } from '#lib/score/rule-faults.ts'
import { plural } from '#lib/words/plural.ts'

type Plan = NonNullable<DryRun['plan']>
export type PreviewOf =
  | { draft: { channel: string; asset_type: string }; answer: DryRun; picture: Draft | null }
  | { fault: string }
  | null

/** The next run takes no credits and counts in no cap. */
export const isFirstFree = ({ var: { ctx } }: Context<DashboardEnv>): boolean =>
  ctx.livemode && !ctx.workspace.free_run_used

const frame = html`<div class="board ghost-b"><svg viewBox="0 0 80 100" aria-hidden="true"><rect x=".5" y=".5" width="79" height="99" rx="2"/><path d="M10 20h38M10 28h24M10 78h52M10 86h34"/></svg></div>`

const waiting = html`${frame}<div class="told"><h2>Preview</h2><p class="soft sml">Write a sentence. Here you see what would become of it, and what it costs, before anything is made.</p></div>`

const texts = (value: FieldValue): string[] =>
  [value].flat().flatMap(one => (typeof one === 'string' ? [one] : Object.values(one).flat().map(String)))

/** The words of one picture, largest first as they will stand. */
const words = ({ data }: Plan['pictures'][number]): Html => {
  const [first = '', ...rest] = Object.values(data)
    .flatMap(texts)
    .filter(text => text.trim() !== '' && !/^[a-z_]{1,20}$/.test(text))
  return html`<div class="slip"><b>${first.slice(0, 120)}</b>${rest.slice(0, 4).map(text => html`<span>${text.slice(0, 140)}</span>`)}</div>`
}

function cost({ estimate, caps_after, credits }: DryRun, asset_type: string): Html {
  const cap = caps_after.find(one => one.asset_type === asset_type)
  const time = estimate.p50_ms === null ? '' : html`<b>About ${(estimate.p50_ms / 1000).toFixed(1)} s</b>`
  const price =
    credits === null
      ? html`<span>no credits</span>`
      : credits.free
        ? html`<span>free: your first</span>`
        : html`<span>${plural(credits.price, 'credit')}, ${credits.remaining_after.toLocaleString('en')} left</span>`
  return html`<p class="cost">${time}${cap ? html`<span>${nameOf(asset_type)} ${cap.used} of ${cap.limit}</span>` : ''}${price}</p>`
}

const copyPoints = ({ score_rows }: Plan) => {
  const weight = score_rows.reduce((sum, row) => sum + row.weight, 0)
  const points = score_rows.reduce((sum, row) => sum + row.points, 0)
  return html`<dt>Copy</dt><dd class="${points >= weight * 0.9 ? 'good' : points >= weight * 0.7 ? '' : 'warn'}">${Math.round(points)} of ${Math.round(weight)} points</dd>`
}

/** It is nowhere to be fetched from, so it is in the page itself. */
export const shown = ({ bytes, content_type, width, height, alt_text }: Draft): Html =>
  html`<img class="picture" src="data:${content_type};base64,${toBase64(bytes)}" alt="${alt_text}" width="${width}" height="${height}">`

function told(plan: Plan, channel: string, picture: Draft | null): Html {
  const caption = plan.captions[channel as keyof typeof plan.captions] ?? ''
  const [first] = plan.pictures
  const held = plan.score_rows.filter(row => !row.passed && (row.gate || row.hold))
  return html`<div class="board ${picture && picture.width > 1.4 * picture.height ? 'wide' : ''}">${picture ? shown(picture) : first ? words(first) : frame}</div>
<div class="told"><div class="row"><h2>Preview</h2><span class="chip push">${icon('spark', 's')}${first ? templateName(first.template) : 'Nothing yet'}</span></div>
<p class="caption pre">${caption}</p>
<dl class="facts">${copyPoints(plan)}<dt>Facts used</dt><dd>${plan.facts.filter(({ source }) => source === 'brief').length}</dd><dt>Pictures</dt><dd>${plan.pictures.length}</dd><dt>For</dt><dd>${platformIcon(channel)}</dd></dl>
${held.length > 0 ? html`<ul class="stack s">${held.map(row => html`<li class="sml warn sign">${icon('warn', 's')}<span>${ruleFault(row.rule)}${row.fix ? `: ${row.fix}` : ''}</span></li>`)}</ul>` : ''}</div>`
}

export function previewOf(preview: PreviewOf): Html {
  if (!preview) return waiting
  if ('fault' in preview)
    return html`${frame}<div class="told"><h2>Not like this</h2><p class="bad sml" role="alert">${preview.fault}</p></div>`
  const { answer, draft } = preview
  const refused = answer.guards.find(guard => !guard.ok)
  const head = refused
    ? html`<p class="note bad sml" role="alert">${icon('warn')}<span>${refused.message}</span></p>`
    : cost(answer, draft.asset_type)
  if (!answer.plan)
    return html`${frame}<div class="told"><h2>Preview</h2>${head}<p class="soft sml">The composer does not answer in time. Creating works as well.</p></div>`
  return html`${told(answer.plan, draft.channel, preview.picture)}${refused ? html`<div class="costs">${head}</div>` : html`<div hidden data-to="cost">${head}</div>`}`
}

/** What it costs, for the place beside the button. */
export function costOf(preview: PreviewOf): Html | null {
  if (!preview || 'fault' in preview || preview.answer.guards.some(guard => !guard.ok)) return null
  return cost(preview.answer, preview.draft.asset_type)
}
