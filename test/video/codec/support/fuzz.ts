import { decode, disagreement } from '#test/video/codec/support/ffmpeg.ts'
import { rawCodec } from '#test/video/codec/support/raw-codec.ts'
import { codeScenes } from '#test/video/codec/support/scenes.ts'

const SCENES_A_BATCH = 10

export type Failure = { seed: number; why: string }

/** Codes batches of random scenes, each of one size, until `enough` disagree with the decoder. */
export function* fuzz(module: WebAssembly.Module, firstSeed: number, scenes: number): Generator<Failure | undefined> {
  const codec = rawCodec(module)
  for (let batch = 0; batch < scenes / SCENES_A_BATCH; batch++) {
    const seed = firstSeed + batch
    yield judge(codec, seed)
  }
}

function judge(codec: ReturnType<typeof rawCodec>, seed: number): Failure | undefined {
  try {
    const coded = codeScenes(codec, seed, SCENES_A_BATCH)
    const why = disagreement(decode(coded.stream), coded.pictures, coded.width, coded.height)
    return why ? { seed, why } : undefined
  } catch (error) {
    return { seed, why: String(error) }
  }
}
