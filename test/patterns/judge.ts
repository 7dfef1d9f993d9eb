// Asks recheck whether a text could keep a pattern busy for longer than its length explains.
import { createRequire } from 'node:module'
import type { check } from 'recheck'
import type { Pattern } from './written.ts'

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
export async function judgeFast({ source, flags }: Pattern): Promise<Verdict> {
  const { check } = required('recheck') as Recheck
  return told(await check(source, flags.replace('d', ''), settings))
}

/** What cannot be told counts as vulnerable. */
function told(found: Awaited<ReturnType<typeof check>>): Verdict {
  if (found.status === 'safe') return { safe: true, told: 'safe' }
  if (found.status === 'unknown') return { safe: false, told: `unknown: ${found.error.kind}` }
  return { safe: false, told: `${found.complexity.summary}, ${found.attack.pattern.slice(0, 120)}` }
}
