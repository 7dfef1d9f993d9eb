import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type * as z from 'zod'
import { Problem } from '#lib/problem.ts'

type Issue = z.core.$ZodIssue

const places: Partial<Record<keyof ValidationTargets, string>> = {
  json: 'body',
  param: 'path',
  query: 'query',
  header: 'header',
}

/** Checks one part of a request; what does not fit is told field by field. */
export function check<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, result => {
    if (!result.success) throw invalid(places[target] ?? target, result.error.issues as Issue[])
  })
}

export function invalid(place: string, issues: readonly Issue[]): Problem {
  const detail = issues.map(issue => ({
    loc: [place, ...issue.path.map(part => (typeof part === 'symbol' ? String(part) : part))],
    msg: issue.message,
    type: issue.code,
  }))
  const first = detail[0]
  const where = first?.loc.slice(1).join('.') || place
  return new Problem('validation_error', `${where}: ${first?.msg ?? 'is not valid'}`, { detail })
}
