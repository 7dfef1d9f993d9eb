// `npm test`: types, lint and every test layer, and one line with the sum.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const node = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
const bin = (name: string, ...args: string[]) => spawnSync(name, args, { stdio: 'inherit' }).status === 0

const only = process.argv.slice(2)
// Whoever names files wants all that they prove; `.ci/run` says PROOF=long.
if (only.length === 0) process.env.PROOF ??= 'short'
const report = join(mkdtempSync(join(tmpdir(), 'brand-content-test-')), 'report.json')
const steps: [string, () => boolean][] = [
  ['types', () => bin('tsc', '-p', '.')],
  ['lint', () => bin('biome', 'check', '--error-on-warnings', '.')],
  ['bundles', () => node('--import', './dev/modules.mjs', 'dev/build/build.ts')],
]

let failed = 0
for (const [name, step] of only.length > 0 ? [] : steps) {
  const began = performance.now()
  const ok = step()
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (!ok) failed++
}
const ended = bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only)
const { passed, broken, skipped } = counted()
rmSync(join(report, '..'), { recursive: true, force: true })
if (process.env.PROOF === 'short')
  console.log(
    'A share of what is proved, without the files in test/support/later.ts: `PROOF=long npm test` takes longer and leaves nothing out.',
  )
// A worker that dies takes its file along, of which no report tells.
if (!ended && broken === 0) {
  console.log('FAILED vitest ended with an error of its own: see above')
  failed++
}
console.log(`${passed} passed, ${broken + failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(broken + failed > 0 || passed === 0 ? 1 : 0)

/** A test file that failed without a failed test counts as a failure: it could not be read, or what its tests need did not start. */
function counted(): { passed: number; broken: number; skipped: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report
    const itself = ({ status, assertionResults }: Report['testResults'][number]) =>
      status === 'failed' && !assertionResults.some(test => test.status === 'failed')
    const files = testResults.filter(itself).length
    return { passed: numPassedTests, broken: numFailedTests + files, skipped: numPendingTests }
  } catch {
    return { passed: 0, broken: 1, skipped: 0 }
  }
}
