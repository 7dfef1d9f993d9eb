// Draws the placements into the source picture, only where macroblocks changed.

import { changeMap } from '../coder/plan'
import { columns, height, rows, width } from '../picture/geometry'
import { sourceCb, sourceChromaStride, sourceCr, sourceStride, sourceY } from '../picture/picture'
import { blendTile, copyTile, isVisible, lanes } from './blend'
import { CHROMA_ALPHA, chromaSize, isOpaque, LUMA_ALPHA, layerHeight, layerWidth, planeOf, planeStride } from './layers'
import {
  bottom,
  findBounds,
  isSolid,
  layerOf,
  left,
  opacityOf,
  placed,
  placement,
  right,
  scaleOf,
  top,
  xOfPlacement,
  yOfPlacement,
} from './placements'
import { resample, setColumns } from './resample'

const tile: usize = memory.data(16 * 16, 16)
const alphas: usize = memory.data(16 * 16, 16)

let backgroundY: u8 = 16
let backgroundCb: u8 = 128
let backgroundCr: u8 = 128

export function setBackground(y: u8, cb: u8, cr: u8): void {
  backgroundY = y
  backgroundCb = cb
  backgroundCr = cr
}

export function composeChanges(): void {
  for (let row = 0; row < rows; row++) {
    const changed = changeMap() + row * columns
    let column = 0
    while (column < columns) {
      if (!load<u8>(changed + column)) {
        column++
        continue
      }
      const first = column
      while (column < columns && load<u8>(changed + column)) column++
      composeRun(row, first, column)
    }
  }
}

/** Macroblocks `first` up to `end` of a row. */
function composeRun(row: i32, first: i32, end: i32): void {
  let lowest = placed - 1
  while (lowest >= 0 && !covers(placement(lowest), row, first, end)) lowest--
  if (lowest < 0) {
    fillRun(row, first, end)
    lowest = 0
  }
  for (let at = lowest; at < placed; at++) drawRun(placement(at), row, first, end)
  extendRun(row, end)
}

function covers(record: usize, row: i32, first: i32, end: i32): bool {
  if (!isSolid(record)) return false
  findBounds(record)
  return left <= first * 16 && top <= row * 16 && right >= min(end * 16, width) && bottom >= min(row * 16 + 16, height)
}

function fillRun(row: i32, first: i32, end: i32): void {
  const length = <usize>(end - first) * 16
  const luma = sourceY + sourceStride * (row * 16) + first * 16
  for (let line: usize = 0; line < 16; line++) memory.fill(luma + line * sourceStride, backgroundY, length)
  const chroma = sourceChromaStride * (row * 8) + first * 8
  for (let line: usize = 0; line < 8; line++) {
    memory.fill(sourceCb + chroma + line * sourceChromaStride, backgroundCb, length >> 1)
    memory.fill(sourceCr + chroma + line * sourceChromaStride, backgroundCr, length >> 1)
  }
}

function drawRun(record: usize, row: i32, first: i32, end: i32): void {
  if (opacityOf(record) === 0) return
  findBounds(record)
  const x0 = max(left, first * 16)
  const x1 = min(right, end * 16)
  const y0 = max(top, row * 16)
  const y1 = min(bottom, row * 16 + 16)
  if (x0 >= x1 || y0 >= y1) return
  drawPlane(record, 0, sourceY, x0, x1, y0, y1)
  const cx0 = (x0 + 1) >> 1
  const cx1 = (x1 + 1) >> 1
  const cy0 = (y0 + 1) >> 1
  const cy1 = (y1 + 1) >> 1
  drawPlane(record, 1, sourceCb, cx0, cx1, cy0, cy1)
  drawPlane(record, 2, sourceCr, cx0, cx1, cy0, cy1)
}

/** In samples of the plane; at most sixteen rows. */
function drawPlane(record: usize, plane: i32, into: usize, x0: i32, x1: i32, y0: i32, y1: i32): void {
  const layer = layerOf(record)
  const chroma = plane > 0
  const stride = chroma ? sourceChromaStride : sourceStride
  const step = <i32>Math.round(65536 / scaleOf(record))
  const positionY = positionOf(<f64>y0, yOfPlacement(record), scaleOf(record), chroma)
  const layerColumns = chroma ? chromaSize(layerWidth(layer)) : layerWidth(layer)
  const layerRows = chroma ? chromaSize(layerHeight(layer)) : layerHeight(layer)
  const opacity = opacityOf(record)
  const solid = isSolid(record)
  const from = planeOf(layer, plane)
  const fromStride = planeStride(layer, plane)
  // Tiles lie on a grid, so that a sample comes out the same whatever else is drawn with it.
  for (let x = x0 & ~15; x < x1; x += 16) {
    const target = into + stride * y0 + x
    const first = max(x0 - x, 0)
    const end = min(x1 - x, 16)
    setColumns(positionOf(<f64>x, xOfPlacement(record), scaleOf(record), chroma), step, layerColumns)
    if (solid && end - first === 16) {
      resample(from, fromStride, positionY, step, layerRows, y1 - y0, target, stride)
      continue
    }
    const mask = lanes(first, end)
    if (!solid && !loadAlphas(layer, chroma, positionY, step, layerRows, mask, y1 - y0)) continue
    resample(from, fromStride, positionY, step, layerRows, y1 - y0, tile, 16)
    if (solid) copyTile(tile, target, stride, mask, y1 - y0)
    else blendTile(tile, alphas, opacity, target, stride, mask, y1 - y0)
  }
}

/** Answers whether anything of the layer shows in the tile. */
function loadAlphas(layer: i32, chroma: bool, position: i32, step: i32, size: i32, mask: v128, lines: i32): bool {
  if (isOpaque(layer)) {
    memory.fill(alphas, 255, 256)
    return true
  }
  const plane = chroma ? CHROMA_ALPHA : LUMA_ALPHA
  resample(planeOf(layer, plane), planeStride(layer, plane), position, step, size, lines, alphas, 16)
  return isVisible(alphas, mask, lines)
}

/** Where in the layer's plane the centre of a sample of the picture's plane lies, to 1/128 of a sample. */
function positionOf(at: f64, origin: f64, scale: f64, chroma: bool): i32 {
  const size = chroma ? 2.0 : 1.0
  const position = ((at + 0.5) * size - origin) / scale / size - 0.5
  return (<i32>Math.round(position * 128)) << 9
}

/** Beyond the picture the last visible column and line go on. */
function extendRun(row: i32, end: i32): void {
  if (end === columns && (width & 15) > 0) {
    extendColumns(sourceY + sourceStride * (row * 16), sourceStride, width, columns * 16, 16)
    extendColumns(sourceCb + sourceChromaStride * (row * 8), sourceChromaStride, width >> 1, columns * 8, 8)
    extendColumns(sourceCr + sourceChromaStride * (row * 8), sourceChromaStride, width >> 1, columns * 8, 8)
  }
  if (row === rows - 1 && (height & 15) > 0) {
    extendRows(sourceY, sourceStride, height, rows * 16)
    extendRows(sourceCb, sourceChromaStride, height >> 1, rows * 8)
    extendRows(sourceCr, sourceChromaStride, height >> 1, rows * 8)
  }
}

function extendColumns(at: usize, stride: usize, visible: i32, whole: i32, lines: i32): void {
  for (let line = 0; line < lines; line++) {
    memory.fill(at + visible, load<u8>(at + visible - 1), whole - visible)
    at += stride
  }
}

function extendRows(plane: usize, stride: usize, visible: i32, whole: i32): void {
  const last = plane + stride * (visible - 1)
  for (let line = visible; line < whole; line++) memory.copy(plane + stride * line, last, stride)
}
