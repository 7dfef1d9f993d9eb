import { Channel } from '#lib/channels.ts'
import { clarify } from '#lib/composer/clarify.ts'
import { AssetType } from '#lib/plans.ts'
import { briefs } from '#test/composer/fixtures/briefs.ts'
import { grown } from '#test/support/grow.ts'
import { processorMs } from '#test/support/processor.ts'
import type { Quarry } from '#test/support/slowest.ts'
import { brands } from './fixtures/brands.ts'
import { builtinPost, DAY } from './support.ts'

const LONGEST = 5_000
const MARKS = [...':-–,.!()"\'’“&/@# \t\n|•%£`<']
const ASKING = 1 / 8

/** Real briefs with parts repeated, written and now and then clarified for any brand, channel and asset. */
export const slowBriefs: Quarry<string> = {
  make: (random, from) => grown(from ?? random.pick(briefs).brief, random, MARKS, LONGEST),
  cost(brief, random) {
    const input = {
      brief,
      brand: random.pick(Object.values(brands)),
      channel: random.pick(Channel.options),
      asset_type: random.pick(AssetType.options),
      day: DAY,
      time_zone: 'Europe/London',
    }
    const asks = random.happens(ASKING)
    return processorMs(() => (asks ? clarify(input) : builtinPost(input)))
  },
}
