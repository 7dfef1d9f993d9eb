/** What becomes of a script's errors: the words of Redis, with the line of the script. */
import { fieldText, pushText, setField, textAt } from '#dev/redis/lua/convert.ts'
import { bytes, type LuaState, lua, unbytes } from '#dev/redis/lua/fengari.ts'
import { olderWords } from '#dev/redis/lua/libraries.ts'
import { Failure } from '#dev/redis/reply.ts'

export const SOURCE = '@user_script'

/** Runs where an error was raised: notes the line of the script, and makes a table of a plain message. */
export function describeError(state: LuaState): number {
  if (lua.lua_type(state, 1) !== lua.LUA_TTABLE) {
    const message = olderWords(textAt(state, 1))
    lua.lua_createtable(state, 0, 3)
    setField(state, 'err', `ERR ${message}`)
  } else lua.lua_pushvalue(state, 1)
  const info = new lua.lua_Debug()
  for (let level = 1; lua.lua_getstack(state, level, info); level++) {
    lua.lua_getinfo(state, bytes('Sl'), info)
    if (!info.source || unbytes(info.source) !== SOURCE) continue
    setField(state, 'line', info.currentline ?? 0)
    break
  }
  return 1
}

export function failure(state: LuaState, sha: string): Failure {
  const isTable = lua.lua_type(state, -1) === lua.LUA_TTABLE
  const message = isTable ? (fieldText(state, -1, 'err') ?? 'ERR unknown error') : `ERR ${textAt(state, -1)}`
  const line = isTable ? fieldText(state, -1, 'line') : undefined
  return new Failure(`${message} script: ${sha}${line === undefined ? '' : `, on ${SOURCE}:${line}`}.`)
}

export function nativeError(state: LuaState): number {
  const error = lua.lua_touserdata(state, 1)
  pushText(state, error instanceof Error ? error.message : String(error))
  return 1
}

export function tooLong(state: LuaState): void {
  pushText(state, 'the script runs too long')
  lua.lua_error(state)
}
