// Why a run has its score: what fell short, with its place on the picture; then what was kept.
import { html } from 'hono/html'
import { type Pin, pinsOf } from '#functions/dashboard/pages/run/pins.ts'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { unasked } from '#lib/runs/read/holds.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import { impactScore, type ScoreRow } from '#lib/score/impact.ts'
import { ruleFault } from '#lib/score/rule-faults.ts'
import { ruleTitle } from '#lib/score/rule-titles.ts'
import { plural } from '#lib/words/plural.ts'

/** How many rows stand open on a page that has little to ask. */
const SEEN = 6

const told = (value: ScoreRow['measured']): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value === null ? '–' : String(value)

/** It takes nothing from the score: worth knowing, and no shortfall. */
const isRemark = ({ passed, weight, gate, hold }: ScoreRow) => !passed && weight === 0 && !gate && !hold

const points = (row: ScoreRow): string => {
  if (row.weight > 0) return `${Math.round(row.points * 10) / 10} of ${told(row.weight)}`
  return row.passed ? '' : `at most ${row.cap ?? (row.gate ? 49 : 69)}`
}

const weightOf = (row: ScoreRow) => (row.gate ? 2_000 : row.hold ? 1_000 : 0) + row.weight - row.points

/** What held it until somebody said yes to it. */
const settled = ({ score_reasons, verdict, approval }: Run): ScoreRow[] =>
  verdict === 'approved' && approval.state === 'approved' ? score_reasons.filter(row => !row.passed && row.hold) : []

const failing = (run: Run): ScoreRow[] => {
  const done = settled(run)
  return run.score_reasons
    .filter(row => !row.passed && !isRemark(row) && !done.includes(row))
    .sort((a, b) => weightOf(b) - weightOf(a))
}

/** Where on one picture the rules fell short. */
export const shortOn = (run: Run, asset: Asset): Map<ScoreRow, Pin> => pinsOf(failing(run), asset)

export function reasons(run: Run, asset: Asset | undefined): Html {
  const pins = asset ? shortOn(run, asset) : new Map<ScoreRow, Pin>()
  // What is asked above as a question is not told again, nor what somebody has said no to.
  const isAnswered = run.verdict === 'needs_review' || (run.verdict === 'rejected' && run.approval.by !== null)
  const isAsked = (row: ScoreRow) => isAnswered && run.holds.some(({ rule }) => rule === row.rule)
  const untold = failing(run).filter(row => !isAsked(row))
  const first = untold.map(row => {
    const kind = row.gate || row.hold ? 'hold' : 'miss'
    const words = row.fix ?? `${told(row.measured)}, asked ${told(row.threshold)}`
    return html`<li class="reason ${kind}"><span class="badge-n">${pins.get(row)?.number ?? icon('cross', 's')}</span><div><p><b>${ruleFault(row.rule)}</b></p><p class="soft">${words}</p></div><span class="pts num">${points(row)}</span></li>`
  })
  const isAlso = run.verdict !== 'rejected' && untold.length < failing(run).length
  const list =
    first.length > 0 ? html`<h3>${isAlso ? 'Also fell short' : 'Fell short'}</h3><ol class="reasons">${first}</ol>` : ''
  return html`${list}${remarks(run)}${kept(run, Math.max(0, SEEN - first.length - run.holds.length))}`
}

function remarks(run: Run): Html | '' {
  const told = run.score_reasons.filter(isRemark).map(({ rule, fix }) => `${ruleFault(rule)}${fix ? `: ${fix}` : ''}`)
  const found = tellsNothing(run) ? [...told, UNTOLD] : told
  return found.length > 0
    ? html`<ul class="stack s">${found.map(text => html`<li class="soft sml">${text}</li>`)}</ul>`
    : ''
}

/** Words that are the brand’s alone say nothing beside the brief, and leave nothing of it out: that is no merit. */
const OF_BRIEF = ['brief_words', 'told']
const tellsNothing = ({ score_reasons }: Run): boolean =>
  score_reasons.some(({ rule, passed }) => rule === 'facts' && !passed)
const UNTOLD = 'How well its words keep to the brief is not told: it has next to nothing of the brief'

/** What was kept: the `seen` weightiest, and the others folded. */
function kept(run: Run, seen: number): Html {
  const isMerit = ({ rule }: ScoreRow) => !(OF_BRIEF.includes(rule) && tellsNothing(run))
  const passed = run.score_reasons.filter(row => row.passed && isMerit(row)).sort((a, b) => b.weight - a.weight)
  const first = passed.slice(0, seen)
  const rest = passed.slice(seen)
  const top =
    first.length > 0
      ? html`<ul class="reasons">${first.map(row => html`<li class="reason ok"><span class="badge-n">${icon('check', 's good')}</span><p>${ruleTitle(row.rule)}</p><span class="pts num">${points(row)}</span></li>`)}</ul>`
      : ''
  return html`${top}<details class="kept"><summary>${icon('check', 's good')}${rest.length} ${first.length > 0 ? 'more ' : ''}rules kept${icon('down', 's push')}</summary><ul class="stack s kept-list">${rest.map(row => html`<li class="row sml"><span>${ruleTitle(row.rule)}</span><span class="push num soft nowrap">${points(row)}</span></li>`)}</ul></details>`
}

/** Words that are amiss: what else its rules earn says nothing of them. */
const BROKEN = new Set(['picture', 'facts', 'fault', 'led', 'counted', 'steps', 'bond', 'own_words'])
const losesValue = ({ rule, measured, threshold }: ScoreRow): boolean =>
  rule === 'left_out' && threshold !== 'style' && /\d/.test(String(measured))

/** What its rules earn; what waits for a yes, or has waited for one, stands lower in the API. */
export function earnedBy({ score_reasons, impact_score }: Run): { points: number | null; isCapped: boolean } {
  const isAmiss = score_reasons.some(row => !row.passed && row.hold && (BROKEN.has(row.rule) || losesValue(row)))
  const own = isAmiss ? 0 : impactScore(score_reasons.filter(row => !row.hold))
  const points = Math.max(impact_score ?? 0, own)
  return { points: impact_score === null ? null : points, isCapped: impact_score !== null && points > impact_score }
}

/** What somebody was asked about, counted as it was asked. */
const answeredBy = (run: Run): number =>
  settled(run).length === 0 ? 0 : Math.max(1, run.questions.length + unasked(run).length)

/** In one sentence. */
export function headline(run: Run): { title: string; text: string } {
  const wrong = failing(run)
  const [worst] = wrong
  const sum = run.score_reasons.filter(row => !isRemark(row)).length
  const answered = answeredBy(run)
  const { state, by, comment } = run.approval
  const { isCapped } = earnedBy(run)
  const looked = answered > 0 ? `${plural(answered, 'thing')} that had to be looked at, answered with yes.` : ''
  const before = answered > 0 && isCapped ? `In the API it keeps the score ${run.impact_score} at which it waited.` : ''
  if (!worst && answered > 0)
    return { title: `Approved by ${by ?? 'somebody'}`, text: [looked, before].filter(Boolean).join(' ') }
  if (!worst) return { title: 'Every rule is kept', text: `All ${sum} about its words and pictures.` }
  const text = `${wrong.length} of ${sum} rules fell short.`
  if (run.verdict === 'rejected' && state === 'changes_requested')
    return { title: `Rejected by ${by ?? 'somebody'}`, text: comment ?? text }
  if (wrong.some(row => row.gate))
    return { title: 'Not to be posted as it is', text: `${text} One of them nobody can lift.` }
  if (run.verdict === 'approved') {
    const who = state === 'approved' && by ? ` by ${by}` : ''
    const all = [looked, text, before, 'It may be posted.'].filter(Boolean)
    return { title: `Approved${who}, with a shortfall`, text: all.join(' ') }
  }
  if (wrong.some(row => row.hold)) return { title: 'It waits for a person', text: waitingAt(run) }
  return { title: wrong.length === 1 ? 'One rule fell short' : `${wrong.length} rules fell short`, text }
}

/** A yes lets it go out, and changes no number. */
const waitingAt = (run: Run): string =>
  `With a yes it may be posted.${earnedBy(run).isCapped ? ` In the API its score is ${run.impact_score}, as of all that waits or has waited.` : ''}`

/** What was changed, as one would say it. */
function changeOf(action: string): string {
  if (/^composition \S+ for \S+$/.test(action)) return 'Laid out in another way'
  const [, scheme] = /^(\w+) scheme$/.exec(action) ?? []
  if (scheme) return `Set on a ${scheme} ground`
  const [, scale] = /^scale ([\d.]+)$/.exec(action) ?? []
  return scale ? `Texts set at ${Math.round(Number(scale) * 100)} % of their size` : plain(action)
}

const soThat = (rule: string): string => ruleTitle(rule).replace(/^\w/, letter => letter.toLowerCase())

/** `before` is where the first picture is drawn as it was: only when one asks to see it. */
export function repairs({ repairs: done, assets: [first] }: Run, before: string): Html | '' {
  if (done.length === 0) return ''
  const list = done.map(
    ({ rule, action }) =>
      html`<li class="sml"><p class="m">${changeOf(action)}</p><p class="soft">So that ${soThat(rule)}.</p></li>`,
  )
  const [title, them] = done.length === 1 ? ['One repair', 'the repair'] : [`${done.length} repairs`, 'the repairs']
  const was =
    done.some(({ asset }) => asset === 0) && first?.kind === 'image'
      ? html`<details class="more before"><summary class="link sml">Before ${them}</summary><img class="picture" src="${before}" alt="The picture before it was repaired" width="${first.width ?? 1080}" height="${first.height ?? 1350}" loading="lazy"></details>`
      : ''
  return html`<div class="repair"><h2>${title}</h2><ul class="stack s">${list}</ul>${was}</div>`
}
