/** What the compiled module offers; pointers and lengths count bytes of its memory, `row` counts rows of the window. */
export type RowsExports = {
  memory: WebAssembly.Memory
  fileAt: WebAssembly.Global<'i32'>
  windowAt: WebAssembly.Global<'i32'>
  /** Begins a PNG with pixels of 1 byte (of a palette) or 3: so many filtered rows at a time, so many rows in the window. */
  openPng(width: number, pixelBytes: number, most: number, rows: number): void
  /** Where four bytes for each colour of the palette are put. */
  paletteAt(): number
  /** So many rows that lie filtered at `fileAt`; where nobody looks at them they are passed. */
  pngRows(count: number, row: number, seen: boolean): void
  /** Begins a JPEG, whose bytes are put at `fileAt`. */
  openJpeg(bytes: number, width: number, rows: number): void
  /** Where the counts of codes of each length are put. */
  lengthsAt(): number
  symbolsAt(index: number, kind: number): number
  /** Where 64 factors of 32 bits are put. */
  factorsAt(index: number): number
  /** A component's codes of means (0) or of the rest (1), of which counts and symbols are there, and where its scan lies. */
  component(index: number, kind: number, from: number, to: number): void
  /** The next eight rows, of which so many are in the picture; where nobody looks at them they are passed. */
  blockRow(row: number, rows: number, seen: boolean): void
  /** Whether more was read of a scan than there is. */
  broken(): boolean
}
