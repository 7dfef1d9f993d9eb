// The official client and receiver inside workerd, as in production.
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { startQStash } from '#dev/qstash/start.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd } from '#dev/workerd/workerd.ts'
import { closing } from '#test/dev/queue.ts'
import { temporary } from '#test/dev/temporary.ts'

async function startMessenger() {
  const cwd = temporary('messenger')
  const path = join(cwd, 'messenger.js')
  await build({
    entryPoints: [join(import.meta.dirname, 'workers/messenger.js')],
    outfile: path,
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    target: 'es2024',
    logLevel: 'error',
  })
  const queue = closing(await startQStash())
  const config = workerConfig({
    modules: [{ name: 'messenger.js', type: 'esModule', path }],
    vars: {
      QSTASH_URL: queue.url,
      QSTASH_TOKEN: queue.token,
      CURRENT: queue.current_signing_key,
      NEXT: queue.next_signing_key,
    },
    port: 0,
    compatibility_date: '2026-09-18',
    flags: ['nodejs_compat'],
  })
  return { queue, worker: closing(await startWorkerd({ name: 'messenger', config, port: 0, cwd })) }
}

describe('from workerd', () => {
  it('publishes, deduplicates, is called back with valid signatures, and hears of failures', async () => {
    const { queue, worker } = await startMessenger()
    const published = await (await fetch(`${worker.url}/publish`)).json()
    expect(published).toMatchObject({ repeated: { deduplicated: true }, batch: 20 })
    expect(await queue.idle(10_000)).toBe(true)
    const { seen, failed } = (await (await fetch(`${worker.url}/seen`)).json()) as {
      seen: unknown[]
      failed: { status: number }[]
    }
    expect(seen.map(String).sort()).toEqual(['single', ...Array.from({ length: 20 }, (_, n) => `${n}`)].sort())
    expect(failed).toMatchObject([{ status: 500, retried: 1, maxRetries: 1 }])
    expect(queue.stats()).toMatchObject({ failed: 1, pending: 0 })
  })

  it('refuses a forged signature', async () => {
    const { worker } = await startMessenger()
    for (const signature of ['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJVcHN0YXNoIn0.']) {
      const forged = await fetch(`${worker.url}/hook`, {
        method: 'POST',
        body: '{"n":1}',
        headers: { 'upstash-signature': signature },
      })
      expect(forged.status).toBe(401)
    }
  })

  it('gets its messages after it was killed, once it is back', async () => {
    const { queue, worker } = await startMessenger()
    const headers = { authorization: `Bearer ${queue.token}`, 'upstash-retry-delay': '300', 'upstash-retries': '9' }
    process.kill(worker.pid, 'SIGKILL')
    await fetch(`${queue.url}/v2/publish/${worker.url}/hook?late`, { method: 'POST', body: '{"n":"late"}', headers })
    expect(await queue.idle(10_000)).toBe(true)
    expect(worker.restarts()).toBe(1)
    expect(await (await fetch(`${worker.url}/seen`)).json()).toMatchObject({ seen: ['late'] })
    expect(queue.stats()).toMatchObject({ delivered: 1, pending: 0, dead: 0 })
  })
})
