// What each scene of a film says, apart from how it is shown.
import * as z from 'zod'
import { short } from '#lib/templates/kit/template.ts'

const listed = z.strictObject({ headline: short.optional(), items: z.array(short).min(2).max(5) })

export const sceneFields = {
  hook: z.strictObject({
    text: short,
    /** On which day it takes place. */
    when: short.optional(),
  }),
  statement: z.strictObject({ text: short }),
  /** A drawing or a photo without words. */
  show: z.strictObject({
    /** What is to be seen, where nobody says which drawing. */
    seen: short.optional(),
  }),
  problem: z.strictObject({ text: short, note: short.optional() }),
  product: z.strictObject({ text: short, screen_hint: short.optional() }),
  stat: z.strictObject({
    value: short,
    label: short,
    /** Where the number comes from, as in a six that becomes an eight. */
    from: short.optional(),
    context: short.optional(),
  }),
  quote: z.strictObject({
    quote: z.string().trim().min(1).max(300),
    name: short.optional(),
    role: short.optional(),
  }),
  steps: listed,
  comparison: z.strictObject({
    /** What both sides are of. */
    headline: short.optional(),
    ...{ left_title: short, left: short, right_title: short, right: short },
  }),
  list: listed,
  people: z.strictObject({ name: short, role: short.optional() }),
  call_to_action: z.strictObject({ text: short, action: short.optional() }),
  end_card: z.strictObject({
    /** Absent: the logo alone. */
    text: short.optional(),
    /** What it is that the text says the day or the place of. */
    what: short.optional(),
    /** What one needs to act, a row each. */
    facts: z.array(short).max(4).optional(),
    tagline: short.optional(),
    url: short.optional(),
    legal: z.string().trim().min(1).max(300).optional(),
  }),
} as const
