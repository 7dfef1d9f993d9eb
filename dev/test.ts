// `npm test`: types, lint and every test layer, and one line with the sum.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
type Counted = { passed: number; broken: number; skipped: number; files: string[]; tests: string[] }

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
const ended = vitest(...only)
const found = counted()
const { passed, broken, skipped } = again(found)
rmSync(join(report, '..'), { recursive: true, force: true })
if (process.env.PROOF === 'short')
  console.log(
    'A share of what is proved, without the files in test/support/later.ts: `PROOF=long npm test` takes longer and leaves nothing out.',
  )
// A worker that dies takes its file along, of which no report tells.
if (!ended && found.broken === 0) {
  console.log('FAILED vitest ended with an error of its own: see above')
  failed++
}
console.log(`${passed} passed, ${broken + failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(broken + failed > 0 || passed === 0 ? 1 : 0)

function vitest(...files: string[]): boolean {
  return bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files)
}

/**
 * With SECOND_TRY set one file or two that failed among hundreds run once more, with the machine to themselves, and which did is said.
 * What fails by chance on purpose, races and simulators, has one try: there a failure that does not come back is a find.
 */
function again(first: Counted): Counted {
  const { files, tests } = first
  const isOnce = files.some(file => /\/test\/(?:races|simulator)\//.test(file))
  if (!process.env.SECOND_TRY || files.length === 0 || files.length > 2 || isOnce) return first
  console.log(`Once more, alone: ${files.join(' ')}`)
  vitest(...files)
  const second = counted()
  if (second.broken === 0) for (const test of tests) console.log(`PASSED ONLY AT THE SECOND TRY: ${test}`)
  return second.broken > 0 ? first : { ...first, passed: first.passed + first.broken, broken: 0 }
}

/** A test file that failed without a failed test counts as a failure: it could not be read, or what its tests need did not start. */
function counted(): Counted {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report
    const itself = ({ status, assertionResults }: Report['testResults'][number]) =>
      status === 'failed' && !assertionResults.some(test => test.status === 'failed')
    const bad = testResults.filter(({ status }) => status === 'failed')
    return {
      ...{ passed: numPassedTests, broken: numFailedTests + bad.filter(itself).length, skipped: numPendingTests },
      files: bad.map(({ name }) => name),
      tests: bad.flatMap(file =>
        file.assertionResults.filter(test => test.status === 'failed').map(test => `${file.name}: ${test.fullName}`),
      ),
    }
  } catch {
    return { passed: 0, broken: 1, skipped: 0, files: [], tests: [] }
  }
}
