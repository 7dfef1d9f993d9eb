// RGBA to the planes of a layer, BT.709 limited range, two rows at a time.
import { ensure, freeStart } from '../picture/arena'
import { CHROMA_ALPHA, chromaSize, isOpaque, LUMA_ALPHA, layerHeight, layerWidth, planeOf, planeStride } from './layers'
import { findColours } from './uniform'

/** Weights of red, green, blue and alpha in 1/16384; alpha carries the offsets 16 and 128. */
const Y_WEIGHTS: v128 = i16x8(2991, 10064, 1016, 1028, 2991, 10064, 1016, 1028)
const CB_WEIGHTS: v128 = i16x8(-1649, -5547, 7196, 8224, -1649, -5547, 7196, 8224)
const CR_WEIGHTS: v128 = i16x8(7196, -6536, -660, 8224, 7196, -6536, -660, 8224)

let premultiplied0: v128 = i64x2.splat(0)
let premultiplied1: v128 = i64x2.splat(0)

/** Bytes of a row of pixels in the staging room: whole groups of four. */
function stagingStride(layer: i32): usize {
  return (<usize>((layerWidth(layer) + 3) & ~3)) << 2
}

/** Where the caller puts `rows` rows of RGBA for `convertRows`, each `stagingStride` bytes from the last. */
export function stage(layer: i32, rows: i32): usize {
  const at = freeStart()
  ensure(at + stagingStride(layer) * rows + 16)
  return at
}

/** Converts what was staged: `rows` rows from row `first` on, which is even. */
export function convertRows(layer: i32, first: i32, rows: i32): void {
  const stride = stagingStride(layer)
  let from = freeStart()
  for (let row = 0; row < rows; row += 2) {
    const second = row + 1 < rows ? from + stride : from
    repeatLast(layer, from)
    repeatLast(layer, second)
    convertPair(layer, first + row, from, second)
    from += 2 * stride
  }
}

/** Fills the group of four that the row ends in. */
function repeatLast(layer: i32, row: usize): void {
  const width = layerWidth(layer)
  const last = load<u32>(row + ((<usize>width) << 2) - 4)
  for (let x = width; x & 3; x++) store<u32>(row + ((<usize>x) << 2), last)
}

/** Where samples of the pair of rows at hand go. */
let luma: usize = 0
let lumaBelow: usize = 0
let cb: usize = 0
let cr: usize = 0
/** All 0 where the layer is opaque. */
let alpha: usize = 0
let alphaBelow: usize = 0
let chromaAlpha: usize = 0

function aim(layer: i32, row: i32, single: bool): void {
  const stride = planeStride(layer, 0)
  const half = planeStride(layer, 1) * (row >> 1)
  const below = single ? 0 : stride
  luma = planeOf(layer, 0) + stride * row
  lumaBelow = luma + below
  cb = planeOf(layer, 1) + half
  cr = planeOf(layer, 2) + half
  const opaque = isOpaque(layer)
  alpha = opaque ? 0 : planeOf(layer, LUMA_ALPHA) + stride * row
  alphaBelow = opaque ? 0 : alpha + below
  chromaAlpha = opaque ? 0 : planeOf(layer, CHROMA_ALPHA) + half
}

function convertPair(layer: i32, row: i32, first: usize, second: usize): void {
  aim(layer, row, first === second)
  const width = layerWidth(layer)
  let before = i64x2.splat(0)
  let beforeBelow = i64x2.splat(0)
  for (let x = 0; x < width; x += 4) {
    const columns = min(width - x, 4)
    const pixels = v128.load(first + ((<usize>x) << 2))
    const below = v128.load(second + ((<usize>x) << 2))
    // Flat drawings are the same four pixels again and again.
    const differs = v128.or(v128.xor(pixels, before), v128.xor(below, beforeBelow))
    if (x > 0 && !v128.any_true(differs)) repeatFour(x, columns)
    else convertFour(x, columns, pixels, below)
    before = pixels
    beforeBelow = below
  }
}

function convertFour(x: usize, columns: i32, pixels: v128, below: v128): void {
  keep(luma + x, lumaOf(pixels), columns)
  const sum0 = premultiplied0
  const sum1 = premultiplied1
  keep(lumaBelow + x, lumaOf(below), columns)
  const sums = foldColumns(i16x8.add(sum0, premultiplied0), i16x8.add(sum1, premultiplied1))
  const chroma = x >> 1
  const chromaColumns = chromaSize(columns)
  keep(cb + chroma, weigh(sums, CB_WEIGHTS), chromaColumns)
  keep(cr + chroma, weigh(sums, CR_WEIGHTS), chromaColumns)
  if (alpha === 0) return
  keep(alpha + x, alphaOf(pixels), columns)
  keep(alphaBelow + x, alphaOf(below), columns)
  const four = v128.shuffle<i16>(sums, sums, 3, 7, 3, 7, 3, 7, 3, 7)
  const mean = i16x8.shr_u(i16x8.add(four, i16x8.splat(2)), 2)
  keep(chromaAlpha + chroma, i32x4.extract_lane(i8x16.narrow_i16x8_u(mean, mean), 0), chromaColumns)
}

/** What the four columns before are. */
function repeatFour(x: usize, columns: i32): void {
  again(luma + x, columns)
  again(lumaBelow + x, columns)
  againHalf(cb + (x >> 1), columns)
  againHalf(cr + (x >> 1), columns)
  if (alpha === 0) return
  again(alpha + x, columns)
  again(alphaBelow + x, columns)
  againHalf(chromaAlpha + (x >> 1), columns)
}

function again(at: usize, columns: i32): void {
  if (columns === 4) store<u32>(at, load<u32>(at - 4))
  else for (let x = 0; x < columns; x++) store<u8>(at + x, load<u8>(at + x - 4))
}

function againHalf(at: usize, columns: i32): void {
  if (columns > 2) store<u16>(at, load<u16>(at - 2))
  else store<u8>(at, load<u8>(at - 2))
}

function keep(at: usize, samples: u32, columns: i32): void {
  for (let x = 0; x < columns; x++) store<u8>(at + x, <u8>((samples >> (8 * x)) ^ 0x80))
}

/** Four luma samples; leaves the premultiplied pixels for chroma. */
function lumaOf(pixels: v128): u32 {
  const alphas = v128.shuffle<i8>(pixels, i8x16.splat(-1), 3, 3, 3, 16, 7, 7, 7, 16, 11, 11, 11, 16, 15, 15, 15, 16)
  premultiplied0 = premultiply(i16x8.extmul_low_i8x16_u(pixels, alphas))
  premultiplied1 = premultiply(i16x8.extmul_high_i8x16_u(pixels, alphas))
  const sums = pairSums(i32x4.dot_i16x8_s(premultiplied0, Y_WEIGHTS), i32x4.dot_i16x8_s(premultiplied1, Y_WEIGHTS))
  return narrow(i32x4.shr_s(i32x4.add(sums, i32x4.splat(8192)), 14))
}

/** A product by 255, rounded. */
function premultiply(products: v128): v128 {
  const rounded = i16x8.add(products, i16x8.splat(128))
  return i16x8.shr_u(i16x8.add(rounded, i16x8.shr_u(rounded, 8)), 8)
}

function pairSums(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
}

/** Adds the pixels of each half to each other: one sum of red, green, blue, alpha for the left, one for the right. */
function foldColumns(left: v128, right: v128): v128 {
  return i16x8.add(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3))
}

/** Two chroma samples from sums of four pixels. */
function weigh(sums: v128, weights: v128): u32 {
  const products = i32x4.dot_i16x8_s(sums, weights)
  const both = pairSums(products, products)
  return narrow(i32x4.shr_s(i32x4.add(both, i32x4.splat(32768)), 16))
}

function narrow(samples: v128): u32 {
  const words = i16x8.narrow_i32x4_s(samples, samples)
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0)
}

function alphaOf(pixels: v128): u32 {
  return i32x4.extract_lane(v128.shuffle<i8>(pixels, pixels, 3, 7, 11, 15, 3, 7, 11, 15, 3, 7, 11, 15, 3, 7, 11, 15), 0)
}

export function finishLayer(layer: i32): void {
  findColours(layer)
  if (isOpaque(layer)) repeatBorder(layer)
}

/** Into its margin; that of others stays transparent. */
function repeatBorder(layer: i32): void {
  for (let plane = 0; plane < 3; plane++) {
    const stride = planeStride(layer, plane)
    const origin = planeOf(layer, plane)
    const height = plane === 0 ? layerHeight(layer) : chromaSize(layerHeight(layer))
    for (let row = 0; row < height; row++) {
      const at = origin + stride * row
      store<u8>(at - 1, load<u8>(at))
      store<u8>(at + stride - 2, load<u8>(at + stride - 3))
    }
    memory.copy(origin - stride - 1, origin - 1, stride)
    memory.copy(origin + stride * height - 1, origin + stride * (height - 1) - 1, stride)
  }
}
