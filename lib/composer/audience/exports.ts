/** What the compiled module offers; pointers and `end` count bytes of its memory, all other numbers rows or numbers of a row. */
export type AudienceExports = {
  memory: WebAssembly.Memory
  /** Where memory is free from. */
  freeAt(): number
  makeRoom(end: number): void
  /** Each of `count` rows, a multiple of four, times a matrix of `size` rows, with its bias added; `width` is a multiple of eight. */
  times(rows: number, count: number, size: number, matrix: number, bias: number, width: number, out: number): void
  rectify(at: number, count: number): void
  add(to: number, more: number, count: number): void
  /** Bytes of what `listen` keeps beside its rows. */
  ASIDE: WebAssembly.Global<'i32'>
  tellDistances(aside: number): void
  /** For each word those around it as they are heard, those louder that answer what it asks. */
  listen(
    asks: number,
    asked: number,
    heard: number,
    reach: number,
    count: number,
    width: number,
    aside: number,
    out: number,
  ): void
}
