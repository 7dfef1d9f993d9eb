import * as z from 'zod'
import { MINUTE_MS } from '#lib/instant.ts'
import { byCode, byRefreshToken, handBack, Name, type OAuth, read, withQuery } from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'
import { PublishError } from '#lib/publish/publisher.ts'

const TOKEN = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth'
const COMMENTS = `${SCOPE}/youtube.force-ssl`
const Channels = z.object({
  items: z.array(z.object({ id: z.string().regex(/^[\w-]{1,64}$/), snippet: z.object({ title: Name }) })).default([]),
})

export const youtubeOAuth: OAuth = {
  allows: ['Read the name of your channel and how videos fare', 'Upload videos to your channel'],
  needs: [`${SCOPE}/youtube.upload`],
  comments: { allows: 'Write the first comment below your videos', scope: COMMENTS },
  authorize: ({ id, comments }, { redirect_uri, state, challenge }) =>
    withQuery('https://accounts.google.com/o/oauth2/v2/auth', {
      ...{ response_type: 'code', client_id: id, redirect_uri, state },
      scope: `${SCOPE}/youtube.upload ${SCOPE}/youtube.readonly${comments ? ` ${COMMENTS}` : ''}`,
      // Without both of them Google gives a refresh token only once.
      ...{ access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
      ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    }),
  exchange: byCode(TOKEN),
  async identify({ access_token }, http) {
    const asked = 'https://www.googleapis.com/youtube/v3/channels?part=snippet&mine=true'
    const [channel] = (await read(http, asked, access_token, Channels)).items
    if (!channel) throw new PublishError('rejected', 'no_channel', 'This Google account has no YouTube channel.')
    return { external_id: channel.id, username: channel.snippet.title }
  },
  renew_before_ms: 5 * MINUTE_MS,
  ...byRefreshToken(TOKEN),
  /** With the refresh token everything goes that came of it. */
  revoke: (_, held, http) =>
    handBack(http, 'https://oauth2.googleapis.com/revoke', asForm({ token: held.refresh_token ?? held.access_token })),
}
