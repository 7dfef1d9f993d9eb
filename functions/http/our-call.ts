import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { SigningKeys } from '#lib/media/hmac.ts'
import { isOurCall } from '#lib/media/internal-call.ts'
import { Problem } from '#lib/problem.ts'

/** The bytes of a call from the api Worker; anybody else is refused. */
export async function bodyOfOurCall(c: Context<AppEnv>, keys: SigningKeys): Promise<Uint8Array> {
  const body = new Uint8Array(await c.req.arrayBuffer())
  const url = new URL(c.req.url)
  const call = { target: url.pathname + url.search, body }
  if (await isOurCall(keys, call, c.req.header('authorization') ?? '', c.var.world.now())) return body
  throw new Problem('invalid_signature', 'Only the api Worker may ask this.')
}
