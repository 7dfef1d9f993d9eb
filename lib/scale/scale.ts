// Opaque pixels in another size: to the byte what the engine would draw, several times as fast.
import type { ScaleExports } from '#lib/scale/exports.ts'
import compiled from '#lib/scale/scale.wasm'
import { between, columnMiddles, covered, rowMiddles, type Shown, type Spans, stepOf } from '#lib/scale/spans.ts'

type Size = { width: number; height: number }
/** Its rows from one to before another, four bytes a pixel: asked for from the top down, and at most so many at once. */
type Source = Size & { open(most: number): (start: number, end: number) => Uint8Array }

/** What the module holds of the source at a time; all caches hold it. */
const BAND_BYTES = 1 << 17

let held: ScaleExports | undefined

/** The module's exports are what exports.ts says; a test scales with them. */
function opened(): ScaleExports {
  held ??= new WebAssembly.Instance(compiled, {}).exports as unknown as ScaleExports
  return held
}

/** As much of the picture as `size` shows; null where something shows through it. */
export function scaled(
  source: Source,
  { width, height }: Size,
  { across, down }: { across: Shown; down: Shown },
): Uint8Array<ArrayBuffer> | null {
  const isLess = stepOf(across) > 1 || stepOf(down) > 1
  const spans = isLess ? covered : between
  const columns = spans(columnMiddles(across, width), across)
  const rows = spans(rowMiddles(down, height), down)
  const stride = 4 * source.width
  const bands = [...bandsOf(rows, height, BAND_BYTES / stride)]
  const most = (of: (band: Band) => number) => Math.max(...bands.map(of))
  const scale = opened()
  const sourceRows = most(({ start, end }) => end - start)
  const rowsOf = source.open(sourceRows)
  const columnsAt = scale.open(
    width,
    height,
    source.width,
    sourceRows,
    most(({ from, to }) => to - from),
  )
  const memory = new Uint8Array(scale.memory.buffer)
  memory.set(new Uint8Array(columns.words.buffer), columnsAt)
  memory.set(new Uint8Array(rows.words.buffer), scale.rowsAt.value)
  const data = new Uint8Array(4 * width * height)
  for (const { from, to, start, end } of bands) {
    memory.set(rowsOf(start, end), scale.sourceAt.value)
    if (!scale.ready(end - start)) return null
    if (isLess) scale.average(from, to, start)
    else scale.blend(from, to, start)
    const at = scale.pixelsAt.value
    data.set(memory.subarray(at, at + 4 * width * (to - from)), 4 * width * from)
  }
  return data
}

/** Rows that are made together, and those of the source that they are made of. */
type Band = { from: number; to: number; start: number; end: number }

function* bandsOf(rows: Spans, height: number, sourceRows: number): Generator<Band> {
  for (let from = 0; from < height; ) {
    const start = rows.start(from)
    let to = from + 1
    while (to < height && rows.end(to) - start <= sourceRows && to - from < sourceRows) to++
    yield { from, to, start, end: rows.end(to - 1) }
    from = to
  }
}

/** What the module's memory has grown to; it never shrinks. */
export const scaleMemoryBytes = (): number => held?.memory.buffer.byteLength ?? 0
