// The compiled module without its typed face, so that tests reach the source, the maps and the reconstruction.
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
    if (!codec.open(width, height, rate[0], rate[1], settings.qp, ...flags, settings.segment)) return false
    const layer = codec.addLayer(size.columns * 16, size.rows * 16, 1)
    new Float64Array(codec.memory.buffer, codec.nextPlacements(1), 9).set([layer, 0, 0, 1, 1, 0, 0, 1e6, 1e6])
    codec.compose(1)
    return true
  }

  /** `planes` are Y, Cb and Cr of whole macroblocks, one after the other. */
  function setSource(planes: Uint8Array): void {
    const memory = new Uint8Array(codec.memory.buffer)
    let from = 0
    for (const plane of [0, 1, 2]) {
      const unit = plane ? 8 : 16
      const to = codec.planeOf(0, plane)
      for (let line = 0; line < size.rows * unit; line++) {
        for (let x = 0; x < size.columns * unit; x++)
          memory[to + line * codec.planeStride(0, plane) + x] = (planes[from++] ?? 0) ^ 128
      }
    }
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
