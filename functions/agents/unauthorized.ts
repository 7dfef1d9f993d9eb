// A request of the tools without a token of ours: what is wanted, in words beside the challenge of the header.
const KEY = /^Bearer\s+sk_(?:live|test)_/i

/** The library answers with the header alone (RFC 6750); whoever reads the answer is a person who tries a key, as often as not. */
export function withWords(request: Request, answer: Response, issuer: string): Response {
  if (answer.status !== 401 || answer.body) return answer
  const shown = request.headers.get('authorization')
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', 'application/json')
  // Who has shown nothing is told no error, as the specification asks for.
  const body = { ...(shown !== null && { error: 'invalid_token' }), error_description: wordsFor(shown, issuer) }
  return new Response(JSON.stringify(body), { status: 401, headers })
}

function wordsFor(shown: string | null, issuer: string): string {
  const way = `Give your client the address ${issuer}/mcp alone: it finds the rest by resource_metadata of WWW-Authenticate, and a person lets it in. ${issuer}/docs/agents shows how.`
  if (shown === null) return `Agents come in with an access token of OAuth 2.1. ${way}`
  if (KEY.test(shown))
    return `An API key opens ${issuer}/api/v1/programmatic, and not this: agents come in with an access token of OAuth 2.1. ${way}`
  return `This access token is not known here, or its grant is over. ${way}`
}
