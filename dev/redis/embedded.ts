// A store of this process as what answers the client's requests.
import type { Backend } from '#dev/redis/rest.ts'
import type { Store } from '#dev/redis/store.ts'

export function embeddedBackend(store: Store): Backend {
  return {
    command: async words => store.command(words),
    transaction: async list => store.transaction(list),
  }
}
