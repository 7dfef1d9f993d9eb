// What was learned, as the file that the composer reads: a sign for each weight.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '#lib/bytes.ts'
import { STOPS } from '#lib/composer/audience/network.ts'
import { ALPHABET, learned, STEPS } from '#lib/composer/audience/weights.ts'
import type { Example } from './examples.ts'
import type { Layers } from './learn.ts'

const fileOf = (name: string): string => join(import.meta.dirname, `../../lib/composer/audience/${name}.generated.ts`)

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
export const readWeights = (): Layers =>
  Object.fromEntries(
    Object.entries(learned()).flatMap(([name, numbers]) => (name.startsWith(STOPS.name) ? [] : [[name, [...numbers]]])),
  )

export const writeWeights = (examples: readonly Example[], layers: Layers): void =>
  write('weights', layers, `export const LEARNED_FROM = '${briefsHash(examples)}'\n`)

export const writeStops = (layers: Layers): void => write('stops', layers, '')

function write(name: string, layers: Layers, more: string): void {
  const lines = Object.entries(layers).map(([name, weights]) => {
    const { step, signs } = signsOf(weights)
    return `  '${name}': { step: ${step}, signs: '${signs}' },\n`
  })
  writeFileSync(
    fileOf(name),
    `// Written by \`npm run audience\`: what was learned${more && ', and from which briefs'}.
${more}export const LAYERS = {
${lines.join('')}} satisfies Record<string, { step: number; signs: string }>
`,
  )
}
