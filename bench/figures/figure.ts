/** One measured figure beside what it should be. */
export type Figure = {
  goal: string
  target: string
  /** As it came out, whether it pleases or not. */
  figure: string
  met: boolean
  how: string
}

/** What a `*.bench.ts` file exports as `bench`. */
export type Bench = {
  /** The heading of `docs/figures.md` that its figures stand under. */
  area: string
  run(): Promise<Figure[]>
}
