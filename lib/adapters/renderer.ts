import type { Fetcher } from '@cloudflare/workers-types'
import * as z from 'zod'
import { utf8 } from '#lib/bytes.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import type { SigningKeys } from '#lib/media/hmac.ts'
import type { Upload } from '#lib/media/intake.ts'
import { signCall } from '#lib/media/internal-call.ts'
import { StoredPicture, type Take } from '#lib/media/library.ts'
import { Unreachable } from '#lib/ports.ts'
import { codes, Problem } from '#lib/problem.ts'

const HOST = 'https://render.internal'
const Refusal = z.object({ code: z.enum(codes), message: z.string(), detail: z.unknown().optional() })

/** Pictures are taken in by the render Worker, which has the engine; its refusals are the caller's. */
export function rendererTake(renderer: Fetcher, keys: SigningKeys, now: () => Date): Take {
  return async (upload, use) => {
    const target = `/ingest?use=${use}`
    const { type, body } = bodyOf(upload)
    const headers = { authorization: await signCall(keys, { target, body }, now()), 'content-type': type }
    const answer = await renderer
      .fetch(HOST + target, { method: 'POST', headers, body })
      .catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))
    const said: unknown = await answer
      .json()
      .catch((error: unknown) => Promise.reject(new Unreachable('renderer', error)))
    if (answer.ok) return StoredPicture.parse(said)
    const refusal = Refusal.safeParse(said)
    if (!refusal.success || answer.status >= 500 || answer.status === 401) throw new Unreachable('renderer')
    throw new Problem(refusal.data.code, refusal.data.message, { detail: refusal.data.detail })
  }
}

function bodyOf(upload: Upload): { type: string; body: Uint8Array } {
  if ('image_url' in upload) return { type: 'application/json', body: utf8(JSON.stringify(upload)) }
  const body = 'bytes' in upload ? upload.bytes : decodeBase64(upload.image_base64)
  return { type: 'application/octet-stream', body }
}
