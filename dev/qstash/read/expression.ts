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

const TOKEN = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|([a-z]+)|([-+*/%(),]))/iy

/** Throws when the text is no such expression. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a grammar, one rule after the other over one place in the text
export function parseExpression(text: string): Evaluate {
  const tokens = tokensOf(text)
  let at = 0
  const accept = (token: string) => tokens[at] === token && ++at > 0
  const expect = (token: string) => {
    if (!accept(token)) throw new Error(`expected "${token}" but found "${tokens[at] ?? 'the end'}"`)
  }

  const sum = (): Evaluate => {
    let left = product()
    for (;;) {
      const before = left
      if (accept('+')) left = join(before, product(), (a, b) => a + b)
      else if (accept('-')) left = join(before, product(), (a, b) => a - b)
      else return left
    }
  }
  const product = (): Evaluate => {
    let left = signed()
    for (;;) {
      const before = left
      if (accept('*')) left = join(before, signed(), (a, b) => a * b)
      else if (accept('/')) left = join(before, signed(), (a, b) => a / b)
      else if (accept('%')) left = join(before, signed(), (a, b) => a % b)
      else return left
    }
  }
  const signed = (): Evaluate => {
    if (!accept('-')) return value()
    const operand = signed()
    return retried => -operand(retried)
  }
  const value = (): Evaluate => {
    const token = tokens[at++] ?? 'the end'
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
    const { of, takes } = functions[name]!
    expect('(')
    const given = [sum()]
    while (accept(',')) given.push(sum())
    expect(')')
    if (given.length !== takes) throw new Error(`${name} takes ${takes} values, not ${given.length}`)
    return retried => of(...given.map(evaluate => evaluate(retried)))
  }

  const whole = sum()
  if (at < tokens.length) throw new Error(`"${tokens[at]}" was not expected`)
  return whole
}

const join =
  (left: Evaluate, right: Evaluate, of: (a: number, b: number) => number): Evaluate =>
  retried =>
    of(left(retried), right(retried))

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
