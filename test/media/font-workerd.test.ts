import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPATIBILITY } from '#dev/deploy/worker/workers.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { takumiTrial } from '#lib/adapters/engine/font-trial.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { readFont } from '#lib/media/font/read.ts'
import { assertDraws } from '#lib/media/font/trial.ts'
import { temporary } from '#test/dev/temporary.ts'
import { otf, restricted, ttf, woff2 } from '#test/support/fonts.ts'

const wasm = createRequire(import.meta.url).resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm')
let workerd: WorkerdHandle

beforeAll(async () => {
  const cwd = temporary('fonts')
  await build({
    entryPoints: [join(import.meta.dirname, 'font-worker.ts')],
    outfile: join(cwd, 'worker.js'),
    bundle: true,
    format: 'esm',
    conditions: ['workerd'],
    external: ['*.wasm', 'node:*'],
  })
  const config = workerConfig({
    modules: [
      { name: 'worker.js', type: 'esModule', path: 'worker.js' },
      { name: '@takumi-rs/wasm/takumi_wasm_bg.wasm', type: 'wasm', path: wasm },
    ],
    ...{ port: 0, compatibility_date: COMPATIBILITY.date, flags: COMPATIBILITY.flags },
  })
  workerd = await startWorkerd({ name: 'fonts', config, port: 0, cwd })
})
afterAll(() => workerd.close())

const post = (bytes: Uint8Array) => fetch(workerd.url, { method: 'POST', body: bytes as BodyInit })

it('fonts of every form are taken in workerd as in Node, WOFF2 by the Brotli of the runtime', async () => {
  for (const file of [woff2(), ttf(), otf()]) {
    const { bytes, face } = readFont(file, unbrotli)
    const specimen = assertDraws(takumiTrial, bytes, face)
    expect(await (await post(file)).text()).toBe(`${await sha256Hex(bytes)} ${await sha256Hex(specimen)}`)
  }
  expect(await (await post(restricted())).json()).toEqual({ code: 'font_refused', detail: { reason: 'restricted' } })
  expect(await (await post(woff2().slice(0, 9_000))).json()).toMatchObject({ detail: { reason: 'damaged' } })
})
