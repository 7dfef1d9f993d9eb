// The authorization server for agents: OAuth 2.1 as the protocol of 2026-07-28 asks for it, on records in Redis.
import { OAuthAuthorizationServer, OAuthError } from '@cloudflare/workers-oauth-provider'
import type { AgentsWorld } from '#functions/agents/world.ts'
import { IDLE_DAYS, type Props, prolong } from '#lib/oauth/grant.ts'
import { type Records, records } from '#lib/oauth/records.ts'
import { OFFLINE, scopes } from '#lib/oauth/scopes.ts'

const ACCESS_SECONDS = 3600
const DAY_SECONDS = 24 * 3600
export const CLIENT_SECONDS = 90 * DAY_SECONDS
/** A client that registered and then never fetched a token. */
export const UNUSED_CLIENT_SECONDS = DAY_SECONDS

export type Bound = { OAUTH_KV: Records }
export type OAuth = {
  server: OAuthAuthorizationServer<Bound>
  bound: Bound
  issuer: string
  resource: string
}

export function oauth(world: AgentsWorld): OAuth {
  const issuer = world.public_url
  const resource = `${issuer}/mcp`
  const server = new OAuthAuthorizationServer<Bound>({
    issuer,
    resources: [resource],
    authorizeEndpoint: `${issuer}/authorize`,
    tokenEndpoint: `${issuer}/oauth/token`,
    clientRegistrationEndpoint: `${issuer}/oauth/register`,
    scopesSupported: [...scopes, OFFLINE],
    accessTokenTTL: ACCESS_SECONDS,
    refreshTokenTTL: IDLE_DAYS * DAY_SECONDS,
    refreshTokenIdleTTL: IDLE_DAYS * DAY_SECONDS,
    clientRegistrationTTL: CLIENT_SECONDS,
    clientIdMetadataDocumentEnabled: true,
    allowPrivateUseRedirectUris: true,
    tokenExchangeCallback: async ({ props }) => {
      const { key_id } = props as Props
      if (await prolong(world, key_id)) return
      throw new OAuthError('invalid_grant', { description: 'The grant is over; connect again.' })
    },
    onError: () => undefined,
  })
  return { server, bound: { OAUTH_KV: records(world.redis, world.now) }, issuer, resource }
}
