import { type Commands, reads } from '../database.ts'
import { Status } from '../reply.ts'

export const server: Commands = {
  ping: reads(-1, (_, message?: string) => message ?? new Status('PONG')),
  echo: reads(2, (_, message: string) => message),
  time: reads(1, db => {
    const ms = Math.floor(db.keys.time)
    return [String(Math.floor(ms / 1000)), String((ms % 1000) * 1000)]
  }),
  /** Nobody can subscribe here. */
  publish: reads(3, () => 0),
}
