// `npm run audience`: learns from marked briefs what of a brief is for readers, and tells how well it reads briefs that it was not given.
// Then how many briefs that nothing was learned from the built-in writer would approve. `npm run audience -- --write` writes what was learned.
import { parseArgs } from 'node:util'
import { approvalsOf, tellApprovals } from './approvals.ts'
import { examplesOf } from './examples.ts'
import { byPatterns, guess, guessInTurn, tell, tellLanguages } from './guesses.ts'
import { readJudged } from './judged.ts'
import { learn } from './learn.ts'
import { HARD, readMarked, SLIPS } from './marked.ts'
import { writeWeights } from './weights.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const briefs = readMarked()
const examples = examplesOf(briefs)
tell(`${briefs.length} marked briefs by patterns alone`, byPatterns(examples))
const held = guessInTurn(examples)
tell('each fifth by what the others taught', held)
tellLanguages('the same', held)
const learned = learn(examples)
const hard = examplesOf(readMarked(HARD))
tell('hard briefs that nothing was learned from, by patterns alone', byPatterns(hard))
tell('the same by what was learned', guess(hard, learned))
const judged = readJudged()
tell('briefs of the recorded sets, as a language model read them, by patterns alone', byPatterns(judged))
tell('the same by what was learned', guess(judged, learned))
tellApprovals('hard briefs', await approvalsOf(readMarked(HARD)))
tellApprovals('briefs in which something slips', await approvalsOf(readMarked(SLIPS)))
if (values.write) writeWeights(briefs, learned)
