/** Reads JSON as lua-cjson does, with its words for what is wrong. */
import { createScanner, type Scalar, type Token } from '#dev/redis/lua/cjson/tokens.ts'

export type Json = Scalar | Json[] | Map<string, Json>

export class JsonError extends Error {}

const SCALARS = ['T_STRING', 'T_NUMBER', 'T_BOOLEAN', 'T_NULL']
const MAX_DEPTH = 1000

type Next = () => Token

/** `text` is a byte string, and so are the strings of the answer. */
export function decodeJson(text: string): Json {
  const next = createScanner(text)
  const found = readValue(next(), next, 0)
  const last = next()
  return last.name === 'T_END' ? found : wrong('the end', last)
}

function readValue(token: Token, next: Next, depth: number): Json {
  if (SCALARS.includes(token.name)) return token.value
  if (token.name !== 'T_OBJ_BEGIN' && token.name !== 'T_ARR_BEGIN') return wrong('value', token)
  if (depth >= MAX_DEPTH) throw new JsonError(`Found too many nested data structures (${depth + 1})`)
  return token.name === 'T_ARR_BEGIN' ? readArray(next, depth + 1) : readObject(next, depth + 1)
}

function readArray(next: Next, depth: number): Json[] {
  const items: Json[] = []
  let token = next()
  if (token.name === 'T_ARR_END') return items
  for (;;) {
    items.push(readValue(token, next, depth))
    token = next()
    if (token.name === 'T_ARR_END') return items
    if (token.name !== 'T_COMMA') wrong('comma or array end', token)
    token = next()
  }
}

function readObject(next: Next, depth: number): Map<string, Json> {
  const fields = new Map<string, Json>()
  let key = next()
  if (key.name === 'T_OBJ_END') return fields
  for (;;) {
    if (key.name !== 'T_STRING') wrong('object key string', key)
    const colon = next()
    if (colon.name !== 'T_COLON') wrong('colon', colon)
    fields.set(String(key.value), readValue(next(), next, depth))
    const token = next()
    if (token.name === 'T_OBJ_END') return fields
    if (token.name !== 'T_COMMA') wrong('comma or object end', token)
    key = next()
  }
}

function wrong(expected: string, { name, at }: Token): never {
  throw new JsonError(`Expected ${expected} but found ${name} at character ${at + 1}`)
}
