/** Runs scripts: one interpreter for all of them, as in Redis, with each script compiled once. */
import type { Access, Scripts } from '#dev/redis/database.ts'
import { fieldText, pushText, pushTexts, replyAt, setField, textAt } from '#dev/redis/lua/convert.ts'
import { auxiliary, bytes, type LuaState, lua, unbytes } from '#dev/redis/lua/fengari.ts'
import { olderWords, openLibraries } from '#dev/redis/lua/libraries.ts'
import { createDrand48 } from '#dev/redis/lua/random.ts'
import { type Call, redisLibrary, sha1 } from '#dev/redis/lua/redis-library.ts'
import { Failure, fail, type Reply } from '#dev/redis/reply.ts'

const SOURCE = '@user_script'
const MAX_INSTRUCTIONS = 20_000_000

type Script = { reference: number; access: Access }

export function createScripts(call: Call): Scripts {
  let running: Access = 'write'
  let random = createDrand48()
  let globals = 0
  let opened: LuaState | undefined
  const scripts = new Map<string, Script>()

  function interpreter(): LuaState {
    if (opened) return opened
    opened = auxiliary.luaL_newstate()
    lua.lua_atnativeerror(opened, nativeError)
    const draw = (state: LuaState) => drawNumber(state, random())
    globals = openLibraries(opened, { ...redisLibrary(call, () => running), random: draw })
    lua.lua_sethook(opened, tooLong, lua.LUA_MASKCOUNT, MAX_INSTRUCTIONS)
    return opened
  }

  function load(source: string): string {
    const sha = sha1(source)
    if (!scripts.has(sha)) scripts.set(sha, compile(interpreter(), source))
    return sha
  }

  function runLoaded(sha: string, keys: string[], args: string[], access: Access): Reply {
    const script = scripts.get(sha) ?? fail('NOSCRIPT No matching script. Please use EVAL.')
    const state = interpreter()
    running = access === 'read' ? 'read' : script.access
    random = createDrand48()
    try {
      lua.lua_settop(state, 0)
      lua.lua_rawgeti(state, lua.LUA_REGISTRYINDEX, globals)
      setTexts(state, 'KEYS', keys)
      setTexts(state, 'ARGV', args)
      lua.lua_settop(state, 0)
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
        auxiliary.luaL_unref(interpreter(), lua.LUA_REGISTRYINDEX, reference)
      scripts.clear()
    },
  }
}

function compile(state: LuaState, source: string): Script {
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

function setTexts(state: LuaState, name: string, texts: string[]): void {
  pushText(state, name)
  pushTexts(state, texts)
  lua.lua_rawset(state, -3)
}

function drawNumber(state: LuaState, random: number): number {
  const count = lua.lua_gettop(state)
  const low = count > 1 ? lua.lua_tonumber(state, 1) : 1
  const high = count > 0 ? lua.lua_tonumber(state, count) : 1
  lua.lua_pushnumber(state, count === 0 ? random : Math.floor(random * (high - low + 1)) + low)
  return 1
}

/** Runs where an error was raised: notes the line of the script, and makes a table of a plain message. */
function describeError(state: LuaState): number {
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

function failure(state: LuaState, sha: string): Reply {
  const isTable = lua.lua_type(state, -1) === lua.LUA_TTABLE
  const message = isTable ? (fieldText(state, -1, 'err') ?? 'ERR unknown error') : `ERR ${textAt(state, -1)}`
  const line = isTable ? fieldText(state, -1, 'line') : undefined
  return new Failure(`${message} script: ${sha}${line === undefined ? '' : `, on ${SOURCE}:${line}`}.`)
}

function nativeError(state: LuaState): number {
  const error = lua.lua_touserdata(state, 1)
  pushText(state, error instanceof Error ? error.message : String(error))
  return 1
}

function tooLong(state: LuaState): void {
  pushText(state, 'the script runs too long')
  lua.lua_error(state)
}
