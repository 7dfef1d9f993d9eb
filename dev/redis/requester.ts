/** Lets the official client talk to a store in the same process, without HTTP and without waiting. */
import type { Requester } from '@upstash/redis'
import { answerRest, type Backend } from '#dev/redis/rest.ts'
import type { Store } from '#dev/redis/store.ts'

export function createRequester(store: Store): Requester {
  const backend = embeddedBackend(store)
  return {
    async request({ path = [], body }) {
      const request = { path: `/${path.join('/')}`, headers: {}, body: JSON.stringify(body) }
      const { status, body: answer } = await answerRest(backend, request)
      if (status === 200) return JSON.parse(JSON.stringify(answer))
      const { error } = answer as { error: string }
      throw new Error(`${error}, command was: ${JSON.stringify(body)}`)
    },
  }
}

export function embeddedBackend(store: Store): Backend {
  return {
    command: async words => store.command(words),
    transaction: async list => store.transaction(list),
  }
}
