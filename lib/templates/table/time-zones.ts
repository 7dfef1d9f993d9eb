import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, short } from '#lib/templates/kit/template.ts'
import { asides, leads, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  title: short,
  date: short.optional(),
  rows: z
    .array(z.strictObject({ place: short, time: short, day: short.optional() }))
    .min(1)
    .max(8),
  body: long.optional(),
})
type Data = z.output<typeof Fields>

export const about = described({
  name: 'time_zones',
  title: 'Time zones',
  description: 'One moment as the clocks of several places show it.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['ruled', 'banded'],
  sample: {
    title: 'Office hours move to Thursday',
    date: 'Thursday 3 December',
    rows: [
      { place: 'San Francisco', time: '08:00' },
      { place: 'New York', time: '11:00' },
      { place: 'Lisbon', time: '16:00' },
      { place: 'Berlin', time: '17:00' },
      { place: 'Auckland', time: '05:00', day: 'Friday' },
    ],
    body: 'The same call, every first Thursday.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: /* @__PURE__ */ listed<Data>(({ title, date, rows, body }) => ({
    title: ['title', title],
    facts: [['date', date]],
    notes: [['body', body]],
    rows: rows.map(({ place, time, day }) => ({ lead: time, label: place, value: day })),
    columns: { lead: leads('rows time'), label: named('rows place'), value: asides('rows day') },
  })),
  alt: (data, kit) => `Times in ${data.rows.length} places from ${kit.name}: ${data.title}`,
}
