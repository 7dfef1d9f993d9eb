import { execFileSync } from 'node:child_process'

/** The commit that is checked out, by which a version can be found again. */
export function releaseOf(root: string): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    return `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '-changed' : ''}`
  } catch {
    return 'unversioned'
  }
}
