import type { Hold } from '#lib/composer/answer.ts'
import type { Evidence } from '#lib/composer/guard/evidence.ts'

/** Faults are sentences that a writer can mend; holds say what a person has to look at. */
export type Found = { faults?: readonly string[]; holds?: readonly Hold[] }
export type Rule = (evidence: Evidence) => Found

export const hold = (rule: string, what: string, where = ''): Hold => ({ rule, what, where })
/** A text as it is quoted in a fault. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)
