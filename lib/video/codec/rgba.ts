// A composed picture as RGBA: BT.709 in limited range, each chroma sample for its four pixels.
import type { CodecExports } from '#lib/video/codec/exports.ts'

const MACROBLOCK = 16

/** What was composed last, so many lines at a time; each band is written over by the next. */
export function* sourceBands(
  codec: CodecExports,
  { width, height }: { width: number; height: number },
  lines: number,
): Generator<Uint8Array> {
  const band = new Uint8ClampedArray(width * lines * 4)
  for (let top = 0; top < height; top += lines) {
    const end = Math.min(height, top + lines)
    for (let line = top; line < end; line += MACROBLOCK) {
      codec.composeRow(line / MACROBLOCK, 1)
      const last = Math.min(end, line + MACROBLOCK)
      convertLines(codec, width, band.subarray((line - top) * width * 4, (last - top) * width * 4))
    }
    yield new Uint8Array(band.buffer, 0, (end - top) * width * 4)
  }
}

function convertLines(codec: CodecExports, width: number, rgba: Uint8ClampedArray): void {
  const samples = new Uint8Array(codec.memory.buffer)
  const [luma, cb, cr] = [codec.sourceY.value, codec.sourceCb.value, codec.sourceCr.value]
  const [stride, chromaStride] = [codec.sourceStride.value, codec.sourceChromaStride.value]
  for (let y = 0, at = 0; at < rgba.length; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const chroma = (y >> 1) * chromaStride + (x >> 1)
      const light = ((samples[luma + y * stride + x] ?? 0) - 16) * (255 / 219)
      const blue = ((samples[cb + chroma] ?? 0) - 128) * (255 / 224)
      const red = ((samples[cr + chroma] ?? 0) - 128) * (255 / 224)
      rgba[at] = light + 1.5748 * red
      rgba[at + 1] = light - 0.1873 * blue - 0.4681 * red
      rgba[at + 2] = light + 1.8556 * blue
      rgba[at + 3] = 255
    }
  }
}
