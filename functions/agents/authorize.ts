// The page on which a person lets a client in or does not.
import { AuthorizationError, CimdFetchError } from '@cloudflare/workers-oauth-provider'
import * as z from 'zod'
import { goTo, isFromHere, leadTo, pageAnswer } from '#functions/agents/answers.ts'
import type { OAuth } from '#functions/agents/oauth.ts'
import { consentPage, nobodyPage, wayOutPage } from '#functions/agents/page.ts'
import type { AgentsWorld } from '#functions/agents/world.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import type { Asker } from '#lib/oauth/asker.ts'
import { allowAgent } from '#lib/oauth/grant.ts'
import type { Person, WhoSignsIn } from '#lib/oauth/person.ts'
import { isScope, meanings, OFFLINE, type Scope, scopes } from '#lib/oauth/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { shownName } from '#lib/shown-name.ts'

const MOST_BYTES = 64 * 1024
const MOST_NAME = 80
const Mode = z.enum(['live', 'test'])

export type Doorkeeper = {
  world: AgentsWorld
  oauth: OAuth
  who: WhoSignsIn
  /** The way in for whoever is not signed in, and from there on to `next`. */
  toSignIn(next: string, asker: Asker): Promise<Response>
}

export async function authorize(request: Request, keeper: Doorkeeper, request_id: string): Promise<Response> {
  try {
    const person = await keeper.who(request)
    if (request.method === 'POST') return await answered(request, keeper, person, request_id)
    return await askConsent(request, keeper, person)
  } catch (error) {
    return wayOut(error)
  }
}

/** What a client calls itself, as one line that is read as it stands. */
const nameOf = (told: string): string => shownName(told.slice(0, MOST_NAME)) || 'A client without a name'

const apiOf = ({ oauth }: Doorkeeper) => oauth.server.getOAuthApi(oauth.bound)

async function askConsent(request: Request, keeper: Doorkeeper, person: Person | null): Promise<Response> {
  const api = apiOf(keeper)
  const wanted = await api.parseAuthRequest(request)
  const { pathname, search } = new URL(request.url)
  if (person?.workspaces.length === 0) return pageAnswer(nobodyPage(person.name), 403)
  const told = await api.describeConsent(wanted)
  const known = wanted.scope.filter(isScope)
  const asked = known.length > 0 ? known : scopes
  const name = nameOf(told.clientName)
  if (!person)
    return keeper.toSignIn(pathname + search, {
      ...{ name, host: told.clientDomain ?? null, back: told.redirectHost },
      wants: asked.map(scope => meanings[scope]?.words ?? scope),
    })
  const { handle, headers } = await api.beginConsent(wanted)
  const inner = consentPage({
    handle,
    person,
    client: { name, host: told.clientDomain ?? '', isKnown: !!told.clientDomain },
    redirect: { host: told.redirectHost, isLocal: told.redirectIsLoopback },
    asked,
  })
  return pageAnswer(inner, 200, { headers, lead: leadTo(wanted.redirectUri) })
}

async function answered(
  request: Request,
  keeper: Doorkeeper,
  person: Person | null,
  request_id: string,
): Promise<Response> {
  if (!isFromHere(request, keeper.oauth.issuer)) throw new Problem('bad_request', 'This form was sent from elsewhere.')
  const form = new URLSearchParams(await cappedText(request, MOST_BYTES))
  const handle = form.get('handle') ?? ''
  const api = apiOf(keeper)
  if (form.get('say') !== 'allow') {
    const { redirectTo, headers } = await api.denyConsent(request, handle)
    return goTo(redirectTo, headers)
  }
  if (!person) throw new Problem('bad_request', 'You are not signed in any more. Start again in your client.')
  const allowed = form.getAll('scope').filter(isScope)
  if (allowed.length === 0)
    throw new Problem('bad_request', 'Nothing was allowed. Go back and tick something, or deny.')
  const mode = Mode.safeParse(form.get('mode')).data
  if (!mode) throw new Problem('bad_request', 'Say whether it works live or on test data. Go back and choose one.')
  const approved = await api.approveConsent(request, handle, { scope: allowed })
  const told = await api.describeConsent(approved.request)
  const props = await allowAgent(keeper.world, request_id, {
    ...{ person, workspace_id: form.get('workspace') ?? '', scopes: allowed as Scope[] },
    mode,
    client: {
      id: approved.request.clientId,
      name: nameOf(told.clientName),
      host: told.clientDomain ?? told.redirectHost,
    },
  })
  // The owner of a grant is its key: one grant each, found and dropped by it.
  const { redirectTo } = await api.completeAuthorization({
    ...{ request: approved.request, userId: props.key_id, props, metadata: { key_id: props.key_id } },
    scope: [...allowed, OFFLINE],
    revokeExistingGrants: false,
  })
  return goTo(redirectTo, approved.headers)
}

/** Back to the client where that is safe; else a page that says what is wrong. */
async function wayOut(error: unknown): Promise<Response> {
  if (error instanceof AuthorizationError)
    return error.redirectTo
      ? goTo(error.redirectTo)
      : pageAnswer(wayOutPage('This cannot go on', `${error.description}. Start again in your client.`), 400)
  if (error instanceof CimdFetchError)
    return pageAnswer(
      wayOutPage(
        'The client does not show who it is',
        'Its description could not be loaded from its address, or is not what it has to be. Try again, or tell its maker.',
      ),
      400,
    )
  if (error instanceof Problem) return pageAnswer(wayOutPage('This cannot go on', error.message), 400)
  // The library refuses what is no request of this protocol with plain errors.
  if (error instanceof Error && /^(Invalid|Unsupported|Missing|Client|The |redirect|response)/i.test(error.message))
    return pageAnswer(wayOutPage('This cannot go on', 'The client asked in a way that is not understood.'), 400)
  throw error
}
