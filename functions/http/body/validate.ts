import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { noted } from '#functions/http/doc.ts'
import { flawed, flawsOf } from '#lib/flaws/flaws.ts'
import type { Held, Issue } from '#lib/flaws/words.ts'
import type { Problem } from '#lib/problem.ts'
import { unsupported } from '#lib/runs/accept/asked/names.ts'

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
    if (!result.success) throw invalid(places[target], result.error.issues as Issue[], { schema, value: result.data })
  })
  return noted(validator, { kind: target, schema })
}

export function invalid(place: string, issues: readonly Issue[], held: Held = {}): Problem {
  return unsupported(issues) ?? flawed(flawsOf(issues, [place], held), 'validation_error')
}
