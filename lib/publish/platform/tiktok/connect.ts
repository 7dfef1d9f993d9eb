import * as z from 'zod'
import { MINUTE_MS } from '#lib/instant.ts'
import {
  type App,
  byCode,
  byRefreshToken,
  handBack,
  Name,
  type OAuth,
  read,
  withQuery,
} from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'
import { BASE } from '#lib/publish/platform/tiktok/words.ts'

const TOKEN = `${BASE}/oauth/token/`
const SCOPES = ['user.info.basic', 'user.info.profile', 'video.publish', 'video.upload', 'video.list']
const Me = z.object({
  data: z.object({ user: z.object({ open_id: z.string().regex(/^[\w-]{1,100}$/), username: Name }) }),
})

const byClientKey = ({ id, secret }: App) => ({ fields: { client_key: id, client_secret: secret } })

export const tiktokOAuth: OAuth = {
  allows: ['Read your name and how videos fare', 'Send videos and pictures to your drafts', 'Publish what you choose'],
  needs: ['video.upload'],
  authorize: ({ id }, { redirect_uri, state, challenge }) =>
    withQuery('https://www.tiktok.com/v2/auth/authorize/', {
      ...{ response_type: 'code', client_key: id, redirect_uri, state, scope: SCOPES.join(',') },
      ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    }),
  exchange: byCode(TOKEN, byClientKey),
  async identify({ access_token }, http) {
    const { data } = await read(http, `${BASE}/user/info/?fields=open_id,username`, access_token, Me)
    return { external_id: data.user.open_id, username: data.user.username }
  },
  renew_before_ms: 5 * MINUTE_MS,
  ...byRefreshToken(TOKEN, byClientKey),
  revoke: (app, held, http) =>
    handBack(
      http,
      `${BASE}/oauth/revoke/`,
      asForm({ client_key: app.id, client_secret: app.secret, token: held.access_token }),
    ),
}
