// Everything that reads bytes of strangers, with real ones to begin from and the way in that the service uses.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { siteReader } from '#lib/brand/import/read-site.ts'
import { createHttp } from '#lib/fetch.ts'
import { readClip } from '#lib/media/clips/read.ts'
import { ClipRefused } from '#lib/media/clips/sniff.ts'
import { readFont } from '#lib/media/font/read.ts'
import { readSvg } from '#lib/media/svg/read.ts'
import { Problem } from '#lib/problem.ts'
import type { Chance } from '#test/simulator/chance.ts'
import { grown } from '#test/support/grow.ts'
import { processorMsOf } from '#test/support/processor.ts'
import type { Quarry } from '#test/support/slowest.ts'
import { spoilt } from './fonts.ts'
import { mp4, mutated, webm } from './trees.ts'

const KB = 1024
const MARKS = [...'<>/="\'{}[]();:,.#*$%&-_ \t\n\\', 'é', '\u00a0', '<!--', '/*', 'url(', '&#']
const root = join(import.meta.dirname, '..')
const bytesOf = (path: string): Uint8Array => new Uint8Array(readFileSync(join(root, path)))

/** The refusals of a reader are what it is for; anything else is a fault of it. */
async function softly(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Problem || error instanceof ClipRefused)) throw error
  }
}

const text = (seeds: readonly string[], longest: number, read: (text: string) => unknown): Quarry<string> => ({
  make: (random, from) => grown(from ?? random.pick(seeds), random, MARKS, longest),
  cost: input => processorMsOf(() => softly(() => read(input))),
})

type Form = Parameters<typeof mutated>[1]
const clip = (seeds: readonly Uint8Array[], form: Form): Quarry<Uint8Array> => ({
  make: (random: Chance, from) => mutated(from ?? random.pick(seeds), form, random, 512 * KB),
  cost: input => processorMsOf(() => softly(() => readVideo(input))),
})

export const readVideo = (bytes: Uint8Array) =>
  readClip({ size: bytes.length, read: async (start, end) => bytes.slice(start, end) })

export const readFontFile = (bytes: Uint8Array) => readFont(bytes, unbrotli)

export const readDrawing = (svg: string) => readSvg(new TextEncoder().encode(svg)).at(100, 100)

/** A whole import of a site that answers with these texts; nothing leaves the process. */
export function readTexts(texts: { page?: string; robots?: string; sheet?: string }) {
  const answers: Record<string, [type: string, body: string | undefined]> = {
    '/': ['text/html', texts.page ?? '<title>Acme</title><link rel=stylesheet href=/a.css>'],
    '/robots.txt': ['text/plain', texts.robots ?? ''],
    '/a.css': ['text/css', texts.sheet],
  }
  const http = createHttp({
    fetch: async input => {
      const [type, body] = answers[new URL(String(input instanceof Request ? input.url : input)).pathname] ?? []
      return body === undefined
        ? new Response('', { status: 404 })
        : new Response(body, { headers: { 'content-type': type ?? '' } })
    },
    resolve: async () => [],
    ownOrigins: [],
    allowLocal: true,
  })
  const library = {
    take: async () => {
      throw new Problem('image_unreachable', 'None here.')
    },
    link: async () => '',
  }
  return siteReader({ http, library: library as never, now: () => new Date() })('http://127.0.0.1:9/')
}

const pages = readdirSync(join(root, 'brand/sites'), { recursive: true, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(root, 'brand/sites', path), 'utf8')
const html = pages.filter(path => path.endsWith('.html')).map(read)
const css = pages.filter(path => path.endsWith('.css')).map(read)
const svg = pages.filter(path => path.endsWith('.svg')).map(read)
const data = html
  .flatMap(page => page.match(/\{"@context[^<]+/g) ?? [])
  .concat('{"@type":"Bakery","name":"A","url":"b"}')
const robots = ['User-agent: *\nDisallow: /a\nAllow: /a/b$ # x\n', 'User-agent: brand-content\nDisallow: /*.pdf$\n']

export const readers: Record<string, Quarry<string> | Quarry<Uint8Array>> = {
  svg: text(svg, 512 * KB, readDrawing),
  robots: text(robots, 500_000, text => readTexts({ robots: text })),
  html: text(html, 600 * KB, page => readTexts({ page })),
  css: text(css, 600 * KB, sheet => readTexts({ sheet })),
  'json-ld': text(data, 600 * KB, json =>
    readTexts({ page: `<title>A</title><script type=application/ld+json>${json}</script>` }),
  ),
  font: { make: spoilt, cost: (input: Uint8Array) => processorMsOf(() => softly(() => readFontFile(input))) },
  webm: clip([bytesOf('support/clips/silent.webm')], webm),
  mp4: clip(
    ['cuts.mp4', 'turned.mov', 'long.mp4'].map(name => bytesOf(`support/clips/${name}`)),
    mp4,
  ),
}
