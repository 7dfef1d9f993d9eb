import { Problem } from '#lib/problem.ts'

export const ClipTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type ClipType = (typeof ClipTypes)[number]

/** As many bytes as it takes to know the container. */
export const SNIFFED_BYTES = 12

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** By the file's own first bytes, whatever it is called; null for what is no video that is taken. */
export function sniffClip(bytes: Uint8Array): ClipType | null {
  if (text(bytes, 4, 8) === 'ftyp') return text(bytes, 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  if (['moov', 'mdat', 'wide', 'free'].includes(text(bytes, 4, 8))) return 'video/quicktime'
  return text(bytes, 0, 4) === '\x1aE\xdf\xa3' ? 'video/webm' : null
}

/** Why a file is not taken, in words for its owner; another try of the same file gives the same. */
export class ClipRefused extends Error {}

export const notAVideo = () => new ClipRefused('The file is no MP4, MOV or WebM video.')

export const tooLargeClip = () => new Problem('payload_too_large', 'A video may have 200 MB at most.')
