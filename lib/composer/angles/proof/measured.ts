import { type Draft, draft, type Row } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, remaining } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const UNIT =
  '(?:ms|s|secs?|seconds?|mins?|minutes?|hrs?|hours?|h|days?|weeks?|months?|years?|[KMGT]B|kWh|kW|km|kg|g|litres?|degrees|clicks|steps|emails|requests|lines)(?: (?:a|per) \\p{L}+)?'
const HEAD = /^([^:]{3,40}): (.+)$/su
const SIDE = new RegExp(
  `^(\\p{L}.{0,26}?)(?: (?:takes?|took|needs?|needed|is|was|at|only|just|gets?|uses?|used))*:? (\\d[\\d,.]*|\\d{1,2}:\\d\\d) ?(${UNIT})?$`,
  'iu',
)
/** “Days until paid: Tarn 11”: the heading names the unit. */
const COUNTED = /^(seconds|minutes|hours|days|weeks|months|clicks|steps|emails) /i
const OURS = /^(?:with|after|new|now|warm|our|today)\b/i
const THEIRS = /^(?:without|no|before|old|cold)\b/i
/** “Week 1”, “in 2024”: the second of them is where it stands now. */
const STAGE = /^(?:in )?(?:(?:week|day|month|year|round|lap|q) ?\d+|(?:19|20)\d\d)$/i

type Side = { label: string; value: string; number: string; unit: string; amount: number }

/** “Ferrule 4.1s, no cache 31s”: one measure of two things, in one unit, so that bars may show it. */
export function measured(reading: Reading): Draft | undefined {
  for (const clause of reading.facts) {
    const draft = sidesIn(clause, reading)
    if (draft) return draft
  }
  return undefined
}

function sidesIn(clause: Clause, reading: Reading): Draft | undefined {
  const [first = '', ...others] = clause.parts.map(part => stripStop(part.text))
  const [, inline, opening] = first.match(HEAD) ?? []
  const apart = inline === undefined && !/\d/.test(first) && others.length >= 2 ? first : undefined
  const head = inline ?? apart
  const told = apart ? others : [opening ?? first, ...others]
  const unit = head?.match(COUNTED)?.[1]?.toLowerCase()
  const found = told.slice(0, 2).map(text => sideOf(text, unit))
  const [a, b] = found
  if (!a || !b || a.unit !== b.unit || a.amount === b.amount || (told[2] && sideOf(told[2], unit))) return undefined
  return measuredDraft(reading, clause, head, rightOf(a, b, reading), told.slice(2))
}

function sideOf(text: string, counted: string | undefined): Side | undefined {
  const [, label, number = '', own] = text.match(SIDE) ?? []
  const clock = number.includes(':')
  const unit = own ?? (clock ? '' : counted)
  if (!label || unit === undefined || label.length > BOX_LIMITS.side) return undefined
  const tight = /^(?:ms|s|h|[KMGT]B)$/i.test(unit) && !/\d /.test(text.slice(label.length))
  const amount = clock ? Number(number.replace(':', '.')) : Number(number.replace(/,(?=\d{3})/g, ''))
  return {
    label: upperFirst(label),
    number: tight ? `${number}${unit}` : number,
    value: `${number}${tight || unit === '' ? '' : ' '}${unit}`,
    unit,
    amount,
  }
}

/** What it was or is elsewhere, then what it is with us. */
function rightOf(a: Side, b: Side, { brand }: Reading): [Side, Side] {
  const ours = ({ label }: Side): boolean =>
    !THEIRS.test(label) && (OURS.test(label) || label.toLowerCase().includes(brand.name.toLowerCase()))
  return ours(a) || (THEIRS.test(b.label) && !ours(b)) ? [b, a] : [a, b]
}

function measuredDraft(
  reading: Reading,
  clause: Clause,
  head: string | undefined,
  [left, right]: [Side, Side],
  rest: readonly string[],
): Draft {
  const moved = STAGE.test(left.label) && STAGE.test(right.label)
  const names = new Set(reading.names.values())
  const [one, other] = moved ? [left, right] : [right, left]
  const both = `${one.label} ${one.value}, ${lowerFirst(other.label, names)} ${other.value}.`
  const value = head && COUNTED.test(head) ? right.number : right.value
  const headline =
    [
      head && upperFirst(`${head}: ${moved ? `${left.number}, now ${value}` : `${value}, not ${left.number}`}.`),
      head === undefined ? both : undefined,
      `${right.value}, not ${left.number}.`,
    ].find(text => text && text.length <= BOX_LIMITS.headline) ?? both
  const more = remaining(reading, [clause.text], 3)
  const note = [rest.join(', '), stripStop(more[0] ?? '')].find(text => text !== '' && text.length <= BOX_LIMITS.item)
  const rows = [left, right].map(({ label, value, amount }): Row => ({ label, to: value, value: amount }))
  return draft({
    angle: 'comparison',
    frame: 'F45',
    rank: 66,
    template: 'comparison',
    top: right.value,
    lead: head ? `${upperFirst(head)}: ${lowerFirst(both, names)}` : both,
    boxes: {
      headline,
      left_title: left.label,
      right_title: right.label,
      left: [left.value],
      right: clean([right.value, note && upperFirst(note)]),
      body: more[0],
    },
    rows,
    details: [...rest.map(text => sentence(upperFirst(text))), ...more],
    said: [clause.text],
    action: addressOf(reading),
    points: [...rows.map(row => ({ title: `${row.label}: ${row.to}` })), ...more.map(title => ({ title }))],
    topics: [],
    fixed: ['not', 'now'],
  })
}
