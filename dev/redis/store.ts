/** A Redis in this process: commands in, answers out, time and chance as parameters. */

import { commands } from '#dev/redis/commands/table.ts'
import type { Database } from '#dev/redis/database.ts'
import { Keyspace } from '#dev/redis/keyspace.ts'
import { createScripts } from '#dev/redis/lua/engine.ts'
import { refused, refusedFromScript } from '#dev/redis/refused.ts'
import { Failure, type Reply, toBytes } from '#dev/redis/reply.ts'
import { restore, snapshot } from '#dev/redis/snapshot.ts'

export type StoreOptions = { now?: () => number; random?: () => number }

/** Texts of arguments are plain strings; those of answers are byte strings until `toText` reads them. */
export type Store = {
  command(args: readonly (string | number)[]): Reply
  /** As MULTI and EXEC: nothing runs where one of the commands is malformed. */
  transaction(list: readonly (readonly (string | number)[])[]): Reply
  /** Rises with every write. */
  changes(): number
  snapshot(): string
  restore(text: string): void
}

const ABORTED = 'EXECABORT Transaction discarded because of previous errors.'

export function createStore({ now = Date.now, random = Math.random }: StoreOptions = {}): Store {
  const keys = new Keyspace()
  const scripts = createScripts((words, access) => refusedFromScript(words, access) ?? run(words))
  const db: Database = { keys, random, scripts }

  function run(words: string[]): Reply {
    const [name = '', ...args] = words
    return attempt(() => commands[name.toLowerCase()]?.run(db, ...args) ?? null)
  }

  function begin(words: readonly (string | number)[]): string[] {
    keys.time = now()
    return words.map(word => toBytes(String(word)))
  }

  return {
    command(args) {
      const words = begin(args)
      return refused(words) ?? run(words)
    },
    transaction(list) {
      const all = list.map(begin)
      return all.some(refused) ? new Failure(ABORTED) : all.map(run)
    },
    changes: () => keys.changes,
    snapshot() {
      begin([])
      return snapshot(keys)
    },
    restore(text) {
      begin([])
      restore(keys, text)
    },
  }
}

function attempt(run: () => Reply): Reply {
  try {
    return run()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}
