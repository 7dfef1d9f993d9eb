// In-loop deblocking (8.7) row by row, one row behind the coder: strengths of the edges, then the filters.

import { columns } from '../picture/geometry'
import {
  column,
  countsOf,
  INTRA_16,
  index,
  kindOf,
  moveTo,
  row,
  STILL,
  vectorOf,
  xOf,
  yOf,
} from '../picture/macroblocks'
import {
  chromaOffset,
  chromaStride,
  currentCb,
  currentCr,
  currentY,
  lumaOffset,
  markDifferent,
  stride,
} from '../picture/picture'
import { chromaQp, lumaQp } from '../residual/quantiser'
import {
  CHROMA_NORMAL,
  CHROMA_STRONG,
  filterHorizontal,
  filterVertical,
  LUMA_NORMAL,
  LUMA_STRONG,
} from './deblock-edge'
import { ALPHA, BETA, LIMIT } from './deblock-tables'

/** Four strengths of an edge, one byte each, first in the lowest. */
const STRONG: u32 = 0x04040404
const INNER_INTRA: u32 = 0x03030303

export function deblockRow(y: i32): void {
  if (unchecked(ALPHA[lumaQp]) === 0 && unchecked(ALPHA[chromaQp]) === 0) return
  for (let x = 0; x < columns; x++) {
    const at = y * columns + x
    if (isStill(at) && (x === 0 || isStill(at - 1)) && (y === 0 || isStill(at - columns))) continue
    moveTo(x, y)
    deblockMacroblock()
  }
}

function deblockMacroblock(): void {
  const kind = kindOf(index)
  const left = column > 0 ? index - 1 : -1
  const above = row > 0 ? index - columns : -1
  const intra = kind >= INTRA_16
  const coded = intra ? 0 : codedBlocks(index)
  if (left >= 0) filterEdge(0, true, outerStrengths(left, coded | (codedBlocks(left) >> 3), 4), left)
  if (coded || intra) {
    const pairs = coded | (coded << 1)
    for (let edge = 1; edge < 4; edge++) filterEdge(edge, true, innerStrengths(intra, pairs >> edge, 4), -1)
  }
  if (above >= 0) filterEdge(0, false, outerStrengths(above, coded | (codedBlocks(above) >> 12), 1), above)
  if (coded || intra) {
    const pairs = coded | (coded << 4)
    for (let edge = 1; edge < 4; edge++) filterEdge(edge, false, innerStrengths(intra, pairs >> (4 * edge), 1), -1)
  }
}

function isStill(at: i32): bool {
  return kindOf(at) === STILL
}

/** A bit for each luma block in raster order. */
function codedBlocks(at: i32): u32 {
  return i8x16.bitmask(i8x16.ne(v128.load(countsOf(at)), i64x2.splat(0)))
}

/** `blocks` has the bit of each of four blocks, `apart` positions from each other. */
function spread(blocks: u32, apart: i32, otherwise: u32): u32 {
  let strengths: u32 = 0
  for (let at = 0; at < 4; at++) strengths |= (blocks & (1 << (at * apart)) ? 2 : otherwise) << (8 * at)
  return strengths
}

function outerStrengths(neighbour: i32, blocks: u32, apart: i32): u32 {
  if (kindOf(index) >= INTRA_16 || kindOf(neighbour) >= INTRA_16) return STRONG
  return spread(blocks, apart, movesApart(vectorOf(index), vectorOf(neighbour)) ? 1 : 0)
}

function innerStrengths(intra: bool, blocks: u32, apart: i32): u32 {
  return intra ? INNER_INTRA : spread(blocks, apart, 0)
}

/** A whole luma sample or more in either direction. */
function movesApart(a: i32, b: i32): bool {
  return abs(xOf(a) - xOf(b)) >= 4 || abs(yOf(a) - yOf(b)) >= 4
}

function filterEdge(edge: i32, vertical: bool, strengths: u32, neighbour: i32): void {
  if (strengths === 0) return
  let changed = filterLumaEdge(edge, vertical, strengths)
  if ((edge & 1) === 0) {
    const offset = chromaOffset() + <usize>(edge * 2) * (vertical ? 1 : chromaStride)
    changed = filterChromaEdge(currentCb + offset, vertical, strengths) || changed
    changed = filterChromaEdge(currentCr + offset, vertical, strengths) || changed
  }
  if (!changed) return
  markDifferent(index)
  if (neighbour >= 0) markDifferent(neighbour)
}

function filterLumaEdge(edge: i32, vertical: bool, strengths: u32): bool {
  const alpha = <i32>unchecked(ALPHA[lumaQp])
  const beta = <i32>unchecked(BETA[lumaQp])
  const kind = strengths === STRONG ? LUMA_STRONG : LUMA_NORMAL
  const at = currentY + lumaOffset() + <usize>(edge * 4) * (vertical ? 1 : stride)
  let changed = false
  for (let half = 0; half < 2; half++) {
    const two = strengths >> (16 * half)
    if ((two & 0xffff) === 0) continue
    const limits = i64x2.replace_lane(i64x2.splat(limitOf(lumaLimits, two)), 1, limitOf(lumaLimits, two >> 8))
    const from = at + <usize>(half * 8) * (vertical ? stride : 1)
    changed =
      (vertical
        ? filterVertical(from, stride, kind, alpha, beta, limits)
        : filterHorizontal(from, stride, kind, alpha, beta, limits)) || changed
  }
  return changed
}

function filterChromaEdge(at: usize, vertical: bool, strengths: u32): bool {
  const alpha = <i32>unchecked(ALPHA[chromaQp])
  const beta = <i32>unchecked(BETA[chromaQp])
  const kind = strengths === STRONG ? CHROMA_STRONG : CHROMA_NORMAL
  const limits = v128.shuffle<i32>(
    i64x2.replace_lane(i64x2.splat(limitOf(chromaLimits, strengths)), 1, limitOf(chromaLimits, strengths >> 8)),
    i64x2.replace_lane(i64x2.splat(limitOf(chromaLimits, strengths >> 16)), 1, limitOf(chromaLimits, strengths >> 24)),
    0,
    2,
    4,
    6,
  )
  return vertical
    ? filterVertical(at, chromaStride, kind, alpha, beta, limits)
    : filterHorizontal(at, chromaStride, kind, alpha, beta, limits)
}

/** tC0 by strength, in four lanes each, of luma and of chroma; -1 keeps the lines as they are. */
const lumaLimits: usize = memory.data(5 * 8, 8)
const chromaLimits: usize = memory.data(5 * 8, 8)

export function setLimits(): void {
  for (let strength = 0; strength < 5; strength++) {
    store<i64>(lumaLimits + 8 * strength, lanesOf(strength, lumaQp))
    store<i64>(chromaLimits + 8 * strength, lanesOf(strength, chromaQp))
  }
}

function lanesOf(strength: i32, qp: i32): i64 {
  const limit: i64 = strength === 0 || strength > 3 ? -1 : <i64>unchecked(LIMIT[qp * 3 + strength - 1])
  return (limit & 0xffff) * 0x0001000100010001
}

/** Of the lowest strength. */
function limitOf(limits: usize, strengths: u32): i64 {
  return load<i64>(limits + ((<usize>strengths & 0xff) << 3))
}
