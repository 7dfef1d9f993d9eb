import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { readers } from '#test/foreign/readers.ts'
import type { Quarry } from '#test/support/slowest.ts'
import { searched } from './searched.ts'

const OF_EACH = 100_000

export const proof: Proof = {
  area: 'Surface',
  async run(size) {
    const figures: Figure[] = []
    for (const [name, reader] of Object.entries(readers))
      figures.push(await searched(`${name} files`, reader as Quarry<unknown>, OF_EACH, size))
    return figures
  },
}
