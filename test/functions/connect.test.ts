import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Social, startSocial } from '#dev/social/start.ts'
import { connect } from '#functions/connect/route.ts'
import { Platform } from '#lib/channels.ts'
import { rows } from '#lib/db.ts'
import { openAccounts } from '#lib/publish/connect/accounts.ts'
import { createConnectLink } from '#lib/publish/connect/connect.ts'
import { changeSettings, disconnect, listAccounts } from '#lib/publish/connect/manage.ts'
import type { Platforms } from '#lib/publish/control/live.ts'
import { reach } from '#lib/publish/platform/reach.ts'
import { allApps } from '#test/publish/support/accounts.ts'
import { localHttp, refusal } from '#test/publish/support/platforms.ts'
import { codeOf } from '#test/support/problems.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let social: Social
let world: TestWorld
let platforms: Platforms
beforeAll(async () => {
  social = await startSocial({ now: () => world.world.now().getTime() })
  platforms = { apps: { ...allApps }, reach: reach(localHttp, social.stand_ins, '202607') }
  world = await createWorld({ platforms })
})
afterEach(() => {
  social.behave()
  platforms.apps = { ...allApps }
})
afterAll(() => social.close())

type Answer = { status: number; headers: Headers; text: string }
async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await world.app.request(
    url,
    init,
    {},
    { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} },
  )
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const linkFor = async (platform: Platform) =>
  (await createConnectLink(world.world, { workspace_id: world.workspace.id, platform, made_by: 'admin' })).url

/** Presses the button; answers where the browser is sent, and the cookie that it keeps. */
async function press(link: string) {
  const { origin, pathname, searchParams } = new URL(link)
  const body = new URLSearchParams({ link: searchParams.get('link') ?? '' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await ask(origin + pathname, { method: 'POST', body, headers })
  const set = answer.headers.get('set-cookie') ?? ''
  return { ...answer, to: answer.headers.get('location') ?? '', set, cookie: set.split(';')[0] ?? '' }
}
/** Fills in what Bluesky's page asks for. */
function signIn(link: string, given: { name: string; password: string }): Promise<Answer> {
  const { origin, pathname, searchParams } = new URL(link)
  const body = new URLSearchParams({ link: searchParams.get('link') ?? '', ...given }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(origin + pathname, { method: 'POST', body, headers })
}
/** What the platform sends the browser back to. */
const consented = async (to: string) => (await fetch(to, { redirect: 'manual' })).headers.get('location') ?? ''

async function throughConsent(platform: Platform): Promise<Answer> {
  const { to, cookie } = await press(await linkFor(platform))
  return ask(await consented(to), { headers: { cookie } })
}
/** As whom to post, on the page that asks for it. */
const chooseOn = (platform: Platform, choice: string, cookie: string) =>
  ask(`${world.world.public_url}/connect/${platform}`, {
    ...{ method: 'POST', body: new URLSearchParams({ choice }).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  })
const OTHER_PAGE = '37841400000000002'
const accountsOf = async (platform: Platform) =>
  (await listAccounts(world.world, world.workspace.id)).filter(one => one.platform === platform)

describe('an account is connected', () => {
  it.each(Platform.exclude(['bluesky']).options)(
    '%s: link, button, consent, and it is there with a token that works',
    async platform => {
      const link = await linkFor(platform)
      const page = await ask(link)
      expect(page.status).toBe(200)
      expect(page.text).toContain('Kestrel')
      expect(page.text).not.toContain('<script')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      const { to, set, cookie, status } = await press(link)
      expect(status).toBe(303)
      expect(set).toMatch(/HttpOnly/)
      expect(set).toMatch(/SameSite=Lax/)
      expect(set).toMatch(/Secure/)
      const back = await ask(await consented(to), { headers: { cookie } })
      const done = platform === 'facebook' ? await chooseOn(platform, OTHER_PAGE, cookie) : back
      expect([done.status, done.text]).toEqual([200, expect.stringContaining('is connected')])
      const [account] = await accountsOf(platform)
      expect(account).toMatchObject({ platform, status: 'connected' })
      expect(Object.keys(account ?? {})).not.toContain('access_token')
      const accounts = openAccounts({ ...world.world, apps: allApps, http: platforms.reach.http })
      const ref = { workspace_id: world.workspace.id, connected_account_id: account?.id ?? '' }
      expect(social.state.tokens.get((await accounts.open(ref)).token)?.platform).toBe(platform)
      const noted = await rows<{ action: string; actor: string }>(
        world.world.db,
        sql`select action, actor from audit where target = ${`account:${account?.id}`}`,
      )
      expect(noted).toContainEqual({ action: 'account.connected', actor: 'connect_link:admin' })
    },
  )

  describe('linkedin, where our app may ask for pages', () => {
    const PAGE = 'urn:li:organization:2414184'
    const choose = (choice: string, cookie = '') => chooseOn('linkedin', choice, cookie)
    const comeBack = async () => {
      platforms.apps = { ...allApps, linkedin: { id: 'linkedin-app', secret: 'app-secret', pages: true } }
      const link = await linkFor('linkedin')
      expect((await ask(link)).text).toContain('as a page of yours')
      const { to, cookie } = await press(link)
      expect(new URL(to).searchParams.get('scope')).toContain('w_organization_social')
      return { link, cookie, page: await ask(await consented(to), { headers: { cookie } }) }
    }

    it('asks as which to post, and the page that is chosen is there', async () => {
      const { cookie, page } = await comeBack()
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Stand-in Labs')])
      // Of one it may only see the numbers.
      expect(page.text).not.toContain('Somebody else')
      expect(page.text).not.toContain('<script')
      const done = await choose(PAGE, cookie)
      expect([done.status, done.text]).toEqual([200, expect.stringContaining('is connected')])
      const found = (await accountsOf('linkedin')).find(one => one.external_id === PAGE)
      expect(found).toMatchObject({
        kind: 'page',
        username: 'Stand-in Labs',
        handle: 'stand-in-labs',
        status: 'connected',
      })
      const accounts = openAccounts({ ...world.world, apps: allApps, http: platforms.reach.http })
      const { token } = await accounts.open({ workspace_id: world.workspace.id, connected_account_id: found?.id ?? '' })
      expect(social.state.tokens.get(token)?.scopes).toContain('w_organization_social')
      expect((await choose(PAGE, cookie)).status).toBe(410)
    })

    it('takes a choice from that browser alone, of what was offered, and nothing twice', async () => {
      const { cookie, link } = await comeBack()
      expect((await choose(PAGE)).status).toBe(400)
      expect((await choose('urn:li:organization:2414185', cookie)).status).toBe(400)
      expect((await choose('urn:li:organization:1', cookie)).status).toBe(400)
      const again = await ask(`${new URL(link).origin}/connect/linkedin/callback?code=a&state=b`, {
        headers: { cookie },
      })
      expect(again.status).toBe(400)
      expect((await choose('urn:li:person:standin', cookie)).text).toContain('is connected')
    })

    it('asks for nothing more where it may not, and not where the owner has no page', async () => {
      const { to } = await press(await linkFor('linkedin'))
      expect(new URL(to).searchParams.get('scope')).toBe('openid profile email w_member_social')
      social.misbehave({ at: 'organizationalEntityAcls$', kind: 'answer', status: 200, json: { elements: [] } })
      expect((await comeBack()).page.text).toContain('is connected')
    })
  })

  describe('facebook, where nobody but pages can be posted as', () => {
    const comeBack = async () => {
      const { to, cookie } = await press(await linkFor('facebook'))
      return { cookie, page: await ask(await consented(to), { headers: { cookie } }) }
    }

    it('names the pages that may be posted as, and keeps the token of the one that is chosen', async () => {
      const { cookie, page } = await comeBack()
      expect(page.text).toContain('Another page')
      expect(page.text).not.toContain('A page to read')
      expect((await chooseOn('facebook', OTHER_PAGE, cookie)).text).toContain('is connected')
      const account = (await accountsOf('facebook')).find(one => one.external_id === OTHER_PAGE)
      expect(account).toMatchObject({
        kind: 'page',
        username: 'Another page',
        status: 'connected',
        renews_itself: false,
      })
      const accounts = openAccounts({ ...world.world, apps: allApps, http: platforms.reach.http })
      const ref = { workspace_id: world.workspace.id, connected_account_id: account?.id ?? '' }
      expect((await accounts.open(ref)).token).toMatch(/^facebook-page/)
    })

    it('connects the only page without a question, and says so where there is none', async () => {
      const only = { id: '37841400000000001', name: 'The only page', tasks: ['CREATE_CONTENT'] }
      social.misbehave({ at: 'me/accounts$', kind: 'answer', status: 200, json: { data: [only] }, times: 2 })
      expect((await comeBack()).page.text).toContain('The only page')
      social.behave()
      social.misbehave({ at: 'me/accounts$', kind: 'answer', status: 200, json: { data: [] } })
      expect((await comeBack()).page.text).toContain('apps post to pages only')
    })
  })

  it('bluesky: link, a password made for us, and it is there with a token that works', async () => {
    const link = await linkFor('bluesky')
    const page = await ask(link)
    expect(page.text).toContain('App password')
    const signed = await signIn(link, { name: '@kestrel.bsky.social', password: 'abcd-efgh-ijkl-mnop' })
    expect([signed.status, signed.text]).toEqual([200, expect.stringContaining('is connected')])
    expect(signed.text).not.toContain('abcd-efgh')
    const [account] = await accountsOf('bluesky')
    const accounts = openAccounts({ ...world.world, apps: allApps, http: platforms.reach.http })
    const ref = { workspace_id: world.workspace.id, connected_account_id: account?.id ?? '' }
    expect(social.state.tokens.get((await accounts.open(ref)).token)?.platform).toBe('bluesky')
    expect((await signIn(link, { name: 'kestrel.bsky.social', password: 'abcd-efgh-ijkl-mnop' })).status).toBe(410)
    // Two hours later its token is renewed, by the pair that came with it.
    const before = social.state.refreshed.bluesky ?? 0
    world.pass(2 * 3_600_000)
    await accounts.open(ref)
    expect(social.state.refreshed.bluesky).toBe(before + 1)
  })

  it('bluesky: not by the password of the account, nor by a wrong one, and the link stays good', async () => {
    const link = await linkFor('bluesky')
    const asked = social.asked.length
    const own = await signIn(link, { name: 'kestrel.bsky.social', password: 'my one true password' })
    expect([own.status, own.text]).toEqual([400, expect.stringContaining('no app password')])
    expect(social.asked).toHaveLength(asked)
    const wrong = await signIn(link, { name: 'kestrel.bsky.social', password: '0000-0000-0000-0000' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Invalid identifier or password')])
    expect((await press(link)).status).toBe(400)
    expect((await ask(link)).status).toBe(200)
  })

  it('from the dashboard, where one comes without a link', async () => {
    const pages = connect(platforms, 'https://api.example.com', 'https://app.example.com')
    const answer = await pages.request('/linkedin')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://app.example.com/connections'])
  })

  it('once more, in the place of the first time', async () => {
    await throughConsent('x')
    await throughConsent('x')
    expect(await accountsOf('x')).toHaveLength(1)
  })

  it('and disconnected, which leaves no token', async () => {
    await throughConsent('youtube')
    const [account] = await accountsOf('youtube')
    const ref = { workspace_id: world.workspace.id, id: account?.id ?? '' }
    expect(await codeOf(() => disconnect(world.world, by, { ...ref, workspace_id: world.world.id() }))).toBe(
      'bad_request',
    )
    expect(await disconnect(world.world, by, ref)).toMatchObject({ status: 'disconnected' })
    await world.sweep('accounts')
    const kept = await rows(
      world.world.db,
      sql`select access_token, refresh_token from connected_accounts where id = ${ref.id}`,
    )
    expect(kept).toEqual([{ access_token: '', refresh_token: null }])
    const accounts = openAccounts({ ...world.world, apps: allApps, http: platforms.reach.http })
    expect(await refusal(accounts.open({ ...ref, connected_account_id: ref.id }))).toMatchObject({ outcome: 'reauth' })
    expect(await codeOf(() => disconnect(world.world, by, ref))).toBe('bad_request')
  })

  it('with settings of its platform, and no others', async () => {
    await throughConsent('tiktok')
    const [account] = await accountsOf('tiktok')
    const ref = { workspace_id: world.workspace.id, id: account?.id ?? '' }
    expect(await changeSettings(world.world, by, ref, { privacy: 'SELF_ONLY', comments: true })).toMatchObject({
      settings: { privacy: 'SELF_ONLY', comments: true },
    })
    expect(await changeSettings(world.world, by, ref, { privacy: null })).toMatchObject({
      settings: { privacy: null, comments: true },
    })
    await expect(changeSettings(world.world, by, ref, { privacy: 'everyone' })).rejects.toThrow()
    await expect(changeSettings(world.world, by, ref, { made_for_kids: true })).rejects.toThrow()
  })
})

describe('a wrong way gets a clear page', () => {
  it('a page that refuses has a way back where there is a dashboard', async () => {
    const app = connect(platforms, 'https://api.example.com', 'https://dash.example.com')
    const refused = await app.request(`/x?link=${'a'.repeat(101)}`)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('<a href="https://dash.example.com/connections">Back to the dashboard</a>'),
    ])
  })

  it('410 for a link that was never given, belongs to another platform, or is over', async () => {
    const link = await linkFor('x')
    expect((await ask('https://api.example.com/connect/x?link=guess')).status).toBe(410)
    expect((await ask('https://api.example.com/connect/x')).status).toBe(410)
    expect((await ask(link.replace('/x?', '/linkedin?'))).status).toBe(410)
    world.pass(16 * 60_000)
    const over = await ask(link)
    expect([over.status, over.text]).toEqual([410, expect.stringContaining('Ask for a new one')])
    expect((await press(link)).status).toBe(410)
  })

  it('410 for one that was used', async () => {
    const link = await linkFor('x')
    const { to, cookie } = await press(link)
    const back = await consented(to)
    expect((await ask(back, { headers: { cookie } })).status).toBe(200)
    expect((await ask(link)).status).toBe(410)
    expect((await ask(back, { headers: { cookie } })).status).toBe(410)
  })

  it('connects once when the browser comes back twice at the same time', async () => {
    const { to, cookie } = await press(await linkFor('x'))
    const back = await consented(to)
    const answers = await Promise.all([1, 2, 3].map(() => ask(back, { headers: { cookie } })))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('400 without the cookie, and with the state of somebody else', async () => {
    const mine = await press(await linkFor('x'))
    const theirs = await press(await linkFor('x'))
    const back = await consented(theirs.to)
    expect((await ask(back)).status).toBe(400)
    const crossed = await ask(back, { headers: { cookie: mine.cookie } })
    expect([crossed.status, crossed.text]).toEqual([400, expect.stringContaining('same browser')])
    expect((await ask(await consented(mine.to), { headers: { cookie: mine.cookie } })).status).toBe(200)
  })

  it('403 when the owner does not allow it, and again by the same link', async () => {
    const link = await linkFor('linkedin')
    const { to, cookie } = await press(link)
    const back = new URL(await consented(to))
    back.searchParams.delete('code')
    back.searchParams.set('error', 'user_cancelled_login')
    const denied = await ask(back.href, { headers: { cookie } })
    expect([denied.status, denied.text]).toEqual([403, expect.stringContaining('Try again')])
    const again = await press(link)
    expect((await ask(await consented(again.to), { headers: { cookie: again.cookie } })).status).toBe(200)
  })

  it('503 without the settings of the app, or with settings that the platform does not know', async () => {
    const link = await linkFor('x')
    platforms.apps = {}
    const page = await ask(link)
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('not registered with X')])
    expect((await press(link)).status).toBe(503)
    platforms.apps = { ...allApps }
    social.misbehave({ at: 'oauth2/token', kind: 'answer', status: 401, json: { error: 'invalid_client' } })
    const { to, cookie } = await press(link)
    expect((await ask(await consented(to), { headers: { cookie } })).status).toBe(503)
  })

  it.each([
    [{ kind: 'answer', status: 503, json: {} }, 502],
    [{ kind: 'refuse' }, 502],
    [{ kind: 'lose' }, 502],
    [{ kind: 'answer', status: 400, json: { error: 'invalid_grant', error_description: '<img src=x>' } }, 400],
  ] as const)('%j at the token door gives %i', async (rule, status) => {
    const { to, cookie } = await press(await linkFor('x'))
    const back = await consented(to)
    social.misbehave({ at: 'oauth2/token', ...rule })
    const answer = await ask(back, { headers: { cookie } })
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('<img')
    expect(answer.text).toContain('Try again')
  })

  it('400 when something that is needed was unticked, or whose account it is stays unknown', async () => {
    const at = 'tiktokapis.com/v2/oauth/token'
    const json = { access_token: 'a', refresh_token: 'b', expires_in: 7_200, scope: 'user.info.basic' }
    social.misbehave({ at, kind: 'answer', status: 200, json })
    const answer = await throughConsent('tiktok')
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('video.upload')])
    social.misbehave({ at: '/user/info', kind: 'answer', status: 200, json: { data: { user: { open_id: '<b>' } } } })
    expect((await throughConsent('tiktok')).status).toBe(400)
    social.misbehave({ at: '/channels', kind: 'answer', status: 200, json: { items: [] } })
    const empty = await throughConsent('youtube')
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('has no YouTube channel')])
  })

  it('404 for a platform that there is not, and no more than the form takes', async () => {
    expect((await ask('https://api.example.com/connect/myspace?link=a')).status).toBe(404)
    expect((await ask(`https://api.example.com/connect/x?link=${'a'.repeat(500)}`)).status).toBe(400)
  })
})

it('the names of others are shown as text', async () => {
  const name = { data: { id: '7', username: '<script>alert(1)</script>' } }
  social.misbehave({ at: 'users/me', kind: 'answer', status: 200, json: name })
  const done = await throughConsent('x')
  expect(done.text).toContain('&lt;script&gt;')
  expect(done.text).not.toContain('<script')
})
