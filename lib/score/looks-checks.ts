// What anybody sees on a picture at once: places where nothing is, facts that are too small, broken addresses, coarse photos.
import type { Drawn, Facts, Found } from '#lib/score/drawn.ts'
import { least, most } from '#lib/score/found.ts'
import type { RuleName } from '#lib/score/rules.ts'

type Checked = { check: (drawn: Drawn) => Found | null; fix: string }

const WIDE = 1.25
/** What people act on. */
const KEY_FACTS = new Set(
  'date launch_date deadline ends salary price now new_price metric_value value send to home_score away_score'.split(
    ' ',
  ),
)
/** What they need as well. */
const WHERE_AND_WHEN = new Set(['time', 'location'])
/** What explains, and so never leads. */
const NEVER_LEADS = new Set(
  'meta source legal language position competition eyebrow wordmark cta note caveat context heads unit legend'.split(
    ' ',
  ),
)

/** Their places follow from columns and figures. */
const PLACED = /^(rows |heads|hour|number|position|quote mark|steps|tick|bar |series|segment|chart|axis|legend|block )/u
const MOST_LINES = 5

export const looksChecks: Partial<Record<RuleName, Checked>> = {
  alignment: {
    check({ kind, proof, width }) {
      const boxes = (proof?.texts ?? []).flatMap(({ role, box }) => (box && !PLACED.test(role) ? [box] : []))
      if (kind === 'video' || boxes.length === 0) return null
      const { count, last } = linesOf(boxes, (8 * Math.min(width ?? 1080, 1080)) / 1080)
      return most(count, MOST_LINES, last)
    },
    fix: 'The texts share no edge: try another variation.',
  },
  hole: {
    check: ({ proof }) => (proof?.hole ? most(proof.hole.share, proof.hole.limit, proof.hole.box) : null),
    fix: 'A part of the picture is empty: say one thing more, or try another variation.',
  },
  key_fact: {
    check: ({ kind, proof, width, height }) =>
      kind === 'video' ? null : keyFact(proof, width ?? 1080, height ?? 1080),
    fix: 'Shorten the other texts, so that the fact can be set larger.',
  },
  lead: {
    check({ kind, proof }) {
      const largest = kind === 'video' ? undefined : largestOf(proof)
      if (!largest) return null
      const passed = !NEVER_LEADS.has(largest.role)
      return {
        measured: largest.role,
        threshold: 'a headline, a name or a figure',
        passed,
        room: Number(passed),
        box: largest.box,
      }
    },
    fix: 'Let the headline, or the fact itself, lead.',
  },
  torn: {
    check({ proof }) {
      const torn = proof?.texts?.filter(text => text.torn) ?? []
      return proof?.texts
        ? { ...most(torn.length, 0, torn[0]?.box), ...(torn[0]?.torn && { measured: torn[0].torn }) }
        : null
    },
    fix: 'Shorten the text, so that the address or number stands on one line.',
  },
  resolution: {
    check({ proof }) {
      const [worst] = (proof?.photos ?? [])
        .map(one => ({ ...one, least: one.painted ? PAINTED : one.full ? 1.2 : 1 }))
        .sort((a, b) => a.pixels / a.least - b.pixels / b.least)
      return worst ? least(worst.pixels, worst.least, worst.box) : null
    },
    fix: 'Send a larger picture, or try another variation.',
  },
}

/** Models answer in a few sizes, and what they paint has no grain that enlarging would show. */
const PAINTED = 0.7

type Box = NonNullable<Found['box']>

/** The fewest lines that all boxes stand on, found greedily, and a box of the last of them. */
function linesOf(boxes: readonly Box[], near: number): { count: number; last: Box | undefined } {
  const edges = ({ x, width }: Box) => [x, x + width / 2, x + width]
  const on = (at: number) => (box: Box) => edges(box).some(edge => Math.abs(edge - at) <= near)
  let left = [...boxes]
  let [count, last]: [number, Box | undefined] = [0, undefined]
  while (left.length > 0) {
    const lines = left.flatMap(edges).map(at => left.filter(on(at)))
    const most = lines.reduce((longest, one) => (one.length > longest.length ? one : longest))
    left = left.filter(box => !most.includes(box))
    count++
    last = most[0]
  }
  return { count, last }
}

const largestOf = (proof: Facts | null) => proof?.texts?.toSorted((a, b) => b.size_px - a.size_px)[0]

/** The facts that are told once, then those of rows against their names. */
function keyFact(proof: Facts | null, width: number, height: number): Found | null {
  const once = toldOnce(proof, width, height)
  return once?.passed === false ? once : (louderNames(proof) ?? once)
}

/** A name as large as what it names is read in its place. */
function louderNames(proof: Facts | null): Found | null {
  for (const row of ['facts', 'rows']) {
    const of = (column: string) => (proof?.texts ?? []).filter(({ role }) => role === `${row} ${column}`)
    const name = of('label').toSorted((a, b) => b.size_px - a.size_px)[0]
    const least = Math.min(...of('value').map(({ size_px }) => size_px))
    if (name && name.size_px > least) return most(name.size_px, least, name.box)
  }
  return null
}

/** The loudest, then the smallest; rows of a table have their own size. */
function toldOnce(proof: Facts | null, width: number, height: number): Found | null {
  const facts = (proof?.texts ?? []).filter(text => KEY_FACTS.has(text.role))
  const [loudest, ...rest] = facts.toSorted((a, b) => b.size_px - a.size_px)
  const largest = largestOf(proof)
  if (!loudest || !largest) return null
  const unit = Math.min(width, 1080) / 1080
  const wide = width > height * WIDE
  const floor = (wide ? 34 : 40) * unit
  const first = least(
    loudest.size_px,
    Math.round(Math.max(floor, Math.min(60 * unit, largest.size_px * 0.2))),
    loudest.box,
  )
  // The others, and where and when, are still read on a picture that is shown 360 px wide.
  const others = [...rest, ...(proof?.texts ?? []).filter(text => WHERE_AND_WHEN.has(text.role))]
  const smallest = others.toSorted((a, b) => a.size_px - b.size_px)[0]
  return first.passed && smallest ? least(smallest.size_px, Math.round((wide ? 30 : 34) * unit), smallest.box) : first
}
