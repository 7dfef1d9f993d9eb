import { beforeAll, describe, expect, it } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { bound } from '#test/support/studio.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = (await bound(world)).caller
})

const scenes = [
  { role: 'hook', text: 'Bread takes a day.' },
  { role: 'number', value: '18', label: 'hours before it is baked' },
  { role: 'list', items: ['Rye', 'Spelt', 'Wheat'] },
  { role: 'end', text: 'From seven, every morning', link: 'bakery.example' },
]
const film = { output_type: 'video', channel: 'tiktok', body: { scenes } }
type Batch = { items: { run_id: string; output_type: string }[]; code: string; detail: { loc: unknown[] }[] }

describe('a film as output_type of /render', () => {
  it('says the scenes that were sent, timed by their words, once and as the same bytes again', async () => {
    const answer = await live.post<Batch>('render', { items: [film, { ...film, look: 2 }] })
    expect([answer.status, answer.body.items?.map(item => item.output_type)]).toEqual([202, ['video', 'video']])
    await world.drain()
    const [first, second] = await Promise.all(
      answer.body.items.map(async ({ run_id }) => ({
        run: (await live.get<Run>(`runs/${run_id}`)).body,
        recipe: (await live.get<Recipe>(`runs/${run_id}/recipe`)).body,
      })),
    )
    expect(first?.run.status).toBe('succeeded')
    expect(first?.run.assets.some(asset => asset.content_type === 'video/mp4')).toBe(true)
    const shots = first?.recipe.video?.shots ?? []
    expect(shots.map(shot => shot.scene)).toEqual(['hook', 'stat', 'list', 'end_card'])
    expect(shots[1]?.data).toMatchObject({ value: '18', label: 'hours before it is baked' })
    expect(shots.every((shot, at) => shot.start_ms === (shots[at - 1]?.end_ms ?? 0))).toBe(true)
    expect(second?.recipe.video?.seed).not.toBe(first?.recipe.video?.seed)
  })

  it.each([
    [{ ...film, body: { scenes: scenes.slice(0, 1) } }, ['body', 'items', 0, 'body', 'scenes']],
    [
      { ...film, body: { scenes: [...scenes, { role: 'number', value: '18' }] } },
      ['body', 'items', 0, 'body', 'scenes', 4, 'label'],
    ],
    [{ ...film, composition: 'poster' }, ['body', 'items', 0, 'composition']],
  ])('422 names the place of what does not fit', async (item, loc) => {
    const answer = await live.post<Batch>('render', { items: [item] })
    expect(answer.status).toBe(422)
    expect(answer.body.detail[0]?.loc).toEqual(loc)
  })
})
