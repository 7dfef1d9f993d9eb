// A price that moves.
import { cueAtEnd, holds, isLed } from '#lib/composer/builtin/kinds/cues.ts'
import { bare, type Cut, cutsOf, DAY, within } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { isNews, withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { part } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'

const HEADLINE = mostOf(cardForms.price, 'headline')

/** “Basic service goes up from £55 to £60 on 1 January”: both prices and the day. */
export const price: Kind = {
  name: 'price',
  find(brief) {
    const cuts = cutsOf(brief)
    const moved = cuts.flatMap((cut, at) => (isNews(cut, brief) ? (moveIn(cut, cuts[at + 1], brief) ?? []) : []))[0]
    if (!moved) return undefined
    const { of, start, end, old, now, unit } = moved
    const own = cuts.filter(cut => cut.of === of && cut.start >= start && cut.end <= end)
    const [first] = own
    const text = brief.pieces[of]?.text ?? ''
    const above = cuts.filter(cut => cut.of === of && cut.end <= start)
    const whole = bare(text.slice(0, start) + moved.headline)
    const isTitled = above.length > 0 && width(whole) <= HEADLINE
    const headline = isTitled ? whole : moved.headline
    if (!first || bare(headline) === '') return undefined
    const parts = [
      part('headline', upperFirst(headline), first.from),
      // In the order of the brief, by which a guard sees that they are not swapped.
      ...[part('old', old.text, first.from), part('new', bare(`${now.text} ${unit}`), first.from)].sort(
        (a, b) => Number(a.role === 'new' ? now.start : old.start) - Number(b.role === 'new' ? now.start : old.start),
      ),
      ...(moved.day ? [part('from_day', upperFirst(moved.day), first.from)] : []),
    ]
    const left = cuts.filter(cut => !own.includes(cut) && !(isTitled && above.includes(cut)))
    return withRest({ form: 'price', parts }, left, brief)
  },
  examples: [
    'Basic service goes up from £55 to £60 on 1 January',
    'Subimos la cuota: de 32 € a 35 € al mes desde el 1 de enero',
    'Tageskarte wird billiger: ab 1. Januar 5,20 € statt 5,80 €',
    'Sourdough goes up from £4.20 to £4.60 on Monday, flour costs more. All other bread stays the same',
    'Day passes are now £12 (were £10). Starts 1 January. Monthly stays at £45',
    'bread prices: from monday the white loaf is going up to £3.80 from £3.50, sorry!',
    'Brezn kosten ab Montag 1,20 € statt 1,10 €. Alles andere bleibt gleich.',
  ],
}

type Move = {
  of: number
  start: number
  end: number
  headline: string
  old: Literal
  now: Literal
  unit: string
  day?: string
}

/** Two prices of one thing in a clause, or in it and the next. */
function moveIn(cut: Cut, next: Cut | undefined, brief: Brief): Move | undefined {
  const alone = moneyIn(cut).length
  const goesOn = alone === 1 && next?.of === cut.of && moneyIn(next).length === 1
  if (alone !== 2 && !goesOn) return undefined
  const end = goesOn ? next.end : cut.end
  const line = within(
    { ...cut, text: brief.pieces[cut.of]?.text.slice(cut.start, end) ?? '' },
    0,
    end - cut.start,
    brief,
  )
  const [one, two] = line ? moneyIn(line) : []
  if (!line || !one || !two || one.unit !== two.unit) return undefined
  const pair = pairIn(line, one, two, brief)
  return pair && { of: cut.of, start: cut.start, end, ...pair }
}

const moneyIn = ({ literals }: Cut): Literal[] => literals.filter(({ kind }) => kind === 'money')

/** Which of two prices is the old one, by the words before and between them. */
function pairIn(
  { text, literals }: Cut,
  one: Literal,
  two: Literal,
  { clock }: Brief,
): Omit<Move, 'of' | 'start' | 'end'> | undefined {
  const [before, between, behind] = [
    text.slice(0, one.start),
    text.slice(one.end, two.start),
    bare(text.slice(two.end).replace(')', '')),
  ]
  const word = bare(between.replace('(', ''))
  const is = (cue: Parameters<typeof holds>[0]) => isLed(cue, word, clock) && cueAtEnd(cue, word, clock) !== undefined
  const from = cueAtEnd('from', before, clock)
  const days = literals.filter(({ kind }) => DAY.includes(kind) || kind === 'period')
  const isMoved = holds('moves', before, clock) || (days.length === 1 && from !== undefined)
  const was = cueAtEnd('was', before, clock)
  const rises =
    from !== undefined && is('to') && isMoved ? from : was !== undefined && is('now') && !is('to') ? was : undefined
  const falls = is('instead') || (is('was') && !(is('from') && cueAtEnd('to', before, clock) === undefined))
  const isArrow = /^(?:→|->|=>|>)$/.test(between.trim())
  const head = rises !== undefined ? before.slice(0, rises) : falls || isArrow ? before : undefined
  if (head === undefined || days.length > 1) return undefined
  const [old, now] = rises !== undefined || isArrow ? [one, two] : [two, one]
  const [day] = days
  return { old, now, ...worded(rises === undefined ? unled(head, clock) : bare(head), behind, day) }
}

/** The thing without what leads to its price; its day beside it where there is room, else by itself. */
function worded(
  name: string,
  behind: string,
  day: Literal | undefined,
): { headline: string; unit: string; day?: string } {
  if (!day) return { headline: name, unit: behind }
  const at = behind.indexOf(day.text)
  const lead = at < 0 ? 0 : leadAt(behind, at)
  const own = at < 0 ? '' : bare(behind.slice(lead, at + day.text.length))
  const unit = bare(at < 0 ? behind : behind.slice(0, lead) + behind.slice(at + day.text.length))
  const headline = own ? `${name} ${own}` : name
  if (width(headline) <= HEADLINE) return { headline, unit }
  return own ? { headline: name, unit, day: own } : { headline, unit }
}

/** “Day passes are now £12” is about day passes. */
function unled(head: string, clock: Brief['clock']): string {
  let left = bare(head)
  for (let turn = 0; turn < 2; turn++) {
    const at = cueAtEnd('to', left, clock) ?? cueAtEnd('costs', left, clock)
    left = bare(at === undefined || at === 0 ? left : left.slice(0, at))
  }
  return left
}

/** Where the small words that lead to a value begin: “desde el 1 de enero”. */
function leadAt(text: string, at: number): number {
  const lead =
    /(?:\s|^)(?:(?:on|from|as of|starting|ab dem|ab|am|zum|vom|desde el|a partir del?|desde|dès le|à partir du|le|dal|da|a partire dal|a partir de|desde|od) ?)$/iu.exec(
      text.slice(0, at),
    )
  return lead ? lead.index : at
}
