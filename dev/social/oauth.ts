// The consent of the platforms, given by itself, and their token doors as their pages describe them.
import { createHash } from 'node:crypto'
import type { Grant, SocialState } from '#dev/social/state.ts'
import { type Asked, formOf, json, type Reply, type Route } from '#dev/social/wire.ts'
import type { Platform } from '#lib/channels.ts'

type Door = {
  platform: Platform
  authorize: RegExp
  token: RegExp
  /** What it calls the id of an app. */
  client: 'client_id' | 'client_key'
  pkce: boolean
  basic: boolean
  seconds: number
  /** Null where there is no refresh token. */
  refresh_seconds: number | null
  rotates: boolean
}

const HOUR = 3_600
const DAY = 24 * HOUR
const usual = { client: 'client_id', pkce: false, basic: false, rotates: false } as const

const doors: Door[] = [
  {
    ...usual,
    ...{
      platform: 'x',
      authorize: /^GET x\.com\/i\/oauth2\/authorize$/,
      token: /^POST api\.x\.com\/2\/oauth2\/token$/,
    },
    ...{ pkce: true, basic: true, seconds: 2 * HOUR, refresh_seconds: 180 * DAY, rotates: true },
  },
  {
    ...usual,
    ...{ platform: 'linkedin', authorize: /^GET www\.linkedin\.com\/oauth\/v2\/authorization$/ },
    ...{ token: /^POST www\.linkedin\.com\/oauth\/v2\/accessToken$/, seconds: 60 * DAY, refresh_seconds: null },
  },
  {
    ...usual,
    ...{ platform: 'instagram', authorize: /^GET www\.instagram\.com\/oauth\/authorize$/, seconds: HOUR },
    ...{ token: /^POST api\.instagram\.com\/oauth\/access_token$/, refresh_seconds: null },
  },
  {
    ...usual,
    ...{ platform: 'youtube', authorize: /^GET accounts\.google\.com\/o\/oauth2\/v2\/auth$/ },
    ...{ token: /^POST oauth2\.googleapis\.com\/token$/, pkce: true, seconds: HOUR, refresh_seconds: 180 * DAY },
  },
  {
    ...usual,
    ...{ platform: 'tiktok', authorize: /^GET www\.tiktok\.com\/v2\/auth\/authorize\/$/, client: 'client_key' },
    ...{ token: /^POST open\.tiktokapis\.com\/v2\/oauth\/token\/$/, pkce: true, rotates: true },
    ...{ seconds: 2 * HOUR, refresh_seconds: 180 * DAY },
  },
  {
    ...usual,
    ...{ platform: 'threads', authorize: /^GET threads\.net\/oauth\/authorize$/, seconds: HOUR },
    ...{ token: /^POST graph\.threads\.net\/oauth\/access_token$/, refresh_seconds: null },
  },
  {
    ...usual,
    ...{ platform: 'facebook', authorize: /^GET www\.facebook\.com\/v25\.0\/dialog\/oauth$/, seconds: HOUR },
    ...{ token: /^POST graph\.facebook\.com\/v25\.0\/oauth\/access_token$/, refresh_seconds: null },
  },
  {
    // By a password of an app, so nobody comes to these two.
    ...usual,
    ...{ platform: 'bluesky', authorize: /^never$/, token: /^never$/, seconds: 2 * HOUR },
    ...{ refresh_seconds: 90 * DAY, rotates: true },
  },
]

const no = (error: string, error_description: string, status = 400) => json({ error, error_description }, status)

/** Nobody has to press anything. */
function authorize({ query, state }: Asked, door: Door): Reply {
  const challenge = query.get('code_challenge')
  const redirect_uri = query.get('redirect_uri') ?? ''
  if (!query.get(door.client) || !query.get('state') || !URL.canParse(redirect_uri) || (door.pkce && !challenge))
    return { status: 400, text: 'The app asks in a way that this platform does not know.' }
  const code = state.secret('code')
  const scopes = (query.get('scope') ?? '').split(/[ ,]+/)
  state.codes.set(code, { platform: door.platform, challenge, redirect_uri, scopes })
  const back = new URL(redirect_uri)
  back.searchParams.set('code', code)
  back.searchParams.set('state', query.get('state') ?? '')
  return { status: 302, headers: { location: back.href } }
}

function token(asked: Asked, door: Door): Reply {
  const form = formOf(asked)
  const { state, headers } = asked
  const named = door.basic
    ? headers.authorization?.startsWith('Basic ')
    : form.get(door.client) && form.get('client_secret')
  if (!named) return no('invalid_client', 'The app is not known.', 401)
  if (form.get('grant_type') === 'fb_exchange_token') return longer(asked)
  if (form.get('grant_type') === 'refresh_token') return refresh(asked, door, form.get('refresh_token') ?? '')
  const given = state.codes.get(form.get('code') ?? '')
  state.codes.delete(form.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (given?.platform !== door.platform || given.redirect_uri !== form.get('redirect_uri'))
    return no('invalid_grant', 'The authorization code is not good.')
  if (door.pkce && challenge !== given.challenge) return no('invalid_grant', 'The code verifier does not fit.')
  return json(issue(state, asked.now, door, given.scopes))
}

/** One that was used before takes the whole family with it, where refresh tokens rotate. */
function refresh(asked: Asked, door: Door, refresh_token: string): Reply {
  const { state, now } = asked
  state.refreshed[door.platform] = (state.refreshed[door.platform] ?? 0) + 1
  const grant = state.refreshes.get(refresh_token)
  if (grant?.platform !== door.platform || grant.expires_at < now()) {
    if (door.rotates)
      for (const tokens of [state.tokens, state.refreshes])
        for (const [token, one] of tokens) if (one.platform === door.platform) tokens.delete(token)
    return no(door.platform === 'x' ? 'invalid_request' : 'invalid_grant', 'Value passed for the token was invalid.')
  }
  if (door.rotates) state.refreshes.delete(refresh_token)
  return json(issue(state, now, door, grant.scopes, door.rotates ? undefined : refresh_token))
}

/** Tokens as if its owner had consented a moment ago. */
export function grantOf(state: SocialState, platform: Platform, now = Date.now) {
  const door = doors.find(one => one.platform === platform)
  if (!door) throw new Error(`${platform} has no door`)
  const { access_token, refresh_token, expires_in } = issue(state, now, door, [])
  return { access_token, refresh_token: refresh_token ?? null, expires_in, refresh_expires_in: null, scopes: [] }
}

function issue(state: SocialState, now: () => number, door: Door, scopes: string[], kept?: string) {
  const { platform, seconds, refresh_seconds } = door
  const until = (length: number): Grant => ({ platform, scopes, expires_at: now() + length * 1_000 })
  const access_token = state.secret(`${platform}-access`)
  state.tokens.set(access_token, until(seconds))
  const refresh_token = refresh_seconds === null ? undefined : (kept ?? state.secret(`${platform}-refresh`))
  if (refresh_token && refresh_seconds !== null) state.refreshes.set(refresh_token, until(refresh_seconds))
  state.keep()
  const separator = platform === 'tiktok' ? ',' : ' '
  return {
    ...{ access_token, expires_in: seconds, token_type: 'bearer', scope: scopes.join(separator) },
    ...(refresh_token ? { refresh_token } : {}),
    ...(platform === 'tiktok' ? { open_id: 'standin-open-id', refresh_expires_in: refresh_seconds } : {}),
  }
}

const LONG = 60 * DAY

/** The exchange of Instagram, Threads and Facebook: a long token for a short one, and a longer one for a long one. */
function longer(asked: Asked): Reply {
  const { host, query, state, now } = asked
  const platform = (['threads', 'facebook'] as const).find(one => host.includes(one)) ?? 'instagram'
  const given = query.get('access_token') ?? formOf(asked).get('fb_exchange_token') ?? ''
  const grant = state.tokens.get(given)
  if (query.get('grant_type')?.endsWith('_refresh_token'))
    state.refreshed[platform] = (state.refreshed[platform] ?? 0) + 1
  if (grant?.platform !== platform || grant.expires_at < now())
    return json({ error: { message: 'Error validating access token', type: 'OAuthException', code: 190 } }, 400)
  const access_token = state.secret(`${platform}-access`)
  state.tokens.set(access_token, { ...grant, expires_at: now() + LONG * 1_000 })
  state.keep()
  return json({ access_token, token_type: 'bearer', expires_in: LONG })
}

/** A token that comes back is good for nothing any more, and one that nobody knows is no fault. */
function takeBack({ query, state, ...asked }: Asked): Reply {
  const token = formOf({ query, state, ...asked }).get('token') ?? query.get('token') ?? ''
  state.tokens.delete(token)
  state.refreshes.delete(token)
  state.revoked.push(token)
  state.keep()
  return json({})
}

export const oauthRoutes: Route[] = [
  [/^POST (?:api\.x\.com\/2\/oauth2|oauth2\.googleapis\.com|www\.linkedin\.com\/oauth\/v2)\/revoke$/, takeBack],
  [/^POST open\.tiktokapis\.com\/v2\/oauth\/revoke\/$/, takeBack],
  ...doors.flatMap((door): Route[] => [
    [door.authorize, asked => authorize(asked, door)],
    [door.token, asked => token(asked, door)],
  ]),
  [/^GET graph\.(?:instagram\.com|threads\.net)\/(?:refresh_)?access_token$/, longer],
]
