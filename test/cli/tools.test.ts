// What is around the work: the request log, the brand, addresses, and what stands in the way.
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { account, KEY, RUN_ID } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { refuse, startService } from '#test/cli/support/service.ts'

const [node = { name: 'Node', path: process.execPath }] = nodes
const REQUEST = `req_${'0'.repeat(31)}1`
const logged = {
  ...{ request_id: REQUEST, key_id: RUN_ID, via: 'mcp', method: 'POST', path: '/api/v1/programmatic/generate' },
  ...{ status: 422, code: 'validation_error', ms: 31, created_at: '2026-11-20T09:00:00.000Z' },
}

describe('brand requests', () => {
  it('lists what was written and refused, and how to go on', async ({ service }) => {
    service.on('GET /requests', () => ({ json: { requests: [logged], next: REQUEST, has_more: true } }))
    const { stdout, stderr, status } = await brand(['requests', '--refused', '--limit', '1'], {
      node,
      base: service.base,
    })
    expect(status).toBe(0)
    expect(stdout).toMatch(/req_0+1 .*422 +mcp +POST generate {2}validation_error/)
    expect(stderr).toContain(`brand requests --older-than ${REQUEST}`)
    expect(service.asked('GET /requests')[0]?.path).toContain('limit=1&refused=true')
    const quiet = await brand(['requests', '-q'], { node, base: service.base })
    expect(quiet.stdout).toBe(`${REQUEST}\n`)
    service.on('GET /requests', () => ({ json: { requests: [], next: null, has_more: false } }))
    const none = await brand(['requests'], { node, base: service.base })
    expect([none.stdout, none.stderr]).toEqual(['', expect.stringContaining('Nothing was written')])
  })

  it('shows one with what was sent', async ({ service }) => {
    service.on(`GET /requests/${REQUEST}`, () => ({ json: { ...logged, body: { brief: 'Tea' } } }))
    const { stdout } = await brand(['requests', 'show', REQUEST], { node, base: service.base })
    expect(stdout).toMatch(/Answer {3}422 validation_error in 31 ms[\s\S]*"brief": "Tea"/)
    const wrong = await brand(['requests', 'show', 'nonsense'], { node, base: service.base })
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('is no request id')])
  })
})

describe('brand brand', () => {
  const dna = { name: 'Paceline', tagline: '', palette: { primary: '#0A2540' }, offer: { features: ['Runs', 'Maps'] } }

  it('shows what is set', async ({ service }) => {
    service.on('GET /brand-dna', () => ({ json: dna }))
    const { stdout, stderr } = await brand(['brand', 'show'], { node, base: service.base })
    expect(stderr).toMatch(
      /^Not set yet: overview, logos, contact\. .*set --field overview=.*add logo\.svg.*contact\.website/,
    )
    service.on('GET /brand-dna', () => ({ json: { ...dna, overview: 'A club', contact: { website: 'a.example' } } }))
    const rest = (await brand(['brand', 'show'], { node, base: service.base })).stderr
    expect(rest).toBe('Not set yet: logos. brand logo add logo.svg, or brand brand import <your site> --apply\n')
    const contact = { website: 'paceline.example', phone: null }
    service.on('GET /brand-dna', () => ({ json: { ...dna, overview: 'A club', logos: ['u'], contact } }))
    expect((await brand(['brand', 'show'], { node, base: service.base })).stderr).toBe('')
    expect(stdout).toMatch(/name +Paceline\npalette\.primary +#0A2540\noffer\.features +Runs, Maps\n/)
  })

  it('tells what is in it in words, and no signed links', async ({ service }) => {
    const url = `https://brand.example/assets/logo.svg?exp=1&sig=${'a'.repeat(150)}`
    const logo = { id: REQUEST, url, variant: 'primary', content_type: 'image/svg+xml', width: 512, height: 128 }
    const products = [{ name: 'Trail card', price: null, sizes: ['S', 'M'] }, { name: 'Map' }]
    service.on('GET /brand-dna', () => ({ json: { name: 'Paceline', logos: [url], logo_assets: [logo], products } }))
    const { stdout } = await brand(['brand', 'show'], { node, base: service.base })
    expect(stdout).toMatch(/logo_assets +variant primary, content_type image\/svg\+xml, width 512, height 128\n/)
    expect(stdout).toMatch(/products +name Trail card, sizes S, M; name Map\n/)
    expect(stdout).not.toMatch(/[{}[\]"]|sig=/)
  })

  it('sets fields by their path, beside a file', async ({ service }) => {
    service.on('PATCH /brand-dna', () => ({ json: dna }))
    const fields = ['offer.one_liner=Group runs = fun', 'voice.banned=["cheap"]', 'tagline=null'].flatMap(one => [
      '--field',
      one,
    ])
    const { status } = await brand(['brand', 'set', '--file', '-', ...fields], {
      ...{ node, base: service.base, input: '{"name":"Paceline"}' },
    })
    expect(status).toBe(0)
    expect(service.asked('PATCH /brand-dna')[0]?.body).toEqual({
      ...{ name: 'Paceline', offer: { one_liner: 'Group runs = fun' }, voice: { banned: ['cheap'] }, tagline: null },
    })
    for (const wrong of [['--field', 'tagline'], ['--field', '__proto__.x=1'], []])
      expect((await brand(['brand', 'set', ...wrong], { node, base: service.base })).status).toBe(2)
  })

  it('says when another setting has changed what words are set in', async ({ service }) => {
    const drawn = (display: string, text: string) => ({
      json: { ...dna, typography: { display: { drawn_in: display }, text: { drawn_in: text }, notes: [] } },
    })
    service.on('GET /brand-dna', () => drawn('Instrument Sans', 'Instrument Sans'))
    service.on('PATCH /brand-dna', () => drawn('Sora', 'Inter'))
    const set = ['brand', 'set', '--field', 'palette=["forestgreen"]']
    expect((await brand(set, { node, base: service.base })).stderr).toContain(
      'Pictures are set in Sora and Inter now; before it was Instrument Sans. To keep a family: brand brand set',
    )
    service.on('GET /brand-dna', () => drawn('Sora', 'Inter'))
    expect((await brand(set, { node, base: service.base })).stderr).toBe('')
    service.on('GET /brand-dna', () => ({ status: 403, json: {} }))
    expect((await brand(set, { node, base: service.base })).status).toBe(0)
  })

  it('reads a site, and keeps nothing unless told to', async ({ service }) => {
    service.on('POST /brand-dna/import', () => ({ json: { url: 'https://x.example/', patch: { name: 'X' } } }))
    const { stdout, stderr } = await brand(['brand', 'import', 'x.example'], { node, base: service.base })
    expect([stdout, service.asked('POST /brand-dna/import')[0]?.body]).toEqual([
      'name  X\n',
      { url: 'https://x.example', apply: false },
    ])
    expect(stderr).toContain('--apply')
  })

  it('names what a site that was applied leaves of the brand before', async ({ service }) => {
    const brand_before = {
      ...{ name: 'X', tagline: '', overview: 'A running club.', product_map: {}, icp: { roles: ['runners'] } },
      ...{ offer: { one_liner: 'New', features: ['Routes'] }, logos: ['https://x.example/l'] },
      voice: { tone: '', languages: ['en'] },
    }
    const patch = { name: 'X', offer: { one_liner: 'New' } }
    service.on('POST /brand-dna/import', () => ({ json: { url: 'https://x.example/', patch, brand: brand_before } }))
    service.on('GET /media', () => ({ json: [{ id: 'm' }] }))
    const setting = { node, base: service.base }
    const mixed = await brand(['brand', 'import', 'x.example', '--apply'], setting)
    expect(mixed.stderr).toContain('as it was before: overview, offer.features, icp, logos, the files of the library.')
    expect(mixed.stderr).not.toContain('This is your brand now')
    const alone = { name: 'X', tagline: '', offer: { one_liner: 'New' }, icp: {}, logos: [], voice: { tone: '' } }
    service.on('POST /brand-dna/import', () => ({ json: { url: 'https://x.example/', patch, brand: alone } }))
    service.on('GET /media', () => ({ json: [] }))
    expect((await brand(['brand', 'import', 'x.example', '--apply'], setting)).stderr).toContain('your brand now')
  })

  it.each([
    ['127.0.0.1:18099', 'http://127.0.0.1:18099'],
    ['localhost/about', 'http://localhost/about'],
    ['[::1]:80', 'http://[::1]:80'],
    ['localhost.example', 'https://localhost.example'],
  ])('reads %s from %s', async (typed, url) => {
    const service = await startService()
    service.on('POST /brand-dna/import', () => ({ json: { url, patch: {} } }))
    await brand(['brand', 'import', typed], { node, base: service.base })
    expect(service.asked('POST /brand-dna/import')[0]?.body).toEqual({ url, apply: false })
    await service.close()
  })
})

describe('brand brand preview', () => {
  const card = {
    output_type: 'stat',
    meaning: 'news',
    width: 1080,
    height: 1350,
    image: 'data:image/webp;base64,UklGRg==',
  }
  const preview = {
    signature: {},
    explained: ['Corners are cut.\u001b[2J'],
    cards: [card, { ...card, output_type: 'quote' }],
  }

  it('says what pictures have in common, and saves the cards', async ({ service }) => {
    service.on('GET /brand-dna/signature/preview', () => ({ json: preview }))
    const folder = join(emptyFolder(), 'new')
    const { status, stdout } = await brand(['brand', 'preview', '--output', folder], { node, base: service.base })
    expect([status, stdout.split('\n').slice(0, 3)]).toEqual([
      0,
      ['Corners are cut.[2J', 'stat, 1080 x 1350: news', `Saved  ${join(folder, 'brand-1-stat.webp')}`],
    ])
    expect(readdirSync(folder)).toEqual(['brand-1-stat.webp', 'brand-2-quote.webp'])
    expect(readFileSync(join(folder, 'brand-2-quote.webp'), 'latin1')).toBe('RIFF')
    const json = await brand(['brand', 'preview', '--json'], { node, base: service.base })
    expect(JSON.parse(json.stdout)).toEqual(preview)
    expect((await brand(['brand', 'preview', '--output', 'x.webp'], { node, base: service.base })).status).toBe(2)
  })
})

describe('brand connect', () => {
  /** Nothing has happened until the third question; then somebody has said yes. */
  const told = (platform: string) => (_: unknown, nth: number) => ({
    json: {
      events:
        nth < 3 ? [] : [{ sequence: 1, type: 'account.connected', data: { id: 'acc-1', platform, name: 'Paceline' } }],
    },
  })

  it('prints where to say yes, and waits until the account is there', async ({ service }) => {
    service.on('GET /me', () => ({ json: account({ mode: 'live' }) }))
    service.on('GET /events', told('linkedin'))
    const { status, stdout, stderr } = await brand(['connect', 'linkedin'], { node, base: service.base })
    expect([status, stdout]).toEqual([0, 'Connected linkedin: Paceline\n'])
    expect(stderr).toContain(`Connect it in the browser: ${service.base}/connect/linkedin`)
    expect(stderr).toContain('connect linkedin under Connections')
    expect(stderr).toContain('npm run admin -- owner link --workspace 0197a2b3-0000-7000-8000-000000000002')
    expect(stderr).toContain('10m at most. Ctrl-C stops the waiting.')
  })

  it('ends with 8 when nobody says yes, with 2 for what is no platform and for a test key', async ({ service }) => {
    const setting = { node, base: service.base }
    expect((await brand(['connect', 'x'], setting)).stderr).toContain('Posts of a test key need no account')
    service.on('GET /me', () => ({ json: account({ mode: 'live' }) }))
    service.on('GET /events', told('x'))
    expect((await brand(['connect', 'linkedin', '--timeout', '3s'], setting)).status).toBe(8)
    const wrong = await brand(['connect', 'linkdin'], setting)
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('Did you mean linkedin?')])
    const alone = await brand(['connect', 'Twitter', '--no-wait'], setting)
    expect([alone.status, alone.stdout]).toEqual([0, `${service.base}/connect/x\n`])
  })
})

describe('brand open', () => {
  it('prints the address where nothing can open it', async ({ service }) => {
    const setting = { node, base: service.base }
    expect((await brand(['open', 'docs'], setting)).stdout).toBe(`${service.base}/docs\n`)
    expect((await brand(['open', 'plan_cap_reached'], setting)).stdout).toContain('/docs/errors#plan_cap_reached')
    expect((await brand(['open', RUN_ID], setting)).stdout).toContain(`/assets/${RUN_ID}/`)
    expect((await brand(['open', 'x y'], setting)).status).toBe(2)
  })
})

describe('brand doctor', () => {
  it('finds nothing wrong where nothing is', async ({ service }) => {
    service.on('GET /limits', () => ({ json: { buckets: [{ bucket: 'daily_limit', remaining: 0, resets_at: null }] } }))
    const { status, stdout } = await brand(['doctor'], { node, base: service.base })
    expect(status).toBe(0)
    expect(stdout).toMatch(/ok +service +http.* answers in \d+ ms/)
    expect(stdout).toMatch(/ok +config +none at \/.*config\.json/)
    expect(stdout).toMatch(/ok +key +test key "CI" …\w{4} from BRAND_API_KEY, plan pro/)
    expect(stdout).toMatch(/warning +limits +daily_limit is used up/)
    expect(stdout).not.toContain(KEY)
  })

  it('names what is wrong and what mends it', async ({ service }) => {
    service.on('GET /me', () => refuse(401, 'invalid_api_key', 'This API key is not known.'))
    const wrong = await brand(['doctor', '--json'], { node, base: service.base })
    expect([wrong.status, JSON.parse(wrong.stdout).ok]).toEqual([1, false])
    const home = emptyFolder()
    mkdirSync(join(home, 'config/brand'), { recursive: true })
    writeFileSync(join(home, 'config/brand/config.json'), JSON.stringify({ key: KEY }))
    chmodSync(join(home, 'config/brand/config.json'), 0o644)
    service.on('GET /me', () => ({ json: account({ expires_at: new Date(Date.now() + 3_600_000).toISOString() }) }))
    service.on('GET /limits', () => ({ json: { buckets: [] } }))
    const { stdout } = await brand(['doctor'], { node, base: service.base, env: { HOME: home } })
    expect(stdout).toMatch(/warning +config +others can read[\s\S]*chmod 600[\s\S]*warning +key +expires at/)
    chmodSync(join(home, 'config/brand/config.json'), 0o600)
    const kept = await brand(['doctor'], { node, base: service.base, env: { HOME: home } })
    expect(kept.stdout).toMatch(/ok +config +\/.*config\.json/)
  })
})

describe('--output', () => {
  it('says before anything is made that a place takes no files', async ({ service }) => {
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, '')
    for (const place of ['/proc/nowhere/deep/', `${file}/inside/`, '/dev/null/x/']) {
      const { status, stderr } = await brand(['generate', '--brief', 'Tea', '--output', place], {
        node,
        base: service.base,
      })
      expect([place, status, service.seen.length]).toEqual([place, 1, 0])
      expect(stderr).toContain('cannot be written')
    }
  })
})

describe('logos and photos', () => {
  it('sends a logo as a file or an address, and says what is missing', async ({ service }) => {
    const logo = { id: RUN_ID, variant: 'primary', width: 1600, height: 533 }
    service.on('POST /brand-assets/logo', () => ({ status: 201, json: logo }))
    const note = 'No logo is seen on dark grounds: the name is set there in letters.'
    service.on('GET /brand-dna', () => ({ json: { logo_notes: [note] } }))
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'logo.svg'), '<svg/>')
    const { stdout, stderr, status } = await brand(['logo', 'add', 'logo.svg'], { node, base: service.base, cwd })
    expect([status, stdout, stderr]).toEqual([0, `primary logo, 1600 x 533: ${RUN_ID}\n`, `${note}\n`])
    service.on('GET /brand-dna', () => refuse(403, 'permission_denied', 'This key may not read.'))
    const light = ['logo', 'add', 'https://example.com/light.png', '--variant', 'light']
    expect((await brand(light, { node, base: service.base })).status).toBe(0)
    expect(service.asked('POST /brand-assets/logo').map(({ body }) => body)).toEqual([
      { image_base64: Buffer.from('<svg/>').toString('base64') },
      { image_url: 'https://example.com/light.png', variant: 'light' },
    ])
  })

  it('sends a photo with what it shows, and none without', async ({ service }) => {
    const photo = { id: RUN_ID, filename: 'our-salon.jpg', width: 900, height: 700 }
    service.on('POST /brand-assets/photos', () => ({ status: 201, json: photo }))
    const run = (...args: string[]) =>
      brand(['photos', 'add', ...args], { node, base: service.base, cwd: emptyFolder() })
    for (const [args, words] of [
      [['https://example.com/salon.jpg'], '--shows "Our salon'],
      [['salon.jpg', '--shows', 'Our salon'], 'salon.jpg cannot be read'],
    ] as const)
      expect(await run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(words) })
    const { stdout } = await run('https://example.com/salon.jpg', '--shows', 'Our salon')
    expect(stdout).toBe(`our-salon.jpg, 900 x 700: ${RUN_ID}\n`)
    expect(service.asked('POST /brand-assets/photos').map(({ body }) => body)).toEqual([
      { image_url: 'https://example.com/salon.jpg', shows: 'Our salon' },
    ])
  })
})

describe('brand fonts', () => {
  const font = {
    ...{ id: RUN_ID, family: 'House Grotesk', style_name: 'Bold', weight: 700, weights: null, italic: false },
    ...{ format: 'ttf', bytes: 48_200, glyphs: { came: 900, kept: 310 }, used_for: ['display'] },
    ...{ licence_asserted: true, created_at: '2026-11-20T09:00:00.000Z' },
  }
  const note = 'Recoleta is not among the families that pictures can be set in; Fraunces stands in for it.'
  const typed = (notes: string[]) => ({ json: { name: 'Paceline', typography: { notes } } })

  it('lists files with what is set in them, and what stands in', async ({ service }) => {
    service.on('GET /brand-assets/fonts', () => ({ json: [font] }))
    service.on('GET /brand-dna', () => typed([note]))
    const { stdout, stderr } = await brand(['fonts'], { node, base: service.base })
    expect(stdout).toMatch(/House Grotesk +Bold +700 +headlines +48/)
    expect(stderr).toContain(note)
    expect((await brand(['fonts', '-q'], { node, base: service.base })).stdout).toBe(`${RUN_ID}\n`)
    service.on('GET /brand-assets/fonts', () => ({ json: [] }))
    service.on('GET /brand-dna', () => typed([]))
    const none = await brand(['fonts'], { node, base: service.base })
    expect([none.stdout, none.stderr]).toEqual(['', expect.stringContaining('brand fonts add')])
  })

  it('sends a file or an address, and none without the licence', async ({ service }) => {
    service.on('POST /brand-assets/fonts', () => ({ status: 201, json: { ...font, specimen: 'data:,' } }))
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'house.woff2'), 'wOF2')
    const unsaid = await brand(['fonts', 'add', 'house.woff2'], { node, base: service.base, cwd })
    expect([unsaid.status, unsaid.stderr]).toEqual([2, expect.stringContaining('--licence-asserted')])
    const lost = await brand(['fonts', 'add', 'none.ttf', '--licence-asserted'], { node, base: service.base, cwd })
    expect([lost.status, lost.stderr]).toEqual([2, expect.stringContaining('none.ttf cannot be read')])
    expect(service.asked('POST /brand-assets/fonts')).toEqual([])
    const { stdout, stderr } = await brand(['fonts', 'add', 'house.woff2', '--licence-asserted', '--role', 'display'], {
      ...{ node, base: service.base, cwd },
    })
    expect(stdout).toContain('House Grotesk')
    expect(stderr).toContain('set in House Grotesk')
    await brand(['fonts', 'add', 'https://example.com/h.ttf', '--licence-asserted'], { node, base: service.base })
    expect(service.asked('POST /brand-assets/fonts').map(({ body }) => body)).toEqual([
      { font_base64: Buffer.from('wOF2').toString('base64'), licence_asserted: true, role: 'display' },
      { font_url: 'https://example.com/h.ttf', licence_asserted: true },
    ])
  })

  it('removes one', async ({ service }) => {
    service.on('DELETE /brand-assets/fonts/:id', () => ({ status: 204 }))
    const { stderr, status } = await brand(['fonts', 'rm', RUN_ID], { node, base: service.base })
    expect([status, stderr]).toEqual([0, expect.stringContaining('Removed')])
    expect((await brand(['fonts', 'rm', 'bold'], { node, base: service.base })).status).toBe(2)
  })
})
