// The door of the doctor on each Worker: who asks proves it with our signing keys.
import type { Fetcher } from '@cloudflare/workers-types'
import * as z from 'zod'
import type { Deps } from '#functions/deps.ts'
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { type Asked, examine, type Facts } from '#lib/doctor/examine.ts'
import { fingerprints } from '#lib/doctor/fingerprint.ts'
import type { SigningKeys } from '#lib/media/signed/hmac.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'

const Examination = z.strictObject({ token: z.string().regex(/^[\w-]{8,64}$/), write: z.boolean() })

type Patient = { worker: string; deps: Pick<Deps, 'release'>; keys: SigningKeys; settings: Record<string, unknown> }
/** Other Workers by the name of their binding. */
type Bound = Record<string, Pick<Fetcher, 'fetch'>>

export const doctorDoor = ({ worker, deps, keys, settings }: Patient, others: Bound = {}) =>
  router().post('/', async c => {
    const body = await bodyOfOurCall(c, keys)
    const asked = Examination.parse(JSON.parse(new TextDecoder().decode(body)))
    const about = { worker, release: deps.release, fingerprints: await fingerprints(settings) }
    const facts: Facts = await examine(c.var.world, about, asked)
    const answers = Object.entries(others).map(async ([name, other]): Promise<[string, Asked<Facts>]> => {
      const said = askOther(other, keys, { ...asked, write: false })
      return [name, await said.catch(error => ({ failed: error instanceof Error ? error.message : 'unknown' }))]
    })
    return c.json({ ...facts, bound: Object.fromEntries(await Promise.all(answers)) })
  })

async function askOther(other: Bound[string], keys: SigningKeys, asked: unknown): Promise<Facts> {
  const target = '/internal/doctor'
  const body = new TextEncoder().encode(JSON.stringify(asked))
  const authorization = await signCall(keys, { target, body }, new Date())
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await other.fetch(`https://worker.internal${target}`, { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json() as Promise<Facts>
}
