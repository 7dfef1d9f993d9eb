import { ascii } from '#lib/media/formats/header.ts'

export type Kind = 'png' | 'jpeg' | 'webp' | 'svg'

const pngSignature = '\x89PNG\r\n\x1a\n'
/** How far a drawing's first tag may be behind declarations and comments. */
const SVG_PROLOGUE_BYTES = 4_096

/** By the bytes alone: what a sender calls a file proves nothing. Null for anything that is not taken. */
export function sniff(bytes: Uint8Array): Kind | null {
  if (ascii(bytes, 0, 8) === pngSignature) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp'
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg[\s>]|\?xml\s|!--|!DOCTYPE)/.test(ascii(bytes, 0, 64)) &&
    ascii(bytes, 0, SVG_PROLOGUE_BYTES).includes('<svg')
    ? 'svg'
    : null
}
