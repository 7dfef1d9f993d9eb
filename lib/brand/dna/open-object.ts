// An object whose keys the caller chooses: bounded in size and depth, and free of what could reach a prototype.
import * as z from 'zod'
import { isObject, type JsonObject } from '#lib/brand/dna/merge.ts'
import { utf8 } from '#lib/bytes.ts'

const MOST_BYTES = 64 * 1024
const MOST_DEPTH = 6

type Path = (string | number)[]

/** Where the first `__proto__` is: Postgres keeps it as a key like any other, some readers of it would not. */
function forbidden(value: unknown, path: Path = []): Path | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    const found = key === '__proto__' ? here : forbidden(inner, here)
    if (found) return found
  }
  return null
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce<number>((deepest, inner) => Math.max(deepest, depthOf(inner)), 0)
}

/** What is too much about an object, or null; judged on what a patch comes to and not on the patch alone. */
export function excess(value: JsonObject): string | null {
  if (depthOf(value) > MOST_DEPTH) return `is nested deeper than ${MOST_DEPTH} levels`
  if (utf8(JSON.stringify(value)).length > MOST_BYTES) return `comes to more than ${MOST_BYTES / 1024} kB`
  return null
}

export const OpenObject = z.preprocess(
  (value, ctx) => {
    const path = isObject(value) ? forbidden(value) : null
    if (path) ctx.addIssue({ code: 'custom', path, message: '`__proto__` cannot be a key', input: value })
    return value
  },
  z.record(z.string(), z.unknown()),
)
