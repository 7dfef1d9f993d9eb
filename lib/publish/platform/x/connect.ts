import * as z from 'zod'
import { MINUTE_MS } from '#lib/instant.ts'
import {
  basic,
  byRefreshToken,
  handBack,
  Name,
  type OAuth,
  read,
  tokensFrom,
  withQuery,
} from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'

const TOKEN = 'https://api.x.com/2/oauth2/token'
const Me = z.object({ data: z.object({ id: z.string().regex(/^\d{1,20}$/), username: Name }) })

export const xOAuth: OAuth = {
  allows: ['Read your name and your posts', 'Upload pictures and videos', 'Publish posts in your name'],
  needs: ['tweet.write', 'media.write', 'offline.access'],
  authorize: ({ id }, { redirect_uri, state, challenge }) =>
    withQuery('https://x.com/i/oauth2/authorize', {
      ...{ response_type: 'code', client_id: id, redirect_uri, state },
      scope: 'tweet.read tweet.write users.read media.write offline.access',
      ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    }),
  exchange: (app, { code, redirect_uri, verifier }, http) => {
    const form = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier, client_id: app.id }
    return tokensFrom(http, TOKEN, asForm(form, basic(app)))
  },
  async identify({ access_token }, http) {
    const { data } = await read(http, 'https://api.x.com/2/users/me', access_token, Me)
    return { external_id: data.id, username: data.username }
  },
  renew_before_ms: 5 * MINUTE_MS,
  ...byRefreshToken(TOKEN, app => ({ fields: { client_id: app.id }, headers: basic(app) })),
  async revoke(app, held, http) {
    const hints = { refresh_token: held.refresh_token, access_token: held.access_token }
    for (const [token_type_hint, token] of Object.entries(hints))
      if (token)
        await handBack(
          http,
          'https://api.x.com/2/oauth2/revoke',
          asForm({ token, token_type_hint, client_id: app.id }, basic(app)),
        )
  },
}
