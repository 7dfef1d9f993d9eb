import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { subscribe } from '#lib/billing/subscribe.ts'
import { slugOf } from '#lib/members/place.ts'
import { readSession } from '#lib/signin/session.ts'
import { invite, ownerLink, personLink } from '#lib/signin/words.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { createTestDashboard, DASHBOARD_URL, type Visitor } from '#test/support/dashboard.ts'
import { by } from '#test/support/world.ts'

const ngozi = { name: 'Ngozi Adeyemi', email: 'Ngozi@Example.com', time_zone: 'Europe/London' }

describe('browsers', () => {
  it('are told apart, and signed out one by one, by whom they are', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const link = await personLink(at.world, by, owner.email)
    const other = at.visitor()
    await other.post('/enter', { word: link?.word ?? '' }, { headers: { 'user-agent': 'Firefox/140 Windows' } })
    const { text } = await owner.get('/me')
    expect(text.match(/this one/g)).toHaveLength(1)
    expect(text).toMatch(/Firefox on Windows<\/b><br><span class="soft sml">Signed in [^<]+ by a link, seen/)
    const [id = ''] = /(?<=name="id" value=")[0-9a-f]{16}(?=")/.exec(text) ?? []
    const stranger = await at.member('admin')
    expect((await stranger.post('/me/browsers/end', { id })).status).toBe(409)
    expect((await other.get('/me')).status).toBe(200)
    for (const wrong of ['', '%', id.slice(0, 4)])
      expect((await owner.post('/me/browsers/end', { id: wrong })).status).toBe(409)
    expect((await owner.post('/me/browsers/end', { id })).status).toBe(303)
    expect((await other.get('/me')).status).toBe(303)
    expect((await owner.get('/me')).status).toBe(200)
  })
})

describe('whoever was signed out meanwhile', () => {
  it('is told that a form was not taken, and comes back to its page', async () => {
    const at = await createTestDashboard()
    const outside = at.visitor()
    const brief = 'We open at six on Saturdays from now on.'
    const sent = await outside.post(at.at('create'), { brief }, { from: at.at('create') })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe(`/login?to=${encodeURIComponent(at.at('create'))}`)
    expect((await outside.get('/login')).text).toContain('what you sent was not taken')
    const foreign = { headers: { referer: 'https://example.org/w/other/create' } }
    expect((await outside.post(at.at('create'), { brief }, foreign)).headers.get('location')).toBe('/login?to=%2F')
  })

  it('reads it in the part of the page that wanted to change, with a way in beside it', async () => {
    const at = await createTestDashboard()
    const part = await at.visitor().post(at.at('create/plan'), {}, { headers: { 'x-fragment': 'preview' } })
    expect(part.status).toBe(401)
    expect(part.text).toMatch(
      /^<div class="note warn".*You are signed out\. <a class="link" href="\/login" target="_blank">/,
    )
  })
})

describe('whoever has joined a workspace', () => {
  it('stands in it, wherever he was before, and goes on where he was going in it', async () => {
    const { world, workspace, member, visitor } = await createTestDashboard()
    const owner = await member('owner')
    await owner.get(`/w/${slugOf(workspace)}/more`)
    const other = await createWorkspace(world, { name: 'Another', plan: 'pro', time_zone: 'UTC' })
    const joining = async (browser: Visitor, more = {}) => {
      const { word } = await ownerLink(world, by, other.id)
      const to = (await browser.post('/welcome', { word, ...more })).headers.get('location') ?? ''
      return to === '/' ? (await browser.get(to)).headers.get('location') : to
    }
    expect(await joining(owner)).toBe(`/w/${slugOf(other)}/create`)
    const [astray, going] = [visitor(), visitor()]
    await astray.get(`/login?to=/w/${slugOf(workspace)}/runs`)
    expect(await joining(astray, ngozi)).toBe(`/w/${slugOf(other)}/create`)
    await going.get(`/login?to=/w/${slugOf(other)}/runs`)
    expect(await joining(going, { ...ngozi, email: 'going@example.com' })).toBe(`/w/${slugOf(other)}/runs`)
  })

  it('comes back from paying into the workspace that it was for', async () => {
    const { world, workspace, member, stripe } = await createTestDashboard({ sells: true })
    const owner = await member('owner')
    const other = await createWorkspace(world, { name: 'Another', plan: 'pro', time_zone: 'UTC' })
    await owner.post('/welcome', { word: (await ownerLink(world, by, other.id)).word })
    await owner.get(`/w/${slugOf(workspace)}/more`)
    const { id } = await subscribe(world, other.id, 'pro', world.id())
    const back = new URL(stripe.book.session(id).return_url)
    expect((await owner.get(`/plan${back.search}`)).headers.get('location')).toBe(`/w/${slugOf(other)}/plan`)
    expect((await owner.get('/plan')).headers.get('location')).toBe(`/w/${slugOf(workspace)}/plan`)
    await owner.get(`/plan?workspace=${world.id()}`)
    expect((await owner.get(`/w/${slugOf(workspace)}/plan`)).text).toContain('You are not in the workspace')
  })
})

describe('the link of the first owner', () => {
  it('makes one owner of three who use it at once', async () => {
    const { world, workspace, visitor } = await createTestDashboard()
    const { word } = await ownerLink(world, by, workspace.id)
    const opened = await visitor().post('/enter', { word: ` "${DASHBOARD_URL}/enter#${word}", ` })
    expect(opened.text).toContain('You are the first one here')
    const mistyped = await visitor().post('/welcome', { word, ...ngozi, email: 'ngozi@club' })
    expect(mistyped.text).toContain('>“ngozi@club” is no e-mail address, such as maya@example.com.<')
    const answers = await Promise.all(
      [1, 2, 3].map(count => visitor().post('/welcome', { word, ...ngozi, email: `o${count}@example.com` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409])
    const found = await world.db.execute(sql`select role from members where workspace_id = ${workspace.id}`)
    expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ role: 'owner' }])
  })

  it('is kept as a hash, ends after an hour, and is written down', async () => {
    const { world, workspace, visitor, pass } = await createTestDashboard()
    const { word } = await ownerLink(world, by, workspace.id)
    const stored = await world.db.execute(sql`select * from sign_in_words where workspace_id = ${workspace.id}`)
    expect(JSON.stringify(stored)).not.toContain(word)
    pass(61 * 60_000)
    expect((await visitor().post('/welcome', { word, ...ngozi })).status).toBe(409)
    const noted = await world.db.execute(sql`select action from audit where workspace_id = ${workspace.id}`)
    expect(JSON.stringify((noted as unknown as { rows: unknown[] }).rows)).toContain('member.owner_link')
  })

  it('does not hand over the account of somebody whose address is given', async () => {
    const { world, workspace, member, visitor } = await createTestDashboard()
    const owner = await member('owner')
    const other = await createWorkspace(world, { name: 'Another', plan: 'pro', time_zone: 'UTC' })
    const { word } = await ownerLink(world, by, other.id)
    const thief = visitor()
    const refused = await thief.post('/welcome', { word, ...ngozi, email: owner.email })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Somebody has an account with this address')
    expect([...thief.cookies.keys()].filter(name => name.includes('session'))).toEqual([])
    // The link is still good: for that person once signed in.
    expect((await owner.post('/welcome', { word })).status).toBe(303)
    expect((await owner.get(`/w/${slugOf(other)}/more`)).status).toBe(200)
    expect((await owner.get(`/w/${slugOf(workspace)}/more`)).status).toBe(200)
  })
})

describe('a link for somebody who has an account', () => {
  it('is not used up by being looked at, and works once', async () => {
    const { world, member, visitor, at } = await createTestDashboard()
    const { email } = await member('member')
    const link = await personLink(world, by, email)
    const browser = visitor()
    const page = (await browser.get('/enter')).text
    expect(page).not.toContain(link?.word)
    expect(page).toContain('<label for="word">Link or code</label>')
    expect((await browser.post('/enter', { word: link?.word ?? '' })).headers.get('location')).toBe('/')
    expect((await browser.get(at('more'))).status).toBe(200)
    expect((await visitor().post('/enter', { word: link?.word ?? '' })).status).toBe(409)
  })

  it('is not made for an address that nobody has, nor too often', async () => {
    const { world, member } = await createTestDashboard()
    const { email } = await member('member')
    const self = { actor: 'mail', request_id: 'test' }
    expect(await personLink(world, self, 'nobody@example.com')).toBeNull()
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => personLink(world, self, email)))
    expect(made.every(Boolean)).toBe(true)
    expect(await personLink(world, self, email)).toBeNull()
  })

  it('locks out whoever tries many', async () => {
    const { visitor } = await createTestDashboard()
    const browser = visitor()
    const statuses: number[] = []
    for (let tries = 0; tries < 25; tries++)
      statuses.push((await browser.post('/enter', { word: String(tries).padStart(43, 'a') })).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(409))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an invitation', () => {
  it('is for its address, gives its role and nothing above the giver', async () => {
    const { world, workspace, visitor, at } = await createTestDashboard()
    const { word } = await invite(
      world,
      by,
      { workspace_id: workspace.id, role: 'admin' },
      { email: 'a@example.com', role: 'viewer' },
    )
    const browser = visitor()
    expect((await browser.post('/enter', { word })).text).toContain('a@example.com')
    await browser.post('/welcome', { word, name: 'A', email: 'other@example.com' })
    const session = browser.cookies.get('__Host-session')
    expect((await readSession(world, session))?.person.email).toBe('a@example.com')
    expect((await browser.get(at('more'))).text).not.toContain('/team"')
    await expect(
      invite(world, by, { workspace_id: workspace.id, role: 'admin' }, { email: 'b@example.com', role: 'owner' }),
    ).rejects.toThrow('Only an owner')
  })
})

describe('a session', () => {
  it('ends with signing out, is HttpOnly and held to this origin, and a new one takes its place', async () => {
    const { world, member, at } = await createTestDashboard()
    const browser = await member('owner')
    const before = browser.cookies.get('__Host-session') ?? ''
    const link = await personLink(world, by, browser.email)
    const answer = await browser.post('/enter', { word: link?.word ?? '' })
    const [cookie = ''] = answer.headers.getSetCookie().filter(line => line.includes('session'))
    for (const part of ['__Host-session=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(part)
    expect(await readSession(world, before)).toBeNull()
    const now = browser.cookies.get('__Host-session') ?? ''
    expect(await readSession(world, now)).not.toBeNull()
    await browser.post('/logout')
    expect(await readSession(world, now)).toBeNull()
    expect((await browser.get(at('more'))).headers.get('location')).toContain('/login?to=')
  })

  it('ends after thirty days without use and lives on with use', async () => {
    const { member, at, pass } = await createTestDashboard()
    const [idle, busy] = [await member('owner'), await member('member')]
    for (let day = 0; day < 31; day += 10) {
      pass(10 * 86_400_000)
      if (day < 30) expect((await busy.get(at('more'))).status).toBe(200)
    }
    expect((await busy.get(at('more'))).status).toBe(200)
    expect((await idle.get(at('more'))).status).toBe(303)
  })

  it('leads back only to pages of ours', async () => {
    const { member } = await createTestDashboard()
    const browser = await member('owner')
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/a//b', 'javascript:alert(1)'])
      expect((await browser.get(`/login?to=${encodeURIComponent(to)}`)).headers.get('location')).toBe('/')
    expect((await browser.get('/login?to=/me')).headers.get('location')).toBe('/me')
  })
})
