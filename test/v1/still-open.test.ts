// What is open on a run stays open on whatever comes of it, until somebody answers it or its words are gone.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

type Taken = { items: { run_id: string }[] }

const QUOTE =
  '“I made my first bowl here and I still drink my coffee from it.” says Anna Kowalska, who was on our beginners course in October.'
let world: TestWorld
let live: Caller
let held: Run
let recipe: Recipe

const read = async (id: string | undefined) => (await live.get<Run>(`runs/${id}`)).body
const made = async (brief: string) => {
  const { id } = (await live.post<Run>('generate', { brief, channel: 'linkedin', asset_type: 'card' })).body
  await world.drain()
  return { run: await read(id), recipe: (await live.get<Recipe>(`runs/${id}/recipe`)).body }
}
const sent = async (asked: object) => {
  const { body } = await live.post<Taken>('render', { items: [{ recipe: asked, channel: 'linkedin' }] })
  await world.drain()
  return read(body.items[0]?.run_id)
}
/** Every text of it, changed alike. */
const swapped = (asked: object, from: string, to: string): object =>
  JSON.parse(JSON.stringify(asked).replaceAll(from, to))
const heldFor = (run: Run) => run.holds.map(({ rule }) => rule)

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  await live.patch('brand-dna', { name: 'Terra Lenta Pottery' })
  ;({ run: held, recipe } = await made(QUOTE))
})

describe('the recipe of a held run, with a letter changed and without its seal', () => {
  it('waits for what its run waits for, with its rows and without', async () => {
    expect(held).toMatchObject({ verdict: 'needs_review' })
    expect(heldFor(held)).toContain('consent')
    const { seal: _, ...bare } = recipe
    const changed = swapped(bare, 'first bowl', 'first bowls')
    for (const asked of [changed, { ...changed, copy_rows: [] }]) {
      const run = await sent(asked)
      expect(run).toMatchObject({ status: 'succeeded', verdict: 'needs_review', questions: held.questions })
      expect(heldFor(run)).toContain('consent')
      expect(run.impact_score).toBeLessThan(70)
    }
    const again = await sent(swapped(changed, 'coffee', 'tea'))
    expect(heldFor(again)).toContain('consent')
  })

  it('waits for it by its own rows where its run is not found', async () => {
    const strange = swapped({ ...recipe, seal: undefined }, recipe.pictures[0]?.seed ?? '', 'another')
    expect(heldFor(await sent(strange))).toContain('consent')
  })

  it('does not wait for words that nothing is left of', async () => {
    const [picture] = recipe.pictures
    const data = { headline: 'We open at six on Saturdays' }
    const other = await sent({
      ...{ ...recipe, seal: undefined, captions: {}, hashtags: [] },
      pictures: [{ ...picture, template: 'announcement', data }],
    })
    expect(other).toMatchObject({ status: 'succeeded' })
    expect(heldFor(other)).toEqual([])
  })
})
