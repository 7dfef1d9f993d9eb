// Every block of code in README, docs, client, command line and examples, run in an empty folder against the whole service.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FONT } from '#dev/examples/font.ts'
import { prepare } from '#dev/examples/prepare.ts'
import { brandPage } from '#dev/examples/scenario.ts'
import { DAY_MS } from '#lib/instant.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'

const root = join(import.meta.dirname, '..', '..')
const PATIENCE_MS = 300_000

/** Lines that this cannot run, and why. Each has to be there, or it leaves this list. */
const ELSEWHERE: [line: RegExp, why: string][] = [
  [/^npm (start|test)\b/, 'test/e2e/start.test.ts, and what runs this'],
  [/^npm run (admin|build)\b/, 'of the checkout: test/e2e/start.test.ts, test/cli/alone.test.ts'],
  [/^npm install\b/, 'test/cli/alone.test.ts, test/client/package.test.ts'],
  [/^LLM_BASE_URL=/, 'a model on one’s own machine'],
  [/^(claude|gemini|code) /, 'programs of others'],
  [/^npx @modelcontextprotocol\/inspector/, 'npm run judges'],
  [/^brand login\b/, 'asks a person: test/cli/account.test.ts'],
]
/** Programs that stand on something which only a person or another program gives. */
const GIVEN: [page: string, why: string][] = [['docs/agents/sdk.md', 'a person signs in: test/agents/connect.test.ts']]

type Block = { page: string; line: number; language: string; code: string }

const blocks: Block[] = ['README.md', ...globSync('{docs,client,cli,examples}/**/*.md', { cwd: root })]
  .filter(page => !page.includes('node_modules') && page !== 'docs/decisions.md')
  .sort()
  .flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8')
    return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: code = '' }) => ({
      ...{ page, language, code },
      line: text.slice(0, index).split('\n').length,
    }))
  })

/** What a brand's own site has at an address: a font, a photo, else its page. */
const servedAt = (url: string): [type: string, body: Buffer | string] =>
  url.endsWith('.woff2')
    ? ['font/woff2', Buffer.from(FONT, 'base64')]
    : url.endsWith('.jpg')
      ? ['image/jpeg', readFileSync(join(root, 'dev/brands/paceline/photos/harbour-dawn.jpg'))]
      : ['text/html', brandPage]

let stack: SeededStack
let site: Server
let folder: string
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  stack = await seededStack({ accounts: true, sells: true })
  await prepare.reviewer(stack.world, stack.seeded.workspace_id)
  site = createServer(({ url = '' }, response) => {
    const [type, body] = servedAt(url)
    response.setHeader('content-type', type).end(body)
  })
  await new Promise<void>(done => site.listen(0, '127.0.0.1', done))
  folder = mkdtempSync(join(tmpdir(), 'snippets-'))
  for (const name of ['bin', 'work', 'node_modules']) mkdirSync(join(folder, name))
  symlinkSync(join(root, 'cli', 'brand.mjs'), join(folder, 'bin', 'brand'))
  symlinkSync(join(root, 'client'), join(folder, 'node_modules', 'brand-client'))
  symlinkSync(join(root, 'node_modules', 'standardwebhooks'), join(folder, 'node_modules', 'standardwebhooks'))
  writeFileSync(join(folder, 'work', 'brief.md'), 'Free bread tasting on Friday at five')
  env = {
    ...{ PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME: folder, PYTHONDONTWRITEBYTECODE: '1' },
    ...{ BRAND_API_KEY: stack.seeded.live_key, BRAND_BASE_URL: stack.base_url, RUN_ID: await approvedRun() },
  }
}, 120_000)

afterAll(async () => {
  site?.close()
  await stack?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As the pages say `$RUN_ID` and `<id>`: one that may be posted. */
async function approvedRun(): Promise<string> {
  const headers = { authorization: `Bearer ${stack.seeded.live_key}`, 'content-type': 'application/json' }
  const api = `${stack.base_url}/api/v1/programmatic`
  const body = JSON.stringify({
    brief: 'We open at six on Saturdays from now on',
    channel: 'linkedin',
    asset_type: 'card',
  })
  const { id } = (await (await fetch(`${api}/generate`, { method: 'POST', headers, body })).json()) as { id: string }
  const waited = await fetch(`${api}/runs/${id}`, { headers: { ...headers, prefer: 'wait=25' } })
  expect(await waited.json()).toMatchObject({ verdict: 'approved' })
  return id
}

const tomorrow = new Date(Date.now() + DAY_MS).toISOString()

/** The addresses of the pages are those of this service, its site is that of the brand, and a time to come is tomorrow. */
const here = (code: string) =>
  code
    .replaceAll(/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+]\d\d:\d\d)/g, tomorrow)
    .replaceAll(/https:\/\/api\.brand-content\.example|http:\/\/127\.0\.0\.1:8787/g, stack.base_url)
    .replaceAll(
      /https:\/\/(?:(?:paceline\.)?example|your-company)\.com\/?/g,
      `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    )
    .replaceAll('<id>', '$RUN_ID')
    .replaceAll(/\bRUN_ID=[0-9a-f-]{36}/g, 'RUN_ID=$RUN_ID')
    .replaceAll(/BRAND_API_KEY=sk_(live|test)_…/g, 'BRAND_API_KEY=$BRAND_API_KEY')

/** Commands as one types them: what stands after them is a remark, what stands under `$ …` is an answer. */
function typed({ code }: Block): string[] {
  const lines = code.replaceAll(/\\\n\s*/g, ' ').split('\n')
  const session = lines.some(line => line.startsWith('$ '))
  return lines
    .filter(line => !session || line.startsWith('$ '))
    .map(line =>
      line
        .replace(/^\$ /, '')
        .replace(/(?<=\S) {3,}[^-\s].*$/, '')
        .replace(/^npx brand /, 'brand '),
    )
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
}

type Ended = { status: number | null; out: string }

function run(command: string, args: string[]): Promise<Ended> {
  const child = spawn(command, args, { cwd: join(folder, 'work'), env, stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (out += chunk))
  return new Promise((done, fail) => child.on('error', fail).on('close', status => done({ status, out })))
}

it.runIf(AT_LENGTH)(
  'of shells does what it says, line after line of a page',
  async () => {
    const pages = Map.groupBy(
      blocks.filter(({ language }) => language === 'sh' || language === ''),
      ({ page }) => page,
    )
    const left = new Set<RegExp>()
    let ran = 0
    for (const [page, of] of pages) {
      const lines = of.flatMap(typed).filter(line => {
        const [elsewhere] = ELSEWHERE.find(([pattern]) => pattern.test(line)) ?? []
        if (elsewhere) left.add(elsewhere)
        return !elsewhere
      })
      if (lines.length === 0) continue
      ran += lines.length
      const script = ['curl() { command curl --silent --show-error --fail-with-body "$@"; }', 'set -ex', ...lines]
      const { status, out } = await run('bash', ['-c', here(script.join('\n'))])
      expect([page, status, status === 0 || out]).toEqual([page, 0, true])
    }
    expect(ran).toBeGreaterThan(20)
    expect(ELSEWHERE.filter(([line]) => !left.has(line))).toEqual([])
  },
  PATIENCE_MS,
)

it.runIf(AT_LENGTH).each([
  ['TypeScript', ['ts', 'js'], 'node', 'mts'],
  ['Python', ['py', 'python'], 'python3', 'py'],
] as const)(
  'of %s runs to its end',
  async (name, languages, command, ending) => {
    const programs = blocks.filter(
      ({ page, language }) => languages.some(one => one === language) && !GIVEN.some(([given]) => given === page),
    )
    expect(programs.length).toBeGreaterThan(2)
    for (const block of programs) {
      const file = join(folder, `program.${ending}`)
      writeFileSync(file, here(block.code))
      const { status, out } = await run(command === 'node' ? process.execPath : command, [file]).catch(() => LACKING)
      const [, absent] = /ModuleNotFoundError: No module named '(\w+)'/.exec(out) ?? []
      if (absent) console.warn(`left out: there is no ${absent} for ${name} here (${block.page})`)
      else expect([block.page, block.line, status, out]).toEqual([block.page, block.line, 0, expect.any(String)])
    }
  },
  PATIENCE_MS,
)

const LACKING: Ended = { status: 1, out: "ModuleNotFoundError: No module named 'python3'" }
