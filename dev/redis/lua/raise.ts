import { pushTable, pushText, textAt } from '#dev/redis/lua/convert.ts'
import { auxiliary, type LuaState, lua } from '#dev/redis/lua/fengari.ts'

/** A plain Lua error, with the line of the script before it. */
export function raise(state: LuaState, message: string): never {
  auxiliary.luaL_where(state, 1)
  const place = textAt(state, -1)
  pushText(state, place + message)
  return lua.lua_error(state)
}

/** An error as a failed command raises it: a table with its text. */
export function raiseReply(state: LuaState, message: string): never {
  pushTable(state, { err: message })
  return lua.lua_error(state)
}
