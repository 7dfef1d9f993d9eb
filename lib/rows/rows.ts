// The pixels of a file of the library row by row, so that nobody needs room for all of them: the engine's pixels, to the byte.
import type { RowsExports } from '#lib/rows/exports.ts'
import { readJpegRows } from '#lib/rows/jpeg.ts'
import { readPngRows } from '#lib/rows/png.ts'
import compiled from '#lib/rows/rows.wasm'

/** Opaque rows (RGBA) from one to before another; they are asked for from the top down, at most so many at a time. */
export type Rows = {
  width: number
  height: number
  open(most: number): (start: number, end: number) => Uint8Array
  /** Whether the file held what was read. */
  isSound(): boolean
}

/** How a form of file is read, a few rows at a time. */
export type Reading = {
  width: number
  height: number
  /** So many rows are made at once. */
  step: number
  /** Makes room for the file, and for so many rows beside those that are made. */
  begin(rows: number): void
  /** The next rows, from this one of the window on. */
  read(count: number, row: number, seen: boolean): void
  isSound(): boolean
}

let held: RowsExports | undefined

/** The module's exports are what exports.ts says; a test reads with them. */
function opened(): RowsExports {
  held ??= new WebAssembly.Instance(compiled, {}).exports as unknown as RowsExports
  return held
}

/** Null for what is not in one of the forms that the library keeps opaque pictures in. */
export function rowsOf(file: Uint8Array): Rows | null {
  const reading = readJpegRows(opened(), file) ?? readPngRows(opened(), file)
  if (!reading) return null
  const { width, height, isSound } = reading
  return { width, height, isSound, open: most => windowOn(opened(), reading, most) }
}

function windowOn({ memory, windowAt }: RowsExports, reading: Reading, most: number): ReturnType<Rows['open']> {
  const { width, height, step } = reading
  const stride = 4 * width
  reading.begin(most + 2 * step)
  let top = 0
  let made = 0
  return (start, end) => {
    const bytes = new Uint8Array(memory.buffer)
    const at = windowAt.value
    const first = Math.min(start, made)
    if (first > top) bytes.copyWithin(at, at + stride * (first - top), at + stride * (made - top))
    top = first
    while (made < end) {
      const count = Math.min(step, height - made)
      const seen = made + count > start
      if (!seen) top = made + count
      reading.read(count, seen ? made - top : 0, seen)
      made += count
    }
    return bytes.subarray(at + stride * (start - top), at + stride * (end - top))
  }
}

/** What the module's memory has grown to; it never shrinks. */
export const rowsMemoryBytes = (): number => held?.memory.buffer.byteLength ?? 0
