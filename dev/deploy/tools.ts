// How the commands reach the world: wrangler, the vendors over HTTP, the person at the terminal.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { buildShelf } from '#dev/build/shelf.ts'
import { buildStatic } from '#dev/build/static.ts'
import { Stop } from '#dev/deploy/deployment.ts'

export type Ran = { status: number; stdout: string; stderr: string }

export type Tools = {
  /** Runs wrangler to its end. */
  wrangler(...args: string[]): Promise<Ran>
  /** Makes what is uploaded beside the Workers. */
  build(): Promise<unknown>
  fetch: typeof fetch
  /** Null where nobody sits at a terminal. */
  ask: ((question: string) => Promise<string>) | null
  print(line: string): void
  now(): Date
  /** The folder of the project, and the one in which .env.<name> and wrangler.<name>.toml lie. */
  root: string
  folder: string
  pause(milliseconds: number): Promise<unknown>
}

const bin = () => join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js')

/** `login` is what the settings say of the account, where a person's own login does not say it. */
export function openTools(login: Record<string, string> = {}): Tools {
  const root = join(import.meta.dirname, '..', '..')
  return {
    wrangler: (...args) => runNode(bin(), args, root, login),
    build: () => Promise.all([buildShelf(), buildStatic(), runNode('dev/run.mjs', ['dev/site/build.ts'], root)]),
    fetch,
    ask: process.stdin.isTTY ? askPerson : null,
    print: line => console.log(line),
    now: () => new Date(),
    root,
    folder: process.cwd(),
    pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  }
}

async function askPerson(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

export function runNode(script: string, args: string[], cwd: string, more: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...more, WRANGLER_SEND_METRICS: 'false' }
    const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const heard = { stdout: '', stderr: '' }
    child.stdout.on('data', chunk => {
      heard.stdout += chunk
    })
    child.stderr.on('data', chunk => {
      heard.stderr += chunk
    })
    // Where only this process is ended, what it has begun must not go on.
    const end = () => void child.kill()
    process.once('exit', end)
    child.on('error', reject)
    child.on('close', status => {
      process.off('exit', end)
      resolve({ status: status ?? 1, ...heard })
    })
  })
}

/** What wrangler's commonest refusals mean, and what mends them. */
const cures: [pattern: RegExp, message: string, cure: string][] = [
  [
    /100328|CPU limits are not supported/i,
    'The account has the free plan of Workers.',
    'Switch to Workers Paid ($5 a month): Cloudflare dashboard → Workers & Pages → Plans. Then run this again.',
  ],
  [
    /10042|enable R2/i,
    'R2 is not switched on in the account.',
    'Cloudflare dashboard → R2 → switch it on (it asks for a card; 10 GB are free). Then run this again.',
  ],
  [
    /Invalid access token|Authentication error|10000\b|9109\b|6003\b/i,
    'Cloudflare refuses the login.',
    'npx wrangler login; where CLOUDFLARE_API_TOKEN is set, with a token of the permissions that docs/deploy.md names.',
  ],
  [
    /"loggedIn": ?false|not authenticated|Not logged in|necessary to set a CLOUDFLARE_API_TOKEN/i,
    'wrangler is not logged in.',
    'npx wrangler login; without a terminal, CLOUDFLARE_API_TOKEN in the .env file of the deployment (docs/deploy.md, In CI).',
  ],
  [
    /Unable to resolve Cloudflare|fetch failed|ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET/i,
    'Cloudflare cannot be reached.',
    'Check the network and run the same command again; what was done stays done.',
  ],
  [
    /10215\b|latest version of your Worker isn't currently deployed/i,
    'After a rollback Cloudflare changes no secret: the newest version of the Worker is not the one that runs.',
    'Check out the release that runs (`npm run status` names it), `npm ci`, `npm run deploy`; then run this again.',
  ],
  [
    /More than one account|multiple accounts/i,
    'The login reaches several accounts.',
    'Set CLOUDFLARE_ACCOUNT_ID in the .env file of the deployment.',
  ],
  [
    /workers\.dev subdomain|10063/i,
    'The account has no workers.dev subdomain yet.',
    'Cloudflare dashboard → Workers & Pages → open it once, it makes one. Then run this again.',
  ],
]

/** Cloudflare's words for a Worker that was never uploaded. */
const ABSENT = /\b10007\b|does not exist|not found/i

/** As below; null where the Worker that is asked about is not there, which is not the same as nobody answering. */
export async function wranglerIfThere(tools: Tools, doing: string, ...args: string[]): Promise<Ran | null> {
  const ran = await tools.wrangler(...args)
  return ran.status !== 0 && ABSENT.test(ran.stdout + ran.stderr) ? null : orStop(ran, doing)
}

export const secretsList = (worker: string) => ['secret', 'list', '--name', worker, '--format', 'json']
export const secretNames = ({ stdout }: Ran): string[] =>
  (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name)

/** Runs wrangler and stops with a cure where it fails. */
export const wranglerOrStop = async (tools: Tools, doing: string, ...args: string[]): Promise<Ran> =>
  orStop(await tools.wrangler(...args), doing)

function orStop(ran: Ran, doing: string): Ran {
  if (ran.status === 0) return ran
  const said = `${ran.stdout}\n${ran.stderr}`
  const known = cures.find(([pattern]) => pattern.test(said))
  if (known) throw new Stop(known[1], known[2])
  const last = said.trim().split('\n').slice(-8).join('\n')
  throw new Stop(
    `wrangler could not ${doing}:\n${last}`,
    'Mend what it says and run the same command again; what was done stays done.',
  )
}
