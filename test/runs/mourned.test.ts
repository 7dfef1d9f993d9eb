// Over what is grave nothing is drawn but what its owner asks to see, and that by a model, for this post.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draughtsmanInstructions } from '#lib/composer/draughtsman/question.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { dataIn, modelsOf, writerOf } from '#test/runs/support/models.ts'
import type { Caller } from '#test/support/caller.ts'
import { finishedRun } from '#test/support/finished.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const told = 'Walt Brandvold died on Friday night.'
const wish = 'Draw the lake early in the morning, no people.'
const wordsFor = (style: number[]) => ({
  ...{ read: { publish: [1], style }, language: 'en', sensitive: 'death', hashtags: [], form: 'notice' },
  parts: [{ role: 'headline', text: told, from: ['1'] }],
  caption: [{ text: told, from: ['1'] }],
  short: { text: told, from: ['1'] },
})
const chosen = { unwanted: [], unmet: [1], pictures: [{ n: 1, about: 'lake at dawn', draw: '' }], look: [] }
const lake = {
  ...{ n: 1, wish: 1, shows: 'lake early in the morning', colours: [{ tone: 'second', colour: 'blue' }] },
  shapes: [
    { tone: 'tint', stroke: 0, d: 'M0 0 H200 V200 H0 Z' },
    { tone: 'second', stroke: 0, d: 'M0 110 H200 V200 H0 Z' },
    { tone: 'light', stroke: 0, d: 'M150 60 C164 60 164 82 150 82 C136 82 136 60 150 60 Z' },
    { tone: 'light', stroke: 4, d: 'M20 140 H90' },
  ],
}

let drawn: unknown
let picked: object
let asked: WriteRequest[] = []
const isOf = (instructions: string) => asked.filter(request => request.instructions === instructions)
function answered({ instructions, data }: WriteRequest): unknown {
  if (instructions === illustratorInstructions()) return picked
  if (instructions === draughtsmanInstructions) return drawn
  return wordsFor(data.includes(wish) ? [2] : [])
}
const writer = writerOf(request => {
  asked.push(request)
  return answered(request)
})
const models = modelsOf(writer, { draughtsman: writer })

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Tamarack Wells', overview: 'Wells are drilled and pumps mended.' })
})
beforeEach(async () => {
  asked = []
  picked = chosen
  drawn = { drawings: [lake] }
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

async function made(brief: string) {
  const { id } = (await live.post<Run>('generate', { brief, channel: 'instagram', asset_type: 'card' })).body
  return finishedRun(world, live, id)
}

describe('a death whose owner asks for something to be seen', () => {
  it('has that drawn, quietly, and waits for a person', async () => {
    const { run, picture } = await made(`${told} ${wish}`)
    expect(picture).toMatchObject({ depicts: [expect.stringMatching(/^drafted\/lake early/)], wished: ['quiet'] })
    expect(dataIn(isOf(draughtsmanInstructions)[0])).toMatchObject({ undrawn: {}, wishes: { 1: wish } })
    expect(run.assets[0]?.alt_text).toContain('Drawing: lake early in the morning.')
    expect(run.holds.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['sensitive', 'drafted']))
    expect(run.holds.map(({ rule }) => rule)).not.toContain('wish')
    expect(run.verdict).toBe('needs_review')
  })

  it.each([
    ['nobody draws', () => new WriterError('timeout')],
    ['something else is drawn', () => ({ drawings: [{ ...lake, wish: 0 }] })],
  ])('shows nothing where %s, and says that the wish is open', async (_, answer) => {
    drawn = answer()
    const { run, picture } = await made(`${told} ${wish}`)
    expect(picture).toMatchObject({ depicts: ['none'], wished: ['quiet'] })
    expect(run.holds).toContainEqual({ rule: 'wish', what: wish, where: 'picture' })
  })

  it('shows none of our drawings, whatever is chosen', async () => {
    picked = { ...chosen, unmet: [], pictures: [{ n: 1, about: 'lake', draw: 'lake', wish: 1 }] }
    const { picture } = await made(`${told} ${wish}`)
    expect(picture?.depicts).toEqual(['none'])
    expect(isOf(draughtsmanInstructions)).toEqual([])
  })

  it('has nobody asked where its owner asks for nothing', async () => {
    const { picture } = await made(told)
    expect(picture?.depicts).toEqual(['none'])
    expect([...isOf(illustratorInstructions()), ...isOf(draughtsmanInstructions)]).toEqual([])
  })
})
