/** A real Redis behind the same protocol. */
import { createHash } from 'node:crypto'
import { Command, Redis } from 'ioredis'
import { integer } from '#dev/redis/numbers.ts'
import { Failure, type Reply, Status } from '#dev/redis/reply.ts'
import type { Backend, Words } from '#dev/redis/rest.ts'

/** These keep state in the connection, which requests share. */
const STATEFUL = new Set(
  'auth select multi exec discard watch unwatch subscribe psubscribe ssubscribe monitor client hello reset quit blpop brpop blmove brpoplpush bzpopmin bzpopmax'.split(
    ' ',
  ),
)

export type RealRedis = Backend & { close(): Promise<void> }

// Left alone the driver makes an object of this one.
Command.setReplyTransformer('hgetall', reply => reply)

export async function openRedis(url: string): Promise<RealRedis> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, stringNumbers: true, protocol: 2 })
  redis.on('error', () => undefined)
  await redis.connect()
  const scripts = createScriptMap()

  async function attempt(run: () => Promise<unknown>): Promise<Reply> {
    try {
      return toReply(await run())
    } catch (error) {
      return scripts.restoreShas(toFailure(error))
    }
  }

  return {
    async command(words) {
      const [name, ...args] = prepare(words, scripts)
      if (STATEFUL.has(name.toLowerCase())) return new Failure(`ERR Command is not available: '${name}'`)
      const reply = await attempt(() => redis.callBuffer(name, ...args))
      return scripts.answerTo(words, reply)
    },
    async transaction(list) {
      const multi = redis.multi()
      for (const words of list) {
        const [name, ...args] = prepare(words, scripts)
        multi.callBuffer(name, ...args)
      }
      try {
        const replies = (await multi.exec()) ?? []
        return replies.map(([error, reply]) => (error ? scripts.restoreShas(toFailure(error)) : toReply(reply)))
      } catch (error) {
        return toFailure(error)
      }
    },
    close: async () => void (await redis.quit()),
  }
}

function prepare(words: Words, scripts: ScriptMap): [string, ...string[]] {
  const [name = '', ...args] = words.map(String)
  return [name, ...scripts.rewrite(name.toLowerCase(), args)]
}

function toReply(reply: unknown): Reply {
  if (Buffer.isBuffer(reply)) return reply.toString('latin1')
  if (Array.isArray(reply)) return reply.map(toReply)
  if (reply instanceof Error) return toFailure(reply)
  if (typeof reply !== 'string') return null
  // With `stringNumbers` bulk texts are buffers, while integers and statuses are strings.
  return /^-?\d+$/.test(reply) ? integer(BigInt(reply)) : new Status(reply)
}

function toFailure(error: unknown): Failure {
  if (error instanceof Error && error.name === 'ReplyError') return new Failure(error.message)
  throw error
}

type ScriptMap = ReturnType<typeof createScriptMap>

/** The official rate limiter marks its scripts with a flag that only the hosted service knows; stock Redis refuses it. */
function createScriptMap() {
  const rewritten = new Map<string, string>()
  const strip = (source: string): string => {
    const stripped = source.replace(/^#!lua flags=allow-key-locking(?=\n)/, '#!lua')
    if (stripped !== source) rewritten.set(sha1(source), sha1(stripped))
    return stripped
  }
  const actual = (sha: string): string => rewritten.get(sha.toLowerCase()) ?? sha

  return {
    rewrite(name: string, args: string[]): string[] {
      const [first = '', ...rest] = args
      if (name === 'eval' || name === 'eval_ro') return [strip(first), ...rest]
      if (name === 'evalsha' || name === 'evalsha_ro') return [actual(first), ...rest]
      if (name !== 'script') return args
      const loads = first.toLowerCase() === 'load'
      return [first, ...rest.map(loads ? strip : actual)]
    },
    answerTo(words: Words, reply: Reply): Reply {
      const [name, subcommand, source] = words.map(String)
      const loads = name?.toLowerCase() === 'script' && subcommand?.toLowerCase() === 'load'
      return loads && source !== undefined && typeof reply === 'string' ? sha1(source) : reply
    },
    restoreShas(failure: Failure): Failure {
      const [original] = [...rewritten].find(([, stripped]) => failure.message.includes(stripped)) ?? []
      return original ? new Failure(failure.message.replaceAll(actual(original), original)) : failure
    },
  }
}

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')
