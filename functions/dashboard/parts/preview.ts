// What a brief would become, before anything is made.

import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { icon, nameOf, platformIcon } from '#functions/dashboard/parts/icons.ts'
import { placesOf } from '#functions/dashboard/parts/open.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { templateName } from '#functions/dashboard/parts/titles.ts'
import { asks } from '#functions/http/answer/asks.ts'
import { toBase64 } from '#lib/bytes.ts'
import type { FieldValue } from '#lib/composer/plan.ts'
import { NOWHERE } from '#lib/composer/word-rows.ts'
import { dayWords } from '#lib/instant.ts'
import type { DryRun } from '#lib/runs/accept/dry-run.ts'
import { type Found, told, unasked } from '#lib/runs/read/holds.ts'
import type { Draft } from '#lib/runs/recipe/draft.ts'
import { ruleFault } from '#lib/score/rule-faults.ts'
import { plural } from '#lib/words/plural.ts'

type Plan = NonNullable<DryRun['plan']>
/** What was asked for, with the date of the post by the workspace’s clock. */
type Wanted = { channel: string; asset_type: string; when: string; at: string }
export type PreviewOf =
  | { draft: Wanted; answer: DryRun; picture: Draft | null; isHomeless: boolean }
  | { fault: string }
  | null

/** The next run takes no credits and counts in no cap. */
export const isFirstFree = ({ var: { ctx } }: C): boolean => ctx.livemode && !ctx.workspace.free_run_used

const frame = html`<div class="board ghost-b"><svg viewBox="0 0 80 100" aria-hidden="true"><rect x=".5" y=".5" width="79" height="99" rx="2"/><path d="M10 20h38M10 28h24M10 78h52M10 86h34"/></svg></div>`

const waiting = html`${frame}<div class="told"><h2>Preview</h2><p class="soft sml">Write a sentence. Here you see what would become of it, and what it costs, before anything is made.</p></div>`

const texts = (value: FieldValue | string | number): string[] =>
  typeof value === 'object' ? Object.values(value).flatMap(texts) : [String(value)]

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

/** What a person would be asked, as the page of the run asks it: a row of a hold has its words as what was measured. */
function askedOf({ score_rows }: Plan): { questions: string[]; found: Found[] } {
  const holds = score_rows
    .filter(({ passed, hold }) => !passed && hold)
    .map(({ rule, measured, threshold }) => ({
      ...{ rule, what: String(measured ?? '') },
      where: threshold === NOWHERE ? '' : String(threshold ?? ''),
    }))
  // “date: Friday 12 December: that date is another weekday” is a question about a date.
  const questions = holds
    .filter(({ rule }) => rule === 'question')
    .map(({ what }) => what.slice(what.indexOf(': ') + 1).trim())
  const open = questions.map(question => ({ about: 'other' as const, question, options: [] }))
  return { questions, found: unasked({ holds, questions: open }) }
}

const sign = (body: Html): Html => html`<li class="sml sign">${icon('warn', 's warn')}<span>${body}</span></li>`

/** Planned for later than the day that its words speak of. */
const lateFor = ({ event_day }: Plan, { when, at }: Wanted): string | null =>
  when === 'at' && event_day && at.slice(0, event_day.length) > event_day ? event_day : null

/** Each with the words that it is about. */
function warnings(plan: Plan, wanted: Wanted): Html | '' {
  const late = lateFor(plan, wanted)
  const gates = plan.score_rows.filter(({ passed, gate }) => !passed && gate)
  const { questions, found } = askedOf(plan)
  const all = [
    ...gates.map(({ rule, measured, fix }) =>
      sign(html`<b>${ruleFault(rule)}.</b> ${typeof measured === 'string' ? `“${measured}”` : ''} ${fix ?? ''}`),
    ),
    ...questions.map(question => sign(html`<b>${question}</b>`)),
    ...found.map(one => sign(html`<b>${asks(one)}</b> ${told(one)}${placesOf(one, plan.captions)}`)),
    ...(late
      ? [sign(html`<b>Its words speak of ${dayWords(late)} as still to come.</b> It is planned for later.`)]
      : []),
  ]
  return all.length > 0 ? html`<ul class="stack s">${all}</ul>` : ''
}

function planned(plan: Plan, wanted: Wanted, picture: Draft | null): Html {
  const { channel } = wanted
  const caption = plan.captions[channel as keyof typeof plan.captions] ?? ''
  const [first] = plan.pictures
  return html`<div class="board ${picture && picture.width > 1.4 * picture.height ? 'wide' : ''}">${picture ? shown(picture) : first ? words(first) : frame}</div>
<div class="told"><div class="row wrap"><h2>Preview</h2><span class="chip push">${icon('spark', 's')}${first ? templateName(first.template) : 'Nothing yet'}</span></div>
<p class="caption pre">${caption}</p>
<dl class="facts">${copyPoints(plan)}<dt>Facts used</dt><dd>${plan.facts.filter(({ source }) => source === 'brief').length}</dd><dt>Pictures</dt><dd>${plan.pictures.length}</dd><dt>For</dt><dd>${platformIcon(channel)}</dd></dl>
${warnings(plan, wanted)}</div>`
}

export function previewOf(preview: PreviewOf): Html {
  if (!preview) return waiting
  if ('fault' in preview)
    return html`${frame}<div class="told"><h2>Not like this</h2><p class="bad sml">${preview.fault}</p></div><div hidden data-to="cost">${costOf(preview)}</div>`
  const { answer, draft, picture } = preview
  const foot = html`<div hidden data-to="cost">${costOf(preview)}</div>`
  if (!answer.plan)
    return html`${frame}<div class="told"><h2>Preview</h2><p class="soft sml">The composer does not answer in time. Creating works as well.</p></div>${foot}`
  return html`${planned(answer.plan, draft, picture)}${foot}`
}

/** What *Create* would come to, for the place beside it: why it would be refused, or what it costs and whether somebody is asked. */
export function costOf(preview: PreviewOf): Html | null {
  if (!preview) return null
  const refused = 'fault' in preview ? preview.fault : preview.answer.guards.find(guard => !guard.ok)?.message
  if (refused !== undefined) return html`<p class="bad sml" role="alert">Not like this: ${refused}</p>`
  if ('fault' in preview) return null
  const { answer, draft, isHomeless } = preview
  const { questions, found } = answer.plan ? askedOf(answer.plan) : { questions: [], found: [] }
  const count = questions.length + found.length + Number(answer.plan !== null && lateFor(answer.plan, draft) !== null)
  return html`${cost(answer, draft.asset_type)}${count > 0 ? html`<p class="warn sml">It will wait for a yes: ${plural(count, 'thing')} to look at.</p>` : ''}${isHomeless ? html`<p class="warn sml">No account of ${nameOf(draft.channel)} is connected yet: it goes out if one is by then.</p>` : ''}`
}
