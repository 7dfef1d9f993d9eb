// Draws one placement into a rectangle of the source picture, in tiles of sixteen columns.
import { sourceCb, sourceChromaStride, sourceCr, sourceStride, sourceY } from '../picture/picture'
import { blendTile, copyTile, isFull, isVisible, lanes } from './blend'
import { CHROMA_ALPHA, chromaSize, isOpaque, LUMA_ALPHA, layerHeight, layerWidth, planeOf, planeStride } from './layers'
import { isSolid, layerOf, opacityOf, scaleOf, xOfPlacement, yOfPlacement } from './placements'
import { resample, setColumns } from './resample'

const tile: usize = memory.data(16 * 16, 16)
const alphas: usize = memory.data(16 * 16, 16)

/** The placement at hand: how its layer's rows map to those of the picture's plane. */
let layer: i32 = 0
let opacity: i32 = 0
let step: i32 = 0
let position: i32 = 0
let layerRows: i32 = 0
let lines: i32 = 0

/** From (x0, y0) up to (x1, y1), in luma samples; at most sixteen rows. */
export function draw(record: usize, x0: i32, x1: i32, y0: i32, y1: i32): void {
  layer = layerOf(record)
  opacity = opacityOf(record)
  step = <i32>Math.round(65536 / scaleOf(record))
  drawTiles(record, false, x0, x1, y0, y1)
  drawTiles(record, true, (x0 + 1) >> 1, (x1 + 1) >> 1, (y0 + 1) >> 1, (y1 + 1) >> 1)
}

function drawTiles(record: usize, chroma: bool, x0: i32, x1: i32, y0: i32, y1: i32): void {
  const stride = chroma ? sourceChromaStride : sourceStride
  const layerColumns = chroma ? chromaSize(layerWidth(layer)) : layerWidth(layer)
  const solid = isSolid(record)
  position = positionOf(<f64>y0, yOfPlacement(record), scaleOf(record), chroma)
  layerRows = chroma ? chromaSize(layerHeight(layer)) : layerHeight(layer)
  lines = y1 - y0
  // Tiles lie on a grid, so that a sample comes out the same whatever else is drawn with it.
  for (let x = x0 & ~15; x < x1; x += 16) {
    setColumns(positionOf(<f64>x, xOfPlacement(record), scaleOf(record), chroma), step, layerColumns)
    const mask = lanes(max(x0 - x, 0), min(x1 - x, 16))
    if (!solid && !loadAlphas(chroma, mask)) continue
    const covers = solid || (opacity === 256 && isFull(alphas, mask, lines))
    const at = stride * y0 + x
    if (!chroma) drawTile(0, sourceY + at, stride, mask, covers)
    else {
      drawTile(1, sourceCb + at, stride, mask, covers)
      drawTile(2, sourceCr + at, stride, mask, covers)
    }
  }
}

function drawTile(plane: i32, target: usize, stride: usize, mask: v128, covers: bool): void {
  const direct = covers && i8x16.all_true(mask)
  read(plane, direct ? target : tile, direct ? stride : 16)
  if (direct) return
  if (covers) copyTile(tile, target, stride, mask, lines)
  else blendTile(tile, alphas, opacity, target, stride, mask, lines)
}

function read(plane: i32, into: usize, stride: usize): void {
  resample(planeOf(layer, plane), planeStride(layer, plane), position, step, layerRows, lines, into, stride)
}

/** Answers whether anything of the layer shows in the tile. */
function loadAlphas(chroma: bool, mask: v128): bool {
  if (isOpaque(layer)) {
    memory.fill(alphas, 255, 256)
    return true
  }
  read(chroma ? CHROMA_ALPHA : LUMA_ALPHA, alphas, 16)
  return isVisible(alphas, mask, lines)
}

/** Where in the layer's plane the centre of a sample of the picture's plane lies, to 1/128 of a sample. */
function positionOf(at: f64, origin: f64, scale: f64, chroma: bool): i32 {
  const size = chroma ? 2.0 : 1.0
  const place = ((at + 0.5) * size - origin) / scale / size - 0.5
  return (<i32>Math.round(place * 128)) << 9
}
