// The Workers in real workerd on the whole local stack, over HTTP only.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { revoke } from '#lib/keys/admit/revoke.ts'
import type { Run } from '#lib/runs/run.ts'
import { hostileServer } from '#test/support/hostile-server.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { AT_LENGTH, many } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { complaints } from '#test/video/support/probe.ts'
import { startReceivers } from './receivers.ts'
import { judgeStorm, openStorm, storm } from './storm.ts'

// What the queue drops is made up for after 20 seconds, and if that is dropped as well, after up to 80 more. A card hangs on
// some five messages of which each tenth is dropped: three drops in one card come once in some twenty runs of this file,
// six hardly ever. Who waits is answered when the run ends: a dozen that ask ten times a second would use up their key's
// requests of the minute on a slow machine, and the next test be refused.
const MADE_UP_MS = 420_000
vi.setConfig({ testTimeout: 2 * MADE_UP_MS })

const faults = 'drop=0.1,duplicate=0.2,delay=0.3,reorder=0.2,clock=20,seed=3'
const lines: string[] = []
let stack: SeededStack

beforeAll(async () => {
  stack = await seededStack({ render_processes: 2, queue_faults: faults, line: (_, text) => lines.push(text) })
}, 120_000)

afterAll(async () => {
  await stack?.close()
})

async function call(path: string, key: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: JSON.parse(text) }
}

const brief = { brief: 'Sunday 10k along the harbour, first start 8:30.', channel: 'instagram', asset_type: 'card' }

const tooMany = {
  status: 429,
  body: { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } },
}

async function ended(id: string, key: string): Promise<Run> {
  for (const give_up = Date.now() + MADE_UP_MS; Date.now() < give_up; ) {
    const { status, body } = await call(`runs/${id}`, key, undefined, { prefer: 'wait=10' })
    expect([status, body.code]).toEqual([200, undefined])
    if (body.status === 'succeeded' || body.status === 'failed') return body
  }
  throw new Error(`run ${id} has not ended; ${lines.slice(-5).join('\n')}`)
}

describe('the service in workerd', () => {
  it('reports every dependency as well', async () => {
    const asked = async () => {
      const answer = await fetch(`${stack.base_url}/api/v1/health`)
      return [answer.status, ((await answer.json()) as { status: string }).status]
    }
    // On a busy machine the first question may be late: Redis is then left alone for five seconds.
    await expect.poll(asked, { timeout: 60_000, interval: 500 }).toEqual([200, 'pass'])
  })

  it('turns briefs into pictures while the queue drops, doubles and reorders messages', async () => {
    const count = many(4, 12)
    const accepted = await Promise.all(
      Array.from({ length: count }, (_, variation) => call('generate', stack.seeded.live_key, { ...brief, variation })),
    )
    expect(accepted.map(answer => answer.status)).toEqual(Array(count).fill(202))
    const runs = await Promise.all(accepted.map(answer => ended(answer.body.id, stack.seeded.live_key)))
    expect(runs.map(run => [run.status, run.error_message])).toEqual(Array(count).fill(['succeeded', null]))
    const file = await fetch(runs[0]?.asset_url ?? '')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([file.status, file.headers.get('content-type'), bytes.length]).toEqual([
      200,
      'image/jpeg',
      runs[0]?.assets[0]?.bytes,
    ])
    expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    const part = await fetch(runs[0]?.asset_url ?? '', { headers: { range: 'bytes=1-3' } })
    expect([part.status, [...(await part.bytes())]]).toEqual([206, [...bytes.slice(1, 4)]])
  })

  it.runIf(AT_LENGTH)(
    'tells a chat of each card once, or once more where the answer was lost, while the queue and Telegram misbehave',
    async () => {
      let calls = 0
      const lost = new Map<string, number>()
      stack.telegram.trouble = ({ values }) => {
        const turn = ++calls % 4
        if (turn === 1) return tooMany
        if (turn !== 3) return null
        const caption = String(values.caption)
        lost.set(caption, (lost.get(caption) ?? 0) + 1)
        return 'after'
      }
      const captions = Array.from({ length: 8 }, (_, index) => `Card number ${index}`)
      const made = await Promise.all(
        captions.map(caption =>
          call('../studio/generate', stack.seeded.live_key, {
            ...{ output_type: 'stat', data: { value: '214', label: 'runners this Sunday' }, caption },
          }),
        ),
      )
      expect(made.map(({ status, body }) => [status, body.delivery])).toEqual(captions.map(() => [202, ['telegram']]))
      const told = async () => {
        const { body } = await call('events?limit=500', stack.seeded.live_key)
        return body.events.filter((event: { type: string }) => event.type === 'studio.delivered')
      }
      await expect.poll(async () => (await told()).length, { timeout: MADE_UP_MS, interval: 500 }).toBe(captions.length)
      stack.telegram.trouble = () => null
      const arrived = stack.telegram.chats.book.messages.map(message => message.text)
      // A card whose answer was lost is sent once more, and if that is lost as well, never again.
      const times = (caption: string) => Math.min(2, (lost.get(caption) ?? 0) + 1)
      expect(lost.size).toBeGreaterThan(0)
      expect(arrived.toSorted()).toEqual(captions.flatMap(caption => Array(times(caption)).fill(caption)))
      const outcomes: string[] = (await told()).map((event: { data: { status: string } }) => event.data.status)
      const given_up = captions.filter(caption => (lost.get(caption) ?? 0) > 1)
      expect(outcomes.filter(outcome => outcome === 'unknown')).toHaveLength(given_up.length)
      expect(outcomes.filter(outcome => outcome === 'delivered')).toHaveLength(captions.length - given_up.length)
    },
  )

  it('says before what a run will do, and the run does it', async () => {
    const told = await call('generate', stack.seeded.live_key, { ...brief, dry_run: true })
    expect([told.status, told.body.would]).toEqual([200, 'queue'])
    expect(told.body.estimate.samples).toBeGreaterThan(0)
    const run = await ended((await call('generate', stack.seeded.live_key, brief)).body.id, stack.seeded.live_key)
    expect(run.score_reasons).toEqual(expect.arrayContaining(told.body.plan.score_rows))
    expect(run.fits?.instagram).toEqual({ ok: true, reasons: [] })
  })

  it.runIf(AT_LENGTH)(
    'turns a brief into an MP4 that players can seek in, and draws it again to the same bytes',
    async () => {
      const asked = { ...brief, channel: 'tiktok', asset_type: 'video' }
      const made = await ended((await call('generate', stack.seeded.live_key, asked)).body.id, stack.seeded.live_key)
      expect([made.status, made.error_message]).toEqual(['succeeded', null])
      expect(made.assets.map(asset => asset.kind)).toEqual(['video', 'thumbnail', 'captions'])
      const file = await fetch(made.asset_url ?? '')
      const bytes = new Uint8Array(await file.arrayBuffer())
      expect([file.headers.get('content-type'), bytes.length]).toEqual(['video/mp4', made.assets[0]?.bytes])
      if (hasFfmpeg) expect(complaints(bytes)).toBe('')
      const part = await fetch(made.asset_url ?? '', { headers: { range: 'bytes=4-7' } })
      expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp'])
      const again = await call(`runs/${made.id}/rerender`, stack.seeded.live_key, {})
      const twin = await ended(again.body.id, stack.seeded.live_key)
      expect(twin.assets.map(asset => asset.sha256)).toEqual(made.assets.map(asset => asset.sha256))
    },
  )

  it('answers one idempotency key with the same run, and keeps workspaces and modes apart', async () => {
    const [a, b] = await Promise.all(
      [1, 2].map(() => call('generate', stack.seeded.live_key, brief, { 'idempotency-key': 'e2e' })),
    )
    expect(b?.body).toEqual(a?.body)
    for (const key of [stack.seeded.other.live_key, stack.seeded.test_key])
      expect((await call(`runs/${a?.body.id}`, key)).status).toBe(404)
    const test = await call('generate', stack.seeded.test_key, brief)
    expect((await ended(test.body.id, stack.seeded.test_key)).livemode).toBe(false)
  })

  it('takes pictures in by base64 and URL, serves them by link, and keeps its own door to the renderer shut', async () => {
    const png = await bytesOf(banded(390, 844, [249, 246, 229], [79, 70, 229]).png())
    const elsewhere = await hostileServer({ '/a.png': (_, response) => void response.end(png) })
    const add = (source: object) => call('brand-assets/screens', stack.seeded.live_key, { name: 'Home', ...source })
    const [sent, loaded, missing, inside] = await Promise.all([
      add({ image_base64: Buffer.from(png).toString('base64') }),
      add({ image_url: `${elsewhere.url}/a.png` }),
      add({ image_url: `${elsewhere.url}/none.png` }),
      add({ image_url: 'http://169.254.169.254/latest/meta-data' }),
    ])
    await elsewhere.close()
    expect([sent.status, loaded.status, loaded.body.sha256]).toEqual([201, 201, sent.body.sha256])
    expect([missing.body.code, inside.body.code]).toEqual(['image_unreachable', 'url_not_allowed'])
    const file = await fetch(sent.body.image_url)
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, sent.body.bytes])
    expect((await fetch(sent.body.image_url.replace('sig=', 'sig=x'))).status).toBe(404)
    const door = await fetch(`${stack.workers.render[0]?.url}/ingest?use=picture`, {
      method: 'POST',
      body: png as BodyInit,
    })
    expect([door.status, (await door.json()).code]).toEqual([401, 'invalid_signature'])
  })

  it('refuses callbacks that the queue has not signed', async () => {
    for (const base of [stack.base_url, stack.workers.render[0]?.url]) {
      const path = base === stack.base_url ? '/hooks/sweep' : '/hooks/steps'
      const answer = await fetch(`${base}${path}`, {
        method: 'POST',
        body: '{"v":1}',
        headers: { 'upstash-signature': 'a.b.c' },
      })
      expect([path, answer.status]).toEqual([path, 401])
    }
  })

  // How soon is asked of one process in test/dev/workerd.test.ts; all at once take as long as the machine is busy.
  it('comes back when every workerd is killed', async () => {
    for (const worker of [stack.workers.api, ...stack.workers.render]) process.kill(worker.pid, 'SIGKILL')
    await expect
      .poll(
        () =>
          fetch(`${stack.base_url}/api/v1/health`).then(
            answer => answer.status,
            () => 0,
          ),
        { timeout: 60_000, interval: 50 },
      )
      .toBe(200)
  })

  // Half a minute of waiting: .ci/run asks for eight runs on one day of seven, `npm run proof -- kills` for a thousand.
  it.runIf(process.env.STORM && AT_LENGTH)(
    'loses nothing and does nothing twice while a Worker is killed every two seconds',
    async () => {
      const receivers = await startReceivers()
      const runs = Number(process.env.STORM)
      const options = await openStorm(stack, receivers, { runs, kill_every_ms: 2_000, at_once: 8, seed: 7 })
      const outcome = await storm(stack, options)
      expect(await judgeStorm(stack, options, outcome, receivers)).toEqual([])
      expect([outcome.accepted.size, outcome.kills > 0]).toEqual([runs, true])
      receivers.close()
    },
    900_000,
  )

  it('refuses a revoked key on the next request', async () => {
    const key = stack.seeded.other.live_key
    const me = await call('me', key)
    expect(me.status).toBe(200)
    await revoke(stack.world, { actor: 'admin', request_id: 'e2e' }, { id: me.body.key_id, workspace_id: null })
    expect((await call('me', key)).body.code).toBe('revoked_api_key')
  })
})
