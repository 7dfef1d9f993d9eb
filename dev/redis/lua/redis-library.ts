/** The `redis` table of scripts. */
import { createHash } from 'node:crypto'
import type { Access } from '#dev/redis/database.ts'
import { pushReply, pushTable, pushText, textAt } from '#dev/redis/lua/convert.ts'
import { type LuaFunction, type LuaState, lua } from '#dev/redis/lua/fengari.ts'
import { raiseReply } from '#dev/redis/lua/raise.ts'
import { formatG } from '#dev/redis/numbers.ts'
import { Failure, type Reply } from '#dev/redis/reply.ts'

export type Call = (args: string[], access: Access) => Reply

const nothing: LuaFunction = () => 0
const constants = {
  ...{ LOG_DEBUG: 0, LOG_VERBOSE: 1, LOG_NOTICE: 2, LOG_WARNING: 3, log: nothing },
  ...{ REPL_NONE: 0, REPL_AOF: 1, REPL_SLAVE: 2, REPL_REPLICA: 2, REPL_ALL: 3, set_repl: nothing },
  ...{ REDIS_VERSION: '7.0.15', REDIS_VERSION_NUM: 0x07000f },
}

export const sha1 = (text: string): string => createHash('sha1').update(text, 'latin1').digest('hex')

export function redisLibrary(call: Call, access: () => Access): Record<string, string | number | LuaFunction> {
  return {
    call: state => {
      const reply = perform(state, call, access())
      if (reply instanceof Failure) raiseReply(state, reply.message)
      pushReply(state, reply)
      return 1
    },
    pcall: state => {
      pushReply(state, perform(state, call, access()))
      return 1
    },
    error_reply: state => {
      const text = single(state)?.replace(/^-/, '')
      pushTable(state, { err: text === undefined ? WRONG_ARGUMENT : text.includes(' ') ? text : `ERR ${text}` })
      return 1
    },
    status_reply: state => {
      const text = single(state)
      pushTable(state, text === undefined ? { err: WRONG_ARGUMENT } : { ok: text })
      return 1
    },
    sha1hex: state => {
      if (lua.lua_gettop(state) !== 1) raiseReply(state, 'ERR wrong number of arguments')
      pushText(state, sha1(textAt(state, 1)))
      return 1
    },
    setresp: state => {
      if (lua.lua_tonumber(state, 1) !== 2) raiseReply(state, 'ERR only RESP2 is served here')
      return 0
    },
    replicate_commands: state => {
      lua.lua_pushboolean(state, true)
      return 1
    },
    ...constants,
  }
}

const WRONG_ARGUMENT = 'ERR wrong number or type of arguments'

function single(state: LuaState): string | undefined {
  return lua.lua_gettop(state) === 1 && lua.lua_type(state, 1) === lua.LUA_TSTRING ? textAt(state, 1) : undefined
}

function perform(state: LuaState, call: Call, access: Access): Reply {
  const count = lua.lua_gettop(state)
  if (count === 0) return new Failure('ERR Please specify at least one argument for this redis lib call')
  const args: string[] = []
  for (let index = 1; index <= count; index++) {
    const type = lua.lua_type(state, index)
    if (type === lua.LUA_TNUMBER) args.push(formatG(lua.lua_tonumber(state, index), 17))
    else if (type === lua.LUA_TSTRING) args.push(textAt(state, index))
    else return new Failure('ERR Lua redis lib command arguments must be strings or integers')
  }
  return call(args, access)
}
