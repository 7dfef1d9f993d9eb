import type { Proof } from '#bench/proof/proof.ts'
import { slowBriefs } from '#test/composer/slow-briefs.ts'
import { searched } from './searched.ts'

const BRIEFS = 1_000_000

export const proof: Proof = {
  area: 'Surface',
  run: async size => [await searched('briefs', slowBriefs, BRIEFS, size)],
}
