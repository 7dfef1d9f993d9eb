// The words of a run on the command line: listed by their places, and sent back otherwise as a run of their own.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { RUN_ID, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'
import { createWorld } from '#test/support/world.ts'
import { reworded, textsOf } from '../../cli/commands/words/texts.mjs'

const OTHER = '0197a2b3-7c1e-7d44-9f00-3b5c8e21d6ab'
const data = { headline: 'Prices from March', items: ['Dry cut: £28', 'Colour: £65', 'Fringe: £9'] }
const recipe = {
  ...{ version: 1, engine: 'x', seal: 'a.b', captions: { twitter: 'From March.', linkedin: '' }, hashtags: ['#hair'] },
  ...{ pictures: [{ template: 'feature_list', index: 0, data }], video: null },
}

function answering(service: Service, captions: object | null = { twitter: 'From March. #hair' }): void {
  service.on('GET /runs/:id', ({ path }) => ({
    json: { ...succeeded(service.base, { captions }), id: path.split('/').at(-1) },
  }))
  service.on('GET /runs/:id/recipe', () => ({ json: recipe }))
  service.on('POST /render', () => ({ status: 202, json: { items: [{ index: 0, run_id: OTHER }] } }))
}
type Sent = { items: { channel: string; recipe: Record<string, unknown> }[] }
const sent = (service: Service) => (service.asked('POST /render')[0]?.body as Sent | undefined)?.items[0]

describe.concurrent.each(nodesOfWords)('words, $name', node => {
  const words = (service: Service, ...args: string[]) =>
    brand(['words', ...args], { node, base: service.base, env: {} })

  it('lists each text with its place, as lines or as JSON', async ({ service }) => {
    answering(service)
    const { status, stdout } = await words(service, RUN_ID)
    expect(status).toBe(0)
    expect(stdout.split('\n')).toEqual([
      'data.headline=Prices from March',
      ...['data.items.0=Dry cut: £28', 'data.items.1=Colour: £65', 'data.items.2=Fringe: £9'],
      ...['captions.twitter=From March. #hair', ''],
    ])
    expect(JSON.parse((await words(service, RUN_ID, '--json')).stdout)['data.items.1']).toBe('Colour: £65')
    expect(service.asked('POST /render')).toEqual([])
  })

  it('makes a run of other words, without the seal, and what is empty is left out', async ({ service }) => {
    answering(service)
    const file = join(emptyFolder(), 'words.json')
    writeFileSync(file, JSON.stringify({ 'data.headline': 'Prices from April', 'data.items.1': 'Colour: £65' }))
    const args = ['--file', `@${file}`, '--set', 'data.items.0=', '--set', 'data.items.2=Fringe: £10', '--quiet']
    const { status, stderr } = await words(service, RUN_ID, ...args)
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')])
    expect(sent(service)).toEqual({
      channel: 'twitter',
      recipe: {
        ...{ version: 1, engine: 'x', captions: { twitter: 'From March. #hair' }, hashtags: [], video: null },
        pictures: [
          {
            ...{ template: 'feature_list', index: 0 },
            data: { headline: 'Prices from April', items: ['Colour: £65', 'Fringe: £10'] },
          },
        ],
      },
    })
    expect(service.asked('POST /render')[0]?.headers['idempotency-key']).toMatch(/^cli-/)
  })

  it('says what is wrong before it makes anything', async ({ service }) => {
    answering(service)
    for (const [args, said] of [
      [[], 'needs <run_id>'],
      [[RUN_ID, '--set', 'headline'], 'not of the form place=text'],
      [[RUN_ID, '--set', 'data.title=x'], 'data.title is no place of this run'],
      [[RUN_ID, '--set', 'data.items=x'], 'has several texts'],
      [[RUN_ID, '--set', 'data.headline=Prices from March'], 'Nothing reads otherwise'],
      [[RUN_ID, '--file', '[1]'], 'no JSON object of texts'],
    ] as [string[], string][]) {
      const { status, stderr } = await words(service, ...args)
      expect([args, status, stderr]).toEqual([args, 2, expect.stringContaining(said)])
    }
    expect(service.asked('POST /render')).toEqual([])
  })
})

describe('a recipe with other words', () => {
  it('is taken by the service: slides that were left out go, and a film keeps its length', async () => {
    const world = await createWorld({ plan: 'scale' })
    const caller = await world.key()
    const brief = 'Three things: bread at six, tea at seven and cake at eight'
    for (const asset_type of ['carousel', 'slideshow', 'video', 'infographic', 'og_image', 'card']) {
      const { id } = (await caller.post<Run>('generate', { brief, channel: 'linkedin', asset_type })).body
      await world.drain()
      const [run, was] = [
        (await caller.get<Run>(`runs/${id}`)).body,
        (await caller.get<Recipe>(`runs/${id}/recipe`)).body,
      ]
      const texts = textsOf(was as never, run as never)
      const [first = ''] = Object.keys(texts).filter(path => /\.(headline|title|text)$/.test(path))
      const list = asset_type === 'video' ? 'shots.1' : was.pictures.length > 2 ? 'data.slides.1' : ''
      const words = new Map([[first, 'Bread, tea and cake'], ...(list ? [[list, ''] as [string, string]] : [])])
      const item = { recipe: reworded(was as never, run as never, words), channel: 'linkedin' }
      const taken = await caller.post<{ items: { run_id: string }[] }>('render', { items: [item] })
      expect([asset_type, taken.status]).toEqual([asset_type, 202])
      await world.drain()
      const after = (await caller.get<Run>(`runs/${taken.body.items[0]?.run_id}`)).body
      const made = (await caller.get<Recipe>(`runs/${after.id}/recipe`)).body
      expect([asset_type, after.status, after.error_message]).toEqual([asset_type, 'succeeded', null])
      expect(after).toMatchObject({ composer: 'recipe', output_text: run.output_text })
      expect(JSON.stringify([made.pictures[0]?.data, made.video?.shots])).toContain('Bread, tea and cake')
      const gone = list === '' ? 0 : 1
      expect(made.pictures).toHaveLength(Math.max(0, was.pictures.length - (was.pictures.length > 0 ? gone : 0)))
      if (asset_type === 'video') {
        expect(made.video?.shots).toHaveLength((was.video?.shots.length ?? 0) - 1)
        expect(made.video?.shots.at(-1)?.end_ms).toBe(was.video?.shots.at(-1)?.end_ms)
      }
    }
  }, 120_000)
})
