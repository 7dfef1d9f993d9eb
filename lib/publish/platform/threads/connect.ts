import * as z from 'zod'
import { DAY_MS } from '#lib/instant.ts'
import { Name, type OAuth, read, tokensFrom, withQuery } from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'

const GRAPH = 'https://graph.threads.net'
const SCOPES = ['threads_basic', 'threads_content_publish', 'threads_manage_insights']
const Me = z.object({ id: z.coerce.string().regex(/^\d{1,30}$/), username: Name })

export const threadsOAuth: OAuth = {
  allows: ['Read your name and how posts fare', 'Publish pictures, carousels and videos in your name'],
  needs: ['threads_content_publish'],
  authorize: ({ id }, { redirect_uri, state }) =>
    withQuery('https://threads.net/oauth/authorize', {
      ...{ response_type: 'code', client_id: id, redirect_uri, state },
      scope: SCOPES.join(','),
    }),
  /** The first token lives an hour and is exchanged for one of 60 days. */
  async exchange(app, { code, redirect_uri }, http) {
    const form = { grant_type: 'authorization_code', code: code.replace(/#_$/, ''), redirect_uri }
    const own = { client_id: app.id, client_secret: app.secret }
    const short = await tokensFrom(http, `${GRAPH}/oauth/access_token`, asForm({ ...form, ...own }))
    const fields = { grant_type: 'th_exchange_token', client_secret: app.secret, access_token: short.access_token }
    const long = await tokensFrom(http, withQuery(`${GRAPH}/access_token`, fields), {})
    return { ...long, scopes: short.scopes }
  },
  async identify({ access_token }, http) {
    const { id, username } = await read(http, `${GRAPH}/v1.0/me?fields=id,username`, access_token, Me)
    return { external_id: id, username }
  },
  renew_before_ms: 10 * DAY_MS,
  /** A token renews itself as long as it lives. */
  renewable: () => true,
  refresh: (_, held, http) =>
    tokensFrom(
      http,
      withQuery(`${GRAPH}/refresh_access_token`, { grant_type: 'th_refresh_token', access_token: held.access_token }),
      {},
    ),
}
