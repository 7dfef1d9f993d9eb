import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { noted } from '#functions/http/doc.ts'
import { Problem } from '#lib/problem.ts'

type Issue = z.core.$ZodIssue

const LONGEST_MESSAGE = 300

const places = {
  json: 'body',
  param: 'path',
  query: 'query',
  header: 'header',
} as const

/** Checks one part of a request; what does not fit is told field by field. */
export function check<Target extends 'json' | 'query' | 'param' | 'header', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  const validator = zValidator(target, schema, result => {
    if (!result.success) throw invalid(places[target], result.error.issues as Issue[])
  })
  return noted(validator, { kind: target, schema })
}

/** A message may quote what was sent, and what was sent may be long. */
const brief = (message: string) =>
  message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`

export function invalid(place: string, issues: readonly Issue[]): Problem {
  const detail = issues.map(issue => ({
    loc: [place, ...issue.path.map(part => (typeof part === 'symbol' ? String(part) : part))],
    msg: brief(issue.message),
    type: issue.code,
  }))
  const first = detail[0]
  const where = first?.loc.slice(1).join('.') || place
  return new Problem('validation_error', `${where.slice(0, 120)}: ${first?.msg ?? 'is not valid'}`, { detail })
}
