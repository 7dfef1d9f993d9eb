// What was learned, as the file that the composer reads: a sign for each weight.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '#lib/bytes.ts'
import { NOUGHT, STEP } from '#lib/composer/audience/audience.ts'
import type { Example } from './examples.ts'
import type { Learned } from './learn.ts'

const FILE = join(import.meta.dirname, '../../lib/composer/audience/weights.ts')
/** From “^” to “~”: none of them ends a text between quotes. */
const MOST_STEPS = 16

/** Of the briefs that were learned from, by their letters: where they are cut and what a later recording tells of them is no other brief. */
export const briefsHash = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(
      canonicalJson(
        examples.map(
          ({ question }) =>
            question.segments
              .join('')
              .match(/[\p{L}\p{N}]/gu)
              ?.join('') ?? '',
        ),
      ),
    )
    .digest('hex')
    .slice(0, 16)

const stepsOf = (weight: number): number => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP)))

/** As they are once they have been written and read. */
export const rounded = ({ weights, bias }: Learned): Learned => ({
  weights: weights.map(weight => stepsOf(weight) * STEP),
  bias,
})

export const signsOf = ({ weights }: Learned): string =>
  Array.from(weights, weight => String.fromCharCode(NOUGHT + stepsOf(weight))).join('')

export const writeWeights = (examples: readonly Example[], learned: Learned): void =>
  writeFileSync(
    FILE,
    `// Written by \`npm run audience -- --write\`: what was learned, and from which briefs.
export const LEARNED_FROM = '${briefsHash(examples)}'
export const BIAS = ${learned.bias.toFixed(4)}
export const WEIGHTS =
  '${signsOf(learned)}'
`,
  )
