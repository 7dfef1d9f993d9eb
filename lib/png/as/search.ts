// What repeats: the pixel beside, the row above, the last distances, and what last began with the same two, four or eight pixels.
import { addLiterals, addMatch, isFull, writeBlock } from './block'
import { allocate } from './memory'

const LONGEST: usize = 258
export const REACH: usize = 32768
/** Literals wait for a match that reaches back over them. */
const MOST_WAITING: usize = 128
/** What may lie between what was searched and the end of what is there. */
export const LOOKAHEAD: usize = LONGEST + 64
/** What may lie between what is searched and what a slide may drop. */
export const LEFT_WAITING: usize = MOST_WAITING + LONGEST
/** Longer matches are of flat grounds, where nothing is to be learned. */
const LONGEST_LEARNED: usize = 64
/** As many bytes have the beginnings in the table of long ones. */
const LONG: u32 = 24
const HASH_BITS: u64 = 15
const PRIME: u64 = (0x9e3779b9 << 32) | 0x7f4a7c15
const OTHER_PRIME: u64 = (0xd6e8feb8 << 32) | 0x6659fd93

let pixelBytes: usize = 0
/** What a multiplication divides by a pixel's bytes with. */
let inverse: u64 = 0
let rowBytes: usize = 0
/** Leaves of eight bytes those that the shortest beginning has. */
let shortShift: u64 = 0
let shortPlaces: usize = 0
let middlePlaces: usize = 0
let longPlaces: usize = 0

/** Addresses; `slid` leads from one to its place, which stays the same. Tables hold the lower half of places: what is noted is a guess. */
let at: usize = 0
let literalStart: usize = 0
let first: usize = 0
let rowEnd: usize = 0
let besideEnd: usize = 0
let aboveEnd: usize = 0
let slid: usize = 0

let recent: usize = 0
let older: usize = 0
let oldest: usize = 0

export function openSearch(pixel: usize, row: usize, start: usize): void {
  pixelBytes = pixel
  inverse = ((1 << 20) + pixel - 1) / pixel
  rowBytes = row
  shortShift = pixel === 1 ? 32 : pixel === 3 ? 16 : 0
  shortPlaces = allocate(2 << (<usize>HASH_BITS))
  middlePlaces = allocate(2 << (<usize>HASH_BITS))
  longPlaces = allocate(2 << (<usize>HASH_BITS))
  at = start
  literalStart = start
  first = start
  rowEnd = start
  slid = 0
  recent = older = oldest = 1
}

/** Everything in the buffer now begins `by` bytes earlier. */
export function slideSearch(by: usize): void {
  at -= by
  literalStart -= by
  rowEnd -= by
  slid += by
  first = first > by ? first - by : 0
}

/** Where what may still become part of a match begins. */
export function waitingStart(): usize {
  return literalStart
}

/** Passes everything before `stop`, matching what is there before `end`. */
export function search(stop: usize, end: usize): void {
  besideEnd = at
  aboveEnd = at
  // The first byte has nothing before it.
  if (at === first) at = afterPixel()
  while (at < stop) {
    const best = look(at, end)
    if (best >> 32 > 0) takeMatch(<usize>(<u32>best >>> 16), <usize>(best & 0xffff))
    else {
      at = afterPixel()
      if (at - literalStart >= MOST_WAITING) giveLiterals(at)
    }
    if (isFull()) writeBlock(false)
  }
}

export function finishSearch(): void {
  giveLiterals(at)
}

/** Everything comes in whole pixels but the byte that names a row's filter. */
function afterPixel(): usize {
  if (at !== rowEnd) return at + pixelBytes
  rowEnd += rowBytes
  return at + 1
}

function takeMatch(length: usize, distance: usize): void {
  const start = at - lengthBefore(distance)
  const end = min(at + length, start + LONGEST)
  giveLiterals(start)
  addMatch(end - start, distance)
  literalStart = end
  const isRecent = distance === recent
  oldest = select(oldest, older, isRecent || distance === older)
  older = select(older, recent, isRecent)
  recent = distance
  if (distance !== pixelBytes && end - start <= LONGEST_LEARNED) learn(at + pixelBytes, end)
  while (rowEnd < end) rowEnd += rowBytes
  const inRow = <u64>(end + rowBytes - rowEnd + pixelBytes - 2)
  at = rowEnd === end ? end : end + pixelBytes - 1 - <usize>(inRow - <u64>pixelBytes * ((inRow * inverse) >> 20))
}

function giveLiterals(end: usize): void {
  addLiterals(literalStart, end)
  literalStart = end
}

/** The best match for what begins here: its score, length and distance in 32, 16 and 16 bits, or 0. */
function look(here: usize, end: usize): i64 {
  const limit = min(here + LONGEST, end)
  const before = here - first
  if (besideEnd <= here && before >= pixelBytes) besideEnd = sameUntil(pixelBytes, here, end)
  let best = rate(min(besideEnd, limit) - here, pixelBytes)
  if (besideEnd >= limit) return best
  if (aboveEnd <= here && before >= rowBytes && rowBytes <= REACH) aboveEnd = sameUntil(rowBytes, here, end)
  best = max(best, rate(min(aboveEnd, limit) - here, rowBytes))
  best = max(best, compare(here, recent, limit))
  best = max(best, compare(here, older, limit))
  best = max(best, compare(here, oldest, limit))
  const place = <u32>(here + slid)
  const reach = min(REACH, before)
  const long = exchange(longSlot(here), place)
  const middle = exchange(middleSlot(here), place)
  const short = exchange(shortSlot(here), place)
  best = max(best, compare(here, distanceTo(long, place, reach), limit))
  if (<u32>best >>> 16 >= LONG) return best
  best = max(best, compare(here, distanceTo(middle, place, reach), limit))
  return max(best, compare(here, distanceTo(short, place, reach), limit))
}

/** Of a place that was noted, 1 where it is out of reach. */
function distanceTo(known: u32, place: u32, reach: usize): usize {
  const distance = <usize>((place - known) & 0xffff)
  return select(distance, 1, distance - 1 < reach)
}

/** Without branches, which nobody could foretell, as long as a match is short. */
function compare(here: usize, distance: usize, limit: usize): i64 {
  const near = i8x16.bitmask(i8x16.eq(v128.load(here), v128.load(here - distance)))
  const far = i8x16.bitmask(i8x16.eq(v128.load(here, 16), v128.load(here - distance, 16)))
  let length = <usize>ctz(~(near | (far << 16)))
  if (length === 32) length = sameUntil(distance, here + 32, limit) - here
  return rate(min(length, limit - here), distance)
}

/** Scores count about half bits: what the bytes might take as literals, less what the match takes. No match is shorter than three bytes. */
function rate(length: usize, distance: usize): i64 {
  const distanceBits = max(30 - <i32>clz<u32>(<u32>distance), 0)
  const score = <i32>length * 14 - 28 - 2 * distanceBits
  return ((<i64>score) << 32) | <i64>(((<u32>length) << 16) | <u32>distance)
}

/** How many of the literals that wait a match covers as well, sixteen at most: the bit below those compared says so. */
function lengthBefore(distance: usize): usize {
  const equal = i8x16.bitmask(i8x16.eq(v128.load(at - 16), v128.load(at - 16 - distance)))
  return min(<usize>clz((~equal << 16) | 0x8000), at - max(literalStart, first + distance))
}

function sameUntil(distance: usize, from: usize, end: usize): usize {
  while (from + 16 <= end) {
    const equal = i8x16.bitmask(i8x16.eq(v128.load(from), v128.load(from - distance)))
    if (equal !== 0xffff) return from + ctz(~equal)
    from += 16
  }
  while (from < end && load<u8>(from) === load<u8>(from - distance)) from++
  return from
}

function learn(from: usize, end: usize): void {
  for (; from < end; from += pixelBytes) {
    const place = <u32>(from + slid)
    store<u16>(longSlot(from), place)
    store<u16>(middleSlot(from), place)
    store<u16>(shortSlot(from), place)
  }
}

function exchange(slot: usize, place: u32): u32 {
  const known: u32 = load<u16>(slot)
  store<u16>(slot, place)
  return known
}

function slotOf(hash: u64): usize {
  return (<usize>((hash * PRIME) >> (64 - HASH_BITS))) << 1
}

/** Of 24 bytes. */
function longSlot(from: usize): usize {
  const start = (load<u64>(from) * PRIME) ^ (load<u64>(from, 8) * OTHER_PRIME)
  return longPlaces + slotOf(rotl(start, 29) ^ (load<u64>(from, 16) * OTHER_PRIME))
}

/** Of 12 bytes. */
function middleSlot(from: usize): usize {
  return middlePlaces + slotOf((load<u64>(from) * OTHER_PRIME) ^ load<u64>(from, 4))
}

/** Of two pixels of a colour picture, of four in a palette. */
function shortSlot(from: usize): usize {
  return shortPlaces + slotOf(load<u64>(from) << shortShift)
}
