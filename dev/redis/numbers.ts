/** Numbers as Redis reads and prints them. */
import { fail, NOT_FLOAT, NOT_INTEGER } from '#dev/redis/reply.ts'

const MAX = 2n ** 63n - 1n
const MIN = -(2n ** 63n)

export const inRange = (value: bigint): boolean => value >= MIN && value <= MAX

export function parseInteger(text: string, message = NOT_INTEGER): bigint {
  if (!/^(0|-?[1-9]\d{0,18})$/.test(text)) fail(message)
  const value = BigInt(text)
  return inRange(value) ? value : fail(message)
}

/** For counts, indexes and times, where doubles are exact enough. */
export const parseCount = (text: string, message?: string): number => Number(parseInteger(text, message))

/** An integer of an answer: a number while that is exact. */
export const integer = (value: bigint): number | bigint => (Number.isSafeInteger(Number(value)) ? Number(value) : value)

export function parseFloatStrictly(text: string, message = NOT_FLOAT): number {
  if (/^[+-]?inf(inity)?$/i.test(text))
    return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) fail(message)
  return Number(text)
}

/** C's `%.<precision>g`. */
export function formatG(value: number, precision: number): string {
  if (Number.isNaN(value)) return '-nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  const [mantissa = '', exponent = ''] = toExponential(value, precision - 1).split('e')
  const power = Number(exponent)
  if (power >= -4 && power < precision) return trimZeros(toFixed(value, precision - 1 - power))
  return `${trimZeros(mantissa)}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`
}

export const toFixed = (value: number, digits: number): string => evenly(count => value.toFixed(count), digits)

export const toExponential = (value: number, digits: number): string =>
  evenly(count => value.toExponential(count), digits)

/** C rounds an exact half to the even digit, where JavaScript takes the larger. */
function evenly(write: (digits: number) => string, digits: number): string {
  const rounded = write(digits)
  const [longer = '', exponent] = write(digits + 1).split('e')
  if (!longer.endsWith('5')) return rounded
  const [exact = ''] = write(Math.min(100, digits + 60)).split('e')
  if (!/^0*$/.test(exact.slice(longer.length))) return rounded
  const below = longer.slice(0, -1).replace(/\.$/, '')
  return '02468'.includes(below.at(-1) ?? '') ? below + (exponent === undefined ? '' : `e${exponent}`) : rounded
}

export const formatScore = (score: number): string => formatG(score, 17)

const trimZeros = (text: string): string => (text.includes('.') ? withoutZeros(text) : text)

export function withoutZeros(decimal: string): string {
  let end = decimal.length
  while (decimal[end - 1] === '0') end--
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end)
}
