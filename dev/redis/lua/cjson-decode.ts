/** Reads JSON as lua-cjson does, with its words for what is wrong. */
export type Json = string | number | boolean | null | Json[] | Map<string, Json>

export class JsonError extends Error {}

const NAMES: Record<string, string> = {
  '{': 'T_OBJ_BEGIN',
  '}': 'T_OBJ_END',
  '[': 'T_ARR_BEGIN',
  ']': 'T_ARR_END',
  ':': 'T_COLON',
  ',': 'T_COMMA',
}
const WORDS: Record<string, { name: string; value: Json }> = {
  true: { name: 'T_BOOLEAN', value: true },
  false: { name: 'T_BOOLEAN', value: false },
  null: { name: 'T_NULL', value: null },
}
const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', '/': '/' }
const MAX_DEPTH = 1000

type Token = { name: string; at: number; value: Json }

/** `text` is a byte string, and so are the strings of the answer. */
export function decodeJson(text: string): Json {
  let at = 0
  let depth = 0

  function next(): Token {
    while (' \t\n\r'.includes(text[at] ?? '?')) at++
    const start = at
    const char = text[at]
    if (char === undefined) return { name: 'T_END', at: start, value: null }
    const name = NAMES[char]
    if (name) {
      at++
      return { name, at: start, value: null }
    }
    if (char === '"') return string(start)
    const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/.exec(text.slice(at, at + 400))?.[0]
    if (number !== undefined) {
      at += number.length
      return { name: 'T_NUMBER', at: start, value: Number(number) }
    }
    const word = /^[a-z]+/.exec(text.slice(at, at + 5))?.[0] ?? ''
    const known = WORDS[word]
    if (!known) return { name: 'invalid token', at: start, value: null }
    at += word.length
    return { ...known, at: start }
  }

  function string(start: number): Token {
    let value = ''
    for (at++; ; at++) {
      const char = text[at]
      if (char === undefined) return { name: 'unexpected end of string', at, value: null }
      if (char === '"') break
      if (char !== '\\') value += char
      else if (text[++at] === 'u') {
        const code = unicode(at)
        if (!code) return { name: 'invalid unicode escape code', at: at - 1, value: null }
        value += code.bytes
        at += code.length
      } else {
        const plain = ESCAPES[text[at] ?? '']
        if (plain === undefined) return { name: 'invalid escape code', at: at - 1, value: null }
        value += plain
      }
    }
    at++
    return { name: 'T_STRING', at: start, value }
  }

  function unicode(from: number): { bytes: string; length: number } | undefined {
    const pair = /^u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/i.exec(text.slice(from, from + 11))
    const one = /^u([0-9a-f]{4})/i.exec(text.slice(from, from + 5))
    if (!one || (!pair && /^ud[89a-f]/i.test(one[0]))) return undefined
    const units = (pair ?? one).slice(1).map(hex => Number.parseInt(hex, 16))
    return { bytes: Buffer.from(String.fromCharCode(...units), 'utf8').toString('latin1'), length: pair ? 10 : 4 }
  }

  function value(token: Token): Json {
    if (['T_STRING', 'T_NUMBER', 'T_BOOLEAN', 'T_NULL'].includes(token.name)) return token.value
    if (token.name !== 'T_OBJ_BEGIN' && token.name !== 'T_ARR_BEGIN') return wrong('value', token)
    if (++depth > MAX_DEPTH) throw new JsonError(`Found too many nested data structures (${depth})`)
    const found = token.name === 'T_ARR_BEGIN' ? array() : object()
    depth--
    return found
  }

  function array(): Json[] {
    const items: Json[] = []
    let token = next()
    if (token.name === 'T_ARR_END') return items
    for (;;) {
      items.push(value(token))
      token = next()
      if (token.name === 'T_ARR_END') return items
      if (token.name !== 'T_COMMA') wrong('comma or array end', token)
      token = next()
    }
  }

  function object(): Map<string, Json> {
    const fields = new Map<string, Json>()
    let key = next()
    if (key.name === 'T_OBJ_END') return fields
    for (;;) {
      if (key.name !== 'T_STRING') wrong('object key string', key)
      const colon = next()
      if (colon.name !== 'T_COLON') wrong('colon', colon)
      fields.set(String(key.value), value(next()))
      const token = next()
      if (token.name === 'T_OBJ_END') return fields
      if (token.name !== 'T_COMMA') wrong('comma or object end', token)
      key = next()
    }
  }

  const found = value(next())
  const last = next()
  return last.name === 'T_END' ? found : wrong('the end', last)
}

function wrong(expected: string, { name, at }: Token): never {
  throw new JsonError(`Expected ${expected} but found ${name} at character ${at + 1}`)
}
