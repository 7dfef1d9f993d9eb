// The same card by this engine and by @cf-wasm/og, each in a workerd of its own, and by a warm Chromium, interleaved; then
// pictures of every template in one isolate, and the memory that they leave behind.
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { bundle } from '#bench/pictures/bundle.ts'
import { openCamera } from '#bench/pictures/chromium.ts'
import { textOnly } from '#bench/pictures/text-only.ts'
import { quantile } from '#bench/rig/spread.ts'
import { raster } from '#dev/build/raster.ts'
import { localShelf } from '#dev/build/shelf-files.ts'
import { goldenKeys, goldenPicture } from '#dev/gallery/hashes.ts'
import { listen } from '#dev/http/listen.ts'
import { brandNames, sampleKit } from '#dev/kits.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'
import { image } from '#lib/render/scene.ts'

const ROUNDS = 25
const STARTS = 5
const MIXED = 500
const MEGABYTE = 1024 * 1024

const dir = resolve('dist/bench-pictures')

export const bench: Bench = {
  area: 'Pictures',
  run: async () => {
    rmSync(dir, { recursive: true, force: true })
    // Both as ingest stores them: the logo drawn once, the screenshot at most 1600 px tall.
    const logo = await stored('alder/logo-dark.svg', 294, 80)
    const screen = await stored('alder/screens/account-phone.png', 738, 1600)
    const shelf = await serveShelf({ '/bench/logo.png': logo, '/bench/screen.png': screen })
    try {
      return [
        await firstCard(shelf.address),
        ...(await ratios(shelf.address, logo, screen)),
        ...(await textOnly()),
        await memory(shelf.address),
      ]
    } finally {
      shelf.close()
    }
  },
}

async function firstCard(shelf: string): Promise<Figure> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const worker = await open('ours', shelf)
    times.push(await timed(() => get(`${worker.url}/card`)))
    await worker.close()
  }
  const middle = quantile(times, 0.5)
  return {
    ...{ goal: 'first picture of a fresh isolate', target: '≤ 1.5 s', met: middle <= 1500 },
    figure: `${(middle / 1000).toFixed(2)} s (best ${(Math.min(...times) / 1000).toFixed(2)})`,
    how: `${STARTS} starts of workerd, a card with a phone, PNG`,
  }
}

async function ratios(shelf: string, logo: Uint8Array, screen: Uint8Array): Promise<Figure[]> {
  const [ours, og] = [await open('ours', shelf), await open('og', shelf)]
  const font = readFileSync(resolve('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'))
  const camera = await openCamera(data(logo, 'image/png'), data(screen, 'image/png'), data(font, 'font/woff2'))
  const shots = {
    ours: () => get(`${ours.url}/card`),
    unseen: () => get(`${ours.url}/card?unseen`),
    og: () => get(og.url),
    ...(camera && { chromium: () => camera.shoot('seen'), chromiumUnseen: () => camera.shoot('unseen') }),
  }
  const times: Record<string, number[]> = {}
  try {
    for (let round = -2; round < ROUNDS; round++)
      for (const [name, shoot] of Object.entries(shots)) {
        const ms = await timed(shoot)
        if (round >= 0) times[name] = [...(times[name] ?? []), ms]
      }
  } finally {
    camera?.close()
    await Promise.all([ours.close(), og.close()])
  }
  const beside = (name: string, goal: string, target: number, way: 'ours' | 'unseen' = 'ours'): Figure => {
    const other = times[name]
    const middle = quantile(times[way] ?? [], 0.5)
    const ratio = other ? quantile(other, 0.5) / middle : Number.NaN
    const pictures = { ours: 'have been drawn before', unseen: 'are files that neither has seen' }[way]
    return {
      ...{ goal, target: `≥ ${target} times faster`, met: ratio >= target },
      figure: other
        ? `${ratio.toFixed(1)} times: ${middle.toFixed(0)} ms against ${quantile(other, 0.5).toFixed(0)} ms`
        : 'not measured: not installed',
      how: `the same card, median of ${ROUNDS} interleaved rounds, workerd; its screenshot and logo ${pictures}`,
    }
  }
  return [
    beside('og', 'beside satori and resvg', 8),
    beside('chromium', 'beside a warm Chromium screenshot', 4),
    beside('chromiumUnseen', 'the same, its pictures new to both', 4, 'unseen'),
  ]
}

async function memory(shelf: string): Promise<Figure> {
  const worker = await open('ours', shelf)
  const keys = goldenKeys()
  const drawn: number[] = []
  try {
    for (let number = 0; number < MIXED; number++) {
      const { picture, brand } = goldenPicture(keys[(number * 7) % keys.length] ?? '')
      const kit = sampleKit(brand)
      const body = JSON.stringify({ picture, kit }, (name, value) => (name === 'bytes' ? undefined : value))
      drawn.push(await timed(() => get(`${worker.url}/picture`, body)))
    }
    const bytes = Number(new TextDecoder().decode(await get(`${worker.url}/memory`)))
    return {
      ...{ goal: "renderer's memory", target: `≤ 64 MB over ${MIXED} pictures`, met: bytes <= 64 * MEGABYTE },
      figure: `${(bytes / MEGABYTE).toFixed(1)} MB; a picture takes ${quantile(drawn, 0.5).toFixed(0)} ms, p95 ${quantile(drawn, 0.95).toFixed(0)} ms`,
      how: `WASM and kept pictures; ${MIXED} pictures of ${keys.length} kinds over all templates and brands in one isolate of workerd`,
    }
  } finally {
    await worker.close()
  }
}

async function serveShelf(extra: Record<string, Uint8Array>): Promise<{ address: string; close(): Promise<void> }> {
  const files: Record<string, Uint8Array> = {
    ...extra,
    '/bench/noto.ttf': readFileSync(resolve('node_modules/@cf-wasm/og/dist/lib/noto-sans-v27-latin-regular.ttf.bin')),
  }
  const kits = brandNames.map(sampleKit)
  const images = kits.flatMap(kit => [...kit.logos, ...kit.screens, ...kit.photos, ...kit.people, ...kit.mascot])
  const kept = new Map(images.map(({ image: { key, bytes } }) => [key, bytes]))
  const { port, close } = await listen(async (request, answer) => {
    const path = decodeURIComponent(request.url ?? '/')
    const bytes = files[path] ?? kept.get(path.slice(1)) ?? (await localShelf.load(path.slice(1)))
    answer.writeHead(bytes ? 200 : 404).end(bytes ?? undefined)
  })
  return { address: `127.0.0.1:${port}`, close }
}

async function open(name: string, shelf: string): Promise<WorkerdHandle> {
  const modules = await bundle(resolve(`bench/pictures/${name}.ts`), `${dir}/${name}`)
  const config = workerConfig({ modules, services: { SHELF: shelf }, port: 0, compatibility_date: '2026-09-01' })
  return startWorkerd({ name, config, port: 0, cwd: dir, line: text => console.error(name, text) })
}

async function get(url: string, body?: string): Promise<Uint8Array> {
  // A connection that idled while the others drew may be closed by the time it is used.
  const answer = await fetch(url, { headers: { connection: 'close' }, ...(body && { method: 'POST', body }) })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${url}: ${new TextDecoder().decode(bytes).slice(0, 300)}`)
  return bytes
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const data = (bytes: Uint8Array, type: string) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

async function stored(file: string, width: number, height: number): Promise<Uint8Array> {
  const images = new Map([['file', new Uint8Array(readFileSync(resolve('dev/brands', file)))]])
  const root = {
    type: 'container' as const,
    style: { position: 'relative', width, height },
    children: [image({ x: 0, y: 0, width, height }, 'file')],
  }
  return raster.draw({ root, width, height, images, fonts: [] }, 'png')
}
