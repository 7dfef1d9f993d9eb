/** string.format as C's printf does it, where the interpreter's own differs (%g, integers above 32 bits). */

import { truncate } from '#dev/redis/lua/fengari.ts'
import { formatG, toExponential, toFixed } from '#dev/redis/numbers.ts'

export type Argument = { text(): string; number(): number }

const CONVERSION = /%([-+ #0]{0,8})(\d{0,9})(?:\.(\d{0,9}))?([a-zA-Z%])/g

export function formatText(pattern: string, argument: (index: number) => Argument): string {
  let index = 0
  return pattern.replace(CONVERSION, (_, flags: string, width: string, digits: string | undefined, kind: string) => {
    if (kind === '%') return '%'
    const precision = digits === undefined ? undefined : Number(digits)
    const body = convert(kind, flags, precision, argument(index++))
    const zeros = flags.includes('0') && !flags.includes('-') && !'scq'.includes(kind)
    return pad(body, Number(width), flags.includes('-'), zeros)
  })
}

function convert(kind: string, flags: string, precision: number | undefined, argument: Argument): string {
  if (kind === 's') return argument.text().slice(0, precision)
  if (kind === 'q') return quote(argument.text())
  const number = argument.number()
  if (kind === 'c') return String.fromCharCode(number & 255)
  if ('xXou'.includes(kind)) return unsigned(kind, number).padStart(precision ?? 0, '0')
  if ('di'.includes(kind)) return whole(BigInt(truncate(number)), flags, precision)
  const sign = number < 0 || Object.is(number, -0) ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''
  const size = Math.abs(number)
  const text = Number.isFinite(number) ? real(kind.toLowerCase(), size, precision ?? 6) : formatG(size, 6)
  return sign + (kind === kind.toUpperCase() ? text.toUpperCase() : text)
}

function whole(value: bigint, flags: string, precision = 0): string {
  const sign = value < 0n ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''
  return sign + value.toString().replace('-', '').padStart(precision, '0')
}

function unsigned(kind: string, number: number): string {
  const whole = number >= 2 ** 63 ? (number < 2 ** 64 ? number : 0) : truncate(number)
  const value = BigInt.asUintN(64, BigInt(whole))
  const text = value.toString(kind === 'o' ? 8 : kind === 'u' ? 10 : 16)
  return kind === 'X' ? text.toUpperCase() : text
}

function real(kind: string, size: number, precision: number): string {
  if (kind === 'g') return formatG(size, Math.max(precision, 1))
  if (kind === 'f') return fixed(size, precision)
  const [mantissa, power = ''] = toExponential(size, precision).split('e')
  return `${mantissa}e${power.startsWith('-') ? '-' : '+'}${power.replace(/^[+-]/, '').padStart(2, '0')}`
}

/** JavaScript's own gives up at 1e21. */
const fixed = (size: number, precision: number) =>
  size < 1e21 ? toFixed(size, precision) : BigInt(size).toString() + (precision > 0 ? `.${'0'.repeat(precision)}` : '')

function pad(text: string, width: number, left: boolean, zeros: boolean): string {
  if (left) return text.padEnd(width)
  if (!zeros) return text.padStart(width)
  const sign = /^[-+ ]/.exec(text)?.[0] ?? ''
  return sign + text.slice(sign.length).padStart(width - sign.length, '0')
}

const quote = (text: string) =>
  `"${text
    .replace(/["\\\n]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\\000')}"`
