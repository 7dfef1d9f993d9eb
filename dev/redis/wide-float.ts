/** The x87 80-bit floats in which Redis does INCRBYFLOAT and HINCRBYFLOAT: 64 bits of mantissa, printed with 17 decimals. */
import { withoutZeros } from '#dev/redis/numbers.ts'
import { fail, NOT_FLOAT } from '#dev/redis/reply.ts'

/** value × 2^power */
export type Wide = { value: bigint; power: number }

const MANTISSA_BITS = 64
const DECIMALS = 17n

export function addWide(left: Wide | 'infinite', right: Wide | 'infinite'): string {
  if (left === 'infinite' || right === 'infinite') return fail('ERR increment would produce NaN or Infinity')
  const power = Math.min(left.power, right.power)
  return print(round((left.value << BigInt(left.power - power)) + (right.value << BigInt(right.power - power)), power))
}

export function parseWide(text: string, message = NOT_FLOAT): Wide | 'infinite' {
  if (/^[+-]?inf(inity)?$/i.test(text)) return 'infinite'
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i.exec(text)
  const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? []
  if (!match || whole + fraction === '') fail(message)
  const scale = Number(exponent) - fraction.length
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return scale >= 0 ? round(digits * 10n ** BigInt(scale), 0) : divide(digits, 10n ** BigInt(-scale))
}

function divide(numerator: bigint, denominator: bigint): Wide {
  // A sticky last bit keeps the rounding below exact.
  const shift = MANTISSA_BITS + 2 + bits(denominator)
  const scaled = numerator << BigInt(shift)
  const quotient = scaled / denominator
  const rest = scaled % denominator === 0n ? 0n : 1n
  return round(quotient * 2n + (quotient < 0n || scaled < 0n ? -rest : rest), -shift - 1)
}

/** To nearest, ties to even. */
function round(value: bigint, power: number): Wide {
  const magnitude = value < 0n ? -value : value
  const drop = bits(magnitude) - MANTISSA_BITS
  if (drop <= 0) return { value, power }
  const half = 1n << BigInt(drop - 1)
  const kept = magnitude >> BigInt(drop)
  const rest = magnitude - (kept << BigInt(drop))
  const up = rest > half || (rest === half && kept % 2n === 1n) ? 1n : 0n
  return { value: value < 0n ? -(kept + up) : kept + up, power: power + drop }
}

function print({ value, power }: Wide): string {
  const magnitude = value < 0n ? -value : value
  const scaled = magnitude * 10n ** DECIMALS
  const digits = power >= 0 ? scaled << BigInt(power) : shiftToEven(scaled, -power)
  const text = digits.toString().padStart(Number(DECIMALS) + 1, '0')
  const point = text.length - Number(DECIMALS)
  const decimal = withoutZeros(`${text.slice(0, point)}.${text.slice(point)}`)
  return value < 0n && decimal !== '0' ? `-${decimal}` : decimal
}

function shiftToEven(value: bigint, by: number): bigint {
  const kept = value >> BigInt(by)
  const twice = (value - (kept << BigInt(by))) * 2n
  const whole = 1n << BigInt(by)
  return twice > whole || (twice === whole && kept % 2n === 1n) ? kept + 1n : kept
}

const bits = (value: bigint): number => (value === 0n ? 0 : value.toString(2).length)
