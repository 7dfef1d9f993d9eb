// What a run leaves to a person: each question with its answers as buttons.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import type { Hold } from '#lib/composer/concerns.ts'
import { can } from '#lib/members/roles.ts'
import { registry } from '#lib/registry.ts'
import type { Run } from '#lib/runs/run.ts'

type C = Context<DashboardEnv>

const asks = registry({
  sensitive: 'Should this go out at all?',
  moving: 'Will this still be true when it goes out?',
  claim: 'Can you stand by this promise?',
  consent: 'Has the person named agreed?',
})

/** One word is a topic; anything else is a sentence already. */
const told = ({ rule, what }: Hold): string => {
  if (rule === 'sensitive' && !what.includes(' ')) return `It touches on ${what.replaceAll('_', ' ')}.`
  const text = what.charAt(0).toUpperCase() + what.slice(1)
  return /[.?!…]$/.test(text) ? text : `${text}.`
}

const partOf = (where: string): string => where.replaceAll('_', ' ')

const again = (c: C, brief: string, words: string): Html =>
  html`<a class="btn sm" href="${hrefOf(c, `create?brief=${encodeURIComponent(brief)}`)}">${words}</a>`

/** The quoted words of a hold where the brief has them, which can be left out. */
function without(brief: string, what: string): { words: string; rest: string } | null {
  const [, words = ''] = /“([^“”]{1,200})”/.exec(what) ?? []
  const at = words.length > 2 ? brief.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0 || words.length > 40) return null
  const rest = `${brief.slice(0, at)}${brief.slice(at + words.length)}`.replaceAll('  ', ' ').trim()
  return rest.length > 8 ? { words, rest } : null
}

function held(c: C, run: Run, hold: Hold, isOnly: boolean): Html {
  const left = without(run.brief, hold.what)
  const says = isOnly && can(c.var.place.role, 'post')
  const answers = html`${says ? html`<button class="btn sm" form="publish" formaction="${hrefOf(c, `runs/${run.id}/approve`)}">Yes, approve it</button>` : ''}${can(c.var.place.role, 'make') ? html`${left ? again(c, left.rest, `Leave “${left.words}” out`) : ''}${again(c, run.brief, 'Change the brief')}` : ''}`
  return html`<div class="note"><div class="grow"><p><b>${asks[hold.rule] ?? 'Is this right?'}</b> ${told(hold)}${hold.where ? html` <span class="soft">(${partOf(hold.where)})</span>` : ''}</p><p class="row gap-s answer wrap">${answers}</p></div></div>`
}

/** Each answer to an open question asks the brief again with what was chosen. */
const open = (c: C, run: Run): Html[] =>
  run.questions.map(
    ({ question, options }) =>
      html`<div class="note"><div class="grow"><p><b>${question}</b></p>${can(c.var.place.role, 'make') ? html`<p class="row gap-s answer wrap">${options.map(option => again(c, `${run.brief}\n${question} ${option}`, option))}${again(c, run.brief, 'Change the brief')}</p>` : ''}</div></div>`,
  )

export function asked(c: C, run: Run): Html | '' {
  const questions = open(c, run)
  const isSettled = run.verdict !== 'needs_review' || run.approval.state === 'approved'
  // What a question asks already is not asked twice.
  const holds = isSettled ? [] : run.holds.filter(({ rule }) => rule !== 'question' || questions.length === 0)
  const isOnly = holds.length === 1 && questions.length === 0
  return questions.length + holds.length === 0
    ? ''
    : html`<div class="stack s">${holds.map(hold => held(c, run, hold, isOnly))}${questions}</div>`
}
