/**
 * How much is proved: `npm test` keeps a share of what repeats itself or takes long (PROOF=short) and leaves some files out
 * (`later.ts`); whoever names test files
 * proves at length; `.ci/run` says PROOF=turn, by which each file is proved at length on one day of seven, and in short on
 * the others; benches (`npm run proof`) say PROOF=full.
 */
import { hash } from '#lib/render/seed.ts'

const { PROOF, TURN = '0' } = process.env
const DAYS = 7

/** For what `npm run proof` alone has the time for, beside something shorter that looks at the same rules. */
export const FULL = PROOF === 'full'

/** For what takes many seconds where something shorter looks at the same rules: it is told as skipped in `npm test`. */
export let AT_LENGTH = PROOF !== 'short'

/** Said before each file of tests is read. */
export function beginFile(path: string): void {
  if (PROOF === 'turn') AT_LENGTH = hash(path.replace(/^.*\/test\//, '')) % DAYS === Number(TURN) % DAYS
}

/** As many as this run of tests has time for. */
export const many = <T>(short: T, long: T, full: T = long): T => (FULL ? full : AT_LENGTH ? long : short)
