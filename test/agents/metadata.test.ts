// Clients that are known by an address: what lies there is somebody else's, and may be anything.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMPATIBILITY } from '#dev/deploy/worker/workers.ts'
import { readSettings } from '#dev/local/settings.ts'
import { workerVars } from '#dev/local/worker-vars.ts'
import { modulesOf } from '#dev/local/workers.ts'
import { freePort } from '#dev/ports.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'
import { answerConsent, type Browser, signedIn } from '#test/support/agent.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

vi.setConfig({ testTimeout: 120_000 })

const REDIRECT = 'http://127.0.0.1:3019/callback'
let stack: SeededStack
let internet: Server
let worker: WorkerdHandle
let person: Browser

const document = (url: string, change: object = {}) =>
  JSON.stringify({
    ...{ client_id: url, client_name: 'Known client', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
    ...change,
  })

/** What lies at https://<name>.example/client.json. */
const found: Record<string, (url: string, answer: ServerResponse) => void> = {
  good: (url, answer) => void answer.end(document(url)),
  'other-id': (_, answer) => void answer.end(document('https://elsewhere.example/client.json')),
  'no-redirects': (url, answer) => void answer.end(document(url, { redirect_uris: [] })),
  'other-redirects': (url, answer) => void answer.end(document(url, { redirect_uris: ['https://other.example/cb'] })),
  'evil-redirects': (url, answer) =>
    void answer.end(document(url, { redirect_uris: ['javascript:alert(1)', 7, null] })),
  secret: (url, answer) => void answer.end(document(url, { token_endpoint_auth_method: 'client_secret_basic' })),
  huge: (url, answer) => void answer.end(document(url, { client_name: 'x'.repeat(1_000_000) })),
  endless: (_, answer) => {
    const more = () => answer.destroyed || answer.write(' '.repeat(65_536), () => setImmediate(more))
    more()
  },
  text: (_, answer) => void answer.end('<!doctype html><h1>Not found</h1>'),
  list: (_, answer) => void answer.end('[]'),
  nothing: (_, answer) => void answer.end(),
  missing: (_, answer) => void answer.writeHead(404).end(),
  broken: (_, answer) => void answer.writeHead(500).end('{'),
  moved: (_, answer) => void answer.writeHead(302, { location: 'https://good.example/client.json' }).end(),
  cut: (_, answer) => void answer.destroy(),
  silent: () => undefined,
}

/** Hands on what is meant for this machine, and is everybody else. */
function everybody(asked: IncomingMessage, answer: ServerResponse): void {
  const host = asked.headers.host ?? ''
  if (!host.endsWith('.example')) {
    const [hostname, port] = host.split(':')
    const on = request({ hostname, port, method: asked.method, path: asked.url, headers: asked.headers }, said => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    return void asked.pipe(on)
  }
  answer.setHeader('content-type', 'application/json')
  const name = host.slice(0, -'.example'.length)
  const serve = found[name] ?? found.missing
  serve?.(`https://${host}${asked.url}`, answer)
}

beforeAll(async () => {
  stack = await seededStack()
  internet = createServer(everybody)
  await new Promise<void>(done => void internet.listen(0, '127.0.0.1', done))
  const port = await freePort(0)
  const base_url = `http://127.0.0.1:${port}`
  const config = workerConfig({
    modules: modulesOf('agents'),
    vars: workerVars(await readSettings(stack.dir), stack.services, stack.queue, base_url),
    services: { RENDER: '127.0.0.1:9', API: '127.0.0.1:9' },
    internet: `127.0.0.1:${(internet.address() as AddressInfo).port}`,
    ...{ port, compatibility_date: COMPATIBILITY.date, flags: COMPATIBILITY.flags },
  })
  worker = await startWorkerd({ name: 'agents-alone', config, port, cwd: stack.dir, flags: ['--experimental'] })
  person = await signedIn(base_url, { ...stack.world, public_url: base_url }, stack.seeded.workspace_id)
}, 120_000)

afterAll(async () => {
  await worker?.close()
  internet?.closeAllConnections()
  internet?.close()
  await stack?.close()
})

function authorizeUrl(name: string): URL {
  const url = new URL('/authorize', worker.url)
  url.search = new URLSearchParams({
    ...{ response_type: 'code', client_id: `https://${name}.example/client.json`, redirect_uri: REDIRECT, state: 's' },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
    ...{ scope: 'brand:read', resource: `${worker.url}/mcp` },
  }).toString()
  return url
}

describe.runIf(AT_LENGTH)('a client that is known by its address', () => {
  it('is shown with the host that it lives at, and let in', async () => {
    const page = await (await person.get(authorizeUrl('good'))).text()
    expect(page).toContain('Known client')
    expect(page).toContain('good.example')
    const back = await answerConsent(person, authorizeUrl('good'), { workspace_id: stack.seeded.workspace_id })
    expect(back.searchParams.get('code')).toBeTruthy()
  })

  it('gets a clear page and no way back where its description is wrong, huge, slow or hostile', async () => {
    const bad = Object.keys(found).filter(name => name !== 'good')
    expect(bad.length).toBeGreaterThan(12)
    const answers = await Promise.all(
      bad.map(async name => {
        const answer = await person.get(authorizeUrl(name))
        const text = await answer.text()
        return [name, answer.status, answer.headers.get('location'), /<h1>[^<]+<\/h1><p>[^<]{20,}<\/p>/.test(text)]
      }),
    )
    expect(answers).toEqual(bad.map(name => [name, 400, null, true]))
  })
})
