// `npm run audience`: how well what was learned from marked briefs reads briefs that nothing was learned from, and how many of the hard ones
// the built-in writer would approve. `npm run audience -- --write` learns anew and writes what was learned; with `--last` it goes on from what
// is written there, with `--stops` it learns where sentences begin that were typed without a sign.
import { parseArgs } from 'node:util'
import { approvalsOf, tellApprovals } from './approvals.ts'
import { aloneOf, examplesOf } from './examples.ts'
import { guess, tell, tellLanguages } from './guesses.ts'
import { HELD, readJudged, taughtBy } from './judged.ts'
import { learn, learnStops } from './learn.ts'
import { HARD, readMarked, SLIPS, UNSEEN } from './marked.ts'
import { tellOpenings } from './openings.ts'
import { runOnsIn, taughtRunOns } from './run-ons.ts'
import { readWeights, writeStops, writeWeights } from './weights.ts'

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { write: flag, last: flag, stops: flag } })
if (values.write && values.stops) {
  writeStops(learnStops(taughtRunOns(), readWeights()))
  console.log('Learned. `npm run audience -- --stops` tells how well.')
} else if (values.stops) {
  tellOpenings(runOnsIn(UNSEEN))
} else if (values.write) {
  const examples = taughtBy()
  writeWeights(examples, learn([...examples, ...aloneOf(examples)], values.last ? readWeights() : undefined))
  console.log('Learned. `npm run audience` tells how well.')
} else {
  const judged = guess(readJudged(HELD))
  const title = `${judged.length} briefs of ${HELD.join(', ')}, which teach nothing, as a language model read them`
  tell(title, judged)
  tellLanguages('the same', judged)
  tell('briefs as strangers type them, which teach nothing', guess(examplesOf(readMarked(UNSEEN))))
  tellApprovals('hard briefs', await approvalsOf(readMarked(HARD)))
  tellApprovals('briefs in which something slips', await approvalsOf(readMarked(SLIPS)))
}
