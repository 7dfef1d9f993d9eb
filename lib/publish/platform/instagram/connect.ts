import * as z from 'zod'
import { DAY_MS } from '#lib/instant.ts'
import { byItself, byShortToken, Name, type OAuth, read, withQuery } from '#lib/publish/connect/oauth.ts'
import { call } from '#lib/publish/platform/call.ts'
import { Id } from '#lib/publish/platform/container-words.ts'
import { GRAPH, spoken } from '#lib/publish/platform/instagram/words.ts'
import { PublishError } from '#lib/publish/publisher.ts'

const SCOPES = ['instagram_business_basic', 'instagram_business_content_publish', 'instagram_business_manage_insights']
/** Asked for only where our registration has it: Instagram refuses the whole consent otherwise. */
const COMMENTS = 'instagram_business_manage_comments'
const Me = z.object({ id: Id, user_id: Id.optional(), username: Name, account_type: z.string().optional() })

/** Two ids name an account, and the pages disagree which of them publishes: the one that answers. */
async function publishingId(ids: string[], token: string, http: Parameters<OAuth['identify']>[1]): Promise<string> {
  for (const id of ids) {
    const asked = `${spoken.base}/${id}/content_publishing_limit?fields=quota_usage`
    const { ok } = await call(http, asked, { headers: { authorization: `Bearer ${token}` } })
    if (ok) return id
  }
  throw new PublishError('rejected', 'not_publishable', 'Instagram lets no app post to this account.')
}

export const instagramOAuth: OAuth = {
  allows: ['Read your name and how posts fare', 'Publish pictures, carousels and reels in your name'],
  needs: ['instagram_business_content_publish'],
  comments: { allows: 'Write the first comment below your posts', scope: COMMENTS },
  authorize: ({ id, comments }, { redirect_uri, state }) =>
    withQuery('https://www.instagram.com/oauth/authorize', {
      ...{ enable_fb_login: '0', response_type: 'code', client_id: id, redirect_uri, state },
      scope: [...SCOPES, ...(comments ? [COMMENTS] : [])].join(','),
    }),
  exchange: byShortToken('https://api.instagram.com/oauth/access_token', `${GRAPH}/access_token`, 'ig_exchange_token'),
  async identify({ access_token }, http) {
    const asked = `${spoken.base}/me?fields=id,user_id,username,account_type`
    const { id, user_id, username, account_type } = await read(http, asked, access_token, Me)
    if (account_type === 'PERSONAL')
      throw new PublishError('rejected', 'personal_account', 'Instagram lets apps post to professional accounts only.')
    return { external_id: await publishingId(user_id ? [user_id, id] : [id], access_token, http), username }
  },
  renew_before_ms: 10 * DAY_MS,
  ...byItself(`${GRAPH}/refresh_access_token`, 'ig_refresh_token'),
}
