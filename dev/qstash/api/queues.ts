import * as z from 'zod'
import { at, jsonOf, NAME, type Route } from '#dev/qstash/api/router.ts'
import type { Queues } from '#dev/qstash/queues.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import type { State } from '#dev/qstash/state.ts'

const Upsert = z.object({
  queueName: z.string().regex(/^[\w.-]+$/, 'letters, digits, hyphens, periods and underscores only'),
  parallelism: z.number().int().min(1).optional(),
  paused: z.boolean().optional(),
})

export function queueRoutes(state: State, queues: Queues): Route[] {
  const found = (name = '') => {
    const queue = state.queues.get(name)
    if (!queue) throw new Refusal(404, `queue ${name} not found`)
    return queue
  }
  return [
    [
      'POST',
      at('queues'),
      ({ body }) => {
        const upsert = Upsert.safeParse(jsonOf(body))
        if (!upsert.success) throw new Refusal(400, upsert.error.message)
        const { queueName, ...change } = upsert.data
        queues.change(queueName, change)
        return {}
      },
    ],
    ['GET', at('queues'), () => ({ body: state.queues.values().map(queues.describe) })],
    ['GET', at(`queues/${NAME}`), ({ parts: [name] }) => ({ body: queues.describe(found(name)) })],
    [
      'DELETE',
      at(`queues/${NAME}`),
      ({ parts: [name] }) => {
        state.queues.delete(found(name).name)
        return {}
      },
    ],
    [
      'POST',
      at(`queues/${NAME}/(pause|resume)`),
      ({ parts: [name, verb] }) => {
        queues.change(found(name).name, { paused: verb === 'pause' })
        return {}
      },
    ],
  ]
}
