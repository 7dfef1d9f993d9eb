import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { PatchDnaInput } from '#lib/brand/dna/patch.ts'
import type { ReadSite, SiteDraft } from '#lib/brand/import/draft.ts'
import { siteReader } from '#lib/brand/import/read-site.ts'
import { createHttp } from '#lib/fetch.ts'
import { keepPicture } from '#lib/media/picture/keep.ts'
import { Problem } from '#lib/problem.ts'
import { judgeDraft } from '#test/brand/support/judge.ts'
import { elementAt, textAt } from '#test/brand/support/selected.ts'
import { type Expected, webSites } from '#test/brand/support/web-sites.ts'
import { type Served, serveSite } from '#test/support/sites.ts'
import { createWorld } from '#test/support/world.ts'

let readSite: ReadSite
const served: Served[] = []

beforeAll(async () => {
  const { world } = await createWorld()
  const http = createHttp({
    fetch: (input, init) => fetch(input, init),
    resolve: async () => [],
    ownOrigins: [],
    allowLocal: true,
  })
  const pictures = takumiPictures()
  const library = {
    ...world.library,
    take: (...[upload, use]: Parameters<typeof world.library.take>) =>
      keepPicture({ ...world, http, pictures }, upload, use),
  }
  readSite = siteReader({ http, library, now: () => new Date() })
})

afterAll(() => Promise.all(served.map(site => site.close())))

async function open({ site, answer }: Expected): Promise<Served> {
  const opened = await serveSite(site, answer)
  served.push(opened)
  return opened
}

describe('reading a web site', () => {
  it.each(webSites.map(expected => [`${expected.site}${expected.path ?? ''}`, expected] as const))(
    '%s',
    async (_, expected) => {
      const { url } = await open(expected)
      const reading = readSite(url + (expected.path ?? '/'))
      if (expected.refused) {
        const error = await reading.catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(Problem)
        expect((error as Problem).code).toBe(expected.refused)
        return
      }
      const draft = await reading
      judgeDraft(draft, expected)
      expect(PatchDnaInput.safeParse(draft.patch).error?.issues).toBeUndefined()
    },
  )

  it('names the element that each fact was read from', async () => {
    let checked = 0
    for (const expected of webSites.filter(one => !one.refused && !one.answer)) {
      const { url } = await open(expected)
      const draft = await readSite(`${url}/`)
      const pages = new Map<string, string>()
      for (const { value, sources } of draft.facts.filter(fact => typeof fact.value === 'string')) {
        for (const source of sources.filter(one => one.path === undefined)) {
          const page = pages.get(source.url) ?? (await pageOf(source.url))
          pages.set(source.url, page)
          const element = elementAt(page, source.selector)
          expect([source.selector, textAt(element)]).toEqual([source.selector, saying(String(value))])
          checked++
        }
      }
    }
    expect(checked).toBeGreaterThan(60)
  })

  it('asks robots.txt first, and little after it', async () => {
    const site = await open({ site: 'shop' })
    const draft: SiteDraft = await readSite(`${site.url}/`)
    expect(site.asked[0]).toBe('/robots.txt')
    expect(site.asked.length).toBeLessThanOrEqual(8)
    expect(draft.visited.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['robots', 'refused'],
      ['page', 'read'],
      ['sheet', 'read'],
      ['page', 'read'],
    ])
  })

  it('leaves out what robots.txt keeps for itself', async () => {
    const answer: Expected['answer'] = (path, response) => {
      if (path !== '/robots.txt') return false
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end('User-agent: *\nDisallow: /about\nDisallow: /*.svg$\n')
      return true
    }
    const site = await open({ site: 'shop', answer })
    const draft = await readSite(`${site.url}/`)
    expect(site.asked.filter(path => /about|svg/.test(path))).toEqual([])
    expect(draft.logo_candidates[0]).toMatchObject({ url: null, refused: 'url_not_allowed', chosen: false })
    expect(draft.visited).toContainEqual(expect.objectContaining({ outcome: 'disallowed' }))
  })

  it('tells a refused connection and a status apart', async () => {
    const site = await open({ site: 'shop' })
    const why = (url: string) => readSite(url).catch((error: Error) => error.message)
    expect(await why(`${site.url}/nowhere`)).toContain('HTTP status 404')
    const closed = await serveSite('shop')
    await closed.close()
    expect(await why(`${closed.url}/`)).toContain('refused the connection')
  })

  it('gives up on a server that says nothing, and soon', async () => {
    const site = await open({ site: 'silent', answer: path => path !== '/robots.txt' })
    const began = performance.now()
    await expect(readSite(`${site.url}/`)).rejects.toMatchObject({ code: 'page_unreachable' })
    expect(performance.now() - began).toBeLessThan(8_000)
  })
})

const pageOf = async (url: string) => {
  const bytes = await (await fetch(url)).arrayBuffer()
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 1_000))
  return new TextDecoder(/charset=["']?([\w-]+)/.exec(head)?.[1] ?? 'utf-8').decode(bytes)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}#]+/gu, '')

const saying = (value: string) =>
  expect.toSatisfy((text: string) => plain(text).includes(plain(value)), `says ${JSON.stringify(value)}`)
