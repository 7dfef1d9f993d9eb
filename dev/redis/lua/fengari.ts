/**
 * The fengari interpreter made to count as Redis's Lua 5.1 does. Its own numbers are those of Lua 5.3, with integers
 * of 32 bits that wrap (milliseconds overflow them) and floats printed as `5.0`; here every number is a double printed
 * with %.14g. Syntax that Lua 5.1 lacks is refused, since the hosted service refuses it too.
 */
import { createRequire } from 'node:module'
import { formatG } from '#dev/redis/numbers.ts'

export type LuaState = { readonly lua: unique symbol }
export type LuaFunction = (state: LuaState) => number
type Bytes = Uint8Array
type DebugInfo = { what?: Bytes; source?: Bytes; currentline?: number }

export type Lua = {
  LUA_REGISTRYINDEX: number
  LUA_RIDX_GLOBALS: number
  LUA_MASKCOUNT: number
  LUA_OK: number
  LUA_TNIL: number
  LUA_TBOOLEAN: number
  LUA_TLIGHTUSERDATA: number
  LUA_TNUMBER: number
  LUA_TSTRING: number
  LUA_TTABLE: number
  lua_type(state: LuaState, index: number): number
  lua_gettop(state: LuaState): number
  lua_settop(state: LuaState, index: number): void
  lua_pop(state: LuaState, count: number): void
  lua_checkstack(state: LuaState, count: number): boolean
  lua_absindex(state: LuaState, index: number): number
  lua_pushvalue(state: LuaState, index: number): void
  lua_pushnil(state: LuaState): void
  lua_pushboolean(state: LuaState, value: boolean): void
  lua_pushnumber(state: LuaState, value: number): void
  lua_pushlstring(state: LuaState, value: Bytes, length: number): void
  lua_pushcfunction(state: LuaState, fn: LuaFunction): void
  lua_pushlightuserdata(state: LuaState, value: unknown): void
  lua_toboolean(state: LuaState, index: number): boolean
  lua_tonumber(state: LuaState, index: number): number
  lua_tolstring(state: LuaState, index: number): Bytes | null
  lua_touserdata(state: LuaState, index: number): unknown
  lua_createtable(state: LuaState, array: number, record: number): void
  lua_rawgeti(state: LuaState, index: number, n: number): number
  lua_rawseti(state: LuaState, index: number, n: number): void
  lua_rawget(state: LuaState, index: number): number
  lua_rawset(state: LuaState, index: number): void
  lua_rawlen(state: LuaState, index: number): number
  lua_next(state: LuaState, index: number): number
  lua_setmetatable(state: LuaState, index: number): void
  lua_isnumber(state: LuaState, index: number): boolean
  lua_typename(state: LuaState, type: number): Bytes
  lua_setglobal(state: LuaState, name: Bytes): void
  lua_getglobal(state: LuaState, name: Bytes): number
  lua_pcall(state: LuaState, args: number, results: number, handler: number): number
  lua_error(state: LuaState): never
  lua_getstack(state: LuaState, level: number, info: object): number
  lua_getinfo(state: LuaState, what: Bytes, info: object): number
  lua_sethook(state: LuaState, hook: (state: LuaState) => void, mask: number, count: number): void
  lua_atnativeerror(state: LuaState, handler: LuaFunction): void
  lua_Debug: new () => DebugInfo
}

export type LuaAuxiliary = {
  luaL_newstate(): LuaState
  luaL_requiref(state: LuaState, name: Bytes, open: LuaFunction, global: number): void
  luaL_loadbuffer(state: LuaState, source: Bytes, length: number, name: Bytes): number
  luaL_ref(state: LuaState, table: number): number
  luaL_unref(state: LuaState, table: number, reference: number): void
  luaL_checknumber(state: LuaState, index: number): number
  luaL_where(state: LuaState, level: number): void
}

export type LuaLibraries = Record<
  'luaopen_base' | 'luaopen_string' | 'luaopen_table' | 'luaopen_math' | 'luaopen_coroutine',
  LuaFunction
>

type TaggedValue = { setfltvalue(value: number): void; value: number }
type Lexer = { t: { token: number } }

const require = createRequire(import.meta.url)
require('fengari/src/defs.js')
Object.assign(require('fengari/src/luaconf.js'), {
  LUA_COMPAT_FLOATSTRING: true,
  lua_number2str: (number: number) => formatG(number, 14),
})
require('fengari/src/llimits.js').luai_nummod = (_: LuaState, left: number, right: number) =>
  left - Math.floor(left / right) * right
const api = require('fengari/src/lapi.js')
const objects = require('fengari/src/lobject.js')
const machine = require('fengari/src/lvm.js')
const lexer = require('fengari/src/llex.js')

export const bytes = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'))
/** As C casts a double to a 64-bit integer on x86: what does not fit is the smallest one. */
export const truncate = (number: number): number => (Math.abs(number) < 2 ** 63 ? Math.trunc(number) : -(2 ** 63))
export const unbytes = (value: Bytes): string => Buffer.from(value).toString('latin1')

const scan: (text: Bytes, into: TaggedValue) => number = objects.luaO_str2num
objects.luaO_str2num = (text: Bytes, into: TaggedValue) => {
  const known = numeral(unbytes(text).replace(/\0$/, '').trim())
  const length = scan(text, into)
  if (length === 0 && known === undefined) return 0
  into.setfltvalue(known ?? into.value)
  return length || text.length + 1
}
objects.TValue.prototype.setivalue = objects.TValue.prototype.setfltvalue
machine.tointeger = (value: TaggedValue) => {
  const number = machine.tonumber(value)
  return number === false ? false : truncate(number)
}
api.lua_pushinteger = api.lua_pushnumber

/** Those that the interpreter's own scanner wraps at 32 bits, and the infinities of sorted sets, which it does not know. */
function numeral(text: string): number | undefined {
  if (/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return Number(text)
  const [, sign, size = ''] = /^([+-]?)(0x[0-9a-f]+|inf(?:inity)?|nan)$/i.exec(text) ?? []
  if (size === '') return undefined
  const magnitude = /^inf/i.test(size) ? Number.POSITIVE_INFINITY : Number(size)
  return sign === '-' ? -magnitude : magnitude
}

const { TK_IDIV, TK_SHL, TK_SHR, TK_DBCOLON, TK_GOTO } = lexer.RESERVED
const newer = new Set<number>([TK_IDIV, TK_SHL, TK_SHR, TK_DBCOLON, TK_GOTO, ...Buffer.from('&|~')])
const advance: (state: Lexer) => void = lexer.luaX_next
lexer.luaX_next = (state: Lexer) => {
  advance(state)
  if (newer.has(state.t.token)) lexer.luaX_syntaxerror(state, bytes('unexpected symbol'))
}

// Only now, for these keep what they import from the modules above.
const fengari = require('fengari')
export const lua: Lua = fengari.lua
export const auxiliary: LuaAuxiliary = fengari.lauxlib
export const libraries: LuaLibraries = fengari.lualib
