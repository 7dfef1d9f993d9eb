import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, saidIn, short } from '#lib/templates/kit/template.ts'
import { ends, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  title: short,
  /** What stands above the columns: that of the labels, of the values, of the second values; empty for none. */
  heads: z.array(z.string().trim().max(60)).max(3).default([]),
  rows: z
    .array(z.strictObject({ label: short, value: short, second: short.optional() }))
    .min(1)
    .max(10),
  note: long.optional(),
})
type Data = z.output<typeof Fields>

export const about = described({
  name: 'table',
  title: 'Table',
  description: 'Rows of one or two values under their heads, ends aligned.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['ruled', 'banded'],
  rows: ({ rows }) => rows.map(({ label, value, second }) => saidIn(label, value, second)),
  sample: {
    title: 'What a cold room costs to warm',
    heads: ['Heating', 'An hour', 'A winter'],
    rows: [
      { label: 'Heat pump', value: '9p', second: '£81' },
      { label: 'Gas boiler', value: '14p', second: '£126' },
      { label: 'Oil radiator', value: '36p', second: '£324' },
      { label: 'Fan heater', value: '48p', second: '£432' },
    ],
    note: 'One room of 14 m², six hours a day, October to March, at tariffs of 1 October.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: /* @__PURE__ */ listed<Data>(({ title, heads: [label, value, second] = [], rows, note }) => ({
    title: ['title', title],
    facts: [],
    notes: [['note', note]],
    rows,
    heads: label || value || second ? { label, value, second } : undefined,
    columns: { label: named('rows label'), value: ends('rows value'), second: ends('rows second') },
  })),
  alt: (data, kit) => `Table from ${kit.name}: ${data.title}`,
}
