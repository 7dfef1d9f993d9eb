import { joinBytes } from '#lib/bytes.ts'
import { orientationOf } from '#lib/media/formats/exif.ts'
import { ascii, type Header, type Orientation } from '#lib/media/formats/header.ts'
import { walkScans } from '#lib/media/formats/jpeg-scans.ts'
import { type Frame, frameOf, type Segment, segmentsOf } from '#lib/media/formats/jpeg-segments.ts'
import { type Colours, shrinkJpeg } from '#lib/media/formats/jpeg-shrink.ts'
import { damaged, unsupported } from '#lib/media/picture/refusals.ts'

const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee
const JFIF_BYTES = 14
const END = Uint8Array.of(0xff, 0xd9)
/** Huffman and quantisation tables, restart interval, frames and scans. */
const decoding = [0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]

export function readJpeg(bytes: Uint8Array): Required<Header> {
  const segments = segmentsOf(bytes)
  const frame = frameOf(segments)
  const unknown = segments.find(({ marker }) => marker >= 0xc0 && marker < 0xe0 && !decoding.includes(marker))
  if (unknown) throw unsupported('JPEG files with arithmetic, lossless or hierarchical coding are not taken.')
  if (!segments.some(({ marker }) => marker === 0xda)) throw damaged('JPEG', 'it holds no picture')
  return {
    format: 'jpeg',
    width: frame.width,
    height: frame.height,
    orientation: orientationIn(segments),
    whole: false,
    lossless: false,
    get clean() {
      return joinBytes([bytes.subarray(0, 2), ...segments.filter(isKept).map(segment => segment.whole), END])
    },
    prove: () => void walkScans(frame, segments, { side: 0, rows: 'one' }),
    shrink: size => shrinkJpeg(frame, segments, coloursOf(frame, segments), isAdobe(segments), size),
  }
}

const adobe = (segments: readonly Segment[]) =>
  segments.find(({ marker, data }) => marker === APP14 && ascii(data, 0, 5) === 'Adobe')
const isAdobe = (segments: readonly Segment[]) => adobe(segments) !== undefined
const TRANSFORM_AT = 11

/** What Adobe's mark says, else what the components are called. */
function coloursOf({ components }: Frame, segments: readonly Segment[]): Colours {
  const transform = adobe(segments)?.data[TRANSFORM_AT]
  if (components.length === 1) return 'grey'
  if (components.length === 4) return transform === 2 ? 'ycck' : 'cmyk'
  if (transform !== undefined) return transform === 0 ? 'rgb' : 'ycc'
  return ascii(
    Uint8Array.from(components, ({ id }) => id),
    0,
    3,
  ) === 'RGB'
    ? 'rgb'
    : 'ycc'
}

function isKept({ marker, data }: Segment): boolean {
  if (marker === APP0) return ascii(data, 0, 5) === 'JFIF\0' && data.byteLength === JFIF_BYTES
  if (marker === APP14) return ascii(data, 0, 5) === 'Adobe'
  return decoding.includes(marker)
}

function orientationIn(segments: readonly Segment[]): Orientation {
  const exif = segments.find(({ marker, data }) => marker === APP1 && ascii(data, 0, 6) === 'Exif\0\0')
  return exif ? orientationOf(exif.data.subarray(6)) : 1
}
