// Why a run has its score: what fell short, with its place on the picture; then what was kept.
import { html } from 'hono/html'
import { icon, plain } from '#functions/dashboard/parts/icons.ts'
import { type Pin, pinsOf } from '#functions/dashboard/parts/pins.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import type { Asset, Run } from '#lib/runs/run.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { ruleTitle } from '#lib/score/rule-titles.ts'
import { type Rule, rules } from '#lib/score/rules.ts'

const ruleOf = (name: string): Rule | undefined => Object.entries(rules).find(([known]) => known === name)?.[1]

const told = (value: ScoreRow['measured']): string =>
  typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value === null ? '–' : String(value)

const points = (row: ScoreRow): string =>
  row.passed || !(row.gate || row.hold)
    ? `${told(row.points)} of ${told(row.weight)}`
    : `holds at ${row.cap ?? (row.gate ? 49 : 69)}`

const weightOf = (row: ScoreRow) => (row.gate ? 2_000 : row.hold ? 1_000 : 0) + row.weight - row.points

const failing = ({ score_reasons }: Run): ScoreRow[] =>
  score_reasons.filter(row => !row.passed).sort((a, b) => weightOf(b) - weightOf(a))

/** Where on one picture the rules fell short. */
export const shortOn = (run: Run, asset: Asset): Map<ScoreRow, Pin> => pinsOf(failing(run), asset)

export function reasons(run: Run, asset: Asset | undefined): Html {
  const pins = asset ? shortOn(run, asset) : new Map<ScoreRow, Pin>()
  const first = failing(run).map(row => {
    const kind = row.gate || row.hold ? 'hold' : 'miss'
    // Of what is asked above as a question nothing more is said.
    const isAsked = run.verdict === 'needs_review' && run.holds.some(({ rule }) => rule === row.rule)
    const words = isAsked ? '' : (row.fix ?? `${told(row.measured)}, asked ${told(row.threshold)}`)
    return html`<li class="reason ${kind}"><span class="badge-n">${pins.get(row)?.number ?? icon('cross', 's')}</span><div><p><b>${ruleTitle(row.rule)}</b></p><p class="soft">${words}</p></div><span class="pts num">${points(row)}</span></li>`
  })
  const list = first.length > 0 ? html`<h3>Fell short</h3><ol class="reasons">${first}</ol>` : ''
  return html`${list}${kept(run)}`
}

/** What was kept, folded by what it is about. */
function kept({ score_reasons }: Run): Html {
  const passed = score_reasons.filter(row => row.passed)
  const counts = new Map<string, number>()
  for (const row of passed) {
    const about = ruleOf(row.rule)?.about ?? 'other'
    counts.set(about, (counts.get(about) ?? 0) + 1)
  }
  const summary = [...counts].map(([about, count]) => `${about} ${count}`).join(', ')
  return html`<details class="kept"><summary>${icon('check', 's good')}${passed.length} rules kept<span class="soft">${summary}</span>${icon('down', 's push')}</summary><ul class="stack s kept-list">${passed.map(row => html`<li class="row sml"><span>${ruleTitle(row.rule)}</span><span class="push num soft nowrap">${points(row)}</span></li>`)}</ul></details>`
}

/** In one sentence. */
export function headline(run: Run): { title: string; text: string } {
  const wrong = failing(run)
  const [worst] = wrong
  const sum = run.score_reasons.length
  if (!worst) return { title: 'Nothing speaks against it', text: `All ${sum} rules are kept.` }
  const text = `${wrong.length} of ${sum} rules fell short.`
  if (wrong.some(row => row.gate))
    return { title: 'Not to be posted as it is', text: `${text} One of them is a gate that nobody lifts.` }
  if (run.verdict === 'approved') {
    const by = run.approval.state === 'approved' && run.approval.by ? ` by ${run.approval.by}` : ''
    return { title: `Approved${by}, with a shortfall`, text: `${text} It may be posted.` }
  }
  if (wrong.some(row => row.hold)) return { title: 'A person should look at it', text }
  return { title: wrong.length === 1 ? 'One rule fell short' : `${wrong.length} rules fell short`, text }
}

/** What was changed, as one would say it. */
function changeOf(action: string): string {
  const [, now, before] = /^composition (\S+) for (\S+)$/.exec(action) ?? []
  if (now && before) return `Arranged as “${now.replaceAll('_', ' ')}” instead of “${before.replaceAll('_', ' ')}”`
  const [, scheme] = /^(\w+) scheme$/.exec(action) ?? []
  if (scheme) return `Set on the ${scheme} scheme`
  const [, scale] = /^scale ([\d.]+)$/.exec(action) ?? []
  return scale ? `Texts set at ${Math.round(Number(scale) * 100)} % of their size` : plain(action)
}

const soThat = (rule: string): string => ruleTitle(rule).replace(/^\w/, letter => letter.toLowerCase())

export const repairs = ({ repairs: done }: Run): Html | '' =>
  done.length === 0
    ? ''
    : html`<div class="repair"><h2>${done.length === 1 ? 'One repair' : `${done.length} repairs`}</h2><ul class="stack s">${done.map(({ rule, action, before, after }) => html`<li class="sml"><p class="m">${changeOf(action)}</p><p class="soft">So that ${soThat(rule)}: from <span class="num">${before}</span> to <b class="good num">${after}</b> on the rules of this picture.</p></li>`)}</ul></div>`
