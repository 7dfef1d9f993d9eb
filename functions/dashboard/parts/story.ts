// How a run was made, to scale, and what has happened to it.

import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { nameOf, plain } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { dayOf, dayTime, exactTime, seconds } from '#functions/dashboard/parts/time.ts'
import { whyBuiltIn } from '#lib/composer/model/fallback.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { registry } from '#lib/registry.ts'
import type { Run } from '#lib/runs/run.ts'
import { plural } from '#lib/words/plural.ts'

const WIDTH = 457
/** What is over sooner is not told. */
const LEAST_MS = 5

/** How long a run waited for its turn, which is no part of making it. */
const waited = ({ created_at, started_at }: Run) => (started_at ? Date.parse(started_at) - Date.parse(created_at) : 0)

/** Steps that several pieces share are one. */
function steps(run: Run): [name: string, ms: number][] {
  const sums = new Map<string, number>()
  for (const { step, ms } of run.receipt.stages) sums.set(step, (sums.get(step) ?? 0) + ms)
  return [...sums]
}

const writers = registry({ builtin: 'the built-in writer', recipe: 'the recipe', none: 'whoever sent them' })

export const writerOf = ({ composer }: Run): string =>
  composer === null ? '–' : (writers[composer] ?? composer.replace(/^recorded:(.*)$/, '$1, recorded'))

const fact = (name: string, value: string): Html => html`<dt>${name}</dt><dd>${value}</dd>`

function modelsAsked({ models, calls }: Run['receipt']): string {
  const times = calls ? `, ${calls === 1 ? 'once' : `${calls} times`}` : ''
  return [...new Set(models)].join(', ') + times
}

const unpainted = registry({
  timeout: 'it took too long',
  refused: 'the image model would not',
  spend_limit: 'what models may cost in a day was used up',
  insufficient_credits: 'there were not enough credits',
  no_room: 'the post has no room for one',
  never: 'the second reader would not show it',
})

/** By whom, or why not. */
const paintedBy = ({ model, fault }: NonNullable<Run['receipt']['painter']>): string =>
  fault ? `not painted: ${unpainted[fault] ?? 'the image model gave none'}` : `painted by ${model}`

const drawnBy = ({ model, fault }: NonNullable<Run['receipt']['draughtsman']>): string =>
  fault ? `none: ${unpainted[fault] ?? 'the model gave none'}` : `drawn by ${model}`

/** What came of reading the words once more. */
const editedBy = ({ model, found = 0, mended, fault }: NonNullable<Run['receipt']['editor']>): string => {
  if (fault) return `not read: ${unpainted[fault] ?? 'the model said nothing'}`
  if (found === 0) return `nothing to mend, says ${model}`
  return `${plural(found, 'thing')} to mend, says ${model}: ${mended ? 'mended' : 'left as it was, the mended words did not pass'}`
}

/** Each thing that it would have had changed was compared with what was there. */
function seenBy({ model, found = 0, mended, redrawn, fault }: NonNullable<Run['receipt']['critic']>): string {
  if (fault || found === 0) return editedBy({ model, found, ...(fault && { fault }) })
  const done = [...(mended ? ['words mended'] : []), ...(redrawn ? ['drawn anew'] : [])]
  return `${plural(found, 'thing')} to change, says ${model}: ${done.join(' and ') || 'left as it was, which it liked better'}`
}

/** Whether anything of it is to be marked as such where it is posted. */
export const isAiMade = ({ assets }: Pick<Run, 'assets'>): boolean => assets.some(({ ai_made }) => ai_made)

export function stages(run: Run): Html {
  const all = steps(run)
  const sum = all.reduce((total, [, ms]) => total + ms, 0) || 1
  let at = 0
  const bars = all.map(([, ms], index) => {
    const width = Math.max(1, Math.round((ms / sum) * WIDTH))
    const bar = html`<rect x="${at}" width="${width}" height="10" class="${index % 2 === 0 ? 'a' : 'b'}"/>`
    at += width + 1
    return bar
  })
  const { receipt } = run
  const cost = run.credits === null ? 'no credits' : run.free ? 'free' : plural(run.credits, 'credit')
  const facts = [
    ...(waited(run) >= 1_000 ? [fact('Waited for its turn', seconds(waited(run)))] : []),
    ...all.filter(([, ms]) => ms >= LEAST_MS).map(([name, ms]) => fact(plain(name), seconds(ms))),
    ...(receipt.models?.length ? [fact('Model asked', modelsAsked(receipt))] : []),
    ...(receipt.cost_usd === undefined ? [] : [fact('Paid to the model', `$${receipt.cost_usd.toFixed(4)}`)]),
    ...(receipt.editor ? [fact('Read once more', editedBy(receipt.editor))] : []),
    ...(receipt.critic ? [fact('Seen as a whole', seenBy(receipt.critic))] : []),
    ...(receipt.draughtsman ? [fact('Drawing', drawnBy(receipt.draughtsman))] : []),
    ...(receipt.painter ? [fact('Picture', paintedBy(receipt.painter))] : []),
    fact('Cost', cost),
  ]
  const why = receipt.fallback
    ? html`<p class="soft sml">Words by the built-in writer, because ${whyBuiltIn(receipt.fallback, receipt.models)}.</p>`
    : ''
  return html`<svg class="stages" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">${bars}</svg><dl class="facts">${facts}</dl>${why}`
}

const ways = registry({
  dashboard: 'in the dashboard',
  api: 'through the API',
  cli: 'on the command line',
  mcp: 'by an agent',
  studio: 'by Studio',
  render: 'as words that were ready',
})

type Moment = { at: string; words: string; on?: boolean }

export function timeline(c: C, run: Run, posts: readonly Post[]): Html {
  const zone = c.var.place.workspace.time_zone
  const moments: Moment[] = [
    {
      at: run.created_at,
      words: `Asked for ${ways[run.created_via] ?? `by ${run.created_via}`}`,
    },
    ...(run.started_at ? [{ at: run.started_at, words: 'Begun' }] : []),
    ...(run.finished_at
      ? [
          {
            at: run.finished_at,
            words: run.status === 'failed' ? 'Failed' : 'Ready',
          },
        ]
      : []),
    ...(run.approval.at
      ? [
          {
            at: run.approval.at,
            words: `${run.approval.state === 'approved' ? 'Approved' : run.verdict === 'rejected' ? 'Rejected' : 'A change asked for'} by ${run.approval.by ?? 'somebody'}`,
            on: true,
          },
        ]
      : []),
    ...posts.flatMap(post => [
      {
        at: post.created_at,
        words: `${nameOf(post.platform)}: ${post.scheduled_at ? `planned for ${dayTime(post.scheduled_at, zone)}` : 'asked for'}${post.status === 'failed' ? ', and not posted' : ''}`,
      },
      ...(post.posted_at ? [{ at: post.posted_at, words: `${nameOf(post.platform)}: out`, on: true }] : []),
    ]),
  ]
  const today = dayOf(c.var.world.now().toISOString(), zone)
  const sorted = moments.sort((a, b) => (a.at < b.at ? 1 : -1))
  return html`<ol class="timeline">${sorted.map(({ at, words, on }) => html`<li class="${on ? 'on' : ''}"><span>${words}</span><time datetime="${at}">${dayOf(at, zone) === today ? exactTime(at, zone) : dayTime(at, zone)}</time></li>`)}</ol>`
}
