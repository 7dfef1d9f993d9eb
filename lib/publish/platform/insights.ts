// What Instagram and Threads have counted of posts.
import { bearer, call } from '#lib/publish/platform/call.ts'
import { codeOf, taken } from '#lib/publish/platform/container-words.ts'
import type { Metrics, Publisher } from '#lib/publish/publisher.ts'

/** Reads the metrics of each post; one that has too few viewers, or is gone, does not keep the others from being counted. */
export const countEach =
  (spoken: { name: string; base: string }, asked: string, counted: (body: unknown) => Metrics): Publisher['metrics'] =>
  async (ids, account, tools) => {
    const counts: Record<string, Metrics> = {}
    for (const id of ids) {
      const url = `${spoken.base}/${id}/insights?metric=${asked}`
      const answer = await call(tools.http, url, { headers: bearer(account) })
      if (answer.status === 400 && codeOf(answer) !== 190) continue
      counts[id] = counted(taken(answer, spoken, tools))
    }
    return counts
  }
