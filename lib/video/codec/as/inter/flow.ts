// Where a prediction should have come from, by one step of Lucas and Kanade: the shift that explains its error best,
// were the samples a plane around each point.
import { sourceLuma, sourceStride } from '../picture/picture'
import { totalWide } from '../picture/samples'

/** In quarter samples. */
export let flowX: i32 = 0
export let flowY: i32 = 0

const FARTHEST: f32 = 8
/** Where there is no slope there is no flow either. */
const FLAT: f32 = 64

/** `prediction` is a block of 16x16, whose outermost samples have no neighbours to tell a slope. */
export function findFlow(prediction: usize): void {
  const source = sourceLuma()
  let xx = i64x2.splat(0)
  let xy = i64x2.splat(0)
  let yy = i64x2.splat(0)
  let xe = i64x2.splat(0)
  let ye = i64x2.splat(0)
  for (let line: usize = 1; line < 15; line++) {
    // Columns 1 to 8 and 7 to 14.
    for (let column: usize = 1; column < 8; column += 6) {
      const at = prediction + line * 16 + column
      const across = i16x8.sub(v128.load_ext<u8>(at + 1), v128.load_ext<u8>(at - 1))
      const down = i16x8.sub(v128.load_ext<u8>(at + 16), v128.load_ext<u8>(at - 16))
      const error = i16x8.sub(v128.load_ext<u8>(source + line * sourceStride + column), v128.load_ext<u8>(at))
      xx = i32x4.add(xx, i32x4.dot_i16x8_s(across, across))
      xy = i32x4.add(xy, i32x4.dot_i16x8_s(across, down))
      yy = i32x4.add(yy, i32x4.dot_i16x8_s(down, down))
      xe = i32x4.add(xe, i32x4.dot_i16x8_s(across, error))
      ye = i32x4.add(ye, i32x4.dot_i16x8_s(down, error))
    }
  }
  const a = <f32>totalWide(xx) + FLAT
  const b = <f32>totalWide(xy)
  const c = <f32>totalWide(yy) + FLAT
  const d = <f32>totalWide(xe)
  const e = <f32>totalWide(ye)
  // Slopes are twice as steep as said, over two samples, and there are four quarters in a sample.
  const scale: f32 = 8 / (a * c - b * b)
  flowX = toQuarters((c * d - b * e) * scale)
  flowY = toQuarters((a * e - b * d) * scale)
}

function toQuarters(shift: f32): i32 {
  return <i32>nearest(max(-FARTHEST, min(shift, FARTHEST)))
}
