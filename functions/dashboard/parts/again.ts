// The brief of a run in Create once more, with all else that was chosen for it and said beside it.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { hiddenField } from '#functions/dashboard/parts/field.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { localInput } from '#functions/dashboard/parts/time.ts'
import type { Run } from '#lib/runs/run.ts'
import { partAnswers } from '#lib/words/preferences.ts'

function chosen(c: C, run: Run): Record<string, string> {
  const { asset_type, channel, size, variation, scheduled_at } = run
  const isAhead = scheduled_at !== null && new Date(scheduled_at) > c.var.world.now()
  return {
    ...{ asset_type, channel },
    ...(size && { size }),
    ...(variation > 0 && { variation: String(variation) }),
    ...(isAhead && { when: 'at', at: localInput(scheduled_at, c.var.place.workspace.time_zone) }),
  }
}

export const againHref = (c: C, run: Run, brief: string): string =>
  hrefOf(
    c,
    `create?${Object.entries({ brief, ...chosen(c, run) })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`,
  )

/** The same in a form that adds an answer. */
export const againFields = (c: C, run: Run, more: Readonly<Record<string, string>>): Html =>
  html`${Object.entries({ brief: run.brief, ...chosen(c, run), ...more }).map(([name, value]) => hiddenField(name, value))}`

/** Answers and wishes beside a brief, each of which may be taken back. */
export const saidBelow = (said: readonly string[]): Html | '' =>
  said.length === 0
    ? ''
    : html`<fieldset class="said"><legend class="sml soft">Your answers and wishes</legend><ul class="stack s">${said.map(one => html`<li><label class="row gap-s sml"><input class="check" type="checkbox" name="said" value="${one}" checked><span>${one}</span></label></li>`)}</ul></fieldset>`

/** The brief of a run as it was typed, and what was said beside it. */
export function briefOf(run: Run): Html {
  const { brief, answers } = partAnswers(run.brief)
  const said =
    answers.length > 0
      ? html`<p class="sml soft">Answers and wishes</p><ul class="sml">${answers.map(one => html`<li>${one}</li>`)}</ul>`
      : ''
  return html`<blockquote class="pre soft sml">${brief}</blockquote>${said}`
}
