// Numbers of a sentence that count something: a figure each, or a table of what has how much of one unit.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { type Clause, clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { isName } from '#lib/composer/builtin/report/alike.ts'
import { withUnit } from '#lib/composer/builtin/report/counted.ts'
import { fits, type Item, row } from '#lib/composer/builtin/report/item.ts'
import { leans } from '#lib/composer/builtin/weight.ts'
import { BLOCKS } from '#lib/composer/forms.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** “14,200 freelancers, 38% on time”: numbers, then what they count. */
export function figuresOf(piece: Piece, brief: Brief): Item[] | undefined {
  const clauses = membersIn(
    clausesIn(piece.text)
      .flatMap(clause => pairIn(clause))
      .map(({ text }) => unjoined(text)),
  )
  const made = clauses.map(
    text => figureOf(text, piece, brief) ?? figureBehind(text, piece, brief) ?? noteFor(text, piece),
  )
  const figures = made.filter(each => each?.kind === 'figure')
  // Of many numbers in a sentence some are told in words.
  const isMixed = figures.length > 1 && clauses.length > LISTED && made.every(Boolean)
  if (clauses.length < 2 || !(isMixed || figures.length === clauses.length)) return undefined
  const told = made.filter(each => each !== undefined)
  return inOneUnit(told, piece) ?? told
}

/** “23 degrees in July. 1 wedding ring, found”: a number begins a member, and a word behind a comma is of the one before it. */
const membersIn = (clauses: readonly string[]): string[] =>
  joinNeighbours(
    clauses.flatMap(text => text.split(/(?<=\p{L}{3})\. (?=\d)/u)),
    (before, text) => /^\d/.test(before) && /^\p{Ll}+$/u.test(text) && `${before}, ${text}`,
  )

/** “coldest swim day -27 degrees (air)”: a value that stands among what it is of. */
function figureBehind(text: string, { from }: Piece, { lexicons }: Brief): Item | undefined {
  const [, label = '', value = '', rest = ''] = AMONG.exec(text) ?? []
  const [, count = '', unit = ''] = DONE.test(label) ? (COUNTS.exec(value) ?? []) : []
  if (unit !== '' && fits('figure', row(unit + rest, count)))
    return { kind: 'figure', row: row(unit + rest, count), from }
  const made = row(upperFirst(label) + rest, value)
  const last = tokensOf(label).at(-1)
  return isName(label) && last && isContent(last, lexicons) && fits('figure', made)
    ? { kind: 'figure', row: made, from }
    : undefined
}
/** “przyszło 37 osób”, “w tym 310 puszek”, “darunter 12 Kinder”: what was done with them, or what they are among, is no name of theirs. */
const DONE =
  /^(?:(?:we|wir|nous|on|abbiamo|hemos) )?(?:\p{L}+(?:ło|ły|liśmy|łyśmy)|w tym|a także|had|did|got|including|of which|hatten|darunter|davon|hubo|tuvimos|entre ell[oa]s|dont|eu|avuto|di cui|dos quais|tivemos|waarvan|waaronder)$/iu
const COUNTS = /^(\d[\d.,]{0,9}) (\p{L}{3,12})$/u
const AMONG =
  /^(\p{L}[^\d,;:.!?]{2,40}?) ([-−]?\d[\d.,]{0,9}(?: ?(?:%|°C?|\p{L}{1,12}))?)((?: \(?\p{L}[^\d,;:.!?]{1,20})?)$/u

/** “they spend 3.5 hours a week on it”, where it says something by itself. */
const noteFor = (text: string, { from }: Piece): Item | undefined =>
  text.split(' ').length > LISTED && !leans(text.replace(/^they (?=\p{Ll})/iu, '')) && width(text) < BLOCKS.note.text
    ? { kind: 'note', row: row('', sentence(upperFirst(text))), from }
    : undefined

/** “10 minutes we talk, 15 minutes we look at how you move, …”: all in one unit are a table of what has how much of it. */
function inOneUnit(figures: readonly Item[], of: Piece): Item[] | undefined {
  const parts = figures.map(({ row: { label, text } }) => ({ text, words: label.split(' ') }))
  const unit = parts[0]?.words[0]
  if (figures.length < LISTED || !parts.every(({ words }) => words.length > 1 && words[0] === unit)) return undefined
  const said = parts.map(({ text, words }) => ({ own: `${text} ${unit}`, rest: upperFirst(words.slice(1).join(' ')) }))
  const rows = said.every(({ rest }) => /\d/.test(rest))
    ? inFirstUnit(said.map(({ rest }) => rest)).map((rest, at) => row(said[at]?.own ?? '', rest))
    : said.map(({ own, rest }) => row(rest, own))
  const kind = (['table', 'list'] as const).find(each => rows.every(one => fits(each, one)))
  return kind && rows.map(each => ({ kind, row: each, from: of.from, of }))
}

/** “2 people every 6 years, 3 people every 4”: what the first is measured in goes for the others. */
function inFirstUnit(texts: readonly string[]): string[] {
  const unit = /\d (\p{L}+)$/u.exec(texts[0] ?? '')?.[1]
  return texts.map(text => (unit && /(?:\d|half|halb|demi|medio|mezzo|meio)$/u.test(text) ? `${text} ${unit}` : text))
}

/** “38% said this and 19% said that”: two that count. */
function pairIn(clause: Clause): Clause[] {
  const joint =
    /,? (?:and|und|y|e|et|i) (?=\d|(?:(?:finally|at the end|am ende|zum schluss|al final|à la fin|alla fine|no fim) )\D{3,40}\d)/iu.exec(
      clause.text,
    )
  if (!joint || !/^\d/.test(clause.text)) return [clause]
  const at = joint.index + joint[0].length
  return [
    { ...clause, text: clause.text.slice(0, joint.index) },
    { ...clause, text: clause.text.slice(at) },
  ]
}

const isCount = ({ kind }: Piece['literals'][number]): boolean => /^(?:number|money|percent)$/.test(kind)
/** “A €4 paperback is ten minutes of a night nurse” is a sentence. */
const ARTICLE = /^(?:an?|the|eine?|der|die|das|une?|le|la|el|un|uno|una|il|um|uma)$/iu
/** Letters before a number that only say how near it is: “about 140,000”. */
const NEAR = 10

/** “31 400 visitors”, in a language that sets a comma there too. */
function spacedIn(text: string): Literal | undefined {
  const [found] = /^[1-9]\d{0,2}(?: \d{3}){1,2}(?= \p{L})/u.exec(text) ?? []
  return found === undefined ? undefined : { kind: 'number', text: found, start: 0, end: found.length, values: [found] }
}

export function figureOf(text: string, { from }: Pick<Piece, 'from'>, { lexicons, clock }: Brief): Item | undefined {
  const one = pieceOf([...from], text, { lexicons, clock })
  const number = spacedIn(text) ?? one.literals[0]
  if (!number || !isCount(number) || one.literals.length > 3) return undefined
  const lead = text.slice(0, number.start).trim()
  const names = tokensOf(lead).some(token => isContent(token, lexicons))
  if (
    lead.length > NEAR ||
    ARTICLE.test(lead) ||
    names ||
    !/^\p{L}*$/u.test(lead) ||
    (lead !== '' && one.literals.slice(1).some(isCount))
  )
    return undefined
  // “3,2 Mio. Fahrgäste”: the stop is the number's, and so is “g” of “180 g when dry”.
  const at = withUnit(text, number.end)
  const rest = text.slice(at)
  const end = at + (UNIT.exec(rest)?.[0].length ?? Number(rest.startsWith('.') && rest.length > 1))
  const label = unstopped(text.slice(end).trim())
  const made = row(label, text.slice(0, end))
  const isOne =
    /^\p{L}/u.test(label) &&
    !GOES_ON.test(label) &&
    (one.content.length > 0 || one.literals.slice(1).some(isCount) || number.kind === 'percent')
  return isOne && fits('figure', made) ? { kind: 'figure', row: made, from } : undefined
}
const UNIT = /^ (?:[kcm]?[gml]|km|t|h|min|kWh)(?= )/u
/** “1 to 3 hairs”, “2 gold 4 silver 5 bronze”: more numbers than one. */
const GOES_ON = /^\p{L}{1,4} \d|\d \p{L}{1,20} \d/u

/** “Average wait: 3 days (it was 9 in 2025)”, “Busiest day of the week Tuesday”: a value behind what it is of. */
export function valuedBehind({ text, literals, from }: Piece): Item | undefined {
  const [, label = '', value = '', remark = ''] = VALUED.exec(unstopped(text)) ?? []
  const made = row(upperFirst(label) + remark, value)
  if (label !== '') return fits('figure', made) ? { kind: 'figure', row: made, from } : undefined
  const day = literals.at(-1)
  const before = day?.kind === 'weekday' && day.end === text.length ? text.slice(0, day.start).trim() : ''
  const named = row(upperFirst(before.replace(IS, '')), day?.text ?? '')
  const isNamed = literals.length === 1 && before.split(' ').length > LISTED - 1 && !LEADS.test(before)
  return isNamed && fits('figure', named) ? { kind: 'figure', row: named, from } : undefined
}
const VALUED = /^(\p{L}[^:\d]{2,44}): (\d[\d.,]{0,9}(?: ?[\p{L}%€£$]{1,9})?)( \([^()]{3,30}\))?$/u
const IS = /:$| (?:is|was|ist|war|der|die|das|es|era|el|est|était|le|è|il|foi|é|a|o|was|de|jest|to|är|var)$/iu
/** “Closed on Tuesday” is no figure. */
const LEADS =
  / (?:on|by|from|until|am|ab|bis|zum|para|desde|hasta|jusqu[’']au|dès|per|da|entro|até|op|vanaf|do|od|w|we|på|från)$/iu
