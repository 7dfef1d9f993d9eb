// The doors of the services in a process of their own, so that whoever measures does not slow them down.
import { openQueueSink } from '#bench/rig/doors/queue-sink.ts'
import type { Fault } from '#dev/http/serve.ts'
import { startPostgres } from '#dev/postgres/start.ts'
import { startRedis } from '#dev/redis/start.ts'

const [database_url, redis_url] = process.argv.slice(2)
const [postgres, redis, queue] = await Promise.all([
  startPostgres(database_url ? { url: database_url } : {}),
  startRedis(redis_url ? { url: redis_url } : {}),
  openQueueSink(),
])
const doors = { postgres, redis, queue }

process.on('message', ({ door, fault }: { door: keyof typeof doors; fault?: Fault }) => {
  doors[door].fault(fault)
  process.send?.({ done: true })
})
process.on('disconnect', () => process.exit(0))
process.send?.({
  endpoint: postgres.endpoint,
  connection_string: postgres.connection_string,
  redis_url: redis.url,
  redis_token: redis.token,
  queue_url: queue.url,
})
