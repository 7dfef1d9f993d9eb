// The file's frame: signature, chunks with their lengths and checksums.
import { crc32 } from './checksums'
import { colour, colourCount, isSolid } from './palette'

const FRAME: usize = 12
/** Signature, header, palette with its alphas, and the end. */
export const LARGEST_FRAME: usize = 8 + 5 * FRAME + 13 + 3 * 256 + 256

const IHDR: u32 = 0x49484452
const PLTE: u32 = 0x504c5445
const TRNS: u32 = 0x74524e53
const IDAT: u32 = 0x49444154
const IEND: u32 = 0x49454e44

/** Where the contents of a chunk go that begins at `at`. */
export function contentsOf(at: usize): usize {
  return at + 8
}

/** Frames the contents that end at `end`, of a chunk that begins at `at`; answers where the next one begins. */
function frameChunk(at: usize, type: u32, end: usize): usize {
  store<u32>(at, bswap(<u32>(end - at - 8)))
  store<u32>(at, bswap(type), 4)
  store<u32>(end, bswap(crc32(at + 4, end)))
  return end + 4
}

export function frameData(at: usize, end: usize): usize {
  return frameChunk(at, IDAT, end)
}

export function writeEnd(at: usize): usize {
  return frameChunk(at, IEND, contentsOf(at))
}

/** All that comes before the data; a pixel of one byte is an index. */
export function writeStart(at: usize, width: u32, height: u32, pixel: usize): usize {
  store<u32>(at, bswap<u32>(0x89504e47))
  store<u32>(at, bswap<u32>(0x0d0a1a0a), 4)
  at += 8
  const contents = contentsOf(at)
  store<u32>(contents, bswap(width))
  store<u32>(contents, bswap(height), 4)
  // 8 bits a sample, the only compression and filtering there are, not interlaced.
  store<u8>(contents, 8, 8)
  store<u8>(contents, pixel === 1 ? 3 : pixel === 3 ? 2 : 6, 9)
  store<u32>(contents, 0, 10)
  at = frameChunk(at, IHDR, contents + 13)
  return pixel === 1 ? writePalette(at) : at
}

function writePalette(at: usize): usize {
  let to = contentsOf(at)
  for (let index = 0; index < colourCount; index++, to += 3) store<u32>(to, colour(index))
  at = frameChunk(at, PLTE, to)
  if (isSolid) return at
  to = contentsOf(at)
  for (let index = 0; index < colourCount; index++) store<u8>(to++, colour(index) >>> 24)
  return frameChunk(at, TRNS, to)
}
