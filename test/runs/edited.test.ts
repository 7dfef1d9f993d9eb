// An editor reads finished words as their owner would, and the writer mends them; whatever the guard refuses stays as it was.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EDITED, type EditorData, editorInstructions } from '#lib/composer/editor/question.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { dataIn, modelsOf } from '#test/runs/support/models.ts'
import { better, first, leaking, saying, usage, wrong } from '#test/runs/umbrellas.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const BRIEF =
  'Umbrellas are mended here on Saturday 28 November from 10. Bring the broken one. My sister pays for the tea, tell nobody.'
let edits: unknown
let anew: unknown[] = []
let asked: WriteRequest[] = []

/** One model has all questions. */
const writer = {
  name: 'model-a',
  async write(request: WriteRequest) {
    if (request.instructions === illustratorInstructions()) throw new WriterError('unavailable')
    asked.push(request)
    const value =
      request.instructions === editorInstructions ? edits : request.instructions.endsWith(EDITED) ? anew.shift() : first
    if (value instanceof WriterError) throw value
    return { value, usage }
  },
}
const models = modelsOf(writer, { editor: writer })

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Tidewell', overview: 'A workshop.' })
})
beforeEach(async () => {
  asked = []
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

async function made(mends: unknown, ...mended: unknown[]) {
  edits = mends instanceof WriterError ? mends : { mends }
  anew = mended
  const { id } = (await live.post<Run>('generate', { brief: BRIEF, channel: 'instagram', asset_type: 'card' })).body
  await world.drain()
  const run = (await live.get<Run>(`runs/${id}`)).body
  const { body } = await live.get<{ pictures: { data: Record<string, unknown> }[] }>(`runs/${id}/recipe`)
  return { run, data: JSON.stringify(body.pictures[0]?.data) }
}

describe('an editor', () => {
  it('sees the post beside its brief, and the writer is told what to mend', async () => {
    const { run, data } = await made([wrong], better)
    const [, editing, mending] = asked
    const told: EditorData = dataIn(editing)
    expect(told).toMatchObject({ for_readers: [1, 2], left_out: [3], asset_type: 'card', asked: [] })
    expect(told.texts[0]).toMatchObject({ at: 'headline', text: 'Umbrellas are mended here' })
    expect(JSON.stringify(told.pictures)).toContain('Bring the broken one.')
    expect(dataIn(mending)).toMatchObject({
      your_last_answer: { parts: first.parts },
      your_last_answer_was_refused: [`headline: ${wrong.wrong} ${wrong.mend}`],
    })
    expect(data).toContain('Umbrellas are mended on Saturday 28 November')
    expect(run.receipt).toMatchObject({ editor: { model: 'model-a', found: 1, mended: true }, composer: 'model-a' })
    expect(run.receipt.calls).toBe(4)
  })

  it('has nothing mended where nothing is wrong', async () => {
    const { run } = await made([])
    expect(run.receipt.editor).toEqual({ model: 'model-a', found: 0 })
    expect(asked).toHaveLength(2)
  })

  it('tells what the guard refused of that, once', async () => {
    const { run, data } = await made([wrong], leaking, better)
    const [mend, refused] = dataIn(asked.at(-1)).your_last_answer_was_refused
    expect(mend).toBe(`headline: ${wrong.wrong} ${wrong.mend}`)
    expect(refused).toMatch(/^refused of a first try: leak: /)
    expect(dataIn(asked.at(-1)).your_last_answer).toMatchObject({ parts: first.parts })
    expect(data).toContain('Umbrellas are mended on Saturday 28 November')
    expect(run.receipt).toMatchObject({ editor: { found: 1, mended: true }, calls: 5 })
  })

  it.each([
    ['tells a secret, and calls it none', { ...leaking, read: { publish: [1, 2, 3] } }],
    ['has another day', saying('Umbrellas are mended on Saturday 5 December', 'From 10. Bring the broken one.')],
    ['is no answer', { headline: 'Umbrellas' }],
    ['did not come', new WriterError('timeout')],
  ])('leaves the words as they were where what is mended %s', async (_, mended) => {
    const { run, data } = await made([wrong], mended, mended)
    expect(data).toContain('"Umbrellas are mended here"')
    expect(data).not.toContain('sister')
    expect(run.status).toBe('succeeded')
    expect(run.receipt.editor).toMatchObject({ found: 1, mended: false })
  })

  it('leaves the words as they were where it is away or says something else', async () => {
    const away = await made(new WriterError('busy'))
    expect(away.run.receipt.editor).toEqual({ model: 'model-a', fault: 'busy' })
    await world.world.db.execute(sql`delete from answers`)
    const other = await made('fine')
    expect(other.run.receipt.editor).toEqual({ model: 'model-a', fault: 'broken' })
    expect(other.data).toContain('Umbrellas are mended here')
  })

  it('is asked once for the same words', async () => {
    await made([wrong], better)
    asked = []
    const { run, data } = await made([wrong], better)
    expect(asked).toHaveLength(0)
    expect(data).toContain('Umbrellas are mended on Saturday 28 November')
    expect(run.receipt.editor).toEqual({ model: 'model-a', found: 1, mended: true })
  })
})
