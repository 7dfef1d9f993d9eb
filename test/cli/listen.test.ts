import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, describe, expect } from 'vitest'
import { listen } from '#dev/http/listen.ts'
import { eventTypes } from '#lib/events/emit.ts'
import { brand } from '#test/cli/support/brand.ts'
import type { Fields } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { options } from '../../cli/line/options.mjs'
import { listeningSecret, openForward } from '../../cli/listen/forward.mjs'
import { verifyWebhook } from '../../client/index.mjs'

const [node = { name: 'Node', path: process.execPath }] = nodes
const event = (sequence: number, type = 'run.succeeded'): Fields => ({
  sequence,
  id: `msg_${String(sequence).padStart(32, '0')}`,
  type,
  timestamp: '2026-11-20T11:36:18.744Z',
  data: { id: `run ${sequence}\u001b[2J`, status: 'succeeded' },
})

/** A feed that has `last` events, and more of them once it was read to its end. */
function feed(last: number, more: Fields[]) {
  return ({ path }: { path: string }) => {
    const query = new URL(path, 'http://x').searchParams
    const [after, limit] = [Number(query.get('after')), Number(query.get('limit'))]
    const known = Array.from({ length: last }, (_, i) => event(i + 1))
    if (limit > 1 && after >= last) known.push(...more)
    const events = known.filter(one => Number(one.sequence) > after).slice(0, limit)
    return { json: { events, next: null, has_more: false } }
  }
}

let close = async () => {}
afterEach(() => close())

/** Takes what is handed on. */
async function receiver(status = 204, wished_port = 0) {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = await listen(async (request, response) => {
    taken.push({ headers: request.headers, body: Buffer.concat(await request.toArray()).toString() })
    response.writeHead(status).end()
  }, wished_port)
  close = server.close
  return { taken, port: server.port }
}

describe('brand listen', () => {
  it('shows what an endpoint for all of them is told, and what is named', async ({ service }) => {
    service.on('GET /events', feed(0, [event(1, 'run.running'), event(2)]))
    const until = { name: 'SIGINT' as const, when: /after=2/ }
    const setting = { node, base: service.base }
    expect((await brand(['listen', '--quiet', '--verbose'], setting, until)).stdout).toBe(`${event(2).id}\n`)
    const named = await brand(['listen', '--quiet', '--verbose', '--events', 'run.running'], setting, until)
    expect(named.stdout).toBe(`${event(1).id}\n`)
    const early = await brand(['listen', '--after', '9', '--verbose'], setting, { name: 'SIGINT', when: /after=9/ })
    expect(early.stderr).toContain('There is no event #9 yet')
  })

  it('knows every event', () => {
    expect(options.events?.choices).toEqual(eventTypes)
  })

  it('begins at the end of the feed and hands events on, signed', async ({ service }) => {
    const { taken, port } = await receiver()
    service.on('GET /events', feed(37, [event(38), event(39, 'post.posted')]))
    const ended = await brand(
      ['listen', '--forward', `${port}/hooks`, '--verbose'],
      { node, base: service.base },
      {
        name: 'SIGINT',
        when: /Listening[\s\S]*after=39/,
      },
    )
    expect([ended.status, ended.stdout.trim().split('\n').length]).toEqual([0, 2])
    expect(ended.stdout).toMatch(/#38 run\.succeeded run 38\[2J succeeded -> 204 in \d+ ms/)
    expect(ended.stdout).not.toContain('\u001b[2J')
    expect(ended.stderr).toContain('brand listen --after 39 goes on from here.')
    const secret = /whsec_\S+/.exec(ended.stderr)?.[0] ?? ''
    for (const { headers, body } of taken) expect(await verifyWebhook(body, headers, secret)).toBeDefined()
    expect(JSON.parse(taken[0]?.body ?? '{}')).toMatchObject({ sequence: 38, livemode: false })
    expect(service.asked('GET /events').length).toBeLessThan(25)
  })

  it('prints what it is asked for as JSON, from where it is told, and says what did not arrive', async ({
    service,
  }) => {
    service.on('GET /events', feed(3, []))
    const until = { name: 'SIGTERM' as const, when: /after=3/ }
    const args = ['listen', '--after', '0', '--events', 'run.succeeded', '--verbose']
    const setting = { node, base: service.base }
    const json = await brand([...args, '--json'], setting, until)
    expect(
      json.stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).sequence),
    ).toEqual([1, 2, 3])
    const { stdout } = await brand([...args, '--forward', `${(await receiver(500)).port}`], setting, until)
    expect(stdout).toContain('-> 500')
  })

  it('waits for a receiver that is not there yet', async ({ service }) => {
    service.on('GET /events', feed(2, []))
    const { port } = await receiver()
    await close()
    const args = ['listen', '--after', '0', '--forward', `${port}`, '--verbose']
    const listening = brand(args, { node, base: service.base }, { name: 'SIGTERM', when: /after=2/ })
    await new Promise(done => setTimeout(done, 1_500))
    const late = await receiver(204, port)
    const { stdout, stderr } = await listening
    expect(stderr).toContain(`Nothing listens at http://127.0.0.1:${port}/; trying again for a minute.`)
    expect(stdout).toMatch(/#1 .* -> 204 in [\s\S]*#2 .* -> 204 in/)
    expect(late.taken.map(({ headers }) => headers['webhook-attempt'] === '1')).toEqual([false, true])
  })

  it('gives up after a minute, once for all that follows', async () => {
    const { port } = await receiver()
    await close()
    let time = 0
    const waits: number[] = []
    const handOn = openForward(`http://127.0.0.1:${port}/`, {
      ...{ secret: listeningSecret('k'), now: () => new Date(0), clock: () => time, note: () => {} },
      signal: new AbortController().signal,
      pause: async ms => {
        waits.push(ms)
        time += ms
      },
    })
    const whole = { ...event(1), livemode: true, workspace_id: 'w' } as never
    expect(await handOn(whole)).toMatchObject({ trouble: 'nothing listens there' })
    expect([waits.slice(0, 6), time >= 60_000, time < 70_000]).toEqual([
      [500, 1000, 2000, 4000, 8000, 8000],
      true,
      true,
    ])
    const tries = waits.length
    expect(await handOn(whole)).toMatchObject({ trouble: 'nothing listens there' })
    expect(waits.length).toBe(tries)
  })

  it('waits for events where the service does, and sits out a service that is away', async ({ service }) => {
    let away = 0
    const more = feed(0, [event(1)])
    service.on('GET /events', seen => {
      const held = String(seen.headers.prefer ?? '') === 'wait=25'
      if (held && ++away <= 5) return { status: 503, text: 'restarting' }
      return { ...more(seen), ...(held && { headers: { 'Preference-Applied': 'wait=25' }, after: 200 }) }
    })
    const args = ['listen', '--quiet', '--verbose']
    const until = { name: 'SIGINT' as const, when: /after=1&[^\n]* 200 [\s\S]*after=1&[^\n]* 200 / }
    const { status, stdout } = await brand(args, { node, base: service.base }, until)
    expect([status, stdout]).toEqual([0, `${event(1).id}\n`])
  })

  it('refuses an address that is none', async ({ service }) => {
    for (const given of ['not an address', 'ftp://127.0.0.1/hooks']) {
      const { status, stderr } = await brand(['listen', '--forward', given], { node, base: service.base })
      expect(stderr).toContain('is no address to hand events on to')
      expect([status, service.seen.length]).toEqual([2, 0])
    }
  })
})
