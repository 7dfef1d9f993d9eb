/** What the compiled module offers; pointers and lengths count bytes of its memory. */
export type ScaleExports = {
  memory: WebAssembly.Memory
  /** Begins a picture; `sourceRows` and `rows` are the most of a band. Answers where the columns are told. */
  open(width: number, height: number, sourceWidth: number, sourceRows: number, rows: number): number
  rowsAt: WebAssembly.Global<'i32'>
  sourceAt: WebAssembly.Global<'i32'>
  pixelsAt: WebAssembly.Global<'i32'>
  /** Makes all of the source's rows that are there ready to be averaged; 0 where something shows through them. */
  ready(sourceRows: number): number
  /** Each pixel of these rows is the mean of those that it covers; `first` is the source's row at `sourceAt`. */
  average(from: number, to: number, first: number): void
  /** Each pixel lies between four: two in each direction, and by so many 256ths nearer to the second. */
  blend(from: number, to: number, first: number): void
}
