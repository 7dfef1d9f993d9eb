// What a run leaves to a person: each question with its answers as buttons.
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DashboardEnv } from '#functions/dashboard/http/env.ts'
import { isOpen } from '#functions/dashboard/parts/open.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { asks } from '#functions/http/answer/asks.ts'
import { can } from '#lib/members/roles.ts'
import { type Found, foundIn, isSameDay, quotedIn, told, unasked } from '#lib/runs/read/holds.ts'
import type { Run } from '#lib/runs/run.ts'

type C = Context<DashboardEnv>

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

/** What a hold proposes to write instead of the words that it quotes. */
const PROPOSED = /: write “([^“”]{1,100})”/
/** A day taken out of its sentence leaves half a sentence; without its message there is no post. */
const NEVER_LEFT_OUT = ['led', 'moving', 'weekday']

function answersTo(c: C, run: Run, { rule, what }: Found): Html[] {
  const [words, instead] = [quotedIn(what), PROPOSED.exec(what)?.[1]]
  const at = words && instead ? run.brief.indexOf(words) : -1
  if (instead && at >= 0 && !/\p{L}/u.test(run.brief.charAt(at + words.length)))
    return [
      again(
        c,
        run.brief.replace(words, () => instead),
        `Write “${instead}”`,
      ),
    ]
  const isMessage = words !== '' && run.brief.toLowerCase().startsWith(words.toLowerCase())
  return NEVER_LEFT_OUT.includes(rule) || isMessage ? [] : leftOut(c, run, what)
}

function held(c: C, run: Run, hold: Found): Html {
  const answers = can(c.var.place.role, 'make') ? answersTo(c, run, hold) : []
  return item(asks(hold), html`${told(hold)}${placesOf(hold.places)}`, answers)
}

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

/** One card: what the brief leaves open, then what was found, then the way to say it differently; who approves does so beside the words. */
export function asked(c: C, run: Run): Html | '' {
  const waits = isOpen(run)
  const found = waits ? foundIn(run.holds) : []
  const holds = waits ? unasked(run) : []
  const items = [...open(c, run, found), ...holds.map(hold => held(c, run, hold))]
  if (items.length === 0) return ''
  const change = can(c.var.place.role, 'make') ? again(c, run.brief, 'Change the brief') : ''
  return html`<div class="note"><div class="grow"><ul class="stack">${items}</ul><p class="row gap-s answer wrap">${change}</p></div></div>`
}
