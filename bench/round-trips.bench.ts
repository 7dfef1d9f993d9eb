// G8: what the routes ask of Postgres and Redis; `test/bench-guards/` holds every route to it.
import type { Bench } from '#bench/figures/figure.ts'
import { openNear } from '#bench/rig/near.ts'
import { generated, refusals, wrongBodies } from '#bench/rig/refusals.ts'

export const bench: Bench = {
  area: 'Surface',
  run: async () => {
    const api = await openNear()
    try {
      const run = await api.counted('GET', `runs/${api.run_id}`)
      const made = await api.counted('POST', 'generate', generated())
      const refused: number[] = []
      for (const [, , request] of refusals) refused.push((await api.counted(...request)).serial)
      for (const [, request] of wrongBodies()) refused.push((await api.counted(...request)).serial)
      const most = Math.max(...refused)
      const how = 'counted at the doors of Postgres and Redis, api bundle in workerd, key in the cache'
      return [
        {
          ...{ goal: 'G8', target: 'GET run ≤ 2 subrequests, ≤ 1 serial round trip', how },
          figure: `${run.subrequests} subrequests, ${run.serial} serial`,
          met: run.subrequests <= 2 && run.serial <= 1,
        },
        {
          ...{ goal: 'G8', target: 'generate ≤ 2 serial round trips', how },
          figure: `${made.serial} serial; the queue is not waited for`,
          met: made.serial <= 2,
        },
        {
          ...{ goal: 'G8', target: 'any authenticated 4xx ≤ 1 round trip', how },
          figure: `${most} at most over ${refused.length} refusals`,
          met: most <= 1,
        },
      ]
    } finally {
      await api.close()
    }
  },
}
