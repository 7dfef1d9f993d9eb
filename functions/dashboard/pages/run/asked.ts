// What a run leaves to a person: each question with its answers as buttons.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { type Found, foundIn, isOpen, quotedIn } from '#functions/dashboard/parts/open.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { can } from '#lib/members/roles.ts'
import { registry } from '#lib/registry.ts'
import type { Run } from '#lib/runs/run.ts'

type C = Context<DashboardEnv>

const asks = registry({
  sensitive: 'Should this go out at all?',
  moving: 'Will this still be true when it goes out?',
  claim: 'Can you stand by this promise?',
  consent: 'Has the person named agreed?',
  left_out: 'Was it right to leave this out?',
  led: 'Is this the message?',
  picture: 'Does it say enough?',
  facts: 'Does it say enough?',
  pieces: 'Should this stand in the post?',
  uncertain: 'Do readers need this, and is it clear?',
  bond: 'Do these words belong together?',
  own_words: 'Are these words right? Your brief does not have them.',
  counted: 'Is this number right?',
  weekday: 'Which day is right?',
  translated: 'Is the translation right?',
  language: 'Is the wording right?',
  rough: 'Are the words as they should be?',
  loud: 'May it be this loud?',
  fault: 'Is it well put?',
  regulated: 'Is every claim allowed?',
  leak: 'May everybody see this?',
  leftover: 'Is this left over from a template?',
  attack: 'Is this meant for readers?',
})

/** Rules whose words are a piece of the brief or of the post, without a sentence around it. */
const QUOTES = ['left_out', 'bond', 'own_words', 'attack']

/** One word is a topic, a piece is quoted; anything else is a sentence already. */
const told = ({ rule, what, where }: Found): string => {
  if (rule === 'sensitive' && !what.includes(' ')) return `It touches on ${what.replaceAll('_', ' ')}.`
  if (QUOTES.includes(rule) && where !== 'seal' && !what.startsWith('the brief ')) return `“${what}”`
  const text = what.charAt(0).toUpperCase() + what.slice(1)
  return /[.?!…]$/.test(text) ? text : `${text}.`
}

const all = new Intl.ListFormat('en')

/** Where on the post it stands. */
const placesOf = (places: readonly string[]): Html | '' =>
  places.length > 0 ? html` <span class="soft">See ${all.format(places)}.</span>` : ''

const again = (c: C, brief: string, words: string): Html =>
  html`<a class="btn sm" href="${hrefOf(c, `create?brief=${encodeURIComponent(brief)}`)}">${words}</a>`

/** The quoted words of a hold where the brief has them, which can be left out. */
function without(brief: string, what: string): { words: string; rest: string } | null {
  const words = quotedIn(what)
  const at = words.length > 2 ? brief.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0 || words.length > 40) return null
  const rest = `${brief.slice(0, at)}${brief.slice(at + words.length)}`.replaceAll('  ', ' ').trim()
  return rest.length > 8 ? { words, rest } : null
}

const item = (question: string, body: Html | string, answers: readonly Html[]): Html =>
  html`<li><p><b>${question}</b> ${body}</p>${answers.length > 0 ? html`<p class="row gap-s answer wrap">${answers}</p>` : ''}</li>`

function leftOut(c: C, run: Run, what: string): Html[] {
  const left = without(run.brief, what)
  return left ? [again(c, left.rest, `Leave “${left.words}” out`)] : []
}

function held(c: C, run: Run, hold: Found): Html {
  // Without its message there is no post.
  const answers = can(c.var.place.role, 'make') && hold.rule !== 'led' ? leftOut(c, run, hold.what) : []
  const question = (hold.where !== 'seal' && asks[hold.rule]) || 'Is this right?'
  return item(question, html`${told(hold)}${placesOf(hold.places)}`, answers)
}

const isSameDay = ({ rule, what }: Found, question: string): boolean =>
  rule === 'weekday' && quotedIn(what) !== '' && question.toLowerCase().includes(quotedIn(what).toLowerCase())

/** Each answer to an open question asks the brief again with what was chosen. */
const open = (c: C, run: Run, found: readonly Found[]): Html[] =>
  run.questions.map(({ question, options }) => {
    const places = found.filter(one => isSameDay(one, question)).flatMap(({ places: each }) => each)
    const where = placesOf([...new Set(places)])
    if (!can(c.var.place.role, 'make')) return item(question, where, [])
    const left = options.length === 0 ? leftOut(c, run, question) : []
    return item(question, where, [
      ...options.map(option => again(c, `${run.brief}\n${question} ${option}`, option)),
      ...left,
    ])
  })

/** What a question asks already is not asked twice. */
function isAsked({ questions }: Run, found: readonly Found[], one: Found): boolean {
  const { rule, what } = one
  const quoted = quotedIn(what).toLowerCase()
  if (rule === 'led')
    return found.some(
      other => other.rule === 'pieces' && quoted !== '' && quotedIn(other.what).toLowerCase() === quoted,
    )
  if (rule === 'question') return questions.length > 0
  return questions.some(
    ({ question }) =>
      isSameDay(one, question) ||
      (QUOTES.includes(rule) && question.includes(what)) ||
      (rule === 'pieces' && quoted !== '' && question.toLowerCase().includes(quoted)),
  )
}

/** One card: what the brief leaves open, then what was found, then the two ways on. */
export function asked(c: C, run: Run): Html | '' {
  const waits = isOpen(run)
  const found = waits ? foundIn(run.holds) : []
  const holds = found.filter(one => !isAsked(run, found, one))
  const items = [...open(c, run, found), ...holds.map(hold => held(c, run, hold))]
  if (items.length === 0) return ''
  const approve =
    waits && can(c.var.place.role, 'post')
      ? html`<button class="btn sm" form="publish" formaction="${hrefOf(c, `runs/${run.id}/approve`)}">Approve as it is</button>`
      : ''
  const change = can(c.var.place.role, 'make') ? again(c, run.brief, 'Change the brief') : ''
  return html`<div class="note"><div class="grow"><ul class="stack">${items}</ul><p class="row gap-s answer wrap">${approve}${change}</p></div></div>`
}
