// Stray letters in a painted picture: small marks of one height and one stroke that stand in a row, no two of one shape.
import { type Blob, blobsOf, type Mask } from '#lib/render/painted/blobs.ts'
import type { Pixels, Rect } from '#lib/render/scene.ts'

/** A box in the picture's pixels, and how many marks stand in it. */
export type LetterRow = Rect & { marks: number }

/** Each letter has its own shape: a window, a bead and a stripe come again as they are. */
const FEWEST = 3
/** Of the lesser side of the picture. */
const [LEAST_HIGH, MOST_HIGH] = [0.014, 0.26]
/** By how much its surroundings, as wide as this share of the picture, differ from ink in lightness. */
const [AROUND, APART] = [0.06, 26]

/** The longer side of a picture in which letters are looked for. */
export const READ_AT = 512

/** Rows of what may be letters, the largest first; to be asked of a picture about that wide. */
export function letterRows(pixels: Pixels): LetterRow[] {
  const light = lightnessOf(pixels)
  const rows = [1, -1].flatMap(sign => rowsOf(marksOf(inkIn(light, pixels, sign), pixels), pixels.width))
  return rows.sort((a, b) => b.width * b.height - a.width * a.height)
}

/** Of what is seen through the paper is white. */
function lightnessOf({ data }: Pixels): Float32Array {
  const light = new Float32Array(data.length / 4)
  for (let at = 0; at < light.length; at++) {
    const own = at * 4
    const seen = 0.3 * (data[own] as number) + 0.59 * (data[own + 1] as number) + 0.11 * (data[own + 2] as number)
    light[at] = 255 + ((seen - 255) * (data[own + 3] as number)) / 255
  }
  return light
}

/** Where the picture is darker (`sign` 1) or lighter (-1) than what is around. */
function inkIn(light: Float32Array, { width, height }: Pixels, sign: number): Mask {
  const sums = summed(light, width, height)
  const reach = Math.max(6, Math.round(AROUND * Math.min(width, height)))
  const data = new Uint8Array(light.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const [top, foot] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
      const sum = at(foot, right) - at(top, right) - at(foot, left) + at(top, left)
      const mean = sum / ((right - left) * (foot - top))
      if ((mean - (light[y * width + x] ?? 0)) * sign > APART) data[y * width + x] = 1
    }
  return { width, height, data }
}

/** Sums of all that is above and to the left, with a row and a column of nothing before them. */
function summed(light: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += light[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** `stroke` is how thick its lines are; `form` what it looks like in a grid of its own box. */
type Mark = Blob & { stroke: number; form: Float32Array }

const GRID = 8

function marksOf(mask: Mask, { width, height }: Pixels): Mark[] {
  const side = Math.min(width, height)
  const [least, most] = [Math.max(7, LEAST_HIGH * side), MOST_HIGH * side]
  const isMark = (blob: Blob): boolean => {
    const filled = blob.pixels.length / (blob.width * blob.height)
    const ratio = blob.width / blob.height
    return blob.height >= least && blob.height <= most && ratio >= 0.08 && ratio <= 1.7 && filled >= 0.14
  }
  return blobsOf(mask, most * most * 1.7)
    .filter(isMark)
    .map(blob => ({ ...blob, stroke: strokeOf(blob, mask), form: formOf(blob, mask.width) }))
    .filter(({ stroke, height: high }) => stroke / high >= 0.05 && stroke / high <= 0.42)
}

/** Twice its area for its outline: of a line that is its thickness, of a bead half of what it is wide. */
function strokeOf({ pixels }: Blob, { width, data }: Mask): number {
  let rim = 0
  for (const place of pixels)
    for (const next of [place - 1, place + 1, place - width, place + width]) if (!data[next]) rim++
  return (2 * pixels.length) / Math.max(1, rim)
}

function formOf({ x, y, width, height, pixels }: Blob, across: number): Float32Array {
  const form = new Float32Array(GRID * GRID)
  for (const place of pixels) {
    const column = Math.floor((((place % across) - x) * GRID) / width)
    const row = Math.floor(((Math.floor(place / across) - y) * GRID) / height)
    form[row * GRID + column] = (form[row * GRID + column] ?? 0) + 1
  }
  const cell = (width * height) / (GRID * GRID)
  return form.map(count => Math.min(1, count / cell))
}

/** From each mark on to the next one at its right, as long as there is one that belongs to it. */
function rowsOf(marks: readonly Mark[], width: number): LetterRow[] {
  const sorted = marks.toSorted((a, b) => a.x - b.x)
  const taken = new Set<Mark>()
  return sorted.flatMap(first => {
    if (taken.has(first)) return []
    const row = [first]
    for (const next of sorted) {
      const last = row.at(-1) ?? first
      if (!taken.has(next) && next.x > last.x && follows(last, next)) row.push(next)
    }
    if (!areLetters(row)) return []
    for (const mark of row) taken.add(mark)
    const [x, y] = [first.x, Math.min(...row.map(mark => mark.y))]
    const right = Math.max(...row.map(mark => Math.min(width, mark.x + mark.width)))
    const foot = Math.max(...row.map(mark => mark.y + mark.height))
    return [{ x, y, width: right - x, height: foot - y, marks: row.length }]
  })
}

/** Stands right beside it on one line, as high but for small letters and capitals, by the same pen. */
function follows(last: Mark, next: Mark): boolean {
  const high = Math.max(last.height, next.height)
  const gap = next.x - (last.x + last.width)
  const foot = Math.abs(last.y + last.height - next.y - next.height)
  const top = Math.abs(last.y - next.y)
  const alike = (a: number, b: number, most: number) => Math.max(a, b) <= Math.min(a, b) * most
  return (
    gap > -0.15 * high &&
    gap < 0.75 * high &&
    Math.min(foot, top) < 0.14 * high &&
    Math.max(foot, top) < 0.5 * high &&
    alike(last.height, next.height, 1.6) &&
    alike(last.stroke, next.stroke, 1.75)
  )
}

/** How different two are that stand in a grid of the same size, 0 to 1. */
const unlike = (a: Mark, b: Mark): number =>
  a.form.reduce((sum, cell, at) => sum + Math.abs(cell - (b.form[at] ?? 0)), 0) / a.form.length

const LEAST_UNLIKE = 0.2
/** Two in one word may be one letter. */
const LEAST_DISTINCT = 0.6

function areLetters(row: readonly Mark[]): boolean {
  if (row.length < FEWEST) return false
  const kinds: Mark[] = []
  for (const mark of row) if (kinds.every(kind => unlike(kind, mark) > LEAST_UNLIKE)) kinds.push(mark)
  return kinds.length >= FEWEST && kinds.length >= row.length * LEAST_DISTINCT * (row.length > 8 ? 0.6 : 1)
}
