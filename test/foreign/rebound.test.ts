// A name that answered with a public address when it was judged and answers with ours when it is called. A Worker cannot pin what
// it judged; the runtime looks where it connects, so a network that is public alone reaches nothing behind the name.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPATIBILITY } from '#dev/deploy/worker/workers.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd } from '#dev/workerd/workerd.ts'
import { temporary } from '#test/dev/temporary.ts'

const cwd = temporary('rebound')
const CALLS = `export default {
  fetch: request => fetch(new URL(request.url).searchParams.get('to')).then(
    async answer => new Response(await answer.text()),
    error => new Response(String(error), { status: 502 }),
  ),
}`

let asked = 0
const inside = createServer((_, answer) => {
  asked++
  answer.end('a secret')
})
beforeAll(() => new Promise<void>(done => inside.listen(0, '127.0.0.1', done)))
afterAll(() => void inside.close())

async function call(reach: 'public' | 'everything', name: string): Promise<[status: number, text: string]> {
  mkdirSync(cwd, { recursive: true })
  const path = join(cwd, 'calls.js')
  writeFileSync(path, CALLS)
  const config = workerConfig({
    modules: [{ name: 'calls.js', type: 'esModule', path }],
    port: 0,
    reach,
    compatibility_date: COMPATIBILITY.date,
    flags: COMPATIBILITY.flags,
  })
  const workerd = await startWorkerd({ name: `rebound-${reach}`, config, port: 0, cwd })
  try {
    const to = `http://${name}:${(inside.address() as AddressInfo).port}/`
    const answer = await fetch(`${workerd.url}/?to=${encodeURIComponent(to)}`)
    return [answer.status, await answer.text()]
  } finally {
    await workerd.close()
  }
}

it('a name that leads to this machine by the time it is called is not reached from a public network', async () => {
  expect(await call('everything', 'localhost')).toEqual([200, 'a secret'])
  expect(asked).toBe(1)
  for (const name of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]']) {
    const [status, text] = await call('public', name)
    expect([name, status, text.includes('secret')]).toEqual([name, 502, false])
  }
  expect(asked).toBe(1)
}, 30_000)
