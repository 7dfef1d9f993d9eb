// What an image model has painted, in the dashboard: allowed by the brand, looked at on the run, kept or given up.
import { beforeAll, describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { testPainter } from '#lib/adapters/mock/painter.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { WriteRequest } from '#lib/composer/model/writer.ts'
import type { Run } from '#lib/runs/run.ts'
import { modelsOf } from '#test/runs/support/models.ts'
import type { Caller } from '#test/support/caller.ts'
import { createTestDashboard, type Visitor } from '#test/support/dashboard.ts'

const told = 'We lift your boat out on Saturday 28 November from 10.'
const brief = `${told} A photo of a wee yacht hanging in the slings, grey sky.`
const card = {
  ...{ read: { publish: [1], style: [2] }, language: 'en', sensitive: 'none', hashtags: [], form: 'news' },
  ...{ caption: [{ text: told, from: ['1'] }], short: { text: told, from: ['1'] } },
  parts: [{ role: 'headline', text: 'We lift your boat out on Saturday 28 November from 10', from: ['1'] }],
}
const scene = 'A small yacht hangs in the slings of a boat lift over a quay.'
const illustration = {
  ...{ unwanted: [], pictures: [{ n: 1, about: 'yacht', draw: 'boat' }], look: [], unmet: [1] },
  paint: { wish: 1, scene, photo: true },
}
const writer = {
  name: 'model-a',
  write: async ({ instructions }: WriteRequest) => ({
    value: instructions.startsWith('You choose what is drawn') ? illustration : card,
    usage: { input_tokens: 10, output_tokens: 10 },
  }),
}
const models = modelsOf(writer)

let at: Awaited<ReturnType<typeof createTestDashboard>>
let owner: Visitor
let key: Caller

beforeAll(async () => {
  at = await createTestDashboard({ models, painter: testPainter(raster) })
  owner = await at.member('owner')
  key = await at.key()
})

const brandOf = async () => (await key.get<BrandView>('brand-dna')).body

async function made() {
  const { id } = (await key.post<Run>('generate', { brief, channel: 'instagram', asset_type: 'card' })).body
  await at.drain()
  return id
}

describe('the brand', () => {
  it('says whether pictures may be painted, and what that costs and means', async () => {
    const page = (await owner.get(at.at('brand'))).text
    expect(page).toContain('Painted pictures')
    expect(page).toContain('AI-made')
    const sent = { version: String((await brandOf()).version), name: 'Slipway', painted_pictures: 'on_wish' }
    await owner.post(at.at('brand'), sent, { from: at.at('brand') })
    expect(await brandOf()).toMatchObject({ painted_pictures: 'on_wish', version: 1 })
    const version = (await owner.get(at.at('brand/versions/1'))).text
    expect(version).toContain('Painted pictures')
  })
})

describe('a run that shows one', () => {
  it('asks whether it is right, and says who has painted it', async () => {
    const page = (await owner.get(at.at(`runs/${await made()}`))).text
    expect(page).toContain('Is this painted picture right for the post?')
    expect(page).toContain('A small yacht hangs in the slings')
    expect(page).toContain('a picture that an image model has painted')
    expect(page).toContain('painted by test')
    expect((await owner.get(at.at('runs'))).text).toContain('AI-made')
  })

  it('is made again with the drawing by a button, and in the form of its words', async () => {
    const id = await made()
    const path = at.at(`runs/${id}`)
    const pressed = await owner.post(`${path}/unpaint`, { once: 'one' }, { from: path })
    const ticked = await owner.post(`${path}/words`, { unpainted: '1', once: 'two' }, { from: `${path}/words` })
    await at.drain()
    for (const { headers } of [pressed, ticked]) {
      const other = headers.get('location')?.split('/').at(-1) ?? ''
      const run = (await key.get<Run>(`runs/${other}`)).body
      expect([run.status, run.assets.some(({ ai_made }) => ai_made)]).toEqual(['succeeded', false])
      expect((await owner.get(at.at(`runs/${other}`))).text).toContain('Painted picture')
    }
  })
})
