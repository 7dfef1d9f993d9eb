import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, saidIn, short } from '#lib/templates/kit/template.ts'
import { asides, details, leads, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  title: short,
  date: short.optional(),
  place: short.optional(),
  price: short.optional(),
  rows: z
    .array(z.strictObject({ time: short, name: short, place: short.optional() }))
    .min(1)
    .max(10),
  cta: short.optional(),
  note: long.optional(),
})
type Data = z.output<typeof Fields>

export const about = described({
  name: 'schedule',
  title: 'Schedule',
  description: 'A line-up, a programme or a timetable: what happens when, and in which room.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['ruled', 'banded'],
  rows: ({ rows }) => rows.map(({ time, name, place }) => saidIn(name, place, time)),
  sample: {
    title: 'Low sun',
    date: 'Sat 17 January, doors 19:30',
    place: 'Weir Street 4',
    price: '£14, students £9',
    rows: [
      { time: '20:00', name: 'Ida Ruiz, solo viola', place: 'front room' },
      { time: '21:15', name: 'Tamsin Oke Trio', place: 'front room' },
      { time: '22:30', name: 'Panos, two tape machines', place: 'cellar' },
      { time: '00:00', name: 'Long quiet, bring a cushion', place: 'cellar' },
    ],
    note: 'Phones stay in coats.',
  },
})

/** Of so few rows each has room for its place under its name, and larger letters. */
const FEW = 3

/** A place and a price belong on one line. */
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('  ·  ') || undefined

export const looks: Looks<typeof about> = {
  compositions: /* @__PURE__ */ listed<Data>(({ title, date, place, price, rows, cta, note }) => ({
    title: ['title', title],
    facts: [
      ['date', date],
      ['place', joined(place, price)],
    ],
    notes: [
      ['note', note],
      ['cta', cta],
    ],
    rows: rows.map(({ time, name, place }) => ({
      lead: time,
      label: name,
      [rows.length <= FEW ? 'detail' : 'value']: place,
    })),
    columns: {
      lead: leads('rows time'),
      label: named('rows name'),
      detail: details('rows place'),
      value: asides('rows place'),
    },
  })),
  alt: (data, kit) => `Schedule from ${kit.name}: ${data.title}`,
}
