// What a new operator types: each command says in a sentence what is wrong and what to do, and Ctrl-C leaves nothing behind.

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { commands, helpOf } from '#dev/deploy/terminal/commands.ts'
import { readFlags } from '#dev/deploy/terminal/flags.ts'
import { type Told, tell } from '#dev/deploy/terminal/tell.ts'
import { openTools, type Tools } from '#dev/deploy/tools.ts'
import { workerNames } from '#dev/deploy/worker/workers.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { createAccount, Deployed } from '../account.ts'
import { openTerminal } from './typed.ts'

const empty = mkdtempSync(join(tmpdir(), 'brand-content-typed-'))
afterAll(() => rmSync(empty, { recursive: true, force: true }))

/** What went wrong, an arrow, and what to do: nothing of where in the code. */
const SENTENCE = /\S[\s\S]*\n→ \S/
const STACK = /^\s+at |Error:|undefined|\[object/m
const GONE = 'http://127.0.0.1:9'

/** As the terminal runs it, in this process. */
async function said(command: string, ...args: string[]): Promise<string> {
  const lines: string[] = []
  const { wrangler, answers } = createAccount()
  const known = commands[command]
  const tools: Tools = {
    ...{ ...openTools(), wrangler, folder: empty, ask: null, build: async () => undefined },
    print: line => void lines.push(line),
    fetch: async (input, init) => answers(String(input), init) ?? fetch(input, init),
  }
  const ended = await known?.run(tools, readFlags(command, args, {}, known.takes)).catch(tell)
  return [...lines, (ended as Told | undefined)?.text ?? ''].join('\n')
}

const isPlain = (text: string) => [SENTENCE.test(text), STACK.exec(text)?.[0] ?? '']

it('every command has a help of its own', () => {
  for (const [name, { takes }] of Object.entries(commands)) {
    expect(helpOf(name)).toMatch(new RegExp(`^usage: npm run ${name} -- [\\s\\S]*--name NAME`))
    for (const flag of takes) expect(helpOf(name)).toContain(`--${flag}`)
  }
})

it('where nothing was ever deployed each command says so, and makes nothing', async () => {
  const asked = Object.keys(commands).filter(name => name !== 'doctor')
  for (const [name = '', ...args] of [...asked.map(name => [name]), ['backup', '--to', 'all.jsonl.gz']])
    expect([name, ...isPlain(await said(name, ...args))]).toEqual([name, true, ''])
  expect(await said('deploy', '--dry-run')).toMatch(/7 faults\. Nothing was changed\./)
  expect(await said('restore', '--from', join(empty, 'none'))).toMatch(/There is no file/)
  expect(await said('destroy', '--yes-really')).toMatch(/brand-content-api was not there/)
  expect(readdirSync(empty).filter(file => !file.startsWith('wrangler.'))).toEqual([])
})

it.runIf(AT_LENGTH)('a network that is gone is told as that', async () => {
  const settings = `PUBLIC_URL=${GONE}\nDATABASE_URL=postgresql://u:p@127.0.0.1/d\nNEON_FETCH_ENDPOINT=${GONE}/sql\n`
  writeFileSync(join(empty, '.env.gone'), settings)
  for (const [name = '', ...args] of [['status'], ['backup', '--to', join(empty, 'all.jsonl.gz')], ['upgrade']])
    expect([name, ...isPlain(await said(name, ...args, '--name', 'gone'))]).toEqual([name, true, ''])
  expect(readdirSync(empty).filter(file => file.includes('jsonl'))).toEqual([])
})

it.runIf(AT_LENGTH)(
  'Ctrl-C says what it leaves, no secret stays on the disk, and the next try ends it',
  async () => {
    const account = createAccount()
    const deployment = deploymentOf('test', empty)
    for (const worker of workerNames) {
      const deployed = new Deployed()
      deployed.upload('r1', {})
      account.state.workers.set(deployment.workers[worker], deployed)
    }
    writeFileSync(
      deployment.env_file,
      'PUBLIC_URL=https://api.example.com\nDATABASE_URL=postgresql://u:p@127.0.0.1:9/d\n',
    )
    const terminal = await openTerminal(empty, account)
    const left = () => readdirSync(empty).filter(file => file.startsWith('brand-content-'))
    const paused = () => [...account.state.workers.values()].filter(({ secrets }) => secrets.PAUSED).length
    try {
      const broken = await terminal.breakOff(/^secret bulk .*-render/, 'pause', '--name', 'test')
      expect([broken.status, left(), paused()]).toEqual([130, [], 3])
      expect(broken.said).toMatch(/Broken off\. What was done stays done, and the same command may be run again\./)
      await terminal.breakOff(/^secret bulk .*-intake/, 'pause', '--name', 'test')
      expect([left(), paused()]).toEqual([[], 4])
      const destroying = ['destroy', '--name', 'test', '--yes-really']
      expect(await terminal.breakOff(/^delete .*-api/, ...destroying)).toMatchObject({ status: 130 })
      const gone = await terminal.type(...destroying)
      expect([gone.status, account.state.workers.size]).toEqual([0, 0])
      expect(gone.said).toMatch(/dashboard was not there[\s\S]*render is deleted/)
      expect(existsSync(deployment.env_file)).toBe(true)
    } finally {
      await terminal.close()
    }
  },
  120_000,
)
