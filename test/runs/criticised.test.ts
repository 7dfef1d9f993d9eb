// A critic sees the finished post as its owner would: words are mended and drawings taken away where the post is better for it.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CompareData, compareInstructions } from '#lib/composer/critic/compare.ts'
import { type CriticData, criticInstructions } from '#lib/composer/critic/question.ts'
import { EDITED, editorInstructions } from '#lib/composer/editor/question.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { dataIn, modelsOf } from '#test/runs/support/models.ts'
import { better, first, leaking, usage, wrong } from '#test/runs/umbrellas.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const BRIEF =
  'Umbrellas are mended here on Saturday 28 November from 10. Bring the broken one. Tea is paid for by my sister.'
const drawn = {
  pictures: [{ n: 1, about: 'umbrella', draw: 'umbrella', colour: '', wish: 0 }],
  ...{ unwanted: [], unmet: [], look: [] },
}
const nothing = { sees: 'Umbrellas are mended.', mends: [], bare: [] }

let critique: unknown
let anew: unknown[] = []
let asked: WriteRequest[] = []
let prefers: 'before' | 'after' | 'same' | WriterError = 'after'

/** Which of two versions has the drawing or the words of before. */
function comparedIn(request: WriteRequest) {
  if (prefers instanceof WriterError) throw prefers
  const [first] = (dataIn(request) as CompareData).words
  const said = JSON.stringify(first)
  const isFirst = said.includes('mended here') && said.includes('umbrella"}')
  const at = prefers === 'before' ? isFirst : !isFirst
  return { why: '', better: prefers === 'same' ? 'same' : at ? 'first' : 'second' }
}

/** One model has all questions. */
const writerNamed = (name: string) => ({
  name,
  async write(request: WriteRequest) {
    if (request.instructions === illustratorInstructions()) return { value: drawn, usage }
    asked.push(request)
    if (request.instructions === compareInstructions) return { value: comparedIn(request), usage }
    const { instructions } = request
    const told = instructions.endsWith(EDITED) ? anew.shift() : first
    const value =
      instructions === editorInstructions ? { mends: [] } : instructions === criticInstructions ? critique : told
    if (value instanceof WriterError) throw value
    return { value, usage }
  },
})
const modelsNamed = (name: string) => {
  const writer = writerNamed(name)
  return modelsOf(writer, { editor: writer, critic: writer })
}

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models: modelsNamed('model-a') })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Tidewell', overview: 'A workshop.' })
})
beforeEach(async () => {
  asked = []
  prefers = 'after'
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

type Told = { pictures: { data: object; depicts?: string[]; stressed?: object[] }[] }

async function made(said: unknown, ...mended: unknown[]) {
  critique = said
  anew = mended
  const { id } = (await live.post<Run>('generate', { brief: BRIEF, channel: 'instagram', asset_type: 'card' })).body
  await world.drain()
  const run = (await live.get<Run>(`runs/${id}`)).body
  const [picture] = (await live.get<Told>(`runs/${id}/recipe`)).body.pictures
  return { run, picture, data: JSON.stringify(picture?.data) }
}

const asking = (instructions: string) => asked.filter(one => one.instructions === instructions)
describe('a critic', () => {
  it('sees the post as it would be posted, with its brief and what is drawn, and changes nothing that is right', async () => {
    const { run, picture } = await made(nothing)
    const [criticised] = asking(criticInstructions)
    const told: CriticData = dataIn(criticised)
    expect(told).toMatchObject({ for_readers: [1, 2], left_out: [3], drawn: { 1: 'umbrella' } })
    expect(told.texts[0]).toMatchObject({ at: 'headline', text: 'Umbrellas are mended here' })
    expect(criticised?.pictures?.map(uri => uri.slice(0, 22))).toEqual(['data:image/jpeg;base64'])
    expect(run.receipt.critic).toEqual({ model: 'model-a', found: 0 })
    expect(picture?.depicts).toEqual(['umbrella'])
    expect(picture?.stressed).toBeUndefined()
  })

  it('has words mended, which keep their drawing', async () => {
    const { run, picture, data } = await made({ ...nothing, mends: [wrong] }, better)
    expect(data).toContain('Umbrellas are mended on Saturday 28 November')
    expect(asking(compareInstructions)).toHaveLength(1)
    const mending = asked.find(({ instructions }) => instructions.endsWith(EDITED))
    expect(dataIn(mending).your_last_answer_was_refused).toEqual([`headline: ${wrong.wrong} ${wrong.mend}`])
    expect(run.receipt).toMatchObject({ critic: { model: 'model-a', found: 1, mended: true }, calls: 6 })
    expect(picture?.depicts).toEqual(['umbrella'])
  })

  it.each(['before', 'same', new WriterError('busy')] as const)(
    'leaves the post as it was where it sees both and would rather post the other (%s)',
    async rather => {
      prefers = rather
      const { run, data } = await made({ ...nothing, mends: [wrong] }, better)
      expect(data).toContain('"Umbrellas are mended here"')
      expect(run.receipt.critic).toMatchObject({ found: 1, mended: false })
      const [compared] = asking(compareInstructions)
      const told: CompareData = dataIn(compared)
      expect(told.first_pictures).toBe(1)
      expect(compared?.pictures).toHaveLength(2)
      expect(JSON.stringify(told.words)).toContain('Umbrellas are mended on Saturday 28 November')
    },
  )

  it('takes away what is drawn and not wanted', async () => {
    const { run, picture } = await made({ ...nothing, bare: [1] })
    expect(picture?.depicts).toEqual(['none'])
    expect(run.receipt.critic).toEqual({ model: 'model-a', found: 1, mended: true })
  })

  it.each([
    ['tells a secret', leaking],
    ['did not come', new WriterError('timeout')],
  ])('leaves the words as they were where what is mended %s', async (_, mended) => {
    const { run, data } = await made({ ...nothing, mends: [wrong] }, mended, mended)
    expect(data).toContain('"Umbrellas are mended here"')
    expect(run.receipt.critic).toMatchObject({ found: 1, mended: false })
  })

  it('is away or says something else: then the post is what it was', async () => {
    const away = await made(new WriterError('busy'))
    expect(away.run.receipt.critic).toEqual({ model: 'model-a', fault: 'busy' })
    await world.world.db.execute(sql`delete from answers`)
    const other = await made({ mends: 'none' })
    expect(other.run.receipt.critic).toEqual({ model: 'model-a', fault: 'broken' })
    expect(other.data).toContain('"Umbrellas are mended here"')
  })

  it('is nobody where the model takes texts alone', async () => {
    const blind = await createWorld({ models: modelsNamed('gpt-oss-20b') })
    const caller = await blind.key({ auto_post: false })
    critique = { ...nothing, mends: [wrong] }
    const asks = { brief: BRIEF, channel: 'instagram', asset_type: 'card' }
    const { id } = (await caller.post<Run>('generate', asks)).body
    await blind.drain()
    const { receipt } = (await caller.get<Run>(`runs/${id}`)).body
    expect(receipt).toMatchObject({ composer: 'gpt-oss-20b', editor: { found: 0 } })
    expect(receipt.critic).toBeUndefined()
  })

  it('is asked once for the same post', async () => {
    await made({ ...nothing, bare: [1] })
    asked = []
    const { picture } = await made(nothing)
    expect(asked).toHaveLength(0)
    expect(picture?.depicts).toEqual(['none'])
  })
})
