// The outside judges of docs/openapi.json: redocly and spectral with the OWASP rules. Any finding fails.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'test', 'judges')
const document = join(import.meta.dirname, '..', 'docs', 'openapi.json')

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })
    .status === 0

if (!existsSync(join(folder, 'node_modules')) && !run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'))
  process.exit(1)

const bin = (name: string) => join(folder, 'node_modules', '.bin', name)
const judged = [
  run(bin('redocly'), 'lint', '--config', 'redocly.yaml', '--format', 'stylish', document),
  run(bin('spectral'), 'lint', '--ruleset', 'spectral.yaml', '--fail-severity', 'hint', document),
]
const passed = judged.filter(Boolean).length
console.log(`${passed} passed, ${judged.length - passed} failed`)
process.exit(passed === judged.length ? 0 : 1)
