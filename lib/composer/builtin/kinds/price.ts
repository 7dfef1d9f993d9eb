// A price that moves.
import { type Cue, cueAtEnd, holds, isLed } from '#lib/composer/builtin/kinds/cues.ts'
import { bare, type Cut, cutsOf } from '#lib/composer/builtin/kinds/cuts.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { isNews, withRest } from '#lib/composer/builtin/kinds/rest.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'

const HEADLINE = mostOf(cardForms.price, 'headline')

/** “Basic service goes up from £55 to £60 on 1 January”: both prices and the day. */
export const price: Kind = {
  name: 'price',
  find(brief) {
    const cuts = cutsOf(brief)
    const moved = cuts.flatMap((cut, at) => (isTold(cut, brief) ? (moveIn(cut, cuts[at + 1], brief) ?? []) : []))[0]
    const [first] = moved?.own ?? []
    if (!moved || !first) return undefined
    const { own, old, now } = moved
    const from = [...new Set(own.flatMap(cut => cut.from))]
    const above = cuts.filter(cut => cut.of === first.of && cut.end <= first.start)
    const whole = bare((brief.pieces[first.of]?.text.slice(0, first.start) ?? '') + moved.headline)
    const isTitled = above.length > 0 && width(whole) <= HEADLINE
    const headline = isTitled ? whole : moved.headline
    if (headline === '') return undefined
    const prices = [part('new', now.text, from), ...(old ? [part('old', old.text, from)] : [])]
    const parts = [
      part('headline', upperFirst(headline), first.from),
      // In the order of the brief, by which a guard sees that they are not swapped.
      ...(old && old.start < now.start ? prices.toReversed() : prices),
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
    'Pro plan now $29 a month, was $39. Starts 1 April.',
    'Annual boiler service £79. Normally £95.',
    'Our eggs go up to £1.80 for six on Monday, since feed has gone up by a third',
    '4月から月謝が6,000円から6,500円に変わります',
  ],
}

type Told = { text: string; start: number }
type Pair = { headline: string; old?: Told; now: Told; day?: string }
type Move = Pair & { own: readonly Cut[] }

/** The news itself, or what a first sentence on prices leads to. */
const isTold = (cut: Cut, brief: Brief): boolean => {
  const title = brief.pieces[0]?.text ?? ''
  return (
    isNews(cut, brief) || (cut.of === 1 && (holds('works', title, brief.clock) || holds('moves', title, brief.clock)))
  )
}

/** Two prices of one thing in a clause, or in it and the next; one to which it moves. */
function moveIn(cut: Cut, next: Cut | undefined, brief: Brief): Move | undefined {
  const { clock, lexicons } = brief
  const alone = moneyIn(cut).length
  // “… drop to €410. Was €455”
  const isRemark = next?.of === cut.of + 1 && isLed('was', next.text, clock) && next.text.split(' ').length <= REMARK
  const goesOn = alone === 1 && next && (next.of === cut.of || isRemark) && moneyIn(next).length === 1
  const text = goesOn ? `${cut.text}, ${next.text}` : cut.text
  const line = pieceOf(cut.from, text, { lexicons, clock })
  const pair = pairIn(line, brief)
  if (pair) return { own: goesOn ? [cut, next] : [cut], ...pair }
  const one = alone === 1 ? oneIn(cut, brief) : undefined
  return one && { own: [cut], ...one }
}
const REMARK = 4

const moneyIn = ({ literals }: Pick<Cut, 'literals'>): Literal[] => literals.filter(({ kind }) => kind === 'money')
const daysIn = ({ literals }: Pick<Cut, 'literals'>): Literal[] =>
  literals.filter(one => isDay(one) || one.kind === 'period')

/** “Our eggs go up to £1.80 for six on Monday”: the new price alone. */
function oneIn(line: Cut, { clock }: Brief): Pair | undefined {
  const [price] = moneyIn(line)
  const before = line.text.slice(0, price?.start ?? 0)
  const to = cueAtEnd('to', before, clock) ?? cueAtEnd('now', before, clock)
  const [day, ...more] = daysIn(line)
  if (!price || to === undefined || more.length > 0 || !holds('moves', before, clock)) return undefined
  // “up to” is both how it moves and what leads to its price.
  const head = before.slice(0, to) + (/^(?:up|down) /.exec(before.slice(to))?.[0] ?? '')
  const { headline, unit, day: from } = worded(bare(head), bare(line.text.slice(price.end)), day)
  return { headline, now: { text: bare(`${price.text} ${unit}`), start: price.start }, ...(from && { day: from }) }
}

const TURNS = /(?:becomes?|wird zu|werden zu|pasa a ser|devient|diventa|staje się|が|から)$/u
const ARROW = /^(?:→|->|=>|>)$/

/** Which of two prices is the old one, by the words before and between them; a unit may stand with the first. */
function pairIn(line: Pick<Cut, 'text' | 'literals'>, { clock }: Brief): Pair | undefined {
  const [one, two, ...others] = moneyIn(line)
  const days = daysIn(line)
  if (!one || !two || others.length > 0 || one.unit !== two.unit || days.length > 1) return undefined
  const { text } = line
  const [before, between] = [text.slice(0, one.start), bare(text.slice(one.end, two.start).replace('(', ''))]
  const behind = bare(text.slice(two.end).replace(')', ''))
  const at = (cue: Cue) => cueAtEnd(cue, between, clock)
  const lead = (start: number | undefined) => (start === undefined ? undefined : bare(between.slice(0, start)))
  const isUnit = (words: string | undefined) =>
    words !== undefined && !/\d/.test(words) && words.split(' ').length <= UNIT
  const from = cueAtEnd('from', before, clock)
  const was = cueAtEnd('was', before, clock)
  const isMoved = holds('moves', before, clock) || (days.length === 1 && from !== undefined)
  const to = lead(at('to') ?? at('now'))
  const fell = lead(
    at('instead') ?? (at('from') !== undefined && cueAtEnd('to', before, clock) === undefined ? undefined : at('was')),
  )
  const turned = ARROW.test(between) ? '' : lead(TURNS.exec(between)?.index)
  const isTurned = isUnit(turned) && (clock.language !== 'ja' || behind.startsWith('に'))
  // “from £20 to £35” is a span where nothing moves.
  const rises = isUnit(to) && (from === undefined || isMoved) ? (from ?? was) : undefined
  const falls = isUnit(fell)
  if (rises === undefined && !falls && !isTurned) return undefined
  const head = rises === undefined ? unled(before, clock) : bare(before.slice(0, rises))
  const isUp = rises !== undefined || !falls
  const own = (isUp ? (rises === undefined ? turned : to) : fell) ?? ''
  const unit = own === '' || cueAtEnd('now', own, clock) === 0 ? '' : ` ${own}`
  const told = worded(head || bare(unit), clock.language === 'ja' ? '' : behind, days[0])
  const [first, second] = [
    { text: head ? one.text + unit : one.text, start: one.start },
    { text: isUp ? bare(`${two.text} ${told.unit}`) : two.text, start: two.start },
  ]
  const [old, now] = isUp ? [first, second] : [second, isUnitOf(told.unit, first)]
  return { headline: told.headline, old, now, ...(told.day && { day: told.day }) }
}
const UNIT = 3

/** “£4.60 statt £4.20 das Kilo”: what stands behind both is of the new one as well. */
const isUnitOf = (unit: string, told: Told): Told => (unit ? { ...told, text: bare(`${told.text} ${unit}`) } : told)

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
