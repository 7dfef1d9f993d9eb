// The pages of the service, as somebody who follows every link meets them.
import { beforeAll, describe, expect, it } from 'vitest'
import { statuses } from '#functions/http/answer/problem.ts'
import { DOCUMENTED_URL } from '#functions/site.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
const pages = new Map<string, string>()
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
const isPage = (href: string) => /^\/docs(\/[a-z-]+)?$/.test(href)

beforeAll(async () => {
  world = await createWorld()
  const waiting = ['/docs']
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (pages.has(path)) continue
    const { status, text } = await world.anonymous.get(path)
    expect([path, status]).toEqual([path, 200])
    pages.set(path, text)
    waiting.push(
      ...hrefs(text)
        .map(href => href.split('#')[0] ?? '')
        .filter(isPage),
    )
  }
}, 60_000)

describe('the pages', () => {
  it('are all reached from the first', () => {
    expect(pages.size).toBeGreaterThan(25)
  })

  it('lead nowhere that is not there', async () => {
    const broken: string[] = []
    const checked = new Set<string>()
    for (const [path, html] of pages)
      for (const href of hrefs(html)) {
        if (/^(https?|mailto|data):/.test(href)) continue
        const [target = '', anchor] = href.split('#')
        const page = pages.get(target || path)
        if (anchor && !page?.includes(`id="${anchor}"`)) broken.push(`${path}: ${href}`)
        if (page || checked.has(target)) continue
        checked.add(target)
        if ((await world.anonymous.get(target)).status !== 200) broken.push(`${path}: ${href}`)
      }
    expect(broken).toEqual([])
  })

  it('have a place for every code, where `doc_url` leads', async () => {
    for (const code of Object.keys(statuses)) expect(pages.get('/docs/errors')).toContain(`id="${code}"`)
    const { body } = await world.anonymous.get<{ doc_url: string }>('me')
    expect(body.doc_url).toBe(`${PUBLIC_URL}/docs/errors#missing_api_key`)
  })

  it('name this deployment and are small', () => {
    for (const [path, html] of pages) {
      expect([path, html.includes(DOCUMENTED_URL)]).toEqual([path, false])
      expect([path, html.length < 300_000]).toEqual([path, true])
    }
    expect(pages.get('/docs/quickstart')).toContain(`${PUBLIC_URL}/api/v1/programmatic/me`)
  })

  it('need no script, load none from elsewhere, and say so to browsers', async () => {
    const { headers } = await world.anonymous.get('/docs')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/)
    for (const [path, html] of pages)
      expect([
        path,
        [...html.matchAll(/<(?:script|link|img)[^>]*?(?:src|href)="([^"]+)"/g)]
          .map(([, url]) => url)
          .filter(url => /^https?:/.test(url ?? '')),
      ]).toEqual([path, []])
  })

  it('have a title of their own and one first heading', () => {
    const titles = [...pages.values()].map(html => /<title>([^<]+)/.exec(html)?.[1])
    expect(new Set(titles).size).toBe(pages.size)
    for (const [path, html] of pages) expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
  })
})

describe('what programs look for', () => {
  it.each([
    ['/llms.txt', 'text/plain', /^# Brand content/],
    ['/robots.txt', 'text/plain', /^User-agent: \*\nAllow: \/docs\n[\s\S]*\nDisallow: \/\n$/],
    ['/llms-full.txt', 'text/plain', /^# One sentence in[\s\S]*\n# Five minutes[\s\S]*## plan_cap_reached/],
    ['/favicon.ico', 'image/svg+xml', /^<svg xmlns/],
    ['/docs/quickstart.md', 'text/markdown', /^# Five minutes/],
    ['/docs/reference-runs.md', 'text/markdown', /POST \/api\/v1\/programmatic\/generate/],
    ['/docs/errors.md', 'text/markdown', /## plan_cap_reached/],
    ['/docs/search.json', 'application/json', /"title":"rate_limited"/],
    ['/docs/site.js', 'text/javascript', /search/],
    ['/.well-known/security.txt', 'text/plain', /^Contact: https:\/\/api\.example\.com[\s\S]*\nExpires: 20\d\d-/],
    ['/.well-known/api-catalog', 'application/linkset+json', /service-desc/],
    ['/postman.json', 'application/json', /collection\.json/],
    ['/openapi.json', 'application/json', /"openapi":"3\.1\.0"/],
    ['/api/v1/openapi.json', 'application/json', /"url":"https:\/\/api\.example\.com"/],
  ])('%s', async (path, type, words) => {
    const { status, headers, text } = await world.anonymous.get(path)
    expect([status, headers.get('content-type')?.startsWith(type)]).toEqual([200, true])
    expect(text).toMatch(words)
    expect(text).not.toContain(DOCUMENTED_URL)
  })

  it('a collection whose requests share their ids, each under a key of its own', async () => {
    const { text, body } = await world.anonymous.get<{ variable: { key: string }[] }>('/postman.json')
    const used = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
    expect([...used].sort()).toEqual(body.variable.map(({ key }) => key).sort())
    expect(used).toContain('run_id')
    const urls = [...text.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url)
    expect(urls.length).toBeGreaterThan(60)
    expect(urls.filter(url => /[0-9a-f]{8}-[0-9a-f]{4}/.test(url ?? ''))).toEqual([])
    expect(new Set(text.match(/(?<="key":"Idempotency-Key","value":")[^"]+/g))).toEqual(new Set(['{{$guid}}']))
    expect(text).toContain("collectionVariables.set('run_id'")
  })

  it('links of llms.txt lead to Markdown', async () => {
    const { text } = await world.anonymous.get('/llms.txt')
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, link]) => link ?? '')
    expect(links.length).toBeGreaterThan(25)
    for (const link of links) {
      const answer = await world.anonymous.get(link)
      expect([link, answer.status, answer.headers.get('content-type')]).toEqual([
        link,
        200,
        'text/markdown; charset=utf-8',
      ])
    }
  })

  it('links of Markdown lead to Markdown, or to what is there', async () => {
    const broken: string[] = []
    const { text } = await world.anonymous.get('/llms-full.txt')
    const links = new Set([...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, link]) => link ?? ''))
    expect(links.size).toBeGreaterThan(20)
    for (const link of links) {
      if (!link.startsWith(PUBLIC_URL)) {
        if (!/^https:\/\//.test(link)) broken.push(link)
        continue
      }
      const { status, headers } = await world.anonymous.get(link)
      if (status !== 200 || headers.get('content-type')?.startsWith('text/html')) broken.push(link)
    }
    expect(broken).toEqual([])
  })

  it('a page is Markdown for who asks for Markdown', async () => {
    const asked = async (path: string, accept: string) => {
      const { headers, text } = await world.anonymous.get(path, { Accept: accept })
      expect(headers.get('vary')).toContain('Accept')
      return [headers.get('content-type'), text.slice(0, 2)]
    }
    for (const path of ['/docs', '/docs/errors', '/docs/quickstart']) {
      expect(await asked(path, 'text/markdown, text/html;q=0.9, */*;q=0.1')).toEqual([
        'text/markdown; charset=utf-8',
        '# ',
      ])
      expect(await asked(path, 'text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(['text/html; charset=utf-8', '<!'])
    }
  })

  it('leads on from the address of the service, and from a stroke too many', async () => {
    for (const path of ['/', '/docs/']) {
      const { status, headers } = await world.anonymous.get(path)
      expect([path, Math.floor(status / 100), headers.get('location')]).toEqual([path, 3, '/docs'])
    }
  })

  it('shows a page, with the contents, to a browser that asks for one that is not there', async () => {
    const { status, headers, text } = await world.anonymous.get('/docs/nothing', { Accept: 'text/html,*/*;q=0.8' })
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toMatch(/No such page[\s\S]*href="\/docs"/)
  })

  it('404 for pages that are not there', async () => {
    for (const path of ['/docs/nothing', '/docs/..%2f..%2fpackage.json', '/docs/nothing.md', '/docs/INDEX'])
      expect([path, (await world.anonymous.get(path)).status]).toEqual([path, 404])
  })
})
