// The face of the codec: layers in, H.264 access units (Annex B) out.
import module from '#lib/video/codec/codec.wasm'
import type { CodecExports } from '#lib/video/codec/exports.ts'
import { type Layer, loadLayer, type Pixels } from '#lib/video/codec/layer.ts'
import { type Placement, writePlacements } from '#lib/video/codec/placement.ts'
import { sourceBands } from '#lib/video/codec/rgba.ts'

export const DEFAULT_QP = 24

export type Options = {
  /** Even numbers of pixels. */
  width: number
  height: number
  /** Pictures a second as a fraction; 30 unless told. */
  rate?: readonly [numerator: number, denominator: number]
  /** The constant quantiser, 0 to 51: six more halve the precision. */
  qp?: number
  /** The segment's place among those that will be joined. */
  segment?: number
  /** Red, green and blue behind all layers; black unless told. */
  background?: readonly [red: number, green: number, blue: number]
  /** Whether to smooth block edges in the loop; true unless told. */
  deblock?: boolean
  /** Whether what comes to rest is coded once more, finely; true unless told. */
  settle?: boolean
}

export type Encoder = {
  readonly codec: CodecExports
  readonly width: number
  readonly height: number
  isOpen: boolean
  pictures: number
}

/** Instances that were closed: their memory never shrinks, so the next video uses it again. */
const idle: CodecExports[] = []

export function open(options: Options): Encoder {
  const { width, height, rate = [30, 1], qp = DEFAULT_QP, segment = 0, deblock = true, settle = true } = options
  if (!isEven(width) || !isEven(height)) throw new RangeError(`a picture cannot be ${width} x ${height}`)
  if (!Number.isInteger(qp) || qp < 0 || qp > 51) throw new RangeError(`a quantiser cannot be ${qp}`)
  if (!rate.every(isCount)) throw new RangeError(`a rate cannot be ${rate.join('/')}`)
  if (!Number.isInteger(segment) || segment < 0) throw new RangeError(`a segment cannot be number ${segment}`)
  const codec = idle.pop() ?? instantiate()
  if (!codec.open(width, height, rate[0], rate[1], qp, deblock ? 1 : 0, settle ? 1 : 0, segment)) {
    idle.push(codec)
    throw new RangeError(`no level of H.264 carries ${width} x ${height} at ${rate.join('/')} a second`)
  }
  codec.setBackground(...toYuv(options.background ?? [0, 0, 0]))
  return { codec, width, height, isOpen: true, pictures: 0 }
}

export function addLayer(encoder: Encoder, pixels: Pixels): Layer {
  return loadLayer(codecOf(encoder), pixels)
}

/** The next picture, layers from bottom to top. The first one is a key picture. */
export function frame(encoder: Encoder, placements: readonly Placement[]): Uint8Array<ArrayBuffer> {
  return encoder.pictures === 0 ? keyFrame(encoder, placements) : draw(encoder, placements, 0)
}

/** The next picture as one that needs none before it, preceded by the parameter sets. */
export function keyFrame(encoder: Encoder, placements: readonly Placement[]): Uint8Array<ArrayBuffer> {
  return draw(encoder, placements, 1)
}

/** The next picture as RGBA, drawn and not coded: bands of so many lines, of which each is gone with the next. */
export function composed(encoder: Encoder, placements: readonly Placement[], lines: number): Iterable<Uint8Array> {
  const codec = codecOf(encoder)
  writePlacements(codec, placements)
  codec.compose(1)
  return sourceBands(codec, encoder, lines)
}

export function close(encoder: Encoder): void {
  if (encoder.isOpen) idle.push(encoder.codec)
  encoder.isOpen = false
}

function draw(encoder: Encoder, placements: readonly Placement[], key: 0 | 1): Uint8Array<ArrayBuffer> {
  const codec = codecOf(encoder)
  writePlacements(codec, placements)
  codec.compose(key)
  const length = codec.code(key)
  encoder.pictures++
  return new Uint8Array(codec.memory.buffer).slice(codec.outputStart(), codec.outputStart() + length)
}

function codecOf(encoder: Encoder): CodecExports {
  if (!encoder.isOpen) throw new Error('the encoder is closed')
  return encoder.codec
}

/** The module's exports are what exports.ts says; a test holds them against each other. */
function instantiate(): CodecExports {
  return new WebAssembly.Instance(module, {}).exports as unknown as CodecExports
}

/** BT.709, limited range. */
function toYuv([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const chroma = (difference: number, scale: number) => Math.round(128 + ((difference / scale) * 224) / 255)
  return [Math.round(16 + (luma * 219) / 255), chroma(blue - luma, 1.8556), chroma(red - luma, 1.5748)]
}

function isEven(size: number): boolean {
  return Number.isInteger(size) && size > 0 && size % 2 === 0 && size <= 8192
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 2 ** 30
}
