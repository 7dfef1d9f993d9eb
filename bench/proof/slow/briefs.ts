import type { Proof } from '#bench/proof/proof.ts'
import { slowBriefs } from '#test/composer/slow-briefs.ts'
import type { Quarry } from '#test/support/slowest.ts'
import { searched } from './searched.ts'

const BRIEFS = 1_000_000

export const proof: Proof = {
  area: 'Surface',
  run: size => searched({ briefs: slowBriefs as Quarry<unknown> }, ['lib/composer'], BRIEFS, size),
}
