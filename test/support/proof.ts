/**
 * How much is proved: `npm test` keeps a share of what repeats itself or takes long; `.ci/run`, and whoever names test
 * files, proves at length; benches (`npm run proof`) say PROOF=full.
 */
/** For what `npm run proof` alone has the time for, beside something shorter that looks at the same rules. */
export const FULL = process.env.PROOF === 'full'

/** For what takes many seconds where something shorter looks at the same rules: it is told as skipped in `npm test`. */
export const AT_LENGTH = process.env.PROOF !== 'short'

/** As many as this run of tests has time for. */
export const many = <T>(short: T, long: T, full: T = long): T => (FULL ? full : AT_LENGTH ? long : short)
