// The judges that are installed under test/judges/, apart from the project: run, and what they said.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const JUDGES = resolve(import.meta.dirname, '..', '..', 'test', 'judges')

export function installJudges(): void {
  if (existsSync(join(JUDGES, 'node_modules', '.bin', 'conformance'))) return
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...{ cwd: JUDGES, stdio: 'inherit' },
  })
  if (status !== 0) throw new Error('the judges could not be installed')
}

export type Said = { status: number | null; text: string }

/** `heard` is told the words so far, as they come. */
export function judge(name: string, args: string[], heard?: (text: string) => void): Promise<Said> {
  const env = { ...process.env, MCP_AUTO_OPEN_ENABLED: 'false' }
  const child = spawn(join(JUDGES, 'node_modules', '.bin', name), args, { cwd: JUDGES, env })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      heard?.(text)
    })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', status => done({ status, text }))
  })
}

export type Score = { scenario: string; passed: number; failed: number; scored: boolean }

/** The lines of a summary; those that are run and not scored are named once more below it. */
export function scoresOf(text: string): Score[] {
  const summary = text.slice(text.indexOf('=== SUMMARY ==='))
  const unscored = new Set([...summary.matchAll(/^ {2}[✓✗] (\S+) \((?:extension|pending)\)/gm)].map(one => one[1]))
  return [...summary.matchAll(/^[✓✗] (\S+): (\d+) passed, (\d+) failed/gm)].map(
    ([, scenario = '', passed, failed]) => ({
      ...{ scenario, passed: Number(passed), failed: Number(failed), scored: !unscored.has(scenario) },
    }),
  )
}
