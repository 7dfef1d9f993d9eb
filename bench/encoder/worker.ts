// The encoder inside workerd. Clocks there are coarse, so each request does one thing whose processor time is read from outside.
import { HEIGHT, isSceneName, type SceneName, scenes, WIDTH } from '#bench/encoder/scenes.ts'
import { close, type Encoder, open } from '#lib/video/codec/codec.ts'
import { writePlacements } from '#lib/video/codec/placement.ts'

/** What a scene came to: bytes by picture, the key picture first. */
export type Coded = { sizes: number[]; hash: string; memory: number }

type Stage = { frames: number; encoder: Encoder; draw(number: number): void }

let stage: Stage | undefined

export default {
  async fetch(request: Request): Promise<Response> {
    const [, task, name = ''] = new URL(request.url).pathname.split('/')
    if (task === 'load' && isSceneName(name)) return Response.json(await load(name))
    if (task === 'key' && stage) code(stage, 0)
    if (task === 'compose' && stage) for (let number = 1; number < stage.frames; number++) compose(stage, number)
    if (task === 'code' && stage) for (let number = 1; number < stage.frames; number++) code(stage, number)
    return new Response('done')
  },
}

/** Paints the layers and codes the scene once, so that the compiler has seen everything. */
async function load(name: SceneName): Promise<Coded> {
  if (stage) close(stage.encoder)
  const encoder = open({ width: WIDTH, height: HEIGHT })
  const shot = scenes[name].load(encoder)
  function draw(number: number): void {
    writePlacements(encoder.codec, shot(number))
    encoder.codec.compose(number === 0 ? 1 : 0)
  }
  stage = { frames: scenes[name].frames, encoder, draw }
  const units: Uint8Array<ArrayBuffer>[] = []
  for (let number = 0; number < stage.frames; number++) units.push(code(stage, number))
  const hash = await hashOf(await new Blob(units).arrayBuffer())
  return { hash, memory: encoder.codec.memory.buffer.byteLength, sizes: units.map(unit => unit.length) }
}

/** What `code` does of its own accord before it codes. */
function compose({ encoder: { codec }, draw }: Stage, number: number): void {
  draw(number)
  for (let row = 0; row < HEIGHT / 16; row++) codec.composeRow(row, 0)
}

function code({ encoder: { codec }, draw }: Stage, number: number): Uint8Array<ArrayBuffer> {
  draw(number)
  const length = codec.code(number === 0 ? 1 : 0)
  return new Uint8Array(codec.memory.buffer).slice(codec.outputStart(), codec.outputStart() + length)
}

export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
