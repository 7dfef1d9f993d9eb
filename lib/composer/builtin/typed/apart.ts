// Sums that follow each other with no sign between them: “in £25 £50 and £75”, “hardbacks $2 paperbacks $1”.

import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal, Where } from '#lib/composer/literals/literal.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

/** With a comma behind each sum and what it is for; what leads from one to the next parts them already. */
export function withCommas(text: string, where: Where): string {
  const sums = findLiterals(text, where).filter(({ kind }) => kind === 'money')
  // More are a table that nobody typed as one.
  if (sums.length > MOST) return text
  const places = sums.flatMap((sum, at) => {
    const next = sums[at + 1]
    const between = text.slice(sum.end, next?.start)
    return next && RUN.test(between) && !leadsOn(between, where) ? placeIn(text, sums, sum, next) : []
  })
  // “£25 £50 £100” are one thing in three sizes.
  const touching = places.filter(at => sums.some(({ end }) => end === at) && sums.some(one => one.start === at + 1))
  const last = touching.length > 1 ? touching.at(-1) : undefined
  const signs = (at: number) => (at === last ? ` ${ANDS[where.language] ?? ANDS.en}` : ',')
  return places.reduceRight((whole, at) => `${whole.slice(0, at)}${signs(at)}${whole.slice(at)}`, text)
}
const ANDS = registry<string>({
  en: 'and',
  de: 'und',
  es: 'y',
  fr: 'et',
  it: 'e',
  pt: 'e',
  nl: 'en',
  pl: 'i',
  sv: 'och',
})

const MOST = 12
/** At most three words. */
const RUN = /^ (?:\p{L}[\p{L}’'-]* ){0,3}$/u
const JOINT = /^(?:plus|minus|vs?|x)$/iu

/** “£9 instead of £18”, “$32 regular $45”. */
function leadsOn(between: string, { language }: Where): boolean {
  const { glue, neutral, claims } = lexiconOf(language)
  const last = tokensOf(between).at(-1)
  const isSmall = (key: string) => glue.has(key) || neutral.has(key) || claims.get(key) === 'not' || JOINT.test(key)
  return last !== undefined && (isSmall(last.key) || fieldsOf(language).was.in(between))
}

const MARKS = ',;:.!?()–—\n'
type Span = Pick<Literal, 'start' | 'end'>

/** What sums are for stands before each of them or behind each; where both or neither may be, nobody can tell. */
function placeIn(text: string, sums: readonly Span[], { start, end }: Span, next: Span): number[] {
  if (next.start === end + 1) return [end]
  const from = 1 + Math.max(...[...MARKS].map(mark => text.slice(0, start).lastIndexOf(mark)))
  const to = next.end + text.slice(next.end).search(/[,;:.!?()–—\n]|$/u)
  const own = sums.filter(one => one.start >= from && one.end <= to)
  const [isBefore, isBehind] = [text.slice(from, own[0]?.start), text.slice(own.at(-1)?.end, to)].map(one =>
    /\p{L}/u.test(one),
  )
  if (isBefore === isBehind) return []
  return isBefore ? [end] : [next.start - 1]
}
