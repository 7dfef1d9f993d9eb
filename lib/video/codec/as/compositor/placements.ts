// Where the layers lie in a picture, bottom first; the caller writes them as records of nine 64-bit floats.
import { height, width } from '../picture/geometry'
import { isOpaque, layerHeight, layerWidth, MOST_LAYERS } from './layers'

const RECORD: usize = 72
/** Where the rectangle that it shows in begins. */
const CLIP: usize = 40
const lists: usize = memory.data(2 * 64 * 72, 8)
/** What is asked of each again and again, as whole numbers: its bounds, its opacity, and whether it hides what is below. */
const MEASURE: usize = 24
const measures: usize = memory.data(2 * 64 * 24, 8)
let list: usize = lists
let earlier: usize = lists + MOST_LAYERS * RECORD

export let placed: i32 = 0
export let placedEarlier: i32 = 0

export function resetPlacements(): void {
  placed = 0
  placedEarlier = 0
}

/** Keeps the last list for comparison and answers where the next one goes. */
export function nextPlacements(count: i32): usize {
  const old = list
  list = earlier
  earlier = old
  placedEarlier = placed
  placed = count
  return list
}

export function placement(at: i32): usize {
  return list + RECORD * at
}

export function earlierPlacement(at: i32): usize {
  return earlier + RECORD * at
}

export function layerOf(record: usize): i32 {
  return <i32>load<f64>(record)
}

/** The place of the layer's top left corner. */
export function xOfPlacement(record: usize): f64 {
  return load<f64>(record, 8)
}

export function yOfPlacement(record: usize): f64 {
  return load<f64>(record, 16)
}

export function scaleOf(record: usize): f64 {
  return load<f64>(record, 24)
}

function measureOf(record: usize): usize {
  return measures + ((record - lists) / RECORD) * MEASURE
}

/** 0 to 256. */
export function opacityOf(record: usize): i32 {
  return load<i32>(measureOf(record), 16)
}

export function isSolid(record: usize): bool {
  return load<i32>(measureOf(record), 20) !== 0
}

/** Bounds in whole samples of the picture: clipped to it, to the placement's own clip and to what the layer reaches. */
export let left: i32 = 0
export let top: i32 = 0
export let right: i32 = 0
export let bottom: i32 = 0

export function findBounds(record: usize): void {
  const measure = measureOf(record)
  left = load<i32>(measure)
  top = load<i32>(measure, 4)
  right = load<i32>(measure, 8)
  bottom = load<i32>(measure, 12)
}

/** Once the list is written. */
export function measurePlacements(): void {
  for (let at = 0; at < placed; at++) measure(placement(at))
}

function measure(record: usize): void {
  const opacity = <i32>Math.round(load<f64>(record, 32) * 256)
  const at = measureOf(record)
  reach(record)
  store<i32>(at, left)
  store<i32>(at, top, 4)
  store<i32>(at, right, 8)
  store<i32>(at, bottom, 12)
  store<i32>(at, opacity, 16)
  store<i32>(at, isOpaque(layerOf(record)) && opacity === 256 ? 1 : 0, 20)
}

function reach(record: usize): void {
  const layer = layerOf(record)
  const scale = scaleOf(record)
  const x = xOfPlacement(record)
  const y = yOfPlacement(record)
  // A layer with alpha fades out over the sample around it.
  const around = isOpaque(layer) ? 0.0 : max(scale, 1.0)
  left = inside(max(Math.ceil(x - 0.5 - around), load<f64>(record, 40)), width)
  top = inside(max(Math.ceil(y - 0.5 - around), load<f64>(record, 48)), height)
  right = inside(min(Math.ceil(x + layerWidth(layer) * scale - 0.5 + around), load<f64>(record, 56)), width)
  bottom = inside(min(Math.ceil(y + layerHeight(layer) * scale - 0.5 + around), load<f64>(record, 64)), height)
}

function inside(value: f64, size: i32): i32 {
  return <i32>max(0.0, min(value, <f64>size))
}

export function isEqual(a: usize, b: usize): bool {
  return memory.compare(a, b, RECORD) === 0
}

/** The same but for the rectangle that it shows in. */
export function isElsewhereClipped(a: usize, b: usize): bool {
  return memory.compare(a, b, CLIP) === 0
}

/** A layer at its own size, before and after. */
export function isOnlyMoved(a: usize, b: usize): bool {
  return scaleOf(a) === 1.0 && scaleOf(b) === 1.0
}

export function setBounds(x0: i32, y0: i32, x1: i32, y1: i32): void {
  left = x0
  top = y0
  right = x1
  bottom = y1
}
