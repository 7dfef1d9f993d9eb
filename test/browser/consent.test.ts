// Letting an agent or the command line in, in a real Chromium: what a browser sends of its own is what decides there.
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge } from './support/axe.ts'
import { type Browser, chromiumPath, openBrowser, type Page, PHONE } from './support/chromium.ts'
import { type Running, startDashboard } from './support/stack.ts'

const wanted = process.env.BROWSER === '1'
const VERIFIER = 'v'.repeat(64)

describe.skipIf(!wanted || !chromiumPath)('saying yes', () => {
  let running: Running
  let browser: Browser
  let page: Page
  /** Where the program listens that is let in. */
  let program: Server
  let port: number
  const came: URLSearchParams[] = []

  beforeAll(async () => {
    ;[running, browser] = await Promise.all([startDashboard(), openBrowser()])
    program = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://x')
      if (searchParams.has('code')) came.push(searchParams)
      response.end('<title>back</title>')
    })
    await new Promise<void>(done => program.listen(0, '127.0.0.1', done))
    port = (program.address() as AddressInfo).port
    page = await browser.page(PHONE)
    await page.go(await running.link())
    await page.press('form[action="/enter"] button')
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    program?.close()
    await running?.close()
  })

  /** From the address to the page that asks, past the dashboard. */
  async function asked(url: string): Promise<void> {
    await page.go(url)
    await page.press('form[action="/agents/sign-in"] button')
    expect(await judge(page)).toEqual([])
  }

  it('to an agent brings it its code', async () => {
    const { base_url } = running.stack
    const redirect_uri = `http://127.0.0.1:${port}/callback`
    const registered = await fetch(`${base_url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ client_name: 'Test', redirect_uris: [redirect_uri], token_endpoint_auth_method: 'none' },
      }),
    })
    const { client_id } = (await registered.json()) as { client_id: string }
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id, redirect_uri, state: 's', scope: 'brand:read' },
      ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
      resource: `${base_url}/mcp`,
    })
    await asked(`${base_url}/authorize?${query}`)
    await page.evaluate('document.querySelector("[name=mode][value=test]").click()')
    await page.press('[name=say][value=allow]')
    expect(came.at(-1)?.get('state')).toBe('s')
  }, 60_000)

  it('to the command line brings it a code, which becomes a key', async () => {
    const { base_url } = running.stack
    const challenge = createHash('sha256').update(VERIFIER).digest('hex')
    const query = new URLSearchParams({ name: 'laptop', challenge, state: 'cli', port: String(port) })
    await page.go(`${base_url}/oauth/command-line?${query}`)
    expect(await judge(page)).toEqual([])
    expect(await page.text()).toContain('brand login on laptop')
    await page.press('[name=say][value=allow]')
    expect(came.at(-1)?.get('state')).toBe('cli')
    const answer = await fetch(`${base_url}/oauth/command-line/key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: came.at(-1)?.get('code'), verifier: VERIFIER }),
    })
    expect([answer.status, await answer.json()]).toEqual([200, { key: expect.stringMatching(/^sk_live_/) }])
  }, 60_000)
})
