import * as z from 'zod'
import type { Item } from '#lib/templates/kit/rows.ts'
import { CARD_SIZES, described, type Looks, long, saidIn, short } from '#lib/templates/kit/template.ts'
import { bands } from '#lib/templates/steps/bands.ts'
import { path } from '#lib/templates/steps/path.ts'

const Step = z.union([short, z.strictObject({ title: short, body: long.optional() })])
const Fields = z.strictObject({ headline: short, steps: z.array(Step).min(2).max(6) })
type Data = z.output<typeof Fields>

const parts = (data: Data): Item[] => data.steps.map(step => (typeof step === 'string' ? { title: step } : step))

export const about = described({
  name: 'steps',
  title: 'Steps',
  description: 'How to do it, in two to six steps.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['bands', 'path'],
  rows: data => parts(data).map(({ title, body }) => saidIn(title, body)),
  sample: {
    headline: 'Bring back a two-day-old loaf',
    steps: [
      { title: 'Wet the crust', body: 'Three seconds under a cold tap. Crust only, not the cut side.' },
      { title: 'Bake at 180 °C', body: 'Eight minutes on the bare rack. Twelve if the loaf is whole.' },
      { title: 'Wait ten minutes', body: 'The steam finishes the crumb.' },
    ],
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    bands: (page, data) => bands(page, data.headline, parts(data)),
    path: (page, data) => path(page, data.headline, parts(data)),
  },
  alt: (data, kit) => `Guide from ${kit.name} in ${data.steps.length} steps`,
}
