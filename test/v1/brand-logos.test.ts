import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BrandView } from '#lib/brand/dna/view.ts'
import { rows } from '#lib/db.ts'
import { DAY_MS } from '#lib/instant.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

const SITE = 'https://files.example'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80"><rect width="240" height="80" fill="#1D5C63"/></svg>`

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  const png = await bytesOf(banded(320, 100, [10, 37, 64], [255, 90, 0]).png())
  const square = await bytesOf(banded(128, 128, [10, 37, 64], [10, 37, 64]).png())
  world.web.pages.set(`${SITE}/logo.png`, () => new Response(png as BodyInit))
  world.web.pages.set(`${SITE}/mark.png`, () => new Response(square as BodyInit))
  world.web.pages.set(`${SITE}/logo.svg`, () => new Response(svg))
  world.web.pages.set(`${SITE}/text.png`, () => new Response('not a picture'))
})

const patch = (body: unknown, caller = live, headers = {}) => caller.patch<BrandView>('brand-dna', body, headers)
const rowsOf = async () =>
  (
    await rows<{ n: number }>(
      world.world.db,
      sql`select count(*)::int as n from media where workspace_id = ${world.workspace.id} and kind = 'logo'`,
    )
  )[0]?.n

describe('logos of the brand', () => {
  it('are fetched, made our own and linked from here', async () => {
    const { status, body, headers } = await patch({
      logos: [`${SITE}/logo.png`, `${SITE}/mark.png`, `${SITE}/logo.svg`],
    })
    expect([status, headers.get('etag')]).toEqual([200, '"1.20777"'])
    expect(
      body.logo_assets.map(({ variant, content_type, width, height }) => ({ variant, content_type, width, height })),
    ).toEqual([
      { variant: 'primary', content_type: 'image/png', width: 320, height: 100 },
      { variant: 'mark', content_type: 'image/png', width: 128, height: 128 },
      { variant: 'wordmark', content_type: 'image/png', width: expect.any(Number), height: expect.any(Number) },
    ])
    expect(body.logos).toEqual(body.logo_assets.map(logo => logo.url))
    for (const url of body.logos) {
      const file = await world.anonymous.get(url)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect((await live.get<BrandView>('brand-dna')).body).toEqual(body)
  })

  it('are drawn by the runs that follow', async () => {
    await patch({ logos: [`${SITE}/logo.png`] })
    const run = await live.post<Run>('generate', { brief: 'We open at six', channel: 'linkedin', asset_type: 'card' })
    await world.drain()
    const [row] = await rows<{ recipe: unknown }>(
      world.world.db,
      sql`select recipe from runs where id = ${run.body.id}`,
    )
    const { brand } = Recipe.parse(row?.recipe)
    expect(brand.logos).toEqual([expect.objectContaining({ variant: 'primary', width: 320, height: 100 })])
  })

  it('that are seen on one kind of ground alone are told of, by the brand and by a picture on another', async () => {
    const ink = (colour: string) => svg.replace('#1D5C63', colour)
    world.web.pages.set(`${SITE}/dark.svg`, () => new Response(ink('#0A2540')))
    world.web.pages.set(`${SITE}/light.svg`, () => new Response(ink('#FFF4E0')))
    const told = async () => {
      const item = { output_type: 'statement', body: { headline: 'Bread that waits' } }
      const taken = await live.post<{ items: { run_id: string }[] }>('render', { items: [item] })
      await world.drain()
      const run = (await live.get<Run>(`runs/${taken.body.items[0]?.run_id}`)).body
      expect(run.status).toBe('succeeded')
      return run.score_reasons.find(({ rule }) => rule === 'logo_seen')
    }
    const palette = { primary: '#0A2540', background: '#0A2540' }
    const alone = (await patch({ name: 'Oven', palette, logos: [`${SITE}/dark.svg`] })).body
    expect(alone.logo_notes).toEqual([expect.stringMatching(/on dark grounds.*as variant light/)])
    expect(await told()).toMatchObject({ weight: 0, fix: expect.stringContaining('variant light') })
    const both = (await patch({ logos: [`${SITE}/dark.svg`, `${SITE}/light.svg`] })).body
    expect(both.logo_notes).toEqual([])
    expect(await told()).toBeUndefined()
    const light = (await patch({ logos: [`${SITE}/light.svg`] })).body
    expect(light.logo_notes).toEqual([expect.stringMatching(/on light grounds.*as variant dark/)])
    expect((await patch({ logos: [] })).body.logo_notes).toEqual([])
    expect(await told()).toBeUndefined()
  })

  it('that are a sign have the name beside them, and what goes under of them is told', async () => {
    const hill = (line: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><path d="M14 92L50 22L112 92Z" fill="#F2B705"/><path d="M6 96H114V106H6Z" fill="${line}"/></svg>`
    world.web.pages.set(`${SITE}/hill.svg`, () => new Response(hill('#14443C')))
    world.web.pages.set(`${SITE}/whole.svg`, () => new Response(hill('#F2B705')))
    const made = async (headline: string) => {
      // A notice stands on the brand's own ground in either composition.
      const item = { output_type: 'notice', body: { headline } }
      const taken = await live.post<{ items: { run_id: string }[] }>('render', { items: [item] })
      await world.drain()
      const run = (await live.get<Run>(`runs/${taken.body.items[0]?.run_id}`)).body
      return [run.score_reasons.find(({ rule }) => rule === 'logo_seen'), run.assets[0]?.proof?.logo] as const
    }
    const palette = { primary: '#14443C', background: '#14443C' }
    await patch({ name: 'Fellmark', palette, logos: [`${SITE}/hill.svg`] })
    const [row, logo] = await made('Results as a file')
    expect(row).toMatchObject({ measured: expect.stringContaining('a part goes under on a dark ground') })
    expect(logo?.box.width).toBeGreaterThan((logo?.box.height ?? 0) * 3)
    const [, alone] = await made('Fellmark has results as a file')
    expect(alone?.box.width).toBe(alone?.box.height)
    await patch({ logos: [`${SITE}/whole.svg`] })
    expect((await made('Results as a list'))[0]).toBeUndefined()
  })

  it('can be sent back as they were read, in another order, without being fetched again', async () => {
    const first = (await patch({ logos: [`${SITE}/logo.png`, `${SITE}/mark.png`] })).body
    const asked = world.web.asked.length
    world.pass(20 * DAY_MS)
    const turned = (await patch({ logos: [...first.logos].reverse() })).body
    expect(turned.logo_assets.map(logo => logo.id)).toEqual(first.logo_assets.map(logo => logo.id).reverse())
    expect(world.web.asked.length).toBe(asked)
    expect((await patch({ logos: [`${SITE}/logo.png`] })).body.logo_assets[0]?.id).toBe(first.logo_assets[0]?.id)
    expect(await rowsOf()).toBe(2)
    expect((await patch({ logos: null })).body).toMatchObject({ logos: [], logo_assets: [] })
    expect((await live.post<BrandView>('brand-dna/versions/1/restore', {})).body.logo_assets).toHaveLength(2)
  })

  it('change the ETag with the day, because their links do, and If-Match goes by the version', async () => {
    const etag = (await patch({ logos: [`${SITE}/logo.png`] })).headers.get('etag') ?? ''
    expect((await live.get('brand-dna', { 'if-none-match': etag })).status).toBe(304)
    world.pass(DAY_MS)
    expect((await live.get('brand-dna', { 'if-none-match': etag })).status).toBe(200)
    expect((await patch({ tagline: 'Still' }, live, { 'if-match': etag })).status).toBe(200)
  })

  it.each([
    ['an address inside', 'https://10.0.0.1/logo.png', 400, 'url_not_allowed'],
    ['plain http', 'http://files.example/logo.png', 400, 'url_not_allowed'],
    ['a file that is not there', 'https://files.example/gone.png', 400, 'image_unreachable'],
    ['what is no picture', 'https://files.example/text.png', 415, 'unsupported_media_type'],
    ['our own pages', 'https://api.example.com/docs', 400, 'url_not_allowed'],
    ['a link of ours without a signature', `https://api.example.com/library/${'a'.repeat(64)}`, 400, 'url_not_allowed'],
  ])('%s: refused, and nothing changes', async (_, url, status, code) => {
    const answer = await patch({ tagline: 'Not this', logos: [`${SITE}/logo.png`, url] })
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })])
    expect([(await live.get<BrandView>('brand-dna')).body.version, await rowsOf()]).toEqual([0, 0])
  })

  it('are not fetched when If-Match has failed already', async () => {
    expect((await patch({ logos: [`${SITE}/logo.png`] }, live, { 'if-match': '"7"' })).status).toBe(412)
    expect(world.web.asked).toEqual([])
  })

  it('of the live brand show in test mode, and those of test mode never in the live brand', async () => {
    const test = await world.key({ mode: 'test' })
    await patch({ logos: [`${SITE}/logo.png`] })
    expect((await test.get<BrandView>('brand-dna')).body.logo_assets).toHaveLength(1)
    await patch({ tagline: 'Test' }, test)
    expect((await test.get<BrandView>('brand-dna')).body.logo_assets).toHaveLength(1)
    const both = await patch({ logos: [`${SITE}/mark.png`, `${SITE}/logo.png`] }, test)
    expect(both.body.logo_assets.map(logo => logo.width)).toEqual([128, 320])
    expect((await test.get<BrandView>('brand-dna')).body).toEqual(both.body)
    expect((await live.get<BrandView>('brand-dna')).body.logo_assets).toHaveLength(1)
  })

  it('of another workspace cannot be taken by their file alone', async () => {
    const [url = ''] = (await patch({ logos: [`${SITE}/logo.png`] })).body.logos
    const other = await (await createWorld()).key()
    expect((await patch({ logos: [url.replace(/\?.*/, '')] }, other)).body).toMatchObject({ code: 'url_not_allowed' })
  })
})
