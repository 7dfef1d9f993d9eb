// One picture as one slice: header, macroblocks, deblocking, borders.

import { composeRow } from '../compositor/compose'
import { deblockRow, setLimits } from '../deblock/deblock'
import { forgetHalfSamples } from '../inter/half-samples'
import { extendEnds, extendSides } from '../picture/borders'
import { columns, count, rows } from '../picture/geometry'
import { index, moveTo } from '../picture/macroblocks'
import { swapPictures } from '../picture/picture'
import { lumaQp, setQuantisers } from '../residual/quantiser'
import { setTolerances } from '../residual/residual'
import { beginUnit, endUnit, flush, put, putSigned, putUnsigned } from '../stream/bits'
import { FRAME_NUMBER_BITS } from '../stream/headers'
import { finishSkips, startSkips } from '../stream/skips'
import { codeInterMacroblock, codeIntraMacroblock, copyMacroblock, setLambda } from './macroblock'
import { careOf, hintOf, SAME } from './plan'

const IDR_UNIT: u8 = 0x65
const P_UNIT: u8 = 0x61
const ALL_I: u32 = 7
const ALL_P: u32 = 5

let frameNumber: u32 = 0
let idrNumber: u32 = 0
let firstIdrNumber: u32 = 0
let deblocking: bool = true
/** Of the picture being coded. */
let filtered: bool = true

/** Segments that follow each other begin apart, since no two neighbouring IDR pictures may share a number. */
export function openSlices(qp: i32, deblock: bool, segment: u32): void {
  frameNumber = 0
  idrNumber = 0
  firstIdrNumber = (segment & 0x7fff) * 2
  deblocking = deblock
  setQuantisers(qp)
  setTolerances()
  setLimits()
  setLambda()
}

/**
 * Unfiltered: between intra macroblocks the filter moves the third sample by a quarter of its step to the fourth, which it never
 * looks at, so that a pale line stood beside each sharp edge there for as long as the picture rested.
 */
export function codeKeyPicture(): void {
  filtered = false
  swapPictures()
  frameNumber = 0
  beginUnit(IDR_UNIT)
  putHeader(true)
  idrNumber ^= 1
  for (let y = 0; y < rows; y++) {
    composeRow(y, true)
    for (let x = 0; x < columns; x++) {
      moveTo(x, y)
      codeIntraMacroblock()
    }
    flush()
    finishRow(y - 1)
  }
  finishPicture()
}

export function codePicture(): void {
  filtered = deblocking
  swapPictures()
  forgetHalfSamples()
  beginUnit(P_UNIT)
  putHeader(false)
  startSkips()
  for (let y = 0; y < rows; y++) {
    composeRow(y, false)
    for (let x = 0; x < columns; x++) {
      moveTo(x, y)
      const care = careOf(index)
      if (care === SAME) copyMacroblock()
      else codeInterMacroblock(hintOf(index), care)
    }
    flush()
    finishRow(y - 1)
  }
  finishSkips()
  finishPicture()
}

/** Once the row below is coded, whose prediction wants this one unfiltered. Its last lines change with the next row. */
function finishRow(y: i32): void {
  if (y < 0) return
  if (filtered) deblockRow(y)
  if (y > 0) extendSides(y - 1)
}

function finishPicture(): void {
  endUnit()
  finishRow(rows - 1)
  extendSides(rows - 1)
  extendEnds()
  frameNumber = (frameNumber + 1) & ((1 << FRAME_NUMBER_BITS) - 1)
}

/** A picture equal to the one before: one run of skips, and the reference stays where it is. */
export function codeSamePicture(): void {
  beginUnit(P_UNIT)
  putHeader(false)
  putUnsigned(count)
  endUnit()
  frameNumber = (frameNumber + 1) & ((1 << FRAME_NUMBER_BITS) - 1)
}

function putHeader(key: bool): void {
  putUnsigned(0) // first_mb_in_slice
  putUnsigned(key ? ALL_I : ALL_P)
  putUnsigned(0)
  put(FRAME_NUMBER_BITS, frameNumber)
  if (key) putUnsigned(firstIdrNumber + idrNumber)
  else put(2, 0) // num_ref_idx_active_override, ref_pic_list_modification
  put(key ? 2 : 1, 0) // dec_ref_pic_marking: sliding window
  putSigned(lumaQp - 26)
  putUnsigned(filtered ? 0 : 1)
  if (!filtered) return
  putSigned(0)
  putSigned(0)
}
