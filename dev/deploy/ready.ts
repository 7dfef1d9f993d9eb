// The settings of a deployment, complete: asked for, derived or made, and kept in .env.<name>.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { readValues, settings, type Values } from '#dev/deploy/settings.ts'
import { type Tools, wranglerOrStop } from '#dev/deploy/tools.ts'
import { kindOf, workerNames } from '#dev/deploy/worker/workers.ts'

export const readSettings = ({ env_file }: Deployment): Values =>
  existsSync(env_file) ? readValues(readFileSync(env_file, 'utf8')) : {}

/** What is missing is asked for, or named all at once where nobody can answer. */
export async function completeSettings(tools: Tools, deployment: Deployment): Promise<Values> {
  const known = readSettings(deployment)
  const missing = settings.filter(({ name, need }) => need === 'asked' && !known[name])
  if (missing.length > 0 && !tools.ask) {
    const named = missing.map(({ name, what, where }) => `  ${name}: ${what} (${where})`).join('\n')
    throw new Stop(
      `${deployment.env_file} lacks:\n${named}`,
      `Put them there, or run this in a terminal. .env.example explains every line.`,
    )
  }
  for (const { name, what, where } of missing) {
    const given = (await tools.ask?.(`${name}: ${what}\n  ${where}\n  > `)) ?? ''
    if (given === '') throw new Stop(`${name} is needed.`, 'Run this again; what you have answered is kept.')
    keepValues(deployment, known, { [name]: given })
  }
  for (const { name } of settings.filter(({ need }) => need === 'made'))
    if (!known[name]) keepValues(deployment, known, { [name]: `1:${randomBytes(32).toString('base64')}` })
  await deriveAddresses(tools, deployment, known)
  refuseWrong(known)
  const [shared] = sharedWith(deployment, known)
  if (shared) throw new Stop(shared.message, shared.cure)
  return known
}

/** For a dry run, which asks nobody and writes nothing: what is known, what the rest would be, and every fault at once. */
export function foreseen(tools: Tools, deployment: Deployment): Values {
  const known = readSettings(deployment)
  for (const { name, need, what, where } of settings) {
    if (known[name] !== undefined || need === 'optional') continue
    if (need === 'asked') tools.print(`✗ ${name} is missing: ${what} (${where})`)
    else tools.print(`  ${name} would be ${need === 'made' ? 'made' : 'derived from the account'}`)
    // Only its name is written into the configuration.
    if (need !== 'derived') known[name] = 'missing'
  }
  for (const { message, cure } of wrongIn(known)) tools.print(`✗ ${message} → ${cure}`)
  return known
}

async function deriveAddresses(tools: Tools, deployment: Deployment, known: Values): Promise<void> {
  for (const worker of workerNames) {
    const { address, domain } = kindOf(worker)
    if (!address || known[address]) continue
    const own = domain ? known[domain] : undefined
    const host = own ?? `${deployment.workers[worker]}.${await workersSubdomain(tools, known)}.workers.dev`
    keepValues(deployment, known, { [address]: `https://${host}` })
  }
}

export const CLOUDFLARE = 'https://api.cloudflare.com/client/v4'

async function workersSubdomain(tools: Tools, known: Values): Promise<string> {
  const account = await accountOf(tools, known)
  const answer = await tools.fetch(`${CLOUDFLARE}/accounts/${account}/workers/subdomain`, {
    headers: { authorization: `Bearer ${await cloudflareToken(tools, known)}` },
  })
  const told = (await answer.json().catch(() => ({}))) as { result?: { subdomain?: string } }
  if (told.result?.subdomain) return told.result.subdomain
  throw new Stop(
    'The workers.dev subdomain of the account cannot be read.',
    'Set PUBLIC_URL and RENDER_URL in the .env file of the deployment.',
  )
}

/** That of the settings, or of the login. */
export const cloudflareToken = async (tools: Tools, known: Values): Promise<string> =>
  known.CLOUDFLARE_API_TOKEN ??
  process.env.CLOUDFLARE_API_TOKEN ??
  (await wranglerOrStop(tools, 'show its login', 'auth', 'token')).stdout.trim()

/** The one that the settings name, or the only one that the login reaches. */
export async function accountOf(tools: Tools, known: Values): Promise<string> {
  const meant = known.CLOUDFLARE_ACCOUNT_ID ?? process.env.CLOUDFLARE_ACCOUNT_ID
  const ran = await wranglerOrStop(tools, 'say who is logged in', 'whoami', '--json')
  const told = JSON.parse(ran.stdout) as { accounts?: { id: string; name: string }[] }
  const [first, ...others] = told.accounts ?? []
  if (meant && told.accounts?.some(({ id }) => id === meant)) return meant
  if (meant && first)
    throw new Stop(`The login does not reach the account ${meant}.`, 'Log in there, or mend CLOUDFLARE_ACCOUNT_ID.')
  if (!first) throw new Stop('The login reaches no account.', 'npx wrangler login')
  if (others.length === 0) return first.id
  const named = [first, ...others].map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  throw new Stop(
    `The login reaches several accounts:\n${named}`,
    'Set CLOUDFLARE_ACCOUNT_ID in the .env file of the deployment.',
  )
}

/** Two deployments on one database or Redis would do each other's work and put each other to sleep. */
const OWN = ['DATABASE_URL', 'UPSTASH_REDIS_REST_URL']

/** What another deployment whose settings lie in this folder has as well. */
export function sharedWith({ env_file }: Pick<Deployment, 'env_file'>, values: Values): Stop[] {
  const folder = dirname(env_file)
  const others = existsSync(folder) ? readdirSync(folder).filter(file => /^\.env\.[a-z][a-z0-9-]*$/.test(file)) : []
  return others
    .filter(file => file !== basename(env_file) && file !== '.env.example')
    .flatMap(file => {
      const theirs = readValues(readFileSync(join(folder, file), 'utf8'))
      return OWN.filter(name => values[name] && theirs[name] === values[name]).map(
        name =>
          new Stop(
            `${name} is that of ${file} as well.`,
            `Give this deployment ${name === 'DATABASE_URL' ? 'a database of its own: a branch of the Neon project does' : 'a Redis database of its own'}, and write it into ${basename(env_file)}.`,
          ),
      )
    })
}

/** Faults that would let everything start and nothing work. */
function refuseWrong(values: Values): void {
  const [first] = wrongIn(values)
  if (first) throw new Stop(first.message, first.cure)
}

/** Of what is given; what is missing is told elsewhere. */
function wrongIn(values: Values): Stop[] {
  const found: Stop[] = []
  const own = workerNames.flatMap(worker => kindOf(worker).address ?? [])
  for (const name of [...own, 'QSTASH_URL', 'UPSTASH_REDIS_REST_URL']) {
    const value = values[name]
    if (value === undefined || value === 'missing') continue
    if (!/^https?:\/\/[^/\s]+(\/[^\s]*)?$/.test(value))
      found.push(new Stop(`${name} is no address: ${value}`, `Write ${name}=https://…`))
    if (value.endsWith('/')) found.push(new Stop(`${name} ends in a slash.`, `Take the last slash of ${name} away.`))
  }
  const database = values.DATABASE_URL
  if (database && database !== 'missing' && !/^postgres(ql)?:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[^\s]+$/.test(database))
    found.push(
      new Stop('DATABASE_URL is no connection string.', 'Write DATABASE_URL=postgresql://user:password@host/database'),
    )
  const twice = own.find((name, at) => own.findIndex(other => values[other] === values[name]) !== at)
  if (twice && values[twice])
    found.push(
      new Stop(`${twice} is the address of another Worker as well.`, 'Give each Worker an address of its own.'),
    )
  return found
}

/** Adds to the file what was not in it; nobody else may read it. */
export function keepValues({ env_file }: Deployment, known: Values, added: Values): void {
  Object.assign(known, added)
  const before = existsSync(env_file) ? readFileSync(env_file, 'utf8').trimEnd().concat('\n') : ''
  const lines = Object.entries(added).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(env_file, `${before === '\n' ? '' : before}${lines.join('')}`, { mode: 0o600 })
  chmodSync(env_file, 0o600)
}
