/** Opens what a script finds beside its keys: Lua 5.1's libraries, `redis`, `cjson` and `bit`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bit } from '#dev/redis/lua/bit.ts'
import { cjsonDecode, cjsonEncode, pushJsonNull } from '#dev/redis/lua/cjson/library.ts'
import { pushText, setField, textAt, typeName } from '#dev/redis/lua/convert.ts'
import { auxiliary, bytes, type LuaFunction, type LuaState, libraries, lua } from '#dev/redis/lua/fengari.ts'
import { formatText } from '#dev/redis/lua/format.ts'
import { raise } from '#dev/redis/lua/raise.ts'

const PRELUDE = readFileSync(join(import.meta.dirname, 'prelude.lua'), 'latin1')

/** Leaves on the stack the globals that scripts see, and below them nothing; answers the table to put KEYS and ARGV in. */
export function openLibraries(state: LuaState, redis: Record<string, string | number | LuaFunction>): number {
  const { luaopen_base, luaopen_string, luaopen_table, luaopen_math, luaopen_coroutine } = libraries
  const standard = { _G: luaopen_base, string: luaopen_string, table: luaopen_table, math: luaopen_math }
  for (const [name, open] of Object.entries({ ...standard, coroutine: luaopen_coroutine }))
    auxiliary.luaL_requiref(state, bytes(name), open, 1)
  lua.lua_settop(state, 0)
  define(state, 'redis', {
    ...redis,
    format,
    older,
    max: extreme((number, best) => number > best),
    min: extreme((number, best) => number < best),
  })
  define(state, 'bit', bit)
  define(state, 'cjson', { encode: cjsonEncode, decode: cjsonDecode })
  lua.lua_getglobal(state, bytes('cjson'))
  pushText(state, 'null')
  pushJsonNull(state)
  lua.lua_rawset(state, -3)
  auxiliary.luaL_loadbuffer(state, bytes(PRELUDE), PRELUDE.length, bytes('=prelude'))
  if (lua.lua_pcall(state, 0, 2, 0) !== lua.LUA_OK) throw new Error(textAt(state, -1))
  const globals = auxiliary.luaL_ref(state, lua.LUA_REGISTRYINDEX)
  lua.lua_rawseti(state, lua.LUA_REGISTRYINDEX, lua.LUA_RIDX_GLOBALS)
  lua.lua_settop(state, 0)
  return globals
}

function define(state: LuaState, name: string, fields: Record<string, string | number | LuaFunction>): void {
  lua.lua_createtable(state, 0, 0)
  for (const [field, value] of Object.entries(fields)) setField(state, field, value)
  lua.lua_setglobal(state, bytes(name))
}

const CONSTANT = " (constant '"
const ATTEMPT = 'attempt to '
const WORDED = /^([^()]{1,60}) an? (\w{1,20}) value \((\w{1,20} '[^']{0,200}')\)$/

/** Lua 5.3 words these messages the other way round. */
export function olderWords(message: string): string {
  const constant = message.lastIndexOf(CONSTANT)
  const bare =
    constant >= 0 && /^[^']*'\)$/.test(message.slice(constant + CONSTANT.length)) ? message.slice(0, constant) : message
  const at = bare.lastIndexOf(ATTEMPT)
  const [, deed, type, what] = (at < 0 ? null : WORDED.exec(bare.slice(at + ATTEMPT.length))) ?? []
  return what ? `${bare.slice(0, at)}${ATTEMPT}${deed} ${what} (a ${type} value)` : bare
}

function older(state: LuaState): number {
  pushText(state, olderWords(textAt(state, 1)))
  return 1
}

/** The interpreter's own compares texts with numbers instead of converting them. */
function extreme(better: (number: number, best: number) => boolean): LuaFunction {
  return state => {
    const count = Math.max(1, lua.lua_gettop(state))
    const numbers = Array.from({ length: count }, (_, index) => auxiliary.luaL_checknumber(state, index + 1))
    lua.lua_pushnumber(
      state,
      numbers.reduce((best, number) => (better(number, best) ? number : best)),
    )
    return 1
  }
}

function format(state: LuaState): number {
  const text = formatText(textAt(state, 1), index => {
    const at = index + 2
    if (lua.lua_gettop(state) < at) raise(state, `bad argument #${at} to 'format' (no value)`)
    const got = typeName(state, at)
    const expect = (type: string) => raise(state, `bad argument #${at} to 'format' (${type} expected, got ${got})`)
    return {
      text: () => (got === 'string' || got === 'number' ? textAt(state, at) : expect('string')),
      number: () => (lua.lua_isnumber(state, at) ? lua.lua_tonumber(state, at) : expect('number')),
    }
  })
  pushText(state, text)
  return 1
}
