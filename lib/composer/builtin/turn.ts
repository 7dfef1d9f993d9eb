// The same words with their day first: “On Tuesday 27 October: free clinic, 12 places”.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { leadAt } from '#lib/composer/builtin/kinds/terms.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'

export const colon = (language: string): string => (language === 'ja' ? '：' : language === 'fr' ? '\u00a0: ' : ': ')

const WHEN = new Set(['date', 'weekday', 'time', 'period'])
/** “Free clinic on Tuesday 27 October, 12 places” as “On Tuesday 27 October: free clinic, 12 places”. */
export function turned({ text, literals }: Piece, { lexicons, clock }: Brief): string | undefined {
  const clauses = clausesIn(text, literals)
  if (clock.language === 'ja' || clauses.some(({ mark }) => mark === ':')) return undefined
  const isSmall = (key: string) =>
    LEADING.has(key) || lexicons.some(({ till, clock: near }) => till.has(key) || near.has(key))
  const isGap = (from: number, to: number) => {
    const between = tokensOf(text.slice(from, to))
    return (
      to - from <= GAP && between.every(({ kind, key, text: sign }) => (kind === 'mark' ? sign === ',' : isSmall(key)))
    )
  }
  for (const [nth, { start: from, end }] of clauses.entries()) {
    const inside = literals.filter(one => one.start >= from && one.end <= end)
    const last = inside.at(-1)
    if (!last || last.end !== end || !WHEN.has(last.kind)) continue
    let at = last.start
    let dated = last.kind !== 'time'
    for (const one of inside.slice(0, -1).toReversed())
      if (WHEN.has(one.kind) && isGap(one.end, at)) [at, dated] = [one.start, dated || one.kind !== 'time']
    const day = leadOf(text, at, from, isSmall)
    const head = withoutEnd(text.slice(0, day).trim(), ',')
    if (!dated || BOUND.test(text.slice(day, end))) return undefined
    // The day of a later clause is that clause's own, unless it is all of it.
    if (
      (nth > 0 && day > from) ||
      pieceOf([], head, head, lexicons, clock).content.length < LEAST ||
      /[–-]$/.test(head) ||
      OPEN.test(head)
    )
      return undefined
    return `${upperFirst(text.slice(day, end))}${colon(clock.language)}${lowered(head, lexicons)}${text.slice(end)}`
  }
  return undefined
}
/** “moves to Monday”: such a day belongs to its verb. */
const BOUND = /^(?:to|al?|auf|aos?|para|per|für|for|of|del?|von|vom) /i
/** The day belongs to what goes on in a side sentence, or to a verb that needs it: “the season which starts on …”, “the day is …”. */
const OPEN =
  /(?:^|[\s,])(?:which|who|whose|that|when|where|if|because|que|qui|quand|cuando|donde|che|quando|quem|który|która|które|gdy|że|weil|wenn|dass)\s|\s(?:is|are|starts?|begins?|opens?|ends?|close|closes|ist|sind|beginnt|startet|endet|es|son|está|empieza|comienza|termina|est|sont|commence|finit|è|sono|inizia|comincia|finisce|é|são|começa|jest|są|zaczyna|trwają|pasa|passe|passa|تبدأ|ينتهي|يبدأ)$/iu
const LEADING = new Set(
  'on at from in by since starting every this next and am um ab bis vom zum im jeden diesen ab und el los las la a y desde hasta del cada este próximo le les du au dès en chaque ce et jusqu il dal dalle alle fino entro ogni e no na nos nas às as até de em ao aos w we od do o dnia i co يوم في حتى من الساعة كل'
    .split(' ')
    .map(fold),
)
const GAP = 14
const LEADS = 2
const LEAST = 2

/** Where the small words before a value begin. */
function leadOf(text: string, at: number, from: number, isSmall: (key: string) => boolean): number {
  const lead = Math.max(from, leadAt(text, at))
  if (lead < at) return lead + (text.slice(lead).length - text.slice(lead).trimStart().length)
  const before = tokensOf(text.slice(from, at))
  let first = before.length
  while (first > 0 && isSmall(before[first - 1]?.key ?? '') && before.length - first < LEADS) first--
  return from + (before[first]?.start ?? at - from)
}

/** An article or a “we” is small behind a colon. */
const lowered = (text: string, lexicons: Brief['lexicons']): string => {
  const first = /^\p{Lu}\p{Ll}*(?=\s)/u.exec(text)?.[0] ?? ''
  const isSmall = tokensOf(first).some(({ key }) => lexicons.some(({ glue }) => glue.has(key)))
  return isSmall && first !== 'I' ? first.toLowerCase() + text.slice(first.length) : text
}
