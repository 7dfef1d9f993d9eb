// A message that the queue refused, taken straight to the hook that hears its topic.
import { utf8 } from '#lib/bytes.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'
import type { Message } from '#lib/ports/queue.ts'
import { heardBy } from '#lib/ports/topics.ts'
import type { Keyring } from '#lib/seal.ts'

type Fetch = (
  target: string,
  asked: { method: string; body: Uint8Array<ArrayBuffer>; headers: Record<string, string> },
) => Promise<Response>

/** The Workers as this one reaches them. The render Worker does not call itself: what it splits up is left to the sweep. */
export type Hearers = { api: Fetch; render?: Fetch }

export function carrier(hearers: Hearers, keys: Keyring, now: () => Date) {
  return async ({ topic, body }: Message): Promise<void> => {
    const hear = hearers[heardBy[topic]]
    if (!hear) throw new Error(`${topic} are left to the sweep`)
    const target = `/hooks/${topic}`
    const bytes = utf8(JSON.stringify(body))
    const authorization = await signCall(keys, { target, body: bytes }, now())
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await hear(target, { method: 'POST', body: bytes, headers })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`${target} answered ${answer.status}`)
  }
}
