// Draws one placement into a rectangle of the source row, line by line, in tiles of sixteen columns.
import { allocate } from '../picture/arena'
import { columns, width } from '../picture/geometry'
import { sourceCb, sourceChromaStride, sourceCr, sourceStride, sourceY } from '../picture/picture'
import { blendLine, endVisible, findVisible, firstVisible } from './blend'
import { CHROMA_ALPHA, chromaSize, isOpaque, LUMA_ALPHA, layerHeight, layerWidth, planeOf, planeStride } from './layers'
import { isSolid, layerOf, opacityOf, scaleOf, xOfPlacement, yOfPlacement } from './placements'
import { copyLine, resample, startResampling } from './resample'
import { HALF, isWhole, ONE, positionOf, stepOf, tilesOf } from './tiles'

let line: usize = 0
let alphas: usize = 0

/** The placement at hand: how its layer's planes map to those of the picture. */
let layer: i32 = 0
let opacity: i32 = 0
let step: i32 = 0
let originX: i32 = 0
let lines: i32 = 0
let isPlainAcross: bool = false

export function openDrawing(): void {
  line = allocate(<usize>columns * 16)
  alphas = allocate(<usize>columns * 16)
}

/** Placement `number` from (x0, y0) up to (x1, y1), in luma samples, `top` being the line that the source row begins at. */
export function draw(record: usize, number: i32, x0: i32, x1: i32, y0: i32, y1: i32, top: i32): void {
  layer = layerOf(record)
  opacity = opacityOf(record)
  step = stepOf(record)
  drawPlanes(record, number, false, x0, x1, y0, y1, top)
  drawPlanes(record, number, true, (x0 + 1) >> 1, (x1 + 1) >> 1, (y0 + 1) >> 1, (y1 + 1) >> 1, top >> 1)
}

function drawPlanes(record: usize, number: i32, chroma: bool, x0: i32, x1: i32, y0: i32, y1: i32, top: i32): void {
  const first = x0 >> 4
  const end = (x1 + 15) >> 4
  const scale = scaleOf(record)
  lines = chroma ? chromaSize(layerHeight(layer)) : layerHeight(layer)
  const across = chroma ? chromaSize(layerWidth(layer)) : layerWidth(layer)
  originX = positionOf(0, xOfPlacement(record), scale, chroma)
  isPlainAcross = step === ONE && isWhole(originX)
  let position = positionOf(<f64>y0, yOfPlacement(record), scale, chroma)
  // What is copied needs no tables, which are dear where a few columns are drawn.
  const isCopied = isPlainAcross && isInside(position) && isInside(position + (y1 - y0 - 1) * step)
  startResampling(isCopied ? 0 : tilesOf(record, number, chroma), step, across, lines, first, end)
  for (let y = y0; y < y1; y++) {
    const to = <usize>(y - top) * (chroma ? sourceChromaStride : sourceStride)
    if (isSolid(record)) {
      if (!chroma) copyOver(0, sourceY + to, position, x0, x1)
      else {
        copyOver(1, sourceCb + to, position, x0, x1)
        copyOver(2, sourceCr + to, position, x0, x1)
      }
    } else if (loadAlphas(chroma, position, x0, x1)) {
      if (!chroma) blendOver(0, sourceY + to, position)
      else {
        blendOver(1, sourceCb + to, position)
        blendOver(2, sourceCr + to, position)
      }
    }
    position += step
  }
}

/** Whole tiles go where they belong at once, and so do those that only pass the picture's end. */
function copyOver(plane: i32, target: usize, position: i32, x0: i32, x1: i32): void {
  if ((x0 & 15) === 0 && ((x1 & 15) === 0 || x1 === (plane ? width >> 1 : width))) read(plane, position, target)
  else {
    read(plane, position, line)
    memory.copy(target + x0, line + x0, x1 - x0)
  }
}

function blendOver(plane: i32, target: usize, position: i32): void {
  read(plane, position, line)
  blendLine(line, alphas, opacity, target, firstVisible, endVisible)
}

/** Answers whether anything of the layer shows in the line. */
function loadAlphas(chroma: bool, position: i32, x0: i32, x1: i32): bool {
  if (isOpaque(layer)) memory.fill(alphas, 255, <usize>columns * 16)
  else read(chroma ? CHROMA_ALPHA : LUMA_ALPHA, position, alphas)
  return findVisible(alphas, x0, x1)
}

/** A line of the layer's own, or of the margin around it. */
function isInside(position: i32): bool {
  return isWhole(position) && position >= -ONE && position <= lines * ONE
}

function read(plane: i32, position: i32, target: usize): void {
  const from = planeOf(layer, plane)
  const stride = planeStride(layer, plane)
  if (isPlainAcross && isInside(position))
    copyLine(from + stride * ((position + HALF) >> 16) + ((originX + HALF) >> 16), target)
  else resample(plane < LUMA_ALPHA ? plane & 1 : 2, from, stride, position, target)
}
