// `npm start` as its user sees it: up, down by Ctrl-C, up again with the same data.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { AT_LENGTH } from '#test/support/proof.ts'

const root = dirname(dirname(import.meta.dirname))
const dir = mkdtempSync(join(tmpdir(), 'brand-content-start-'))
const started: ChildProcess[] = []

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

const environment = { ...process.env, PORT: '0', LOCAL_DIR: dir }

async function start(args: string[] = [], until = 'Ctrl-C stops') {
  const child = spawn('node', ['dev/run.mjs', 'dev/local/main.ts', ...args], {
    cwd: root,
    env: environment,
    detached: true,
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', text => (output += text))
  child.stderr.on('data', text => (output += text))
  const ended = new Promise<number | null>(resolve => child.on('exit', code => resolve(code)))
  const ready = join(dir, 'ready.json')
  await expect
    .poll(() => (existsSync(ready) && output.includes(until)) || child.exitCode !== null, { timeout: 60_000 })
    .toBe(true)
  if (child.exitCode !== null) throw new Error(output)
  const interrupt = async () => {
    process.kill(-(child.pid ?? 0), 'SIGINT')
    return ended
  }
  return { ready: JSON.parse(readFileSync(ready, 'utf8')), output: () => output, interrupt }
}

type Started = Awaited<ReturnType<typeof start>>

const api = ({ ready }: Started) => ({
  runs: `${ready.base_url}/api/v1/programmatic/runs`,
  headers: { authorization: `Bearer ${ready.live_key}`, 'content-type': 'application/json' },
})

async function statusOf(one: Started, run: string): Promise<string> {
  const { runs, headers } = api(one)
  return ((await (await fetch(`${runs}/${run}`, { headers })).json()) as { status: string }).status
}

/** A film that is under way when Ctrl-C comes. */
async function cutWhileMade(one: Started): Promise<string> {
  const { runs, headers } = api(one)
  const brief = 'We open at six on Saturdays from now on. Runners meet at the harbour. Coffee is ready at seven.'
  const body = JSON.stringify({ brief, channel: 'instagram', asset_type: 'video' })
  const asked = await fetch(runs.replace(/runs$/, 'generate'), { method: 'POST', headers, body })
  const { id } = (await asked.json()) as { id: string }
  await expect.poll(() => statusOf(one, id), { timeout: 10_000, interval: 50 }).toBe('running')
  expect(await one.interrupt()).toBe(130)
  return id
}

/** Processes whose command line names the folder of this test. */
const leftOver = () => spawnSync('pgrep', ['-f', dir]).stdout.toString().trim()

describe.runIf(AT_LENGTH)('npm start', () => {
  it('ends without a trace where it is stopped while its picture is made', async () => {
    const { interrupt, output } = await start([], 'A brief becomes a picture')
    expect(await interrupt()).toBe(130)
    expect([output().split('\n').at(-2), leftOver()]).toEqual(['Stopping …', ''])
    expect(output()).not.toMatch(/Error|^ +at /m)
  }, 120_000)

  it.runIf(AT_LENGTH)(
    'makes a picture, ends with Ctrl-C, and goes on with the same data',
    async () => {
      const first = await start()
      expect(first.ready).toMatchObject({
        base_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
        mcp_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/),
        live_key: expect.stringMatching(/^sk_live_/),
        test_key: expect.stringMatching(/^sk_test_/),
        workspace_id: expect.any(String),
        other: { workspace_id: expect.any(String), live_key: expect.stringMatching(/^sk_live_/) },
      })
      expect([...readFileSync(join(dir, 'demo.jpg')).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
      expect(first.output()).toContain(join(dir, 'demo.jpg'))
      const url = first.output().match(/http\S+\/assets\/\S+/)?.[0] ?? ''
      const film = await cutWhileMade(first)
      expect([leftOver(), existsSync(join(dir, 'ready.json'))]).toEqual(['', false])

      const second = await start(['--no-demo'])
      expect(second.ready).toMatchObject({ live_key: first.ready.live_key, base_url: first.ready.base_url })
      const headers = { authorization: `Bearer ${second.ready.live_key}` }
      expect((await fetch(`${second.ready.base_url}/api/v1/programmatic/me`, { headers })).status).toBe(200)
      expect((await fetch(url)).status).toBe(200)

      // Its lease lasts two minutes more; nobody waits for that.
      await expect.poll(() => statusOf(second, film), { timeout: 30_000 }).toBe('succeeded')

      const chats = second.ready.bot.TELEGRAM_API_URL
      expect(chats).toBe(first.ready.bot.TELEGRAM_API_URL)
      const mails = /^Mails +\S+/m
      expect(mails.exec(second.output())?.[0]).toBe(mails.exec(first.output())?.[0])
      expect(second.output()).toContain(chats)
      const card = {
        output_type: 'stat',
        data: { value: '214', label: 'runners this Sunday' },
        caption: 'Sunday <10k>',
      }
      const made = await fetch(`${second.ready.base_url}/api/v1/studio/generate`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(card),
      })
      expect(await made.json()).toMatchObject({ delivery: ['telegram'] })
      const page = async () => (await fetch(chats)).text()
      await expect.poll(page, { timeout: 30_000 }).toContain('<p>Sunday &lt;10k&gt;</p>')
      const picture = /\/files\/\d+\/0/.exec(await page())?.[0]
      const bytes = new Uint8Array(await (await fetch(`${chats}${picture}`)).arrayBuffer())
      expect([...bytes.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47])

      const third = spawnSync('node', ['dev/run.mjs', 'dev/local/main.ts'], { cwd: root, env: environment })
      expect([third.status, third.stderr.toString()]).toEqual([1, expect.stringContaining('running already')])
      const keysOf = (workspace: string) =>
        spawnSync('node', ['dev/run.mjs', 'dev/admin/main.ts', 'key', 'list', '--workspace', workspace], {
          ...{ cwd: root, env: environment, encoding: 'utf8' },
        })
      expect(JSON.parse(keysOf(second.ready.workspace_id).stdout)).toHaveLength(2)
      const { status, stderr } = keysOf(randomUUID())
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^There is no workspace .* here/)])
      expect(await second.interrupt()).toBe(130)
    },
    120_000,
  )

  it.each([
    [['--no-demoo'], {}, 'no-demoo'],
    [[], { PORT: 'eighty' }, 'PORT'],
    [[], { RENDER_PROCESSES: '9' }, 'RENDER_PROCESSES'],
  ])('says what is wrong with %j %j', (args, env, word) => {
    const ended = spawnSync('node', ['dev/run.mjs', 'dev/local/main.ts', ...args], {
      cwd: root,
      env: { ...environment, ...env },
    })
    expect([ended.status, ended.stderr.toString()]).toEqual([1, expect.stringContaining(word)])
    expect(ended.stderr.toString()).not.toContain('    at ')
  })
})
