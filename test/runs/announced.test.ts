// Words that their own template has no room for are still a picture.
import { expect, it } from 'vitest'
import { outputOf } from '#bench/copy/outputs.ts'
import { Brand, type FieldValue } from '#lib/composer/plan.ts'
import type { Post } from '#lib/composer/write-post.ts'

const offer = {
  headline: 'Christmas 2027 orders at last year’s prices',
  detail: 'For shops and museum stores. From Thursday 1 April it is 8% more. Delivery is in September.',
  ends: 'Order by Wednesday 31 March',
  condition: 'Minimum 144 pieces, you can mix designs by the dozen',
  cta: 'Ola: trade@szklanasowa.example',
}

const outputWith = (data: Record<string, FieldValue>, template = 'offer', role = 'card') => {
  const input = { brief: 'order xmas 2027', channel: 'linkedin', asset_type: role, variation: 0, day: '2027-02-22' }
  const captions = Object.fromEntries(
    ['twitter', 'linkedin', 'instagram', 'youtube', 'tiktok', 'bluesky', 'threads', 'facebook'].map(channel => [
      channel,
      'Orders',
    ]),
  )
  const plan = {
    ...{ language: 'en', turn: 0, hashtags: [], score_rows: [], captions },
    pictures: [{ role, template, data }],
  }
  const brand = Brand.parse({ name: 'Szklana Sowa', palette: { primary: '#7A1F3D', background: '#FFF8F0' } })
  return outputOf(
    { id: 'one', told: {}, input: { ...input, brand } } as unknown as Parameters<typeof outputOf>[0],
    'test',
    { plan, holds: [], receipt: { composer: 'builtin' }, shown: {}, met: [], ms: 0 } as unknown as Post & {
      ms: number
    },
  )
}

it('an offer with more to say than a coupon holds is announced, with every word of it', async () => {
  const { flaw, recipe } = await outputWith(offer)
  expect(flaw).toBeUndefined()
  expect(recipe.pictures.map(({ template }) => template)).toEqual(['announcement'])
  const shown = JSON.stringify(recipe.pictures[0]?.data)
  for (const text of Object.values(offer)) expect(shown).toContain(text)
})

it('one that has room stays a coupon, and what no template can hold is told', async () => {
  const { recipe } = await outputWith({ headline: 'Last year’s prices', ends: 'Until 31 March' })
  expect(recipe.pictures.map(({ template }) => template)).toEqual(['offer'])
  const { flaw } = await outputWith({ ...offer, detail: 'x'.repeat(480) })
  expect(flaw).toMatch(/too long/)
})

const steps = (titles: string[], bodies: string[]) =>
  outputWith(
    { title: 'First time in the sauna?', blocks: [{ kind: 'steps', titles, bodies }] },
    'infographic_report',
    'infographic',
  )

it('steps that say more than how long each takes have no bars and stay steps', async () => {
  const { flaw, recipe } = await steps(
    ['In the heat', 'In the sea', 'Sitting out'],
    ['Ten minutes', 'One minute', 'Ten minutes, with a tea'],
  )
  expect(flaw).toBeUndefined()
  expect(recipe.pictures[0]?.template).toBe('infographic_report')
  expect(JSON.stringify(recipe.pictures[0]?.data)).toContain('"steps"')
})

it('an infographic is never announced: no name of a field stands on a picture', async () => {
  const many = Array.from({ length: 8 }, (_, at) => `Step ${at + 1} of what has to be done before anybody comes`)
  const { recipe, flaw } = await steps(
    many,
    many.map(() => 'Take your time with it and look twice, '.repeat(7)),
  )
  expect(recipe.pictures.map(({ template }) => template)).toEqual(['infographic_report'])
  expect(JSON.stringify(recipe.pictures[0]?.data).includes('"list"') || flaw !== undefined).toBe(true)
})
