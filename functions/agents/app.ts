// What is where on the agents Worker. The api Worker hands these paths on as they came.
import { OAuthResourceServer } from '@cloudflare/workers-oauth-provider'
import { fontAnswer, pageAnswer, problemAnswer, withWords } from '#functions/agents/answers.ts'
import { authorize } from '#functions/agents/authorize.ts'
import { COMMAND_LINE, commandLine } from '#functions/agents/command-line/route.ts'
import { DOCTOR, doctor } from '#functions/agents/doctor.ts'
import { FONT } from '#functions/agents/look.ts'
import { agentServer } from '#functions/agents/mcp.ts'
import { type Bound, type OAuth, oauth } from '#functions/agents/oauth.ts'
import { addressPage } from '#functions/agents/page.ts'
import { register } from '#functions/agents/register.ts'
import { signIn, toSignIn, whoBySession } from '#functions/agents/sign-in.ts'
import { token } from '#functions/agents/token.ts'
import { upload } from '#functions/agents/upload.ts'
import type { AgentsDeps } from '#functions/agents/world.ts'
import type { Props } from '#lib/oauth/grant.ts'
import type { WhoSignsIn } from '#lib/oauth/person.ts'
import { scopes } from '#lib/oauth/scopes.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { Problem } from '#lib/problem.ts'

type Serve = ReturnType<typeof agentServer>
type Context = { waitUntil(work: Promise<unknown>): void; passThroughOnException(): void }

const METADATA = '/.well-known/oauth-protected-resource'
const SERVER = '/.well-known/oauth-authorization-server'

export function createAgents(deps: AgentsDeps, who: WhoSignsIn = whoBySession(deps), serve: Serve = agentServer(deps)) {
  const made = oauth(deps.world)
  const keeper = { world: deps.world, oauth: made, who, toSignIn: toSignIn.bind(null, deps) }
  const mcp = toolsFor(made, serve)

  async function answer(request: Request, context: Context, request_id: string): Promise<Response> {
    const { pathname: path } = new URL(request.url)
    if (path.startsWith('/mcp/uploads/')) return upload(request, deps)
    if (path === DOCTOR) return doctor(request, deps)
    if (path === '/authorize') return authorize(request, keeper, request_id)
    if (path === '/oauth/sign-in') return signIn(request, deps)
    if (path.startsWith(COMMAND_LINE)) return commandLine(request, keeper, request_id)
    if (path === FONT) return fontAnswer()
    if (path === '/oauth/token') return token(request, keeper, context, request_id)
    if (path === '/oauth/register') return register(request, keeper, context)
    // Clients look in both places.
    if (path.startsWith(SERVER)) return made.server.fetch(at(request, SERVER), made.bound, context as never)
    if (path === METADATA) return mcp.fetch(at(request, `${METADATA}/mcp`), made.bound, context as never)
    if (path !== '/mcp' && path !== `${METADATA}/mcp`) return nothingAt(path)
    if (path === '/mcp' && isLookedAt(request)) return pageAnswer(addressPage(made.resource))
    const strange = path === '/mcp' && strangeOrigin(request, made.issuer)
    return strange || withWords(request, await mcp.fetch(request, made.bound, context as never), made.issuer)
  }

  return async (request: Request, context: Context): Promise<Response> => {
    const request_id = `req_${deps.world.id().replaceAll('-', '')}`
    const answered = await answer(request, context, request_id).catch(error => answerFailure(error, deps, request_id))
    const headers = new Headers(answered.headers)
    headers.set('X-Request-Id', request_id)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    return new Response(answered.body, { status: answered.status, headers })
  }
}

/** The tools, behind a token that this server has made for them. */
const toolsFor = ({ server, resource, issuer }: OAuth, serve: Serve) =>
  new OAuthResourceServer<Bound, Props>({
    resourceMetadata: { resource, authorization_servers: [issuer], resource_name: 'Brand content' },
    requiredScopes: [...scopes],
    validateToken: env => (resource, shown) => server.validateToken(resource, shown, env),
    handler: {
      fetch: (request, _, { props, auth }) => serve(request, { props, scopes: auth.scope }, auth.clientId ?? ''),
    },
  })

const at = (request: Request, path: string) => new Request(new URL(path, request.url), request)

const LONGEST_SHOWN = 200

const nothingAt = (path: string) =>
  problemAnswer(
    404,
    'route_not_found',
    `There is nothing at ${path.slice(0, LONGEST_SHOWN)}. /docs/agents has all there is.`,
  )

/** By a person in a browser, who was given the address and wonders what it is; clients ask for JSON or events. */
const isLookedAt = ({ method, headers }: Request) =>
  method === 'GET' && !headers.has('authorization') && /\btext\/html\b/.test(headers.get('accept') ?? '')

/** A page of somebody else's that runs in a browser has no business here; programs send no origin. */
function strangeOrigin(request: Request, issuer: string): Response | null {
  const from = request.headers.get('origin')
  if (from === null || from === issuer) return null
  const host = URL.canParse(from) ? new URL(from).hostname : ''
  if (['localhost', '127.0.0.1', '[::1]'].includes(host)) return null
  return problemAnswer(403, 'origin_not_allowed', 'Pages of other origins are not served.')
}

function answerFailure(error: unknown, { world }: AgentsDeps, request_id: string): Response {
  if (error instanceof Problem && error.code === 'payload_too_large')
    return problemAnswer(413, error.code, error.message)
  world.report(error, { request_id })
  if (error instanceof Unreachable)
    return problemAnswer(503, 'dependency_unavailable', 'A service that we need did not answer. Try again.', {
      'Retry-After': '1',
    })
  return problemAnswer(500, 'internal_error', 'Something went wrong on our side. Try again, and name the request id.')
}
