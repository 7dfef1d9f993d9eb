// A critic that sees the finished post may have a drawing of it drawn once more, and has to prefer the post with it.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compareInstructions } from '#lib/composer/critic/compare.ts'
import { criticInstructions } from '#lib/composer/critic/question.ts'
import { type MendData, mendInstructions } from '#lib/composer/draughtsman/mend.ts'
import { draughtsmanInstructions } from '#lib/composer/draughtsman/question.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { dataIn, modelsOf, writerOf } from '#test/runs/support/models.ts'
import { brief, words } from '#test/runs/support/moths.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const chosen = {
  unwanted: [],
  unmet: [1],
  pictures: [{ n: 1, about: 'moth', draw: '', colour: '', wish: 0 }],
  look: [],
}
const mothAt = (y: number) => ({
  ...{ n: 1, wish: 1, shows: 'moth on a lamp', colours: [] },
  shapes: [
    { tone: 'body', stroke: 0, d: 'M20 60 C40 20 90 30 100 90 C110 30 160 20 180 60 C180 110 20 110 20 60 Z' },
    { tone: 'accent', stroke: 6, d: 'M96 66 Q84 40 70 36' },
    { tone: 'accent', stroke: 6, d: 'M104 66 Q116 40 130 36' },
    { tone: 'ink', stroke: 0, d: `M92 70 Q100 50 108 70 L106 ${y} Q100 ${y + 10} 94 ${y} Z` },
  ],
})
const sees = { sees: 'A moth.', mends: [], bare: [] }
const wing = { n: 1, wrong: 'It has no feelers.', draw: 'a moth with two feelers on a lit lamp' }

let critique: object
let first: object
let late: unknown
let prefers: 'first' | 'second' | 'same'
let asked: WriteRequest[] = []
/** Which of two versions has what was drawn the last time. */
const comparedIn = (request: WriteRequest) => {
  const isFirst = request.pictures?.[0] !== pictures.at(0)
  const newer = isFirst ? 'first' : 'second'
  const older = isFirst ? 'second' : 'first'
  return { why: '', better: prefers === 'same' ? prefers : prefers === 'second' ? newer : older }
}
/** As the critic saw the post. */
let pictures: readonly string[] = []

function answered(request: WriteRequest): unknown {
  const { instructions } = request
  if (instructions === illustratorInstructions()) return chosen
  if (instructions === draughtsmanInstructions) return first
  if (instructions === mendInstructions) return (dataIn(request) as MendData).last ? late : { drawings: [] }
  if (instructions === compareInstructions) return comparedIn(request)
  if (instructions !== criticInstructions) return words
  pictures = request.pictures ?? []
  return critique
}
const writer = writerOf(request => {
  asked.push(request)
  return answered(request)
})
const models = modelsOf(writer, { critic: writer, draughtsman: writer })

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Lantern Yard', overview: 'A garden where moths are counted.' })
})
beforeEach(async () => {
  asked = []
  critique = { ...sees, redraw: [wing] }
  first = { drawings: [mothAt(150)] }
  late = { drawings: [mothAt(120)] }
  prefers = 'second'
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

async function made() {
  const { id } = (await live.post<Run>('generate', { brief, channel: 'instagram', asset_type: 'card' })).body
  await world.drain()
  const run = (await live.get<Run>(`runs/${id}`)).body
  const { body } = await live.get<{ pictures: { depicts: string[] }[] }>(`runs/${id}/recipe`)
  return { run, drawing: body.pictures[0]?.depicts[0] ?? '' }
}
const lastAsked = () => asked.filter(({ instructions }) => instructions === mendInstructions).at(-1)

describe('a drawing that the critic of a post would not post', () => {
  it('is drawn once more by whoever drew it, and kept where the post with it is preferred', async () => {
    const { run, drawing } = await made()
    expect(drawing).toContain('L106 120')
    expect(run.receipt.critic).toEqual({ model: 'model-a', found: 1, redrawn: true })
    const last = lastAsked()
    const data: MendData = last && dataIn(last)
    expect(data.wrong).toEqual({ 1: `${wing.wrong} To be seen: ${wing.draw}` })
    expect([data.last, data.drawn[0]?.shapes]).toEqual([true, mothAt(150).shapes])
    expect(last?.pictures).toHaveLength(1)
    expect(JSON.stringify(run)).toContain('a language model has drawn')
  })

  it.each(['first', 'same'] as const)('stays as it was where the other is (%s)', async rather => {
    prefers = rather
    const { run, drawing } = await made()
    expect(drawing).toContain('L106 150')
    expect(run.receipt.critic).toEqual({ model: 'model-a', found: 1, redrawn: false })
  })

  it.each([
    ['nobody answers', new WriterError('timeout')],
    ['it is no drawing', { drawings: [{ ...mothAt(120), shapes: [] }, { n: 9 }] }],
    ['nothing is drawn anew', { drawings: [] }],
  ])('stays as it was where %s, and nothing is compared', async (_, said) => {
    late = said
    const { run, drawing } = await made()
    expect(drawing).toContain('L106 150')
    expect(run.receipt.critic).toMatchObject({ found: 1, redrawn: false })
    expect(asked.filter(({ instructions }) => instructions === compareInstructions)).toEqual([])
  })

  it('is drawn at all where nobody had drawn it', async () => {
    first = { drawings: [] }
    const before = await made()
    expect(before.drawing).not.toContain('moth on a lamp')
    expect(before.run.receipt.critic).toMatchObject({ redrawn: false })
    world.pass(DAY_MS)
    await world.world.db.execute(sql`delete from answers`)
    asked = []
    first = { drawings: [mothAt(140)] }
    critique = { ...sees, redraw: [] }
    expect((await made()).run.receipt.critic).toEqual({ model: 'model-a', found: 0 })
    expect(asked.filter(({ instructions }) => instructions === mendInstructions)).toHaveLength(1)
  })

  it('is not asked for on a picture that there is not, nor where nothing is to be drawn', async () => {
    critique = { ...sees, redraw: [{ ...wing, n: 4 }] }
    expect((await made()).run.receipt.critic).toEqual({ model: 'model-a', found: 1, redrawn: false })
    await world.world.db.execute(sql`delete from answers`)
    critique = { ...sees, bare: [1], redraw: [wing] }
    const { run, drawing } = await made()
    expect([drawing, run.receipt.critic?.redrawn]).toEqual(['none', false])
  })
})
