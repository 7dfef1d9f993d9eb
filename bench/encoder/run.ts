// Runs a scene through the codec in Node and keeps what comparisons need.
import { HEIGHT, type Scene, WIDTH } from '#bench/encoder/scenes.ts'
import { close, frame, open } from '#lib/video/codec/codec.ts'
import type { CodecExports } from '#lib/video/codec/exports.ts'

export type Run = { bytes: number; stream: Uint8Array[]; psnr: number }

const PICTURE = WIDTH * HEIGHT * 1.5

/** The raw pictures of a scene as I420, one after the other. */
export function drawScene(scene: Scene): Uint8Array {
  const raw = new Uint8Array(PICTURE * scene.frames)
  codeScene(scene, 24, (number, planes) => raw.set(planes.source(), number * PICTURE))
  return raw
}

/** PSNR over all samples of all planes and pictures. */
export function runScene(scene: Scene, qp: number): Run {
  let error = 0
  const stream = codeScene(scene, qp, (_, planes) => {
    error += squaredError(planes.source(), planes.coded())
  })
  const bytes = stream.reduce((sum, unit) => sum + unit.length, 0)
  return { bytes, stream, psnr: toPsnr(error, scene.frames * PICTURE) }
}

export function toPsnr(squaredErrors: number, samples: number): number {
  return 10 * Math.log10((255 * 255 * samples) / squaredErrors)
}

export function squaredError(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    sum += difference * difference
  }
  return sum
}

type Planes = { source(): Uint8Array; coded(): Uint8Array }

/** Codes a scene and shows each picture before the next: its source and what a decoder must make of it. */
export function codeScene(scene: Scene, qp: number, see: (number: number, planes: Planes) => void): Uint8Array[] {
  const encoder = open({ width: WIDTH, height: HEIGHT, qp })
  const shot = scene.load(encoder)
  const { codec } = encoder
  const stream: Uint8Array[] = []
  for (let number = 0; number < scene.frames; number++) {
    stream.push(frame(encoder, shot(number)))
    see(number, {
      source: () => drawn(codec),
      coded: () => {
        const picture = new Uint8Array(PICTURE)
        copyLines(codec, [codec.currentY, codec.currentCb, codec.currentCr], codec.stride, codec.chromaStride, picture)
        return picture
      },
    })
  }
  close(encoder)
  return stream
}

/** The picture last placed, which the codec draws a row of macroblocks at a time. */
function drawn(codec: CodecExports): Uint8Array {
  const picture = new Uint8Array(PICTURE)
  for (let first = 0; first < HEIGHT; first += 16) {
    codec.composeRow(first / 16, 1)
    const planes = [codec.sourceY, codec.sourceCb, codec.sourceCr]
    copyLines(codec, planes, codec.sourceStride, codec.sourceChromaStride, picture, first, 16)
  }
  return picture
}

type Pointer = WebAssembly.Global<'i32'>

/** The visible part of `count` lines of luma, and half as many of chroma, to line `first` of a picture. */
function copyLines(
  { memory }: CodecExports,
  planes: Pointer[],
  stride: Pointer,
  chromaStride: Pointer,
  picture: Uint8Array,
  first = 0,
  count = HEIGHT,
): void {
  const samples = new Uint8Array(memory.buffer)
  let plane = 0
  for (const [number, { value }] of planes.entries()) {
    const half = number > 0 ? 2 : 1
    const step = half === 2 ? chromaStride.value : stride.value
    const width = WIDTH / half
    for (let line = 0; line < count / half; line++) {
      const from = value + line * step
      picture.set(samples.subarray(from, from + width), plane + (first / half + line) * width)
    }
    plane += width * (HEIGHT / half)
  }
}
