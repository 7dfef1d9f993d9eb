// The authorization server by an independent client library, and what it has to refuse.
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listGrants } from '#lib/oauth/grant.ts'
import { answerConsent, type Browser, signedIn } from '#test/support/agent.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

vi.setConfig({ testTimeout: 120_000 })

const REDIRECT = 'http://127.0.0.1:3019/callback'
const insecure = { [oauth.allowInsecureRequests]: true }
let stack: SeededStack
let person: Browser
let server: oauth.AuthorizationServer
let client: oauth.Client
let resource: URL

beforeAll(async () => {
  stack = await seededStack()
  person = await signedIn(stack.base_url, stack.world, stack.seeded.workspace_id)
  resource = new URL(`${stack.base_url}/mcp`)
  const metadata = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, insecure),
  )
  const issuer = new URL(metadata.authorization_servers?.[0] ?? '')
  const discovered = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' })
  server = await oauth.processDiscoveryResponse(issuer, discovered)
  const asked = {
    client_name: 'Independent',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
  }
  const registered = await oauth.dynamicClientRegistrationRequest(server, asked, insecure)
  client = await oauth.processDynamicClientRegistrationResponse(registered)
}, 300_000)

afterAll(async () => {
  await stack?.close()
})

async function authorizeUrl(change: Record<string, string | null> = {}) {
  const verifier = oauth.generateRandomCodeVerifier()
  const url = new URL(server.authorization_endpoint ?? '')
  const fields: Record<string, string | null> = {
    ...{ response_type: 'code', client_id: client.client_id, redirect_uri: REDIRECT, state: 'state-1' },
    ...{ code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    ...{ scope: 'brand:read assets:read offline_access', resource: resource.href },
    ...change,
  }
  for (const [name, value] of Object.entries(fields)) if (value !== null) url.searchParams.set(name, value)
  return { url, verifier }
}

async function granted() {
  const { url, verifier } = await authorizeUrl()
  const back = await answerConsent(person, url, { workspace_id: stack.seeded.workspace_id })
  const callback = oauth.validateAuthResponse(server, client, back, 'state-1')
  const redeem = () =>
    oauth.authorizationCodeGrantRequest(server, client, oauth.None(), callback, REDIRECT, verifier, {
      ...insecure,
      additionalParameters: { resource: resource.href },
    })
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, await redeem())
  return { tokens, redeem, back }
}

const refresh = (token: string) => oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, insecure)
const renewed = async (token: string) => oauth.processRefreshTokenResponse(server, client, await refresh(token))

const asks = (access_token: string, more: Record<string, string> = {}, path = '/mcp') =>
  fetch(stack.base_url + path, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...{ accept: 'application/json, text/event-stream', ...more },
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_mascot', arguments: {} },
    }),
  })

describe('the authorization server', () => {
  it('says what it can, as its standards ask', () => {
    expect(server).toMatchObject({
      issuer: stack.base_url,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      token_endpoint_auth_methods_supported: expect.arrayContaining(['none', 'private_key_jwt']),
      scopes_supported: expect.arrayContaining(['offline_access']),
    })
  })

  it('lets a client in that shows the right verifier, once', async () => {
    const { tokens, redeem, back } = await granted()
    expect(back.searchParams.get('iss')).toBe(stack.base_url)
    expect(tokens.scope?.split(' ').sort()).toEqual(['assets:read', 'brand:read', 'offline_access'])
    expect((await asks(tokens.access_token)).status).toBe(200)
    expect((await redeem()).status).toBe(400)
  })

  it('refuses what is wrong before it sends anybody anywhere', async () => {
    for (const [field, value] of [
      ['redirect_uri', 'http://127.0.0.1:3019/elsewhere'],
      ['redirect_uri', 'https://evil.example/callback'],
      ['client_id', 'nobody'],
      ['client_id', null],
      ['redirect_uri', 'javascript:alert(1)'],
    ] as const) {
      const answer = await person.get((await authorizeUrl({ [field]: value })).url)
      expect([field, value, answer.status, answer.headers.get('location')]).toEqual([field, value, 400, null])
      expect(answer.headers.get('content-type')).toContain('text/html')
    }
  })

  it('sends every other flaw back to the client as an error', async () => {
    for (const [change, error] of [
      [{ code_challenge: null, code_challenge_method: null }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
    ] as const) {
      const answer = await person.get((await authorizeUrl(change)).url)
      const back = new URL(answer.headers.get('location') ?? 'about:blank')
      expect([change, back.searchParams.get('error')]).toEqual([change, error])
      expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['state-1', stack.base_url])
    }
  })

  it('takes a code from nobody else, and with no other verifier', async () => {
    const { url } = await authorizeUrl()
    const back = await answerConsent(person, url, { workspace_id: stack.seeded.workspace_id })
    const redeem = (fields: Record<string, string | undefined>) =>
      fetch(server.token_endpoint ?? '', {
        method: 'POST',
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', code: back.searchParams.get('code') ?? '', redirect_uri: REDIRECT },
          ...{ client_id: client.client_id, code_verifier: oauth.generateRandomCodeVerifier(), ...fields },
        } as Record<string, string>),
      })
    for (const fields of [
      {},
      { client_id: 'nobody' },
      { redirect_uri: 'http://127.0.0.1:3019/other' },
      { resource: 'https://elsewhere.example' },
    ])
      expect((await redeem(fields)).status).toBeGreaterThanOrEqual(400)
  })

  it('knows no token that it has not made, and none outside the header', async () => {
    const { tokens } = await granted()
    const [owner, grant] = tokens.access_token.split(':')
    for (const made_up of ['x', 'a:b:c', `${owner}:${grant}:guess`, stack.seeded.live_key, tokens.refresh_token ?? ''])
      expect([made_up.slice(0, 3), (await asks(made_up)).status]).toEqual([made_up.slice(0, 3), 401])
    const told = async (authorization?: string) => {
      const headers: Record<string, string> = authorization ? { authorization } : {}
      const answer = await fetch(resource, { method: 'POST', headers, body: '{}' })
      expect(answer.headers.get('www-authenticate')).toContain('resource_metadata=')
      return answer.json()
    }
    expect(await told(`Bearer ${stack.seeded.live_key}`)).toEqual({
      error: 'invalid_token',
      error_description: expect.stringMatching(/^An API key opens .*OAuth 2\.1.*\/docs\/agents/),
    })
    expect(await told()).toEqual({ error_description: expect.stringContaining('OAuth 2.1') })
    const query = await fetch(`${resource}?access_token=${tokens.access_token}`, { method: 'POST', body: '{}' })
    expect(query.status).toBe(401)
    // And its token is no key of the interface.
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    expect((await fetch(`${stack.base_url}/api/v1/programmatic/me`, { headers })).status).toBe(401)
  })

  it('tells a person who opens its address what that is for, and anybody that nothing is at a wrong one', async () => {
    const seen = await fetch(resource, { headers: { accept: 'text/html,application/xhtml+xml' } })
    expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining('This address is for agents')])
    const wrong = await fetch(`${resource}/tools`)
    expect([wrong.status, await wrong.json()]).toEqual([404, expect.objectContaining({ code: 'route_not_found' })])
  })

  it('turns pages of other origins and other methods away', async () => {
    const { tokens } = await granted()
    expect((await asks(tokens.access_token, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await asks(tokens.access_token, { origin: 'http://localhost:6274' })).status).toBe(200)
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    for (const method of ['GET', 'DELETE'])
      expect([method, (await fetch(resource, { method, headers })).status]).toEqual([method, 405])
  })

  it('renews a token, and knows the old one no more once the new one was renewed', async () => {
    const { tokens } = await granted()
    const second = await renewed(tokens.refresh_token ?? '')
    expect((await asks(second.access_token)).status).toBe(200)
    const third = await renewed(second.refresh_token ?? '')
    expect((await asks(third.access_token)).status).toBe(200)
    const old = await refresh(tokens.refresh_token ?? '')
    expect([old.status, ((await old.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
    const stolen = await oauth.refreshTokenGrantRequest(
      server,
      { client_id: 'nobody' },
      oauth.None(),
      third.refresh_token ?? '',
      insecure,
    )
    expect(stolen.status).toBeGreaterThanOrEqual(400)
    await renewed(third.refresh_token ?? '')
  })

  // `npm run proof -- agents` asks for a thousand.
  it('signs nobody out when two refresh at once, again and again', async () => {
    const times = Number(process.env.REFRESHES ?? 25)
    const { tokens } = await granted()
    let current = tokens.refresh_token ?? ''
    for (let turn = 0; turn < times; turn++) {
      const [a, b] = await Promise.all([renewed(current), renewed(current)])
      expect(b.refresh_token).toBe(a.refresh_token)
      expect(b.access_token).not.toBe(a.access_token)
      current = a.refresh_token ?? ''
      if (turn % 10 === 0)
        expect((await Promise.all([asks(a.access_token), asks(b.access_token)])).map(one => one.status)).toEqual([
          200, 200,
        ])
    }
    // One that comes an hour late, with the token before, gets the one that is good now.
    const last = await renewed(current)
    expect((await renewed(current)).refresh_token).toBe(last.refresh_token)
    await renewed(last.refresh_token ?? '')
  }, 600_000)

  it('ends a grant that its client gives back, and its key with it, and nobody else’s', async () => {
    const { tokens } = await granted()
    const [grant_id = ''] = tokens.access_token.split(':')
    const living = async () => (await listGrants(stack.world, stack.seeded.workspace_id)).map(grant => grant.grant_id)
    expect(await living()).toContain(grant_id)
    const give = (token: string, by = client) =>
      oauth.revocationRequest(server, by, oauth.None(), token, { ...insecure })
    const other = await oauth.dynamicClientRegistrationRequest(
      server,
      { redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none', client_name: 'Thief' },
      insecure,
    )
    await give(tokens.refresh_token ?? '', await oauth.processDynamicClientRegistrationResponse(other))
    expect(await living()).toContain(grant_id)
    const headers = { authorization: `Bearer ${stack.seeded.live_key}` }
    const me = () => fetch(`${stack.base_url}/api/v1/programmatic/me`, { headers })
    const { key_id } = (await (await me()).json()) as { key_id: string }
    await give(`${key_id}:x:y`)
    expect((await me()).status).toBe(200)
    await give(tokens.refresh_token ?? '')
    expect(await living()).not.toContain(grant_id)
    expect((await asks(tokens.access_token)).status).toBe(401)
    expect((await refresh(tokens.refresh_token ?? '')).status).toBe(400)
  })

  it('stands a flood of registrations and bodies that are none', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{',
      '{"redirect_uris":["javascript:alert(1)"]}',
      `{"client_name":"${'a'.repeat(100_000)}"}`,
    ]) {
      const answer = await fetch(server.registration_endpoint ?? '', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([body.slice(0, 20), answer.status >= 400 && answer.status < 500]).toEqual([body.slice(0, 20), true])
    }
    const { tokens } = await granted()
    for (const body of [
      '',
      'null',
      '{',
      '[]',
      '{"jsonrpc":"2.0"}',
      `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(9_000)}"}`,
    ]) {
      const headers = {
        authorization: `Bearer ${tokens.access_token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      }
      const answer = await fetch(resource, { method: 'POST', body, headers })
      expect([body.slice(0, 20), answer.status < 500]).toEqual([body.slice(0, 20), true])
    }
    const form = (text: string) =>
      fetch(server.token_endpoint ?? '', { method: 'POST', body: new URLSearchParams(text) })
    for (const text of [
      '',
      'grant_type=refresh_token',
      'grant_type=refresh_token&refresh_token=::',
      'grant_type=password',
      'token=x',
      `grant_type=${'y'.repeat(50_000)}`,
    ])
      expect([text.slice(0, 30), (await form(text)).status < 500]).toEqual([text.slice(0, 30), true])
  })
})
