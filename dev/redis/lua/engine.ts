/** Runs scripts: one interpreter for all of them, as in Redis, with each script compiled once. */
import type { Access, Scripts } from '#dev/redis/database.ts'
import { compile, type Script } from '#dev/redis/lua/compile.ts'
import { replyAt } from '#dev/redis/lua/convert.ts'
import { describeError, failure } from '#dev/redis/lua/errors.ts'
import { auxiliary, lua } from '#dev/redis/lua/fengari.ts'
import { type Interpreter, openInterpreter } from '#dev/redis/lua/interpreter.ts'
import { type Call, sha1 } from '#dev/redis/lua/redis-library.ts'
import { fail, type Reply } from '#dev/redis/reply.ts'

export function createScripts(call: Call): Scripts {
  let opened: Interpreter | undefined
  const scripts = new Map<string, Script>()
  const interpreter = () => {
    opened ??= openInterpreter(call)
    return opened
  }

  function load(source: string): string {
    const sha = sha1(source)
    if (!scripts.has(sha)) scripts.set(sha, compile(interpreter().state, source))
    return sha
  }

  function runLoaded(sha: string, keys: string[], args: string[], access: Access): Reply {
    const script = scripts.get(sha) ?? fail('NOSCRIPT No matching script. Please use EVAL.')
    const { state, prepare } = interpreter()
    prepare(keys, args, access === 'read' ? 'read' : script.access)
    try {
      lua.lua_pushcfunction(state, describeError)
      lua.lua_rawgeti(state, lua.LUA_REGISTRYINDEX, script.reference)
      const status = lua.lua_pcall(state, 0, 1, 1)
      return status === lua.LUA_OK ? replyAt(state, -1) : failure(state, sha)
    } finally {
      lua.lua_settop(state, 0)
    }
  }

  return {
    load,
    runLoaded,
    run: (source, keys, args, access) => runLoaded(load(source), keys, args, access),
    has: sha => scripts.has(sha),
    clear() {
      for (const { reference } of scripts.values())
        auxiliary.luaL_unref(interpreter().state, lua.LUA_REGISTRYINDEX, reference)
      scripts.clear()
    },
  }
}
