import * as z from 'zod'
import { long, short } from '#lib/templates/kit/template.ts'

export const ObjectFields = z.strictObject({
  title: short,
  by: short.optional(),
  with: short.optional(),
  price: short.optional(),
  /** A line from it, or about it. */
  quote: long.optional(),
  body: long.optional(),
  date: short.optional(),
  cta: short.optional(),
  /** Gives its cover the form of the thing. */
  kind: z.enum(['book', 'record', 'film', 'dish', 'other']).default('other'),
})
export type ObjectData = z.output<typeof ObjectFields>
