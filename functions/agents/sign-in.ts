// Who signs in, for as long as the deployment has nothing better: whoever an administrator has given a link.
import { pageAnswer } from '#functions/agents/answers.ts'
import { linkPage, signedInPage, wayOutPage } from '#functions/agents/page.ts'
import type { AgentsDeps } from '#functions/agents/world.ts'
import { cappedText } from '#functions/http/capped.ts'
import { openAgentLink, readSession } from '#lib/oauth/link.ts'
import type { WhoSignsIn } from '#lib/oauth/person.ts'

const HOUR_SECONDS = 3600
const MOST_BYTES = 16 * 1024

/** A name that browsers take from this host alone, where they can. */
const cookieName = (public_url: string) => (public_url.startsWith('https:') ? '__Host-agents' : 'agents')

export const whoByLink =
  ({ world, keys }: Pick<AgentsDeps, 'world' | 'keys'>): WhoSignsIn =>
  async request => {
    const name = `${cookieName(world.public_url)}=`
    const cookies = (request.headers.get('cookie') ?? '').split(';').map(one => one.trim())
    const found = cookies.find(one => one.startsWith(name))?.slice(name.length)
    return found ? readSession(world, keys, found) : null
  }

export async function signIn(request: Request, { world, keys }: AgentsDeps): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (request.method !== 'POST') return pageAnswer(linkPage(searchParams.get('code') ?? ''))
  const form = new URLSearchParams(await cappedText(request, MOST_BYTES))
  const given = form.get('code')?.trim() ?? ''
  const code = /[?&]code=(\w+)/.exec(given)?.[1] ?? given
  const session = await openAgentLink(world, keys, code)
  if (!session)
    return pageAnswer(wayOutPage('This code is over', 'It was used, or is older than a day. Ask for a new one.'), 410)
  const safe = world.public_url.startsWith('https:') ? '; Secure' : ''
  const headers = new Headers()
  const cookie = `${cookieName(world.public_url)}=${session}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${HOUR_SECONDS}${safe}`
  headers.append('Set-Cookie', cookie)
  const next = form.get('next') ?? ''
  if (!next.startsWith('/authorize?')) return pageAnswer(signedInPage(), 200, { headers })
  headers.set('Location', next)
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 303, headers })
}
