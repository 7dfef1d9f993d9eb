// What a handler says of itself for the interface document. Each piece is kept beside the function that it describes.
import type { MiddlewareHandler } from 'hono'
import type * as z from 'zod'
import { isReading } from '#functions/http/answer/reading.ts'
import type { Permission } from '#lib/caller/permissions.ts'
import type { Code } from '#lib/problem.ts'

export type Operation = {
  /** camelCase, never renamed: generated clients call it so. */
  id: string
  tag: Tag
  /** The permission that a key has to have; left out, reading needs `read` and nothing else is let in. */
  needs?: Permission
  summary: string
  description?: string
  /** Success statuses and their bodies; null for an answer without one. */
  answers: Record<number, z.ZodType | null>
  /** Refusals beyond those that every operation shares. */
  codes?: readonly Code[]
  /** Content types that the body may come as, beside application/json. */
  takes?: readonly string[]
  /** For answers that are not JSON. */
  media_type?: string
  idempotent?: boolean
  deprecated?: boolean
}

export type Tag = 'Runs' | 'Brand' | 'Library' | 'Publishing' | 'Studio' | 'Webhooks' | 'Account' | 'Service'

export type Part =
  | { kind: 'operation'; operation: Operation }
  | { kind: 'json' | 'query' | 'param' | 'header'; schema: z.ZodType }

const parts = new WeakMap<object, Part | Repeatable>()

/** The operation takes an Idempotency-Key. */
type Repeatable = { kind: 'repeatable' }

/** Notes a part on a middleware and hands the middleware back. */
export function noted<T extends object>(handler: T, part: Part | Repeatable): T {
  parts.set(handler, part)
  return handler
}

export const partOf = (handler: object): Part | Repeatable | undefined => parts.get(handler)

export const doc = (operation: Operation): MiddlewareHandler =>
  noted<MiddlewareHandler>((_, next) => next(), { kind: 'operation', operation })

/** What a key has to be allowed for an operation; null for one that has not said it, which nobody may use. */
export const needed = ({ needs }: Pick<Operation, 'needs'>, method: string): Permission | null =>
  needs ?? (isReading(method.toUpperCase()) ? 'read' : null)
