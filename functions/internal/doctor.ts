// The door of the doctor on each Worker: who asks proves it with our signing keys.
import type { Fetcher } from '@cloudflare/workers-types'
import * as z from 'zod'
import type { Deps } from '#functions/deps.ts'
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import type { World } from '#lib/ctx.ts'
import { type Asked, type Examination, examine, type Facts, forgetWord } from '#lib/doctor/examine.ts'
import { fingerprints } from '#lib/doctor/fingerprint.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'
import type { Keyring } from '#lib/seal.ts'

const Asking = z.strictObject({ token: z.string().regex(/^[\w-]{8,64}$/), write: z.boolean() })

type Patient = { worker: string; deps: Pick<Deps, 'release'>; keys: Keyring; settings: Record<string, unknown> }
/** Other Workers by the name of their binding. */
type Bound = Record<string, Pick<Fetcher, 'fetch'>>

export const doctorDoor = ({ worker, deps, keys, settings }: Patient, others: Bound = {}) =>
  router().post('/', async c => {
    const body = await bodyOfOurCall(c, keys)
    const asked = Asking.parse(JSON.parse(new TextDecoder().decode(body)))
    const about = { worker, release: deps.release, fingerprints: await fingerprints(settings) }
    const facts: Facts = await examine(c.var.world, about, asked)
    const ask = ([name, other]: [string, Bound[string]]) =>
      askUntilFound(c.var.world, asked, () => askOther(other, keys, { ...asked, write: false })).then(said => [
        name,
        said,
      ])
    const bound = Object.fromEntries(await Promise.all(Object.entries(others).map(ask)))
    if (asked.write) await forgetWord(c.var.world, asked.token)
    return c.json({ ...facts, bound })
  })

const LOOKS = 3
const LOOK_AGAIN_MS = 500

/** What was just written may be seen elsewhere a moment later; who did not find it is asked again. */
async function askUntilFound(
  { pause }: Pick<World, 'pause'>,
  asked: Examination,
  ask: () => Promise<Facts>,
): Promise<Asked<Facts>> {
  for (let looks = 1; ; looks++) {
    const said = await ask().catch(error => ({ failed: error instanceof Error ? error.message : 'unknown' }))
    const missed = asked.write && 'storage' in said && 'read' in said.storage && said.storage.read !== asked.token
    if (!missed || looks === LOOKS) return said
    await pause(LOOK_AGAIN_MS)
  }
}

async function askOther(other: Bound[string], keys: Keyring, asked: unknown): Promise<Facts> {
  const target = '/internal/doctor'
  const body = new TextEncoder().encode(JSON.stringify(asked))
  const authorization = await signCall(keys, { target, body }, new Date())
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await other.fetch(`https://worker.internal${target}`, { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json() as Promise<Facts>
}
