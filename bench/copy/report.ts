// Three numbers for a composer and a set: postable, embarrassing, approved yet embarrassing; and what it took.
import type { Marks } from '#bench/copy/marks.ts'
import type { Output } from '#bench/copy/outputs.ts'

export type Report = {
  composer: string
  outputs: number
  unwritten: number
  marked: number
  postable: number
  touch_up: number
  embarrassing: number
  approved: number
  approved_marked: number
  approved_postable: number
  approved_embarrassing: number
  first_call: number
  calls: number
  usd: number
  own_p50_ms: number
  own_p95_ms: number
}

export function reportOf(composer: string, outputs: readonly Output[], unwritten: number, marks: Marks): Report {
  const marked = outputs.map(one => ({ ...one, mark: marks[one.id]?.[one.hash]?.mark }))
  const count = (of: (one: (typeof marked)[number]) => boolean) => marked.filter(of).length
  const times = outputs.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  const approved = (one: (typeof marked)[number]) => one.verdict === 'approved'
  return {
    ...{ composer, outputs: outputs.length, unwritten },
    marked: count(one => one.mark !== undefined),
    postable: count(one => one.mark === 'postable'),
    touch_up: count(one => one.mark === 'touch-up'),
    embarrassing: count(one => one.mark === 'embarrassing'),
    approved: count(approved),
    approved_marked: count(one => approved(one) && one.mark !== undefined),
    approved_postable: count(one => approved(one) && one.mark === 'postable'),
    approved_embarrassing: count(one => approved(one) && one.mark === 'embarrassing'),
    first_call: count(one => one.receipt.calls === 1),
    calls: outputs.reduce((sum, one) => sum + (one.receipt.calls ?? 0), 0),
    usd: outputs.reduce((sum, one) => sum + (one.receipt.cost_usd ?? 0), 0),
    ...{ own_p50_ms: at(0.5), own_p95_ms: at(0.95) },
  }
}

/** How far a set may be from what fails a release, by composer, while it is on its way there: these only shrink and grow the right way. */
export type Limits = Readonly<
  Partial<Record<string, { unwritten: number; approved: number; approved_embarrassing: number; marked: number }>>
>

/** What is worse than it was: more approved yet embarrassing, fewer marked, unwritten or approved beyond what was looked at. */
export const sunkOf = (one: Report, limits: Limits): string[] => {
  const was = limits[one.composer]
  if (!was) return []
  return [
    ...(['unwritten', 'approved', 'approved_embarrassing'] as const).flatMap(name =>
      one[name] > was[name] ? [`${name} is ${one[name]}, was ${was[name]}`] : [],
    ),
    ...(one.marked < was.marked ? [`${one.marked} outputs are marked, were ${was.marked}: look at what changed`] : []),
  ]
}

/** What fails a release: one approved and embarrassing, too few of the approved postable, too many not looked at. */
export function failuresOf(one: Report): string[] {
  return [
    ...(one.approved_embarrassing > 0 ? [`${one.approved_embarrassing} approved yet embarrassing`] : []),
    ...(one.approved_postable < 0.97 * one.approved_marked
      ? [`${one.approved_postable} of ${one.approved_marked} approved are postable`]
      : []),
    ...(one.marked < 0.95 * one.outputs ? [`${one.outputs - one.marked} of ${one.outputs} are unmarked`] : []),
  ]
}

export const lineOf = (set: string, one: Report): string =>
  [
    `${set} · ${one.composer}: ${one.outputs} outputs, ${one.unwritten} unwritten; ${one.approved} approved`,
    `  marked ${one.marked}: ${one.postable} postable, ${one.touch_up} touch-up, ${one.embarrassing} embarrassing`,
    `  approved and marked ${one.approved_marked}: ${one.approved_postable} postable, ${one.approved_embarrassing} embarrassing`,
    `  ${one.first_call} at the first call, ${one.calls} calls, $${one.usd.toFixed(4)}; code's own time p50 ${one.own_p50_ms} ms, p95 ${one.own_p95_ms} ms`,
  ].join('\n')
