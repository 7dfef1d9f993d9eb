// A remark in brackets was cut from its sentence: it stands behind it again, and the sentence goes on: “a sample (yes, really), his blanket”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'

/** One sentence again, its remarks in brackets where they are told; at its end, and in a list, only where there is room. */
export function withBrackets(question: Question, sorted: Sorted, room = Number.POSITIVE_INFINITY): Sorted {
  const where = whereOf(question, sorted.language)
  const told: Told[] = []
  for (const one of sorted.told) {
    const last = told.at(-1)
    // What stands above all else is no place for a remark, where there is little room.
    const own = last && joined(last, one, question, told.length > 1 || room === Number.POSITIVE_INFINITY ? room : 0)
    if (last && own !== undefined) {
      const also = [...(last.also ?? []), one.n]
      told.splice(-1, 1, { ...last, text: own, also, literals: findLiterals(own, where) })
    } else told.push(one)
  }
  return told.length === sorted.told.length ? sorted : { ...sorted, told }
}

function joined(last: Told, one: Told, { segments, brackets }: Question, room: number): string | undefined {
  const signAt = (n: number) => SIGN.exec(segments[n - 1] ?? '')?.[0] ?? ''
  const goesOn = (n: number) =>
    brackets?.get(n) === 'behind' && (signAt(n) !== ',' || room === Number.POSITIVE_INFINITY)
  const by = one.n - lastOf(last)
  const opening = withoutEnd(last.text, `${SPACES}.`)
  const isInside = brackets?.get(lastOf(last)) === 'inside'
  // What stood between them is left out, or stands there already.
  if (goesOn(one.n) && (by === 2 ? !isInside : by === 1 && isInside))
    return `${opening}${signAt(one.n)} ${withoutStart(one.text, `${SPACES},،、:`)}`
  if (brackets?.get(one.n) !== 'inside' || by !== 1) return undefined
  const remark = withoutEnd(one.text, `${SPACES}.`)
  if (isInside)
    return last.also && `${withoutEnd(opening, ')')}${/[?!]\)$/.test(opening) ? '' : '.'} ${upperFirst(remark)})`
  // “Our concert (we don’t call it the Christmas concert any more) is on Saturday”: on the picture without it.
  if (room < Number.POSITIVE_INFINITY && goesOn(one.n + 1) && CHATS.test(remark) && one.literals.length === 0)
    return opening
  const text = `${opening} (${remark})`
  return (goesOn(one.n + 1) || width(text) <= room) && !/[.!?]$/.test(segments[one.n - 2] ?? '') ? text : undefined
}
const SIGN = /^[,،、:]/u
const CHATS =
  /^(?:we|i|they|he|she|it|you|some|most|not|yes|no|never|ask|wir|ich|sie|er|nous|on|je|nosotros|yo|noi|io)(?:['’]\p{L}+)? (?:\S+ ){2}/iu
const lastOf = ({ n, also = [] }: Told): number => also.at(-1) ?? n
