// Layers: pictures converted once to YUV, premultiplied where they have alpha, with one sample of margin around each plane.
// Samples are kept less 128, so that 0 is -128.
import { allocate } from '../picture/arena'

export const MOST_LAYERS: i32 = 64
/** A row is read in steps of 16 samples, the last of which may pass the plane's end. */
const SLACK: usize = 48

const records: usize = memory.data(64 * 32, 8)
let used: i32 = 0

export function resetLayers(): void {
  used = 0
}

/** Answers the layer's number, or -1 when there are too many. */
export function addLayer(width: i32, height: i32, opaque: bool): i32 {
  if (used === MOST_LAYERS) return -1
  const record = recordOf(used)
  const luma = <usize>(width + 2) * (height + 2)
  const chroma = <usize>(chromaSize(width) + 2) * (chromaSize(height) + 2)
  store<i32>(record, width)
  store<i32>(record, height, 4)
  store<usize>(record, openPlane(luma), 8)
  store<usize>(record, openPlane(chroma), 12)
  store<usize>(record, openPlane(chroma), 16)
  store<usize>(record, opaque ? 0 : openPlane(luma), 20)
  store<usize>(record, opaque ? 0 : openPlane(chroma), 24)
  setColours(used, 0)
  return used++
}

function openPlane(bytes: usize): usize {
  const at = allocate(bytes + SLACK)
  memory.fill(at, 0x80, bytes + SLACK)
  return at
}

/** A colour for each square of sixteen, from the layer's corner on; 0 as long as they are not known. */
export function coloursOf(layer: i32): usize {
  return load<usize>(recordOf(layer), 28)
}

export function setColours(layer: i32, colours: usize): void {
  store<usize>(recordOf(layer), colours, 28)
}

function recordOf(layer: i32): usize {
  return records + ((<usize>layer) << 5)
}

export function chromaSize(size: i32): i32 {
  return (size + 1) >> 1
}

export function layerWidth(layer: i32): i32 {
  return load<i32>(recordOf(layer))
}

export function layerHeight(layer: i32): i32 {
  return load<i32>(recordOf(layer), 4)
}

export function isOpaque(layer: i32): bool {
  return load<usize>(recordOf(layer), 20) === 0
}

/** Planes by number: Y, Cb, Cr, alpha at luma size, alpha at chroma size. */
export const LUMA_ALPHA: i32 = 3
export const CHROMA_ALPHA: i32 = 4

export function isChromaPlane(plane: i32): bool {
  return plane === 1 || plane === 2 || plane === CHROMA_ALPHA
}

export function planeStride(layer: i32, plane: i32): usize {
  const width = layerWidth(layer)
  return <usize>(isChromaPlane(plane) ? chromaSize(width) : width) + 2
}

/** The address of the plane's sample (0, 0). */
export function planeOf(layer: i32, plane: i32): usize {
  return load<usize>(recordOf(layer) + ((<usize>plane) << 2), 8) + planeStride(layer, plane) + 1
}
