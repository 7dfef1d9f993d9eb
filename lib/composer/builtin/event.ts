// An event: what stands before the day in the first line names it; hour, place and price behind it have places of their own, the rest stands below.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { textOf } from '#lib/composer/builtin/card/lines.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, isState, type Part, type Piece, part, pieceOf } from '#lib/composer/builtin/piece.ts'
import { bareHour, barePlace, hourLead, placeLead, verbBefore } from '#lib/composer/builtin/typed/led.ts'
import { withMatter } from '#lib/composer/builtin/typed/matter.ts'
import { isNeeded, linesIn } from '#lib/composer/builtin/weight.ts'
import { isDayName } from '#lib/composer/days/one-day.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare } from '#lib/composer/lexis/trim.ts'
import { isDay, isSpanWord, type Literal, literalsWithin } from '#lib/composer/literals/literal.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'
import { registry } from '#lib/registry.ts'

/** “Pub quiz Thursday 8pm at the Fox. Teams of six, free entry”; undefined where something that readers need has no place. */
export function eventIn(brief: Brief): Filled | undefined {
  const { pieces } = brief
  if (pieces.some(one => isState(one) || OFF.some(claim => one.claims.has(claim)))) return undefined
  const lines = linesOf(brief)
  const [first] = lines
  const dated =
    first && lines.slice(0, FIRST).map((line, at) => isNear(lines, at, brief) && datedIn(first, line, brief))
  const day = dated?.findIndex(Boolean) ?? -1
  const found = dated?.[day]
  const [between, after] = [lines.slice(1, Math.max(1, day)), lines.slice(day + 1)]
  if (!found || after.some(one => has(one, 'date', 'weekday') && has(one, 'time'))) return undefined
  const { name, date, behind, isFrom } = found
  const { parts, left: all } = placed([...between, ...behind, ...after], brief)
  const { name: called, left } = withMatter(name, all, brief)
  const below = belowOf(left)
  // “new decaf from Friday, 8.60 €” begins then, and nobody comes.
  const comes = isFrom ? /^time$/ : /^(?:time|place|price)$/
  return below && parts.some(({ role }) => comes.test(role))
    ? { form: 'event', parts: [called, date, ...parts, ...below] }
    : undefined
}

const FIRST = 3
/** “Course, 6 weeks, starts Tuesday”: a clause may stand between a name and its day in one sentence. */
function isNear(lines: readonly Piece[], at: number, { pieces }: Brief): boolean {
  const [first, between] = lines
  const isOne = pieces.some(
    ({ text }) => first && text.startsWith(`${first.text}, ${between?.text}, ${lines[at]?.text}`),
  )
  return at < 2 || (isOne && between !== undefined && !has(between, 'date', 'weekday', 'time'))
}

/** The clauses of the sentence with the day, and lines around them. */
function linesOf(brief: Brief): Piece[] {
  const day = brief.pieces.findIndex(piece => has(piece, 'date', 'weekday'))
  return brief.pieces.flatMap((piece, at) =>
    at !== day || isRow(piece.text)
      ? linesIn(piece, brief, 0)
      : clausesIn(piece.text, piece.literals).map(({ text }) => pieceOf(piece.from, text, brief, piece.text)),
  )
}

type Dated = { name: Part; date: Part; behind: Piece[]; isFrom: boolean }

/** The name before the day in its line, or above it. */
function datedIn(above: Piece, line: Piece, brief: Brief): Dated | undefined {
  const day = dayOf(line, brief)
  const before = line.text.slice(0, day?.start)
  const verb = verbBefore(before, brief.lexicons)
  const led =
    FROM.exec(before)?.[0] ??
    (verb === undefined || isOpen(before, verb) ? (LED.exec(before)?.[0] ?? '') : before.slice(verb))
  const isLed = above === line
  const name = nameIn(isLed ? before.slice(0, before.length - led.length) : above.text, isLed, brief)
  const behind = bare(line.text.slice(day?.end))
  const at = line.text.lastIndexOf(behind)
  if (!day || name === undefined || (!isLed && bare(before) !== bare(led))) return undefined
  // “Saturday 10 til 4”: hours by what stands before them.
  const literals = literalsWithin(line.literals, at, at + behind.length)
  const rest = behind === '' ? [] : [{ ...pieceOf(line.from, behind, brief), literals }]
  if (!rest.every(one => goesWithDay(one, brief))) return undefined
  return {
    name: part('name', upperFirst(name), above.from),
    date: part('date', upperFirst(line.text.slice(day.start - led.length, day.end).trim()), line.from),
    behind: rest,
    isFrom: FROM.test(before),
  }
}
/** “Taproom open this Saturday”: the thing alone says nothing. */
const isOpen = (before: string, verb: number): boolean =>
  before.slice(0, verb).trim().split(' ').length <= FEW && OPENS.test(before.slice(verb))
const FEW = 2
const OPENS =
  /^(?:(?:is |are |ist |hat |est |está |è )?open|offen|geöffnet|ouverte?|abiert[oa]|apert[oa]|abert[oa]|otwart\p{L}{1,2})(?!\p{L})/iu

/** What belongs to the day behind it: “every Friday”, “starts on 4 May”. */
const LED =
  /(?<!\p{L})(?:every|each|this|next|all|first|last|from|starts|starting|jeden|jeden ersten|diesen|ab|beginnt|cada|todos los|este|desde|empieza|tous les|chaque|ce|dès|commence|ogni|questo|dal|inizia|todas as|todos os|aos?|às|começa|we?|w każdy|w każdą|co|od|elke)\s+$/iu

const OFF: readonly ClaimGroup[] = ['closed', 'cancelled', 'moved']
const mostIn = (role: string): number => mostOf(cardForms.event, role)

/** One day to come, or one to another. */
function dayOf({ text, literals }: Piece, { clock }: Brief): { start: number; end: number } | undefined {
  const days = literals.filter(isDay)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length > 2) return undefined
  const isOver = ({ kind, values: [value] }: Literal) => kind === 'date' && Number(value) < clock.today
  const before = text.slice(0, first.start)
  const isName = isDayName(before, first.text) && !(first.kind === 'date' && MEETS.test(before))
  if (NAMED_DAY.test(before) || isName) return undefined
  const isOne = tokensOf(text.slice(first.end, last.start)).length <= 1
  return isOne && !days.some(one => one.clash || one.unsure || isOver(one))
    ? { start: first.start, end: last.end }
    : undefined
}

/** The day that stands alone would be another one without it: “HASTA EL 15 DE JUNIO”. */
const FROM =
  /(?<!\p{L})(?:from|until|till?|through|by|before|after|ab|bis|vor|nach|desde|hasta|antes d[eo]|dès|jusqu['’]au|à partir du|avant|après|dal|fino al?|dopo|entro|prima del|a partir de|até|od|do|przed|po|vanaf|tot|tot en met|t\/m|voor|från|till)(?: (?:el|le|il|l[ao]s?|ao?|den|dem|the|zum|einschließlich|dia|día|dnia|incl\.?))*\s+$/iu

/** “Webinar Wednesday Dec 9” begins alike by chance. */
const MEETS =
  /(?<!\p{L})(?:webinar|workshop|walk|wedding|training|tasting|tour|talk|market|meeting|match|masterclass|seminar|session|show|sale|service|swim|fair|festival|film|final|fundraiser) $/iu
/** “Black Friday” is no day to come. */
const NAMED_DAY = /(?:^|\s)(?:black|cyber|giving|ash|good|shrove|small business|record store|super) $/iu
/** Nobody comes to it. */
const WORKS = /maintenance|wartung|mantenimiento|manuten|konserwac|صيانة|メンテ/iu

/** A few words of which one says something, without the small ones that lead to the day; nobody speaks in a name that leads on to it. */
function nameIn(before: string, isLed: boolean, { lexicons, clock }: Brief): string | undefined {
  const tokens = tokensOf(before)
  const isSmall = (key: string) => lexicons.some(({ glue }) => glue.has(key))
  const last = tokens.findLast(({ kind, key }) => kind !== 'mark' && !isSmall(key))
  const text = bare(before.slice(0, last?.end ?? 0))
  const { content, literals, claims } = pieceOf([], text, { lexicons, clock })
  const isShort = text.split(' ').length <= NAME_WORDS && width(text) <= mostIn('name')
  const isNamed =
    content.length > 0 && !has({ literals }, 'time', 'money', 'period') && !claims.has('not') && !WORKS.test(text)
  return isShort && isNamed && !(isLed && SPEAKS.test(text)) ? text : undefined
}
const NAME_WORDS = 7
const SPEAKS =
  /(?<!\p{L})(?:we|i|you|it|they|who|was|were|is|are|go|goes|wir|ich|ihr|es|war|ist|nous|je|vous|qui|est|noi|nosotros|è|é|vi|wij|my|nós|który|która|jest)(?!\p{L})/iu

/** “sammelt am 11. Januar die Bäume ein” is one sentence. */
const goesWithDay = (behind: Piece, brief: Brief): boolean =>
  /^[(\p{Lu}\p{N}]/u.test(behind.text) ||
  hourIn(behind, brief).hour !== undefined ||
  brief.lexicons.some(({ glue }) => glue.has(tokensOf(behind.text)[0]?.key))

/** “7pm St Marks Wexcombe”: a name right behind the hour. */
const NAMED = /^\p{Lu}[\p{L}’'.]*(?: (?:of|the|de|la|du|des|am|an|der|\p{Lu}[\p{L}’'.]*)){1,4}$/u
const PLACE_WORDS = 8
const isPlace = ({ text, literals }: Piece, { clock, lexicons }: Brief): boolean =>
  // “Op is op”: while stocks last.
  !/^op is op$/iu.test(text) &&
  (placeLead(text, clock.language) !== undefined || NAMED.test(text)) &&
  // “no museu” denies nothing.
  !pieceOf([], text.slice(placeLead(text, clock.language)?.lead.length), { lexicons, clock }).claims.has('not') &&
  literals.every(({ kind }) => kind === 'number') &&
  text.split(' ').length <= PLACE_WORDS

/** “Hebden Bridge” right behind where it is. */
const isTown = ({ text, literals, from }: Piece, { raw }: Piece, last: Part | undefined): boolean =>
  last?.role === 'place' &&
  last.from[0] === from[0] &&
  literals.length === 0 &&
  TOWN.test(text) &&
  raw.includes(`, ${text}`)
const TOWN = /^\p{Lu}[\p{L}’'.-]*(?: (?:am|an der|on|upon|de|la|sur|\p{Lu}[\p{L}’'.-]*)){0,3}$/u

/** What a field says by itself. */
const BARE: Readonly<Record<string, typeof bareHour>> = registry({ time: bareHour, place: barePlace })

/** Each role is taken by the first line that is of it, and the price by those right behind it: “adults £8, children £4”. */
function placed(lines: readonly Piece[], brief: Brief): { parts: Part[]; left: Piece[] } {
  const [parts, left]: [Part[], Piece[]] = [[], []]
  const put = (role: string, { text, from }: Piece): boolean => {
    const last = parts.at(-1)
    const both = `${last?.text}, ${text}`
    if (role === 'price' && last?.role === role && last.from[0] === from[0] && width(both) <= mostIn(role))
      return Boolean(parts.splice(-1, 1, { ...last, text: both }))
    // “The Old Mill, Hebden Bridge”: its town.
    if (role === 'place' && last?.role === role && last.from[0] === from[0] && width(both) <= mostIn(role))
      return Boolean(parts.splice(-1, 1, { ...last, text: both }))
    const isFree = width(text) <= mostIn(role) && !parts.some(one => one.role === role)
    const own = BARE[role]?.(text, brief.clock.language) ?? text
    if (isFree) parts.push(part(role, upperFirst(own), from))
    return isFree
  }
  for (const line of lines) {
    const { hour, rest } = hourIn(line, brief)
    const told = hour && put('time', hour) ? rest : line
    if (!told) continue
    const roles = isContact(told)
      ? ['cta', 'contact']
      : has(told, 'money')
        ? ['price']
        : isPlace(told, brief) || isTown(told, line, parts.at(-1))
          ? ['place']
          : []
    if (!roles.some(role => put(role, told))) left.push(told)
  }
  return { parts, left }
}

/** “10 to 3” beside a day. */
const HOURS = /^(?:[01]?\d|2[0-4])(?: ?[-–] ?| (?:to|til|till|bis|a|à|do|tot) )(?:[01]?\d|2[0-4])$/u

/** The hour that a line begins with, and what stands behind it. */
function hourIn(line: Piece, brief: Brief): { hour?: Piece; rest?: Piece } {
  const times = line.literals.filter(({ kind }) => kind === 'time')
  const [first, last] = [times[0], times.at(-1)]
  if (HOURS.test(line.text)) return { hour: line }
  if (!first || !last || has(line, 'date', 'weekday')) return {}
  const words = tokensOf(line.text.slice(hourLead(line.text, brief.clock.language), first.start)).length
  const between = tokensOf(line.text.slice(first.end, last.start))
  const isSpan = (key: string) => isSpanWord(key) || brief.lexicons.some(({ till }) => till.has(key))
  if (words > 1 || between.some(({ kind, key }) => kind === 'word' && !isSpan(key))) return {}
  const rest = bare(line.text.slice(last.end))
  // “4pm GMT”
  if (!rest.includes(' ')) return { hour: line }
  return { hour: pieceOf(line.from, line.text.slice(0, last.end), brief), rest: pieceOf(line.from, rest, brief) }
}

/** What is left, whole; without what only tells more where there is no room for it, the last first. */
function belowOf(left: readonly Piece[]): Part[] | undefined {
  const text = textOf(left)
  if (text === '') return []
  if (width(text) <= mostIn('body')) return [part('body', text, [...new Set(left.flatMap(({ from }) => from))])]
  const at = left.findLastIndex(line => !isNeeded(line))
  return at < 0 ? undefined : belowOf(left.toSpliced(at, 1))
}
