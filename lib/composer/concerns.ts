// What of a post a person may have to look at; small, because every run tells it.
import * as z from 'zod'
import { eachOf } from '#lib/words/each-of.ts'

export const sensitiveKinds = eachOf(
  'none layoffs death recall outage apology health legal politics minors money confidential other',
)
export type Sensitive = (typeof sensitiveKinds)[number]

/** What a brief leaves open, with answers to choose from. */
export const OpenQuestion = z.object({
  about: z.enum(['date', 'time', 'place', 'price', 'person', 'claim', 'facts', 'language', 'other']),
  question: z.string(),
  options: z.array(z.string()).default([]),
})
export type OpenQuestion = z.output<typeof OpenQuestion>

/** What asks for a person: drawn, and never approved. */
export const Hold = z.object({
  /** The rule of the guard, such as `bond` or `sensitive`. */
  rule: z.string(),
  /** What to look at, in words. */
  what: z.string(),
  /** The part, slide, scene or line; “” for the whole. */
  where: z.string(),
})
export type Hold = z.output<typeof Hold>

/** What a second reader may say of a finished post. */
export const readerVerdicts = ['post', 'look', 'never'] as const
