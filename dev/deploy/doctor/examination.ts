// What the Workers of a deployment say of themselves, asked from outside.
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import type { Facts } from '#lib/doctor/examine.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'

/** `clock_off_ms`: how far the time of its answer is from ours. */
export type Answer = { status: number; facts: Facts | null; said: string; clock_off_ms?: number }

const TARGET = '/internal/doctor'
const TIMEOUT_MS = 20_000

/** Asks one Worker at its address; 0 where nobody answers there. */
export async function examineWorker(
  tools: Tools,
  address: string,
  values: Values,
  asked: { token: string; write: boolean },
): Promise<Answer> {
  const body = new TextEncoder().encode(JSON.stringify(asked))
  const keys = parseSigningKeys(values.URL_SIGNING_KEYS ?? '')
  const authorization = await signCall(keys, { target: TARGET, body }, tools.now())
  const headers = { authorization, 'content-type': 'application/json' }
  try {
    const init = { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const answer = await tools.fetch(address + TARGET, init)
    const said = await answer.text()
    return {
      status: answer.status,
      facts: answer.ok ? JSON.parse(said) : null,
      said: said.slice(0, 200),
      clock_off_ms: Math.abs(Date.parse(answer.headers.get('date') ?? '') - tools.now().getTime()) || 0,
    }
  } catch (error) {
    return { status: 0, facts: null, said: error instanceof Error ? error.message : 'no answer' }
  }
}
