import { beforeEach, describe, expect, it } from 'vitest'
import type { BrandVersion } from '#lib/brand/dna/versions.ts'
import type { BrandView } from '#lib/brand/dna/view.ts'
import type { BrandDraft } from '#lib/brand/import/draft.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

const SITE = 'https://tide.example'
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80"><rect width="240" height="80" fill="#1D5C63"/></svg>`
const home = `<!doctype html><html lang="en"><head><title>Tide &amp; Timber</title><style>body{background:#fff;color:#123}.btn{background:#1D5C63}</style></head>
<body><header><a href="/"><img src="/logo.svg" alt="Tide &amp; Timber logo"></a></header><h1>Soap that smells like the coast</h1>
<p>Poured in a lifeboat shed since 2014, cured for six weeks, wrapped in paper and posted on Tuesdays and Fridays.</p></body></html>`

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  const page = (type: string, body: string) => () => new Response(body, { headers: { 'content-type': type } })
  world.web.pages.set(`${SITE}/`, page('text/html', home))
  world.web.pages.set(`${SITE}/logo.svg`, page('image/svg+xml', logo))
  world.web.pages.set(`${SITE}/robots.txt`, () => new Response('', { status: 404 }))
})

const read = (body: unknown, headers: Record<string, string> = {}, caller = live) =>
  caller.post<BrandDraft>('brand-dna/import', body, headers)
const brand = async () => (await live.get<BrandView>('brand-dna')).body

describe('POST /programmatic/brand-dna/import', () => {
  it('200 answers a draft and changes nothing', async () => {
    const { status, body, headers } = await read({ url: 'tide.example' })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({ url: `${SITE}/`, applied: false, brand: null, warnings: [] })
    expect(body.facts).toContainEqual({
      field: 'tagline',
      value: 'Soap that smells like the coast',
      confidence: 0.74,
      sources: [{ url: `${SITE}/`, selector: 'html > body > h1:nth-of-type(1)' }],
      chosen: true,
    })
    expect(body.logo_candidates).toEqual([
      expect.objectContaining({
        found_at: `${SITE}/logo.svg`,
        chosen: true,
        refused: null,
        palette: [{ hex: '#1D5C63', share: 1 }],
      }),
    ])
    expect(body.patch).toMatchObject({ name: 'Tide & Timber', palette: { primary: '#1D5C63' } })
    expect(await brand()).toMatchObject({ version: 0, name: 'Kestrel' })
  })

  it('200 gives a patch that can be sent as it is, its logo included', async () => {
    const draft = (await read({ url: `${SITE}/` })).body
    const answer = await live.patch<BrandView>('brand-dna', draft.patch)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ name: 'Tide & Timber', version: 1 })
    expect(answer.body.logo_assets).toHaveLength(1)
    expect((await world.anonymous.get(answer.body.logos[0] ?? '')).status).toBe(200)
  })

  it('200 applies the draft when asked to, as one version that can be taken back', async () => {
    await live.patch('brand-dna', { tagline: 'Ours', offer: { product_name: 'Bar' } })
    const { body } = await read({ url: SITE, apply: true })
    expect(body).toMatchObject({ applied: true, brand: { version: 2, tagline: 'Soap that smells like the coast' } })
    expect(body.brand?.offer.product_name).toBe('Bar')
    expect(await brand()).toEqual(body.brand)
    const [newest] = (await live.get<BrandVersion[]>('brand-dna/versions')).body
    expect(newest).toMatchObject({ version: 2, action: 'imported' })
    await live.post('brand-dna/versions/1/restore', {})
    expect(await brand()).toMatchObject({ version: 3, tagline: 'Ours', logos: [] })
  })

  it('412 when If-Match names another version, with nothing changed', async () => {
    await live.patch('brand-dna', { tagline: 'Ours' })
    expect((await read({ url: SITE, apply: true }, { 'if-match': '"9"' })).status).toBe(412)
    expect(await brand()).toMatchObject({ version: 1, tagline: 'Ours' })
  })

  it.each([
    ['an address inside', { url: 'https://10.0.0.1/' }, 400, 'url_not_allowed'],
    ['our own address', { url: 'https://api.example.com/' }, 400, 'url_not_allowed'],
    ['another protocol', { url: 'file:///etc/passwd' }, 400, 'url_not_allowed'],
    ['plain http', { url: 'http://tide.example/' }, 400, 'url_not_allowed'],
    ['a host that is nowhere', { url: 'https://nowhere.example/' }, 400, 'page_unreachable'],
    ['words', { url: 'our site, please' }, 400, 'url_not_allowed'],
    ['nothing', { url: ' ' }, 422, 'validation_error'],
    ['a field nobody knows', { url: SITE, deep: true }, 422, 'validation_error'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await read(body)
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })])
  })

  it('says of a host that is nowhere that there is none', async () => {
    const { body } = await read({ url: 'https://nowhere.example/' })
    expect(body).toMatchObject({ message: expect.stringContaining('No host of that name') })
  })

  it('429 counts it among the requests that make something', async () => {
    const starter = await createWorld({ plan: 'starter' })
    const key = await starter.key()
    const answers = []
    for (let count = 0; count < 32; count++) answers.push(await read({ url: 'https://nowhere.example/' }, {}, key))
    expect(answers.filter(answer => answer.status === 429).length).toBeGreaterThan(0)
  })
})
