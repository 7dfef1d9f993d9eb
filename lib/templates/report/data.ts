import * as z from 'zod'
import { long, short } from '#lib/templates/kit/template.ts'

const few = z.array(short).min(1).max(8)
const numbers = z.array(z.number()).min(1).max(12)
const labels = z.array(short).min(1).max(12)
/** One for each label; empty where a row has none. */
const cells = z.array(z.string().trim().max(200)).max(12).default([])

export const Block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stat'), title: short.optional(), value: short, label: short }),
  z.strictObject({ kind: z.literal('note'), title: short.optional(), text: long }),
  z.strictObject({
    kind: z.literal('list'),
    title: short.optional(),
    /** What the details tell. */
    below: short.optional(),
    items: few,
    /** What belongs to each item, in a column of its own, and what explains it. */
    texts: cells,
    details: cells,
  }),
  z.strictObject({
    kind: z.literal('rows'),
    title: short.optional(),
    /** A plan has times; what belongs to a name is its value, what explains it a detail. */
    rows: z
      .array(
        z.strictObject({
          time: short.optional(),
          name: short,
          value: short.optional(),
          detail: short.optional(),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: short.optional(),
    /** What stands above the columns: that of the labels, of the first values, of the last; empty for none. */
    heads: z.array(z.string().trim().max(60)).max(3).default([]),
    labels,
    /** Words below a label. */
    details: cells,
    before_texts: cells,
    texts: cells,
  }),
  z.strictObject({
    kind: z.literal('steps'),
    title: short.optional(),
    titles: few,
    bodies: z.array(z.string().max(500)).max(8).default([]),
  }),
  z.strictObject({
    kind: z.literal('comparison'),
    title: short.optional(),
    left_title: short,
    right_title: short,
    left: few,
    right: few,
  }),
  z.strictObject({
    kind: z.literal('bars'),
    title: short.optional(),
    labels,
    values: numbers,
    texts: labels,
    unit: short.optional(),
    /** The label of the bar that matters; without it none is louder than the others. */
    focus: short.optional(),
    /** Said under the title, and the least stands first. */
    lower_is_better: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('pairs'),
    title: short.optional(),
    left_title: short,
    right_title: short,
    labels,
    before: numbers,
    before_texts: labels,
    values: numbers,
    texts: labels,
    changes: z.array(z.string().max(200)).max(12).default([]),
    unit: short.optional(),
  }),
])
export type Block = z.output<typeof Block>

export const Report = z.strictObject({
  title: short,
  blocks: z.array(Block).min(1).max(6),
  source: short.optional(),
  legal: short.optional(),
})
export type Report = z.output<typeof Report>
