/** The tokens of JSON, named as lua-cjson names them in its errors. */
export type Scalar = string | number | boolean | null

export type Token = { name: string; at: number; value: Scalar }

const NAMES: Record<string, string> = {
  '{': 'T_OBJ_BEGIN',
  '}': 'T_OBJ_END',
  '[': 'T_ARR_BEGIN',
  ']': 'T_ARR_END',
  ':': 'T_COLON',
  ',': 'T_COMMA',
}
const WORDS: Record<string, Omit<Token, 'at'>> = {
  true: { name: 'T_BOOLEAN', value: true },
  false: { name: 'T_BOOLEAN', value: false },
  null: { name: 'T_NULL', value: null },
}
const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', '/': '/' }

/** Each call answers the next token of `text`, a byte string. */
export function createScanner(text: string): () => Token {
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
  const word = /true|false|null/y
  let at = 0

  function matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }

  return () => {
    while (' \t\n\r'.includes(text[at] ?? '?')) at++
    const start = at
    const char = text[at]
    if (char === undefined) return { name: 'T_END', at, value: null }
    if (char === '"') {
      const { token, end } = scanString(text, start)
      at = end
      return token
    }
    const found = NAMES[char] ? char : (matched(number) ?? matched(word))
    if (found === undefined) return { name: 'invalid token', at, value: null }
    at += found.length
    const known = WORDS[found] ?? { name: NAMES[found] ?? 'T_NUMBER', value: Number(found) }
    return { ...known, at: start }
  }
}

function scanString(text: string, start: number): { token: Token; end: number } {
  let value = ''
  for (let at = start + 1; ; at++) {
    const char = text[at]
    const broken = (name: string, place: number) => ({ token: { name, at: place, value: null }, end: at })
    if (char === undefined) return broken('unexpected end of string', at)
    if (char === '"') return { token: { name: 'T_STRING', at: start, value }, end: at + 1 }
    if (char !== '\\') {
      value += char
      continue
    }
    const escaped = text[++at] ?? ''
    const found = escaped === 'u' ? scanUnicode(text, at) : { bytes: ESCAPES[escaped], length: 0 }
    if (found?.bytes === undefined)
      return broken(escaped === 'u' ? 'invalid unicode escape code' : 'invalid escape code', at - 1)
    value += found.bytes
    at += found.length
  }
}

function scanUnicode(text: string, from: number): { bytes: string; length: number } | undefined {
  const pair = /^u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/i.exec(text.slice(from, from + 11))
  const one = /^u([0-9a-f]{4})/i.exec(text.slice(from, from + 5))
  if (!one || (!pair && /^ud[89a-f]/i.test(one[0]))) return undefined
  const units = (pair ?? one).slice(1).map(hex => Number.parseInt(hex, 16))
  return { bytes: Buffer.from(String.fromCharCode(...units), 'utf8').toString('latin1'), length: pair ? 10 : 4 }
}
