import { beforeAll, describe, expect, it } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { bound, card } from '#test/support/studio.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = (await bound(world)).caller
})

const quote = {
  output_type: 'quote',
  body: { quote: 'I stopped guessing which retry broke it.', author_name: 'Marta Osei' },
}
type Batch = { items: { run_id: string }[] }

async function drawn(items: object[]) {
  const answer = await live.post<Batch>('render', { items })
  expect(answer.status).toBe(202)
  await world.drain()
  return Promise.all(
    answer.body.items.map(async ({ run_id }) => {
      const run = (await live.get<Run>(`runs/${run_id}`)).body
      const [picture] = (await live.get<Recipe>(`runs/${run_id}/recipe`)).body.pictures
      const bytes = await (await world.app.request(new URL(run.assets[0]?.url ?? '').pathname)).arrayBuffer()
      return { picture, bytes: Buffer.from(bytes).toString('base64') }
    }),
  )
}

describe('the same data drawn again', () => {
  it('gives another picture for another look, and the same for the same', async () => {
    const looks = await drawn([
      quote,
      { ...quote, look: 1 },
      { ...quote, look: 2 },
      { ...quote, look: 3 },
      { ...quote, look: 2 },
    ])
    const [plain, first, second, third, again] = looks.map(look => look.bytes)
    expect(first).toBe(plain)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(again).toBe(second)
  })

  it('stands in the composition that was asked for', async () => {
    const [hanging, other] = await drawn([
      { ...quote, composition: 'hanging' },
      { ...quote, composition: 'hanging', look: 2 },
    ])
    expect([hanging?.picture?.composition, other?.picture?.composition]).toEqual(['hanging', 'hanging'])
  })

  it('422 names the compositions that there are', async () => {
    const answer = await live.post<{ detail: { loc: (string | number)[]; msg: string }[] }>('render', {
      items: [
        { ...quote, composition: 'sideways' },
        { ...quote, look: 0 },
      ],
    })
    expect(answer.status).toBe(422)
    const one = await live.post<typeof answer.body>('render', { items: [{ ...quote, composition: 'sideways' }] })
    expect(one.body.detail[0]?.loc).toEqual(['body', 'items', 0, 'composition'])
    expect(one.body.detail[0]?.msg).toContain('hanging')
  })

  it('is asked for in Studio as well', async () => {
    const ids = [
      (await card(live)).body.run_id,
      (await card(live, { look: 2 })).body.run_id,
      (await card(live, { composition: 'sideways' })).status,
    ]
    await world.drain()
    const [one, two] = await Promise.all(
      ids.slice(0, 2).map(async id => (await live.get<Recipe>(`runs/${id}/recipe`)).body.pictures[0]),
    )
    expect(one?.seed).toBe(two?.seed)
    expect([one?.variation, two?.variation]).toEqual([0, 1])
    expect(ids[2]).toBe(422)
  })
})
