// Scripts started at once in a bare clone: one installs the packages, the others wait for it. What stands in for npm takes its time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { temporary } from '#test/dev/temporary.ts'

const root = join(import.meta.dirname, '../..')
const dir = temporary('installing')
const installing = 'Installing packages (npm ci); this happens once …\n'

/** Empties the folder as npm does, and keeps its record of it last. */
const npm = `import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
appendFileSync('calls', process.argv[2] + ' begins\\n')
rmSync('node_modules', { recursive: true, force: true })
process.on('SIGINT', () => {})
await sleep(700)
if (process.env.BROKEN) process.exit(1)
mkdirSync('node_modules/tea', { recursive: true })
writeFileSync('node_modules/tea/index.js', 'console.log("tea")')
writeFileSync('node_modules/.package-lock.json', '{"packages":{"node_modules/tea":{"version":"1.0.0"}}}')
appendFileSync('calls', process.argv[2] + ' ends\\n')
`

function makeClone(name: string): string {
  const clone = join(dir, name)
  mkdirSync(join(clone, 'dev/build'), { recursive: true })
  for (const file of ['run.mjs', 'build/alone.mjs']) copyFileSync(join(root, 'dev', file), join(clone, 'dev', file))
  writeFileSync(join(clone, 'dev/modules.mjs'), '')
  writeFileSync(join(clone, 'dev/script.cjs'), 'require("tea")')
  writeFileSync(join(clone, 'package-lock.json'), '{"packages":{"node_modules/tea":{"version":"1.0.0"}}}')
  writeFileSync(join(clone, 'npm.mjs'), npm)
  return clone
}

/** A group of its own, as a terminal gives it. */
function begin(clone: string, more: Record<string, string> = {}) {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.mjs'), ...more }
  return spawn(process.execPath, ['dev/run.mjs', 'dev/script.cjs'], { cwd: clone, env, detached: true })
}

async function run(clone: string, more: Record<string, string> = {}) {
  const script = begin(clone, more)
  const [out, err, [status]] = await Promise.all([text(script.stdout), text(script.stderr), once(script, 'exit')])
  return { out, err, status }
}

it('install once, and all of them run', async () => {
  const clone = makeClone('together')
  const all = await Promise.all([run(clone), run(clone), run(clone)])
  expect(all.map(({ out, status }) => [out, status])).toEqual(all.map(() => ['tea\n', 0]))
  expect(all.filter(({ err }) => err.includes(installing))).toHaveLength(1)
  expect(readFileSync(join(clone, 'calls'), 'utf8')).toBe('ci begins\nci ends\n')
  expect(existsSync(join(clone, '.installing'))).toBe(false)
  expect(await run(clone)).toEqual({ out: 'tea\n', err: '', status: 0 })
})

it('take over from one that was ended while it installed', async () => {
  const clone = makeClone('left')
  writeFileSync(join(clone, '.installing'), '999999999')
  const { out, err, status } = await run(clone)
  expect([out, status]).toEqual(['tea\n', 0])
  expect(err).toBe(`Another script installs the packages; waiting for it …\n${installing}`)
})

it('end with a sentence where npm fails, and hold nobody up', async () => {
  const clone = makeClone('broken')
  const failed = { out: '', err: `${installing}npm ci did not succeed; its messages are above.\n`, status: 1 }
  expect(await run(clone, { BROKEN: '1' })).toEqual(failed)
  expect(await run(clone)).toMatchObject({ out: 'tea\n', status: 0 })
})

const calls = (clone: string) => (existsSync(join(clone, 'calls')) ? readFileSync(join(clone, 'calls'), 'utf8') : '')

/** Sends it to the group while npm works; answers how the script ended. */
async function endWhileInstalling(clone: string, signal: NodeJS.Signals) {
  const first = begin(clone)
  first.stderr.resume()
  const ended = once(first, 'exit')
  await expect.poll(() => calls(clone), { timeout: 10_000 }).toBe('ci begins\n')
  process.kill(-(first.pid ?? 0), signal)
  return ended
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('take npm with them at a %s, and the next start installs alone', async (signal, status) => {
  const clone = makeClone(signal)
  expect(await endWhileInstalling(clone, signal)).toEqual([status, null])
  expect(existsSync(join(clone, '.installing'))).toBe(false)
  expect(await run(clone)).toEqual({ out: 'tea\n', err: installing, status: 0 })
  expect(calls(clone)).toBe('ci begins\nci begins\nci ends\n')
})

it('wait for the npm that a killed script has left behind', async () => {
  const clone = makeClone('killed')
  expect(await endWhileInstalling(clone, 'SIGKILL')).toEqual([null, 'SIGKILL'])
  const next = await run(clone)
  expect(next).toEqual({ out: 'tea\n', err: 'Another script installs the packages; waiting for it …\n', status: 0 })
  expect(calls(clone)).toBe('ci begins\nci ends\n')
})
