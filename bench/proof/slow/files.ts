import type { Proof } from '#bench/proof/proof.ts'
import { readers } from '#test/foreign/readers.ts'
import type { Quarry } from '#test/support/slowest.ts'
import { searched } from './searched.ts'

const OF_EACH = 100_000

export const proof: Proof = {
  area: 'Surface',
  run: size =>
    searched(
      Object.fromEntries(Object.entries(readers).map(([name, reader]) => [`${name} files`, reader as Quarry<unknown>])),
      ['lib/media', 'lib/brand'],
      OF_EACH,
      size,
    ),
}
