import * as z from 'zod'
import type { Http, HttpOptions } from '#lib/fetch.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { type Held, handBack, Name, type SignIn, type Tokens } from '#lib/publish/connect/oauth.ts'
import { Refusal, XRPC } from '#lib/publish/platform/bluesky/words.ts'
import { asJson, call, told } from '#lib/publish/platform/call.ts'
import { PublishError } from '#lib/publish/publisher.ts'

/** Its tokens last about two hours, which no answer says. */
const SECONDS = 5_400
const Text = z.string().min(1).max(8_192)
const Session = z.object({
  did: z.string().regex(/^did:[a-z]{1,16}:[\w.:%-]{1,200}$/),
  handle: Name,
  accessJwt: Text,
  refreshJwt: Text,
})

async function session(http: Http, path: string, options: HttpOptions) {
  const { ok, status, body } = await call(http, `${XRPC}/${path}`, options)
  const read = ok ? Session.safeParse(body) : null
  if (read?.success) return read.data
  const { error = String(status), message } = Refusal.safeParse(body).data ?? {}
  if (ok || status >= 500 || status === 429 || status === 408)
    throw new PublishError('retry', error, told(message, `Bluesky answered ${status}.`))
  throw new PublishError('reauth', error, told(message, 'Bluesky did not let us in.'))
}

const tokensOf = ({ accessJwt, refreshJwt }: z.output<typeof Session>): Tokens => ({
  ...{ access_token: accessJwt, refresh_token: refreshJwt, expires_in: SECONDS },
  ...{ refresh_expires_in: null, scopes: [] },
})

const withRefresh = ({ refresh_token }: Held): HttpOptions => ({
  method: 'POST',
  headers: { authorization: `Bearer ${refresh_token ?? ''}` },
})

/** An app password, which its owner makes for us and takes back at any time, and which cannot change the account. */
export const blueskySignIn: SignIn = {
  allows: ['Read your name and your posts', 'Upload pictures and videos', 'Publish posts in your name'],
  asks: {
    name: 'Handle, such as you.bsky.social',
    password: 'App password (Settings → Privacy and security → App passwords)',
    /** A password of the account itself would let us do anything. */
    form: /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/,
  },
  async sign_in({ name, password }, http) {
    const identifier = name.trim().replace(/^@/, '')
    const opened = await session(http, 'com.atproto.server.createSession', asJson({ identifier, password }))
    return { tokens: tokensOf(opened), identity: { external_id: opened.did, username: opened.handle } }
  },
  renew_before_ms: 5 * MINUTE_MS,
  renewable: held => held.refresh_token !== null,
  refresh: async (_, held, http) =>
    tokensOf(await session(http, 'com.atproto.server.refreshSession', withRefresh(held))),
  revoke: (_, held, http) => handBack(http, `${XRPC}/com.atproto.server.deleteSession`, withRefresh(held)),
}
