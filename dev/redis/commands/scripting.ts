import { type Access, type Commands, type Database, reads, writes } from '#dev/redis/database.ts'
import { parseCount } from '#dev/redis/numbers.ts'
import { fail, OK, type Reply } from '#dev/redis/reply.ts'

export const scripting: Commands = {
  eval: outside(writes(-3, (db, source: string, ...rest) => db.scripts.run(source, ...split(rest), 'write'))),
  eval_ro: outside(reads(-3, (db, source: string, ...rest) => db.scripts.run(source, ...split(rest), 'read'))),
  evalsha: outside(writes(-3, (db, sha: string, ...rest) => runLoaded(db, sha, rest, 'write'))),
  evalsha_ro: outside(reads(-3, (db, sha: string, ...rest) => runLoaded(db, sha, rest, 'read'))),
  script: outside(reads(-2, script)),
}

function outside(command: Commands[string]): Commands[string] {
  return { ...command, outside_scripts: true }
}

function split([count = '', ...rest]: string[]): [keys: string[], args: string[]] {
  const number = parseCount(count)
  if (number > rest.length) fail("ERR Number of keys can't be greater than number of args")
  if (number < 0) fail("ERR Number of keys can't be negative")
  return [rest.slice(0, number), rest.slice(number)]
}

function runLoaded(db: Database, sha: string, rest: string[], access: Access): Reply {
  const [keys, args] = split(rest)
  return db.scripts.runLoaded(sha.toLowerCase(), keys, args, access)
}

function script(db: Database, subcommand: string, ...args: string[]): Reply {
  const [first = ''] = args
  switch (subcommand.toLowerCase()) {
    case 'load':
      return db.scripts.load(first)
    case 'exists':
      return args.map(sha => (db.scripts.has(sha.toLowerCase()) ? 1 : 0))
    case 'flush':
      db.scripts.clear()
      return OK
    default:
      return fail(`ERR unknown subcommand '${subcommand}'. Try SCRIPT HELP.`)
  }
}
