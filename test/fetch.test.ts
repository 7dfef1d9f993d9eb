import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttp, type HttpOptions, type Resolver } from '#lib/fetch.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'
import { collectGarbage } from '#test/support/garbage.ts'
import { type HostileServer, hostileServer } from '#test/support/hostile-server.ts'

const PUBLIC = '93.184.215.14'
const everywherePublic: Resolver = async () => [PUBLIC]
type Answers = Record<string, () => Response>

/** A client whose network is a table of answers; `asked` tells what went out. */
function scripted(answers: Answers, resolve: Resolver = everywherePublic) {
  const asked: { url: string; init: RequestInit }[] = []
  const call = (async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    const answer = answers[url]
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  }) as typeof fetch
  const http = createHttp({ fetch: call, resolve, ownOrigins: ['https://api.brand-content.dev'], allowLocal: false })
  return { http, asked }
}

const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } })
const ok = (text: string) => () => new Response(text)

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await failure(work)
  if (error instanceof Problem) return error.code
  return error instanceof UpstreamError ? error.reason : String(error)
}

describe('http, where it may go', () => {
  it('asks a public host over https, without redirects, cookies or names of its own', async () => {
    const { http, asked } = scripted({ 'https://cdn.example.com/a.png': ok('bytes') })
    const response = await http('https://cdn.example.com./a.png#part', {
      headers: { Accept: 'image/png', Cookie: 'a=b', 'User-Agent': 'x', Host: 'y' },
    })
    expect(await response.text()).toBe('bytes')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.init.redirect).toBe('manual')
    expect(asked[0]?.init.headers).toEqual({ accept: 'image/png', 'user-agent': 'brand-content/1.0' })
  })

  it('url_not_allowed when any answer of the resolver is private', async () => {
    const { http, asked } = scripted({}, async () => [PUBLIC, '2606:4700::6810:84e5', '10.0.0.7'])
    expect(await codeOf(http('https://rebind.example.com/'))).toBe('url_not_allowed')
    expect(asked).toEqual([])
  })

  it('unreachable, and retryable, when the name has no address or the resolver fails', async () => {
    for (const resolve of [async () => [], () => Promise.reject(new Error('SERVFAIL'))] satisfies Resolver[]) {
      const error = await failure(scripted({}, resolve).http('https://gone.example.com/'))
      expect(error).toMatchObject({ reason: 'unreachable', retryable: true })
    }
  })

  it('follows redirects up to the limit and hands back the one beyond it', async () => {
    const answers: Answers = { 'https://h0.example.com/': () => redirect('https://h1.example.com/x') }
    answers['https://h1.example.com/x'] = () => redirect('/y', 307)
    answers['https://h1.example.com/y'] = () => redirect('https://h2.example.com/', 301)
    answers['https://h2.example.com/'] = ok('there')
    expect(await (await scripted(answers).http('https://h0.example.com/', { redirects: 3 })).text()).toBe('there')
    expect((await scripted(answers).http('https://h0.example.com/', { redirects: 2 })).status).toBe(301)
    expect((await scripted(answers).http('https://h0.example.com/')).status).toBe(302)
    expect((await scripted(answers).http('https://h0.example.com/', { redirects: 3, method: 'POST' })).status).toBe(302)
  })

  it('url_not_allowed for a redirect into private space, whatever its form', async () => {
    const resolve: Resolver = async host => (host === 'inside.example.com' ? ['192.168.1.4'] : [PUBLIC])
    const ways = ['http://169.254.169.254/latest/meta-data', 'https://127.0.0.1/', '//2130706433/', 'https://[::1]/']
    ways.push('http://cdn.example.com/a.png', 'https://inside.example.com/', 'file:///etc/passwd', 'https://localhost')
    ways.push(
      'data:text/plain,x',
      'https://cdn.example.com:8443/',
      'https://api.brand-content.dev/',
      'https://u:p@a.dev',
    )
    for (const way of ways) {
      const { http, asked } = scripted({ 'https://cdn.example.com/': () => redirect(way) }, resolve)
      expect(await codeOf(http('https://cdn.example.com/', { redirects: 3 })), way).toBe('url_not_allowed')
      expect(asked).toHaveLength(1)
    }
  })

  it('tells a stranger nothing but the accepted types after a redirect to him', async () => {
    const { http, asked } = scripted({
      'https://a.example.com/': () => redirect('https://a.example.com/2'),
      'https://a.example.com/2': () => redirect('https://b.example.com/'),
      'https://b.example.com/': ok('x'),
    })
    await http('https://a.example.com/', { redirects: 3, headers: { authorization: 'Bearer t', accept: 'image/*' } })
    const sent = asked.map(({ init }) => Object.keys(init.headers ?? {}).sort())
    expect(sent[1]).toEqual(['accept', 'authorization', 'user-agent'])
    expect(sent[2]).toEqual(['accept', 'user-agent'])
  })

  it('an UpstreamError knows whether trying again helps', () => {
    for (const [status, retryable] of [
      [404, false],
      [401, false],
      [429, true],
      [503, true],
    ] as const) {
      const error = new UpstreamError('refused', { status })
      expect(error).toMatchObject({ reason: 'refused', status, retryable })
    }
  })
})

describe('http, bodies that misbehave', () => {
  let server: HostileServer
  let closedByUs = 0
  const chunk = Buffer.alloc(64 * 1024, 7)

  beforeAll(async () => {
    server = await hostileServer({
      '/endless': async (_, response) => {
        response.on('close', () => closedByUs++)
        while (!response.destroyed) if (!response.write(chunk)) await sleep(1)
      },
      '/drip': async (_, response) => {
        while (!response.destroyed) {
          response.write('x')
          await sleep(20)
        }
      },
      '/stall': (_, response) => void response.write('one'),
      '/silent': () => {},
      '/long-lie': (_, response) => void response.writeHead(200, { 'content-length': '5000000' }).write('tiny'),
      '/short-lie': (_, response) => {
        response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this')
      },
      '/bomb': (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64_000_000)))
      },
      '/broken-gzip': (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
      '/reset': (_, response) => void response.socket?.destroy(),
      '/fine': (_, response) => void response.end('fine'),
    })
  })
  afterAll(() => server.close())

  async function read(path: string, options: HttpOptions = {}): Promise<string> {
    const http = createHttp({ fetch, resolve: everywherePublic, ownOrigins: [], allowLocal: true })
    return (await http(`${server.url}${path}`, options)).text()
  }

  it('reads an honest one', async () => {
    expect(await read('/fine')).toBe('fine')
    expect(await read('/fine', { maxBytes: 4 })).toBe('fine')
    expect(await codeOf(read('/fine', { maxBytes: 3 }))).toBe('too_large')
  })

  it.each([
    ['/endless', { maxBytes: 1_000_000 }, 'too_large'],
    ['/bomb', { maxBytes: 1_000_000 }, 'too_large'],
    ['/long-lie', { maxBytes: 1_000_000 }, 'too_large'],
    ['/drip', { timeoutMs: 200, stallMs: 150 }, 'timeout'],
    ['/stall', { timeoutMs: 5_000, stallMs: 100 }, 'stalled'],
    ['/silent', { timeoutMs: 5_000, stallMs: 100 }, 'stalled'],
    ['/silent', { timeoutMs: 100, stallMs: 5_000 }, 'timeout'],
    ['/short-lie', {}, 'unreachable'],
    ['/broken-gzip', {}, 'unreachable'],
    ['/reset', {}, 'unreachable'],
  ] as const)('%s with %o: %s', async (path, options, reason) => {
    expect(await codeOf(read(path, options))).toBe(reason)
  })

  it('hangs up on an endless body and keeps no more of it than the limit', async () => {
    closedByUs = 0
    const before = process.memoryUsage().arrayBuffers
    for (let round = 0; round < 20; round++) await codeOf(read('/endless', { maxBytes: 4_000_000 }))
    const kept = () => {
      collectGarbage()
      return process.memoryUsage().arrayBuffers - before
    }
    await expect.poll(kept, { timeout: 15_000 }).toBeLessThan(60_000_000)
    await expect.poll(() => closedByUs, { timeout: 15_000 }).toBe(20)
  })

  it('is not open to this machine without allowLocal', async () => {
    const http = createHttp({ fetch, resolve: everywherePublic, ownOrigins: [], allowLocal: false })
    const seen = server.requests.length
    expect(await codeOf(http(`${server.url}/fine`))).toBe('url_not_allowed')
    expect(server.requests).toHaveLength(seen)
  })
})
