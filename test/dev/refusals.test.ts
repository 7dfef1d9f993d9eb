// What `npm start` and `npm run admin` say where they cannot go on: a sentence and what mends it, never a trace.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeJson } from '#dev/local/settings.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { temporary } from '#test/dev/temporary.ts'

const root = join(import.meta.dirname, '../..')
const dir = temporary('refusals')
const PATIENCE_MS = 120_000

function run(script: string, args: string[], env: Record<string, string>): SpawnSyncReturns<string> {
  const given = { ...process.env, DEPLOYMENT: '', DATABASE_URL: '', PORT: '0', LOCAL_DIR: join(dir, 'none'), ...env }
  return spawnSync('node', ['dev/run.mjs', script, ...args], { cwd: root, env: given, encoding: 'utf8' })
}

describe('npm start', () => {
  it(
    'names a folder in which nothing can be kept',
    () => {
      const { status, stderr } = run('dev/local/main.ts', [], { LOCAL_DIR: '/proc/nowhere/deep' })
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^The local data cannot be kept in \/proc\/nowhere\/deep/),
      ])
      expect(stderr).toContain('LOCAL_DIR=')
      expect(stderr).not.toContain('    at ')
    },
    PATIENCE_MS,
  )

  it(
    'says that its port is taken, and how to choose another',
    async () => {
      const other = createServer()
      await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
      const PORT = String((other.address() as AddressInfo).port)
      const { status, stderr } = run('dev/local/main.ts', [], { PORT, LOCAL_DIR: join(dir, 'taken') })
      other.close()
      expect([status, stderr]).toEqual([1, expect.stringContaining('The port is taken. Choose another: PORT=')])
      expect(stderr).not.toContain('    at ')
    },
    PATIENCE_MS,
  )

  it('names the Node that it needs, where it runs on an older one and none came with the packages', () => {
    const bare = join(dir, 'bare')
    mkdirSync(join(bare, 'dev'), { recursive: true })
    mkdirSync(join(bare, 'empty'))
    copyFileSync(join(root, 'dev/run.mjs'), join(bare, 'dev/run.mjs'))
    symlinkSync(join(bare, 'empty'), join(bare, 'node_modules'))
    const old = nodes.filter(({ name }) => name.startsWith('Node 20.'))
    if (old.length === 0) console.warn('left out: there is no Node 20 here')
    for (const { path } of old) {
      const { status, stderr } = spawnSync(path, ['dev/run.mjs', 'dev/local/main.ts'], { cwd: bare, encoding: 'utf8' })
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^This needs Node 22\.18 or newer; 20\./)])
    }
  })

  it('keeps its keys and settings for their owner alone', () => {
    const file = join(dir, 'settings.json')
    writeJson(file, { key: 'x' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

describe('npm run admin', () => {
  it(
    'begins no database in silence where nothing runs and nothing was kept',
    () => {
      const LOCAL_DIR = join(dir, 'nothing')
      const { status, stderr } = run('dev/admin/main.ts', ['agent', 'list'], { LOCAL_DIR })
      expect([status, stderr]).toEqual([2, expect.stringMatching(/Nothing runs here[\s\S]*Run npm start first/)])
      expect(existsSync(LOCAL_DIR)).toBe(false)
    },
    PATIENCE_MS,
  )
})
