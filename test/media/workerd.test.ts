import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { temporary } from '#test/dev/temporary.ts'
import { type HostileServer, hostileServer } from '#test/support/hostile-server.ts'
import { bytesOf, forgedPng, noise } from '#test/support/pictures.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

const wasm = createRequire(import.meta.url).resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm')
const png = join(import.meta.dirname, '../../lib/png/png.wasm')
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#4f46e5"/></svg>'
let workerd: WorkerdHandle
let server: HostileServer

beforeAll(async () => {
  const cwd = temporary('media')
  await build({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    outfile: join(cwd, 'worker.js'),
    bundle: true,
    format: 'esm',
    conditions: ['workerd'],
    external: ['*.wasm'],
  })
  const config = workerConfig({
    modules: [
      { name: 'worker.js', type: 'esModule', path: 'worker.js' },
      { name: '@takumi-rs/wasm/takumi_wasm_bg.wasm', type: 'wasm', path: wasm },
      { name: '#lib/png/png.wasm', type: 'wasm', path: png },
    ],
    port: 0,
    compatibility_date: '2026-09-01',
    flags: ['global_fetch_strictly_public'],
  })
  workerd = await startWorkerd({ name: 'media', config, port: 0, cwd })
  const jpeg = await bytesOf((await noise(320, 240)).jpeg())
  server = await hostileServer({
    '/fine': (_, response) => void response.end(jpeg),
    '/moved': (_, response) => void response.writeHead(302, { location: '/fine' }).end(),
    '/inside': (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    '/half': (_, response) => void response.end(jpeg.subarray(0, 4_000)),
    '/endless': (_, response) => {
      const more = () => void (response.destroyed || response.write(Buffer.alloc(1_000_000), more))
      more()
    },
    '/short': (_, response) => void response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nonly this'),
  })
})
afterAll(async () => {
  await workerd.close()
  await server.close()
})

const post = (bytes: Uint8Array) => fetch(workerd.url, { method: 'POST', body: bytes as BodyInit })
const codeAt = async (path: string) => {
  const answer = await fetch(`${workerd.url}?url=${encodeURIComponent(server.url + path)}`)
  return answer.ok ? 'no problem' : ((await answer.json()) as { code: string }).code
}
const residentMegabytes = () => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${workerd.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1000)
}

describe.runIf(AT_LENGTH)('in workerd', () => {
  it('gives the same bytes as in Node, for every kind of picture', async () => {
    const grain = await noise(500, 400, 4)
    const kinds = [grain.clone().png(), grain.clone().jpeg(), grain.clone().jpeg({ progressive: true })]
    const files = await Promise.all(
      [...kinds, grain.clone().webp(), grain.clone().webp({ lossless: true })].map(bytesOf),
    )
    for (const file of [...files, new TextEncoder().encode(svg)]) {
      const answer = await post(file)
      expect(answer.status).toBe(200)
      const { bytes, ...here } = await normalise(takumiPictures(), file, 'logo')
      expect(JSON.parse(answer.headers.get('picture') ?? '{}')).toEqual(here)
      expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0)
    }
  })

  it('refuses bombs and halves, and goes on', async () => {
    const jpeg = await bytesOf((await noise(500, 400)).jpeg())
    for (const [file, code] of [
      [forgedPng({ width: 16_000, height: 16_000 }, 3_000_000), 'image_too_large'],
      [forgedPng({ width: 200, height: 200 }, 60_000), 'image_undecodable'],
      [jpeg.subarray(0, 9_000), 'image_undecodable'],
      [new TextEncoder().encode(svg.replace('<circle', '<script/><circle')), 'image_undecodable'],
      [new TextEncoder().encode(svg.replace('r="4"', 'r="1e30"')), 'image_undecodable'],
    ] as const) {
      expect(await (await post(file)).json()).toEqual({ code })
    }
    expect((await post(jpeg)).status).toBe(200)
  })

  it('loads by URL under the same rules', async () => {
    const codes = {
      '/fine': 'no problem',
      '/moved': 'no problem',
      '/inside': 'url_not_allowed',
      '/half': 'image_undecodable',
    }
    for (const [path, code] of Object.entries({
      ...codes,
      '/endless': 'image_too_large',
      '/short': 'image_unreachable',
    }))
      expect([path, await codeAt(path)]).toEqual([path, code])
  })

  it('keeps its memory flat over pictures as large as they may be', async () => {
    const jpeg = await bytesOf((await noise(1_500, 1_000)).resize(6_000, 4_000, { fit: 'fill' }).jpeg({ quality: 80 }))
    const resident: number[] = []
    for (let round = 0; round < 10; round++) {
      expect((await post(jpeg)).status).toBe(200)
      resident.push(residentMegabytes())
    }
    console.log(`resident after each picture of 24 megapixels: ${resident.join(', ')} MB`)
    // One engine, of about 75 MB, serves them all; one for each would add 600 MB between the fourth and the last.
    expect((resident.at(-1) ?? 0) - Math.max(...resident.slice(0, 4))).toBeLessThan(100)
  }, 120_000)
})
