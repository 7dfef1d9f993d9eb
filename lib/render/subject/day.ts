// The one day that a text names, as a leaf of a calendar shows it; in any language that is read, and in Chinese figures.

import { plain, wordSet } from '#lib/render/objects/tokens.ts'
import { months } from '#lib/words/months.ts'

/** `month` as the text writes it. */
export type Day = { day: string; month: string }

/** In full, and as English and German shorten them: short forms of others are words of their own. */
const monthWords = (): ReadonlySet<string> =>
  wordSet(
    ...Object.values(months).flatMap(names => names.split('|').map(forms => plain(forms.split(' ')[0] ?? ''))),
    'jan feb mar apr jun jul aug sep sept oct nov dec janner okt dez',
  )
const MONTHS = /* @__PURE__ */ monthWords()
/** Between a day and its month, or between two days. */
const BETWEEN = /* @__PURE__ */ wordSet(
  'of de del di do den der die to bis al au a til till tot and und y e et och en i o or oder ou albo lub eller',
)
type Token = {
  said: string
  plain: string
  day: number | null
  /** Follows what stands before it with a blank and nothing else: “Jan 2”, but not “janvier, 2e année”. */
  follows: boolean
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map(({ 0: said, index }) => ({
    said,
    plain: plain(said),
    follows:
      /[\p{L}.] $/u.test(text.slice(Math.max(0, index - 2), index)) && !NTH.test(text.slice(index + said.length)),
    day: /^\d{1,2}$/.test(said) && isDay(Number(said), text.slice(Math.max(0, index - 3), index)) ? Number(said) : null,
  }))

/** “2e année”, “3ème”; “2nd” is a day. */
const NTH = /^(?!(?:st|nd|rd|th)(?!\p{L}))\p{L}/u
/** “de marzo a noviembre, $24 la hora” names no day. */
const isDay = (number: number, before: string): boolean => number >= 1 && number <= 31 && !/\p{Sc}\s?$/u.test(before)

/** Null where the text names several that are no span, or a day that ends something, undefined where it names none. */
export function dayIn(text: string): Day | null | undefined {
  const figures = [...text.matchAll(/(\d{1,2}月)(\d{1,2})日/gu)]
  if (figures.length > 0)
    return figures.length === 1 ? { month: figures[0]?.[1] ?? '', day: figures[0]?.[2] ?? '' } : null
  const tokens = tokensOf(text)
  const months = tokens.flatMap((token, at) => (isMonth(tokens, at) ? [{ token, at }] : []))
  const [only] = months
  if (!only) return undefined
  if (months.length > 1) return null
  const span = daysBefore(tokens, only.at)
  const after = dayAfter(tokens, only.at)
  if (span.length < 2 && isEnd(tokens, only.at)) return null
  const days = span.length > 0 ? span : after ? [after] : []
  return days.length > 0 ? { day: days.join('–'), month: only.token.said } : undefined
}

/** Whether a day ends what the text tells: alone on a leaf it would be read as the day on which it happens. */
function isEnd(tokens: readonly Token[], month: number): boolean {
  const before = tokens.slice(Math.max(0, month - 5), month).toReversed()
  const led = before.findIndex(({ plain: word, day }) => !day && !isSmall(word))
  // “closed from Christmas Eve to 2 Jan”.
  const isLast =
    tokens.slice(0, month).some(({ plain: word }) => BEGINS.has(word)) && before.some(one => TO.has(one.plain))
  return ENDS.has(before[led]?.plain ?? '') || isLast
}
const BEGINS = /* @__PURE__ */ wordSet(
  'from von vom du desde dal vanaf od closed shut geschlossen ferme fermes cerrado chiuso fechado',
)
const TO = /* @__PURE__ */ wordSet('to al au a ao zum')
const isSmall = (word: string): boolean =>
  !ENDS.has(word) && (BETWEEN.has(word) || ORDINAL.has(word) || WEEKDAY.test(word) || ARTICLES.has(word))
const ARTICLES = /* @__PURE__ */ wordSet('the zum zur el le il lo ao dia al och med')
/** What stands before a day until which something is so. */
const ENDS = /* @__PURE__ */ wordSet(
  'until till untill through by before ends deadline bis spatestens vor hasta antes jusqu avant fino entro ate tot voor do przed senast fore',
)

/** “lun 7 y mar 8”: beside other short days “mar” is one. */
const isShortDay = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.plain === 'mar' && tokens.some(({ plain: word }) => SHORT_DAYS.has(word))
const SHORT_DAYS = /* @__PURE__ */ wordSet('lun mie jue vie sab dom gio ven mer jeu sam dim')

const isMonth = (tokens: readonly Token[], at: number): boolean =>
  MONTHS.has(tokens[at]?.plain ?? '') &&
  !isShortDay(tokens, at) &&
  (daysBefore(tokens, at).length > 0 || Boolean(dayAfter(tokens, at)))

const dayAfter = (tokens: readonly Token[], month: number): number | null | undefined =>
  tokens[month + 1]?.follows ? tokens[month + 1]?.day : null

/** The day right before a month, or the two of a span; none of three. */
function daysBefore(tokens: readonly Token[], month: number): number[] {
  const days: number[] = []
  for (let at = month - 1; at >= 0 && days.length <= 2; at--) {
    const { day, plain: word = '' } = tokens[at] ?? {}
    if (day) days.unshift(day)
    else if (!BETWEEN.has(word) && !(days.length > 0 ? WEEKDAY.test(word) || LEADS.has(word) : ORDINAL.has(word))) break
  }
  const [first = 0, last = 32] = days
  return days.length > 2 || first >= last ? [] : days
}
const ORDINAL = /* @__PURE__ */ wordSet('st nd rd th er º ª')
/** “lunes 7 y el martes 8”, “Monday 7 and on Tuesday 8”. */
const LEADS = /* @__PURE__ */ wordSet('the on am el le il lo o op w')
const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|dim|gio|seg|ter|qua|qui|sex|maa|din|woe|vri|zat|zon|pon|wto|sro|czw|pia|sob|nie|man|tis|ons|tor|lor)\p{L}*$/u
