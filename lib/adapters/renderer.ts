import type { Fetcher } from '@cloudflare/workers-types'
import * as z from 'zod'
import { utf8 } from '#lib/bytes.ts'
import { Clarified, type Clarify } from '#lib/composer/clarified.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import type { SigningKeys } from '#lib/media/hmac.ts'
import type { Upload } from '#lib/media/intake.ts'
import { signCall } from '#lib/media/internal-call.ts'
import { StoredPicture, type Take } from '#lib/media/library.ts'
import { Unreachable } from '#lib/ports.ts'
import { codes, Problem } from '#lib/problem.ts'

const HOST = 'https://render.internal'
const CLARIFY_MS = 4_000
const Refusal = z.object({ code: z.enum(codes), message: z.string(), detail: z.unknown().optional() })

/** Pictures are taken in by the render Worker, which has the engine; its refusals are the caller's. */
export function rendererTake(renderer: Fetcher, keys: SigningKeys, now: () => Date): Take {
  return async (upload, use) => {
    const posted: Posted = { target: `/ingest?use=${use}`, ...bodyOf(upload) }
    // A connection may be lost while the renderer is busy; what is stored under its own hash may be sent twice.
    const once = () => call(renderer, keys, now, posted)
    const answer = await once().catch(once)
    const said = await jsonOf(answer)
    if (answer.ok) return StoredPicture.parse(said)
    const refusal = Refusal.safeParse(said)
    if (!refusal.success || answer.status >= 500 || answer.status === 401) throw new Unreachable('renderer')
    throw new Problem(refusal.data.code, refusal.data.message, { detail: refusal.data.detail })
  }
}

/** Briefs are read by the render Worker, which has the composer. */
export function rendererClarify(renderer: Fetcher, keys: SigningKeys, now: () => Date): Clarify {
  return async input => {
    const body = utf8(JSON.stringify(input))
    const signal = AbortSignal.timeout(CLARIFY_MS)
    const answer = await call(renderer, keys, now, { target: '/clarify', type: 'application/json', body }, signal)
    if (!answer.ok) throw new Unreachable('renderer')
    return Clarified.parse(await jsonOf(answer))
  }
}

type Posted = { target: string; type: string; body: Uint8Array }

async function call(
  renderer: Fetcher,
  keys: SigningKeys,
  now: () => Date,
  { target, type, body }: Posted,
  signal?: AbortSignal,
) {
  const headers = { authorization: await signCall(keys, { target, body }, now()), 'content-type': type }
  const asked = { method: 'POST', headers, body, ...(signal && { signal: signal as never }) }
  return renderer
    .fetch(HOST + target, asked)
    .catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))
}

const jsonOf = (answer: { json(): Promise<unknown> }): Promise<unknown> =>
  answer.json().catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))

function bodyOf(upload: Upload): { type: string; body: Uint8Array } {
  if ('image_url' in upload) return { type: 'application/json', body: utf8(JSON.stringify(upload)) }
  const body = 'bytes' in upload ? upload.bytes : decodeBase64(upload.image_base64)
  return { type: 'application/octet-stream', body }
}
