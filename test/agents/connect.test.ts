// From nothing but an address to a scheduled post, with the official client against the Workers as they are deployed.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '#lib/instant.ts'
import { tools } from '#lib/mcp/tools.generated.ts'
import { revokeGrant } from '#lib/oauth/grant.ts'
import {
  answerConsent,
  type Browser,
  browser,
  calling,
  connectAgent,
  handleIn,
  refusal,
  signedIn,
} from '#test/support/agent.ts'
import { brief } from '#test/support/caller.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

vi.setConfig({ testTimeout: 120_000 })

let stack: SeededStack
let person: Browser
let agent: Awaited<ReturnType<typeof connectAgent>>

const call = (name: string, given: Record<string, unknown> = {}, by = agent) => calling(by)(name, given)

beforeAll(async () => {
  stack = await seededStack({ sells: true, accounts: true })
  person = await signedIn(stack.base_url, stack.world, stack.seeded.workspace_id)
  agent = await connectAgent(stack.base_url, person, { workspace_id: stack.seeded.workspace_id })
}, 300_000)

afterAll(async () => {
  await stack?.close()
})

describe('an agent', () => {
  it('gets from nothing to a scheduled post in two calls, and shows the picture', async () => {
    const made = await call('generate_asset', brief)
    expect(made.structuredContent).toMatchObject({ status: 'succeeded', verdict: 'approved' })
    const picture = made.content.find(one => one.type === 'image')
    expect(picture?.mimeType).toBe('image/jpeg')
    expect(picture?.data?.length).toBeGreaterThan(5_000)
    expect(picture?.data?.length).toBeLessThanOrEqual(100_000)
    const run_id = made.structuredContent.id as string
    const scheduled_at = new Date(Date.now() + HOUR_MS).toISOString()
    const post = await call('schedule_post', { run_id, platform: 'linkedin', scheduled_at })
    expect(post.structuredContent).toMatchObject({ run_id, status: 'scheduled', scheduled_at })
    const canceled = await call('cancel_post', { post_id: post.structuredContent.id })
    expect(canceled.structuredContent.status).toBe('canceled')
    const seen = await fetch(`${stack.base_url}/api/v1/programmatic/runs/${run_id}`, {
      headers: { authorization: `Bearer ${stack.seeded.live_key}` },
    })
    expect(((await seen.json()) as { created_via: string }).created_via).toBe('mcp')
  })

  it('is answered the same run when it calls again because it heard nothing', async () => {
    const [a, b] = await Promise.all([call('generate_asset', brief), call('generate_asset', brief)])
    expect(b?.structuredContent.id).toBe(a?.structuredContent.id)
    expect((await call('generate_asset', { ...brief, variation: 1 })).structuredContent.id).not.toBe(
      a?.structuredContent.id,
    )
  })

  it('is listed every tool by the names of the specification, with what it does and answers', async () => {
    const listed = (await agent.client.listTools()).tools
    expect(listed.map(tool => tool.name)).toEqual(tools.map(tool => tool.name))
    for (const tool of listed) {
      expect(tool.annotations?.readOnlyHint).toBeTypeOf('boolean')
      expect([tool.name, tool.title?.length, tool.outputSchema?.type]).toEqual([
        tool.name,
        expect.any(Number),
        'object',
      ])
    }
  })

  it('reads every list and changes the brand, and what it is told fits what was promised', async () => {
    // The client itself refuses a result that does not fit the schema of its tool.
    const reading = tools.filter(
      ({ manner, name }) => manner === 'reads' && !['get_run', 'clarify_brief'].includes(name),
    )
    expect(reading.length).toBeGreaterThan(10)
    for (const { name } of reading) expect([name, (await call(name)).isError ?? false]).toEqual([name, false])
    expect((await call('clarify_brief', { brief: 'News' })).structuredContent).toHaveProperty('status')
    const contact = { website: 'https://paceline.example/start', phone: '0131 496 0000' }
    const changed = await call('update_brand_dna', { tagline: 'Faster together', contact })
    expect(changed.structuredContent).toMatchObject({ tagline: 'Faster together', contact })
    const merged = await call('update_brand_dna', { contact: { phone: null } })
    expect(merged.structuredContent.contact).toEqual({ website: contact.website })
    const link = await call('buy_credits', { pack: 'small' })
    expect(link.structuredContent.url).toMatch(/^http/)
  })

  it('is given a place for a picture, once, and again after one that was none', async () => {
    const place = await call('upload_logo', { variant: 'mark' })
    const url = String(place.structuredContent.upload_url)
    const put = (body: BodyInit) => fetch(url, { method: 'PUT', body })
    expect((await put('this is no picture')).status).toBe(415)
    const made = await call('generate_asset', brief)
    const picture = Buffer.from(made.content.find(one => one.type === 'image')?.data ?? '', 'base64')
    const both = await Promise.all([put(picture), put(picture)])
    expect(both.map(answer => answer.status).sort()).toEqual([201, 404])
    expect((await fetch(`${stack.base_url}/mcp/uploads/${'a'.repeat(43)}`, { method: 'PUT', body: 'x' })).status).toBe(
      404,
    )
  })

  it('reads the brand and the templates, and is given prompts and the card', async () => {
    const kit = await agent.client.readResource({ uri: 'brand://kit' })
    expect(JSON.parse((kit.contents[0] as { text: string }).text)).toMatchObject({
      workspace_id: stack.seeded.workspace_id,
    })
    const card = await agent.client.readResource({ uri: 'ui://brand-content/run.html' })
    expect(card.contents[0]?.mimeType).toBe('text/html;profile=mcp-app')
    await expect(agent.client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('not found')
    expect((await agent.client.listPrompts()).prompts).toHaveLength(3)
    const begun = await agent.client.getPrompt({ name: 'announce', arguments: { news: 'We open at six' } })
    expect(JSON.stringify(begun.messages)).toContain('We open at six')
  })

  it('is told what to do about a refusal', async () => {
    expect(refusal(await call('generate_asset', { ...brief, channel: 'fax' })).code).toBe('unsupported_channel')
    const flawed = refusal(await call('generate_asset', { ...brief, webhook_url: 'https://evil.example' }))
    expect(flawed.code).toBe('validation_error')
    const several = refusal(
      await call('generate_asset', { chanel: 'x', asset_type: 'card', size: 'huge', variation: 'a' }),
    )
    for (const said of [
      'chanel: is no known field; did you mean channel?',
      'brief: is missing; it takes a text',
      'size: “huge” is not known; it takes one of square, portrait, story, landscape, wide',
      'variation: “a” is a text; it takes a number',
    ])
      expect(several.message).toContain(said)
    expect(several.detail).toHaveLength(5)
    const missing = refusal(await call('generate_asset', { brief: 'x' }))
    expect([missing.code, missing.help.length > 0]).toEqual(['validation_error', true])
    await expect(call('approve_run', {})).rejects.toThrow('no tool')
  })

  it('can do nothing with what belongs to another workspace', async () => {
    const other = await signedIn(stack.base_url, stack.world, stack.seeded.other.workspace_id, 'Mallory')
    const theirs = await connectAgent(stack.base_url, other, { workspace_id: stack.seeded.other.workspace_id })
    const run = (await call('generate_asset', brief)).structuredContent.id
    const scheduled_at = new Date(Date.now() + HOUR_MS).toISOString()
    const post = (await call('schedule_post', { run_id: run, platform: 'linkedin', scheduled_at })).structuredContent.id
    const screen = ((await call('list_product_screens')).structuredContent.screens as { id: string }[])[0]?.id
    const account = ((await call('list_accounts')).structuredContent.accounts as { id: string }[])[0]?.id
    const their_run = (await call('generate_asset', brief, theirs)).structuredContent.id
    const ours: [string, Record<string, unknown>, string][] = [
      ['get_run', { run_id: run }, 'run_not_found'],
      ['schedule_post', { run_id: run, platform: 'linkedin' }, 'run_not_found'],
      [
        'schedule_post',
        { run_id: their_run, platform: 'linkedin', connected_account_id: account },
        'channel_not_connected',
      ],
      ['cancel_post', { post_id: post }, 'post_not_found'],
      ['update_product_screen', { screen_id: screen, name: 'Mine' }, 'screen_not_found'],
      ['delete_product_screen', { screen_id: screen }, 'screen_not_found'],
      ['delete_person', { person_id: screen }, 'person_not_found'],
      ['delete_brand_video', { video_id: screen }, 'video_not_found'],
    ]
    for (const [name, given, code] of ours)
      expect([name, refusal(await call(name, given, theirs)).code]).toEqual([name, code])
    const deleted = await call('delete_media', { ids: [screen] }, theirs)
    expect(deleted.structuredContent).toEqual({ deleted: [], not_found: [screen] })
    const mine = [run, post, screen, account].map(String)
    for (const { name } of tools.filter(tool => tool.name.startsWith('list_'))) {
      const listed = JSON.stringify(await call(name, {}, theirs))
      expect([name, mine.filter(id => listed.includes(id))]).toEqual([name, []])
    }
    // Every argument of every tool that names something was tried.
    const tried = new Set([
      'delete_media.ids',
      ...ours.flatMap(([name, given]) => Object.keys(given).map(one => `${name}.${one}`)),
    ])
    const naming = tools.flatMap(({ name, inputSchema }) =>
      Object.keys(inputSchema.properties as object).flatMap(one => (/(^|_)ids?$/.test(one) ? [`${name}.${one}`] : [])),
    )
    expect(naming.length).toBeGreaterThan(8)
    expect(naming.filter(one => !tried.has(one))).toEqual([])
    // And all of it is as it was.
    const still = async (name: string, list: string) =>
      JSON.stringify((await call(name)).structuredContent[list]).includes(
        String({ runs: run, posts: post, screens: screen }[list]),
      )
    expect(
      await Promise.all([
        still('list_runs', 'runs'),
        still('list_posts', 'posts'),
        still('list_product_screens', 'screens'),
      ]),
    ).toEqual([true, true, true])
    expect((await call('cancel_post', { post_id: post })).structuredContent.status).toBe('canceled')
    await theirs.client.close()
  })

  it('may do what a person has ticked, and is told what it may not', async () => {
    const narrow = await connectAgent(stack.base_url, person, {
      workspace_id: stack.seeded.workspace_id,
      scopes: ['brand:read', 'assets:read'],
    })
    expect((await call('get_brand_dna', {}, narrow)).isError).toBeFalsy()
    const allowed = new Set(['brand:read', 'assets:read'])
    const shut = tools.filter(tool => tool.scopes.some(scope => !allowed.has(scope)))
    expect(shut.length).toBeGreaterThan(15)
    for (const { name, inputSchema } of shut) {
      const given = Object.fromEntries(((inputSchema.required as string[]) ?? []).map(field => [field, 'x']))
      expect([name, refusal(await call(name, given, narrow)).code]).toEqual([name, 'insufficient_scope'])
    }
    await narrow.client.close()
  })

  it('in test mode posts nothing for real', async () => {
    const mock = await connectAgent(stack.base_url, person, { workspace_id: stack.seeded.workspace_id, mode: 'test' })
    const made = await call('generate_asset', { ...brief, brief: `${brief.brief} [[verdict:approved]]` }, mock)
    expect(made.content[0]?.text).toContain('test mode')
    const post = await call('schedule_post', { run_id: made.structuredContent.id, platform: 'linkedin' }, mock)
    expect(String(post.structuredContent.url)).toMatch(/^https:\/\/example\.com\/test\//)
    await mock.client.close()
  })

  it('is out at once when its grant is revoked', async () => {
    const brief_one = await connectAgent(stack.base_url, person, { workspace_id: stack.seeded.workspace_id })
    expect((await call('get_mascot', {}, brief_one)).isError).toBeFalsy()
    const [grant_id = ''] = (brief_one.tokens()?.access_token ?? '').split(':')
    await revokeGrant(stack.world, { actor: 'admin', request_id: 'test' }, { id: grant_id, workspace_id: null })
    const answer = await fetch(`${stack.base_url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${brief_one.tokens()?.access_token}`, 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    expect([answer.status, answer.headers.get('www-authenticate')?.includes('invalid_token')]).toEqual([401, true])
  })
})

describe('the page of consent', () => {
  const authorizeUrl = async (client_id: string) => {
    const url = new URL('/authorize', stack.base_url)
    url.search = new URLSearchParams({
      ...{ response_type: 'code', client_id, redirect_uri: 'http://127.0.0.1:3019/callback', state: 's' },
      ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
      ...{ scope: 'brand:read posts:write', resource: `${stack.base_url}/mcp` },
    }).toString()
    return url
  }

  it('names client, place, workspace and each scope in words, and cannot be framed', async () => {
    const answer = await person.get(await authorizeUrl(agent.client_id()))
    const text = await answer.text()
    for (const part of ['Test agent', '127.0.0.1', 'Paceline', 'Read the brand', 'Schedule, publish and cancel posts'])
      expect(text).toContain(part)
    expect(text).not.toContain('Change the brand')
    expect(text).toMatch(/value="brand:read" checked/)
    expect(text).not.toMatch(/value="(posts:write|live|test)" checked/)
    expect((await fetch(`${stack.base_url}/oauth/geist.woff2`)).headers.get('content-type')).toBe('font/woff2')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('shows what a client calls itself as text', async () => {
    const register = await fetch(`${stack.base_url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: '<script>alert(1)</script><img src=x onerror=alert(1)>',
        redirect_uris: ['http://127.0.0.1:3019/callback'],
        token_endpoint_auth_method: 'none',
      }),
    })
    const { client_id } = (await register.json()) as { client_id: string }
    const text = await (await person.get(await authorizeUrl(client_id))).text()
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toMatch(/<script>|<img/)
  })

  it('asks nobody who is not signed in, takes no answer from another browser, another page or twice', async () => {
    const url = await authorizeUrl(agent.client_id())
    const stranger = browser(stack.base_url)
    expect(await (await stranger.get(url)).text()).toContain('Who are you?')
    const handle = handleIn(await (await person.get(url)).text())
    const fields: [string, string][] = [
      ['handle', handle],
      ['workspace', stack.seeded.workspace_id],
      ['say', 'allow'],
      ['scope', 'brand:read'],
    ]
    expect((await stranger.post('/authorize', fields)).status).toBe(400)
    expect((await person.post('/authorize', fields, { origin: 'https://evil.example' })).status).toBe(400)
    expect((await person.post('/authorize', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
    expect((await person.post('/authorize', fields, { origin: 'null' })).status).toBe(400)
    const elsewhere = fields.map(([name, value]): [string, string] => [
      name,
      name === 'workspace' ? stack.seeded.other.workspace_id : value,
    ])
    expect((await person.post('/authorize', elsewhere)).status).toBe(400)
    const again = handleIn(await (await person.get(url)).text())
    const unsaid = [['handle', again] as [string, string], ...fields.slice(1)]
    expect(await (await person.post('/authorize', unsaid)).text()).toContain('live or on test data')
    const answers = [...unsaid, ['mode', 'test'] as [string, string]]
    expect((await person.post('/authorize', answers)).status).toBe(302)
    expect((await person.post('/authorize', answers)).status).toBe(400)
  })

  it('sends a no back as what it is', async () => {
    const back = await answerConsent(person, await authorizeUrl(agent.client_id()), { workspace_id: '', say: 'deny' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('iss')).toBe(stack.base_url)
  })
})
