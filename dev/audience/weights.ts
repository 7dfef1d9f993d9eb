// What was learned, as the file that the composer reads.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '#lib/bytes.ts'
import type { Marked } from './marked.ts'

const FILE = join(import.meta.dirname, '../../lib/composer/audience/weights.ts')

/** Of the briefs that were learned from. */
export const briefsHash = (briefs: readonly Marked[]): string =>
  createHash('sha256').update(canonicalJson(briefs)).digest('hex').slice(0, 16)

export function writeWeights(briefs: readonly Marked[], bytes: Int8Array, bias: number): void {
  const text = Buffer.from(bytes.buffer).toString('base64')
  writeFileSync(
    FILE,
    `// Written by \`npm run audience -- --write\`: what was learned, and from which briefs.
export const LEARNED_FROM = '${briefsHash(briefs)}'
export const BIAS = ${bias.toFixed(4)}
export const WEIGHTS =
  '${text}'
`,
  )
}
