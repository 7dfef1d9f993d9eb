// A drawing beside each row of one picture: all of them or none, kept with its recipe and its words, and met by what is seen alone.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { lookInstructions } from '#lib/composer/draughtsman/look.ts'
import { mendInstructions } from '#lib/composer/draughtsman/mend.ts'
import { draughtsmanInstructions } from '#lib/composer/draughtsman/question.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import type { WriteRequest } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import { withDrawingsSeen } from '#lib/runs/drafts/seen.ts'
import type { Run } from '#lib/runs/run.ts'
import { modelsOf } from '#test/runs/support/models.ts'
import type { Caller } from '#test/support/caller.ts'
import { finishedRun } from '#test/support/finished.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const told = 'Bring a cork, a feather, a spoon and a shell.'
const wish = 'A little drawing beside each, please.'
const words = {
  ...{ read: { publish: [1], style: [2] }, language: 'en', sensitive: 'none', hashtags: [], form: 'list' },
  parts: [
    { role: 'headline', text: 'Bring', from: ['1'] },
    ...['A cork', 'A feather', 'A spoon', 'A shell'].map(text => ({ role: 'item', text, from: ['1'] })),
  ],
  caption: [{ text: told, from: ['1'] }],
  short: { text: told, from: ['1'] },
}
/** Each row its own, told apart by where it begins. */
const rowAt = (n: number, more: object = {}) => ({
  ...{ n, wish: 1, shows: `thing ${n}`, colours: [] },
  shapes: [
    { tone: 'body', stroke: 0, d: `M${10 + n} 20 H180 V180 H20 Z` },
    { tone: 'accent', stroke: 0, d: 'M60 60 H140 V90 H60 Z' },
    { tone: 'ink', stroke: 10, d: 'M60 120 H140' },
  ],
  ...more,
})
const rows = [2, 3, 4, 5]
const all = rows.map(n => rowAt(n))

let world: TestWorld
let live: Caller
let unmet: number[]
let picked: { draw: string; wish?: number }
let drawn: unknown
let anew: unknown
let says: (n: number) => string
let asked: WriteRequest[] = []
let looked: WriteRequest[] = []
const usage = { input_tokens: 1_000, output_tokens: 100, cost_usd: 0.001 }
const writer = {
  name: 'model-a',
  async write(request: WriteRequest) {
    if (request.instructions === illustratorInstructions()) {
      const pictures = [{ n: 1, about: '', colour: '', ...picked }]
      return { value: { unwanted: [], unmet, look: [], pictures }, usage }
    }
    if (request.instructions === mendInstructions) return { value: anew, usage }
    if (request.instructions !== draughtsmanInstructions) return { value: words, usage }
    asked.push(request)
    return { value: drawn, usage }
  },
}
const seer = {
  name: 'model-that-sees',
  async write(request: WriteRequest) {
    if (request.instructions !== lookInstructions) return { value: {}, usage }
    looked.push(request)
    return { value: { drawings: rows.map(n => ({ n, says: says(n), why: 'no thing' })) }, usage }
  },
}
const models = modelsOf(writer, { draughtsman: writer })

beforeAll(async () => {
  world = await createWorld({ models })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Lantern Yard', overview: 'A garden for those who find things.' })
})
beforeEach(async () => {
  asked = []
  looked = []
  models.judge = null
  unmet = [1]
  picked = { draw: '' }
  drawn = { drawings: all }
  anew = { drawings: [] }
  says = () => 'fine'
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

async function finished(id: string) {
  const { picture, ...one } = await finishedRun(world, live, id)
  return { ...one, beside: picture?.depicts_rows }
}
const made = async () =>
  finished(
    (
      await live.post<Run>('generate', {
        ...{ brief: `${told} ${wish}`, channel: 'instagram', asset_type: 'card' },
      })
    ).body.id,
  )
const rulesOf = ({ holds }: Run) => holds.map(({ rule }) => rule)
const named = rows.map(n => expect.stringMatching(new RegExp(`^drafted/thing ${n}//`)))

it('is asked for by the numbers of the rows, meets the wish, waits for a person, and is told', async () => {
  const { run, beside } = await made()
  const data = JSON.parse(/^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(asked[0]?.data ?? '')?.[1] ?? '')
  expect(data.rows).toEqual({ 2: ['A cork'], 3: ['A feather'], 4: ['A spoon'], 5: ['A shell'] })
  expect(beside).toEqual(named)
  expect(rulesOf(run)).toEqual(['drafted', 'drafted', 'drafted', 'drafted'])
  expect(run.assets[0]?.alt_text).toContain('Drawing: thing 2, thing 3, thing 4, thing 5.')
})

it('comes again from its recipe, byte for byte', async () => {
  const one = await made()
  const items = [{ recipe: one.recipe }]
  const again = (await live.post<{ items: { run_id: string }[] }>('render', { items })).body.items[0]?.run_id
  expect(await finished(again ?? '')).toMatchObject({ beside: one.beside, sha256: one.sha256 })
})

it('goes along with its row where words change or a row is left out, and goes when its owner says so', async () => {
  const { run } = await made()
  const reworded = async (body: object) => finished((await live.post<Run>(`runs/${run.id}/words`, body)).body.id)
  const other = await reworded({ words: { 'data.items.1': 'A long feather' } })
  expect(other.beside).toEqual(named)
  expect(rulesOf(other.run)).toContain('drafted')
  expect((await reworded({ words: { 'data.items.1': '' } })).beside).toEqual([named[0], named[2], named[3]])
  expect((await reworded({ words: { 'data.items.1': '', 'data.items.2': 'A ladle' } })).beside).toBeUndefined()
  const without = await reworded({ painted: false })
  expect([without.beside, rulesOf(without.run)]).toEqual([undefined, []])
})

it.each([
  ['one of them is not drawn', () => all.slice(1)],
  ['one of them cannot be drawn', () => [...all.slice(1), rowAt(2, { shapes: [] })]],
  ['one of them is hardly seen', () => [...all.slice(1), rowAt(2, { shapes: rowAt(2).shapes.slice(2) })]],
  ['drawings are of rows that there are none of', () => [...all.slice(1), rowAt(6), rowAt(0)]],
])('no row has one where %s: the wish is open', async (_, drawings) => {
  drawn = { drawings: drawings() }
  const { run, beside } = await made()
  expect(beside).toBeUndefined()
  expect(rulesOf(run)).toEqual(['wish'])
})

it('no row has one where one is given up, or is never to be shown', async () => {
  anew = { drawings: [rowAt(3, { shapes: [] })] }
  expect(rulesOf((await made()).run)).toEqual(['wish'])
  await world.world.db.execute(sql`delete from answers`)
  anew = { drawings: [] }
  models.judge = seer
  says = n => (n === 4 ? 'never' : 'fine')
  const { run, beside } = await made()
  expect([beside, rulesOf(run).filter(rule => rule !== 'model_judge')]).toEqual([undefined, ['wish']])
  expect(looked[0]?.data).toContain('"shows":"thing 4","words":["A spoon"]')
})

it('meets a wish for itself whether or not the whole has one beside it, which a card may have no room for', async () => {
  drawn = { drawings: [rowAt(1, { shows: 'a basket' }), ...all] }
  const { run, recipe, beside } = await made()
  expect(beside).toEqual(named)
  const isSeen = recipe.pictures[0]?.depicts?.[0] !== ''
  expect(rulesOf(run).length).toBe(isSeen ? 5 : 4)
  expect(rulesOf(run)).not.toContain('wish')
})

it('a wish that a drawing of ours meets is open where its picture shows none of it', async () => {
  unmet = []
  picked = { draw: 'lamp', wish: 1 }
  const { run, recipe } = await made()
  expect(recipe.pictures[0]?.depicts).toEqual(['lamp'])
  expect(rulesOf(run)).toEqual([])
  const drawer = { raster, blobs: world.world.blobs }
  const tiny = { ...recipe, pictures: recipe.pictures.map(one => ({ ...one, width: 200, height: 200 })) }
  const judged = await withDrawingsSeen(drawer, { recipe: tiny, holds: [] }, [{ wish, drawn: ['lamp'] }])
  expect(judged.holds).toEqual([{ rule: 'wish', what: wish, where: 'picture' }])
  expect(judged.recipe.copy_rows).toContainEqual(expect.objectContaining({ rule: 'wish', measured: wish }))
})
