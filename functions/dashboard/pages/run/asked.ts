// What a run leaves to a person: each question with its answers as buttons.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { againFields, againHref } from '#functions/dashboard/parts/again.ts'
import { once, postForm } from '#functions/dashboard/parts/field.ts'
import { isOpen, placesOf } from '#functions/dashboard/parts/open.ts'
import { type Html, hrefOf } from '#functions/dashboard/parts/shell.ts'
import { asks } from '#functions/http/answer/asks.ts'
import type { OpenQuestion } from '#lib/composer/concerns.ts'
import { can } from '#lib/members/roles.ts'
import { type Found, foundIn, isSameDay, quotedIn, told, unasked } from '#lib/runs/read/holds.ts'
import type { Run } from '#lib/runs/run.ts'
import { answered } from '#lib/words/answered.ts'
import { without } from '#lib/words/left-out.ts'

const again = (c: C, run: Run, brief: string, words: string): Html =>
  html`<a class="btn sm" href="${againHref(c, run, brief)}">${words}</a>`

/** Beside others each thing, by its place, has a yes of its own, without which the browser sends no approval. */
function yes(c: C, nth: number, words: string): Html {
  const sent = c.get('refusal')?.sent ?? c.var.sent
  const isSaid = sent?.getAll('yes').includes(String(nth))
  return html`<label class="row gap-s sml"><input class="check" type="checkbox" form="publish" name="yes" value="${nth}"${isSaid ? html` checked` : ''} required>${words}<span class="vh">, to ${nth}</span></label>`
}

const item = (question: string, body: Html | string, answers: readonly Html[]): Html =>
  html`<li><p><b>${question}</b> ${body}</p>${answers.length > 0 ? html`<div class="row gap-s answer wrap">${answers}</div>` : ''}</li>`

/** The quoted words of a hold where the brief has them, which can be left out. */
function leftOut(c: C, run: Run, what: string): Html[] {
  const words = quotedIn(what)
  const rest = words.length > 2 && words.length <= LONGEST ? without(run.brief, words) : undefined
  return rest && rest.length > SHORTEST ? [again(c, run, rest, `Leave “${words}” out`)] : []
}
const [LONGEST, SHORTEST] = [40, 8]

/** What a hold proposes to write instead of the words that it quotes. */
const PROPOSED = /: write “([^“”]{1,100})”(?: or “([^“”]{1,100})”)?/
/** A day or a word taken out of its sentence leaves half a sentence; without its message there is no post. */
const NEVER_LEFT_OUT = ['led', 'moving', 'pieces', 'weekday']

/** Another run, with what we draw in the place of what was painted, or without what was drawn for it. */
const drawing = (c: C, run: Run, rule: string): Html =>
  postForm(
    c,
    hrefOf(c, `runs/${run.id}/unpaint`),
    () =>
      html`${once(c.var.world.id())}<button class="btn sm">${rule === 'painted' ? 'No, take the drawing' : 'No, without it'}</button>`,
  )

function answersTo(c: C, run: Run, { rule, what }: Found): Html[] {
  if (rule === 'painted' || rule === 'drafted') return [drawing(c, run, rule)]
  const words = quotedIn(what)
  const proposed = PROPOSED.exec(what)?.slice(1).filter(Boolean) ?? []
  const at = words && proposed.length > 0 ? run.brief.indexOf(words) : -1
  if (at >= 0 && !/\p{L}/u.test(run.brief.charAt(at + words.length)))
    return proposed.map(instead =>
      again(
        c,
        run,
        run.brief.replace(words, () => instead),
        `Write “${instead}”`,
      ),
    )
  const isMessage = words !== '' && run.brief.toLowerCase().startsWith(words.toLowerCase())
  return NEVER_LEFT_OUT.includes(rule) || isMessage ? [] : leftOut(c, run, what)
}

/** Of one thing alone the approval is the yes: it stands beside the words, once. */
const SOLE = 0

function held(c: C, run: Run, hold: Found, nth: number): Html {
  const proposed = can(c.var.place.role, 'make') ? answersTo(c, run, hold) : []
  const words = hold.rule === 'left_out' ? 'Yes, leave it out' : 'Yes'
  const answers = can(c.var.place.role, 'post') && nth !== SOLE ? [yes(c, nth, words), ...proposed] : proposed
  return item(asks(hold), html`${told(hold)}${placesOf(hold, run.captions)}`, answers)
}

/** Without a brief there is none to put an answer in: its words are edited. */
const mayAnswer = (c: C, run: Run) => can(c.var.place.role, 'make') && run.brief !== ''

/** Where no answer is proposed one is written. */
const answering = (c: C, run: Run, { about, question }: OpenQuestion, hint = 'Your answer'): Html =>
  html`<form class="row gap-s" action="${hrefOf(c, 'create')}">${againFields(c, run, { about, question })}<input class="in" name="answer" aria-label="${hint}" placeholder="${hint}" maxlength="300" required><button class="btn sm">Answer</button></form>`

/** It asks whether words that were left out are for readers. */
const isLeftOut = ({ holds }: Run, { about, question }: OpenQuestion): boolean =>
  about === 'claim' && holds.some(({ rule, what }) => rule === 'left_out' && question.includes(what))

/** “Is this for readers: “…”?” has a yes and a no; anything else is said instead of the words. */
function answersOf(c: C, run: Run, asked: OpenQuestion): Html[] {
  const { question, options } = asked
  const is = (words: string, answer: string) => again(c, run, answered(run.brief, asked, answer), words)
  if (options.length > 0) return options.map(option => is(option, option))
  return isLeftOut(run, asked)
    ? [is('Yes, tell it', 'yes'), is('No, leave it out', 'no'), answering(c, run, asked, 'Or in other words')]
    : [...leftOut(c, run, question), answering(c, run, asked)]
}

/** Each answer to an open question asks the brief again with what was chosen. */
const open = (c: C, run: Run, found: readonly Found[]): Html[] =>
  run.questions.map((asked, index) => {
    const { question } = asked
    const places = found.filter(one => isSameDay(one, question)).flatMap(({ places: each }) => each)
    const where = placesOf({ places: [...new Set(places)] })
    const own =
      isOpen(run) && can(c.var.place.role, 'post')
        ? [yes(c, index + 1, isLeftOut(run, asked) ? 'Good without it' : 'Good as it stands')]
        : []
    if (!mayAnswer(c, run)) return item(question, where, own)
    return item(question, where, [...answersOf(c, run, asked), ...own])
  })

/** The way to say no stands with the questions; who says yes does so beside the words. */
const declining = (c: C, run: Run): Html =>
  html`<details class="decline"><summary class="btn sm">Do not post it</summary>${postForm(
    c,
    hrefOf(c, `runs/${run.id}/decline`),
    form =>
      html`<p class="sml">It is rejected for good: nobody can post it, and posts of it that wait are canceled. Another take starts anew.</p><label class="sml" for="declined">Why (optional)</label><input class="in" id="declined" name="comment" value="${form.value('comment', '')}" maxlength="2000"${form.mark('comment')}>${form.told('comment')}<p><button class="btn bad sm">Reject it</button></p>`,
    { attributes: html`class="stack s"` },
  )}</details>`

/** One card: what the brief leaves open, then what was found, then the ways to say it differently or not at all. */
export function asked(c: C, run: Run): Html | '' {
  const waits = isOpen(run)
  const found = waits ? foundIn(run.holds) : []
  const holds = waits ? unasked(run) : []
  const isSole = run.questions.length === 0 && holds.length === 1
  const nthOf = (index: number) => (isSole ? SOLE : run.questions.length + index + 1)
  // Who approved it has said yes to each.
  const questions = run.approval.state === 'approved' ? [] : open(c, run, found)
  const items = [...questions, ...holds.map((hold, index) => held(c, run, hold, nthOf(index)))]
  const change = mayAnswer(c, run) && items.length > 0 ? again(c, run, run.brief, 'Change the brief') : ''
  const mend =
    can(c.var.place.role, 'make') && items.length > 0
      ? html`<a class="btn sm" href="${hrefOf(c, `runs/${run.id}/words`)}">Edit the words</a>`
      : ''
  const no = waits && can(c.var.place.role, 'post') ? declining(c, run) : ''
  if (items.length === 0 && !no) return ''
  return html`<div class="note"><div class="grow"><ul class="stack">${items}</ul><div class="row gap-s answer wrap">${change}${mend}${no}</div></div></div>`
}
