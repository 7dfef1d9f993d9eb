import { type Commands, reads } from '#dev/redis/database.ts'
import { fail, Status } from '#dev/redis/reply.ts'

export const server: Commands = {
  ping: reads(-1, (_, message?: string, ...more) =>
    more.length > 0 ? fail("ERR wrong number of arguments for 'ping' command") : (message ?? new Status('PONG')),
  ),
  echo: reads(2, (_, message: string) => message),
  time: reads(1, db => {
    const ms = Math.floor(db.keys.time)
    return [String(Math.floor(ms / 1000)), String((ms % 1000) * 1000)]
  }),
  /** Nobody can subscribe here. */
  publish: reads(3, () => 0),
}
