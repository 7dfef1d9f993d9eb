// The release before this one: its files in a folder of their own, bundled as it bundled itself.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 })

/** The newest tag that does not stand on this very commit; for a first release the commit before it. EARLIER names another. */
export function earlierRelease(): string {
  if (process.env.EARLIER) return git('rev-parse', '--short=10', process.env.EARLIER).toString().trim()
  const parent = 'HEAD^'
  try {
    const tag = execFileSync('git', ['describe', '--tags', '--abbrev=0', parent], { cwd: root, stdio: 'pipe' })
    return tag.toString().trim()
  } catch {
    return git('rev-parse', '--short=10', parent).toString().trim()
  }
}

/** Answers the folder, in which `dist` is bundled. Packages are those that are installed here. */
export function checkOut(release: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-content-earlier-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', release) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}
