// What the authorization server remembers, in Redis: clients, grants and tokens by name, each with its end. Tokens and
// codes are there as hashes only, so that who reads the database can use none of them.
import type { Redis, Script } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

/** The part of a key-value namespace that the authorization server uses. */
export type Records = {
  get(name: string, options?: unknown): Promise<unknown>
  put(name: string, text: string, options?: { expirationTtl?: number; expiration?: number }): Promise<void>
  delete(name: string): Promise<void>
  list(options: { prefix?: string }): Promise<Listed>
}
type Listed = { keys: { name: string }[]; list_complete: true }

const read: Script = { name: 'record-read', source: `return redis.call('GET', KEYS[1])` }
/** KEYS: the record, the list of its owner, a hold. ARGV: text, seconds or 0, name, whoever has to hold it. What is held was there before. */
const write: Script = {
  name: 'record-write',
  source: `
if KEYS[3] and (redis.call('GET', KEYS[3]) ~= ARGV[4] or redis.call('EXISTS', KEYS[1]) == 0) then return 0 end
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2]) else redis.call('SET', KEYS[1], ARGV[1]) end
if KEYS[2] then
  redis.call('SADD', KEYS[2], ARGV[3])
  redis.call('EXPIRE', KEYS[2], 10000000)
end
return 1`,
}
/** KEYS: the record, a hold. ARGV: text, seconds, whoever has to hold it. */
const writeHeld: Script = {
  name: 'record-write-held',
  source: `
if redis.call('GET', KEYS[2]) ~= ARGV[3] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1`,
}
const drop: Script = {
  name: 'record-drop',
  source: `
redis.call('DEL', KEYS[1])
if KEYS[2] then redis.call('SREM', KEYS[2], ARGV[1]) end
return 1`,
}
const members: Script = { name: 'record-list', source: `return redis.call('SMEMBERS', KEYS[1])` }
const take: Script = {
  name: 'record-take',
  source: `
local text = redis.call('GET', KEYS[1])
redis.call('DEL', KEYS[1])
return text`,
}
const keep: Script = { name: 'record-keep', source: `return redis.call('EXPIRE', KEYS[1], ARGV[1])` }
/** Whoever holds the name already holds it, and is told to whoever asks for it; `name` is that of the script. */
export const claiming = (name: string): Script => ({
  name,
  source: `return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ARGV[2]) and ARGV[1] or redis.call('GET', KEYS[1])`,
})
const claim = /* @__PURE__ */ claiming('record-claim')
const release: Script = {
  name: 'record-release',
  source: `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`,
}

/** Grants, their tokens, what renewed them and holds carry their owner in their name; grants and tokens are found by it. */
const ownerOf = (name: string) => /^(?:grant|token|hold|refreshed):([^:]+):/.exec(name)?.[1]

const listKey = (owner: string) => `{oauth:${owner}}:names`
const keyOf = (name: string) => `{oauth:${ownerOf(name) ?? name}}:${name}`
const keysOf = (name: string) => {
  const owner = ownerOf(name)
  return owner ? [keyOf(name), listKey(owner)] : [keyOf(name)]
}

/** A name that one holds for a while. */
export type Hold = { name: string; holder: string }

/** With a hold a grant is written only while it lasts, in the same moment: who comes back late would undo what came since. */
export function records(redis: Redis, now: () => Date, hold?: Hold): Records {
  const seconds = (options: { expirationTtl?: number; expiration?: number } = {}) =>
    Math.ceil(options.expirationTtl ?? (options.expiration ? options.expiration - now().getTime() / 1000 : 0))
  return {
    get: async (name, options) => {
      const text = (await redis.run(read, [keyOf(name)], [])) as string | null
      return text !== null && wantsJson(options) ? JSON.parse(text) : text
    },
    put: async (name, text, options) => {
      const held = hold && name.startsWith('grant:') ? hold : undefined
      const keys = [...keysOf(name), ...(held ? [keyOf(held.name)] : [])]
      const done = await redis.run(write, keys, [text, seconds(options), name, held?.holder ?? ''])
      if (done !== 1) throw new Unreachable('redis')
    },
    delete: async name => void (await redis.run(drop, keysOf(name), [name])),
    list: async ({ prefix = '' }) => {
      const owner = ownerOf(prefix)
      const found = owner ? ((await redis.run(members, [listKey(owner)], [])) as string[]) : []
      const names = found.filter(name => name.startsWith(prefix)).sort()
      return { keys: names.map(name => ({ name })), list_complete: true }
    },
  }
}

const wantsJson = (options: unknown) =>
  options === 'json' || (typeof options === 'object' && options !== null && Reflect.get(options, 'type') === 'json')

/** The text, once: whoever asks second finds nothing. */
export const takeRecord = async (redis: Redis, name: string): Promise<string | null> =>
  (await redis.run(take, [keyOf(name)], [])) as string | null

export const putRecord = async (redis: Redis, name: string, text: string, seconds: number): Promise<void> =>
  void (await redis.run(write, [keyOf(name)], [text, seconds, name]))

/** As long as the name is held, in the same moment: who comes back late may not say what has been said since. */
export async function putHeld(redis: Redis, name: string, text: string, of: { seconds: number; hold: Hold }) {
  const { seconds, hold } = of
  const done = await redis.run(writeHeld, [keyOf(name), keyOf(hold.name)], [text, seconds, hold.holder])
  if (done !== 1) throw new Unreachable('redis')
}

export const readRecord = async (redis: Redis, name: string): Promise<string | null> =>
  (await redis.run(read, [keyOf(name)], [])) as string | null

/** From now on it ends after so many seconds. */
export const keepRecord = async (redis: Redis, name: string, seconds: number): Promise<void> =>
  void (await redis.run(keep, [keyOf(name)], [seconds]))

/** Who holds the name from now on, until it ends by itself: `holder`, where nobody else did. */
export const claimRecord = async (redis: Redis, { name, holder }: Hold, seconds: number): Promise<string> =>
  (await redis.run(claim, [keyOf(name)], [holder, seconds])) as string

/** By its holder alone: who comes late may have lost it to somebody else. */
export const releaseRecord = async (redis: Redis, { name, holder }: Hold): Promise<void> =>
  void (await redis.run(release, [keyOf(name)], [holder]))

/** Everything that an owner's tokens and grants are known by. */
export async function dropOwner(redis: Redis, owner: string): Promise<void> {
  const names = (await redis.run(members, [listKey(owner)], [])) as string[]
  // Grants first: no refresh can add a token behind us.
  for (const name of names.sort()) await redis.run(drop, keysOf(name), [name])
}
