import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#functions/http/app-env.ts'
import { cappedBytes } from '#functions/http/body/capped.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { announcedBody } from '#lib/media/signed/internal-call.ts'
import { Problem } from '#lib/problem.ts'
import type { Keyring } from '#lib/seal.ts'

/** A picture as large as we take one, and to spare. */
const MOST_BYTES = 32 * 1024 * 1024

/** The bytes of a call from the api Worker; of anybody else not one is read. */
export async function bodyOfOurCall(c: Context<AppEnv>, keys: Keyring): Promise<Uint8Array> {
  const url = new URL(c.req.url)
  const target = url.pathname + url.search
  const hash = await announcedBody(keys, target, c.req.header('authorization') ?? '', c.var.world.now())
  if (!hash) throw notOurs()
  const body = await bytesOf(c.req.raw)
  if ((await sha256Hex(body)) !== hash) throw notOurs()
  return body
}

/** Ours says how much it sends, so it is read at once: pieces beside the whole of a large picture are twice the memory. */
async function bytesOf(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (!announced || announced > MOST_BYTES) return cappedBytes(request, MOST_BYTES)
  return new Uint8Array(await request.arrayBuffer())
}

/** Pages that the api Worker shows under its own address: nobody else is shown them. */
export const shownByUs = (keys: Keyring) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const body = (await bodyOfOurCall(c, keys)) as Uint8Array<ArrayBuffer>
    const { method, headers } = c.req.raw
    c.req.raw = new Request(c.req.url, { method, headers, ...(method === 'POST' && { body }) })
    await next()
  })

const notOurs = () => new Problem('invalid_signature', 'Only the api Worker may ask this.')
