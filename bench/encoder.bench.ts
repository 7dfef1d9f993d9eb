// The encoder in workerd: what a picture takes of the processor to compose and to code, memory, size, and its bits beside
// Debian's x264 on the same pictures. Times are the mean of a scene's pictures after the first, the median of seven rounds.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compare } from '#bench/encoder/quality.ts'
import { runScene } from '#bench/encoder/run.ts'
import { type SceneName, scenes } from '#bench/encoder/scenes.ts'
import { type Served, serveWorker } from '#bench/encoder/serve.ts'
import { type Coded, hashOf } from '#bench/encoder/worker.ts'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { quantile } from '#bench/rig/spread.ts'
import { joinBytes } from '#lib/bytes.ts'
import { DEFAULT_QP } from '#lib/video/codec/codec.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'

const ROUNDS = 7
/** A picture equal to the one before is a slice of one skip run. */
const UNCHANGED_BYTES = 16
const TIMES = `processor time of workerd a picture of 1080 x 1920, median of ${ROUNDS} rounds`

const motion: SceneName[] = ['calm', 'lively', 'busy', 'push']
const composed: SceneName[] = ['graphics', ...motion]
const compared: SceneName[] = ['graphics', 'calm', 'lively', 'busy']

type Measured = { code: number; compose: number; megabytes: number; psnr: number; same: boolean }
type All = Record<SceneName, Measured>

export const bench: Bench = {
  area: 'Encoder',
  run: async () => {
    const all = await measureAll()
    const wasm = readFileSync(join(import.meta.dirname, '../lib/video/codec/codec.wasm'))
    const size = gzipSync(wasm, { level: 9 }).length / 1000
    const names = Object.keys(all) as SceneName[]
    const same = names.filter(name => all[name].same).length
    return [
      upTo(all, 'graphics, coding', 1.5, ' ms', ['graphics'], 'code', TIMES),
      upTo(all, 'full motion, coding', 9, ' ms', motion, 'code', TIMES),
      upTo(all, 'unchanged frame', 0.1, ' ms', ['still'], 'code', TIMES),
      upTo(all, 'compositing', 1, ' ms', composed, 'compose', TIMES),
      crossfade(all.crossfade),
      upTo(
        all,
        'memory',
        16,
        ' MB',
        ['graphics', 'busy', 'crossfade'],
        'megabytes',
        'four layers, one photo, two photos',
      ),
      {
        ...{ goal: 'codec and compositor, gzip', target: '≤ 20 KB', figure: `${size.toFixed(2)} KB`, met: size <= 20 },
        how: 'level 9',
      },
      psnr(all),
      {
        ...{ goal: 'same bytes in workerd and in Node', target: 'every scene', met: same === names.length },
        ...{ figure: `${same} of ${names.length}`, how: 'SHA-256 of the whole stream' },
      },
      bits(),
    ]
  },
}

async function measureAll(): Promise<All> {
  await using worker = await serveWorker()
  const all: Partial<All> = {}
  for (const name of Object.keys(scenes) as SceneName[]) all[name] = await measure(worker, name)
  return all as All
}

async function measure(worker: Served, name: SceneName): Promise<Measured> {
  const coded = JSON.parse((await worker.call(`load/${name}`)).answer) as Coded
  const composing: number[] = []
  const both: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await worker.call('key')
    composing.push((await worker.call('compose')).milliseconds)
    await worker.call('key')
    both.push((await worker.call('code')).milliseconds)
  }
  const changed = coded.sizes.slice(1).filter(size => size > UNCHANGED_BYTES).length
  const pictures = changed > 1 ? changed : scenes[name].frames - 1
  const compose = quantile(composing, 0.5) / pictures
  const inNode = runScene(scenes[name], DEFAULT_QP)
  return {
    code: quantile(both, 0.5) / pictures - compose,
    compose,
    megabytes: coded.memory / 1e6,
    psnr: inNode.psnr,
    same: (await hashOf(joinBytes(inNode.stream).slice().buffer)) === coded.hash,
  }
}

function upTo(
  all: All,
  goal: string,
  most: number,
  unit: string,
  names: SceneName[],
  what: 'code' | 'compose' | 'megabytes',
  how: string,
): Figure {
  const met = names.every(name => all[name][what] <= most)
  const shown = names.map(name => `${names.length > 1 ? `${name} ` : ''}${all[name][what].toFixed(2)}`)
  return { goal, target: `≤ ${most}${unit}`, figure: `${shown.join(', ')}${unit}`, met, how }
}

const crossfade = ({ code, compose }: Measured): Figure => ({
  ...{ goal: 'crossfade of two photos', target: 'none: the worst case', met: true, how: TIMES },
  figure: `${code.toFixed(2)} ms to code, ${compose.toFixed(2)} ms to compose`,
})

function psnr(all: All): Figure {
  const lowest = Math.min(...Object.values(all).map(one => one.psnr))
  const how = 'the lowest of all scenes, all planes'
  return {
    goal: `PSNR at QP ${DEFAULT_QP}`,
    target: '≥ 43 dB',
    figure: `${lowest.toFixed(1)} dB`,
    met: lowest >= 43,
    how,
  }
}

function bits(): Figure {
  const goal = 'bits beside x264 veryfast baseline'
  const target = '≤ 1.15 times'
  if (!hasFfmpeg) return { goal, target, figure: 'not measured: no ffmpeg', met: false, how: 'at equal PSNR' }
  const rows = compared.map(compare)
  return {
    ...{ goal, target, met: rows.every(row => row.bitsBesideX264 <= 1.15) },
    figure: rows.map(row => `${row.scene} ${row.bitsBesideX264.toFixed(2)}`).join(', '),
    how: `at equal PSNR, three quantisers; x264 takes ${rows.map(row => row.x264Milliseconds.toFixed(1)).join(', ')} ms a picture, one thread`,
  }
}
