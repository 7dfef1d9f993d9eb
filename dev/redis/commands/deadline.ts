import type { Database } from '#dev/redis/database.ts'
import { inRange, parseInteger } from '#dev/redis/numbers.ts'
import { fail, SYNTAX } from '#dev/redis/reply.ts'

/** The moment that EX, PX, EXAT or PXAT name, refused where it is not after 1970. */
export function deadline(db: Database, unit: string, text: string | undefined, command: string): number {
  const word = unit.toLowerCase()
  if (!['ex', 'px', 'exat', 'pxat'].includes(word) || text === undefined) fail(SYNTAX)
  const value = parseInteger(text)
  const limit = 2n ** 63n / 1000n
  const ms = word.startsWith('e') ? value * 1000n : value
  if (value <= 0n || (word.startsWith('e') && value >= limit)) fail(`ERR invalid expire time in '${command}' command`)
  const at = word.endsWith('at') ? ms : ms + BigInt(Math.floor(db.keys.time))
  return inRange(at) ? Number(at) : fail(`ERR invalid expire time in '${command}' command`)
}
