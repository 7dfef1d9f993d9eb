/** The cjson library of scripts. */

import { decodeJson, type Json, JsonError } from '#dev/redis/lua/cjson/decode.ts'
import { pushText, textAt, typeName } from '#dev/redis/lua/convert.ts'
import { type LuaState, lua } from '#dev/redis/lua/fengari.ts'
import { raise } from '#dev/redis/lua/raise.ts'
import { formatG } from '#dev/redis/numbers.ts'

const MAX_DEPTH = 1000
const SPARSE_RATIO = 2
const SPARSE_SAFE = 10

export function cjsonEncode(state: LuaState): number {
  if (lua.lua_gettop(state) !== 1) raise(state, "bad argument #1 to 'encode' (expected 1 argument)")
  pushText(state, encode(state, 1, 0))
  return 1
}

export function cjsonDecode(state: LuaState): number {
  if (lua.lua_gettop(state) !== 1) raise(state, "bad argument #1 to 'decode' (expected 1 argument)")
  let json: Json
  try {
    json = decodeJson(textAt(state, 1))
  } catch (error) {
    if (error instanceof JsonError) raise(state, error.message)
    throw error
  }
  pushJson(state, json)
  return 1
}

export const pushJsonNull = (state: LuaState): void => lua.lua_pushlightuserdata(state, null)

function pushJson(state: LuaState, json: Json): void {
  lua.lua_checkstack(state, 4)
  if (json === null) pushJsonNull(state)
  else if (typeof json === 'string') pushText(state, json)
  else if (typeof json === 'number') lua.lua_pushnumber(state, json)
  else if (typeof json === 'boolean') lua.lua_pushboolean(state, json)
  else if (Array.isArray(json)) pushArray(state, json)
  else pushObject(state, json)
}

function pushArray(state: LuaState, items: Json[]): void {
  lua.lua_createtable(state, items.length, 0)
  for (const [index, item] of items.entries()) {
    pushJson(state, item)
    lua.lua_rawseti(state, -2, index + 1)
  }
}

function pushObject(state: LuaState, fields: Map<string, Json>): void {
  lua.lua_createtable(state, 0, fields.size)
  for (const [key, item] of fields) {
    pushText(state, key)
    pushJson(state, item)
    lua.lua_rawset(state, -3)
  }
}

function encode(state: LuaState, index: number, depth: number): string {
  switch (lua.lua_type(state, index)) {
    case lua.LUA_TSTRING:
      return quote(textAt(state, index))
    case lua.LUA_TNUMBER:
      return number(state, lua.lua_tonumber(state, index))
    case lua.LUA_TBOOLEAN:
      return String(lua.lua_toboolean(state, index))
    case lua.LUA_TTABLE:
      return table(state, lua.lua_absindex(state, index), depth + 1)
    case lua.LUA_TNIL:
      return 'null'
    default:
      if (lua.lua_touserdata(state, index) === null && lua.lua_type(state, index) === lua.LUA_TLIGHTUSERDATA)
        return 'null'
      return raise(state, `Cannot serialise ${typeName(state, index)}: type not supported`)
  }
}

function number(state: LuaState, value: number): string {
  return Number.isFinite(value) ? formatG(value, 14) : raise(state, 'Cannot serialise number: must not be NaN or Inf')
}

function table(state: LuaState, index: number, depth: number): string {
  if (depth > MAX_DEPTH) raise(state, `Cannot serialise, excessive depth (${depth})`)
  lua.lua_checkstack(state, 4)
  const length = arrayLength(state, index)
  if (length > 0) {
    const items = Array.from({ length }, (_, at) => {
      lua.lua_rawgeti(state, index, at + 1)
      const text = encode(state, -1, depth)
      lua.lua_pop(state, 1)
      return text
    })
    return `[${items.join(',')}]`
  }
  const fields: string[] = []
  eachPair(state, index, () => {
    const type = lua.lua_type(state, -2)
    if (type !== lua.LUA_TSTRING && type !== lua.LUA_TNUMBER)
      raise(state, `Cannot serialise ${typeName(state, -2)}: table key must be a number or string`)
    const key = type === lua.LUA_TNUMBER ? `"${number(state, lua.lua_tonumber(state, -2))}"` : quote(textAt(state, -2))
    fields.push(`${key}:${encode(state, -1, depth)}`)
  })
  return `{${fields.join(',')}}`
}

/** 0 where the table is empty or has other keys than positions. */
function arrayLength(state: LuaState, index: number): number {
  let highest = 0
  let items = 0
  let isArray = true
  eachPair(state, index, () => {
    const position = lua.lua_type(state, -2) === lua.LUA_TNUMBER ? lua.lua_tonumber(state, -2) : 0
    if (position < 1 || !Number.isInteger(position)) isArray = false
    highest = Math.max(highest, position)
    items++
  })
  if (!isArray) return 0
  if (highest > items * SPARSE_RATIO && highest > SPARSE_SAFE)
    raise(state, 'Cannot serialise table: excessively sparse array')
  return highest
}

/** Key and value lie on top of the stack for each. */
function eachPair(state: LuaState, index: number, visit: () => void): void {
  lua.lua_pushnil(state)
  while (lua.lua_next(state, index)) {
    visit()
    lua.lua_pop(state, 1)
  }
}

const SHORT: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

const quote = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON has to escape
  `"${text.replace(/["\\/\x00-\x1f\x7f]/g, char => SHORT[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
