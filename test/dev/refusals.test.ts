// What `npm start` and `npm run admin` say where they cannot go on: a sentence and what mends it, never a trace.

import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyFolder, holdFolder, makeFolder, refuseForeign } from '#dev/local/folder.ts'
import { readOptions, UsageError } from '#dev/local/options.ts'
import { refuseUnreachable } from '#dev/local/reach.ts'
import { writeJson } from '#dev/local/settings.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { temporary } from '#test/dev/temporary.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

const root = join(import.meta.dirname, '../..')
const dir = temporary('refusals')
const PATIENCE_MS = 120_000

function run(script: string, args: string[], env: Record<string, string>): SpawnSyncReturns<string> {
  const given = { ...process.env, DEPLOYMENT: '', DATABASE_URL: '', PORT: '0', LOCAL_DIR: join(dir, 'none'), ...env }
  return spawnSync('node', ['dev/run.mjs', script, ...args], { cwd: root, env: given, encoding: 'utf8' })
}

describe.runIf(AT_LENGTH)('npm start', () => {
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
    'says that a database cannot be used, and goes no further',
    () => {
      const env = { LOCAL_DIR: join(dir, 'wrong'), LOCAL_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/x' }
      const { status, stdout, stderr } = run('dev/local/main.ts', [], env)
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('Leave it out for the embedded one.')])
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
      expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${PORT} is taken. Choose another: PORT=`)])
      expect(stderr).not.toContain('    at ')
    },
    PATIENCE_MS,
  )

  it.each([
    [
      { LOCAL_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/x' },
      'What LOCAL_DATABASE_URL names cannot be used: connect',
    ],
    [{ LOCAL_DATABASE_URL: 'hello' }, 'It looks like this: LOCAL_DATABASE_URL=postgresql://'],
    [{ LOCAL_REDIS_URL: 'redis://127.0.0.1:1' }, 'What LOCAL_REDIS_URL names cannot be used: connect ECONNREFUSED'],
    [{ LOCAL_REDIS_URL: 'http://127.0.0.1' }, 'It looks like this: LOCAL_REDIS_URL=redis://'],
    [{ PORT: '6000' }, 'Port 6000 gets no request from browsers and Node'],
    [{ QSTASH_FAULTS: 'dorp=1' }, 'QSTASH_FAULTS: unknown fault "dorp": choose from drop'],
    [{ QSTASH_FAULTS: 'drop=2' }, 'QSTASH_FAULTS: fault "drop" is a share from 0 to 1'],
  ])('refuses %j before anything is started', async (env, words) => {
    const tried = async () => {
      const options = readOptions([], { PORT: '0', ...env })
      if (options) await refuseUnreachable(options)
    }
    await expect(tried()).rejects.toThrow(UsageError)
    await expect(tried()).rejects.toThrow(words)
  })

  it('says that its packages cannot be installed where nobody may write', () => {
    const bare = join(dir, 'read-only')
    mkdirSync(join(bare, 'dev/build'), { recursive: true })
    for (const name of ['run.mjs', 'build/alone.mjs']) copyFileSync(join(root, 'dev', name), join(bare, 'dev', name))
    chmodSync(dir, 0o755)
    chmodSync(bare, 0o555)
    const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const { status, stderr } = spawnSync(process.execPath, ['dev/run.mjs', 'dev/local/main.ts'], {
      ...{ cwd: bare, encoding: 'utf8', ...stranger },
    })
    chmodSync(bare, 0o755)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The packages cannot be installed: you may not write into/),
    ])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('names the Node that it needs, where it runs on an older one and none came with the packages', () => {
    const bare = join(dir, 'bare')
    mkdirSync(join(bare, 'dev/build'), { recursive: true })
    mkdirSync(join(bare, 'empty'))
    for (const name of ['run.mjs', 'build/alone.mjs']) copyFileSync(join(root, 'dev', name), join(bare, 'dev', name))
    symlinkSync(join(bare, 'empty'), join(bare, 'node_modules'))
    const old = nodes.filter(({ name }) => name.startsWith('Node 20.'))
    if (old.length === 0) console.warn('left out: there is no Node 20 here')
    for (const { path } of old) {
      const { status, stderr } = spawnSync(path, ['dev/run.mjs', 'dev/local/main.ts'], { cwd: bare, encoding: 'utf8' })
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^This needs Node 22\.18 or newer; 20\./)])
    }
  })

  it('says that another start holds the folder, whichever port either has, and wipes nothing of it', () => {
    const held = join(dir, 'held')
    makeFolder(held)
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
    writeFileSync(join(held, 'in-use'), `${other.pid}`)
    writeFileSync(join(held, 'kept'), '')
    expect(() => holdFolder(held)).toThrow(`${held} is in use: process ${other.pid} is starting there`)
    emptyFolder(held)
    expect(readdirSync(held)).toEqual(['in-use'])
    other.kill('SIGKILL')
    writeFileSync(join(held, 'in-use'), '2147483646')
    holdFolder(held)
    expect(readFileSync(join(held, 'in-use'), 'utf8')).toBe(`${process.pid}`)
  })

  it('begins in no folder that holds anything else, so that FRESH=1 wipes none', () => {
    const home = join(dir, 'home')
    makeFolder(home)
    writeFileSync(join(home, 'in-use'), '1')
    refuseForeign(home)
    writeFileSync(join(home, 'letters.txt'), '')
    expect(() => refuseForeign(home)).toThrow(`${home} holds other things`)
    writeJson(join(home, 'settings.json'), {})
    refuseForeign(home)
  })

  it('keeps its keys and settings for their owner alone', () => {
    const file = join(dir, 'settings.json')
    writeJson(file, { key: 'x' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    makeFolder(join(dir, 'kept', 'here'))
    expect(statSync(join(dir, 'kept', 'here')).mode & 0o777).toBe(0o700)
  })
})

describe.runIf(AT_LENGTH)('npm run admin', () => {
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

  it.each([
    [['key'], '`key` goes on: key mint, key list'],
    [['kye', 'list'], 'Did you mean `npm run admin -- key list`?'],
  ])(
    'names what is near %j',
    (args, words) => {
      const { status, stderr } = run('dev/admin/main.ts', args, {})
      expect([status, stderr]).toEqual([2, expect.stringContaining(words)])
    },
    PATIENCE_MS,
  )
})
