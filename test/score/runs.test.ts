// The score of whole runs, from request to answer.
import { beforeAll, describe, expect, it } from 'vitest'
import { dice } from '#lib/render/seed.ts'
import { mend } from '#lib/runs/judge/mend.ts'
import { brandRows } from '#lib/runs/recipe/brand-rows.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { impactScore } from '#lib/score/impact.ts'
import { type Rule, rules } from '#lib/score/rules.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'
import { randomPicture } from '../render/random.ts'

const table: Record<string, Rule> = rules
let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
})

async function made(ask: object): Promise<Run> {
  const { id } = (await live.post<Run>('generate', ask)).body
  await world.drain()
  return (await live.get<Run>(`runs/${id}`)).body
}

describe('a run', () => {
  it('has a row for every rule that applies, with the weight of the table, and fits where it was made for', async () => {
    const run = await made({ brief: 'Sourdough is £3 until Friday', channel: 'instagram', asset_type: 'card' })
    expect(run.score_reasons.length).toBeGreaterThan(18)
    for (const row of run.score_reasons) {
      const rule = table[row.rule]
      expect(rule).toBeDefined()
      expect([row.rule, row.weight, row.gate ?? false]).toEqual([row.rule, rule?.weight, rule?.kind === 'gate'])
      expect(row.points).toBeLessThanOrEqual(row.weight)
    }
    expect(new Set(run.score_reasons.map(row => table[row.rule]?.about))).toEqual(new Set(['words', 'design', 'brand']))
    expect(run.impact_score).toBe(impactScore(run.score_reasons))
    expect(run.fits?.instagram).toEqual({ ok: true, reasons: [] })
    expect(run.fits?.youtube).toEqual({ ok: false, reasons: ['takes videos only'] })
  })

  it('has on its receipt what each picture took, beside the stages', async () => {
    const run = await made({
      brief: 'Five ways to train: start slow, run with friends, sleep more, eat before, stretch after',
      channel: 'linkedin',
      asset_type: 'carousel',
    })
    const { stages, composer } = run.receipt
    const drawn = stages.filter(stage => stage.picture !== undefined)
    expect(drawn.map(({ step, picture, attempts }) => [step, picture, attempts])).toEqual(
      run.assets.map((_, picture) => ['draw', picture, 1]),
    )
    expect(stages.filter(stage => stage.picture === undefined).map(stage => stage.step)).toEqual([
      ...['compose', 'draw', 'score', 'finish'],
    ])
    expect(stages.every(stage => Number.isInteger(stage.ms) && stage.ms >= 0)).toBe(true)
    expect(composer).toBe('builtin')
    expect(run.score_reasons.filter(row => row.rule === 'contrast')).toHaveLength(1)
    expect(run.fits?.x.reasons).toEqual([`has ${run.assets.length} pictures; takes 4`])
  })

  it('loses points for words that may be for readers and were left out, and says which', async () => {
    const brief = 'Wine tasting on Friday 4 December at 7pm in the cellar. 3 kinds of cheese i think??'
    const run = await made({ brief, channel: 'linkedin', asset_type: 'card' })
    const [row] = run.score_reasons.filter(({ rule }) => rule === 'told')
    expect(row).toMatchObject({ passed: false, threshold: 1, weight: 21 })
    expect(row?.points).toBeGreaterThan(10)
    expect(row?.points).toBeLessThan(18)
    expect(row?.fix).toBe('say whether readers should learn “3 kinds of cheese i think??”')
    const whole = await made({ brief: brief.replace(' i think??', ''), channel: 'linkedin', asset_type: 'card' })
    expect(whole.score_reasons.find(({ rule }) => rule === 'told')).toMatchObject({ passed: true, points: 21 })
  })

  it('is drawn again from its recipe to the same bytes, with nothing left to repair', async () => {
    const first = await made({ brief: 'The new price for sourdough is £4.60', channel: 'linkedin', asset_type: 'card' })
    const again = (await live.post<Run>(`runs/${first.id}/rerender`, {})).body
    await world.drain()
    const second = (await live.get<Run>(`runs/${again.id}`)).body
    expect(second.assets.map(asset => asset.sha256)).toEqual(first.assets.map(asset => asset.sha256))
    expect([second.impact_score, second.repairs]).toEqual([first.impact_score, []])
  })

  it('is frozen as it was mended: each picture by itself, with what was done to which', async () => {
    const run = await made({ brief: 'Doors at six', channel: 'x', asset_type: 'card' })
    const recipe = (await live.get<Recipe>(`runs/${run.id}/recipe`)).body
    const asked = Array.from({ length: 40 }, (_, index) => randomPicture(dice(`mend/${index}`)))
    const { recipe: mended, repairs } = await mend(world.shop, { ...recipe, pictures: asked })
    expect(repairs.length).toBeGreaterThan(0)
    expect(mended.pictures).toHaveLength(asked.length)
    const changed = mended.pictures.flatMap((picture, index) =>
      JSON.stringify(picture) === JSON.stringify(asked[index]) ? [] : [index],
    )
    expect([...new Set(repairs.map(repair => repair.asset))]).toEqual(changed)
    expect(await mend(world.shop, mended)).toMatchObject({ recipe: mended, repairs: [] })
  }, 60_000)

  it('shows nothing of it before it has succeeded', async () => {
    const { body } = await live.post<Run>('generate', { brief: 'Soon', channel: 'x', asset_type: 'card' })
    expect(body).toMatchObject({ score_reasons: [], repairs: [], fits: null, impact_score: null, verdict: null })
    await world.drain()
  })

  it('is rejected for a tagline with a mistake in it, and for a mark that should or should not be there', async () => {
    const run = await made({ brief: 'Doors at six', channel: 'x', asset_type: 'card' })
    const recipe = (await live.get<Recipe>(`runs/${run.id}/recipe`)).body
    const failing = (changed: Partial<Recipe>) =>
      brandRows({ ...recipe, ...changed }, run.assets)
        .filter(row => !row.passed)
        .map(row => [row.rule, impactScore([...run.score_reasons.filter(one => one.rule !== row.rule), row]) < 50])
    const brand = { ...recipe.brand, tagline: 'Bread by seven every day.' }
    const slogan = (text: string) =>
      recipe.pictures.map(picture => ({ ...picture, data: { ...picture.data, body: text } }))
    expect(failing({ brand })).toEqual([])
    expect(failing({ brand, pictures: slogan('Bread by seven every day.') })).toEqual([])
    expect(failing({ brand, pictures: slogan('Bread by seven any day.') })).toEqual([['slogan_lock', true]])
    const marked = recipe.pictures.map(picture => ({ ...picture, service_mark: true }))
    expect(failing({ pictures: marked })).toEqual([['watermark', true]])
  })
})
