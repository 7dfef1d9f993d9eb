import type { Chance } from '#test/dev/support/chance.ts'
import { readCommands } from '#test/dev/support/words.ts'

const TEMPLATES = readCommands('redis-templates.txt')
const WORDS: Record<string, readonly string[]> = {
  K: ['k1', 'k2', 'k3', 'k4', 'k5', 'k6'],
  X: ['x1', 'x2'],
  V: ['', 'a', 'b', 'ü', '7', '-3', '2.5', 'long '.repeat(8), '1e3', ' 1', 'a\nb'],
  I: ['0', '1', '2', '3', '-1', '-2', '5', '100', '-100'],
  F: ['0', '1', '-1', '2.5', '0.1', '0.2', '1e10', '-1.5e-3', '3.0', '123456.789', '1e17', 'inf', '-inf'],
  M: ['a', 'b', 'c', 'd', 'ü', '1', '10', '9'],
  B: ['-inf', '+inf', '0', '(1', '1', '2.5', '(0.1', '-1', '100'],
  L: ['-', '+', '[a', '(b', '[c', '(ü', '[1'],
  G: ['*', 'k?', '[ab]', '*[1-3]', 'k[^1]', '\\a'],
  T: ['1000', '2000', '5000'],
}

export const templateCount = TEMPLATES.length

export function randomCommand(chance: Chance): string[] {
  return chance.pick(TEMPLATES).map(word => {
    const words = WORDS[word]
    return words ? chance.pick(words) : word
  })
}

/** A script whose answer is one text made of an expression of numbers and texts. */
export function randomScript(chance: Chance): string[] {
  const body = `local ok, answer = pcall(function() return ${expression(chance, 4)} end) return {tostring(ok), tostring(answer), answer}`
  return ['eval', body, '0', ...['12', '0.5', '1793664000123', 'abc']]
}

/** No 0: Lua 5.1 takes -0 for the same constant, so that one of them prints as the other. */
const NUMBERS = [
  "#''",
  '1',
  '2',
  '7',
  '10',
  '0.5',
  '0.1',
  '3.75',
  '1e3',
  '60000',
  '1793664000123',
  '2^31',
  '2^53',
  '-1',
]
const TEXTS = ["'a'", "'10'", "'0x1f'", "'1e2'", "'ü'", "''", 'ARGV[1]', 'ARGV[2]', 'ARGV[3]', 'ARGV[4]', 'KEYS[1]']

function expression(chance: Chance, depth: number): string {
  if (depth === 0) return chance.pick([...NUMBERS, ...TEXTS])
  const inner = () => expression(chance, depth - 1 - chance.below(2) * (depth > 1 ? 1 : 0))
  const forms: (() => string)[] = [
    () => `(${inner()} ${chance.pick(['+', '-', '*', '/', '%'])} ${inner()})`,
    () => `(${inner()} ${chance.pick(['+', '-', '*', '/', '%'])} ${inner()})`,
    () => `(${inner()} .. ${inner()})`,
    () => `tostring(${inner()})`,
    () => `tonumber(${inner()})`,
    () => `math.${chance.pick(['floor', 'ceil', 'abs'])}(${inner()})`,
    () => `math.max(${inner()}, ${inner()})`,
    () => `(${inner()} ${chance.pick(['<', '<=', '==', '~='])} ${inner()} and ${inner()} or ${inner()})`,
    () =>
      `string.format('${chance.pick(['%d', '%s', '%.3f', '%5.1f', '%g', '%.14g', '%x', '%05d', '%e'])}', ${inner()})`,
    () => `string.sub(${inner()}, ${inner()}, ${inner()})`,
    () => `#tostring(${inner()})`,
    () => `cjson.encode({${inner()}, ${inner()}, k = nil})`,
    () => `cjson.decode(cjson.encode({${inner()}}))[1]`,
    () => `({${inner()}, ${inner()}, ${inner()}})[${inner()}]`,
    () => `-(${inner()})`,
  ]
  return chance.pick(forms)()
}
