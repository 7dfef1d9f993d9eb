// What goes out unseen without a language model has proved its innocence: the whole brief speaks of one thing, with at most one day, one hour, one price and one place, in words of a closed list. Whatever proves less waits for a person.
import type { Hold } from '#lib/composer/answer.ts'
import { toCompare } from '#lib/composer/builtin/proof/compare.ts'
import { isA, type Role, type Sign, signsIn } from '#lib/composer/builtin/proof/signs.ts'
import { isSure, twiceIn } from '#lib/composer/builtin/proof/values.ts'
import { isSure as isSaidSure } from '#lib/composer/builtin/reading/rules/below.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { saysEach } from '#lib/composer/days/one-day.ts'
import { hold, short } from '#lib/composer/guard/rule.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { literalsOf } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'

/** Slides, films and infographics of several facts are looked at. */
const PROVEN = new Set<Question['asset_type']>(['card', 'og_image'])

/** What is in the way of it; nothing where it is proven. */
export function unproven(question: Question, sorted: Sorted): Hold[] {
  const { segments, brand, asset_type } = question
  const { language } = sorted
  if (!PROVEN.has(asset_type))
    return [hold('pieces', 'without a language model only cards and link pictures go out unseen')]
  const brands = [brand.name, brand.offer.product_name ?? '']
  const literals = literalsOf(segments, whereOf(question, language))
  const signs = segments.flatMap((text, at) => [
    ...placed(signsIn(text, literals[at] ?? [], { language, brands }), sorted),
    PAUSE,
  ])
  const strange = signs.filter(
    sign => isA(sign, 'strange', 'proper') || (sign.literal && !isSure(sign.literal, question, sorted)),
  )
  const isRead = ({ literal }: Sign) => !literal || isSure(literal, question, sorted)
  // Somebody has said of it that it is for readers.
  const pieces = toCompare(signs, isRead, language).filter(one => !isSaidSure(question, one))
  const waiting = waits(pieces)
  if (strange.some(({ text }) => isWord(text))) return [waiting]
  const isProven = strange.length === 0 && isOfOneThing(signs)
  return [...twiceIn(signs, sorted), ...(isProven ? [] : [waiting])]
}

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Words that no list has are mostly fine: only what is easily told wrongly is named. */
function waits(pieces: readonly string[]): Hold {
  const named = and.format(pieces.map(piece => `“${short(piece)}”`))
  const what = pieces.length > 0 ? `compare ${named} with what you wrote` : 'a person reads it over'
  return hold('pieces', `no language model has read this brief: ${what} before it goes out`)
}
const and = new Intl.ListFormat('en')
const PAUSE: Sign = { text: '.', start: 0, end: 0, roles: new Set(['pause']) }
const asA = (role: 'sites' | 'value', from: readonly Sign[], literal?: Literal): Sign => ({
  ...{ text: from.map(({ text }) => text).join(' '), start: from[0]?.start ?? 0, end: from.at(-1)?.end ?? 0 },
  ...{ roles: new Set([role]), ...(literal && { literal }) },
})

/** A proper name beside the word of a place, led by “at” or a pause, is that place; “at six” is an hour. */
function placed(signs: readonly Sign[], { lexicons: [own] }: Sorted): Sign[] {
  const out: Sign[] = []
  for (let at = 0; at < signs.length; at++) {
    const before = out.at(-1)
    let to = at
    while (isA(signs[to], 'proper', 'sites') && to - at < PLACE) to++
    const run = signs.slice(at, to)
    const isPlace =
      run.some(sign => isA(sign, 'sites')) &&
      (run.every(sign => isA(sign, 'sites')) || !before || isA(before, 'leads', 'pause', 'value'))
    const hour = own?.numbers.get(fold(signs[at]?.text ?? '')) ?? 0
    if (isPlace) {
      out.push(asA('sites', run))
      at = to - 1
    } else if (isA(signs[at], 'strange') && hour > 0 && hour <= HOURS && isA(before, 'leads'))
      out.push(
        asA('value', signs.slice(at, at + 1), {
          kind: 'time',
          values: [String(hour * 60), String((hour + 12) * 60)],
        } as unknown as Literal),
      )
    else out.push(signs[at] as Sign)
  }
  return out
}
const PLACE = 5
const HOURS = 12

/** One run of names with at most one that is drawn, or the brand, and what is said of it; or a place or the brand that is open or shut. At one place, and not each week on one date. */
function isOfOneThing(signs: readonly Sign[]): boolean {
  const names = runsOf(signs, NAMING).filter(run => run.some(sign => isA(sign, 'names', 'things')))
  const places = runsOf(signs, ['sites', 'pause']).filter(run => run.some(sign => isA(sign, 'sites')))
  const says = (role: Role) => signs.some(sign => isA(sign, role))
  const dates = signs.flatMap(({ literal }) => (literal?.kind === 'date' || literal?.kind === 'time' ? [literal] : []))
  const isOwn = names.length > 0 || says('brand')
  const isSaid = signs.some(sign => !isA(sign, ...NAMING, 'pause', 'leads'))
  const isState = (says('open') && places.length > 0) || ((says('open') || says('shut')) && says('value'))
  const isNews = names.length > 0 ? !says('shut') && isSaid : isState || (isOwn && isSaid)
  const isEach = saysEach(signs.map(({ text }) => text).join(' '))
  return (
    isNews &&
    !(says('open') && says('shut')) &&
    names.length <= 1 &&
    signs.filter(sign => isA(sign, 'things')).length <= 1 &&
    places.length <= (names.length === 0 ? 2 : 1) &&
    !(isEach && dates.some(({ weekday }) => weekday !== undefined))
  )
}
const NAMING: readonly Role[] = ['names', 'things', 'joins', 'brand']

/** Neighbours that are all of these roles. */
function runsOf(signs: readonly Sign[], roles: readonly Role[]): Sign[][] {
  const runs: Sign[][] = [[]]
  for (const sign of signs) {
    if (isA(sign, ...roles)) runs.at(-1)?.push(sign)
    else runs.push([])
  }
  return runs
}
