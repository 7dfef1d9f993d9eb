// A picture that was drawn to be looked at, as the answer.
import type { C } from '#functions/dashboard/http/env.ts'
import { Problem } from '#lib/problem.ts'

/** Its address changes with whatever it depends on. */
const DAY = 'private, max-age=86400'

export function sendDrawn(c: C, bytes: Uint8Array | null | undefined): Response {
  if (!bytes) throw new Problem('route_not_found', 'There is no such picture.')
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': DAY }
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers)
}
