// The encoder in workerd beside Debian's x264 on the same pictures, each figure beside its target.
// Times are processor time, so that they hold on a busy machine: the mean of a scene's pictures after the first, the median of seven rounds.
// [scene ...]: only these. Without ffmpeg the comparison is left out, and said to be.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compare } from '#bench/encoder-quality.ts'
import { runScene } from '#bench/encoder-run.ts'
import { isSceneName, type SceneName, scenes } from '#bench/encoder-scenes.ts'
import { type Served, serveWorker } from '#bench/encoder-serve.ts'
import { type Coded, hashOf } from '#bench/encoder-worker.ts'
import { DEFAULT_QP } from '#lib/video/codec/codec.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { join as joinUnits } from '#test/video/codec/support/scenes.ts'

const ROUNDS = 7
/** Milliseconds a picture to code and to compose; the worst case has no target. */
const targets: Record<SceneName, [code: number, compose: number]> = {
  graphics: [1.5, 1],
  calm: [9, 1],
  lively: [9, 1],
  busy: [9, 1],
  push: [9, 1],
  crossfade: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  still: [0.1, 1],
}
/** A picture equal to the one before is a slice of one skip run. */
const UNCHANGED_BYTES = 16
const compared: SceneName[] = ['graphics', 'calm', 'lively', 'busy']

function row(figure: string, value: number, unit: string, target: number, side: '≤' | '≥' = '≤'): void {
  const met = side === '≤' ? value <= target : value >= target
  const aim = Number.isFinite(target) ? `${side} ${target}${unit}` : 'no target'
  process.stdout.write(`${met ? 'met   ' : 'MISSED'} ${figure.padEnd(46)} ${value.toFixed(2)}${unit} (${aim})\n`)
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

async function measure(worker: Served, name: SceneName): Promise<void> {
  const coded = JSON.parse((await worker.call(`load/${name}`)).answer) as Coded
  const keys: number[] = []
  const composing: number[] = []
  const both: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    keys.push((await worker.call('key')).milliseconds)
    composing.push((await worker.call('compose')).milliseconds)
    await worker.call('key')
    both.push((await worker.call('code')).milliseconds)
  }
  const changed = coded.sizes.slice(1).filter(size => size > UNCHANGED_BYTES).length
  const pictures = changed > 1 ? changed : scenes[name].frames - 1
  const compose = median(composing) / pictures
  const [codeTarget, composeTarget] = targets[name]
  row(`${name}: code a picture`, median(both) / pictures - compose, ' ms', codeTarget)
  row(`${name}: compose a picture`, compose, ' ms', composeTarget)
  row(`${name}: draw and code a key picture`, median(keys), ' ms', Number.POSITIVE_INFINITY)
  row(`${name}: memory with its layers`, coded.memory / 1e6, ' MB', 16)
  const inNode = runScene(scenes[name], DEFAULT_QP)
  row(`${name}: PSNR at the default quantiser`, inNode.psnr, ' dB', 43, '≥')
  const same = (await hashOf(joinUnits(inNode.stream).slice().buffer)) === coded.hash
  row(`${name}: streams that differ from those in Node`, same ? 0 : 1, '', 0)
}

async function main(names: SceneName[]): Promise<void> {
  const wasm = readFileSync(join(import.meta.dirname, '../lib/video/codec/codec.wasm'))
  row('codec and compositor, gzip', gzipSync(wasm, { level: 9 }).length / 1000, ' KB', 20)
  await using worker = await serveWorker()
  for (const name of names) await measure(worker, name)
  if (!hasFfmpeg) process.stdout.write('NOT COMPARED: ffmpeg with x264 is missing\n')
  for (const name of hasFfmpeg ? names.filter(one => compared.includes(one)) : []) {
    const beside = compare(name)
    row(`${name}: bits beside x264 veryfast baseline`, beside.bitsBesideX264, ' x', 1.15)
    process.stdout.write(
      `       ${name}: ${beside.kbps.toFixed(0)} kbit/s, x264 ${beside.x264Milliseconds.toFixed(1)} ms a picture\n`,
    )
  }
}

const wanted = process.argv.slice(2).filter(isSceneName)
await main(wanted.length > 0 ? wanted : (Object.keys(scenes) as SceneName[]))
