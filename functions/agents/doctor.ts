// What the agents Worker says of itself to the doctor, through the binding of the api Worker: what it stands on is asked there.
import { problemAnswer } from '#functions/agents/answers.ts'
import type { AgentsDeps } from '#functions/agents/world.ts'
import { cappedBytes } from '#functions/http/body/capped.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { Facts } from '#lib/doctor/examine.ts'
import { fingerprints } from '#lib/doctor/fingerprint.ts'
import { announcedBody } from '#lib/media/signed/internal-call.ts'

export const DOCTOR = '/internal/doctor'
const MOST_BYTES = 4_096
const elsewhere = { failed: 'api is asked' }

export async function doctor(request: Request, { world, keys, release, settings }: AgentsDeps): Promise<Response> {
  const shown = request.headers.get('authorization') ?? ''
  const hash = await announcedBody(keys, DOCTOR, shown, world.now())
  if (!hash || (await sha256Hex(await cappedBytes(request, MOST_BYTES))) !== hash)
    return problemAnswer(401, 'invalid_signature', 'Only the doctor may ask this.')
  const facts: Facts = {
    ...{ worker: 'agents', release, now: world.now().getTime(), fingerprints: await fingerprints(settings) },
    ...{ database: elsewhere, redis: elsewhere, queue: elsewhere, storage: elsewhere },
    ...{ hearts: elsewhere, late_ms: elsewhere },
  }
  return Response.json(facts)
}
