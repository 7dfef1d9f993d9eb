// What a form changes, and whose: one effect for a form that is sent twice, and none for the things of others.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { allowAgent, listGrants } from '#lib/oauth/grant.ts'
import { unlinkChat } from '#lib/studio/chats.ts'
import { bindProfile, CreateProfileInput, createProfile, updateProfile } from '#lib/studio/profile.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { createTestDashboard, type TestDashboard } from '#test/support/dashboard.ts'

const by = { actor: 'user:somebody', request_id: 'test' }

async function another({ world }: TestDashboard) {
  const place = await createWorkspace(world, { name: 'Another', plan: 'pro', time_zone: 'UTC' })
  const key = await mint(world, by, MintInput.parse({ workspace_id: place.id, mode: 'live', name: 'Theirs' }))
  const profile = await createProfile(world, by, CreateProfileInput.parse({ workspace_id: place.id, name: 'Theirs' }))
  return { place, key, profile }
}

describe('create', () => {
  it('makes one run of a form that is sent twice at once, and keeps its words where it is refused', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const form = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin', once: 'a-form' }
    const answers = await Promise.all([1, 2].map(() => owner.post(at.at('create'), form)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(answers[0]?.headers.get('location')).toBe(answers[1]?.headers.get('location'))
    const found = await rows<{ created_via: string; key_id: string | null }>(
      at.world.db,
      sql`select created_via, key_id from runs where workspace_id = ${at.workspace.id}`,
    )
    expect(found).toEqual([{ created_via: 'dashboard', key_id: null }])
    const refused = await owner.post(at.at('create'), { ...form, once: 'b', channel: 'nowhere' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('We open at six on Saturdays.')
  })

  it('says how long a brief may be, and keeps all of one that is longer', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const brief = 'word '.repeat(4_000).trim()
    const told = 'This is too long: at most 5000 characters, not 19999.'
    for (const path of ['create', 'create/plan']) {
      const { text } = await owner.post(at.at(path), { brief, asset_type: 'card', channel: 'linkedin', once: 'd' })
      expect([path, text.includes(told), text.includes(brief)]).toEqual([path, true, true])
    }
    expect((await owner.get(at.at('create'))).text).not.toContain('maxlength="5000"')
  })

  it('shows a hostile brief as words', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const brief = '"><script>alert(1)</script><img src=x onerror=alert(1)>\u202eevil'
    const answer = await owner.post(at.at('create'), { brief, asset_type: 'card', channel: 'linkedin', once: 'c' })
    for (const path of [
      answer.headers.get('location') ?? '',
      at.at('runs'),
      at.at(`runs?q=${encodeURIComponent(brief)}`),
    ]) {
      const { status, text } = await owner.get(path)
      expect(status).toBe(200)
      expect(text).not.toMatch(/<script>alert|<img src=x/)
    }
  })
})

describe('a brief', () => {
  it('is drawn before anything is made, and nothing is kept of it', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const form = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin' }
    const answer = await owner.post(at.at('create/plan'), form, { headers: { 'x-fragment': 'preview' } })
    expect(answer.text).toMatch(/<img class="picture" src="data:image\/webp;base64,[^"]{2000,}" alt="[^"]{10,}"/)
    expect(await rows(at.world.db, sql`select id from runs where workspace_id = ${at.workspace.id}`)).toEqual([])
    const film = await owner.post(at.at('create/plan'), { ...form, asset_type: 'video', channel: 'tiktok' })
    expect(film.text).not.toContain('data:image/webp')
  })

  it('is warned of by the words that are meant, and beside its button by whether somebody is asked', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const plan = async (brief: string, more: object = {}) => {
      const form = { brief, asset_type: 'card', channel: 'linkedin', ...more }
      return (await owner.post(at.at('create/plan'), form, { headers: { 'x-fragment': 'preview' } })).text
    }
    const besideButton = (text: string) => text.split('data-to="cost">')[1] ?? ''
    const doubted = await plan('Results guaranteed or your money back. Harbour 10k on Friday 12 December at 8:30.')
    expect(doubted).toMatch(
      /<b>Can you stand by this promise\?<\/b> “guaranteed” is a promise[^<]*<span class="soft">See/,
    )
    expect(doubted).toContain('<b>Friday 12 December: that date is another weekday. Which is right?</b>')
    expect(doubted).not.toContain('approve it yourself')
    const count = doubted.split('<li class="sml sign">').length - 1
    expect(besideButton(doubted)).toContain(`It will wait for a yes: ${count} things to look at.`)
    expect(besideButton(await plan('We open at six on Saturdays.'))).not.toMatch(/wait for|Not like this/)
    const refused = besideButton(await plan('We open at six.', { when: 'at', at: '2020-01-01T09:00' }))
    expect(refused).toMatch(/role="alert">Not like this: This must be between one minute and 90 days/)
  })
})

describe('the words of a run', () => {
  it('are kept as somebody has changed them, for their channel alone, and take a yes back that was said to others', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const { path, run_id } = await at.card(owner)
    const stands = async () =>
      (
        await rows<{ captions: Record<string, string>; output_text: string; approvals: number }>(
          at.world.db,
          sql`select captions, output_text, (select count(*)::int from approvals where run_id = runs.id) as approvals
              from runs where id = ${run_id}`,
        )
      )[0]
    const before = await stands()
    await at.world.db.execute(sql`insert into approvals (run_id, workspace_id, livemode, state, updated_at)
      values (${run_id}, ${at.workspace.id}, true, 'approved', now())`)
    await owner.post(`${path}/caption`, { platform: 'linkedin', caption: 'Six o’clock, Saturdays.' })
    expect(await stands()).toEqual({
      captions: { ...before?.captions, linkedin: 'Six o’clock, Saturdays.' },
      output_text: 'Six o’clock, Saturdays.',
      approvals: 0,
    })
    expect((await owner.get(path)).text).toContain('Six o’clock, Saturdays.')
    const { place } = await another(at)
    const stranger = await at.member('owner', place.id)
    await stranger.post(at.at(`runs/${run_id}/caption`, place), { platform: 'linkedin', caption: 'Mine now.' })
    expect((await stands())?.output_text).toBe('Six o’clock, Saturdays.')
  })
})

describe('a request that was refused', () => {
  it('is found with its cause and what was sent, by those of the workspace alone', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const { place } = await another(at)
    const stranger = await at.member('owner', place.id)
    const caller = await at.key()
    const brief = { brief: 'Tea', channel: 'fax', asset_type: 'card' }
    expect((await caller.post('generate', brief)).status).toBe(400)
    await at.drain()
    const page = (await owner.get(at.at('developers/requests?refused=1'))).text
    const [path = ''] = /developers\/requests\/req_[0-9a-f]{32}/.exec(page) ?? []
    const told = await owner.get(at.at(path))
    expect(told.text).toContain('What it means and what helps')
    expect(told.text).toContain('fax')
    expect((await stranger.get(at.at(path, place))).status).toBe(404)
  })
})

describe('an agent', () => {
  it('is listed with who let it in and its last use, and is out once revoked; nobody else’s is touched', async () => {
    const at = await createTestDashboard()
    const { world, workspace } = at
    const owner = await at.member('owner')
    const asked = (workspace_id: string, name: string) => ({
      person: { id: 'user:somebody', name: 'Ada', workspaces: [{ id: workspace_id, name: '' }] },
      ...{ workspace_id, mode: 'live' as const, scopes: ['assets:write' as const] },
      client: { id: name, name, host: 'client.example' },
    })
    const { key, key_id } = await allowAgent(world, 'test', asked(workspace.id, 'Wren'))
    const { place } = await another(at)
    const theirs = await allowAgent(world, 'test', asked(place.id, 'Magpie'))
    const headers = { authorization: `Bearer ${key}` }
    expect((await at.app.request('/api/v1/programmatic/me', { headers })).status).toBe(200)
    const page = (await owner.get(at.at('developers/agents'))).text
    expect(page).toContain('Wren')
    expect(page).toContain('1 today')
    expect(page).not.toContain('Magpie')
    expect((await owner.get(at.at('developers/keys'))).text).not.toContain('Wren')
    await owner.post(at.at(`developers/agents/${theirs.key_id}/revoke`), { sure: '1' })
    expect(await listGrants(world, place.id)).toHaveLength(1)
    await owner.post(at.at(`developers/agents/${key_id}/revoke`), { sure: '1' })
    expect((await at.app.request('/api/v1/programmatic/me', { headers })).status).toBe(401)
    expect((await owner.get(at.at('developers/agents'))).text).toContain('No agent works here yet')
  })
})

describe('a key', () => {
  it('is shown once, is good, and ends with being revoked', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const made = await owner.post(at.at('developers/keys'), {
      name: 'Website',
      mode: 'live',
      permissions: ['read'],
      channels: ['linkedin'],
    })
    expect(made.status).toBe(201)
    expect(made.headers.get('cache-control')).toBe('no-store')
    const [secret = ''] = /sk_live_\w{38}/.exec(made.text) ?? []
    const me = () =>
      at.app.request('/api/v1/programmatic/me', { headers: { authorization: `Bearer ${secret}` } }, {}, {
        waitUntil: () => undefined,
      } as never)
    expect(((await (await me()).json()) as { permissions: string[] }).permissions).toEqual(['read'])
    const list = await owner.get(at.at('developers/keys'))
    expect(list.text).not.toContain(secret)
    const [id = ''] = /(?<=developers\/keys\/)[0-9a-f-]{36}/.exec(list.text) ?? []
    expect((await owner.post(at.at(`developers/keys/${id}/revoke`), { sure: '1' })).status).toBe(303)
    expect((await me()).status).toBe(401)
    const noted = await rows<{ action: string; actor: string }>(
      at.world.db,
      sql`select action, actor from audit where workspace_id = ${at.workspace.id} and action like 'key.%' order by created_at`,
    )
    expect(noted.map(({ action }) => action)).toEqual(['key.minted', 'key.revoked'])
    expect(noted.every(({ actor }) => actor.startsWith('user:'))).toBe(true)
  })

  it('is refused where nobody says what it may do', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const refused = await owner.post(at.at('developers/keys'), { name: 'Website', mode: 'live' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('at least one permission')
    expect(await rows(at.world.db, sql`select id from keys where workspace_id = ${at.workspace.id}`)).toEqual([])
  })

  it('needs what the specification asks for', async () => {
    const at = await createTestDashboard({ plan: 'free' })
    const owner = await at.member('owner')
    const refused = await owner.post(at.at('developers/keys'), { name: 'Website', mode: 'live', permissions: 'read' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('active subscription')
  })
})

describe('the page of a key', () => {
  it('is made without an end, unless one is chosen', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const { text } = await owner.get(at.at('developers/keys/new'))
    expect(text).toMatch(/name="ends"><option value="" selected>Never</)
  })

  it('says the profile that the key has, and none where it has none', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await owner.post(at.at('studio'), { name: 'Match days', theme: 'auto' })
    await owner.post(at.at('developers/keys'), { name: 'Website', mode: 'live', permissions: 'read' })
    const [id = ''] =
      /(?<=developers\/keys\/)[0-9a-f-]{36}/.exec((await owner.get(at.at('developers/keys'))).text) ?? []
    const path = at.at(`developers/keys/${id}`)
    const before = (await owner.get(path)).text
    expect(before).toContain('<dt>Studio</dt><dd>no profile</dd>')
    const [, profile = ''] = /<option value="([0-9a-f-]{36})">Match days</.exec(before) ?? []
    await owner.post(`${path}/studio`, { profile })
    const { text } = await owner.get(path)
    expect(text).toContain('<dt>Studio</dt><dd>Match days</dd>')
    expect(text).toContain(`<option value="${profile}" selected>Match days<`)
  })
})

describe('the things of another workspace', () => {
  it('stay as they are, by their verbs', async () => {
    const at = await createTestDashboard()
    const { key, profile } = await another(at)
    const mine = at.workspace.id
    await expect(revoke(at.world, by, { id: key.id, workspace_id: mine })).rejects.toThrow('There is no key')
    await expect(updateProfile(at.world, by, { id: profile.id, workspace_id: mine }, { paused: true })).rejects.toThrow(
      'no profile',
    )
    await expect(bindProfile(at.world, by, { id: key.id, workspace_id: mine }, profile.id)).rejects.toThrow(
      'one workspace',
    )
    await expect(bindProfile(at.world, by, { id: key.id, workspace_id: mine }, null)).rejects.toThrow('one workspace')
    await expect(unlinkChat(at.world, by, { id: key.id, workspace_id: mine })).rejects.toThrow('no linked chat')
    const [kept] = await rows<{ revoked_at: string | null }>(
      at.world.db,
      sql`select revoked_at from keys where id = ${key.id}`,
    )
    expect(kept?.revoked_at).toBeNull()
  })

  it('stay as they are, by their pages', async () => {
    const at = await createTestDashboard()
    const { key, profile, place } = await another(at)
    const owner = await at.member('owner')
    const before = await rows(
      at.world.db,
      sql`select to_jsonb(k) as k, (select to_jsonb(p) from studio_profiles p where p.id = ${profile.id}) as p from keys k where id = ${key.id}`,
    )
    for (const [path, fields] of [
      [`developers/keys/${key.id}/revoke`, { sure: '1' }],
      [`developers/keys/${key.id}/rotate`, { overlap_hours: '1' }],
      [`developers/keys/${key.id}/restrict`, { allowed_addresses: '203.0.113.1' }],
      [`developers/keys/${key.id}/studio`, { profile: profile.id }],
      [`studio/${profile.id}`, { name: 'Mine', theme: 'dark' }],
      [`studio/${profile.id}/pause`, { paused: '1' }],
      ['developers/keys', { name: 'x', mode: 'live', permissions: 'read', workspace_id: place.id }],
    ] as [string, Record<string, string>][])
      expect([path, (await owner.post(at.at(path), fields)).status < 500]).toEqual([path, true])
    const after = await rows(
      at.world.db,
      sql`select to_jsonb(k) as k, (select to_jsonb(p) from studio_profiles p where p.id = ${profile.id}) as p from keys k where id = ${key.id}`,
    )
    expect(after).toEqual(before)
    expect(await rows(at.world.db, sql`select id from keys where workspace_id = ${place.id}`)).toHaveLength(1)
    expect((await owner.get(at.at(`developers/keys/${key.id}`))).status).toBe(404)
  })
})

describe('the team', () => {
  it('keeps an owner, and signs out whoever has another role', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const member = await at.member('member')
    const people = await rows<{ user_id: string; role: string }>(
      at.world.db,
      sql`select user_id, role from members where workspace_id = ${at.workspace.id}`,
    )
    const idOf = (role: string) => people.find(one => one.role === role)?.user_id ?? ''
    expect((await owner.post(at.at(`team/${idOf('owner')}/role`), { role: 'viewer' })).status).toBe(409)
    expect((await owner.post(at.at(`team/${idOf('owner')}/remove`), { sure: '1' })).status).toBe(409)
    expect((await member.get(at.at('runs'))).status).toBe(200)
    expect((await owner.post(at.at(`team/${idOf('member')}/role`), { role: 'viewer' })).status).toBe(303)
    expect((await member.get(at.at('runs'))).status).toBe(303)
    const admin = await at.member('admin')
    expect((await admin.post(at.at(`team/${idOf('owner')}/remove`), { sure: '1' })).status).toBe(403)
    expect((await admin.post(at.at('team/invite'), { email: 'x@example.com', role: 'owner' })).status).toBe(403)
  })
})

describe('what a key was used for', () => {
  it('is told apart: used, not used, and not known while nobody can say', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const caller = await at.key()
    const page = async () => (await owner.get(at.at('developers/keys'))).text
    expect(await page()).toContain('data-l="Last used">never<')
    await at.world.db.execute(sql`update keys set created_at = created_at - interval '91 days'`)
    expect(await page()).toContain('not in the last 90 days')
    expect(await page()).not.toContain('>never<')
    expect((await caller.get('me')).status).toBe(200)
    expect(await page()).toMatch(/<td class="n num" data-l="Requests today">1 /)
    at.redisReachable(false)
    const unknown = await page()
    expect(unknown).toContain('not known right now')
    expect(unknown).not.toMatch(/<td class="n num">\d/)
  })
})

describe('a new key', () => {
  it('ends never, after a while, or at the end of a day of one’s own', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const ending = async (form: Record<string, string>) => {
      const name = JSON.stringify(form)
      const sent = await owner.post(at.at('developers/keys'), { name, mode: 'live', permissions: 'read', ...form })
      const told = await rows<{ expires_at: string | null }>(
        at.world.db,
        sql`select expires_at from keys where workspace_id = ${at.workspace.id} and name = ${name}`,
      )
      return [sent.status, told[0]?.expires_at && new Date(told[0].expires_at).toISOString()]
    }
    const in90 = new Date(at.world.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10)
    expect(await ending({ ends: '', expires_at: '2099-01-01' })).toEqual([201, null])
    expect(await ending({ ends: '90', expires_at: '2099-01-01' })).toEqual([201, `${in90}T23:59:00.000Z`])
    expect(await ending({ ends: 'date', expires_at: '2099-01-01' })).toEqual([201, '2099-01-01T23:59:00.000Z'])
  })
})
