// The functions of analysis out of nothing but sums, products and quotients. Engines may round their own in the last
// digit as they like, and do; with these a score gives the same sound, bit for bit, wherever it is played.

const HALF_PI = 1.5707963267341256
const HALF_PI_REST = 6.077100506506192e-11
const { LN2 } = Math

const POWERS_FROM = -1074
const powersOfTwo = new Float64Array(1024 - POWERS_FROM)
for (let n = 0, up = 1; n < 1024; n++, up *= 2) powersOfTwo[n - POWERS_FROM] = up
for (let n = -1, down = 0.5; n >= POWERS_FROM; n--, down /= 2) powersOfTwo[n - POWERS_FROM] = down

/** 2 to the power of `x`. */
export function exp2(x: number): number {
  const whole = Math.max(POWERS_FROM, Math.min(1023, Math.round(x)))
  const t = (x - whole) * LN2
  let sum = 1 + t / 14
  for (let n = 13; n > 0; n--) sum = 1 + (t / n) * sum
  return sum * powersOfTwo[whole - POWERS_FROM]!
}

export const exp = (x: number) => exp2(x / LN2)

/** Of what is not negative. */
export const power = (base: number, exponent: number) => (base > 0 ? exp2(exponent * log2(base)) : 0)

export const square = (x: number) => x * x

export function tanh(x: number): number {
  if (Math.abs(x) > 20) return Math.sign(x)
  const grown = exp(2 * x)
  return (grown - 1) / (grown + 1)
}

export function log2(x: number): number {
  let exponent = 0
  let part = x
  while (part >= Math.SQRT2) {
    part /= 2
    exponent++
  }
  while (part < Math.SQRT1_2) {
    part *= 2
    exponent--
  }
  const t = (part - 1) / (part + 1)
  const square = t * t
  let sum = 0
  for (let n = 25; n > 0; n -= 2) sum = sum * square + 1 / n
  return exponent + (2 * t * sum) / LN2
}

export const log10 = (x: number) => log2(x) / 3.321928094887362

export function sin(x: number): number {
  const quarter = Math.round(x / (HALF_PI + HALF_PI_REST))
  const rest = x - quarter * HALF_PI - quarter * HALF_PI_REST
  const turned = ((quarter % 4) + 4) % 4
  const value = turned % 2 ? cosNear(rest) : sinNear(rest)
  return turned > 1 ? -value : value
}

export const cos = (x: number) => sin(x + HALF_PI + HALF_PI_REST)

export const tan = (x: number) => sin(x) / cos(x)

function sinNear(x: number): number {
  const s = x * x
  let sum = 1 - s / 272
  for (let n = 14; n > 0; n -= 2) sum = 1 - (s / (n * (n + 1))) * sum
  return x * sum
}

function cosNear(x: number): number {
  const s = x * x
  let sum = 1 - s / 240
  for (let n = 13; n > 0; n -= 2) sum = 1 - (s / (n * (n + 1))) * sum
  return sum
}
