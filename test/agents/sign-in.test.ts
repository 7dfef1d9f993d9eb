// One sign-in for both: whoever is signed in at the dashboard lets an agent in without another link.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#dev/ports.ts'
import type { Role } from '#lib/members/roles.ts'
import { adminLink } from '#lib/signin/admin-link.ts'
import { invite, personLink } from '#lib/signin/words.ts'
import { type Browser, browser } from '#test/support/agent.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'
import { by } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 60_000 })

const CALLBACK = 'http://127.0.0.1:3019/callback'
let stack: SeededStack
let url: URL

beforeAll(async () => {
  stack = await seededStack({ dashboard_port: await freePort(0) })
  const registered = await fetch(`${stack.base_url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Test', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  url = new URL('/authorize', stack.base_url)
  url.search = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri: CALLBACK, state: 's', scope: 'brand:read' },
    ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
    resource: `${stack.base_url}/mcp`,
  }).toString()
}, 120_000)

afterAll(async () => {
  await stack?.close()
})

const dashboard = () => browser(stack.dashboard_url ?? '')
const consent = () => browser(stack.base_url)

/** Somebody new with a role in the workspace, signed in at the dashboard. */
async function member(role: Role, name: string): Promise<Browser> {
  const email = `${name.toLowerCase()}@example.com`
  const { workspace_id } = stack.seeded
  const { word } =
    role === 'owner'
      ? await adminLink(stack.world, by, workspace_id, { name, email, time_zone: 'UTC' })
      : await invite(stack.world, by, { workspace_id, role: 'owner' }, { email, role })
  const person = dashboard()
  const fields: [string, string][] = [
    ['word', word],
    ['name', name],
    ['email', email],
  ]
  await person.post(role === 'owner' ? '/enter' : '/welcome', fields)
  return person
}

const sentTo = (answer: Response) => new URL(answer.headers.get('location') ?? 'about:blank', stack.base_url)

/** Away to the dashboard, and where it sends one back to. */
async function handedOver(person: Browser) {
  const at = consent()
  const away = sentTo(await at.get(url))
  expect(away.origin).toBe(stack.dashboard_url)
  const page = await (await person.get(away)).text()
  for (const words of ['Go on as', 'Test asks to work for you', 'nobody has checked it', 'Read the brand'])
    expect(page).toContain(words)
  const state = away.searchParams.get('state') ?? ''
  return { at, back: sentTo(await person.post('/agents/sign-in', [['state', state]])) }
}

describe.runIf(AT_LENGTH)('the page of consent', () => {
  it('takes who is signed in at the dashboard, and names his workspace', async () => {
    const { at, back } = await handedOver(await member('owner', 'Olive'))
    expect(sentTo(await at.get(back)).href).toBe(url.href)
    const page = await (await at.get(url)).text()
    expect(page).toContain('Signed in as <strong>Olive</strong>')
    expect(page).toContain(stack.seeded.workspace_id)
    expect((await at.get(back)).status).toBe(410)
  })

  it('is not opened by a link in another browser than the one that asked', async () => {
    const { back } = await handedOver(await member('owner', 'Owen'))
    expect((await consent().get(back)).status).toBe(410)
  })

  it('is for those who may let agents in, and ends with signing out everywhere', async () => {
    const viewer = await handedOver(await member('viewer', 'Vera'))
    await viewer.at.get(viewer.back)
    expect((await viewer.at.get(url)).status).toBe(403)
    const person = await member('admin', 'Ada')
    const admin = await handedOver(person)
    await admin.at.get(admin.back)
    expect((await admin.at.get(url)).status).toBe(200)
    await person.post('/me/others', [])
    expect((await admin.at.get(url)).status).toBe(302)
  })

  it('brings whoever has to sign in at the dashboard first back to it', async () => {
    await member('owner', 'Otto')
    const away = sentTo(await consent().get(url))
    const visitor = dashboard()
    const login = sentTo(await visitor.get(away))
    await visitor.get(new URL(login.pathname + login.search, away))
    const link = await personLink(stack.world, by, 'otto@example.com')
    const entered = await visitor.post('/enter', [['word', link?.word ?? '']])
    expect(entered.headers.get('location')).toBe(away.pathname + away.search)
  })
})
