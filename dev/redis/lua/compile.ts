/** A script as the interpreter keeps it, with what its first line asks for. */
import type { Access } from '#dev/redis/database.ts'
import { textAt } from '#dev/redis/lua/convert.ts'
import { SOURCE } from '#dev/redis/lua/errors.ts'
import { auxiliary, bytes, type LuaState, lua } from '#dev/redis/lua/fengari.ts'
import { fail } from '#dev/redis/reply.ts'

export type Script = { reference: number; access: Access }

export function compile(state: LuaState, source: string): Script {
  const { code, access } = readShebang(source)
  if (auxiliary.luaL_loadbuffer(state, bytes(code), code.length, bytes(SOURCE)) !== lua.LUA_OK) {
    const message = textAt(state, -1).replace(/near (<eof>)$/, "near '$1'")
    lua.lua_settop(state, 0)
    return fail(`ERR Error compiling script (new function): ${message}`)
  }
  return { reference: auxiliary.luaL_ref(state, lua.LUA_REGISTRYINDEX), access }
}

const FLAGS = ['no-writes', 'allow-oom', 'allow-stale', 'no-cluster', 'allow-cross-slot-keys', 'allow-key-locking']

/** The line is emptied rather than cut, so that lines keep their numbers. `allow-key-locking` is the hosted service's own. */
function readShebang(source: string): { code: string; access: Access } {
  if (!source.startsWith('#!')) return { code: source, access: 'write' }
  const end = source.indexOf('\n')
  const [engine = '', ...words] = source.slice(0, end < 0 ? undefined : end).split(' ')
  if (end < 0) fail('ERR Invalid script shebang')
  if (engine !== '#!lua') fail(`ERR Unexpected engine in script shebang: ${engine.slice(0)}`)
  let access: Access = 'write'
  for (const word of words.filter(Boolean)) {
    if (!word.startsWith('flags=')) fail(`ERR Unknown lua shebang option: ${word}`)
    for (const flag of word.slice('flags='.length).split(',')) {
      if (!FLAGS.includes(flag)) fail(`ERR Unexpected flag in script shebang: ${flag}`)
      if (flag === 'no-writes') access = 'read'
    }
  }
  return { code: source.slice(end), access }
}
