// What pages say: sentences in place of codes, and pictures in place of words about them.
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import { GenerateInput } from '#lib/runs/accept/generate.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { attemptOnce, register, status } from '#test/support/hooks.ts'
import { connect } from '#test/support/posts.ts'

describe('the audit', () => {
  it('says who did what, and leads there', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await connect(at, 'linkedin')
    const { path, run_id } = await at.card(owner)
    await owner.post(`${path}/post`, { platform: 'linkedin', caption: 'We open at six.', when: 'now' })
    await owner.post(at.at('settings/pause'), { paused: '1' })
    const { text } = await owner.get(at.at('audit'))
    const said = [...text.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, line]) => line?.replace(/<[^>]+>/g, ''))
    expect(said).toContain('Person 1 asked for a post')
    expect(said).toContain('Person 1 joined')
    expect(text).toMatch(/href="[^"]+\/posts\/[0-9a-f-]{36}">Post: We open at six on Saturdays\.</)
    expect(said.join()).not.toMatch(/[0-9a-f]{6,}|_|\./)
    expect(run_id).not.toBe('')
  })

  it('says what a post came to, then as later, and names accounts', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const account = await connect(at, 'linkedin')
    const noted = { id: at.world.id(), workspace_id: at.workspace.id, at: at.world.now().toISOString() }
    await at.world.db.execute(sql`
      insert into audit (id, workspace_id, livemode, actor, action, target, created_at)
      values (${noted.id}, ${noted.workspace_id}, true, 'connect_link:admin', 'account.connected', ${`account:${account}`}, ${noted.at})`)
    const { path } = await at.card(owner)
    at.platforms.says('publish', new PublishError('rejected', 'CAPPED', 'No such member.'))
    const sent = { platform: 'linkedin', caption: 'We open at six.', when: 'now' }
    await owner.post(`${path}/post`, sent)
    expect((await owner.post(`${path}/post`, sent)).status).toBe(303)
    const { text } = await owner.get(at.at('audit'))
    const said = [...text.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, line]) => line?.replace(/<[^>]+>/g, ''))
    for (const line of ['The service could not put a post out', 'The service put a post out'])
      expect(said.filter(one => one === line)).toHaveLength(1)
    expect(text).toMatch(/connected an account<.*?\/connections">LinkedIn [^<]+</)
    expect(said.join('\n')).toMatch(/^Whoever runs this service, by a link.* connected/m)
  })

  it('has times that name their zone', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    expect((await owner.get(at.at('audit'))).text).toContain('Times are in UTC.')
  })
})

describe('a post', () => {
  it('shows its picture', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await connect(at, 'linkedin')
    const { path } = await at.card(owner)
    const sent = await owner.post(`${path}/post`, { platform: 'linkedin', caption: 'We open at six.', when: 'now' })
    const { text } = await owner.get(sent.headers.get('location') ?? '')
    expect(text).toMatch(
      /<a class="board small" href="[^"]+\/runs\/[^"]+"><img class="picture" src="https?:[^"]+" alt="[^"]{10,}/,
    )
  })
})

describe('the library', () => {
  it('takes a photo by what it shows, from those who may', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#264' } })
      .png()
      .toBuffer()
    const form = () => {
      const sent = new FormData()
      sent.set('file', new File([new Uint8Array(bytes)], 'pier.png', { type: 'image/png' }))
      sent.set('shows', 'Runners on the pier')
      return sent
    }
    expect((await owner.get(at.at('library?add=photos'))).text).toContain('What it shows')
    expect((await owner.ask('POST', at.at('library/photos'), form())).status).toBe(303)
    expect((await owner.get(at.at('library'))).text).toContain('Runners on the pier')
    const viewer = await at.member('viewer')
    expect((await viewer.ask('POST', at.at('library/photos'), form())).status).toBe(403)
  })
})

describe('a picture that is drawn to be looked at', () => {
  it('is a run’s before its repairs, in another look than it went out', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const { path, run_id } = await at.card(owner)
    expect((await owner.get(path)).text).not.toContain('before.webp')
    const asIs = await owner.get(`${path}/before.webp`)
    const repair = [{ rule: 'contrast', action: 'dark scheme', before: 80, after: 92, asset: 0 }]
    await at.world.db.execute(sql`
      update runs set repairs = ${JSON.stringify(repair)}::jsonb,
        recipe = jsonb_set(recipe, '{pictures,0,scheme}', '"dark"') where id = ${run_id}`)
    expect((await owner.get(path)).text).toMatch(
      /Set on a dark ground<.*Before the repair<\/summary><img class="picture" src="[^"]+\/before\.webp"/s,
    )
    const before = await owner.get(`${path}/before.webp`)
    expect(before.headers.get('content-type')).toBe('image/webp')
    expect(before.headers.get('cache-control')).toContain('private')
    // The repair undone is the picture that there was at first.
    expect(before.text).toBe(asIs.text)
    const laid = [{ ...repair[0], action: 'composition ruled for banded' }]
    await at.world.db.execute(sql`update runs set repairs = ${JSON.stringify(laid)}::jsonb where id = ${run_id}`)
    expect((await owner.get(path)).text).toContain('<p class="m">Laid out in another way</p>')
  })

  it('is a template’s in the workspace’s own brand', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const page = (await owner.get(at.at('studio'))).text
    const [src = ''] = /\/w\/[^"]+\/studio\/pictures\/statement\.webp\?v=\d+/.exec(page) ?? []
    // Its script takes them out and asks for them in turn.
    expect(page).toContain(`<noscript data-is="turn"><img class="picture" src="${src}"`)
    const first = await owner.get(src)
    expect(first.headers.get('content-type')).toBe('image/webp')
    await owner.post(at.at('brand'), {
      seen: '1',
      name: 'Kestrel',
      palette_primary: '#aa2255',
      palette_accent: '#22aa55',
    })
    expect((await owner.get(src)).text).not.toBe(first.text)
    expect((await owner.get(at.at('studio/pictures/nothing.webp'))).status).toBe(404)
  })
})

describe('the cards of the brand', () => {
  it('carry its logo, and those of an earlier version the logo of then', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const vivid = { r: 255, g: 0, b: 220 }
    const logo = await sharp({ create: { width: 400, height: 120, channels: 3, background: vivid } })
      .png()
      .toBuffer()
    const sent = new FormData()
    sent.set('file', new File([new Uint8Array(logo)], 'logo.png', { type: 'image/png' }))
    sent.set('variant', 'primary')
    await owner.post(at.at('brand'), { name: 'Kestrel', tagline: 'One' })
    await owner.ask('POST', at.at('library/logos'), sent)
    const versions = [...(await owner.get(at.at('brand'))).text.matchAll(/brand\/versions\/(\d+)"/g)]
    const [now = 0, before = 0] = versions.map(([, version]) => Number(version))
    const vividIn = async (version: number) => {
      const { bytes } = await owner.get(at.at(`brand/versions/${version}/statement.webp`))
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      let count = 0
      for (let at = 0; at < data.length; at += 3)
        if ((data[at] ?? 0) > 220 && (data[at + 1] ?? 0) < 40 && (data[at + 2] ?? 0) > 190) count++
      return count
    }
    expect(await vividIn(now)).toBeGreaterThan(200)
    expect(await vividIn(before)).toBe(0)
  })
})

describe('a logo', () => {
  it('goes again where it was the wrong one', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const sent = new FormData()
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 12"><path d="M0 0h40v12H0z"/></svg>'
    sent.set('file', new File([drawn], 'logo.svg', { type: 'image/svg+xml' }))
    sent.set('variant', 'light')
    await owner.ask('POST', at.at('library/logos'), sent)
    const { text } = await owner.get(at.at('library'))
    expect(text).toContain('<div class="grow">Light, for dark grounds</div><details')
    const [, remove = ''] = /action="([^"]*library\/logos\/[0-9a-f]{64}\/remove)"/.exec(text) ?? []
    expect((await owner.post(remove, { sure: '1' })).status).toBe(303)
    expect((await owner.get(at.at('library'))).text).toContain('Until there is one')
    expect((await owner.post(remove, { sure: '1' })).status).toBe(303)
  })
})

describe('a version of the brand', () => {
  it('says when it was made, by whom, what it changed, and what has changed since', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const save = async (name: string, tagline: string) => {
      const version = /name="version" value="(\d+)"/.exec((await owner.get(at.at('brand'))).text)?.[1] ?? ''
      await owner.post(at.at('brand'), { version, name, tagline, palette_primary: '#aa2255' })
      return Number(version) + 1
    }
    const first = await save('Kestrel', 'One')
    const second = await save('Kestrel', 'Two')
    const { text } = await owner.get(at.at(`brand/versions/${second}`))
    expect(text).toMatch(/<dt>Made<\/dt><dd>\d+ \w+/)
    expect(text).toContain('<dt>By</dt><dd>Person 1</dd>')
    const [card = ''] = /\/w\/[^"]*\/statement\.webp/.exec(text) ?? []
    const drawn = await owner.get(card)
    expect(drawn.headers.get('content-type')).toBe('image/webp')
    expect(drawn.headers.get('cache-control')).toBe('private, max-age=86400')
    for (const path of ['versions/999/statement.webp', `versions/${second}/nothing.webp`])
      expect((await owner.get(at.at(`brand/${path}`))).status).toBe(404)
    expect(text).toContain('<del>One</del> <ins>Two</ins>')
    expect(text).not.toContain('Changed since')
    const earlier = (await owner.get(at.at(`brand/versions/${first}`))).text
    expect(earlier).toMatch(/Changed since.*<del>One<\/del> <ins>Two<\/ins>/s)
  })
})

describe('the contact of the brand', () => {
  it('is written in the editor, refused at its field, and emptied there', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const page = async () => (await owner.get(at.at('brand'))).text
    const save = async (fields: Record<string, string>) => {
      const version = /name="version" value="(\d+)"/.exec(await page())?.[1] ?? ''
      return owner.post(at.at('brand'), { version, name: 'Kestrel', ...fields })
    }
    await save({ website: 'kestrel.example', phone: '+44 20 7946 0018', action: 'Order ahead' })
    expect(await page()).toMatch(/name="website"[^>]*value="kestrel\.example"/)
    const refused = await save({ website: 'kestrel.example', phone: 'ring us' })
    expect(refused.text).toContain('must be a phone number such as')
    await save({ website: 'kestrel.example', phone: '', action: '' })
    expect(await page()).not.toContain('7946')
    expect(await page()).toMatch(/name="website"[^>]*value="kestrel\.example"/)
  })
})

describe('an endpoint that fails', () => {
  it('says what it answered and when it is tried again, and which events it is told', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const live = await at.key()
    const url = 'https://hooks.example.com/brand'
    const { id } = await register(live, url)
    at.outside.answer(url, status(500))
    await live.post(`webhooks/${id}/test`, {})
    await attemptOnce(at)
    const { text } = await owner.get(at.at(`developers/webhooks/${id}`))
    expect(text).toMatch(/Failing since [^<]+\. The last answer: 500\. It is tried again at \d/)
    expect((await owner.get(at.at('developers/webhooks'))).text).toContain('data-l="Events">all but run.running<')
    expect(text).toContain('<b class="num">500</b>, pending')
  })

  it('shows what the star stands for as chosen, and keeps the star when that is saved', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const url = 'https://hooks.example.com/brand'
    const { id } = await register(await at.key(), url)
    const page = at.at(`developers/webhooks/${id}`)
    const { text } = await owner.get(page)
    expect(text).toMatch(/value="run.running">/)
    const chosen = [...text.matchAll(/name="events" value="([^"]+)" checked/g)].flatMap(([, name]) => name ?? [])
    expect(chosen).toContain('run.succeeded')
    expect(chosen).not.toContain('webhook.test')
    const events = async (wished: string[]) => {
      await owner.post(`${page}/change`, { url, description: '', events: wished })
      const [hook] = await rows(at.world.db, sql`select events from webhooks where id = ${id}`)
      return hook
    }
    expect(await events(chosen)).toEqual({ events: ['*'] })
    expect(await events(['run.failed'])).toEqual({ events: ['run.failed'] })
    expect(await events([])).toEqual({ events: ['*'] })
  })
})

describe('an empty library', () => {
  it('has a way to fill each box for whoever may, and for nobody else', async () => {
    const at = await createTestDashboard()
    const [owner, viewer] = [await at.member('owner'), await at.member('viewer')]
    const { text } = await owner.get(at.at('library'))
    for (const kind of ['screens', 'photos', 'artwork', 'logos', 'people', 'mascot'])
      expect(text).toContain(`<a class="btn sm" href="${at.at(`library?add=${kind}`)}">`)
    expect((await viewer.get(at.at('library'))).text).not.toContain('?add=')
  })
})

describe('on a phone', () => {
  it('each page names its workspace, and the bar that posts names the account', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await connect(at, 'linkedin')
    const { path } = await at.card(owner)
    expect((await owner.get(at.at('calendar'))).text).toMatch(/class="only-phone here">.*Kestrel</)
    expect((await owner.get(path)).text).toMatch(
      /class="acts2"><p class="only-phone whom[^>]+>Posts to LinkedIn, [^<]+</,
    )
  })
})

describe('pictures of runs', () => {
  it('are fetched at once where a phone shows them first, and the rest when they come near', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await at.card(owner)
    await at.world.db.execute(sql`
      insert into runs select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).* from runs r, generate_series(1, 14)
      where r.workspace_id = ${at.workspace.id}`)
    const { text } = await owner.get(at.at('runs'))
    const lazy = [...text.matchAll(/<img class="picture"[^>]*>/g)].map(([tag]) => tag.includes('loading="lazy"'))
    expect(lazy).toEqual(Array.from({ length: 15 }, (_, nth) => nth >= 3))
  })
})

describe('events', () => {
  it('are the newest first, fifty a page, back to the first', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await at.world.db.execute(sql`
      insert into events (id, workspace_id, livemode, sequence, type, data, created_at)
      select gen_random_uuid(), ${at.workspace.id}, true, 1000 + n, 'run.succeeded', '{}', now() from generate_series(1, 120) n`)
    const numbers: number[] = []
    for (let path = at.at('developers/events'); path; ) {
      const { text } = await owner.get(path)
      numbers.push(...[...text.matchAll(/<span class="faint num">(\d+)/g)].map(([, number]) => Number(number)))
      path = /href="([^"]+events\?before=\d+)"/.exec(text)?.[1] ?? ''
    }
    expect(numbers.filter(number => number > 1000)).toEqual(Array.from({ length: 120 }, (_, at) => 1120 - at))
  })

  it('say what each is about', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await at.card(owner)
    const { text } = await owner.get(at.at('developers/events'))
    expect(text).toContain('<code>run.succeeded</code><span class="soft trunc">We open at six on Saturdays')
  })
})

describe('one’s own pages', () => {
  it('stand in the frame of the workspace that one was in last, and at the door without any', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    for (const path of ['/me', '/workspaces/new']) {
      const { text } = await owner.get(path)
      expect(text).toContain(`<nav class="tabbar"`)
      expect(text).toContain(`href="${at.at('calendar')}"`)
    }
    await at.world.db.execute(sql`delete from members`)
    for (const path of ['/me', '/workspaces/new']) {
      const { status, text } = await owner.get(path)
      expect([path, status, text.includes('tabbar')]).toEqual([path, 200, false])
    }
  })
})

describe('the page of keys', () => {
  it('has a first request that runs as it stands', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await owner.post(at.at('developers/keys'), { name: 'Site', mode: 'live', permissions: 'generate' })
    const { text } = await owner.get(at.at('developers/keys'))
    const command = /id="first">(.*?)<\/pre>/s.exec(text)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
    expect(command).toMatch(/^curl -s https?:\S+\/api\/v1\/programmatic\/generate \\\n/)
    const body = JSON.parse(/-d '(.*)'/s.exec(command)?.[1] ?? '')
    expect(GenerateInput.safeParse(body).success).toBe(true)
  })
})

describe('what a first run takes', () => {
  it('is told as nothing only where it is nothing', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    for (const page of ['create', 'runs']) expect((await owner.get(at.at(page))).text).not.toContain('no credits')
    const made = await owner.post('/workspaces/new', { name: 'Bakery', time_zone: 'UTC' })
    const create = made.headers.get('location') ?? ''
    expect((await owner.get(create)).text).toContain('it takes no credits')
    expect((await owner.get(create.replace('create', 'runs'))).text).toContain('It takes no credits.')
  })
})

describe('the chain of the audit', () => {
  it('is judged in words, whole or broken', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await owner.post(at.at('settings/pause'), { paused: '1' })
    await owner.get(at.at('audit'))
    const whole = (await owner.get(at.at('audit/verify'))).text
    expect(whole).toMatch(/It is whole: of \d+ rows? none is missing, changed or cut off\./)
    expect(whole).not.toMatch(/\bnull\b|&quot;sequence&quot;/)
  })
})
