// The program of docs/agents/sdk.md, run as it stands there, with a person who says yes.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { answerConsent, type Browser, signedIn } from '#test/support/agent.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')
let stack: SeededStack
let person: Browser
let program: ChildProcess | undefined

beforeAll(async () => {
  stack = await seededStack({ sells: true, accounts: true })
  person = await signedIn(stack.base_url, stack.world, stack.seeded.workspace_id)
}, 300_000)

afterAll(async () => {
  program?.kill()
  await stack?.close()
})

/** What it prints, line by line. */
async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<string> {
  let text = ''
  for await (const chunk of stdout ?? []) {
    text += chunk
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n')) {
      yield text.slice(0, at)
      text = text.slice(at + 1)
    }
  }
}

it('makes a picture as soon as a person has said yes', async () => {
  const page = readFileSync(join(root, 'docs/agents/sdk.md'), 'utf8')
  const code = /^```ts\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'agent-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // A port of its own, so that two runs on one machine do not meet.
  const port = 20_000 + (process.pid % 20_000)
  writeFileSync(join(folder, 'agent.ts'), code.replaceAll('3019', String(port)))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const env = { ...process.env, BRAND_BASE_URL: stack.base_url }
  program = spawn(process.execPath, ['agent.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const printed: string[] = []
  for await (const line of linesOf(program)) {
    printed.push(line)
    const url = /^Say yes here: (.+)$/.exec(line)?.[1]
    if (url) await fetch(await answerConsent(person, url, { workspace_id: stack.seeded.workspace_id }))
  }
  expect(printed).toHaveLength(2)
  expect(printed[1]).toMatch(/^[0-9a-f-]{36} \S/)
})
