import type { Doubt, DoubtKind, Hold } from '#lib/composer/answer.ts'
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import type { RuleName } from '#lib/score/rules.ts'

/** Faults are sentences that a writer can mend; holds say what a person has to look at, doubts are such holds as a reader can tell. */
export type Found = { faults?: readonly string[]; holds?: readonly Hold[]; doubts?: readonly Doubt[] }
export type Rule = (evidence: Evidence) => Found

export const hold = (rule: RuleName, what: string, where = ''): Hold => ({ rule, what: nested(what), where })
export const isSame = (a: Hold, b: Hold): boolean => a.rule === b.rule && a.what === b.what && a.where === b.where
export const doubt = (kind: DoubtKind, about: string, of: Hold): Doubt => ({ kind, about, of })
/** Of things that are found or not those that are. */
export const only = <One>(all: readonly (One | false | undefined | '')[]): One[] =>
  all.filter((one): one is One => Boolean(one))

/** So many faults of an answer are told; with as many there may be more. */
export const FAULTS_MOST = 8

/** A text as it is quoted in a fault, to the last word that has room. */
export function short(text: string): string {
  if (text.length <= QUOTED) return text
  const word = text.lastIndexOf(' ', QUOTED)
  return `${text.slice(0, word > 0 ? word : QUOTED)}…`
}
const QUOTED = 60

/** What is quoted and begins with a quotation itself: all of it stands in one pair of marks, a part in the inner ones. */
function nested(what: string): string {
  const at = what.indexOf('““')
  const end = at < 0 ? -1 : what.indexOf('”', at)
  if (end < 0) return what
  const [before, inner, after] = [what.slice(0, at), what.slice(at + 2, end), what.slice(end + 1)]
  return after.startsWith('”') ? `${before}“${inner}${after}` : `${before}“‘${inner}’${after}`
}
