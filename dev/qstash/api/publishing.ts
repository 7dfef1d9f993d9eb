import * as z from 'zod'
import { at, DESTINATION, jsonOf, NAME, type Reply, type Request, type Route } from '#dev/qstash/api/router.ts'
import type { Faults } from '#dev/qstash/faults.ts'
import type { Publication, Publish } from '#dev/qstash/intake.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import type { Stats } from '#dev/qstash/stats.ts'

const Batch = z.array(
  z.object({
    destination: z.string(),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().default(''),
    queue: z.string().optional(),
  }),
)

/** Thrown after everything was done: the caller is to learn nothing of it. */
export class Unanswered extends Error {}

export function publishingRoutes(
  publish: Publish,
  schedule: (request: Publication) => Reply,
  faults: Faults,
  stats: Stats,
): Route[] {
  const faulty = openFaulty(faults, stats)
  const one = (publication: Publication): Reply => {
    if (publication.headers['upstash-cron'] !== undefined) return schedule(publication)
    const body = publish(publication)
    const known = [body].flat().every(receipt => receipt.deduplicated)
    return { status: known && [body].flat().length > 0 ? 202 : 200, body }
  }

  const answerIn = (publication: Publication): unknown => {
    try {
      return one(publication).body
    } catch (error) {
      if (error instanceof Refusal) return { error: error.message }
      throw error
    }
  }

  return [
    [
      'POST',
      at(`publish/${DESTINATION}`),
      faulty(({ parts: [destination = ''], ...request }) => one({ destination, ...request })),
    ],
    [
      'POST',
      at(`enqueue/${NAME}/${DESTINATION}`),
      faulty(({ parts: [queueName, destination = ''], ...request }) => one({ destination, queueName, ...request })),
    ],
    ['POST', at('batch'), faulty(request => ({ body: readBatch(request).map(answerIn) }))],
  ]
}

/** One call in so many comes to nothing, or is done and not answered. */
function openFaulty(faults: Faults, stats: Stats) {
  let calls = 0
  return (answer: (request: Request) => Reply) =>
    (request: Request): Reply => {
      const call = ++calls
      if (faults.strikes('refuse', call)) {
        stats.refused++
        throw new Refusal(500, 'refused on purpose')
      }
      const reply = answer(request)
      if (!faults.strikes('unanswered', call)) return reply
      stats.unanswered++
      throw new Unanswered()
    }
}

function readBatch({ headers, body, callerIP }: Request): Publication[] {
  const batch = Batch.safeParse(jsonOf(body))
  if (!batch.success) throw new Refusal(400, batch.error.message)
  return batch.data.map(({ destination, headers: own, body: text, queue: queueName }) => {
    const lower = Object.entries({ ...shared(headers), ...own }).map(([name, value]) => [name.toLowerCase(), value])
    return { destination, headers: Object.fromEntries(lower), body: Buffer.from(text), callerIP, queueName }
  })
}

/** Settings that a batch request gives to all of its messages. */
const shared = (headers: Request['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('upstash-')))
