/** A Redis in this process: commands in, answers out, time and chance as parameters. */
import { commands } from '#dev/redis/commands/table.ts'
import type { Access, Database } from '#dev/redis/database.ts'
import { Keyspace } from '#dev/redis/keyspace.ts'
import { createScripts } from '#dev/redis/lua/engine.ts'
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
  const db: Database = { keys, random, scripts: createScripts(callFromScript) }

  function callFromScript(words: string[], access: Access): Reply {
    const [name = '', ...args] = words
    const command = commands[name.toLowerCase()]
    if (!command) return new Failure('ERR Unknown Redis command called from script')
    if (command.outside_scripts) return new Failure('ERR This Redis command is not allowed from script')
    if (!fits(command.arity, words.length))
      return new Failure('ERR Wrong number of args calling Redis command from script')
    if (access === 'read' && command.access === 'write')
      return new Failure('ERR Write commands are not allowed from read-only scripts.')
    return attempt(() => command.run(db, ...args))
  }

  function malformed(words: string[]): Failure | undefined {
    const [name = '', ...args] = words
    const command = commands[name.toLowerCase()]
    if (!command) {
      const shown = args.map(arg => `'${arg.slice(0, 128)}' `).join('')
      return new Failure(`ERR unknown command '${name.slice(0, 128)}', with args beginning with: ${shown}`)
    }
    if (fits(command.arity, words.length)) return undefined
    return new Failure(`ERR wrong number of arguments for '${name.toLowerCase()}' command`)
  }

  function run(words: string[]): Reply {
    const [name = '', ...args] = words
    return malformed(words) ?? attempt(() => commands[name.toLowerCase()]?.run(db, ...args) ?? null)
  }

  const begin = (words: readonly (string | number)[]): string[] => {
    keys.time = now()
    return words.map(word => toBytes(String(word)))
  }

  return {
    command: words => run(begin(words)),
    transaction(list) {
      const all = list.map(begin)
      return all.some(malformed) ? new Failure(ABORTED) : all.map(run)
    },
    changes: () => keys.changes,
    snapshot() {
      keys.time = now()
      return snapshot(keys)
    },
    restore(text) {
      keys.time = now()
      restore(keys, text)
    },
  }
}

const fits = (arity: number, words: number): boolean => (arity < 0 ? words >= -arity : words === arity)

function attempt(run: () => Reply): Reply {
  try {
    return run()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}
