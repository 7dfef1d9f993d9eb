// The arithmetic of Upstash-Retry-Delay: numbers, + - * / %, parentheses, a few functions, and `retried`.
type Evaluate = (retried: number) => number

const functions: Record<string, { of: (...values: number[]) => number; takes: number }> = {
  pow: { of: Math.pow, takes: 2 },
  sqrt: { of: Math.sqrt, takes: 1 },
  abs: { of: Math.abs, takes: 1 },
  exp: { of: Math.exp, takes: 1 },
  floor: { of: Math.floor, takes: 1 },
  ceil: { of: Math.ceil, takes: 1 },
  round: { of: Math.round, takes: 1 },
  min: { of: Math.min, takes: 2 },
  max: { of: Math.max, takes: 2 },
}

type Sign = readonly [sign: string, of: (a: number, b: number) => number]
const SUMS: Sign[] = [
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
]
const PRODUCTS: Sign[] = [
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
  ['%', (a, b) => a % b],
]

const TOKEN = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|([a-z]+)|([-+*/%(),]))/iy

/** Throws when the text is no such expression. */
export function parseExpression(text: string): Evaluate {
  const { accept, expect, take, isEnd } = openTokens(text)
  const chain = (part: () => Evaluate, signs: readonly Sign[]): Evaluate => {
    let left = part()
    for (;;) {
      const [, of] = signs.find(([sign]) => accept(sign)) ?? []
      if (!of) return left
      left = join(left, part(), of)
    }
  }
  const sum = (): Evaluate => chain(product, SUMS)
  const product = (): Evaluate => chain(signed, PRODUCTS)
  const signed = (): Evaluate => (accept('-') ? negated(signed()) : value())
  const value = (): Evaluate => {
    const token = take()
    if (token === '(') {
      const inner = sum()
      expect(')')
      return inner
    }
    if (token === 'retried') return retried => retried
    if (/^[\d.]/.test(token)) return () => Number(token)
    if (!Object.hasOwn(functions, token)) throw new Error(`"${token}" is not known`)
    return call(token)
  }
  const call = (name: string): Evaluate => {
    expect('(')
    const given = [sum()]
    while (accept(',')) given.push(sum())
    expect(')')
    return applied(name, given)
  }

  const whole = sum()
  if (!isEnd()) throw new Error(`"${take()}" was not expected`)
  return whole
}

const negated =
  (operand: Evaluate): Evaluate =>
  retried =>
    -operand(retried)

function applied(name: string, given: readonly Evaluate[]): Evaluate {
  const { of, takes } = functions[name]!
  if (given.length !== takes) throw new Error(`${name} takes ${takes} values, not ${given.length}`)
  return retried => of(...given.map(evaluate => evaluate(retried)))
}

const join =
  (left: Evaluate, right: Evaluate, of: (a: number, b: number) => number): Evaluate =>
  retried =>
    of(left(retried), right(retried))

function openTokens(text: string) {
  const tokens = tokensOf(text)
  let at = 0
  const accept = (token: string) => tokens[at] === token && ++at > 0
  return {
    accept,
    expect(token: string): void {
      if (!accept(token)) throw new Error(`expected "${token}" but found "${tokens[at] ?? 'the end'}"`)
    },
    take: () => tokens[at++] ?? 'the end',
    isEnd: () => at >= tokens.length,
  }
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let end = 0; end < text.trimEnd().length; end = TOKEN.lastIndex) {
    const match = TOKEN.exec(text)
    if (!match) throw new Error(`"${text.slice(end).trim()}" is not understood`)
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '')
  }
  return tokens
}
