// What the brief of a test key may ask for, so that a caller can meet every outcome on purpose.

import { Problem, RunFailure } from '#lib/problem.ts'
import { registry } from '#lib/registry.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { APPROVED_FROM, GATE_CAP, type ScoreRow } from '#lib/score/impact.ts'

const MOST_SLOW_SECONDS = 60
const directive = /\[\[(fail|slow|verdict|score|paint):([a-z_0-9]+)\]\]/g

type Told = { fail?: string; slow?: number; score?: number; paint?: string }

const scoreOf: Record<string, number> = registry({ rejected: 20, needs_review: 60, approved: 90 })

/** What is written as a directive, whether it is one or not. */
const written = /\[\[([a-z_]{1,20}):([^[\]]{0,40})\]\]/gi
const NAMED: Record<string, readonly string[]> = registry({
  fail: ['compose', 'draw'],
  verdict: ['rejected', 'needs_review', 'approved'],
  paint: ['picture', 'nothing'],
})
const COUNTED = ['slow', 'score']

const isDirective = (kind: string, value: string): boolean =>
  COUNTED.includes(kind) ? /^\d{1,4}$/.test(value) : Boolean(NAMED[kind]?.includes(value))

/** One with a slip in it would be drawn as words, and a pipeline would think itself tested. */
export function assertDirectives(run: Pick<RunRow, 'livemode' | 'brief'>): void {
  if (run.livemode) return
  const wrong = [...run.brief.matchAll(written)].find(([, kind = '', value = '']) => !isDirective(kind, value))
  if (!wrong) return
  const named = Object.entries(NAMED).flatMap(([kind, values]) => values.map(value => `[[${kind}:${value}]]`))
  const known = [...named, '[[slow:20]]', '[[score:41]]'].join(', ')
  const msg = `${wrong[0]} is no directive of a test key; it takes ${known}`
  throw new Problem('validation_error', `brief: ${msg}`, {
    detail: [{ loc: ['body', 'brief'], msg, type: 'invalid_value' }],
  })
}

/** The directives of a test run; a live run has none, whatever its brief says. */
function told(run: Pick<RunRow, 'livemode' | 'brief'>): Told {
  if (run.livemode) return {}
  const found: Told = {}
  for (const [, kind, value = ''] of run.brief.matchAll(directive)) {
    if (kind === 'fail') found.fail = value
    if (kind === 'slow') found.slow = Math.min(Number(value) || 0, MOST_SLOW_SECONDS)
    if (kind === 'score') found.score = Math.min(Number(value) || 0, 100)
    if (kind === 'paint') found.paint = value
    if (kind === 'verdict') found.score ??= scoreOf[value] ?? 90
  }
  return found
}

/** The brief without what only we read. */
export const plainBrief = (run: Pick<RunRow, 'livemode' | 'brief'>): string =>
  run.livemode ? run.brief : run.brief.replace(directive, '').trim() || 'A test'

/** Fails the step that the brief wants to see fail. */
export function failOnRequest(run: RunRow, step: 'compose' | 'draw'): void {
  if (told(run).fail === step) throw new RunFailure(`${step}_failed`, `The brief asked for ${step} to fail.`)
}

/** As far as a run has come that waits to be composed; composing takes it to 20. */
const [BEGUN, NEARLY] = [5, 19]
const SLOW_STEP_MS = 2_000

/** When a run that asked to be slow is looked at again, and how far it has come; null once its time is over. */
export function slowStep(run: RunRow, now: Date): { at: Date; progress: number } | null {
  const { slow = 0 } = told(run)
  const [began, length] = [Date.parse(run.created_at), slow * 1000]
  const passed = now.getTime() - began
  if (passed >= length) return null
  const next = Math.min(length, (Math.floor(passed / SLOW_STEP_MS) + 1) * SLOW_STEP_MS)
  return { at: new Date(began + next), progress: BEGUN + Math.floor(((NEARLY - BEGUN) * passed) / length) }
}

/** What a test run has painted without anybody having said what: a picture, or nothing, as where a model fails. */
export const askedPainting = (run: Pick<RunRow, 'livemode' | 'brief'>): string | undefined => told(run).paint

/** The one row that stands for a score that was asked for. */
export function askedScore(run: RunRow): ScoreRow[] | null {
  const { score } = told(run)
  if (score === undefined) return null
  const row = {
    rule: 'asked_for',
    measured: score,
    threshold: null,
    weight: 100,
    points: score,
    passed: score >= APPROVED_FROM,
  }
  return [score <= GATE_CAP ? { ...row, gate: true, cap: score } : row]
}
