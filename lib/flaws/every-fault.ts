// What one request has wrong, all of it: whoever mends the first is not to meet the second then.
import { type Fault, Problem } from '#lib/problem.ts'

/** More help nobody: sixty runs of a campaign may each be at fault in the same way. */
const MOST_FAULTS = 10

/** The first problem is the answer's; where there are more, its message and `issues` have all of them. */
export async function assertEvery(judges: readonly (() => unknown)[]): Promise<void> {
  const problems = new Map<string, Problem>()
  for (const judge of judges) {
    try {
      await judge()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (problems.size < MOST_FAULTS) problems.set(error.message, problems.get(error.message) ?? error)
    }
  }
  const [first, ...others] = problems.values()
  if (first) throw others.length === 0 ? first : together(first, others)
}

function together(first: Problem, others: readonly Problem[]): Problem {
  const all = [first, ...others]
  const message = all.map(problem => ended(problem.message)).join(' ')
  const issues = all.map(({ code, message, detail }): Fault => ({ code, message, ...(detail ? { detail } : {}) }))
  return new Problem(first.code, message, { detail: first.detail, issues })
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
