// The programs under examples/, run as their readers would, against the service over HTTP.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from '#dev/http/listen.ts'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { served } from '#test/client/support/served.ts'
import { bound } from '#test/support/studio.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'
import cron from '../../examples/cron/worker.mjs'
import Image, { size } from '../../examples/next/app/blog/[slug]/opengraph-image.js'
import worker, { ogAddress } from '../../examples/og-image/worker.mjs'

const folder = join(import.meta.dirname, '..', '..', 'examples')
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
let world: TestWorld
let server: Awaited<ReturnType<typeof served>>
let env: { BRAND_API_KEY: string; BRAND_BASE_URL: string }

beforeAll(async () => {
  world = await createWorld()
  const key = (await bound(world)).caller.minted?.key ?? ''
  server = await served(world)
  env = { BRAND_API_KEY: key, BRAND_BASE_URL: server.url }
})
afterAll(() => server.close())

const start = (file: string, args: string[] = [], more: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [join(folder, file), ...args], { env: { PATH: process.env.PATH, ...env, ...more } })

async function ended(child: ChildProcess, input = ''): Promise<{ status: number | null; out: string; err: string }> {
  const [out, err]: [Buffer[], Buffer[]] = [[], []]
  child.stdout?.on('data', chunk => out.push(chunk))
  child.stderr?.on('data', chunk => err.push(chunk))
  child.stdin?.end(input)
  const status = await new Promise<number | null>(done => child.on('close', done))
  return { status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }
}

describe('the examples', () => {
  it('announce a release once, however often the job runs', async () => {
    const notes = 'Dark mode is here. Easier on eyes and battery.'
    for (let count = 0; count < 2; count++) {
      const { status, out, err } = await ended(start('release/announce.mjs', ['v2.1.0']), notes)
      expect([status, err]).toEqual([0, ''])
      expect(out).toMatch(/^(approved|needs_review|rejected) https:\/\//)
    }
    const { out } = await ended(start('release/announce.mjs'), '')
    expect(out).toBe('')
    const key = { authorization: `Bearer ${env.BRAND_API_KEY}` }
    expect(await (await fetch(`${env.BRAND_BASE_URL}/api/v1/programmatic/runs`, { headers: key })).json()).toHaveLength(
      1,
    )
  })

  it('announce what the notes of a release say, and not their Markdown', async () => {
    const { out } = await ended(start('release/announce.mjs', ['v2.4']), '## v2.4\n\n- **CSV export**\n- Dark mode\n')
    expect(out).toMatch(/^needs_review https:.*\n( {2}held: .*\n| {2}left out: .*\n)+ {2}what helps: /)
    expect(out).not.toMatch(/markup|\*\*|##|in (?:unsure|noise|style)/)
  })

  it.each(['release/announce.mjs', 'agent/take.mjs', 'studio/result.mjs'])('say what they need: %s', async file => {
    const { status, out, err } = await ended(start(file))
    expect([status, out, err]).toEqual([2, '', expect.stringMatching(/^[^\n]+\? node \w+\.mjs [^\n]+\n$/)])
  })

  it('take no events without a secret, and say where one comes from', async () => {
    const { status, err } = await ended(start('webhooks/receiver.mjs', [], { PORT: '0' }))
    expect([status, err]).toEqual([2, expect.stringContaining('BRAND_WEBHOOK_SECRET is missing')])
  })

  it('take events that are signed, each once', async () => {
    const child = start('webhooks/receiver.mjs', [], { PORT: '0', BRAND_WEBHOOK_SECRET: SECRET })
    let shown = ''
    child.stdout?.on('data', chunk => {
      shown += chunk
    })
    await expect.poll(() => shown, { timeout: 20_000 }).toMatch(/listening on \d+/)
    const url = `http://127.0.0.1:${/\d+/.exec(shown)?.[0]}`
    const body = JSON.stringify({
      id: 'msg_1',
      sequence: 7,
      type: 'run.succeeded',
      data: { verdict: 'approved', asset_url: 'u' },
    })
    const headers = await signatureHeaders([SECRET], { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body })
    const sent = async () => (await fetch(url, { method: 'POST', body, headers })).status
    expect([await sent(), await sent()]).toEqual([204, 204])
    expect((await fetch(url, { method: 'POST', body })).status).toBe(400)
    await expect.poll(() => shown).toContain('#7 approved u\n')
    expect(shown.match(/#7/g)).toHaveLength(1)
    child.kill()
  })

  it('draw a number of one’s own systems', async () => {
    const { status, out, err } = await ended(start('studio/result.mjs', ['214', 'runners this Sunday']))
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/^succeeded https:\/\/.*\n$/)
  })

  it('take a brief as an agent does', async () => {
    const { status, out, err } = await ended(
      start('agent/take.mjs', ['Sunday 10k along the harbour, first start 8:30.']),
    )
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/take 0: \d+ \w+\n[\s\S]*https:\/\//)
  })

  it('make the link picture of a page once, of an address that its site has signed', async () => {
    const open = { ...env, OG_SECRET: 'a secret of this test, of enough letters' }
    const signed = (title: string) => ogAddress('https://og.example.com', title, open.OG_SECRET)
    const ask = (url: string, given = open) => worker.fetch(new Request(url), given)
    const address = await signed('Our autumn routes')
    const [first, second] = [await ask(address), await ask(address)]
    expect([first.status, first.headers.get('location')]).toEqual([302, second.headers.get('location')])
    expect(first.headers.get('location')).toMatch(/^https:\/\/.*\.(png|jpg)$/)
    expect([(await ask(await signed(''))).status, (await ask('https://og.example.com/og?x=1')).status]).toEqual([
      404, 404,
    ])
    const shut = { ...open, BRAND_API_KEY: 'sk_live_wrong' }
    expect((await ask(await signed('x'), shut)).status).toBe(503)
    // Nothing is asked of the service for whoever makes up an address: the wrong key is not even tried.
    const made = [
      address.replace('autumn', 'winter'),
      address.replace(/sign=..../, 'sign=0000'),
      address.split('&')[0] ?? '',
    ]
    for (const url of made) expect((await ask(url, shut)).status).toBe(403)
    await expect(ask(address, { ...open, OG_SECRET: '' })).rejects.toThrow('OG_SECRET')
  })

  it('make the link picture of a page of Next.js, as its convention asks', async () => {
    const draw = (slug: string) => Image({ params: Promise.resolve({ slug }) })
    vi.stubEnv('BRAND_API_KEY', env.BRAND_API_KEY)
    vi.stubEnv('BRAND_BASE_URL', env.BRAND_BASE_URL)
    // Files are at the public address of the service, which in this test is nowhere.
    const direct = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      direct(url.replace(PUBLIC_URL, env.BRAND_BASE_URL), init),
    )
    const picture = await draw('autumn-routes')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect({ width, height }).toEqual(size)
    expect((await draw('autumn-routes')).status).toBe(200)
    expect((await draw('nothing')).status).toBe(404)
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  it('send the card of a timetable once, however often it fires', async () => {
    const numbers = await listen((_, response) => response.end('{"value": "214", "label": "runners this week"}'))
    const NUMBER_URL = numbers.url
    const said: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation(text => void said.push(text))
    for (let count = 0; count < 2; count++)
      await cron.scheduled({ scheduledTime: Date.UTC(2026, 10, 23, 9) }, { ...env, NUMBER_URL })
    log.mockRestore()
    await numbers.close()
    expect(said[0]).toMatch(/^[0-9a-f-]{36} goes to /)
    expect(said[1]).toBe(said[0])
  })
})
