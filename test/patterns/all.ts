import { spawnSync } from 'node:child_process'
import { type Pattern, ROOT, writtenPatterns } from './written.ts'

export type All = {
  patterns: Pattern[]
  /** Places that build patterns and were not seen doing it. */
  unseen: string[]
}

/** One brief of so many. */
const EVERY = 4

/** Every pattern of the tree, written or built; some of the known briefs are composed to see those that are built. */
export function allPatterns(): All {
  const { patterns, builders } = writtenPatterns()
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './dev/modules.mjs', 'test/patterns/building.ts', String(EVERY)],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (!stdout.startsWith('{')) throw new Error(`patterns could not be watched: ${stderr.slice(-1_000)}`)
  const built = JSON.parse(stdout) as { patterns: Pattern[]; places: string[] }
  const all = [...patterns, ...built.patterns.map(one => ({ ...one, at: one.at.replace(/:\d{1,6}$/, '') }))]
  return { patterns: all, unseen: builders.filter(place => !built.places.some(seen => near(seen, place))) }
}

/** A call that is written over several lines is seen at any of them. */
function near(seen: string, place: string): boolean {
  const [[a, x], [b, y]] = [seen.split(':'), place.split(':')]
  return a === b && Math.abs(Number(x) - Number(y)) <= 2
}
