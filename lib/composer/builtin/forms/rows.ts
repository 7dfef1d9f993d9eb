// A list that a brief has typed as one stands in columns: hours by day, prices, what happens when, steps in their order.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, LISTED, type Part, type Piece, part, pieceOf, type Row, row } from '#lib/composer/builtin/piece.ts'
import { listOf } from '#lib/composer/builtin/reading/listed/lists.ts'
import { countedIn, namedBefore } from '#lib/composer/builtin/report/counted.ts'
import { stepsIn } from '#lib/composer/builtin/slides/steps.ts'
import { changedOf } from '#lib/composer/builtin/tables/changed.ts'
import { arePrices, bareOf } from '#lib/composer/builtin/tables/unsigned.ts'
import { type CardForm, cardForms, type Form, LABEL_MOST, mostOf, type Rows } from '#lib/composer/forms.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { lineOfSentences } from '#lib/composer/words/ends.ts'
import { width } from '#lib/composer/words/width.ts'

type Shape = {
  form: CardForm
  /** So many rows at least. */
  least?: number
  /** What all of them must be together. */
  areRows?: (rows: readonly Row[]) => boolean
  title: 'title' | 'headline'
  rowOf: (line: Piece, brief: Brief) => Row | undefined
}

/** “Mon to Fri 8.30 to 5”, “25 and 26 Dec closed”, “Sundays and bank holidays shut”: the days, then hours or the word for closed. */
function hoursOf({ text, literals, claims, from }: Piece, { lexicons }: Brief): Row | undefined {
  const [, off = '', when = '', usual = ''] = SHUT_ON.exec(text) ?? []
  if (off !== '') return row(upperFirst(when), `${off.toLowerCase()}${usual}`, '', from)
  const days = literals.filter(({ kind }) => kind === 'weekday' || kind === 'date')
  const [word] = tokensOf(text)
  const feast = FEASTS.exec(text)?.[0].length ?? 0
  // “Sun” is a day among days.
  const isDay = feast > 0 || days[0]?.start === 0 || lexicons.some(({ weekdays }) => weekdays.has(word?.key ?? ''))
  const isShut = (claims.has('closed') || SHUT.test(text)) && !literals.some(({ kind }) => kind === 'time')
  // “Closed Sunday”, “fermé le lundi”.
  const [opens, closes] = [days[0]?.start ?? 0, days.at(-1)?.end]
  const [shut = '', ...joined] = text
    .slice(0, opens)
    .split(/[\s:,]+/u)
    .filter(Boolean)
  if (isShut && shut && joined.length < 2 && closes === text.length)
    return row(upperFirst(text.slice(opens)), shut.toLowerCase(), '', from)
  const end = isShut ? text.lastIndexOf(' ') : Math.max(feast, days.at(-1)?.end ?? 0) || (word?.end ?? 0)
  const rest = withoutStart(text.slice(end), ' .:–-').replace(/^(?:from|von|de|dalle|das|od|van) (?=\d)/iu, '')
  const isOther = literals.some(({ kind }) => kind === 'money')
  return isDay && !isOther && end > 0 && (isShut || /^\d/.test(rest))
    ? row(upperFirst(withoutEnd(text.slice(0, end), ' :–-')), rest, '', from)
    : undefined
}

const DAY_NAME =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?'
/** “closed 25 and 26”, “closed Monday Tuesday Wednesday as usual”, “closed New Year’s Day”. */
const SHUT_ON = new RegExp(
  `^(closed|shut|geschlossen) (?:on )?(?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?:(?:,| and| &| to|-) ?\\d{1,2}(?:st|nd|rd|th)?){0,3}|(?:${DAY_NAME})(?:(?:,| and| &| und)? (?:${DAY_NAME})){1,4}|christmas (?:eve|day)|boxing day|new year['’]?s (?:eve|day)|good friday|easter (?:sunday|monday)|thanksgiving)( as (?:usual|normal|always)| wie (?:immer|gewohnt))?$`,
  'iu',
)
/** “mittwochs zu”. */
const SHUT = /(?<!\p{L})(?:zu|ruhetag|descanso|riposo|folga|dicht)$/iu

/** “Christmas Eve”, “29th and 30th”. */
const FEASTS =
  /^(?:nye|nyd|christmas (?:eve|day)|boxing day|new year['’]?s (?:eve|day)|good friday|easter (?:sunday|monday|saturday)|thanksgiving(?: day)?|bank holiday(?: monday)?|heiligabend|silvester|neujahr|weihnachten|noël|jour de l['’]an|nochebuena|navidad|nochevieja|año nuevo|natale|santo stefano|capodanno|natal|ano novo|kerstavond|(?:eerste|tweede) kerstdag|oudjaarsdag|nieuwjaarsdag|\d{1,2}(?:st|nd|rd|th)(?: (?:and|to|&|-) \d{1,2}(?:st|nd|rd|th))?)(?!\p{L})/iu

/** “Open fire £65 (was £58)”, “Bird nest removal from £95”: a thing, its price, and a remark behind it. */
function priceOf({ text, literals, from }: Piece): Row | undefined {
  const sums = literals.filter(({ kind }) => kind === 'money')
  const [sum, was] = sums
  const behind = sum ? text.slice(sum.end) : ''
  const old = OLD.exec(behind)?.[1]
  // “Lockout after 8pm £115” names its hour, and what stands before a dash may have a comma.
  const isOther = ({ kind, start, end }: Piece['literals'][number]): boolean =>
    (kind === 'time' && (start === 0 || end > (sum?.start ?? 0))) ||
    !/^(?:money|number|time)$/.test(kind) ||
    (kind === 'number' && end > (sum?.end ?? 0) && !old)
  if (!sum || literals.some(isOther)) return undefined
  const { label: named, lead } = namedBefore(sum, text)
  const [, label = named, detail = ''] = (width(named) > NAMED && DETAILED.exec(named)) || []
  const isParted = /\s[–—-]\s*$/u.test(text.slice(0, sum.start))
  const each = EACH.exec(behind)?.[0] ?? ''
  const remark = old ? [behind, old] : REMARK.exec(behind.slice(each.length))
  if (
    !remark ||
    (was && !old && !behind.includes('(')) ||
    !/\p{L}/u.test(label) ||
    (isParted ? /[.:;](?!\d)/ : /[.,:;](?!\d)/).test(label)
  )
    return undefined
  return row(upperFirst(label), `${lead} ${sum.text}${each}`.trim(), upperFirst(remark[1] ?? remark[2] ?? detail), from)
}
/** “Test day package (warm up and car for the test)” says in brackets what is in it. */
const DETAILED = /^([^()]{2,}) \(([^()]{2,})\)$/u
const NAMED = cardForms.prices.rows?.label[1] ?? 0

/** “$50, was 45”: what it cost until then. */
const OLD =
  /^,? ((?:was|were|before|previously|bisher|vorher|statt|antes|avant|auparavant|prima|era|eerst|was eerst|wcześniej) [£$€]?\d[\d.,]{0,8}(?: ?[£$€])?)$/iu
/** “£14 an hour”: for how much of it. */
const EACH =
  /^(?:\/| (?:an?|per|each|the|pro|je|die|der|la|le|l['’]|de l['’]|por|al?|à l['’]|all['’]|za)?) ?(?:hour|hr|session|day|night|week|weekend|month|year|person|head|class|kilo|kg|lb|piece|pint|glass|cup|dozen|each|stunde|tag|nacht|woche|monat|person|stück|glas|heure|jour|nuit|semaine|mois|personne|pièce|hora|día|noche|semana|mes|persona|unidad|ora|giorno|notte|settimana|mese|pezzo|dia|noite|mês|pessoa|uur|dag|nacht|week|maand|persoon|stuk|godzin[aęy]|osob[aęy])(?![\p{L}])/iu
/** Nothing, or what stands in brackets or behind a dash. */
const REMARK = /^(?: \(([^()]+)\)| [–—-] (.+))?$/u

/** “Apple core 2 months”, “hauled out 4,118”: a thing, and how much of it. */
function countOf(line: Piece): Row | undefined {
  const counted = has(line, 'money', 'time') ? undefined : countedIn(line)
  return counted && row(counted.label, counted.text, '', line.from)
}

/** “10:00 opening, 10:30 first race”: an hour, and what happens then. */
function momentOf({ text, literals: [time], from }: Piece): Row | undefined {
  const name = withoutStart(text.slice(time?.end), ' :–-')
  return time?.kind === 'time' && time.start === 0 && /^\p{L}/u.test(name) && !/^(?:to|bis|a|à|until) /u.test(name)
    ? row(time.text, upperFirst(name), '', from)
    : undefined
}

/** “Wed - Temple Quay 12-2”, “Sat: day off”: a day, and what is told of it. */
function dayOf({ text, from }: Piece, { lexicons }: Brief): Row | undefined {
  const [, day = '', told = ''] = /^(\p{L}+)(?: ?[-–—:]) (.+)$/su.exec(text) ?? []
  return lexicons.some(({ weekdays }) => weekdays.has(fold(day))) ? row(day, upperFirst(told), '', from) : undefined
}

const SHAPES: readonly Shape[] = [
  { form: 'prices', title: 'title', rowOf: changedOf, least: 2 },
  { form: 'hours', title: 'headline', rowOf: hoursOf, least: 2 },
  { form: 'facts', title: 'headline', rowOf: dayOf },
  { form: 'prices', title: 'title', rowOf: priceOf },
  { form: 'prices', title: 'title', rowOf: bareOf, areRows: arePrices },
  { form: 'schedule', title: 'title', rowOf: momentOf },
  { form: 'table', title: 'title', rowOf: countOf },
]

/** Of the first kind that fits. */
export function columnsIn(brief: Brief): Filled | undefined {
  const lines = brief.pieces.map(piece => linesOf(piece, brief))
  return SHAPES.map(shape => rowsIn(lines, brief, shape)).find(Boolean)
}

/** A piece, and the lines that it may be: a title and its members, or its clauses. */
type Lines = { whole: Piece; parts: readonly Piece[]; listed: boolean }

function linesOf(whole: Piece, brief: Brief): Lines {
  const { text, literals, from, raw } = whole
  const list = listOf(text, literals, brief.lexicons)
  const texts = list ? [list.title, ...list.members] : clausesIn(text, literals).map(clause => clause.text)
  const isOne = texts.length < LISTED || texts.length > MOST_LINES
  return { whole, parts: isOne ? [] : texts.map(one => pieceOf(from, one, brief, raw)), listed: list !== undefined }
}
/** No form has room for more. */
const MOST_LINES = 16

/** A title, rows that follow each other, and what little else is told; undefined where anything has no room. */
function rowsIn(
  all: readonly Lines[],
  brief: Brief,
  { form, title, rowOf, least = LISTED, areRows = () => true }: Shape,
): Filled | undefined {
  const rowsOf = (of: readonly Piece[]) => of.map(line => rowOf(line, brief))
  const [first, ...lines] = all.flatMap(({ whole, parts, listed }) => {
    const isMade = listed || rowsOf(parts).filter(Boolean).length >= Math.max(LISTED, parts.length) - 1
    return parts.length > 0 && isMade ? parts : [whole]
  })
  const made = rowsOf(lines)
  const rows = made.filter(one => one !== undefined)
  const from = made.findIndex(Boolean)
  const isRun = made.slice(from, from + rows.length).every(Boolean)
  if (!first || rowOf(first, brief) || rows.length < least || !isRun || !areRows(rows)) return undefined
  const others = lines.filter((_, at) => !made[at])
  const heads = form === 'table' ? others.filter(isHead) : []
  const rest = others.filter(line => !heads.includes(line))
  // What happens at another hour is news of its own; until when something is ordered is of its price.
  if (rest.some(one => has(one, 'time') && !(form === 'prices' && UNTIL.test(one.text)))) return undefined
  const parts = [
    part(title, withoutEnd(unstopped(upperFirst(first.text)), ' :'), first.from),
    ...heads.flatMap(({ text, from }) => text.split(' | ').map(cell => part('head', upperFirst(cell), from))),
    ...below(rest, form),
  ]
  return hasRoom(form, parts, rows) ? { form, parts, rows } : undefined
}

/** What is told beside the rows, in two places where one has no room for it. */
function below(rest: readonly Piece[], form: CardForm): Part[] {
  if (rest.length === 0) return []
  const whole = caveatOf(rest)
  const [first, ...others] = rest
  const isLong = width(whole.text) > mostOf(cardForms[form], 'caveat') && mostOf(cardForms[form], 'condition') > 0
  if (!first || others.length === 0 || !isLong) return [whole]
  return [part('condition', sentence(upperFirst(first.text)), first.from), caveatOf(others)]
}

const UNTIL =
  /(?<!\p{L})(?:by|before|until|till?|bis|avant|jusqu[’']|hasta|antes|entro|fino|até|tot|voor|do|przed|senast|före)(?!\p{L})/iu

/** “team | points” above “Harrow | 61”. */
const isHead = ({ text }: Piece): boolean => isRow(text) && !/\d/.test(text)

const caveatOf = (pieces: readonly Piece[]): Part =>
  part('caveat', lineOfSentences(pieces.map(({ text }) => sentence(upperFirst(text)))), [
    ...new Set(pieces.flatMap(one => one.from)),
  ])

function hasRoom(name: CardForm, parts: readonly Part[], rows: readonly Row[]): boolean {
  const form: Form = cardForms[name]
  const { most, label, value, note = ['', 0] } = form.rows ?? NO_ROWS
  const longest = (rows.length <= FEW && LABEL_MOST[name]) || label[1]
  return (
    parts.every(({ role, text }) => width(text) <= mostOf(form, role)) &&
    rows.length <= most &&
    rows.every(one => width(one.label) <= longest && width(one.value) <= value[1] && width(one.note) <= note[1])
  )
}
/** So many rows have room for two lines each. */
const FEW = 6
const NO_ROWS: Rows = { least: 0, most: 0, label: ['', 0], value: ['', 0] }

/** “1. Cut the strip”, “2. Fold it”: steps below their title, and what is told behind them. */
export function stepsOf({ pieces }: Brief): Filled | undefined {
  const [first, ...lines] = pieces
  const steps = stepsIn(lines)
  const [last, ...more] = lines.slice(lines.findLastIndex(one => steps.has(one)))
  if (!first || !last || steps.size + more.length !== lines.length) return undefined
  const parts = [
    part('headline', unstopped(upperFirst(first.text)), first.from),
    ...[...steps].map(({ text, from }) => part('step', upperFirst(text.replace(NUMBER, '')), from)),
    ...(more.length > 0 ? [caveatOf(more)] : []),
  ]
  return steps.size <= MOST_STEPS && hasRoom('steps', parts, []) ? { form: 'steps', parts } : undefined
}
const NUMBER = /^\d{1,2}[.):]? /
const MOST_STEPS = 6
