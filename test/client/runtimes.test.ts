// One journey with the client in every runtime that it says it is for: the Nodes of this machine, Deno, Bun, and bare workerd.
// Deno and Bun are tried where they are on the PATH; `npm run proof -- runtimes` brings them along.
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd } from '#dev/workerd/workerd.ts'
import { signatureHeaders } from '#lib/webhooks/delivery/sign.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { served } from '#test/client/support/served.ts'
import { createWorld } from '#test/support/world.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const folder = mkdtempSync(join(tmpdir(), 'runtimes-'))
let given: string
let close = () => {}

const journey = `import { createBrand, verifyWebhook } from 'brand-client'
export async function journey({ key, url, event, headers, secret }) {
  const brand = createBrand({ key, url })
  const run = await brand.make({ brief: '[[score:90]] We open at six', channel: 'linkedin', asset_type: 'card' })
  const ids = []
  for await (const one of brand.each('listRuns')) ids.push(one.id)
  const refused = await brand.getRun({ run_id: 'x' }).catch(error => error.code)
  const { type } = await verifyWebhook(event, headers, secret)
  const forged = await verifyWebhook(event + ' ', headers, secret).catch(() => 'forged')
  return { status: run.status, listed: ids.includes(run.id), refused, type, forged }
}
`
const done = {
  ...{ status: 'succeeded', listed: true, refused: 'validation_error' },
  ...{ type: 'run.succeeded', forged: 'forged' },
}
const main = `import process from 'node:process'
import { journey } from './journey.mjs'
console.log(JSON.stringify(await journey(JSON.parse(process.argv[2]))))
`
const worker = `import { journey } from './journey.mjs'
export default { fetch: async request => Response.json(await journey(await request.json())) }
`

beforeAll(async () => {
  const world = await createWorld()
  const server = await served(world)
  close = server.close
  const event = JSON.stringify({ id: 'msg_1', type: 'run.succeeded', data: {} })
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = await signatureHeaders([SECRET], { id: 'msg_1', timestamp, body: event })
  const key = (await world.key()).minted?.key
  given = JSON.stringify({ key, url: server.url, event, headers: { ...headers }, secret: SECRET })
  const packed = join(folder, 'node_modules/brand-client')
  mkdirSync(packed, { recursive: true })
  cpSync(join(import.meta.dirname, '../../client'), packed, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const [name, text] of Object.entries({ journey, main, worker })) writeFileSync(join(folder, `${name}.mjs`), text)
}, 60_000)
afterAll(() => {
  close()
  rmSync(folder, { recursive: true, force: true })
})

/** While the service, which is in this process, answers. */
async function ended(program: string, args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder })
  return JSON.parse(stdout)
}
/** Told as left out where it is not, unless it was asked for. */
const isMissing = (name: string) => !process.env.REQUIRE_RUNTIMES && spawnSync(name, ['--version']).status !== 0

describe('the client', () => {
  it.each(nodes)('makes the journey in $name', async ({ path }) => {
    expect(await ended(path, ['main.mjs', given])).toEqual(done)
  })

  it.skipIf(isMissing('deno'))('makes it in Deno', async () => {
    expect(await ended('deno', ['run', '--allow-all', '--no-lock', 'main.mjs', given])).toEqual(done)
  })

  it.skipIf(isMissing('bun'))('makes it in Bun', async () => {
    expect(await ended('bun', ['run', 'main.mjs', given])).toEqual(done)
  })

  it('makes it in bare workerd, with no flag of Node’s', async () => {
    const bundled = join(folder, 'bundled.js')
    await build({
      ...{ entryPoints: [join(folder, 'worker.mjs')], bundle: true, outfile: bundled },
      ...{ format: 'esm', platform: 'neutral', logLevel: 'silent' },
    })
    const config = workerConfig({
      modules: [{ name: 'worker.js', type: 'esModule', path: bundled }],
      ...{ port: 0, compatibility_date: '2026-09-18' },
    })
    const running = await startWorkerd({ name: 'client', config, port: 0, cwd: folder })
    try {
      const answer = await fetch(running.url, { method: 'POST', body: given })
      expect([answer.status, await answer.json()]).toEqual([200, done])
    } finally {
      await running.close()
    }
  })
})
