// Stored pictures made small by the render Worker.
import type { Fetcher } from '@cloudflare/workers-types'
import { utf8 } from '#lib/bytes.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'
import type { Keyring } from '#lib/seal.ts'

type Door = { renderer: Fetcher; keys: Keyring; now(): Date }

const target = '/preview'

/** Null where that does not come about. */
export async function askPreview({ renderer, keys, now }: Door, path: string): Promise<Uint8Array | null> {
  const body = utf8(JSON.stringify({ path }))
  const authorization = await signCall(keys, { target, body }, now())
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await renderer.fetch(`https://render.internal${target}`, { method: 'POST', body, headers })
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
  await answer.body?.cancel()
  return null
}
