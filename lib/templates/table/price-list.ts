import * as z from 'zod'
import { CARD_SIZES, described, type Looks, long, saidIn, short } from '#lib/templates/kit/template.ts'
import { details, ends, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

const Fields = z.strictObject({
  title: short,
  rows: z
    .array(z.strictObject({ name: short, price: short, detail: short.optional() }))
    .min(1)
    .max(12),
  /** When or for whom the prices hold. */
  condition: short.optional(),
  note: long.optional(),
})
type Data = z.output<typeof Fields>

export const about = described({
  name: 'price_list',
  title: 'Price list',
  description: 'A menu or a tariff: things, what they cost, and what there is to know about each.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['ruled', 'banded'],
  rows: ({ rows }) => rows.map(({ name, price, detail }) => saidIn(name, detail, price)),
  sample: {
    title: 'Monday supper',
    condition: 'Mondays, 6 till 9',
    rows: [
      { name: 'Rock oysters', price: '3.20', detail: 'shallot vinegar' },
      { name: 'Smoked eel', price: '12.50', detail: 'beetroot, horseradish' },
      { name: 'Skate wing', price: '21.00', detail: 'seaweed butter' },
      { name: 'Dripping chips', price: '4.80' },
      { name: 'Treacle tart', price: '7.00', detail: 'crème fraîche' },
    ],
    note: 'In pounds; oysters are each. Ask us what is in everything.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: /* @__PURE__ */ listed<Data>(({ title, rows, condition, note }) => ({
    title: ['title', title],
    facts: [['condition', condition]],
    notes: [['note', note]],
    rows: rows.map(({ name, price, detail }) => ({ label: name, value: price, detail })),
    columns: { label: named('rows name'), detail: details('rows detail'), value: ends('rows price') },
  })),
  alt: (data, kit) => `Price list from ${kit.name}: ${data.title}`,
}
