// A program that a person lets in, from nothing to its first tokens, as any client does it.
import type { World } from '#lib/ctx.ts'
import { answerConsent, signedIn } from '#test/support/agent.ts'
import type { Service } from './service.ts'
import type { Tenant } from './stage.ts'
import { PUBLIC_URL } from './web.ts'

export type Tokens = { access_token: string; refresh_token: string }
export type LetIn = { tenant: Tenant; client_id: string; key_id: string; tokens: Tokens }

const REDIRECT = 'http://127.0.0.1:3019/callback'
const SCOPES = 'brand:read assets:read assets:write posts:write offline_access'
const VERIFIER = 'v'.repeat(64)
export const RESOURCE = `${PUBLIC_URL}/mcp`

export const formTo = (path: string, fields: Record<string, string>) =>
  new Request(PUBLIC_URL + path, { method: 'POST', body: new URLSearchParams(fields) })

export const jsonTo = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(PUBLIC_URL + path, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  })

export async function letIn(service: Service, world: World, tenant: Tenant): Promise<LetIn> {
  const send = async (asked: Request): Promise<Response> => {
    const answer = await service.askAgents(asked)
    if (answer && answer.status < 400) return answer
    throw new Error(`${asked.url} answered ${answer?.status}: ${await answer?.text()}`)
  }
  const told = async <T>(asked: Request) => (await (await send(asked)).json()) as T
  const person = await signedIn(PUBLIC_URL, world, tenant.workspace_id, 'Ada', send)
  const { client_id } = await told<{ client_id: string }>(
    jsonTo('/oauth/register', {
      client_name: 'Simulated',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    }),
  )
  const url = new URL('/authorize', PUBLIC_URL)
  const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(VERIFIER)))
  const asked = {
    ...{ response_type: 'code', client_id, redirect_uri: REDIRECT, state: 'simulated', scope: SCOPES },
    ...{ code_challenge: challenge.toString('base64url'), code_challenge_method: 'S256', resource: RESOURCE },
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  const back = await answerConsent(person, url, { workspace_id: tenant.workspace_id })
  const code = back.searchParams.get('code') ?? ''
  const shown = { grant_type: 'authorization_code', code, client_id, redirect_uri: REDIRECT, code_verifier: VERIFIER }
  const tokens = await told<Tokens>(formTo('/oauth/token', { ...shown, resource: RESOURCE }))
  return { tenant, client_id, key_id: tokens.access_token.split(':')[0] ?? '', tokens }
}
