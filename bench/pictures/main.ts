// `node --import ./dev/modules.mjs bench/pictures/main.ts [rounds=15]`: the same card by this engine and by @cf-wasm/og, both
// in workerd, and by a warm Chromium, interleaved; then every template of the project in workerd, and its memory.
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { takumiRaster } from '#lib/adapters/raster.ts'
import { image } from '#lib/render/scene.ts'
import { goldenKeys, goldenPicture } from '../../dev/gallery/hashes.ts'
import { sampleKit } from '../../dev/kits.ts'
import { localShelf } from '../../dev/shelf.ts'
import { workerConfig } from '../../dev/worker-config.ts'
import { startWorkerd, type WorkerdHandle } from '../../dev/workerd.ts'
import { bundle } from './bundle.ts'
import { openCamera } from './chromium.ts'

const rounds = Number(process.argv[2] ?? 15)
const dir = resolve('dist/bench-pictures')
rmSync(dir, { recursive: true, force: true })
const raster = takumiRaster(localShelf)
// Both as ingest stores them: the logo drawn once, the screenshot at most 1600 px tall.
const logo = await stored('alder/logo-dark.svg', 294, 80)
const screen = await stored('alder/screens/account-phone.png', 738, 1600)
const files: Record<string, Uint8Array> = {
  '/bench/logo.png': logo,
  '/bench/screen.png': screen,
  '/bench/noto.ttf': readFileSync(resolve('node_modules/@cf-wasm/og/dist/lib/noto-sans-v27-latin-regular.ttf.bin')),
}
const server = createServer(async (request, answer) => {
  const path = decodeURIComponent(request.url ?? '/')
  const bytes =
    files[path] ??
    (path.startsWith('/kit:')
      ? readFileSync(resolve('dev/brands', path.slice(5)))
      : await localShelf.load(path.slice(1)))
  answer.writeHead(bytes ? 200 : 404).end(bytes ?? undefined)
})
await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
const shelf = `127.0.0.1:${(server.address() as AddressInfo).port}`
const [ours, og] = [await start('ours'), await start('og')]
const data = (bytes: Uint8Array, type: string) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const font = readFileSync(resolve('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'))
const camera = await openCamera(data(logo, 'image/png'), data(screen, 'image/png'), data(font, 'font/woff2'))

const cold = await timed(() => get(`${ours.url}/card`))
await get(og.url)
await camera?.shoot()
const times = { ours: [] as number[], og: [] as number[], chromium: [] as number[] }
for (let round = 0; round < rounds; round++) {
  times.ours.push(await timed(() => get(`${ours.url}/card`)))
  times.og.push(await timed(() => get(og.url)))
  if (camera) times.chromium.push(await timed(() => camera.shoot()))
}
camera?.close()
const middle = median(times.ours)
console.log(`first card of a fresh isolate ${cold.toFixed(0)} ms`)
console.log(
  `same card, ${rounds} rounds interleaved, median: engine ${middle.toFixed(0)} ms; @cf-wasm/og ${median(times.og).toFixed(0)} ms (${(median(times.og) / middle).toFixed(1)} times, target 8); Chromium ${camera ? `${median(times.chromium).toFixed(0)} ms (${(median(times.chromium) / middle).toFixed(1)} times, target 4)` : 'not installed'}`,
)

const drawn: number[] = []
for (const key of goldenKeys()) {
  const { picture, brand } = goldenPicture(key)
  const body = JSON.stringify({ picture, kit: sampleKit(brand) }, (name, value) =>
    name === 'bytes' ? undefined : value,
  )
  drawn.push(await timed(() => get(`${ours.url}/picture`, body)))
}
const memory = Number(new TextDecoder().decode(await get(`${ours.url}/memory`)))
drawn.sort((a, b) => a - b)
console.log(
  `${drawn.length} template pictures over HTTP in one isolate: p50 ${median(drawn).toFixed(0)} ms, p95 ${(drawn[Math.floor(drawn.length * 0.95)] ?? 0).toFixed(0)} ms, max ${(drawn.at(-1) ?? 0).toFixed(0)} ms; WASM memory afterwards ${(memory / 1024 / 1024).toFixed(1)} MB (target 64)`,
)
await Promise.all([ours.close(), og.close()])
server.close()
process.exit(0)

async function start(name: string): Promise<WorkerdHandle> {
  const modules = await bundle(resolve(`bench/pictures/${name}.ts`), `${dir}/${name}`)
  const config = workerConfig({ modules, services: { SHELF: shelf }, port: 0, compatibility_date: '2026-09-01' })
  return startWorkerd({ name, config, port: 0, cwd: dir, line: text => console.error(name, text) })
}

async function get(url: string, body?: string): Promise<Uint8Array> {
  const answer = await fetch(url, body ? { method: 'POST', body } : {})
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${url}: ${new TextDecoder().decode(bytes).slice(0, 300)}`)
  return bytes
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN
}

async function stored(file: string, width: number, height: number): Promise<Uint8Array> {
  const images = new Map([['file', new Uint8Array(readFileSync(resolve('dev/brands', file)))]])
  const root = {
    type: 'container' as const,
    style: { position: 'relative', width, height },
    children: [image({ x: 0, y: 0, width, height }, 'file')],
  }
  return raster.draw({ root, width, height, images, fonts: [] }, 'png')
}
