// A Facebook page is posted as by a token of its own, which the person who looks after it lets us have.
import * as z from 'zod'
import type { Http } from '#lib/fetch.ts'
import {
  type Identity,
  Name,
  type OAuth,
  read,
  type Tokens,
  tokensFrom,
  withQuery,
} from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'
import { Id } from '#lib/publish/platform/container-words.ts'
import { BASE, CONSENT } from '#lib/publish/platform/facebook/words.ts'
import { PublishError } from '#lib/publish/publisher.ts'

const TOKEN = `${BASE}/oauth/access_token`
const SCOPES = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts', 'read_insights']
const MOST_PAGES = 50
const Pages = z.object({
  data: z.array(z.object({ id: Id, name: Name, username: Name.optional(), tasks: z.array(z.string()).default([]) })),
})

/** The pages that this person may post as. */
async function findPages({ access_token }: Tokens, http: Http): Promise<Identity[]> {
  const asked = `${BASE}/me/accounts?fields=id,name,username,tasks&limit=${MOST_PAGES}`
  const { data } = await read(http, asked, access_token, Pages)
  return data
    .filter(({ tasks }) => tasks.includes('CREATE_CONTENT'))
    .map(({ id, name, username }) => ({ external_id: id, username: name, kind: 'page', handle: username ?? null }))
}

export const facebookOAuth: OAuth = {
  allows: [
    'See which pages you look after, and how their posts fare',
    'Publish pictures and reels as the page you choose',
  ],
  needs: ['pages_manage_posts'],
  authorize: ({ id }, { redirect_uri, state }) =>
    withQuery(CONSENT, {
      ...{ response_type: 'code', client_id: id, redirect_uri, state },
      scope: SCOPES.join(','),
    }),
  /** The token of a person lives an hour or two; what a page is given for one of 60 days does not end. */
  async exchange({ id, secret }, { code, redirect_uri }, http) {
    const us = { client_id: id, client_secret: secret }
    const short = await tokensFrom(http, TOKEN, asForm({ ...us, code, redirect_uri }))
    const longer = { ...us, grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token }
    return { ...(await tokensFrom(http, TOKEN, asForm(longer))), scopes: short.scopes }
  },
  async identify(tokens, http) {
    const [first] = await findPages(tokens, http)
    if (first) return first
    throw new PublishError(
      'rejected',
      'no_page',
      'Facebook names no page that you may post as: apps post to pages only.',
    )
  },
  pages: { find: async (tokens, http) => (await findPages(tokens, http)).slice(1) },
  async own({ external_id }, { access_token, scopes }, http) {
    const Page = z.object({ access_token: z.string().min(1).max(8_192) })
    const page = await read(http, `${BASE}/${external_id}?fields=access_token`, access_token, Page)
    return { ...page, scopes, refresh_token: null, expires_in: null, refresh_expires_in: null }
  },
  /** It ends when its owner changes the password or leaves the page: nothing renews it then. */
  renew_before_ms: 0,
  renewable: () => false,
  refresh: () => Promise.reject(new PublishError('reauth', 'no_renewal', 'Facebook renews no token of a page.')),
}
