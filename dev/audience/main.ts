// `npm run audience`: learns from marked briefs what of a brief is for readers, and tells how well it reads briefs that it was not given.
// Then how many of them the built-in writer would approve. `npm run audience -- --write` writes what was learned.
import { parseArgs } from 'node:util'
import { approvalsOf, tellApprovals } from './approvals.ts'
import { aloneOf } from './examples.ts'
import { guess, guessInTurn, tell, tellLanguages } from './guesses.ts'
import { HELD, readJudged, taughtBy } from './judged.ts'
import { learn } from './learn.ts'
import { HARD, readMarked, SLIPS } from './marked.ts'
import { writeWeights } from './weights.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const examples = taughtBy()
const held = guessInTurn(examples)
tell(`each fifth of ${examples.length} briefs by what the others taught`, held)
tellLanguages('the same', held)
const learned = learn([...examples, ...aloneOf(examples)])
const judged = readJudged(HELD)
tell(
  `${judged.length} briefs of ${HELD.join(', ')}, which teach nothing, as a language model read them`,
  guess(judged, learned),
)
tellApprovals('hard briefs', await approvalsOf(readMarked(HARD)))
tellApprovals('briefs in which something slips', await approvalsOf(readMarked(SLIPS)))
if (values.write) writeWeights(examples, learned)
