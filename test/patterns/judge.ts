// Asks recheck whether a text could keep a pattern busy for longer than its length explains.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { check } from 'recheck'
import type { Pattern } from './written.ts'

type Found = Awaited<ReturnType<typeof check>>
type Recheck = { check: typeof check; checkSync: typeof import('recheck').checkSync }
const required = createRequire(import.meta.url)

/** By a fixed seed and by steps, so that two runs judge alike: a clock would call a pattern slow where the machine is. */
const settings = {
  ...{ randomSeed: 1, timeout: 600_000 },
  ...{ seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
}

export type Verdict = { safe: boolean; told: string }

/** In this process and without anything but JavaScript: slow for long patterns, and the same everywhere. */
export function judgeHere({ source, flags }: Pattern): Verdict {
  const { checkSync } = required('recheck/lib/browser.js') as Recheck
  return told(checkSync(source, flags.replace('d', ''), settings))
}

/** By the compiled checker where npm has brought one; it keeps a process of its own running. */
export async function judgeFast(pattern: Pattern): Promise<Verdict> {
  const program = compiledChecker()
  if (program) return await judgeBy(program, pattern)
  const { check } = required('recheck') as Recheck
  return told(await check(pattern.source, pattern.flags.replace('d', ''), settings))
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'macos' }

function compiledChecker(): string | null {
  try {
    return required.resolve(`recheck-${platforms[process.platform]}-${process.arch}/recheck`)
  } catch {
    return null
  }
}

/** A counted look-behind or a few optional groups in each other take all the memory there is and never end (1089). */
const bound = { memory: '3g', ms: 120_000 }
let checker: ChildProcess | null = null

async function judgeBy(program: string, { source, flags }: Pattern): Promise<Verdict> {
  checker ??= spawn(program, [`-Xmx${bound.memory}`, 'agent'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const { stdin, stdout } = checker
  if (!stdin || !stdout) throw new Error('the checker has no pipes')
  const params = { source, flags: flags.replace('d', ''), params: settings }
  const lines = createInterface({ input: stdout })
  const answer = once(lines, 'line', { signal: AbortSignal.timeout(bound.ms) })
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0+push', id: 1, method: 'check', params })}\n`)
  const line = await answer.catch(() => null)
  lines.close()
  if (line) return told((JSON.parse(String(line[0])) as { result: Found }).result)
  checker.kill('SIGKILL')
  checker = null
  return { safe: false, told: `unknown: no verdict within ${bound.ms / 1000} s and ${bound.memory}B` }
}

/** What cannot be told counts as vulnerable. */
function told(found: Found): Verdict {
  if (found.status === 'safe') return { safe: true, told: 'safe' }
  if (found.status === 'unknown') return { safe: false, told: `unknown: ${found.error.kind}` }
  return { safe: false, told: `${found.complexity.summary}, ${found.attack.pattern.slice(0, 120)}` }
}
