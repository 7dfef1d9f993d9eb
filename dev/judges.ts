// The outside judges of docs/openapi.json: redocly, its score, spectral with the OWASP rules, and IBM's. Any finding fails.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'test', 'judges')
const document = join(import.meta.dirname, '..', 'docs', 'openapi.json')

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })
    .status === 0

const LEAST_SCORE = 92

/** How ready the document is for those who write clients, people and programs, by redocly. */
function scored(): boolean {
  const { stdout } = spawnSync(bin('redocly'), ['score', '--format', 'json', document], {
    cwd: folder,
    encoding: 'utf8',
  })
  const score = Number(JSON.parse(stdout.slice(stdout.indexOf('{'))).agentReadiness)
  console.log(`redocly score: ${score} of 100, ${LEAST_SCORE} at least`)
  return score >= LEAST_SCORE
}

/** Errors by IBM's rules, without those that ours overrule: test/judges/ibm.json says which and why. */
function ruled(): boolean {
  const overruled = Object.values(JSON.parse(readFileSync(join(folder, 'ibm.json'), 'utf8'))).flat()
  const { stdout } = spawnSync(bin('lint-openapi'), ['--errors-only', '--json', document], {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 },
  })
  type Found = { rule: string; message: string; path: string[] }
  const { error } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { error: { results: Found[] } }
  const left = error.results.filter(one => !overruled.includes(one.rule))
  for (const { rule, message, path } of left) console.log(`${rule}: ${message} (${path.join('.')})`)
  console.log(`ibm-openapi-validator: ${left.length} errors`)
  return left.length === 0 && error.results.length > 0
}

if (!existsSync(join(folder, 'node_modules')) && !run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'))
  process.exit(1)

const bin = (name: string) => join(folder, 'node_modules', '.bin', name)
const judged = [
  run(bin('redocly'), 'lint', '--config', 'redocly.yaml', '--format', 'stylish', document),
  run(bin('spectral'), 'lint', '--ruleset', 'spectral.yaml', '--fail-severity', 'hint', document),
]
judged.push(ruled(), scored())
const passed = judged.filter(Boolean).length
console.log(`${passed} passed, ${judged.length - passed} failed`)
process.exit(passed === judged.length ? 0 : 1)
