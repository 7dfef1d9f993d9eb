import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import { DAY_MS, SECOND_MS } from '#lib/instant.ts'
import type { RenderAnswer as RenderAnswerSchema } from '#lib/runs/accept/render.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { advanceWork } from '#lib/runs/work/work.ts'
import { encode } from '#lib/video/encode.ts'
import { assemble } from '#lib/video/mp4/assemble.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { LENGTHS } from '#lib/video/sound/bed-names.ts'
import { silence } from '#lib/video/sound/soundtrack.ts'
import type { Caller } from '#test/support/caller.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { livelyFilm } from '#test/video/support/films.ts'
import { boxesOf, complaints, probe } from '#test/video/support/probe.ts'

const brief = {
  brief: 'Dark mode is here. It follows your system, it saves battery, and it is free for everybody.',
  channel: 'tiktok',
  asset_type: 'video',
}
type RenderAnswer = z.output<typeof RenderAnswerSchema>
let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const start = async (more: object = {}) => (await live.post<Run>('generate', { ...brief, ...more })).body.id
const read = async (id: string) => (await live.get<Run>(`runs/${id}`)).body
const fileOf = (url: string) => world.blobs.held.get(new URL(url).pathname.slice(1))?.bytes ?? new Uint8Array()
const partsLeft = () => [...world.blobs.held.keys()].filter(key => key.startsWith('parts/'))
const waitingWork = () =>
  world.queue.waiting.flatMap(one => (one.topic === 'steps' && one.body.idx !== undefined ? [one] : []))

describe('a video run', () => {
  it('becomes one MP4 with its poster and its captions', async () => {
    const id = await start()
    await world.drain()
    expect(world.reports).toEqual([])
    const run = await read(id)
    expect(run).toMatchObject({ status: 'succeeded', progress: 100, error_message: null, asset_urls: null })
    const [video, poster, captions] = run.assets
    expect(run.assets).toHaveLength(3)
    expect(run.asset_url).toBe(video?.url)
    expect(video).toMatchObject({ kind: 'video', content_type: 'video/mp4', width: 270, height: 480, position: 0 })
    expect(LENGTHS).toContain((video?.duration_ms ?? 0) / 1000)
    expect(poster).toMatchObject({ kind: 'thumbnail', content_type: 'image/jpeg', width: 270, height: 480 })
    expect(captions).toMatchObject({ kind: 'captions', content_type: 'text/vtt', duration_ms: video?.duration_ms })
    expect([...fileOf(poster?.url ?? '').slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect(new TextDecoder().decode(fileOf(captions?.url ?? ''))).toMatch(
      /^WEBVTT\n\n00:00:00.000 --> 00:00:00.500\nLine 1 of it\n/,
    )
    expect(partsLeft()).toEqual([])
  })

  it.runIf(hasFfmpeg)('is what every player and platform takes', async () => {
    const id = await start()
    await world.drain()
    const { asset_url, assets } = await read(id)
    const file = fileOf(asset_url ?? '')
    const seconds = (assets[0]?.duration_ms ?? 0) / 1000
    const { streams, format } = probe(file)
    expect(streams).toMatchObject([
      {
        ...{ codec_name: 'h264', profile: 'Constrained Baseline', width: 270, height: 480, pix_fmt: 'yuv420p' },
        ...{ r_frame_rate: '30/1', avg_frame_rate: '30/1', has_b_frames: 0, field_order: 'progressive' },
        ...{ color_range: 'tv', color_space: 'bt709', color_transfer: 'bt709', color_primaries: 'bt709' },
        ...{ nb_read_frames: String(seconds * 30), start_time: '0.000000', duration: seconds.toFixed(6) },
      },
      {
        ...{ codec_name: 'aac', profile: 'LC', sample_rate: '48000', channels: 2, start_time: '0.000000' },
        ...{ nb_read_frames: String(Math.round((seconds * 48_000) / 1024)) },
      },
    ])
    expect(Math.abs(Number(format.duration) - seconds)).toBeLessThan(1024 / 48_000)
    const boxes = boxesOf(file)
    expect(boxes.filter(box => ['ftyp', 'moov', 'mdat'].includes(box))).toEqual(['ftyp', 'moov', 'mdat'])
    expect(boxes).not.toContain('edts')
    expect(complaints(file)).toBe('')
  })

  it.runIf(hasFfmpeg)('is as long as its brief asks for, with music to its end', async () => {
    const wished = await start({
      brief: `30 sec reel pls. How we clean a cast iron pan. Wash it while it is still warm. Dry it on the stove until
        nothing steams. Rub in a thin coat of oil and wipe it off again. Bake it upside down for an hour. Let it cool in
        the oven overnight. Never leave it in the sink to soak.`,
    })
    await world.drain()
    const { assets, asset_url } = await read(wished)
    expect(assets[0]?.duration_ms).toBe(30_000)
    const file = fileOf(asset_url ?? '')
    expect(probe(file).streams).toMatchObject([{ nb_read_frames: '900' }, { nb_read_frames: '1406' }])
    expect(complaints(file)).toBe('')
  })

  it.runIf(AT_LENGTH)(
    'is made in segments where it takes long, in any order and also twice, to the same bytes',
    async () => {
      world.films(async () => livelyFilm(600, 540, 960))
      const id = await start()
      await advance(world.shop, id)
      const messages = waitingWork()
      expect(messages).toHaveLength(8)
      expect(await read(id)).toMatchObject({ status: 'running', progress: 20, assets: [] })
      const seen: number[] = []
      for (const message of [...messages].reverse().flatMap(one => [one, one])) {
        await advanceWork(world.shop, id, message.body.idx ?? -1)
        seen.push((await read(id)).progress)
      }
      expect(seen).toEqual([28, 28, 35, 35, 43, 43, 50, 50, 58, 58, 65, 65, 73, 73, 80, 80])
      expect(partsLeft()).toHaveLength(8)
      world.queue.waiting.push(...messages)
      await world.drain()
      expect(world.reports).toEqual([])
      const run = await read(id)
      expect(run).toMatchObject({ status: 'succeeded', progress: 100 })
      expect(partsLeft()).toEqual([])

      const film = livelyFilm(600, 540, 960)
      const segments = await encode(world.shop.raster, film, segmentsOf(600))
      const whole = await assemble({ width: 540, height: 960, segments, sound: silence(20) })
      expect(await sha256Hex(whole)).toBe(run.assets[0]?.sha256)
    },
  )

  it('forgets a segment that came too late, and removes its part after a day', async () => {
    world.films(async () => livelyFilm(600, 540, 960))
    const id = await start()
    await advance(world.shop, id)
    const messages = waitingWork()
    const held = Promise.withResolvers<void>()
    const put = async (...file: Parameters<typeof world.blobs.put>) => held.promise.then(() => world.blobs.put(...file))
    const late = advanceWork({ ...world.shop, blobs: { ...world.blobs, put } }, id, 3)
    await world.drain()
    expect((await read(id)).status).toBe('running')
    world.pass(90 * SECOND_MS)
    await world.sweep('renders')
    await world.drain()
    expect((await read(id)).status).toBe('running')
    world.pass(31 * SECOND_MS)
    await world.sweep('renders')
    await world.drain()
    const run = await read(id)
    expect(run.status).toBe('succeeded')
    held.resolve()
    await late
    expect(await read(id)).toEqual(run)
    expect(messages).toHaveLength(8)
    expect(partsLeft()).toHaveLength(1)
    world.pass(DAY_MS)
    await world.sweep('files')
    expect(partsLeft()).toEqual([])
    expect(fileOf(run.asset_url ?? '').length).toBe(run.assets[0]?.bytes)
  })

  it('is the same file when it is drawn again, from its run and from its recipe', async () => {
    const id = await start()
    await world.drain()
    const recipe = (await live.get<Recipe>(`runs/${id}/recipe`)).body
    expect(recipe).toMatchObject({ pictures: [], video: { width: 1080, height: 1920, ribbon: null } })
    const again = await live.post<Run>(`runs/${id}/rerender`, {})
    const given = await live.post<RenderAnswer>('render', { items: [{ recipe }] })
    expect([again.status, given.status, given.body.items?.[0]?.output_type]).toEqual([202, 202, 'video'])
    world.pass(3 * SECOND_MS)
    await world.drain()
    const runs = await Promise.all([id, again.body.id, given.body.items?.[0]?.run_id ?? ''].map(read))
    expect(runs.map(run => [run.status, run.asset_type])).toEqual(Array(3).fill(['succeeded', 'video']))
    expect(new Set(runs.map(run => run.assets[0]?.sha256)).size).toBe(1)
  })

  it('is refused, or fails at once, where a recipe asks for what cannot be shown', async () => {
    const id = await start()
    await world.drain()
    const recipe = (await live.get<Recipe>(`runs/${id}/recipe`)).body
    const [shot] = recipe.video?.shots ?? []
    const withShots = (...shots: object[]) => ({ ...recipe, video: { ...recipe.video, shots } })
    const ask = async (asked: object) =>
      live.post<RenderAnswer & { code: string }>('render', { items: [{ recipe: asked }] })
    for (const wrong of [
      { ...recipe, video: null },
      withShots(),
      withShots({ ...shot, start_ms: 100 }),
      withShots({ ...shot, end_ms: 90_000 }),
      withShots({ ...shot, end_ms: 300 }),
      { ...recipe, video: { ...recipe.video, width: 1081 } },
    ]) {
      const refused = await ask(wrong)
      expect([refused.status, refused.body.code]).toEqual([422, 'recipe_invalid'])
    }
    for (const [wrong, why] of [
      [{ ...shot, scene: 'fireworks' }, 'Shot 1: the scene `fireworks` is not known.'],
      [{ ...shot, composition: 'upside_down' }, 'Shot 1: the scene `hook` has no composition `upside_down`.'],
      [{ ...shot, data: {} }, 'Shot 1: the scene `hook` cannot be made of its data: text'],
    ] as const) {
      const taken = await ask(withShots(wrong))
      await world.drain()
      const run = await read(taken.body.items[0]?.run_id ?? '')
      expect([run.status, run.error_code]).toEqual(['failed', 'draw_failed'])
      expect(run.error_message).toContain(why)
    }
  })

  it('is gated by the plan, also as a recipe, and counts as a video', async () => {
    const id = await start()
    await world.drain()
    const recipe = (await live.get<Recipe>(`runs/${id}/recipe`)).body
    const starter = await (await createWorld({ plan: 'starter' })).key()
    for (const answer of [
      await starter.post('generate', brief),
      await starter.post('render', { items: [{ recipe }] }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'plan_required'])
      expect(answer.body.message).toContain('Upgrade to pro')
    }
    const { caps } = (await live.get<{ caps: object[] }>('me')).body
    expect(caps).toContainEqual(expect.objectContaining({ asset_type: 'video', limit: 15, used: 1 }))
  })

  it('is refused when the plan has made its videos of the month: 15, 60 or 300', async () => {
    for (const [plan, cap] of [
      ['pro', 15],
      ['growth', 60],
      ['scale', 300],
    ] as const) {
      const full = await createWorld({ plan })
      const { id } = full.workspace
      await full.world.db.execute(
        sql`insert into usage (workspace_id, kind, period, used) values (${id}, 'video', '2026-11-20', ${cap - 1})`,
      )
      const key = await full.key()
      expect((await key.post('generate', brief)).status).toBe(202)
      const refused = await key.post<{ code: string; detail: object }>('generate', brief)
      expect([refused.status, refused.body.code]).toEqual([429, 'plan_cap_reached'])
      expect(refused.body.detail).toMatchObject({ bucket: 'cap:video', limit: cap, used: cap })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('fails as the brief of a test key asks, and bears the ribbon of test mode', async () => {
    const test = await world.key({ mode: 'test' })
    const asked = await Promise.all(
      [`${brief.brief} [[fail:draw]]`, brief.brief].map(text => test.post<Run>('generate', { ...brief, brief: text })),
    )
    const [failing, fine] = asked.map(answer => answer.body.id)
    await world.drain()
    expect((await test.get<Run>(`runs/${failing}`)).body).toMatchObject({ status: 'failed', error_code: 'draw_failed' })
    expect((await test.get<Run>(`runs/${fine}`)).body.status).toBe('succeeded')
    expect((await test.get<Recipe>(`runs/${fine}/recipe`)).body.video).toMatchObject({
      ribbon: 'test',
      service_mark: false,
    })
  })
})

describe('a slideshow', () => {
  const slides = { ...brief, asset_type: 'slideshow', channel: 'instagram' }

  it('has its stills in order and, where the plan has videos, the same as a video that counts as none', async () => {
    const id = await start(slides)
    await world.drain()
    expect(world.reports).toEqual([])
    const run = await read(id)
    const stills = run.assets.filter(asset => asset.kind === 'image')
    expect(run.asset_urls).toEqual(stills.map(still => still.url))
    expect([run.status, run.asset_url]).toEqual(['succeeded', stills[0]?.url])
    expect(run.assets.map(asset => asset.kind)).toEqual([...stills.map(() => 'image'), 'video'])
    expect(run.assets.at(-1)).toMatchObject({ width: 1080, height: 1920, position: stills.length })
    if (hasFfmpeg) expect(complaints(fileOf(run.assets.at(-1)?.url ?? ''))).toBe('')
    const { caps } = (await live.get<{ caps: object[] }>('me')).body
    expect(caps).toContainEqual(expect.objectContaining({ asset_type: 'video', used: 0 }))
    expect(partsLeft()).toEqual([])
  }, 60_000)

  it('has its stills alone on a plan without videos', async () => {
    const poor = await createWorld({ plan: 'starter' })
    const key = await poor.key()
    const { id } = (await key.post<Run>('generate', slides)).body
    await poor.drain()
    const run = (await key.get<Run>(`runs/${id}`)).body
    expect([run.status, new Set(run.assets.map(asset => asset.kind))]).toEqual(['succeeded', new Set(['image'])])
  })
})
