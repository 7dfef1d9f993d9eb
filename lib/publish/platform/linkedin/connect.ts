import * as z from 'zod'
import { DAY_MS } from '#lib/instant.ts'
import { handBack, Name, type OAuth, read, tokensFrom, withQuery } from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'

const TOKEN = 'https://www.linkedin.com/oauth/v2/accessToken'
const Me = z.object({ sub: z.string().regex(/^[\w-]{1,100}$/), name: Name.default('LinkedIn member') })

export const linkedinOAuth: OAuth = {
  allows: ['Read your name', 'Publish posts in your name'],
  needs: ['w_member_social'],
  authorize: ({ id }, { redirect_uri, state }) =>
    withQuery('https://www.linkedin.com/oauth/v2/authorization', {
      ...{ response_type: 'code', client_id: id, redirect_uri, state },
      scope: 'openid profile email w_member_social',
    }),
  exchange: (app, { code, redirect_uri }, http) =>
    tokensFrom(
      http,
      TOKEN,
      asForm({
        ...{ grant_type: 'authorization_code', code, redirect_uri },
        ...{ client_id: app.id, client_secret: app.secret },
      }),
    ),
  async identify({ access_token }, http) {
    const { sub, name } = await read(http, 'https://api.linkedin.com/v2/userinfo', access_token, Me)
    return { external_id: `urn:li:person:${sub}`, username: name }
  },
  renew_before_ms: DAY_MS,
  /** Only approved partners are given a refresh token: all others connect again every 60 days. */
  renewable: held => held.refresh_token !== null,
  refresh: (app, held, http) =>
    tokensFrom(
      http,
      TOKEN,
      asForm({
        ...{ grant_type: 'refresh_token', refresh_token: held.refresh_token ?? '' },
        ...{ client_id: app.id, client_secret: app.secret },
      }),
    ),
  revoke: (app, held, http) =>
    handBack(
      http,
      'https://www.linkedin.com/oauth/v2/revoke',
      asForm({ client_id: app.id, client_secret: app.secret, token: held.access_token }),
    ),
}
