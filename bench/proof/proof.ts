import type { Figure } from '#bench/figures/figure.ts'

/** What a file of `bench/proof/` exports as `proof`: goals at full size, or at a share of it. */
export type Proof = {
  /** The heading of `docs/figures.md` that its figures stand under. */
  area: string
  run(size: { seed: number; share: number }): Promise<Figure[]>
}
