// `brand login` by the browser: the program in a terminal, the service in workerd, a person who says yes or no.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rows } from '#lib/db.ts'
import { emptyFolder, inTerminal, type Key } from '#test/cli/support/brand.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { type Browser, signedIn } from '#test/support/agent.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

vi.setConfig({ testTimeout: 60_000 })

const [node = { name: 'Node', path: process.execPath }] = nodes
let stack: SeededStack
let person: Browser

beforeAll(async () => {
  stack = await seededStack()
  person = await signedIn(stack.base_url, stack.world, stack.seeded.workspace_id)
}, 120_000)
afterAll(async () => {
  await stack?.close()
})

const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('hex')
const page = (more: Record<string, string> = {}) =>
  `${stack.base_url}/oauth/command-line?${new URLSearchParams({ name: 'laptop', challenge, state: 's1', ...more })}`

/** What the page of consent would send. */
const answer = (url: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const usual = { permission: 'read', mode: 'live', workspace: stack.seeded.workspace_id, say: 'allow' }
  const fields = { ...Object.fromEntries(new URL(url).searchParams), ...usual, ...more }
  return person.post('/oauth/command-line', Object.entries(fields), headers)
}
const codeIn = (html: string) => /<code>([0-9A-Za-z]{43})<\/code>/.exec(html)?.[1] ?? ''
const fetchKey = (code: string, proof = verifier) =>
  fetch(`${stack.base_url}/oauth/command-line/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier: proof }),
  })

/** A browser that does nothing but say where it was sent. */
function fakeBrowser() {
  const folder = emptyFolder()
  const sent = join(folder, 'sent')
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > ${sent}.new && mv ${sent}.new ${sent}\n`)
  chmodSync(join(folder, 'xdg-open'), 0o755)
  return { sent, PATH: `${folder}:${process.env.PATH}` }
}

function login(env: Record<string, string>, keys: Key[] = []) {
  const home = emptyFolder()
  const ended = inTerminal(
    ['login'],
    { node, base: stack.base_url, env: { HOME: home, BRAND_API_KEY: '', ...env } },
    keys,
  )
  const kept = () => JSON.parse(readFileSync(join(home, 'config/brand/config.json'), 'utf8')) as { key: string }
  return { ended, kept }
}

describe.runIf(AT_LENGTH)('brand login', () => {
  it('opens the browser, and keeps the key that a person has given it there', async () => {
    const { sent, PATH } = fakeBrowser()
    const { ended, kept } = login({ PATH, DISPLAY: ':0' })
    await expect.poll(() => existsSync(sent), { timeout: 20_000 }).toBe(true)
    const url = readFileSync(sent, 'utf8')
    const asked = await (await person.get(url)).text()
    expect(asked).toContain('Signed in as <strong>Ada</strong>')
    expect(asked).toContain(stack.seeded.workspace_id)
    const back = (await answer(url)).headers.get('location') ?? ''
    expect(back).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?state=\w+&code=\w{43}$/)
    expect(await (await fetch(back)).text()).toContain('You can close this page')
    const { status, shown } = await ended
    expect([status, shown]).toEqual([0, expect.stringMatching(/Logged in to .*"brand on /)])
    expect(shown).not.toContain(kept().key)
    const me = await fetch(`${stack.base_url}/api/v1/programmatic/me`, {
      headers: { authorization: `Bearer ${kept().key}` },
    })
    expect(await me.json()).toMatchObject({ mode: 'live', permissions: ['read'] })
    const [minted] = await rows<{ actor: string }>(
      stack.world.db,
      sql`select actor from audit where action = 'key.minted' order by created_at desc, id desc limit 1`,
    )
    expect(minted?.actor).toMatch(/^user:/)
  })

  it('takes the code from the page where it has no browser', async () => {
    const carried = async (shown: string) => {
      const url = /http\S+command-line\?[\w.=&%-]+/.exec(shown)?.[0] ?? ''
      expect(url).not.toContain('port=')
      return `${codeIn(await (await answer(url)).text())}\r`
    }
    const { ended, kept } = login({ SSH_CONNECTION: '10.0.0.1', DISPLAY: ':0' }, [{ when: /not shown/, type: carried }])
    const { status, shown } = await ended
    expect([status, shown]).toEqual([0, expect.stringContaining('Logged in to')])
    expect(kept().key).toMatch(/^sk_live_/)
  })

  it('ends with 3 when the person says no, and keeps nothing', async () => {
    const { sent, PATH } = fakeBrowser()
    const { ended, kept } = login({ PATH, DISPLAY: ':0' })
    await expect.poll(() => existsSync(sent), { timeout: 20_000 }).toBe(true)
    const back = (await answer(readFileSync(sent, 'utf8'), { say: 'deny' })).headers.get('location') ?? ''
    expect((await fetch(back.replace(/state=\w+/, 'state=other'))).status).toBe(404)
    await fetch(back)
    const { status, shown } = await ended
    expect([status, shown]).toEqual([3, expect.stringContaining('You have said no')])
    expect(kept).toThrow()
  })
})

describe.runIf(AT_LENGTH)('the key', () => {
  it('is for the program that has asked, once', async () => {
    const code = codeIn(await (await answer(page())).text())
    expect(await (await fetchKey(code)).json()).toEqual({ key: expect.stringMatching(/^sk_live_/) })
    expect((await fetchKey(code)).status).toBe(400)
    const other = codeIn(await (await answer(page())).text())
    expect((await fetchKey(other, 'x'.repeat(64))).status).toBe(400)
    expect((await fetchKey(other)).status).toBe(400)
    expect([(await fetchKey('')).status, (await fetch(`${stack.base_url}/oauth/command-line/key`)).status]).toEqual([
      400, 405,
    ])
  })

  it('is given by nobody who may make none, nor by a form from elsewhere, nor without a word of what it may do', async () => {
    const wrong = async (more: Record<string, string>, headers: Record<string, string> = {}) => {
      const answered = await answer(page(), more, headers)
      return [answered.status, codeIn(await answered.text())]
    }
    expect(await wrong({}, { origin: 'https://evil.example.com' })).toEqual([400, ''])
    expect(await wrong({}, { 'sec-fetch-site': 'cross-site' })).toEqual([400, ''])
    expect(await wrong({ permission: 'everything' })).toEqual([400, ''])
    expect(await wrong({ mode: 'any' })).toEqual([400, ''])
    expect(await wrong({ workspace: stack.seeded.other.workspace_id })).toEqual([400, ''])
    expect((await person.get(page({ challenge: 'short' }))).status).toBe(400)
    expect((await person.get(page({ port: '80' }))).status).toBe(400)
  })

  it('is not made any more once the person may make none', async () => {
    const code = codeIn(await (await answer(page())).text())
    await rows(
      stack.world.db,
      sql`update members set role = 'viewer' where workspace_id = ${stack.seeded.workspace_id} returning 1`,
    )
    expect((await fetchKey(code)).status).toBe(403)
    await rows(
      stack.world.db,
      sql`update members set role = 'owner' where workspace_id = ${stack.seeded.workspace_id} returning 1`,
    )
  })

  it('is asked for on a page that shows what a machine calls itself as text', async () => {
    const { text, policy } = await person.get(page({ name: '<b>\u202eevil', port: '40404' })).then(async answered => ({
      text: await answered.text(),
      policy: answered.headers.get('content-security-policy'),
    }))
    expect(text).toContain('&lt;b&gt;evil')
    expect(policy).toContain("form-action 'self' http://127.0.0.1:40404;")
  })
})
