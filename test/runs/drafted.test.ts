// What a model draws for one post: only where a person looks anyway, held for that person, and gone when they say so.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { lookInstructions } from '#lib/composer/draughtsman/look.ts'
import { mendInstructions } from '#lib/composer/draughtsman/mend.ts'
import { draughtsmanInstructions } from '#lib/composer/draughtsman/question.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import { type WriteRequest, WriterError } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import { withDrawingsSeen } from '#lib/runs/drafts/seen.ts'
import { instructions as readerInstructions } from '#lib/runs/judge/reader/question.ts'
import type { Run } from '#lib/runs/run.ts'
import { modelsOf } from '#test/runs/support/models.ts'
import { brief, wish, words } from '#test/runs/support/moths.ts'
import type { Caller } from '#test/support/caller.ts'
import { finishedRun } from '#test/support/finished.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

/** A set whose cover has a drawing of ours, and the second slide none. */
const slide = (text: string) => ({ headline: text, body: '', value: '', small: '', cta: '', from: ['1'] })
const { form: _form, parts: _parts, ...beside } = words
const carousel = {
  ...beside,
  slides: [slide('Moths are counted here'), slide('Saturday 28 November'), slide('From 10')],
}
/** Shows no thing in its middle, and may have one beside it. */
const notice = { ...words, form: 'notice' }
const chosen = (unmet: number[]) => ({
  unwanted: [],
  unmet,
  pictures: [{ n: 1, about: 'moth', draw: '' }],
  look,
})
const shapes = [
  {
    tone: 'body',
    stroke: 0,
    d: 'M20 60 C40 20 90 30 100 90 C110 30 160 20 180 60 C180 110 140 140 100 130 C60 140 20 110 20 60 Z',
  },
  { tone: 'ink', stroke: 0, d: 'M92 70 Q100 50 108 70 L106 150 Q100 160 94 150 Z' },
  { tone: 'accent', stroke: 6, d: 'M96 66 Q84 40 70 36' },
  { tone: 'accent', stroke: 6, d: 'M104 66 Q116 40 130 36' },
]
const moth = { n: 1, wish: 1, shows: 'moth on a lamp', colours: [{ tone: 'ink', colour: 'brown' }], shapes }

let written: unknown
let picked: unknown
let drawn: unknown
let unmet: number[]
let look: { wish: number; is: string }[]
let asked: WriteRequest[] = []
/** What whoever drew draws anew once it is seen. */
let anew: unknown
/** The same, once another has said what is wrong with it. */
let again: unknown
let shown: WriteRequest[] = []
const usage = { input_tokens: 1_000, output_tokens: 100, cost_usd: 0.001 }
const writer = {
  name: 'model-a',
  async write(request: WriteRequest) {
    if (request.instructions === illustratorInstructions()) return { value: picked ?? chosen(unmet), usage }
    if (request.instructions === mendInstructions) {
      shown.push(request)
      const isAgain = request.data.includes('"wrong":')
      if (anew instanceof WriterError) throw anew
      return { value: isAgain ? again : anew, usage }
    }
    if (request.instructions !== draughtsmanInstructions) return { value: written, usage }
    asked.push(request)
    if (drawn instanceof WriterError) throw drawn
    return { value: drawn, usage }
  },
}
const models = modelsOf(writer, { draughtsman: writer })

/** One that sees, where it is told to be there. */
let says: unknown
/** Of what was drawn anew since. */
let saysAgain: unknown
/** What the same model finds wrong with the finished post. */
let wrong: string
let looked: WriteRequest[] = []
const seer = {
  name: 'model-that-sees',
  async write(request: WriteRequest) {
    if (request.instructions === readerInstructions) {
      const { doubts = [] } = JSON.parse(/^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(request.data)?.[1] ?? '{}')
      const settled = (doubts as { n: number }[]).map(({ n }) => ({ n, says: 'fine' }))
      return { value: { adds: [], settled, wrong: wrong, at: '', verdict: wrong === 'none' ? 'post' : 'look' }, usage }
    }
    expect(request.instructions).toBe(lookInstructions)
    looked.push(request)
    const said = request.data.includes('"anew":') ? (saysAgain ?? says) : says
    if (said instanceof WriterError) throw said
    return { value: said, usage }
  },
}

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Lantern Yard', overview: 'A garden where moths are counted.' })
})
beforeEach(async () => {
  asked = []
  looked = []
  shown = []
  anew = { drawings: [] }
  again = { drawings: [] }
  saysAgain = undefined
  writer.name = 'model-a'
  models.judge = null
  wrong = 'none'
  written = words
  picked = undefined
  unmet = [1]
  look = []
  drawn = { drawings: [moth] }
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

async function finished(id: string) {
  const { picture, ...one } = await finishedRun(world, live, id)
  return { ...one, depicts: picture?.depicts }
}

const made = async (by = live, asset_type = 'card') =>
  finished((await by.post<Run>('generate', { brief, channel: 'instagram', asset_type })).body.id)

describe('a drawing that a model makes for a post', () => {
  it('meets the wish that nothing else met, waits for a person, and is told to whoever cannot see it', async () => {
    const { run, depicts } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp\/k=brown\/a M20 60/)
    expect(run.holds).toContainEqual({
      ...{ rule: 'drafted', what: 'a language model has drawn “moth on a lamp”', where: 'picture' },
    })
    expect(run.holds.filter(({ rule }) => rule === 'wish')).toEqual([])
    expect(run.verdict).toBe('needs_review')
    expect(run.receipt).toMatchObject({ calls: 5, draughtsman: { model: 'model-a' } })
    expect(run.assets[0]?.alt_text).toContain('Drawing: moth on a lamp.')
    const data = JSON.parse(/^<<\w+>>\n(.*)\n<<\/\w+>>$/s.exec(asked[0]?.data ?? '')?.[1] ?? '')
    expect(data).toMatchObject({ undrawn: { 1: 'moth' }, wishes: { 1: wish } })
  })

  it('is seen, drawn once for the same words, and drawn again from its recipe', async () => {
    const one = await made()
    drawn = new WriterError('unavailable')
    expect(await made()).toMatchObject({ depicts: one.depicts, sha256: one.sha256 })
    expect(asked).toHaveLength(1)
    const items = [{ recipe: one.recipe }]
    const again = (await live.post<{ items: { run_id: string }[] }>('render', { items })).body.items[0]?.run_id
    expect(await finished(again ?? '')).toMatchObject({ depicts: one.depicts, sha256: one.sha256 })
    await world.world.db.execute(sql`delete from answers`)
    expect((await made()).sha256).not.toBe(one.sha256)
  })

  it('goes when its owner says so, with what was waited for', async () => {
    const { run } = await made()
    const other = (await live.post<Run>(`runs/${run.id}/words`, { painted: false })).body
    const without = await finished(other.id)
    expect(without.depicts).toEqual([''])
    expect(without.run.holds.filter(({ rule }) => rule === 'drafted')).toEqual([])
    const twice = await live.post(`runs/${other.id}/words`, { painted: false })
    expect(twice.status).toBe(422)
  })

  it('goes along with other words, and is still waited for', async () => {
    const { run, depicts } = await made()
    const path = 'data.body'
    const other = (await live.post<Run>(`runs/${run.id}/words`, { words: { [path]: 'Here, from 10 o’clock.' } })).body
    const reworded = await finished(other.id)
    expect(reworded.depicts).toEqual(depicts)
    expect(reworded.run.holds.map(({ rule }) => rule)).toContain('drafted')
  })

  it('is no drawing of the post where that has no room for it: the wish is open again', async () => {
    const { run, recipe } = await made()
    const drawer = { raster, blobs: world.world.blobs }
    const seen = { recipe, holds: run.holds }
    const met = [{ wish, drawn: recipe.pictures[0]?.depicts ?? [] }]
    expect(await withDrawingsSeen(drawer, seen, met)).toEqual(seen)
    const tiny = { ...recipe, pictures: recipe.pictures.map(one => ({ ...one, width: 200, height: 200 })) }
    const without = await withDrawingsSeen(drawer, { recipe: tiny, holds: run.holds }, met)
    expect(without.recipe.pictures[0]?.depicts).toEqual([''])
    expect(without.holds.map(({ rule }) => rule)).toEqual([
      ...run.holds.map(({ rule }) => rule).filter(rule => rule !== 'drafted'),
      'wish',
    ])
    expect(without.recipe.copy_rows.filter(({ rule }) => rule === 'wish')).toMatchObject([{ measured: wish }])
  })

  it('is not shown where a model that sees never would: the wish is open again', async () => {
    models.judge = seer
    says = { drawings: [{ n: 1, says: 'never' }] }
    const { run, depicts } = await made()
    expect(depicts).toEqual([''])
    expect(run.holds.map(({ rule }) => rule)).not.toContain('drafted')
    expect(run.holds).toContainEqual({ rule: 'wish', what: wish, where: 'picture' })
    expect(run.receipt).toMatchObject({ calls: 6, draughtsman: { model: 'model-a', fault: 'never' } })
    // The post, then the drawing alone.
    expect(looked[0]?.pictures?.map(one => one.slice(0, 23))).toEqual(Array(2).fill('data:image/jpeg;base64,'))
    expect(looked[0]?.data).toContain('"shows":"moth on a lamp"')
    expect(looked[0]?.data).toContain(`"wishes":{"1":"${wish}"},"shown":{"1":"moth on a lamp"}`)
    await made()
    expect(looked).toHaveLength(1)
  })

  it.each([
    ['would look at it', () => ({ drawings: [{ n: 1, says: 'look' }] })],
    ['is away', () => new WriterError('unavailable')],
    ['says nothing of it', () => ({ drawings: [] })],
  ])('waits for a person as before where a model that sees %s', async (_, answer) => {
    models.judge = seer
    says = answer()
    const { run, depicts } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp/)
    expect(run.holds.map(({ rule }) => rule)).toContain('drafted')
    expect(run.verdict).toBe('needs_review')
  })

  it('is drawn anew, once, by whoever drew it and has seen it as it was painted', async () => {
    const bigger = shapes.map(one => ({ ...one, d: one.d.replace('M20 60', 'M14 60') }))
    anew = { drawings: [{ ...moth, shapes: bigger }] }
    const { run, depicts, sha256 } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp\/k=brown\/a M14 60/)
    expect(run.holds.map(({ rule }) => rule)).toContain('drafted')
    expect(shown[0]?.pictures).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)])
    expect(shown[0]?.data).toContain('"drawn":[{"n":1,"wish":1,"shows":"moth on a lamp"')
    expect((await made()).sha256).toBe(sha256)
    expect(shown).toHaveLength(1)
  })

  const [why, better] = [
    'its wings are torn from it',
    shapes.map(one => ({ ...one, d: one.d.replace('M20 60', 'M12 60') })),
  ]
  it.each([
    ['fine: it may go', { n: 1, says: 'fine' }, [], 'approved'],
    ['odd still: it waits', { n: 1, says: 'look', why }, ['drafted'], 'needs_review'],
  ])(
    'is drawn anew once more for what another has seen, who looks again and finds it %s',
    async (_, said, holds, verdict) => {
      models.judge = seer
      says = { drawings: [{ n: 1, says: 'look', why }] }
      saysAgain = { drawings: [said] }
      again = { drawings: [{ ...moth, shapes: better }] }
      const { run, depicts } = await made()
      expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp\/k=brown\/a M12 60/)
      expect([run.holds.map(({ rule }) => rule), run.verdict]).toEqual([holds, verdict])
      expect([shown.length, looked.length]).toEqual([2, 2])
      expect(shown[1]?.data).toContain(`"wrong":{"1":"${why}"}`)
    },
  )

  it('is shown no more where it is never to be shown, drawn anew or not', async () => {
    models.judge = seer
    says = { drawings: [{ n: 1, says: 'never', why }] }
    again = { drawings: [{ ...moth, shapes: better }] }
    const { depicts } = await made()
    expect(depicts).toEqual([''])
    expect(looked).toHaveLength(2)
  })

  it('is given up by whoever drew it: the wish is open again', async () => {
    anew = { drawings: [{ ...moth, shapes: [] }] }
    const { run, depicts } = await made()
    expect(depicts).toEqual([''])
    expect(run.holds).toContainEqual({ rule: 'wish', what: wish, where: 'picture' })
    expect(run.receipt).toMatchObject({ draughtsman: { fault: 'never' } })
  })

  it.each([
    ['is away', () => new WriterError('unavailable')],
    ['draws what cannot be painted', () => ({ drawings: [{ ...moth, shapes: [{ ...shapes[0], d: 'x' }] }] })],
    ['speaks of another picture', () => ({ drawings: [{ ...moth, n: 7, shapes: [] }] })],
  ])('stays as it was where whoever would draw it anew %s', async (_, answer) => {
    anew = answer()
    expect((await made()).depicts?.[0]).toMatch(/^drafted\/moth on a lamp\/k=brown\/a M20 60/)
  })

  it('is not shown to a model that takes texts alone', async () => {
    writer.name = 'gpt-oss-120b'
    expect((await made()).depicts?.[0]).toMatch(/^drafted\/moth on a lamp/)
    expect(shown).toEqual([])
  })

  it('waits for nobody where a model that sees finds each drawing fine, and would post the finished post', async () => {
    models.judge = seer
    says = { drawings: [{ n: 1, says: 'fine' }] }
    const { run, depicts } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp/)
    expect([run.holds, run.verdict]).toEqual([[], 'approved'])
    wrong = 'picture_unfit'
    await world.world.db.execute(sql`delete from answers`)
    const other = (await made()).run
    expect(other.holds.map(({ rule }) => rule).sort()).toEqual(['drafted', 'model_judge'])
    expect(other.verdict).toBe('needs_review')
  })

  it('is not asked for where the post waits for nobody', async () => {
    unmet = []
    const { run, depicts } = await made()
    expect(asked).toEqual([])
    expect(depicts).toEqual([''])
    expect(run.receipt.draughtsman).toBeUndefined()
  })

  it('is asked for where a wish of the look keeps the post waiting, and only of what may be drawn', async () => {
    unmet = []
    look = [{ wish: 1, is: 'purple' }]
    drawn = { drawings: [{ ...moth, wish: 0 }] }
    const { run, depicts } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp/)
    expect(run.holds.map(({ rule }) => rule).sort()).toEqual(['drafted', 'wish'])
    expect(asked[0]?.data).not.toContain(wish)
  })

  it('is made for the slides of a set that have none, whoever waits for it, and waits for a person then', async () => {
    written = carousel
    const about = ['lamp', 'moth on a lamp', '']
    picked = {
      unwanted: [],
      unmet: [],
      pictures: about.map((one, at) => ({ n: at + 1, about: one, draw: ['lamp', '', ''][at] })),
    }
    drawn = { drawings: [{ ...moth, n: 2, wish: 0 }] }
    const { run, depicts } = await made(live, 'carousel')
    expect(depicts).toEqual(['lamp', expect.stringMatching(/^drafted\/moth on a lamp/), ''])
    expect(run.holds.map(({ rule }) => rule)).toEqual(['drafted'])
  })

  it('takes the place of one of ours that whoever looks at the post finds to be another thing', async () => {
    models.judge = seer
    look = [{ wish: 1, is: 'purple' }]
    picked = { unwanted: [], unmet: [], look, pictures: [{ n: 1, about: 'lamp', draw: 'lamp' }] }
    drawn = { drawings: [{ ...moth, wish: 0 }] }
    says = { drawings: [], others: [{ n: 1, why: 'a lamp for a moth', draw: 'moth on a lamp' }] }
    saysAgain = { drawings: [{ n: 1, says: 'look', why: 'a wing is torn' }], others: [] }
    const { run, depicts } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp/)
    expect(run.holds.map(({ rule }) => rule).sort()).toEqual(['drafted', 'wish'])
    expect(asked[0]?.data).toContain('"undrawn":{"1":"moth on a lamp"}')
    expect(looked.map(({ pictures = [] }) => pictures.length)).toEqual([1, 2])
  })

  it('stands beside a notice, where its owner wants it', async () => {
    written = notice
    const { run, depicts } = await made()
    expect(depicts?.[0]).toMatch(/^drafted\/moth on a lamp/)
    expect(run.holds.map(({ rule }) => rule)).toContain('drafted')
  })

  it.each([
    ['nobody answers', () => new WriterError('timeout'), 'timeout'],
    ['the answer is of another form', () => ({ drawings: 'none' }), 'broken'],
  ])('leaves the post as it was where %s', async (_, answer, fault) => {
    drawn = answer()
    const { run, depicts } = await made()
    expect(depicts).toEqual([''])
    expect(run.receipt).toMatchObject({ draughtsman: { model: 'model-a', fault } })
    expect(run.holds).toContainEqual({ rule: 'wish', what: wish, where: 'picture' })
  })

  it.each([
    ['for a picture that there is none of', { ...moth, n: 2 }],
    ['without shapes', { ...moth, shapes: [] }],
    ['that is hardly seen', { ...moth, shapes: shapes.map(one => ({ ...one, d: 'M99 99 L101 99 L100 101 Z' })) }],
    ['with what is no path', { ...moth, shapes: [...shapes, { tone: 'ink', stroke: 0, d: 'M0 0"/><text>x</text>' }] }],
    ['far out of its square', { ...moth, shapes: [...shapes, { tone: 'ink', stroke: 0, d: 'M0 0 L9000 0 L0 90 Z' }] }],
    ['in no tone of ours', { ...moth, shapes: shapes.map(one => ({ ...one, tone: 'url(#x)' })) }],
  ])('is none %s', async (_, drawing) => {
    drawn = { drawings: [drawing] }
    const { run, depicts } = await made()
    expect(depicts).toEqual([''])
    expect(run.holds.map(({ rule }) => rule)).not.toContain('drafted')
  })
})
