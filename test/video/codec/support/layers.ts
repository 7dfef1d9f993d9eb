// Pictures to make layers of, and what the compositor draws of them.
import type { Encoder } from '#lib/video/codec/codec.ts'
import type { Pixels } from '#lib/video/codec/layer.ts'
import type { Random } from '#test/video/codec/support/random.ts'

export const [width, height] = [96, 64]

export function solid(columns: number, rows: number, ...colour: [number, number, number, number]): Pixels {
  const rgba = new Uint8Array(columns * rows * 4).map((_, at) => colour[at % 4] ?? 0)
  return { width: columns, height: rows, rgba }
}

export function noise(columns: number, rows: number, random: Random, opaque: 255 | 0): Pixels {
  const rgba = new Uint8Array(columns * rows * 4)
  for (let at = 0; at < rgba.length; at++)
    rgba[at] = at % 4 === 3 ? Math.max(opaque, random.between(0, 255)) : random.between(0, 255)
  return { width: columns, height: rows, rgba }
}

export type Source = { luma: Uint8Array; chroma: Uint8Array }

export const blank = (): Source => ({
  luma: new Uint8Array(width * height),
  chroma: new Uint8Array((width * height) / 4),
})

/** Draws into `source` what the last placements changed, or everything. */
export function drawSource({ codec }: Encoder, source: Source, whole: boolean): Source {
  for (let row = 0; row < height / 16; row++) {
    codec.composeRow(row, whole ? 1 : 0)
    const memory = new Uint8Array(codec.memory.buffer)
    for (let column = 0; column < width / 16; column++) {
      if (!whole && !memory[codec.changeMap() + (row * width) / 16 + column]) continue
      copyBlock(memory, codec.sourceY.value, codec.sourceStride.value, source.luma, row, column, 16)
      copyBlock(memory, codec.sourceCb.value, codec.sourceChromaStride.value, source.chroma, row, column, 8)
    }
  }
  return source
}

function copyBlock(
  memory: Uint8Array,
  plane: number,
  stride: number,
  into: Uint8Array,
  row: number,
  column: number,
  size: number,
): void {
  for (let line = 0; line < size; line++) {
    const from = plane + line * stride + column * size
    into.set(memory.subarray(from, from + size), ((row * size + line) * width * size) / 16 + column * size)
  }
}
