// The programs under examples/, run as their readers would, against the service over HTTP.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { bound } from '#test/support/studio.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'
import worker from '../../examples/og-image/worker.mjs'

const folder = join(import.meta.dirname, '..', '..', 'examples')
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
let world: TestWorld
let server: Server
let env: { BRAND_API_KEY: string; BRAND_BASE_URL: string }

beforeAll(async () => {
  world = await createWorld()
  const key = (await bound(world)).caller.minted?.key ?? ''
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    headers.delete('prefer')
    const context = {
      waitUntil: (work: Promise<unknown>) => world.world.later(work),
      passThroughOnException: () => {},
      props: {},
    }
    const init = { method: request.method ?? 'GET', headers, ...(body.length > 0 && { body }) }
    const answer = await world.app.request(PUBLIC_URL + request.url, init, {}, context)
    const text = await answer.text()
    // What was asked for is done before the next question.
    await world.drain()
    world.pass(1_000)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  env = { BRAND_API_KEY: key, BRAND_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
})
afterAll(() => void server.close())

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

  it('make the link picture of a page once', async () => {
    const ask = (query: string) => worker.fetch(new Request(`https://og.example.com/og?${query}`), env)
    const [first, second] = [await ask('title=Our+autumn+routes'), await ask('title=Our+autumn+routes')]
    expect([first.status, first.headers.get('location')]).toEqual([302, second.headers.get('location')])
    expect(first.headers.get('location')).toMatch(/^https:\/\/.*\.(png|jpg)$/)
    expect([(await ask('title=')).status, (await ask('x=1')).status]).toEqual([404, 404])
    const shut = { ...env, BRAND_API_KEY: 'sk_live_wrong' }
    expect((await worker.fetch(new Request('https://og.example.com/og?title=x'), shut)).status).toBe(503)
  })
})
