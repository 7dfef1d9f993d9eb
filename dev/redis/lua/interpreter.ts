/** The one interpreter of a store, and what changes from script to script. */
import type { Access } from '#dev/redis/database.ts'
import { pushText, pushTexts } from '#dev/redis/lua/convert.ts'
import { nativeError, tooLong } from '#dev/redis/lua/errors.ts'
import { auxiliary, type LuaState, lua } from '#dev/redis/lua/fengari.ts'
import { openLibraries } from '#dev/redis/lua/libraries.ts'
import { createDrand48, drawNumber } from '#dev/redis/lua/random.ts'
import { type Call, redisLibrary } from '#dev/redis/lua/redis-library.ts'

const MAX_INSTRUCTIONS = 20_000_000

export type Interpreter = {
  state: LuaState
  /** Sets up what the next script sees; the stack is empty after it. */
  prepare(keys: string[], args: string[], access: Access): void
}

export function openInterpreter(call: Call): Interpreter {
  let running: Access = 'write'
  let random = createDrand48()
  const state = auxiliary.luaL_newstate()
  lua.lua_atnativeerror(state, nativeError)
  const draw = (inner: LuaState) => drawNumber(inner, random())
  const globals = openLibraries(state, { ...redisLibrary(call, () => running), random: draw })
  return {
    state,
    prepare(keys, args, access) {
      running = access
      random = createDrand48()
      lua.lua_sethook(state, tooLong, lua.LUA_MASKCOUNT, MAX_INSTRUCTIONS)
      lua.lua_settop(state, 0)
      lua.lua_rawgeti(state, lua.LUA_REGISTRYINDEX, globals)
      setTexts(state, 'KEYS', keys)
      setTexts(state, 'ARGV', args)
      lua.lua_settop(state, 0)
    },
  }
}

function setTexts(state: LuaState, name: string, texts: string[]): void {
  pushText(state, name)
  pushTexts(state, texts)
  lua.lua_rawset(state, -3)
}
