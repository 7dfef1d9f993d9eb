import { createHash } from 'node:crypto'
import { Failure, type Reply, toText } from '#dev/redis/reply.ts'
import type { Store } from '#dev/redis/store.ts'
import type { Redis } from '#lib/ports/redis.ts'

/** The embedded Redis as the port that verbs know, without a network between. */
export function storeRedis(store: Store): Redis {
  return {
    run: async (script, keys, args) => {
      const sha = createHash('sha1').update(script.source).digest('hex')
      const rest = [keys.length, ...keys, ...args.map(String)]
      let reply = store.command(['EVALSHA', sha, ...rest])
      if (reply instanceof Failure && reply.message.startsWith('NOSCRIPT'))
        reply = store.command(['EVAL', script.source, ...rest])
      return plain(reply)
    },
    ping: async () => undefined,
  }
}

function plain(reply: Reply): unknown {
  if (reply instanceof Failure) throw new Error(reply.message)
  if (Array.isArray(reply)) return reply.map(plain)
  return typeof reply === 'string' ? toText(reply) : reply
}
