// Where a value fits none of several forms, what is wrong with the form that it comes nearest to.
import type { Issue } from '#lib/flaws/words.ts'

/** Every union is replaced by the flaws of its nearest form, each at its own place. */
export function openUnions(issues: readonly Issue[]): Issue[] {
  return issues.flatMap(issue => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
    const branches = issue.errors.map(branch => openUnions(branch as Issue[]))
    const best = branches.reduce((one, other) => (strangeness(other) < strangeness(one) ? other : one))
    const whole = best.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
    return whole ? [issue] : best.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue)
  })
}

/** Another kind of thing is further away than a wrong value deep inside of the right one. */
function strangeness(issues: readonly Issue[]): number {
  return issues.reduce((sum, { code, path }) => {
    if (path.length === 0 && code === 'invalid_type') return sum + 100
    return sum + (code === 'invalid_value' || code === 'unrecognized_keys' ? 10 : 3) / (path.length + 1)
  }, 0)
}
