import * as z from 'zod'
import { DAY_MS } from '#lib/instant.ts'
import { byItself, byShortToken, Name, type OAuth, read, withQuery } from '#lib/publish/connect/oauth.ts'

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
  exchange: byShortToken(`${GRAPH}/oauth/access_token`, `${GRAPH}/access_token`, 'th_exchange_token'),
  async identify({ access_token }, http) {
    const { id, username } = await read(http, `${GRAPH}/v1.0/me?fields=id,username`, access_token, Me)
    return { external_id: id, username }
  },
  renew_before_ms: 10 * DAY_MS,
  ...byItself(`${GRAPH}/refresh_access_token`, 'th_refresh_token'),
}
