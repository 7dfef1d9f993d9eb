// A clause that is too long for its place, as phrases that have room.
import { LEADS_ON } from '#lib/composer/builtin/breaks.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { pieceOf } from '#lib/composer/builtin/piece.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

type Room = (text: string) => boolean

/** A clause in phrases that fit: cut before a small word or a day, never inside of a quote or of values that belong together. */
export function phrased(text: string, brief: Brief, hasRoom: Room, failed = new Set<string>()): string[] | undefined {
  // Cut differently before, the same end is reached again and again.
  if (failed.has(text) || text.length > MOST) return undefined
  for (const cut of cutsIn(text, brief)) {
    const [head, rest] = [text.slice(0, cut).trim(), text.slice(cut).trim()]
    if (!hasRoom(head) || head.split(' ').length < LEAST || rest.split(' ').length < LEAST) continue
    const more = hasRoom(rest) ? [rest] : phrased(rest, brief, hasRoom, failed)
    if (more) return [head, ...more]
  }
  failed.add(text)
  return undefined
}
const LEAST = 2
/** What is longer is no clause. */
const MOST = 400

/** A clause that is none without the one before it. */
const HANGS_ON = /^(?:and|or|but|und|oder|aber|y|o|e|et|ou|mais|ma|mas|i|lub|ale|which|who) /i

/** “Harbour Print Studio / of Leeds”, “la protectora / de Teja”: part of a name. */
const OF = wordSet('of de del du des d di della dello dell dei degli delle do dos das von')

/** Where it may be cut, the best place first. */
function cutsIn(text: string, brief: Brief): number[] {
  const { literals } = pieceOf([], text, brief)
  const small = smallIn(brief)
  const bound = boundIn(text, literals, small)
  const tokens = tokensOf(text)
  const cuts = tokens.flatMap(({ start, key, kind }, at) => {
    const before = tokens[at - 1]
    const leads = kind === 'word' && small(key) && !HANGS_ON.test(`${key} `)
    const day = literals.some(one => one.start === start && isDay(one))
    // “at Mill Lane 14 / on Saturday”: a number by itself ends a phrase.
    const isWord = before?.kind === 'word' || /^[”“»]$/.test(before?.text ?? '')
    const ends = isWord || literals.some(one => one.kind === 'number' && one.start === before?.start)
    const free = before !== undefined && ends && !small(before.key)
    return (leads || day) && free && !OF.has(key) && before.end < start && !bound(start) ? [start] : []
  })
  // “if you notice one / come and we look at it”: best before what readers are to do; a “health check” and a “pick-up” are things.
  const calls = LEADS_ON.has(tokens[0]?.key)
    ? brief.lexicons.flatMap(({ call }) => call.find(text, tokens)).map(({ start }) => start)
    : []
  // An article begins what the verb before it is about: “Wir suchen ab Januar / eine Bäckerin”.
  const isArticle = (at: number) => ARTICLE.test(text.slice(at, at + 7))
  const ranked = [...cuts.filter(at => !isArticle(at)).toReversed(), ...cuts.filter(isArticle).toReversed()]
  return [...calls.filter(at => !bound(at)), ...ranked]
}

const ARTICLE = /^(?:an?|the|eine?[nmrs]?|der|die|das|den|dem|une?|les?|la|el|l[oa]s|un[ao]?|il|gli|um|uma|os?|as?) /iu

const smallIn =
  ({ lexicons }: Brief) =>
  (key: string): boolean =>
    lexicons.some(({ glue, claims }) => glue.has(key) || LEADING.has(claims.get(key) ?? ''))
/** “all week”, “every day”, “no booking” begin a phrase. */
const LEADING = new Set<string>(['all', 'each', 'not', 'only'])

/** Whether a place lies in a value, or between two that belong together. */
const boundIn = (text: string, literals: readonly Literal[], small: (key: string) => boolean) => (at: number) =>
  quotesOf(text).some(({ start, end }) => start < at && at < end) ||
  literals.some(({ kind, start, end }, nth) => {
    const next = literals[nth + 1]
    if (start < at && at < end) return true
    if (!next || at < end || at > next.start || (kind === 'number' && isDay(next))) return false
    return tokensOf(text.slice(end, next.start)).every(({ key }) => small(key))
  })
