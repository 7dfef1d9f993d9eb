import type { Rig } from '#bench/rig/rig.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { admit, gateKeys } from '#lib/keys/gate.ts'

const RUN_OF_KEY = `select to_jsonb(r) - 'recipe' as run from runs r
  join keys k on k.workspace_id = r.workspace_id and k.livemode = r.livemode where r.id = $1 and k.hash = $2`

/** What `GET /runs/{id}` asks its services for the first key, as requests to send by hand. */
export async function questionsOf({ doors, keys, run_id }: Rig) {
  const { services } = doors
  const hash = await sha256Hex(keys[0] ?? '')
  const names = gateKeys(hash, new Date())
  return [
    {
      url: services.UPSTASH_REDIS_REST_URL,
      headers: { authorization: `Bearer ${services.UPSTASH_REDIS_REST_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(['EVAL', admit.source, names.length, ...names, Date.now(), '0']),
    },
    {
      url: services.NEON_FETCH_ENDPOINT,
      headers: {
        'Neon-Connection-String': services.DATABASE_URL,
        'Neon-Raw-Text-Output': 'true',
        'Neon-Array-Mode': 'true',
      },
      body: JSON.stringify({ query: RUN_OF_KEY, params: [run_id, hash] }),
    },
  ]
}
