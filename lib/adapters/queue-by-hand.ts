// What the queue refuses is carried by hand: the service goes on while a quota is spent or the queue is away.
import type { Message, Queue } from '#lib/ports/queue.ts'
import type { Redis, Script } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

/** Of one batch; the others are due again in a minute, and the sweep brings them here. */
const MOST_BY_HAND = 20
const AT_ONCE = 4
/** So long health tells of a refusal. */
const TOLD_SECONDS = 600
const KEY = 'queue:refused'

const note: Script = {
  name: 'note-refusal',
  source: `redis.call('SET', KEYS[1], ARGV[1], 'EX', ${TOLD_SECONDS})\nreturn 1`,
}
const noted: Script = { name: 'noted-refusal', source: `return redis.call('GET', KEYS[1]) or ''` }

/** Takes one message to the Worker that hears its topic; throws where it was not heard. */
export type Carry = (message: Message) => Promise<void>

export function orByHand(queue: Queue, redis: Redis, carry: Carry, report: (error: unknown) => void): Queue {
  return {
    send: async messages => {
      try {
        await queue.send(messages)
      } catch (error) {
        report(error)
        await redis.run(note, [KEY], [reasonOf(error)]).catch(() => undefined)
        await carryAll(messages.filter(message => !message.delay_seconds).slice(0, MOST_BY_HAND), carry)
        if (messages.length > MOST_BY_HAND || messages.some(message => message.delay_seconds)) throw error
      }
    },
    ping: async () => {
      await queue.ping()
      const refused = await redis.run(noted, [KEY], []).catch(() => '')
      if (refused) throw new Unreachable('queue', new Error(String(refused)))
    },
  }
}

/** A few at a time; the first that is not heard ends it, and what is left stays due. */
async function carryAll(messages: readonly Message[], carry: Carry): Promise<void> {
  for (let at = 0; at < messages.length; at += AT_ONCE) await Promise.all(messages.slice(at, at + AT_ONCE).map(carry))
}

/** The vendor's words without what was sent. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'refused')
