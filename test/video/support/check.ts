// Everything that a finished film has to be, measured on its file from outside.
import type { Raster } from '#lib/render/raster.ts'
import { close, open } from '#lib/video/codec/codec.ts'
import { writePlacements } from '#lib/video/codec/placement.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import { type Film, FPS } from '#lib/video/film.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { boxesOf, complaints, framesOf, probe } from '#test/video/support/probe.ts'

/** What is wrong with a file; empty when nothing is. */
export function flawsOf(file: Uint8Array, film: Film): string[] {
  const { streams, format } = probe(file)
  const [video, audio] = streams
  const seconds = film.frames / FPS
  const boxes = boxesOf(file)
  const top = boxes.filter(box => ['ftyp', 'moov', 'mdat', 'edts', 'moof'].includes(box)).join(' ')
  const facts: [name: string, measured: unknown, wanted: unknown][] = [
    ['streams', streams.map(stream => stream.codec_name).join(), 'h264,aac'],
    ['size', `${video?.width}x${video?.height}`, `${film.width}x${film.height}`],
    ['profile', video?.profile, 'Constrained Baseline'],
    ['pixels', video?.pix_fmt, 'yuv420p'],
    [
      'colours',
      [video?.color_space, video?.color_transfer, video?.color_primaries, video?.color_range].join(),
      'bt709,bt709,bt709,tv',
    ],
    ['frames', Number(video?.nb_read_frames), film.frames],
    ['rate', `${video?.r_frame_rate} ${video?.avg_frame_rate}`, '30/1 30/1'],
    ['start', `${video?.start_time} ${audio?.start_time}`, '0.000000 0.000000'],
    ['duration', Number(video?.duration), Number(seconds.toFixed(6))],
    ['sound', `${audio?.profile} ${audio?.sample_rate} ${audio?.channels}`, 'LC 48000 2'],
    ['sound frames', Number(audio?.nb_read_frames), Math.round((seconds * 48_000) / 1024)],
    ['file duration', Math.abs(Number(format.duration) - seconds) < 1024 / 48_000, true],
    ['boxes', top, 'ftyp moov mdat'],
    ['strict decode', complaints(file), ''],
  ]
  return facts.flatMap(([name, measured, wanted]) =>
    Object.is(measured, wanted) ? [] : [`${name}: ${measured} instead of ${wanted}`],
  )
}

export type Join = { frame: number; before: number; after: number }

/** The PSNR of the last frame before each join and of the first one after it, each beside its source. */
export async function joinsOf(raster: Raster, film: Film, file: Uint8Array): Promise<Join[]> {
  const joins = segmentsOf(film.frames)
    .slice(1)
    .map(segment => segment.from)
  const wanted = joins.flatMap(join => [join - 1, join])
  const decoded = framesOf(file, wanted)
  const size = film.width * film.height * 1.5
  const quality: number[] = []
  for (const [index, frame] of wanted.entries())
    quality.push(psnr(decoded.subarray(index * size, (index + 1) * size), await sourceOf(raster, film, frame)))
  return joins.map((frame, index) => ({
    ...{ frame, before: quality[2 * index] ?? 0, after: quality[2 * index + 1] ?? 0 },
  }))
}

/** The compositor's own picture as I420, before it is coded. */
export async function sourceOf(raster: Raster, film: Film, frame: number): Promise<Uint8Array> {
  const part = { from: frame, until: frame + 1 }
  const shown = film.layers.filter(layer => layer.from <= frame && frame < layer.until)
  const paint = remembering(await raster.painter(shown.map(layer => layer.scene)))
  const { width, height, background } = film
  const encoder = open({ width, height, background })
  try {
    const { codec } = encoder
    writePlacements(codec, loadLayers(encoder, paint, film, part)(frame))
    codec.compose(1)
    const picture = new Uint8Array(width * height * 1.5)
    // The codec draws a row of macroblocks at a time, always into the same place.
    for (let row = 0; row * 16 < height; row++) {
      codec.composeRow(row, 1)
      const memory = new Uint8Array(codec.memory.buffer)
      const copy = (from: number, stride: number, to: number, wide: number, first: number, lines: number) => {
        for (let line = 0; line < lines; line++)
          picture.set(memory.subarray(from + line * stride, from + line * stride + wide), to + (first + line) * wide)
      }
      const [lines, area] = [Math.min(16, height - row * 16), width * height]
      copy(codec.sourceY.value, codec.sourceStride.value, 0, width, row * 16, lines)
      for (const [from, to] of [
        [codec.sourceCb.value, area],
        [codec.sourceCr.value, area * 1.25],
      ] as const)
        copy(from, codec.sourceChromaStride.value, to, width / 2, row * 8, lines / 2)
    }
    return picture
  } finally {
    close(encoder)
  }
}

function psnr(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) throw new Error(`${a.length} samples beside ${b.length}`)
  let error = 0
  for (let at = 0; at < a.length; at++) error += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255 * a.length) / Math.max(error, 1))
}
