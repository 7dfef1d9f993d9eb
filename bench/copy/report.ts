// Three numbers for a composer and a set: postable, embarrassing, approved yet embarrassing; and what it took.
import type { Mark, Marks } from '#bench/copy/marks.ts'
import type { Output } from '#bench/copy/outputs.ts'
import type { SecondRead } from '#bench/copy/second-reader.ts'

/** An output as each gate lets it through: code alone, with a reader who only lowers, with one who may lift as well. */
export type Seen = Output & SecondRead & { isPlain: boolean }
type Gate = { approved: number; marked: number; postable: number; embarrassing: number; plain: number }

export type Report = {
  composer: string
  outputs: number
  unwritten: number
  marked: number
  postable: number
  touch_up: number
  embarrassing: number
  approved: number
  approved_embarrassing: number
  /** Briefs without a trap, and of what each gate lets through how much is what. */
  plain: number
  gates: Record<keyof typeof GATES, Gate>
  first_call: number
  calls: number
  usd: number
  own_p50_ms: number
  own_p95_ms: number
}

const GATES = {
  code: 'by code alone',
  lowered: 'with a second reader who only lowers',
  read: 'with one who may lift as well',
} as const

const verdictBy = { code: 'verdict', lowered: 'lowered', read: 'read' } as const

export function reportOf(composer: string, outputs: readonly Seen[], unwritten: number, marks: Marks): Report {
  const marked = outputs.map(one => ({ ...one, mark: marks[one.id]?.[one.hash]?.mark }))
  const count = (of: (one: (typeof marked)[number]) => boolean) => marked.filter(of).length
  const times = outputs.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  const gate = (name: keyof typeof GATES): Gate => {
    const through = marked.filter(one => one[verdictBy[name]] === 'approved')
    const as = (mark: Mark) => through.filter(one => one.mark === mark).length
    return {
      ...{ approved: through.length, marked: through.filter(one => one.mark).length },
      ...{ postable: as('postable'), embarrassing: as('embarrassing') },
      plain: through.filter(one => one.isPlain).length,
    }
  }
  const gates = { code: gate('code'), lowered: gate('lowered'), read: gate('read') }
  return {
    ...{ composer, outputs: outputs.length, unwritten },
    marked: count(one => one.mark !== undefined),
    postable: count(one => one.mark === 'postable'),
    touch_up: count(one => one.mark === 'touch-up'),
    embarrassing: count(one => one.mark === 'embarrassing'),
    approved: gates.code.approved,
    approved_embarrassing: gates.code.embarrassing,
    plain: count(one => one.isPlain),
    gates,
    first_call: count(one => one.receipt.models?.length === 1),
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
export function failuresOf({ gates: { code }, ...one }: Report): string[] {
  return [
    ...(code.embarrassing > 0 ? [`${code.embarrassing} approved yet embarrassing`] : []),
    ...(code.postable < 0.97 * code.marked ? [`${code.postable} of ${code.marked} approved are postable`] : []),
    ...(one.marked < 0.95 * one.outputs ? [`${one.outputs - one.marked} of ${one.outputs} are unmarked`] : []),
  ]
}

export const lineOf = (set: string, one: Report): string =>
  [
    `${set} · ${one.composer}: ${one.outputs} outputs, ${one.unwritten} unwritten`,
    `  marked ${one.marked}: ${one.postable} postable, ${one.touch_up} touch-up, ${one.embarrassing} embarrassing`,
    ...Object.entries(one.gates).map(
      ([name, gate]) =>
        `  approved ${GATES[name as keyof typeof GATES]}: ${gate.approved}, of the ${one.plain} without a trap ${gate.plain}; marked ${gate.marked}: ${gate.postable} postable, ${gate.embarrassing} embarrassing`,
    ),
    `  ${one.first_call} at the first call, ${one.calls} calls, $${one.usd.toFixed(4)}; code's own time p50 ${one.own_p50_ms} ms, p95 ${one.own_p95_ms} ms`,
  ].join('\n')
