// The colours of a picture, as long as they are few enough to be listed.
import { allocate } from './memory'

const MOST_COLOURS: i32 = 256
const SLOT_BITS: u32 = 10

/** 8 bytes a slot: a colour, and its index plus one. */
let slots: usize = 0
/** RGBA, in the order in which they were met. */
let colours: usize = 0
export let colourCount: i32 = 0
/** Whether nothing met so far lets through what is behind it. */
export let isSolid: bool = true

export function openPalette(): void {
  slots = allocate(8 << SLOT_BITS)
  colours = allocate((<usize>MOST_COLOURS) << 2)
  colourCount = 0
  isSolid = true
}

export function colour(index: i32): u32 {
  return load<u32>(colours + ((<usize>index) << 2))
}

/** False once the pixels (RGBA) have brought more colours than a palette holds. */
export function collectColours(at: usize, end: usize): bool {
  let last = ~load<u32>(at)
  while (at < end) {
    const found = load<u32>(at)
    if (found !== last) {
      last = found
      const slot = slotOf(found)
      if (load<u32>(slot, 4) === 0) {
        if (found >>> 24 < 255) isSolid = false
        if (colourCount === MOST_COLOURS) return false
        store<u32>(colours + ((<usize>colourCount) << 2), found)
        store<u32>(slot, found)
        store<u32>(slot, ++colourCount, 4)
      }
    }
    at += 4
    while (at + 16 <= end && i32x4.all_true(i32x4.eq(v128.load(at), i32x4.splat(found)))) at += 16
  }
  return true
}

/** Writes the index of each pixel, all of which were collected. */
export function writeIndices(at: usize, end: usize, to: usize): void {
  let last = ~load<u32>(at)
  let index: u32 = 0
  while (at < end) {
    const found = load<u32>(at)
    if (found !== last) {
      last = found
      index = load<u32>(slotOf(found), 4) - 1
    }
    store<u8>(to++, index)
    at += 4
    while (at + 16 <= end && i32x4.all_true(i32x4.eq(v128.load(at), i32x4.splat(found)))) {
      store<u32>(to, index * 0x01010101)
      at += 16
      to += 4
    }
  }
}

function slotOf(found: u32): usize {
  let slot = (found * 0x9e3779b1) >>> (32 - SLOT_BITS)
  while (true) {
    const at = slots + ((<usize>slot) << 3)
    if (load<u32>(at, 4) === 0 || load<u32>(at) === found) return at
    slot = (slot + 1) & ((1 << SLOT_BITS) - 1)
  }
}
