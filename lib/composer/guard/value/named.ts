// Numbers with names of their own: “a dozen”, “a tenner”, “both”, in all languages at once.
import type { Piece } from '#lib/composer/guard/evidence.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

const NAMES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    12: 'dozen dutzend douzaine docena dozzina dúzia tuzin tuziny dozijn dussin دزينة',
    2: 'both twice beide beiden beides zweimal ambos ambas entrambi entrambe oba obie obydwa',
    5: 'fiver',
    10: 'tenner',
    1.5: 'anderthalb eineinhalb półtora półtorej',
  }).flatMap(([number, names]) => names.split(' ').map((name): [string, number] => [fold(name), Number(number)])),
)
const HALF = /^(?:half|halbes|demi|demie|media|mezza|meia|pol|halve)$/

/** What a word means as a number; half a dozen is six. */
export const namedNumbers = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ key }, at) => {
    const number = NAMES.get(key)
    const isHalf = [1, 2].some(back => HALF.test(tokens[at - back]?.key ?? ''))
    return number === undefined ? [] : [number === 12 && isHalf ? 6 : number]
  })

export const isNamedNumber = (key: string): boolean => NAMES.has(key)

/** “12 eggs” where the brief has “a dozen eggs”, “£10” where it has “a tenner”. */
export const isNamed = ({ kind, values }: Literal, { tokens }: Pick<Piece, 'tokens'>): boolean =>
  (kind === 'number' || kind === 'money') && namedNumbers(tokens).some(number => values[0] === String(number))
