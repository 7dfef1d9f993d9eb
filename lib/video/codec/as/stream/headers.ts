// Parameter sets: the same for every segment of a size and rate, whatever the quantiser.

import { columns, height, rows, width } from '../picture/geometry'
import { beginUnit, endUnit, put, putSigned, putUnsigned } from './bits'
import { level } from './level'

export const FRAME_NUMBER_BITS: i32 = 8
const BASELINE: u32 = 66
/** Obeys the constraints of Baseline and of Main: Constrained Baseline. */
const CONSTRAINTS: u32 = 0xc0
const BT709: u32 = 1

export function writeSequenceParameters(rateNumerator: u32, rateDenominator: u32): void {
  beginUnit(0x67)
  put(8, BASELINE)
  put(8, CONSTRAINTS)
  put(8, level)
  putUnsigned(0)
  putUnsigned(FRAME_NUMBER_BITS - 4)
  putUnsigned(2) // pic_order_cnt_type: output order is decoding order
  putUnsigned(1) // max_num_ref_frames
  put(1, 0)
  putUnsigned(columns - 1)
  putUnsigned(rows - 1)
  put(2, 3) // frame_mbs_only, direct_8x8_inference
  writeCropping()
  put(1, 1)
  writeUsability(rateNumerator, rateDenominator)
  endUnit()
}

function writeCropping(): void {
  const right = columns * 16 - width
  const bottom = rows * 16 - height
  const cropped = right > 0 || bottom > 0
  put(1, cropped ? 1 : 0)
  if (!cropped) return
  putUnsigned(0)
  putUnsigned(right >> 1)
  putUnsigned(0)
  putUnsigned(bottom >> 1)
}

function writeUsability(rateNumerator: u32, rateDenominator: u32): void {
  put(2, 0) // aspect_ratio_info, overscan_info
  put(1, 1)
  put(3, 5) // video_format: unspecified
  put(1, 0) // limited range
  put(1, 1)
  put(8, BT709)
  put(8, BT709)
  put(8, BT709)
  put(1, 0)
  put(1, 1)
  put(32, rateDenominator)
  put(32, rateNumerator * 2)
  put(1, 1) // fixed_frame_rate
  put(3, 0)
  put(1, 1) // bitstream_restriction
  put(1, 1)
  putUnsigned(0)
  putUnsigned(0)
  putUnsigned(13) // log2_max_mv_length_horizontal, in quarter samples
  putUnsigned(11)
  putUnsigned(0) // max_num_reorder_frames
  putUnsigned(1)
}

export function writePictureParameters(): void {
  beginUnit(0x68)
  putUnsigned(0)
  putUnsigned(0)
  put(2, 0) // CAVLC
  putUnsigned(0)
  putUnsigned(0)
  putUnsigned(0)
  put(3, 0)
  putSigned(0) // pic_init_qp 26: each slice carries its own difference
  putSigned(0)
  putSigned(0)
  put(3, 4) // deblocking_filter_control_present
  endUnit()
}
