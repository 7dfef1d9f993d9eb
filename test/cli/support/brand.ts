// Runs the real binary as a user would: in a process of its own, with pipes or in a terminal.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEY } from '#test/cli/support/fixtures.ts'
import type { NodeBinary } from '#test/cli/support/nodes.ts'

const BINARY = join(import.meta.dirname, '..', '..', '..', 'cli', 'brand.mjs')
const PATIENCE_MS = 25_000

export type Ended = { status: number | null; stdout: string; stderr: string; bytes: Buffer }
export type Setting = {
  node: NodeBinary
  base: string
  env?: Record<string, string | undefined>
  input?: string
  cwd?: string
  /** Instead of the one in the repository. */
  binary?: string
}
/** What is typed, or made of what is shown by then. */
export type Key = { when: RegExp; type: string | ((shown: string) => Promise<string>) }

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'brand-cli-'))

/** With pipes for all three streams. */
export async function brand(
  args: string[],
  setting: Setting,
  signal?: { name: NodeJS.Signals; when: RegExp },
): Promise<Ended> {
  const child = spawn(setting.node.path, [setting.binary ?? BINARY, ...args], {
    env: environment(setting),
    cwd: setting.cwd ?? tmpdir(),
  })
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', chunk => stdout.push(chunk))
  child.stderr.on('data', chunk => {
    stderr.push(chunk)
    if (signal?.when.test(Buffer.concat(stderr).toString())) child.kill(signal.name)
  })
  child.stdin.on('error', () => {})
  child.stdin.end(setting.input ?? '')
  const status = await ended(child)
  return {
    status,
    bytes: Buffer.concat(stdout),
    stdout: Buffer.concat(stdout).toString(),
    stderr: Buffer.concat(stderr).toString(),
  }
}

/**
 * In a terminal of its own, where each of `keys` is typed as soon as what it waits for is shown. `redirect` is shell text
 * such as `> file`. In what is shown, ␛ stands for escape and ␇ for the bell.
 */
export async function inTerminal(
  args: string[],
  setting: Setting & { columns?: number; redirect?: string },
  keys: Key[] = [],
): Promise<{ status: number | null; shown: string }> {
  const quoted = [setting.node.path, BINARY, ...args].map(word => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  const command = `stty cols ${setting.columns ?? 80} rows 24; exec ${quoted} ${setting.redirect ?? ''}`
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    env: environment(setting),
    cwd: setting.cwd ?? tmpdir(),
  })
  const waiting = [...keys]
  let shown = ''
  let from = 0
  child.stdout.on('data', chunk => {
    shown += chunk
    const [next] = waiting
    if (!next?.when.test(shown.slice(from))) return
    from = shown.length
    waiting.shift()
    const { type } = next
    void (typeof type === 'string' ? Promise.resolve(type) : type(shown)).then(text => child.stdin.write(text))
  })
  const status = await ended(child)
  return { status, shown: shown.replaceAll('\r\n', '\n').replaceAll('\x1b', '␛').replaceAll('\x07', '␇') }
}

function environment({ base, env = {} }: Setting): NodeJS.ProcessEnv {
  const home = env.HOME ?? emptyFolder()
  return {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'xterm-256color',
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    BRAND_BASE_URL: base,
    BRAND_API_KEY: KEY,
    ...env,
  }
}

function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', status => {
      clearTimeout(timer)
      done(status)
    })
  })
}
