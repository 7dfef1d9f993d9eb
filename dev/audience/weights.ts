// What was learned, as the file that the composer reads: a sign for each weight.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '#lib/bytes.ts'
import { ALPHABET, learned, STEPS } from '#lib/composer/audience/weights.ts'
import type { Example } from './examples.ts'

const FILE = join(import.meta.dirname, '../../lib/composer/audience/weights.generated.ts')

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

/** One weight in so many is larger than what the largest sign stands for. */
const OUTLIERS = 2_000

function signsOf(weights: readonly number[]): { step: number; signs: string } {
  const sizes = weights.map(Math.abs).sort((a, b) => b - a)
  const step = (sizes[Math.floor(sizes.length / OUTLIERS)] ?? 1) / STEPS
  const levels = weights.map(weight => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))))
  return { step: Number(step.toPrecision(4)), signs: levels.map(level => ALPHABET[level + STEPS]).join('') }
}

/** What is written there now. */
export const readWeights = (): Record<string, number[]> =>
  Object.fromEntries(Object.entries(learned()).map(([name, numbers]) => [name, [...numbers]]))

export function writeWeights(examples: readonly Example[], layers: Readonly<Record<string, readonly number[]>>): void {
  const lines = Object.entries(layers).map(([name, weights]) => {
    const { step, signs } = signsOf(weights)
    return `  '${name}': { step: ${step}, signs: '${signs}' },\n`
  })
  writeFileSync(
    FILE,
    `// Written by \`npm run audience -- --write\`: what was learned, and from which briefs.
export const LEARNED_FROM = '${briefsHash(examples)}'
export const LAYERS = {
${lines.join('')}} satisfies Record<string, { step: number; signs: string }>
`,
  )
}
