// Who signs in at the page of consent: by the dashboard, where there is one, else by a link of the administration. Both
// begin a session like any other, so that signing out, a changed role and a removed member hold here as well.
import { parse, serialize } from 'hono/utils/cookie'
import { goTo, pageAnswer } from '#functions/agents/answers.ts'
import { linkPage, signedInPage, signInPage, wayOutPage } from '#functions/agents/page.ts'
import type { AgentsDeps } from '#functions/agents/world.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { randomBase62, sha256Hex } from '#lib/bytes.ts'
import { can } from '#lib/members/roles.ts'
import { type Asker, askerRecord } from '#lib/oauth/asker.ts'
import type { WhoSignsIn } from '#lib/oauth/person.ts'
import { putRecord, takeRecord } from '#lib/oauth/records.ts'
import { Problem } from '#lib/problem.ts'
import { readSession } from '#lib/signin/session.ts'
import { enterByLink } from '#lib/signin/words.ts'

type Deps = Pick<AgentsDeps, 'world' | 'dashboard_url'>

const HOUR_SECONDS = 3600
const WAY_SECONDS = 900
const MOST_BYTES = 16 * 1024
const STATE_LENGTH = 43

/** Names that browsers take from this host alone, where they can. */
const named = (public_url: string, name: 'agents' | 'way') =>
  public_url.startsWith('https:') ? `__Host-${name}` : name

function cookie({ world }: Deps, name: 'agents' | 'way', value: string, maxAge: number): string {
  const secure = world.public_url.startsWith('https:')
  return serialize(named(world.public_url, name), value, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, secure })
}

function cookieOf({ world }: Deps, request: Request, name: 'agents' | 'way'): string | undefined {
  const wanted = named(world.public_url, name)
  return parse(request.headers.get('cookie') ?? '', wanted)[wanted]
}

/** With the workspaces in which the person may let agents in. */
export const whoBySession =
  (deps: Deps): WhoSignsIn =>
  async request => {
    const found = await readSession(deps.world, cookieOf(deps, request, 'agents'))
    if (!found) return null
    const workspaces = found.places.filter(({ role }) => can(role, 'develop')).map(({ workspace }) => workspace)
    return { id: `user:${found.person.id}`, name: found.person.name, workspaces }
  }

const recordOf = async (state: string) => `way:${await sha256Hex(state)}`

/** Away to the dashboard and back again, in this browser: the state of its cookie has to come back. */
export async function toSignIn(deps: Deps, next: string, asker: Asker): Promise<Response> {
  const { world, dashboard_url } = deps
  if (!dashboard_url) return pageAnswer(signInPage(next))
  const state = randomBase62(STATE_LENGTH, world.random)
  await putRecord(world.redis, await recordOf(state), next, WAY_SECONDS)
  await putRecord(world.redis, await askerRecord(state), JSON.stringify(asker), WAY_SECONDS)
  const headers = new Headers({ 'Set-Cookie': cookie(deps, 'way', state, WAY_SECONDS) })
  return goTo(`${dashboard_url}/agents/sign-in?state=${state}`, headers)
}

const over = () =>
  pageAnswer(wayOutPage('This link is over', 'It was used, or its time has passed. Start again in your client.'), 410)

async function entered(deps: Deps, request: Request, word: string): Promise<string | null> {
  const user_agent = request.headers.get('user-agent') ?? ''
  const former = cookieOf(deps, request, 'agents')
  try {
    const { secret } = await enterByLink(deps.world, word, { method: 'agent', user_agent, former })
    return cookie(deps, 'agents', secret, HOUR_SECONDS)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Back from the dashboard: only in the browser that went there, or one could be signed in as somebody else. */
async function backFrom(deps: Deps, request: Request, state: string, word: string): Promise<Response> {
  if (cookieOf(deps, request, 'way') !== state) return over()
  const next = await takeRecord(deps.world.redis, await recordOf(state))
  const session = next === null ? null : await entered(deps, request, word)
  if (next === null || session === null) return over()
  const headers = new Headers({ 'Set-Cookie': session })
  headers.append('Set-Cookie', cookie(deps, 'way', '', 0))
  return goTo(next, headers)
}

export async function signIn(request: Request, deps: Deps): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  const shown = searchParams.get('code') ?? ''
  if (request.method !== 'POST') return state ? backFrom(deps, request, state, shown) : pageAnswer(linkPage(shown))
  const form = new URLSearchParams(await cappedText(request, MOST_BYTES))
  const given = form.get('code')?.trim() ?? ''
  const session = await entered(deps, request, /[?&]code=(\w+)/.exec(given)?.[1] ?? given)
  if (!session) return over()
  const headers = new Headers({ 'Set-Cookie': session })
  const next = form.get('next') ?? ''
  const isOurs = ['/authorize?', '/oauth/command-line?'].some(path => next.startsWith(path))
  return isOurs ? goTo(next, headers) : pageAnswer(signedInPage(), 200, { headers })
}
