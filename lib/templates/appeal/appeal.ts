import { AppealFields } from '#lib/templates/appeal/fields.ts'
import { bubbles, figures } from '#lib/templates/appeal/layouts.ts'
import { CARD_SIZES, described, type Looks } from '#lib/templates/kit/template.ts'

export const about = described({
  name: 'appeal',
  title: 'Appeal',
  description: 'A call to give or to take part: the word to send and where to, what it gives, until when.',
  asset_type: 'card',
  fields: AppealFields,
  sizes: CARD_SIZES,
  compositions: ['message', 'figures'],
  sample: {
    headline: 'A night in a bed, not a doorway',
    body: 'Frost is forecast from Tuesday. Eleven beds stand ready, six of them are paid for.',
    keyword: { send: 'BED', to: '70450', gives: '£12' },
    deadline: 'Until Sunday 6 December',
    contact: 'nightstop.example/give',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { message: (page, data, index) => (data.keyword ? bubbles : figures)(page, data, index), figures },
  unfit: (_kit, _size, data) => (data.keyword ? [] : ['message']),
  alt: (data, kit) => `Appeal from ${kit.name}: ${data.headline}`,
}
