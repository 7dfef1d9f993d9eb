// One row of macroblocks of the source picture, and the two coded pictures that take turns as the current one and its reference.
import { allocate } from './arena'
import { CHROMA_PAD, columns, count, LUMA_PAD, rows } from './geometry'
import { column, index, row } from './macroblocks'

export let sourceY: usize = 0
export let sourceCb: usize = 0
export let sourceCr: usize = 0
export let sourceStride: usize = 0
export let sourceChromaStride: usize = 0

/** Pointers to sample (0, 0); the padding lies before and around. */
export let currentY: usize = 0
export let currentCb: usize = 0
export let currentCr: usize = 0
export let referenceY: usize = 0
export let referenceCb: usize = 0
export let referenceCr: usize = 0
export let stride: usize = 0
export let chromaStride: usize = 0

/** Of each macroblock, whether the two coded pictures may differ there. */
let differences: usize = 0
/** Of each macroblock, whether this picture wrote it, be it only to bring it over. */
let written: usize = 0

export function openPictures(): void {
  sourceStride = <usize>columns * 16
  sourceChromaStride = <usize>((columns + 1) >> 1) * 16
  sourceY = allocate(sourceStride * 16)
  sourceCb = allocate(sourceChromaStride * 8)
  sourceCr = allocate(sourceChromaStride * 8)
  stride = sourceStride + 2 * LUMA_PAD
  chromaStride = sourceChromaStride + 2 * CHROMA_PAD
  currentY = openPlane(stride, rows * 16, LUMA_PAD)
  currentCb = openPlane(chromaStride, rows * 8, CHROMA_PAD)
  currentCr = openPlane(chromaStride, rows * 8, CHROMA_PAD)
  referenceY = openPlane(stride, rows * 16, LUMA_PAD)
  referenceCb = openPlane(chromaStride, rows * 8, CHROMA_PAD)
  referenceCr = openPlane(chromaStride, rows * 8, CHROMA_PAD)
  differences = allocate(count)
  written = allocate(count)
}

function openPlane(lineBytes: usize, lines: i32, pad: i32): usize {
  return allocate(lineBytes * (lines + 2 * pad) + 32) + lineBytes * pad + pad
}

export function swapPictures(): void {
  const y = currentY
  const cb = currentCb
  const cr = currentCr
  currentY = referenceY
  currentCb = referenceCb
  currentCr = referenceCr
  referenceY = y
  referenceCb = cb
  referenceCr = cr
  memory.fill(written, 0, count)
}

export function lumaOffset(): usize {
  return stride * ((<usize>row) << 4) + ((<usize>column) << 4)
}

export function chromaOffset(): usize {
  return chromaStride * ((<usize>row) << 3) + ((<usize>column) << 3)
}

export function sourceLuma(): usize {
  return sourceY + ((<usize>column) << 4)
}

export function sourceChromaOffset(): usize {
  return (<usize>column) << 3
}

export function markDifferent(at: i32): void {
  store<u8>(differences + at, 1)
  store<u8>(written + at, 1)
}

export function isWritten(at: i32): bool {
  return load<bool>(written + at)
}

/** Brings the macroblock over from the reference, unless it is there already. */
export function keepMacroblock(): void {
  if (!load<u8>(differences + index)) return
  store<u8>(differences + index, 0)
  store<u8>(written + index, 1)
  const luma = lumaOffset()
  for (let line: usize = 0; line < 16; line++) {
    const at = luma + line * stride
    v128.store(currentY + at, v128.load(referenceY + at))
  }
  const chroma = chromaOffset()
  for (let line: usize = 0; line < 8; line++) {
    const at = chroma + line * chromaStride
    store<u64>(currentCb + at, load<u64>(referenceCb + at))
    store<u64>(currentCr + at, load<u64>(referenceCr + at))
  }
}
