// `npm run audience`: learns from marked briefs what of a brief is for readers, and tells how well it reads briefs that it was not given.
// `npm run audience -- --write` writes what was learned.
import { parseArgs } from 'node:util'
import { packed } from '#lib/composer/audience/audience.ts'
import { examplesOf } from './examples.ts'
import { guess, guessInTurn, tell } from './guesses.ts'
import { readJudged } from './judged.ts'
import { learn } from './learn.ts'
import { readMarked } from './marked.ts'
import { writeWeights } from './weights.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const briefs = readMarked()
const examples = examplesOf(briefs)
tell(`${briefs.length} marked briefs, each fifth by what the others taught`, guessInTurn(examples))
const learned = learn(examples)
tell('briefs of the recorded sets, as a language model read them', guess(readJudged(), learned))
if (values.write) writeWeights(briefs, packed(learned.weights), learned.bias)
