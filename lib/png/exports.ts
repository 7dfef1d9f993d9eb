/** What the compiled module offers; pointers and lengths count bytes of its memory. */
export type PngExports = {
  memory: WebAssembly.Memory
  /** Begins a picture and answers where its stripes (RGBA) are put. */
  open(width: number, height: number): number
  /** How many rows a stripe has; the last one may have fewer. */
  stripeRows: WebAssembly.Global<'i32'>
  /** Looks at a stripe ahead of the coding; 0 when there is no use in looking at more. */
  survey(rows: number): number
  /** What a pixel must take by what the survey has seen without a palette. */
  widestPixel(): number
  /** Begins the file with pixels of 1 byte (after a survey of all), 3 or 4; answers the length of what is at `outputStart`. */
  start(pixelBytes: number): number
  outputStart(): number
  /** Codes a stripe; answers the length of what is at `outputStart`, or -1 when three bytes a pixel do not do. */
  addRows(rows: number): number
}
