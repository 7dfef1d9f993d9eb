// JPEG and PNG as a PDF takes them: their own compressed bytes, and what a reader has to know to open them.
import { joinBytes } from '#lib/bytes.ts'

export type Embedded = { filter: string; colours: string; bits: number; parameters: string; bytes: Uint8Array }

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const int = (bytes: Uint8Array, at: number, size: 2 | 4): number =>
  bytes.subarray(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0)
const devices: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB' }

/** Null for what a PDF cannot take as it is: layers of transparency, interlacing, the inks of printers. */
export function embedded(bytes: Uint8Array): Embedded | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(bytes)
  return latin(bytes, 1, 4) === 'PNG' ? png(bytes) : null
}

/** The header of its frame, whatever stands before it, says how many colours it has. */
function jpeg(bytes: Uint8Array): Embedded | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + int(bytes, at + 2, 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (!isFrame) continue
    const colours = devices[bytes[at + 9] ?? 0]
    return colours ? { filter: '/DCTDecode', colours, bits: 8, parameters: '', bytes } : null
  }
  return null
}

const kinds: Record<number, number> = { 0: 1, 2: 3, 3: 1 }

/** A PNG without transparency is packed as a PDF packs with the predictors of PNG. */
function png(bytes: Uint8Array): Embedded | null {
  const [width, bits, kind, interlaced] = [int(bytes, 16, 4), bytes[24] ?? 0, bytes[25] ?? 0, bytes[28]]
  const channels = kinds[kind]
  const data: Uint8Array[] = []
  let palette = ''
  for (let at = 8; at + 8 <= bytes.length; at += 12 + int(bytes, at, 4)) {
    const name = latin(bytes, at + 4, at + 8)
    const chunk = bytes.subarray(at + 8, at + 8 + int(bytes, at, 4))
    if (name === 'tRNS') return null
    if (name === 'PLTE') palette = [...chunk].map(byte => byte.toString(16).padStart(2, '0')).join('')
    if (name === 'IDAT') data.push(chunk)
  }
  if (channels === undefined || interlaced !== 0 || bits > 8 || (kind === 3 && palette === '')) return null
  const colours =
    kind === 3 ? `[/Indexed /DeviceRGB ${palette.length / 6 - 1} <${palette}>]` : (devices[channels] ?? '')
  const parameters = `/DecodeParms << /Predictor 15 /Colors ${channels} /BitsPerComponent ${bits} /Columns ${width} >>`
  return { filter: '/FlateDecode', colours, bits, parameters, bytes: joinBytes(data) }
}
