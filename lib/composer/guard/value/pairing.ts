// What belongs together in the brief belongs together in the post: a price and its thing, an hour and its day.
import { type Evidence, isContent, type Piece, type Text } from '#lib/composer/guard/evidence.ts'
import { type Rule, short } from '#lib/composer/guard/rule.ts'
import { sameValue } from '#lib/composer/guard/value/values.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { isInside, type Span, type Token, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { weekdayOf } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { isRow } from '#lib/composer/segments/clean.ts'

const VALUES = new Set(['money', 'time', 'percent'])
const SHUT = new Set<string>(['closed', 'cancelled', 'not'])
/** “à deux pas du lac” is near, and not closed. */
const STEPS = /^(?:deux|trois|quelques|cent|\d+)$/
type Unit = {
  labels: ReadonlySet<string>
  named?: ReadonlySet<string>
  days: readonly string[]
  values: readonly Literal[]
  /** “Only the 300” is the price that stood before it. */
  numbers: readonly Literal[]
  closed: boolean
  /** Its first word is a value: nothing before it says whose. */
  bare: boolean
  text: string
}

/** A value of one row or clause never beside the label of another. */
export const pairing: Rule = evidence => {
  const given = evidence.publish.flatMap(piece => withTerms(unitsOf(evidence, piece)))
  const useful = given.filter(({ labels, values, closed }) => labels.size > 0 && (values.length > 0 || closed))
  if (useful.length < 2) return {}
  const faults = toldUnits(evidence).flatMap(({ unit, at }) => {
    const [own, ...more] = useful.filter(({ labels }) =>
      [...labels].some(label => (unit.named ?? unit.labels).has(label)),
    )
    // A clause as it stands in the brief has its own values beside it.
    if (!own || more.length > 0 || evidence.publish.some(({ text }) => text.includes(unit.text))) return []
    const others = useful.filter(each => each !== own)
    const isOf = (value: Literal, { values, numbers }: Unit) =>
      values.some(each => sameValue(value, each)) ||
      (value.kind === 'money' && numbers.some(each => each.values[0] === value.values[0]))
    const isOthers = (value: Literal) => {
      const owners = others.filter(other => isOf(value, other))
      return owners.length > 0 && !owners.some(other => isAlsoOf(unit, other))
    }
    if (unit.values.some(value => !isOf(value, own) && isOthers(value)))
      return [`pairing: “${short(unit.text)}” in ${at}: the brief gives ${short(own.text)}`]
    const isShut = unit.closed && unit.values.length === 0 && others.some(({ closed }) => closed)
    return isShut && !own.closed && own.values.length > 0 && hasDay(own)
      ? [`pairing: ${at} says closed, the brief gives ${short(own.text)}`]
      : []
  })
  return { faults: [...new Set(faults)] }
}

/** “lesson on Sundays at 2, £25 with skis”: a value of another kind that begins the next clause is of the one before it. */
const withTerms = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const next = units[at + 1]
    const kinds = new Set(unit.values.map(({ kind }) => kind))
    const isSame = next?.values.some(({ kind }) => kinds.has(kind))
    return next?.bare && unit.values.length > 0 && !isSame
      ? { ...unit, values: [...unit.values, ...next.values] }
      : unit
  })

/** “Saturday, 11 to 4: demos at 12 and 2”: hours that end in a colon are not those of what has its own behind it. */
function apart(evidence: Evidence, piece: Piece, unit: Unit): Unit[] {
  const colon = unit.text.indexOf(': ')
  const from = colon < 0 ? -1 : piece.text.indexOf(unit.text)
  if (from < 0) return [unit]
  const [head, rest] = [
    unitOf(evidence, piece, from, from + colon),
    unitOf(evidence, piece, from + colon + 1, from + unit.text.length),
  ]
  const isBare = [...head.labels].every(label => label.startsWith('day ')) && head.values.length > 0
  return isBare && rest.values.length > 0 ? [head, rest] : [unit]
}

/** “Our goats get milked at 5” where the brief has “milking at 5, 62 goats”: it has a word of both, one in another form. “Saturdays at 10 and costs 80” has the day of what is at 10. */
const isAlsoOf = ({ labels, days }: Unit, other: Unit): boolean =>
  days.some(day => other.days.includes(day)) ||
  [...labels].some(
    label => !label.includes(' ') && [...other.labels].some(each => each !== label && alike(label, each)),
  )

const hasDay = ({ labels }: Unit): boolean =>
  [...labels].some(label => label.startsWith('day ') || label.startsWith('code '))

/** Rows and clauses of a piece, each with the words that name it; a word of two of them names neither. */
function unitsOf(evidence: Evidence, piece: Piece): Unit[] {
  const units = isRow(piece.text)
    ? [unitOf(evidence, piece, 0, piece.text.length)]
    : spansOf(piece).map(([from, to]) => unitOf(evidence, piece, from, to))
  const times = new Map<string, number>()
  for (const { labels } of units) for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1)
  return units.map(unit => ({ ...unit, labels: new Set([...unit.labels].filter(label => times.get(label) === 1)) }))
}

/** From comma to comma; a colon keeps a label with its value. “7 a.m.” ends one as well: the end of a span has words of its own. */
function spansOf({ text, tokens }: Piece): [number, number][] {
  const spans: [number, number][] = []
  let from = 0
  for (const [at, { kind, text: mark, start, end }] of tokens.entries()) {
    if (kind === 'word' && mark.endsWith('.')) {
      spans.push([from, end])
      from = end
    } else if (
      kind === 'mark' &&
      /[.!?;,。、！？؛،]/.test(mark) &&
      (/[。、]/.test(mark) || !(tokens[at - 1]?.end === start && tokens[at + 1]?.start === end))
    ) {
      spans.push([from, start])
      from = end
    }
  }
  return [...spans, [from, text.length]]
}

function unitOf({ lexicons }: Evidence, piece: Piece, from: number, to: number): Unit {
  const inside = between(piece.literals, from, to)
  const tokens = between(piece.tokens, from, to)
  const words = tokens.filter(
    (token, at) =>
      isContent(token, lexicons) && !inside.some(one => isInside(token, one)) && !isCounter(token, tokens[at - 1]),
  )
  const days = inside
    .filter(({ weekday, kind }) => weekday !== undefined || kind === 'date')
    .map(({ weekday, values }) => `day ${weekday ?? weekdayOf(Number(values[0]))}`)
  const codes = inside.filter(({ kind }) => kind === 'code').map(({ values }) => `code ${values[0]}`)
  const isStep = (key: string, at: number) => key === 'pas' && STEPS.test(tokens[at - 1]?.key ?? '')
  const shut = tokens.filter(
    ({ key }, at) => lexicons.some(({ claims }) => SHUT.has(claims.get(key) ?? '')) && !isStep(key, at),
  )
  // “Closing your books” shuts nothing.
  const turns = shut.length > 0 ? lexicons.flatMap(({ idiom }) => idiom.find(piece.text, piece.tokens)) : []
  const closed = shut.some(({ start }) => !turns.some(turn => turn.start <= start && start < turn.end))
  const values = inside.filter(({ kind }) => VALUES.has(kind))
  const numbers = inside.filter(({ kind }) => kind === 'number')
  return {
    labels: new Set([...words.map(({ key }) => key.slice(0, 6)), ...days, ...codes]),
    ...{ days, values, numbers, closed, bare: values[0] !== undefined && values[0].start === tokens[0]?.start },
    text: piece.text.slice(from, to),
  }
}

/** “1本” counts and names nothing. */
const isCounter = ({ text, start }: Token, before: Token | undefined): boolean =>
  UNSPACED.test(text) && [...text].length === 1 && before?.kind === 'number' && before.end === start

/** What of a list in the order of the text lies whole inside of a part of it. */
function between<T extends Span>(list: readonly T[], from: number, to: number): T[] {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  const found: T[] = []
  for (let at = low; at < list.length; at++) {
    const one = list[at]
    if (!one || one.start >= to) break
    if (one.end <= to) found.push(one)
  }
  return found
}

/** Rows, and clauses of texts, of the post. */
function toldUnits(evidence: Evidence): { unit: Unit; at: string }[] {
  const groups = Map.groupBy(evidence.texts, ({ group }) => group)
  return [...groups.values()].flatMap(texts => {
    const [first] = texts
    if (first && texts.length > 1 && /row/.test(first.group)) {
      const cells = texts.map(text => unitOf(evidence, text, 0, text.text.length))
      return [{ unit: rowOf(cells), at: first.group }]
    }
    return texts.flatMap(text =>
      [...labelled(evidence, text), ...unitsOf(evidence, text).flatMap(unit => apart(evidence, text, unit))].map(
        unit => ({ unit, at: text.at }),
      ),
    )
  })
}

const rowOf = (cells: readonly Unit[]): Unit => ({
  labels: new Set(cells.flatMap(({ labels }) => [...labels])),
  values: cells.flatMap(({ values }) => values),
  days: cells.flatMap(({ days }) => days),
  numbers: cells.flatMap(({ numbers }) => numbers),
  ...{ closed: cells.some(({ closed }) => closed), bare: false },
  text: cells.map(({ text }) => text).join(' '),
})

/** “Older teams: school gym, 6 pm”: what stands before the colon names all that follows, unless it has an hour itself. */
function labelled(evidence: Evidence, text: Text): Unit[] {
  const colon = text.text.indexOf(': ')
  if (colon < 2 || colon > 32 || text.on !== 'picture' || /[.:]./.test(text.text.slice(colon + 1))) return []
  const head = unitOf(evidence, text, 0, colon)
  const whole = unitOf(evidence, text, 0, text.text.length)
  const isApart = head.values.length > 0 && whole.values.length > head.values.length
  return isApart ? [] : [{ ...whole, named: head.labels }]
}
