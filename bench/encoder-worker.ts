// The encoder inside workerd. Clocks there are coarse, so each request does one thing whose processor time is read from outside.
import { HEIGHT, isSceneName, type SceneName, scenes, WIDTH } from '#bench/encoder-scenes.ts'
import { close, type Encoder, open } from '#lib/video/codec/codec.ts'
import { writePlacements } from '#lib/video/codec/placement.ts'

/** Of the pictures after the first: which ones changed, by the bytes they took. */
export type Coded = { sizes: number[]; hash: string; memory: number }

type Stage = { frames: number; encoder: Encoder; draw(number: number): void }

let stage: Stage | undefined

export default {
  async fetch(request: Request): Promise<Response> {
    const [, task, name = ''] = new URL(request.url).pathname.split('/')
    if (task === 'load' && isSceneName(name)) load(name)
    else if (task === 'compose' && stage) compose(stage)
    else if (task === 'code' && stage) return Response.json(await code(stage))
    return new Response('done')
  },
}

/** Paints the layers and codes the scene once, so that the compiler has seen everything. */
function load(name: SceneName): void {
  if (stage) close(stage.encoder)
  const encoder = open({ width: WIDTH, height: HEIGHT })
  const shot = scenes[name].load(encoder)
  function draw(number: number): void {
    writePlacements(encoder.codec, shot(number))
    encoder.codec.compose(number === 0 ? 1 : 0)
  }
  stage = { frames: scenes[name].frames, encoder, draw }
  codeAll(stage, () => undefined)
}

function compose({ frames, draw }: Stage): void {
  for (let number = 0; number < frames; number++) draw(number)
}

async function code(all: Stage): Promise<Coded> {
  const { codec } = all.encoder
  const units: Uint8Array<ArrayBuffer>[] = []
  codeAll(all, length => {
    units.push(new Uint8Array(codec.memory.buffer).slice(codec.outputStart(), codec.outputStart() + length))
  })
  const hash = await hashOf(await new Blob(units).arrayBuffer())
  return { hash, memory: codec.memory.buffer.byteLength, sizes: units.map(unit => unit.length) }
}

function codeAll({ frames, encoder, draw }: Stage, take: (length: number) => void): void {
  for (let number = 0; number < frames; number++) {
    draw(number)
    take(encoder.codec.code(number === 0 ? 1 : 0))
  }
}

export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
