// Days whose month stands elsewhere: “March, every weekend except (4–6)”, “ciné-goûters de mars … 5 : Le Hérisson”.
import { type Evidence, namedBy, type Piece, type Text } from '#lib/composer/guard/evidence.ts'
import { isInside, type Token } from '#lib/composer/lexis/tokens.ts'
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { MONTH_LED, MONTH_WORDS } from '#lib/composer/literals/periods.ts'

/** Whether a date that fits the calendar has its day as a bare number in the pieces that its text names, and its month in publish. */
export const isOfMonth = (evidence: Evidence, text: Text, { kind, values, weekday, clash }: Literal): boolean =>
  kind === 'date' &&
  !clash &&
  values.some(value => {
    const { day, month } = civil(Number(value))
    return (
      evidence.publish.some(piece => isMonthOf(piece, month, evidence)) &&
      namedBy(evidence, text).some(piece => isDayOf(piece, day, weekday !== undefined, evidence))
    )
  })

/** “16”, “16th”, where the post says “16 April” and the month stands elsewhere in publish. */
export const isDayOfMonth = (day: string, evidence: Evidence, text: Text, date: Literal): boolean =>
  /^\d{1,2}(?:日|st|nd|rd|th)?$/u.test(day) &&
  date.values.some(value => civil(Number(value)).day === Number.parseInt(day, 10)) &&
  isOfMonth(evidence, text, date)

/** “Lundi prochain le 19” is the coming 19th, where the post says “lundi 19 mai”. */
export const isComingDay = (day: string, { literals }: Piece, date: Literal, today: number): boolean =>
  /^\d{1,2}$/.test(day) &&
  date.kind === 'date' &&
  date.values.some(value => {
    const at = Number(value)
    const isNamed = ({ weekday, values }: Literal) => weekday === weekdayOf(at) || values.includes(value)
    return (
      civil(at).day === Number(day) &&
      at >= today &&
      at - today <= NEAR &&
      literals.some(one => isDay(one) && isNamed(one))
    )
  })
const NEAR = 31

/** “October 2029” over the rows “2028 | 29.5” and “2029 | 32.1” of “October readings”: its month stands in publish, and a piece that its text names begins with its year. */
export function isOfYear(evidence: Evidence, text: Text, { kind, values }: Literal): boolean {
  const [year, month] = (values[0] ?? '').split('-')
  if (kind !== 'period' || !year || !month) return false
  const isRow = (piece: Piece) => piece.text.startsWith(year) && /^\s?[|:;,–—-]/.test(piece.text.slice(year.length))
  return (
    namedBy(evidence, text).some(isRow) && evidence.publish.some(piece => isMonthOf(piece, Number(month), evidence))
  )
}

/** “June 2030” where the brief has “this June” or “end of this month” in that year. */
export function isOfThisYear(evidence: Evidence, { kind, values }: Literal): boolean {
  const now = civil(evidence.today)
  const [year, month] = (values[0] ?? '').split('-')
  if (kind !== 'period' || !month || (year && Number(year) !== now.year)) return false
  const isThis = Number(month) === now.month && evidence.publish.some(({ text }) => THIS_MONTH.test(text))
  return (
    isThis ||
    evidence.publish.some(
      piece => isMonthOf(piece, Number(month), evidence) || (year === '' && isHead(piece, Number(month), evidence)),
    )
  )
}
/** “March new canvas”, “dec/jan - 11 ribs”: a row begins with its months. */
const isHead = ({ tokens }: Piece, month: number, { lexicons }: Evidence): boolean => {
  const isMonth = (at: number, of?: number) =>
    lexicons.some(({ months }) => {
      const own = months.get(tokens[at]?.key ?? '')
      return own !== undefined && (of === undefined || own === of)
    })
  const isWord =
    MONTH_WORDS.test(tokens[0]?.key ?? '') && (tokens[0]?.key.length ?? 0) < SHORT && tokens[1]?.kind !== 'number'
  return (!isWord && isMonth(0, month - 1)) || (isMonth(0) && tokens[1]?.kind === 'mark' && isMonth(2, month - 1))
}

/** “mar” may be no month; “may 11.2” has one. */
const SHORT = 4

/** “2031” where the brief has “this year” in it. */
export const isThisYear = ({ today, publish }: Evidence, { kind, text }: Literal): boolean =>
  kind === 'number' && text === String(civil(today).year) && publish.some(piece => THIS_YEAR.test(piece.text))
const THIS_YEAR =
  /(?<!\p{L})(?:this year(?:['’]?s)?|dieses jahr|dieses jahres|heuer|cette année|este año|quest['’]anno|este ano|dit jaar|w tym roku|tym roku|i år)(?!\p{L})|今年/iu
const THIS_MONTH =
  /(?<!\p{L})(?:(?:this|end of the) month|(?:diese[nms]|des) monats?|monatsende|este mes|fin de mes|ce mois|fin du mois|questo mese|fine mese|este mês|fim do mês|deze maand|eind(?:e)? van de maand|tego miesiąca|koniec miesiąca|denna månad)(?!\p{L})|今月|月末/iu

/** “From October”, where the brief has “October 2029” and the next October is that one. */
export function isComingMonth(told: Literal, given: Literal, today: number): boolean {
  if (told.kind !== 'period' || given.kind !== 'period') return false
  const [year = '', month = ''] = (given.values[0] ?? '').split('-')
  const now = civil(today)
  const ahead = (Number(year) - now.year) * MONTHS + Number(month) - now.month
  return year !== '' && told.values[0] === `-${month}` && ahead >= 0 && ahead < MONTHS
}
const MONTHS = 12

/** “Rig assistant 2029”: this year, or that of a date or a month which is told, need not be told; “2029 people” are many. */
export const isKnownYear = (piece: Piece, { kind, text, end }: Literal, evidence: Evidence): boolean => {
  if (kind !== 'number' || !/^20\d\d$/.test(text)) return false
  const next = piece.tokens.find(({ start }) => start >= end)
  const isYear = (day: number) => civil(day).year === Number(text)
  const isTold = () =>
    evidence.texts.some(({ literals }) =>
      literals.some(
        one =>
          (one.kind === 'date' && one.values.some(value => isYear(Number(value)))) ||
          (one.kind === 'period' && one.values[0]?.startsWith(`${text}-`)),
      ),
    )
  return (
    !isCounting(next, evidence) &&
    !/^\s?[%€£$°.,]\d?/.test(piece.text.slice(end, end + 3)) &&
    (isYear(evidence.today) || isTold())
  )
}

/** A month by its name, alone or in a date; names that are words as well, “may”, only behind what leads to a month. */
const isMonthOf = ({ literals, tokens }: Piece, month: number, { lexicons }: Evidence): boolean =>
  literals.some(
    ({ kind, values }) =>
      (kind === 'date' && values.some(value => civil(Number(value)).month === month)) ||
      (kind === 'period' && values[0]?.endsWith(`-${month}`)),
  ) ||
  tokens.some(
    ({ key }, at) =>
      lexicons.some(({ months }) => months.get(key) === month - 1) &&
      (!MONTH_WORDS.test(key) || MONTH_LED.test(tokens[at - 1]?.key ?? '')),
  )

const VALUES = new Set<Literal['kind']>(['money', 'percent', 'phone', 'email', 'link', 'code', 'handle', 'command'])

/** A number that counts nothing: as a place in a row, behind an article, before no word but a small one; with its weekday told also at the head of a piece. */
function isDayOf(piece: Piece, day: number, isNamed: boolean, evidence: Evidence): boolean {
  const { tokens, literals } = piece
  const isIn = (token: Token) => literals.some(one => VALUES.has(one.kind) && isInside(token, one))
  const isAlone = (at: number) =>
    ORDINAL.test(tokens[at + 1]?.key ?? '') ||
    ARTICLE.test(tokens[at - 1]?.key ?? '') ||
    !isCounting(tokens[at + 1], evidence) ||
    (isNamed && at === 0)
  return tokens.some(
    (token, at) =>
      token.kind === 'number' && Number(token.text) === day && !isIn(token) && !isPart(piece, token) && isAlone(at),
  )
}
const ORDINAL = /^(?:st|nd|rd|th|er|º)$/
const ARTICLE = /^(?:le|el|il|dia|am|den|om)$/

/** “4.50”, “4:30”, “4/5”, “004” are no days. */
const isPart = ({ text }: Piece, { start, end }: Token): boolean =>
  end - start > 2 ||
  /[\d£$€][.,:/]?$/.test(text.slice(0, start)) ||
  /^(?:[.,:/]\d|\s?[%€£$])/.test(text.slice(end, end + 2))

/** Whether a number counts what stands behind it: a word, and no small one. */
const isCounting = (next: Token | undefined, { lexicons }: Pick<Evidence, 'lexicons'>): boolean =>
  next?.kind === 'word' && !lexicons.some(({ glue }) => glue.has(next.key))
