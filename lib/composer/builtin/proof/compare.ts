// What a person compares with a brief that no language model has read: its names, and numbers with what they count. Other words are told as they are.
import { isA, type Role, type Sign } from '#lib/composer/builtin/proof/signs.ts'
import { registry } from '#lib/registry.ts'

const MOST = 3
/** German writes every noun with a capital: two of them side by side may be a name. */
const LEAST = registry<number>({ de: 2 })
/** Behind it a capital is that of a sentence, or of a quote. */
const BEGINS = /^[.!?:;•*–—"“”„«(-]/u
const WORD = /^\p{L}[\p{L}\p{M}’'-]*$/u
/** What stands round a number and is not what it counts. */
const AROUND: readonly Role[] = ['says', 'leads', 'joins', 'sites', 'value', 'pause']

/** In the order of the brief; none where nothing of it is a name or a number that is in doubt. */
export function toCompare(signs: readonly Sign[], isSure: (sign: Sign) => boolean, language: string): string[] {
  const found: string[] = []
  for (let at = 0; at < signs.length && found.length < MOST; at++) {
    const sign = signs[at] as Sign
    const run = sign.literal ? counted(signs, at) : nameAt(signs, at, LEAST[language] ?? 1)
    if (run.length === 0 || (sign.literal && (isSure(sign) || isWorded(sign)))) continue
    const words = joined(run)
    if (!found.some(one => one.includes(words))) found.push(words)
    at = Math.max(at, signs.indexOf(run.at(-1) as Sign))
  }
  return found
}

/** “last night”: a day that moves is asked about by itself. */
const isWorded = ({ literal }: Sign): boolean => literal?.kind === 'date' && /^\p{L}/u.test(literal.text)

const isNear = (one: Sign | undefined, next: Sign | undefined): boolean =>
  one !== undefined && next !== undefined && next.start - one.end === 1

/** “43 volunteers”, “3x”, “Fellmark 2.4”; one digit by itself mostly counts the pieces. */
function counted(signs: readonly Sign[], at: number): Sign[] {
  const [before, own, next] = [signs[at - 1], signs[at] as Sign, signs[at + 1]]
  if (own.literal?.kind !== 'number') return [own]
  if (isA(before, 'brand') && isNear(before, own)) return [before as Sign, own]
  const isCounted = next?.start === own.end ? isA(next, 'strange') : isNear(own, next) && !isA(next, ...AROUND)
  if (isCounted && WORD.test(next?.text ?? '')) return [own, next as Sign]
  return own.text.length > 1 ? [own] : []
}

/** Words with capitals side by side; at the head of a sentence one alone has its capital from there. */
function nameAt(signs: readonly Sign[], at: number, least: number): Sign[] {
  const run: Sign[] = []
  // “Blakelow Trail Race”: a common word with a capital is of the name before it, but in German.
  const goesOn = (sign: Sign | undefined) =>
    isName(sign) || (least === 1 && /^\p{Lu}\p{Ll}/u.test(sign?.text ?? '') && !sign?.literal)
  for (let to = at; to === at ? isName(signs[to]) : isNear(signs[to - 1], signs[to]) && goesOn(signs[to]); to++)
    run.push(signs[to] as Sign)
  const before = signs[at - 1]
  const isFirst = before === undefined || BEGINS.test(before.text)
  return run.length >= least + Number(isFirst) ? run : []
}
const isName = (sign: Sign | undefined): boolean => isA(sign, 'proper') && !sign?.literal

const joined = (run: readonly Sign[]): string =>
  run.map((sign, nth) => `${nth > 0 && isNear(run[nth - 1], sign) ? ' ' : ''}${sign.text}`).join('')
