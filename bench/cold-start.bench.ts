// G19: how large the api Worker is, and how soon a fresh one answers.
import type { Bench } from '#bench/figures/figure.ts'
import { bundleSize, coldStart } from '#bench/rig/cold.ts'

export const bench: Bench = {
  area: 'Surface',
  run: async () => [
    { goal: 'G19', target: 'api bundle ≤ 300 kB gzip', ...(await bundleSize('api', 300)) },
    {
      goal: 'G19',
      target: 'workerd start to first response ≤ 150 ms',
      ...(await coldStart('api', { path: '/api/v1/programmatic/me', status: 401, most_ms: 150 })),
    },
  ],
}
