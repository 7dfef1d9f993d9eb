import * as z from 'zod'
import type { Http } from '#lib/fetch.ts'
import { DAY_MS } from '#lib/instant.ts'
import {
  byRefreshToken,
  handBack,
  type Identity,
  Name,
  type OAuth,
  read,
  type Tokens,
  tokensFrom,
  withQuery,
} from '#lib/publish/connect/oauth.ts'
import { asForm } from '#lib/publish/platform/call.ts'

const TOKEN = 'https://www.linkedin.com/oauth/v2/accessToken'
const PAGES = 'https://api.linkedin.com/v2/organizationalEntityAcls'
/** Only who may post for a page may choose it. */
const MAY_POST = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'CONTENT_ADMIN', 'DIRECT_SPONSORED_CONTENT_POSTER']
const MOST_PAGES = 20
const Pages = z.object({
  elements: z.array(
    z.object({
      role: z.string(),
      organizationalTarget: z.string().max(100),
      'organizationalTarget~': z.object({ localizedName: Name.optional(), vanityName: Name.optional() }).optional(),
    }),
  ),
})
const page = /^urn:li:organization:\d+$/

async function findPages({ access_token, scopes }: Tokens, http: Http): Promise<Identity[]> {
  if (scopes.length > 0 && !scopes.includes('w_organization_social')) return []
  const projection = '(elements*(role,organizationalTarget,organizationalTarget~(localizedName,vanityName)))'
  const url = withQuery(PAGES, { q: 'roleAssignee', state: 'APPROVED', projection })
  const { elements } = await read(http, url, access_token, Pages)
  const may = elements.filter(one => MAY_POST.includes(one.role) && page.test(one.organizationalTarget))
  const identities = may.map(
    ({ organizationalTarget: external_id, 'organizationalTarget~': named }): Identity => ({
      ...{
        external_id,
        username: named?.localizedName ?? external_id,
        kind: 'page',
        handle: named?.vanityName ?? null,
      },
    }),
  )
  return [...new Map(identities.map(one => [one.external_id, one])).values()].slice(0, MOST_PAGES)
}

const Me = z.object({ sub: z.string().regex(/^[\w-]{1,100}$/), name: Name.default('LinkedIn member') })

export const linkedinOAuth: OAuth = {
  allows: ['Read your name', 'Publish posts in your name'],
  needs: ['w_member_social'],
  authorize: ({ id, pages }, { redirect_uri, state }) =>
    withQuery('https://www.linkedin.com/oauth/v2/authorization', {
      ...{ response_type: 'code', client_id: id, redirect_uri, state },
      scope: `openid profile email w_member_social${pages ? ' w_organization_social r_organization_social rw_organization_admin' : ''}`,
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
  pages: { allows: 'Publish posts as a page of yours instead, if you choose one', find: findPages },
  renew_before_ms: DAY_MS,
  /** Only approved partners are given a refresh token: all others connect again every 60 days. */
  ...byRefreshToken(TOKEN),
  revoke: (app, held, http) =>
    handBack(
      http,
      'https://www.linkedin.com/oauth/v2/revoke',
      asForm({ client_id: app.id, client_secret: app.secret, token: held.access_token }),
    ),
}
