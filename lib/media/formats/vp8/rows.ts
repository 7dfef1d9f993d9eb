// A VP8 key frame from top to bottom, row by row of samples, without ever being held as a whole.
import { coefficientReader } from '#lib/media/formats/vp8/coefficients.ts'
import { type Strength, strengthOf } from '#lib/media/formats/vp8/filter.ts'
import { readHead } from '#lib/media/formats/vp8/head.ts'
import { modeReader } from '#lib/media/formats/vp8/modes.ts'
import { type OnRow, Plane } from '#lib/media/formats/vp8/plane.ts'

const BLOCK = 16
const none: Strength = { limit: 0, inner: 0, lively: 0 }

/** Rows come padded to whole blocks; what is cut off throws. */
export function decodeRows(frame: Uint8Array, onLuma: OnRow, onBlue: OnRow, onRed: OnRow): void {
  const head = readHead(frame)
  const [across, down] = [Math.ceil(head.width / BLOCK), Math.ceil(head.height / BLOCK)]
  const planes = [new Plane(16, across, onLuma), new Plane(8, across, onBlue), new Plane(8, across, onRed)] as const
  const modeOf = modeReader(head, across)
  const coefficientsOf = coefficientReader(head, across)
  const strengths = head.segments.map(({ level }) => [strengthOf(head, level, false), strengthOf(head, level, true)])
  const row_strengths: Strength[] = Array.from({ length: across }, () => none)
  const insides = new Uint8Array(across)

  const draw = (column: number, row: number) => {
    const mode = modeOf(column)
    const segment = head.segments[mode.segment]
    const bits = head.partitions[row % head.partitions.length]
    if (!segment || !bits) return
    const { values, some } = coefficientsOf(bits, column, mode, segment)
    const [luma, blue, red] = planes
    luma.draw(column, row, mode.luma, mode.fours, values, 0)
    blue.draw(column, row, mode.chroma, mode.fours, values, 256)
    red.draw(column, row, mode.chroma, mode.fours, values, 320)
    row_strengths[column] = strengths[mode.segment]?.[mode.luma === null ? 1 : 0] ?? none
    insides[column] = mode.luma === null || some ? 1 : 0
  }
  const smooth = (column: number, row: number) => {
    const strength = row_strengths[column] ?? none
    if (strength.limit === 0) return
    const { simple } = head.filter
    for (const plane of simple ? [planes[0]] : planes)
      plane.smooth(column, row, strength, simple, insides[column] === 1)
  }

  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) draw(column, row)
    for (const plane of planes) plane.remember()
    for (let column = 0; column < across; column++) smooth(column, row)
    for (const plane of planes) plane.pass(row, row === down - 1)
  }
}
