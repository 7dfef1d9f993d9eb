import * as z from 'zod'
import { long, short } from '#lib/templates/kit/template.ts'

export const AppealFields = z.strictObject({
  headline: short,
  body: long.optional(),
  /** A word to send as a message, the number it goes to, what it gives. */
  keyword: z.strictObject({ send: short, to: short, gives: short.optional() }).optional(),
  deadline: short.optional(),
  contact: short.optional(),
})
export type AppealData = z.output<typeof AppealFields>
