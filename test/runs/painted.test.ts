// A picture that an image model paints for a brief, where the brand allows it: proposed, looked at, marked.
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Credits } from '#lib/billing/credits.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import type { WriteRequest } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { MediaFile } from '#lib/media/list.ts'
import { type PaintAsk, type Painter, PainterError } from '#lib/ports/painter.ts'
import { grants, PAINTING } from '#lib/prices.ts'
import { approveRun, contentOf, showForApproval } from '#lib/publish/approval/approve.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { modelsOf } from '#test/runs/support/models.ts'
import { answer, brief, card, carousel, film, flat, lettered, og, picture, scene } from '#test/runs/support/painting.ts'
import type { Caller } from '#test/support/caller.ts'
import { connect, postTo } from '#test/support/posts.ts'
import { keepsBooks, setWallet } from '#test/support/wallets.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let asks: PaintAsk[] = []
let paint: Painter['paint'] = ask => picture.paint(ask)
const painter: Painter = {
  name: 'painter-a',
  async paint(ask) {
    asks.push(ask)
    return paint(ask)
  },
}

let words: unknown = card
let reply: unknown
let asked: WriteRequest[] = []
const writer = {
  name: 'model-a',
  async write(request: WriteRequest) {
    const usage = { input_tokens: 10, output_tokens: 10, cost_usd: 0.001 }
    if (!request.instructions.startsWith('You choose what is drawn')) return { value: words, usage }
    asked.push(request)
    return { value: reply, usage }
  },
}
const models = modelsOf(writer)

let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld({ models, painter })
  live = await world.key({ auto_post: true })
  await live.patch('brand-dna', { name: 'Slipway', palette: { primary: '#0F5257', accent: '#F2A541' } })
})
beforeEach(async () => {
  asks = []
  asked = []
  words = card
  reply = answer({})
  paint = ask => picture.paint(ask)
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
  await live.patch('brand-dna', { painted_pictures: 'on_wish' })
})

/** A person opens the run and keeps it. */
async function approve(run_id: string): Promise<void> {
  const ref = { workspace_id: world.workspace.id, livemode: true, run_id }
  const shown = await showForApproval(world.world, ref)
  const person = { actor: 'user:mara', who: 'Mara', request_id: 'test' }
  await approveRun(world.world, person, ref, contentOf(shown))
}

type More = { asset_type?: string; by?: Caller; variation?: number }

async function made({ asset_type = 'card', by = live, variation = 0 }: More = {}) {
  const { id } = (await by.post<Run>('generate', { brief, channel: 'instagram', asset_type, variation })).body
  await world.drain()
  return read(id, by)
}

async function read(id: string, by = live) {
  const run = (await by.get<Run>(`runs/${id}`)).body
  const recipe = (await by.get<Recipe>(`runs/${id}/recipe`)).body
  return { id, run, recipe, sha256: run.assets[0]?.sha256, rules: run.holds.map(({ rule }) => rule) }
}

const painted = (run: Run) => run.assets.map(({ ai_made }) => ai_made ?? false)

describe('a wish that no drawing meets', () => {
  it('is painted where the brand allows it, and waits for a person', async () => {
    const { run, recipe, rules } = await made()
    const [ask] = asks
    expect([run.status, asks.length]).toEqual(['succeeded', 1])
    for (const said of [scene, '#0F5257', 'No letters']) expect(ask?.prompt).toContain(said)
    expect(ask?.prompt).not.toMatch(/Murdo|28/)
    expect(rules).toEqual(['painted'])
    expect(run).toMatchObject({ verdict: 'needs_review', receipt: { painter: { model: 'painter-a' } } })
    expect(run.assets[0]).toMatchObject({ ai_made: true, proof: { photos: [{ painted: true, full: false }] } })
    expect(run.assets[0]?.alt_text).toContain('A small yacht hangs in the slings')
    expect(recipe.brand.painted).toMatchObject({ model: 'painter-a' })
    const kept = (await live.get<MediaFile[]>('media?kind=painting')).body
    expect(kept[0]?.filename).toMatch(/^a-small-yacht/)
  })

  it('is painted as large as it is shown, and in the hand of the brand where no photo is asked for', async () => {
    reply = answer({ photo: false })
    const { run } = await made()
    const { width = 0, height = 0 } = asks[0] ?? {}
    const box = run.assets[0]?.proof?.photos?.[0]?.box ?? { width: 0, height: 1 }
    expect(width).toBeGreaterThanOrEqual(box.width)
    expect(Math.abs(width / height - box.width / box.height)).toBeLessThan(0.05)
    expect((box.width * box.height) / (1080 * 1350)).toBeGreaterThan(0.36)
    expect(asks[0]?.prompt).toMatch(/Illustration/)
    expect(asks[0]?.prompt).not.toMatch(/Photograph/)
  })

  it('is what it was where the brand does not allow it, and the model is asked what it was asked', async () => {
    await live.patch('brand-dna', { painted_pictures: 'off' })
    reply = answer()
    const { run, rules, recipe } = await made()
    expect([asks, rules, painted(run)]).toEqual([[], ['wish'], [false]])
    expect([recipe.brand.painted, run.receipt.painter]).toEqual([undefined, undefined])
    expect(asked[0]?.instructions).toBe(illustratorInstructions())
    expect(JSON.stringify(asked[0]?.schema)).not.toContain('paint')
  })

  it.each([
    ['the painter fails', () => Promise.reject(new PainterError('timeout', '60000 ms')), 'timeout', 1],
    ['what comes is no picture', async () => new Uint8Array(40), 'broken', 1],
    ['what comes is one colour, twice', () => flat(512), 'blank', 2],
    ['what comes is as small as a stamp, twice', () => flat(200), 'too_small', 2],
  ])('is held as before where %s', async (_what, painting, fault, times) => {
    paint = painting
    const { run, rules } = await made()
    expect([asks.length, rules, painted(run)]).toEqual([times, ['wish'], [false]])
    expect(run.receipt.painter).toEqual({ model: 'painter-a', fault })
    expect(run.status).toBe('succeeded')
  })

  it.each([
    ['nothing may be painted of it', { scene: '' }],
    ['it is of another wish', { wish: 4 }],
    ['a number of a person stands in it', { scene: 'A passport with the number 123456789 on a table in the sun.' }],
  ])('is held as before where %s', async (_what, said) => {
    reply = answer(said)
    expect((await made()).rules).toEqual(['wish'])
    expect(asks).toEqual([])
  })

  it('is not painted once the day’s money is spent', async () => {
    const dear = await createWorld({ painter, models: { ...models, daily_usd: 0.03 } })
    const key = await dear.key()
    await key.patch('brand-dna', { painted_pictures: 'on_wish' })
    const { id } = (await key.post<Run>('generate', { brief, channel: 'instagram', asset_type: 'card' })).body
    await dear.drain()
    const run = (await key.get<Run>(`runs/${id}`)).body
    expect(run.receipt.painter).toEqual({ model: 'painter-a', fault: 'spend_limit' })
    expect(asks).toEqual([])
  })
})

describe('letters that nobody asked for', () => {
  it('have it painted once more', async () => {
    paint = ask => (asks.length === 1 ? lettered() : picture.paint(ask))
    const { recipe, run } = await made()
    expect([asks.length, recipe.brand.painted?.letters, painted(run)]).toEqual([2, undefined, [true]])
  })

  it('are told to whoever looks at it where they come again', async () => {
    paint = lettered
    const { run, recipe } = await made()
    expect([asks.length, recipe.brand.painted?.letters]).toEqual([2, true])
    expect(run.holds[0]?.what).toContain('there may be letters on it')
  })
})

describe('what was painted', () => {
  it('is not painted again for the same brief, and the picture is the same to the byte', async () => {
    const [one, two] = [await made(), await made()]
    expect(asks).toHaveLength(1)
    expect(two.sha256).toBe(one.sha256)
    await made({ variation: 1 })
    expect(asks).toHaveLength(2)
  })

  it('is painted once for two at a time', async () => {
    const ids = []
    for (let nth = 0; nth < 2; nth++)
      ids.push((await live.post<Run>('generate', { brief, channel: 'instagram', asset_type: 'card' })).body.id)
    // Time stands still while they wait for each other.
    const pause = () => new Promise<void>(resolve => setTimeout(resolve, 5))
    await Promise.all(ids.map(id => advance({ ...world.shop, pause }, id)))
    await world.drain()
    const runs = await Promise.all(ids.map(id => read(id)))
    expect(asks).toHaveLength(1)
    expect(runs.map(({ run }) => painted(run))).toEqual([[true], [true]])
    expect(runs[0]?.sha256).toBe(runs[1]?.sha256)
  })

  it('stands on the cover of a set, opens a film, and stands beside a title', async () => {
    words = carousel
    reply = answer({}, 3)
    expect(painted((await made({ asset_type: 'carousel' })).run)).toEqual([true, false, false])
    words = og
    reply = answer({})
    expect(painted((await made({ asset_type: 'og_image' })).run)).toEqual([true])
    words = film
    reply = answer({}, 3)
    const moving = await made({ asset_type: 'video' })
    expect(moving.recipe.brand.painted).toMatchObject({ model: 'painter-a' })
    expect(asks.at(-1)).toMatchObject({ width: 1088, height: 960 })
  })

  it('is posted with the mark for it once a person has approved it', async () => {
    const { id } = await made()
    expect((await postTo(live, id, { platform: 'instagram' })).status).toBe(400)
    await approve(id)
    await connect(world, 'instagram')
    await postTo(live, id, { platform: 'instagram' })
    await world.drain()
    expect(world.platforms.asked.at(-1)?.post.generated).toBe(true)
  })

  it('goes with words that are changed, and waits on, unless a person has approved it before', async () => {
    reply = answer({ scene: 'A rowing boat lies keel up on a shingle beach in the rain.' })
    const { id, sha256 } = await made()
    const changed = async () => {
      const { parts } = (await live.get<{ parts: { texts: { path: string }[] }[] }>(`runs/${id}/words`)).body
      const path = parts[0]?.texts[0]?.path ?? ''
      const again = await live.post<Run>(`runs/${id}/words`, { words: { [path]: 'We lift your boat out' } })
      await world.drain()
      return read(again.body.id)
    }
    const other = await changed()
    expect([other.rules.includes('painted'), painted(other.run), asks.length]).toEqual([true, [true], 1])
    expect(other.sha256).not.toBe(sha256)
    await approve(id)
    expect((await changed()).rules).not.toContain('painted')
  })

  it('gives its place back to the drawing where its owner does not want it', async () => {
    const { id } = await made()
    const { body } = await live.post<Run>(`runs/${id}/words`, { painted: false })
    await world.drain()
    const { run, recipe, rules } = await read(body.id)
    expect([rules, painted(run), recipe.brand.painted]).toEqual([[], [false], undefined])
    expect(recipe.pictures[0]?.depicts).toEqual(['boat'])
    const again = await live.post<{ message: string }>(`runs/${body.id}/words`, { painted: false })
    expect([again.status, again.body.message]).toEqual([
      422,
      'painted: This run shows no picture that a model has painted or drawn for it.',
    ])
  })

  it('is drawn again byte for byte, and waits again', async () => {
    const { id, sha256 } = await made()
    const again = (await live.post<Run>(`runs/${id}/rerender`, {})).body
    await world.drain()
    const { run, sha256: second } = await read(again.id)
    expect([second, run.verdict, painted(run)]).toEqual([sha256, 'needs_review', [true]])
  })

  it('cannot be named by a workspace that does not have it', async () => {
    const { recipe } = await made()
    const { seal: _seal, ...sent } = recipe
    const foreign = { ...recipe.brand.painted, blob_key: 'unpainted' }
    const items = [{ recipe: { ...sent, brand: { ...sent.brand, painted: foreign } } }]
    expect((await live.post('render', { items })).status).toBe(422)
  })
})

describe('its price', () => {
  it('is two credits, once, and comes back where nothing was painted', async () => {
    const shop = await createWorld({ painter, models, sells: true })
    const key = await shop.key()
    await key.patch('brand-dna', { painted_pictures: 'on_wish' })
    const make = async (variation: number) => {
      await key.post('generate', { brief, channel: 'instagram', asset_type: 'card', variation })
      await shop.drain()
      const { entries } = (await key.get<Credits>('credits')).body
      return entries.map(({ source, amount }) => [source, amount])
    }
    const [paid, ran] = [
      ['painting', -PAINTING],
      ['run', -1],
    ]
    expect((await make(0)).slice(0, 2)).toEqual([paid, ran])
    expect((await make(0)).slice(0, 2)).toEqual([ran, paid])
    paint = () => Promise.reject(new PainterError('refused'))
    expect((await make(1)).slice(0, 3)).toEqual([['painting_failed', PAINTING], paid, ran])
    paint = ask => picture.paint(ask)
    await setWallet(shop, { spent: grants.pro - 2, bought: 0 })
    expect((await make(2)).slice(0, 1)).toEqual([ran])
    expect(asks).toHaveLength(2)
    await keepsBooks(shop)
  })
})

describe('a brand that has pictures painted always', () => {
  it('has one where its words would stand alone, and none where something is drawn', async () => {
    await live.patch('brand-dna', { painted_pictures: 'always' })
    reply = { ...answer({ wish: 0 }), unmet: [], pictures: [{ n: 1, about: 'a boat lift', draw: '' }] }
    expect((await made()).rules).toEqual(['painted'])
    await world.world.db.execute(sql`delete from answers`)
    reply = { ...answer({ wish: 0 }), unmet: [] }
    expect((await made()).rules).toEqual([])
    expect(asks).toHaveLength(1)
  })
})

describe('a test key', () => {
  it('never reaches the provider: a stand-in paints what was answered to a live one', async () => {
    await made()
    const test = await made({ by: await world.key({ mode: 'test' }) })
    expect([asks.length, test.rules, painted(test.run)]).toEqual([1, ['painted'], [true]])
    expect(test.run.receipt.painter).toEqual({ model: 'test' })
  })

  it('meets a painted picture, and a painter that fails, on purpose; where its brand allows one', async () => {
    const by = await world.key({ mode: 'test' })
    const outcome = async (words: string) => {
      const given = { brief: `Tea at six on Saturday. ${words}`, channel: 'instagram', asset_type: 'card' }
      const { id } = (await by.post<Run>('generate', given)).body
      await world.drain()
      const { run, rules } = await read(id, by)
      expect(run.output_text).not.toContain('[[')
      return [rules.includes('painted'), ...painted(run), run.receipt.painter?.fault]
    }
    expect(await outcome('[[paint:picture]]')).toEqual([true, true, undefined])
    expect(await outcome('[[paint:nothing]]')).toEqual([false, false, 'unavailable'])
    await by.patch('brand-dna', { painted_pictures: 'off' })
    expect(await outcome('[[paint:picture]]')).toEqual([false, false, undefined])
    expect(asks).toEqual([])
  })
})
