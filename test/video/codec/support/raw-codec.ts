// The compiled module without its typed face, so that tests reach the source planes, the maps and the reconstruction.
import type { CodecExports } from '#lib/video/codec/exports.ts'

export type Settings = {
  width: number
  height: number
  qp: number
  deblock: boolean
  settle: boolean
  segment: number
  rate: readonly [number, number]
}

export type RawCodec = ReturnType<typeof rawCodec>

export function rawCodec(module: WebAssembly.Module) {
  const codec = new WebAssembly.Instance(module, {}).exports as unknown as CodecExports
  let size = { width: 0, height: 0, columns: 0, rows: 0 }

  function open(settings: Settings): boolean {
    const { width, height, rate } = settings
    size = { width, height, columns: (width + 15) >> 4, rows: (height + 15) >> 4 }
    const flags = [settings.deblock ? 1 : 0, settings.settle ? 1 : 0] as const
    return codec.open(width, height, rate[0], rate[1], settings.qp, ...flags, settings.segment) !== 0
  }

  /** `planes` are Y, Cb and Cr of whole macroblocks, one after the other. */
  function setSource(planes: Uint8Array): void {
    const luma = size.columns * size.rows * 256
    const memory = new Uint8Array(codec.memory.buffer)
    memory.set(planes.subarray(0, luma), codec.sourceY.value)
    memory.set(planes.subarray(luma, luma * 1.25), codec.sourceCb.value)
    memory.set(planes.subarray(luma * 1.25), codec.sourceCr.value)
  }

  function setPlan(changes: Uint8Array, vectors: Int16Array): void {
    new Uint8Array(codec.memory.buffer).set(changes, codec.changeMap())
    new Int16Array(codec.memory.buffer, codec.hintMap(), vectors.length).set(vectors)
  }

  function code(key: boolean): Uint8Array {
    const length = codec.code(key ? 1 : 0)
    return new Uint8Array(codec.memory.buffer).slice(codec.outputStart(), codec.outputStart() + length)
  }

  /** The visible part of the reconstruction as I420. */
  function reconstruction(): Uint8Array {
    const { width, height } = size
    const picture = new Uint8Array(width * height * 1.5)
    let at = crop(picture, 0, codec.currentY.value, codec.stride.value, width, height)
    at = crop(picture, at, codec.currentCb.value, codec.chromaStride.value, width / 2, height / 2)
    crop(picture, at, codec.currentCr.value, codec.chromaStride.value, width / 2, height / 2)
    return picture
  }

  function crop(into: Uint8Array, at: number, from: number, stride: number, width: number, height: number): number {
    const memory = new Uint8Array(codec.memory.buffer)
    for (let line = 0; line < height; line++) {
      into.set(memory.subarray(from + line * stride, from + line * stride + width), at + line * width)
    }
    return at + width * height
  }

  return { open, setSource, setPlan, code, reconstruction, memoryBytes: () => codec.memory.buffer.byteLength }
}
