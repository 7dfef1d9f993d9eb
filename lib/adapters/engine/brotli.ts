import { brotliDecompressSync } from 'node:zlib'
import type { Unbrotli } from '#lib/media/font/woff2.ts'

/** workerd counts its last buffer whole, not what is in it. */
const BUFFER = 64 * 1024

/** The runtime's own, which ends where more comes out than was announced. */
export const unbrotli: Unbrotli = (bytes, size) => brotliDecompressSync(bytes, { maxOutputLength: size + BUFFER })
