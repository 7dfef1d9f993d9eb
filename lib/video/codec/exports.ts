/** What the compiled module offers; pointers and lengths count bytes of its memory. */
export type CodecExports = {
  memory: WebAssembly.Memory
  /** Answers 0 when no level of the standard carries such pictures at such a rate. */
  open(
    width: number,
    height: number,
    rateNumerator: number,
    rateDenominator: number,
    qp: number,
    deblock: number,
    settle: number,
    segment: number,
  ): number
  setBackground(y: number, cb: number, cr: number): void
  /** Answers the number of a new layer, -1 when there are too many. */
  addLayer(width: number, height: number, opaque: number): number
  /** Where rows of RGBA are put for `convertRows`; a row takes whole groups of four pixels. */
  stage(layer: number, rows: number): number
  convertRows(layer: number, first: number, rows: number): void
  finishLayer(layer: number): void
  /** Where the next picture's placements are put, nine 64-bit floats each. */
  nextPlacements(count: number): number
  /** Notes what the placements change; `whole` says that everything does. */
  compose(whole: number): void
  /** Draws a row of macroblocks into the source row: those to be coded, or all. `code` does so by itself. */
  composeRow(row: number, whole: number): void
  /** The address of sample (0, 0) of a layer's Y, Cb or Cr; samples are kept less 128. */
  planeOf(layer: number, plane: number): number
  planeStride(layer: number, plane: number): number
  /** Draws and codes the picture and answers the length of the access unit at `outputStart`. */
  code(key: number): number
  outputStart(): number
  /** One byte a macroblock: 1 where the source changed. */
  changeMap(): number
  /** Two signed 16-bit numbers a macroblock, in quarter samples, from where it is to where it was. */
  hintMap(): number
  /** The row of macroblocks of the source that was drawn last. */
  sourceY: WebAssembly.Global<'i32'>
  sourceCb: WebAssembly.Global<'i32'>
  sourceCr: WebAssembly.Global<'i32'>
  sourceStride: WebAssembly.Global<'i32'>
  sourceChromaStride: WebAssembly.Global<'i32'>
  /** The reconstruction of the last coded picture, which a decoder must equal. */
  currentY: WebAssembly.Global<'i32'>
  currentCb: WebAssembly.Global<'i32'>
  currentCr: WebAssembly.Global<'i32'>
  stride: WebAssembly.Global<'i32'>
  chromaStride: WebAssembly.Global<'i32'>
}
