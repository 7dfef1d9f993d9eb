// A client of the official SDK that starts from nothing but an address, and the browser of the person who lets it in.
import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { World } from '#lib/ctx.ts'
import { adminLink } from '#lib/signin/admin-link.ts'
import { by } from '#test/support/world.ts'

type Send = (request: Request) => Promise<Response>

/** Follows nothing by itself, and keeps cookies as one host sees them. */
export function browser(base_url: string, send: Send = request => fetch(request)) {
  const cookies = new Map<string, string>()
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (/Max-Age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
    return answer
  }
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  return {
    cookies,
    get: async (url: string | URL) =>
      keep(await send(new Request(new URL(url, base_url), { headers: headers(), redirect: 'manual' }))),
    post: async (url: string, fields: [string, string][], more: Record<string, string> = {}) =>
      keep(
        await send(
          new Request(new URL(url, base_url), {
            method: 'POST',
            headers: { ...headers(), origin: base_url, 'content-type': 'application/x-www-form-urlencoded', ...more },
            body: new URLSearchParams(fields).toString(),
            redirect: 'manual',
          }),
        ),
      ),
  }
}
export type Browser = ReturnType<typeof browser>

export async function signedIn(
  base_url: string,
  world: World,
  workspace_id: string,
  name = 'Ada',
  send?: Send,
): Promise<Browser> {
  const person = browser(base_url, send)
  const email = `${name.toLowerCase()}.${workspace_id.slice(-6)}@example.com`
  const { word } = await adminLink(world, by, workspace_id, { name, email, time_zone: 'UTC' })
  await person.post('/oauth/sign-in', [['code', `${base_url}/oauth/sign-in?code=${word}`]])
  return person
}

export const handleIn = (page: string) => /name="handle" value="([^"]+)"/.exec(page)?.[1] ?? ''
export const scopesIn = (page: string) => [...page.matchAll(/name="scope" value="([^"]+)"/g)].map(one => one[1] ?? '')

export type Yes = { workspace_id: string; mode?: 'live' | 'test'; scopes?: string[]; say?: 'allow' | 'deny' }

/** What the person does with the page of consent; where the browser is sent then. */
export async function answerConsent(person: Browser, url: string | URL, yes: Yes): Promise<URL> {
  const page = await (await person.get(url)).text()
  const answer = await person.post('/authorize', [
    ['handle', handleIn(page)],
    ['workspace', yes.workspace_id],
    ['mode', yes.mode ?? 'live'],
    ['say', yes.say ?? 'allow'],
    ...(yes.scopes ?? scopesIn(page)).map((scope): [string, string] => ['scope', scope]),
  ])
  const location = answer.headers.get('location')
  if (!location) throw new Error(`no way back: ${answer.status} ${await answer.text()}`)
  return new URL(location)
}

type Stored = Awaited<ReturnType<OAuthClientProvider['tokens']>>

/** Connected, without anything known beforehand. */
export async function connectAgent(base_url: string, person: Browser, yes: Yes) {
  let client_information: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>
  let tokens: Stored
  let discovered: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>
  let verifier = ''
  let led: URL | undefined
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:3019/callback',
    clientMetadata: {
      client_name: 'Test agent',
      redirect_uris: ['http://127.0.0.1:3019/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => client_information,
    saveClientInformation: given => {
      client_information = given
    },
    tokens: () => tokens,
    saveTokens: given => {
      tokens = given
    },
    redirectToAuthorization: url => {
      led = url
    },
    saveCodeVerifier: given => {
      verifier = given
    },
    codeVerifier: () => verifier,
    saveDiscoveryState: given => {
      discovered = given
    },
    discoveryState: () => discovered,
  }
  const transport = () => new StreamableHTTPClientTransport(new URL(`${base_url}/mcp`), { authProvider: provider })
  const first = transport()
  await new Client({ name: 'test', version: '1' }).connect(first).catch(() => undefined)
  if (!led) throw new Error('the client was not sent to the page of consent')
  const back = await answerConsent(person, led, yes)
  await first.finishAuth(back.searchParams)
  const client = new Client({ name: 'test', version: '1' }, { capabilities: {} })
  await client.connect(transport())
  return { client, back, tokens: () => tokens, client_id: () => client_information?.client_id ?? '' }
}

type Told = { content: { type: string; text?: string; data?: string; mimeType?: string }[]; isError?: boolean }
export type Called = Told & { structuredContent: Record<string, unknown> }

export const calling =
  ({ client }: { client: Client }) =>
  async (name: string, given: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: given })) as unknown as Called
export const refusal = ({ content }: Told) =>
  JSON.parse(content[0]?.text ?? '{}') as { code: string; message: string; help: string; detail?: unknown }
