// Where readers of a brand go: at the end of posts that say no other way, and never under grave news.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const contact = {
  website: 'https://www.oriel.example/',
  phone: '+44 20 7946 0018',
  address: '14 Church Lane, Oxford',
  action: 'Order ahead',
}
const BREAD = 'We bake sourdough every morning. The crust is dark and the crumb is open. It keeps for a week.'
let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ plan: 'scale' })
  live = await world.key({ daily_limit: 1_000 })
  await live.patch('brand-dna', { name: 'Oriel', contact, voice: { languages: ['en'] } })
})

const made = async (asset_type: string, brief: string): Promise<Recipe> => {
  const { id } = (await live.post<Run>('generate', { brief, channel: 'linkedin', asset_type })).body
  await world.drain()
  expect((await live.get<Run>(`runs/${id}`)).body).toMatchObject({ status: 'succeeded' })
  return (await live.get<Recipe>(`runs/${id}/recipe`)).body
}
const lastSlide = ({ pictures }: Recipe) => (pictures[0]?.data.slides as Record<string, unknown>[] | undefined)?.at(-1)

describe('the contact of a brand', () => {
  it('stands on the last slide, the card and the end of the film of a post that names no other', async () => {
    expect(lastSlide(await made('carousel', BREAD))).toMatchObject({
      cta: 'Order ahead',
      reach: ['oriel.example', '+44 20 7946 0018', '14 Church Lane, Oxford'],
    })
    expect((await made('card', 'Our sourdough is back')).pictures[0]?.data.cta).toBe('Order ahead · oriel.example')
    const film = await made('video', BREAD)
    expect(film.video?.shots.at(-1)).toMatchObject({
      scene: 'end_card',
      data: { url: 'oriel.example\n+44 20 7946 0018' },
    })
  })

  it('leaves out what to do and the address where the post tells a day, and what to do where the post speaks of it', async () => {
    const end = lastSlide(await made('carousel', `${BREAD} Bread tasting on Friday 27 November at five.`))
    expect(end).toMatchObject({ reach: ['oriel.example', '+44 20 7946 0018'] })
    const spoken = await made('carousel', `${BREAD} No need to order: just come.`)
    expect(JSON.stringify(spoken.pictures[0]?.data)).not.toContain('Order ahead')
  })

  it.each([
    ['of several languages', ['en', 'de'], 'Order ahead', true, false],
    ['that names none', [], 'Order ahead', true, false],
    ['whose action is in the other', ['en', 'de'], 'Jetzt bestellen', false, true],
    ['of one', ['de'], 'Order ahead', false, true],
  ])('asks readers in their language, of a brand %s', async (_, languages, action, english, german) => {
    await live.patch('brand-dna', { contact: { action }, voice: { languages } })
    const asks = async (brief: string) =>
      JSON.stringify((await made('card', brief)).pictures[0]?.data.cta ?? '').includes(action)
    expect([await asks('Our sourdough is back'), await asks('Unser Sauerteigbrot ist wieder da')]).toEqual([
      english,
      german,
    ])
    await live.patch('brand-dna', { contact, voice: { languages: ['en'] } })
  })

  it.each([
    ['names a phone of its own', 'Our sourdough is back. Call 01632 960 001.'],
    ['names a site of its own', 'Our sourdough is back. Order at harbour.example.'],
    ['tells of a death', 'Our founder Ada Brandt has died. The bakery stays closed.'],
  ])('stands nowhere on a post that %s', async (_, brief) => {
    for (const asset_type of ['card', 'carousel']) {
      const told = JSON.stringify((await made(asset_type, brief)).pictures.map(({ data }) => data))
      expect(told).not.toMatch(/oriel\.example|7946 0018|Order ahead|Church Lane/)
    }
  })
})
