// How an account's owner lets us in: what each platform has to say of it, and the call that gives tokens.
import * as z from 'zod'
import { toBase64, toBase64url, utf8 } from '#lib/bytes.ts'
import type { Platform } from '#lib/channels.ts'
import type { Http, HttpOptions } from '#lib/fetch.ts'
import { type Answered, asForm, call, told } from '#lib/publish/platform/call.ts'
import { PublishError } from '#lib/publish/publisher.ts'

/** Our registration with a platform. */
export type App = {
  id: string
  secret: string
  /** The platform lets it post as the pages of its owners. */
  pages?: boolean
  /** The platform lets it write comments below the posts of their owners. */
  comments?: boolean
}
export type Apps = Partial<Record<Platform, App>>

export type Tokens = {
  access_token: string
  refresh_token: string | null
  expires_in: number | null
  refresh_expires_in: number | null
  scopes: string[]
}
export type Held = Pick<Tokens, 'access_token' | 'refresh_token'>
export type Identity = {
  external_id: string
  username: string
  kind?: 'member' | 'page' | 'business' | 'channel'
  handle?: string | null
}

/** How tokens that we hold are kept good, however we came by them. */
interface Keeping {
  /** What its owner is asked to allow, in words. */
  allows: string[]
  /** How long before its end a token is renewed. */
  renew_before_ms: number
  /** Whether this one can be renewed at all; else its owner has to connect again. */
  renewable(held: Held): boolean
  refresh(app: App, held: Held, http: Http): Promise<Tokens>
  /** Hands the tokens back, where the platform takes them. */
  revoke?(app: App, held: Held, http: Http): Promise<void>
}

/** By a password that its owner has made for us alone. */
export interface SignIn extends Keeping {
  /** What the fields are called, and the form of a password that may be entered at all. */
  asks: { name: string; password: string; form: RegExp }
  sign_in(given: { name: string; password: string }, http: Http): Promise<{ tokens: Tokens; identity: Identity }>
}

/** By the platform's own page of consent. */
export interface OAuth extends Keeping {
  /** Without these nothing can be posted; checked where the platform says what was granted. */
  needs: string[]
  /** Where the owner is sent. */
  authorize(app: App, asked: { redirect_uri: string; state: string; challenge: string }): string
  exchange(app: App, given: { code: string; redirect_uri: string; verifier: string }, http: Http): Promise<Tokens>
  identify(tokens: Tokens, http: Http): Promise<Identity>
  /** What is asked for besides, where our registration may ask for it; `scope` is what the platform calls it. */
  comments?: { allows: string; scope: string }
  /** What else its owner may post as, where our registration may ask for it. */
  pages?: { allows?: string; find(tokens: Tokens, http: Http): Promise<Identity[]> }
  /** The tokens of what it posts as, where nobody posts as themselves. */
  own?(identity: Identity, tokens: Tokens, http: Http): Promise<Tokens>
}

/** The platform has the token no more, or never knew it; anything else is tried again. */
export async function handBack(http: Http, url: string, options: HttpOptions): Promise<void> {
  const { status } = await call(http, url, options)
  if (status >= 500 || status === 429 || status === 408)
    throw new PublishError('retry', String(status), 'The platform did not take the token back.')
}

const Text = z.string().min(1).max(8_192)
const Seconds = z.coerce.number().positive().max(1e9).nullish()
const TokenAnswer = z.object({
  access_token: Text,
  refresh_token: Text.nullish(),
  expires_in: Seconds,
  refresh_expires_in: Seconds,
  refresh_token_expires_in: Seconds,
  scope: z.string().max(4_096).nullish(),
  /** What Instagram calls its scopes. */
  permissions: z.union([z.string().max(4_096), z.array(z.string().max(200)).max(50).transform(String)]).nullish(),
})

/** Tokens, or the platform's no: `reauth` where code or token are good for nothing, `blocked` where it is our registration. */
export async function tokensFrom(http: Http, url: string, options: HttpOptions): Promise<Tokens> {
  const answer = await call(http, url, options)
  const read = answer.ok ? TokenAnswer.safeParse(answer.body) : null
  if (!read?.success) throw tokenRefusal(answer)
  const { access_token, refresh_token, expires_in, refresh_expires_in, refresh_token_expires_in, ...more } = read.data
  const scope = more.scope || more.permissions
  return {
    access_token,
    refresh_token: refresh_token ?? null,
    expires_in: expires_in ?? null,
    refresh_expires_in: refresh_expires_in ?? refresh_token_expires_in ?? null,
    scopes: scope ? scope.split(/[ ,]+/).filter(Boolean) : [],
  }
}

const TokenRefusal = z.object({
  error: z.union([z.string(), z.object({ message: z.string(), code: z.number() }).partial()]).optional(),
  error_description: z.string().optional(),
  error_message: z.string().optional(),
})

function tokenRefusal({ status, body }: Answered): PublishError {
  const { error, error_description, error_message } = TokenRefusal.safeParse(body).data ?? {}
  const code = typeof error === 'string' ? error : String(error?.code ?? status)
  const detail = error_description ?? error_message ?? (typeof error === 'string' ? error : error?.message)
  const text = told(detail, `The platform answered ${status}.`)
  if (status >= 500 || status === 429 || status === 408) return new PublishError('retry', code, text)
  // X calls a refresh token that was used before an invalid request.
  const spent = /^(invalid_grant|190)$/.test(code) || /token was invalid|authorization code/i.test(text)
  return new PublishError(spent ? 'reauth' : 'blocked', code, text)
}

export const basic = ({ id, secret }: App) => ({
  authorization: `Basic ${toBase64(utf8(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`))}`,
})

type Credentials = { fields: Record<string, string>; headers?: Record<string, string> }

/** How most have an app say who it is. */
const inForm = ({ id, secret }: App): Credentials => ({ fields: { client_id: id, client_secret: secret } })

/** Renewal by the refresh token that the platform gave with the last tokens; without one the owner connects again. */
export const byRefreshToken = (url: string, us = inForm): Pick<Keeping, 'renewable' | 'refresh'> => ({
  renewable: held => held.refresh_token !== null,
  refresh(app, { refresh_token }, http) {
    const { fields, headers } = us(app)
    return tokensFrom(
      http,
      url,
      asForm({ grant_type: 'refresh_token', refresh_token: refresh_token ?? '', ...fields }, headers),
    )
  },
})

/** A code for tokens, by the verifier of its challenge. */
export const byCode =
  (url: string, us = inForm): OAuth['exchange'] =>
  (app, { code, redirect_uri, verifier }, http) => {
    const asked = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier }
    return tokensFrom(http, url, asForm({ ...asked, ...us(app).fields }))
  }

/** The first token lives an hour and is exchanged for one of 60 days. */
export const byShortToken =
  (url: string, long_url: string, grant_type: string): OAuth['exchange'] =>
  async (app, { code, redirect_uri }, http) => {
    const form = { grant_type: 'authorization_code', code: code.replace(/#_$/, ''), redirect_uri }
    const short = await tokensFrom(http, url, asForm({ ...form, client_id: app.id, client_secret: app.secret }))
    const fields = { grant_type, client_secret: app.secret, access_token: short.access_token }
    const long = await tokensFrom(http, withQuery(long_url, fields), {})
    return { ...long, scopes: short.scopes }
  }

/** Renewal of a token by itself, as long as it lives. */
export const byItself = (url: string, grant_type: string): Pick<Keeping, 'renewable' | 'refresh'> => ({
  renewable: () => true,
  refresh: (_, { access_token }, http) => tokensFrom(http, withQuery(url, { grant_type, access_token }), {}),
})

export const withQuery = (url: string, fields: Record<string, string>) => `${url}?${new URLSearchParams(fields)}`

/** An answer that has to be a yes of this shape; used while an account is connected. */
export async function read<T extends z.ZodType>(
  http: Http,
  url: string,
  token: string,
  shape: T,
): Promise<z.output<T>> {
  const answer = await call(http, url, { headers: { authorization: `Bearer ${token}` } })
  const parsed = answer.ok ? shape.safeParse(answer.body) : null
  if (parsed?.success) return parsed.data
  const outcome = answer.status >= 500 || answer.status === 429 ? 'retry' : 'rejected'
  throw new PublishError(outcome, String(answer.status), 'The platform did not say whose account this is.')
}

export async function challengeOf(verifier: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(verifier) as BufferSource))
  return toBase64url(digest)
}

export const Name = z.string().min(1).max(200)
