import type { Figure } from '#bench/figures/figure.ts'

/** How much of its full size a proof takes, for how long each of its searches looks at most, and whether what it found is kept in the tree. */
export type Size = { seed: number; share: number; minutes: number; record: boolean }

/** What a file of `bench/proof/` exports as `proof`: goals at full size, or at a share of it. */
export type Proof = {
  /** The heading of `docs/figures.md` that its figures stand under. */
  area: string
  run(size: Size): Promise<Figure[]>
}
