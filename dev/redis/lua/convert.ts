/** Values on their way between replies and Lua, by the rules of Redis. */

import { bytes, type LuaFunction, type LuaState, lua, truncate, unbytes } from '#dev/redis/lua/fengari.ts'
import { integer } from '#dev/redis/numbers.ts'
import { Failure, type Reply, Status } from '#dev/redis/reply.ts'

export function pushText(state: LuaState, text: string): void {
  lua.lua_pushlstring(state, bytes(text), text.length)
}

export function pushTexts(state: LuaState, texts: string[]): void {
  lua.lua_createtable(state, texts.length, 0)
  for (const [index, text] of texts.entries()) {
    pushText(state, text)
    lua.lua_rawseti(state, -2, index + 1)
  }
}

/** Sets a field of the table on top of the stack. */
export function setField(state: LuaState, name: string, value: string | number | LuaFunction): void {
  pushText(state, name)
  if (typeof value === 'string') pushText(state, value)
  else if (typeof value === 'number') lua.lua_pushnumber(state, value)
  else lua.lua_pushcfunction(state, value)
  lua.lua_rawset(state, -3)
}

export function textAt(state: LuaState, index: number): string {
  lua.lua_pushvalue(state, index)
  const text = lua.lua_tolstring(state, -1)
  lua.lua_pop(state, 1)
  return text ? unbytes(text) : ''
}

export const typeName = (state: LuaState, index: number): string =>
  unbytes(lua.lua_typename(state, lua.lua_type(state, index)))

/** The text in a field of the table at `index`, where it is one. */
export function fieldText(state: LuaState, index: number, name: string): string | undefined {
  const table = lua.lua_absindex(state, index)
  pushText(state, name)
  const type = lua.lua_rawget(state, table)
  const text = type === lua.LUA_TSTRING || type === lua.LUA_TNUMBER ? textAt(state, -1) : undefined
  lua.lua_pop(state, 1)
  return text
}

export function pushTable(state: LuaState, fields: Record<string, string>): void {
  lua.lua_createtable(state, 0, 1)
  for (const [name, value] of Object.entries(fields)) setField(state, name, value)
}

export function pushReply(state: LuaState, reply: Reply): void {
  lua.lua_checkstack(state, 4)
  if (reply === null) lua.lua_pushboolean(state, false)
  else if (typeof reply === 'string') pushText(state, reply)
  else if (reply instanceof Status) pushTable(state, { ok: reply.text })
  else if (reply instanceof Failure) pushTable(state, { err: reply.message })
  else if (Array.isArray(reply)) {
    lua.lua_createtable(state, reply.length, 0)
    for (const [index, element] of reply.entries()) {
      pushReply(state, element)
      lua.lua_rawseti(state, -2, index + 1)
    }
  } else lua.lua_pushnumber(state, Number(reply))
}

export function replyAt(state: LuaState, index: number): Reply {
  switch (lua.lua_type(state, index)) {
    case lua.LUA_TSTRING:
      return textAt(state, index)
    case lua.LUA_TNUMBER:
      return integer(BigInt(truncate(lua.lua_tonumber(state, index))))
    case lua.LUA_TBOOLEAN:
      return lua.lua_toboolean(state, index) ? 1 : null
    case lua.LUA_TTABLE:
      return tableReply(state, lua.lua_absindex(state, index))
    default:
      return null
  }
}

function tableReply(state: LuaState, table: number): Reply {
  const error = fieldText(state, table, 'err')
  if (error !== undefined) return new Failure(oneLine(error))
  const status = fieldText(state, table, 'ok')
  if (status !== undefined) return new Status(oneLine(status))
  lua.lua_checkstack(state, 4)
  const elements: Reply[] = []
  while (lua.lua_rawgeti(state, table, elements.length + 1) !== lua.LUA_TNIL) {
    elements.push(replyAt(state, -1))
    lua.lua_pop(state, 1)
  }
  lua.lua_pop(state, 1)
  return elements
}

const oneLine = (text: string) => text.replace(/[\r\n]/g, ' ')
