// The long proofs of the encoder: random scenes against two decoders, and mistakes put into its sources that these must find.
// [--scenes 1000] [--seed 1] [--mutants 1000]: scenes for the encoder as it is, the first seed, scenes for each mutant.

import { parseArgs } from 'node:util'
import { codeScene } from '#bench/encoder/run.ts'
import { HEIGHT, scenes, WIDTH } from '#bench/encoder/scenes.ts'
import { codec, compile as compileModule, readSource } from '#dev/build/wasm.ts'
import { joinBytes } from '#lib/bytes.ts'
import { DEFAULT_QP } from '#lib/video/codec/codec.ts'
import { decode, disagreement, hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { fuzz } from '#test/video/codec/support/fuzz.ts'
import { type Mutation, mutations } from '#test/video/codec/support/mutations.ts'
import { decodeWithOpenH264, hasOpenH264 } from '#test/video/codec/support/openh264.ts'
import { rawCodec } from '#test/video/codec/support/raw-codec.ts'
import { codeScenes } from '#test/video/codec/support/scenes.ts'

const { values } = parseArgs({
  options: {
    scenes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    mutants: { type: 'string', default: '1000' },
  },
})
const seed = Number(values.seed)
let failures = 0

function report(ok: boolean, line: string): void {
  if (!ok) failures++
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${line}\n`)
}

async function compile(mutation?: Mutation): Promise<WebAssembly.Module> {
  const bytes = await compileModule(codec, name => {
    const source = readSource(codec, name)
    if (source === null || name !== mutation?.file) return source
    if (source.split(mutation.from).length !== 2) throw new Error(`${name} does not have once: ${mutation.from}`)
    return source.replace(mutation.from, mutation.to)
  })
  return new WebAssembly.Module(bytes)
}

function proveAgainstFfmpeg(module: WebAssembly.Module): void {
  const verdicts = [...fuzz(module, seed, Number(values.scenes))]
  const wrong = verdicts.filter(verdict => verdict !== undefined)
  report(verdicts.length > 0 && wrong.length === 0, `${verdicts.length * 10} scenes from seed ${seed}: ffmpeg agrees`)
  for (const { seed: at, why } of wrong.slice(0, 5)) process.stdout.write(`       seed ${at}: ${why}\n`)
}

function proveAgainstOpenH264(module: WebAssembly.Module): void {
  const codec = rawCodec(module)
  const batches = Math.ceil(Number(values.scenes) / 10)
  let agreed = 0
  for (let batch = 0; batch < batches; batch++) {
    const coded = codeScenes(codec, seed + batch, 10, 8)
    if (!disagreement(decodeWithOpenH264(coded.stream), coded.pictures, coded.width, coded.height)) agreed++
  }
  report(agreed === batches, `${batches * 10} scenes from seed ${seed}: OpenH264 agrees with ${agreed * 10}`)
}

/** The scenes of the bench, 1080 x 1920. */
function proveLargePictures(): void {
  for (const [name, scene] of Object.entries(scenes)) {
    const pictures: Uint8Array[] = []
    const stream = codeScene(scene, DEFAULT_QP, (_, planes) => pictures.push(planes.coded()))
    const why = disagreement(decode(joinBytes(stream)), joinBytes(pictures), WIDTH, HEIGHT)
    report(!why, `${pictures.length} pictures of ${WIDTH} x ${HEIGHT}, ${name}: ${why || 'ffmpeg agrees'}`)
  }
}

async function proveMutation(mutation: Mutation): Promise<void> {
  const module = await compile(mutation)
  let batches = 0
  for (const verdict of fuzz(module, seed, Number(values.mutants))) {
    batches++
    if (!verdict) continue
    report(true, `caught within ${batches * 10} scenes: ${mutation.name}`)
    return
  }
  report(false, `not caught in ${batches * 10} scenes: ${mutation.name}`)
}

if (!hasFfmpeg) {
  report(false, 'ffmpeg is missing: nothing can be proven')
} else {
  const module = await compile()
  proveAgainstFfmpeg(module)
  proveLargePictures()
  if (hasOpenH264) proveAgainstOpenH264(module)
  else report(false, 'OpenH264 is missing (gstreamer1.0-tools, gstreamer1.0-plugins-bad)')
  for (const mutation of mutations) await proveMutation(mutation)
}
process.exitCode = failures ? 1 : 0
