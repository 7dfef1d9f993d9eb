// The settings of a deployment, complete: asked for, derived or made, and kept in .env.<name>.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { readValues, type Setting, settings, type Values } from '#dev/deploy/settings.ts'
import { secretNames, secretsList, type Tools, wranglerIfThere, wranglerOrStop } from '#dev/deploy/tools.ts'
import { wrongPlaces } from '#dev/deploy/worker/places.ts'
import { kindOf, workerNames } from '#dev/deploy/worker/workers.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { parseKeyring } from '#lib/seal.ts'

export const readSettings = ({ env_file }: Deployment): Values =>
  existsSync(env_file) ? readValues(readFileSync(env_file, 'utf8')) : {}

/** For commands on what runs already: they ask nothing and make no key. */
export function needed<Name extends string>(
  { env_file, name }: Pick<Deployment, 'env_file' | 'name'>,
  values: Values,
  names: readonly Name[],
): Values & Record<Name, string> {
  refuseUndeployed({ env_file, name })
  const lacking = names.filter(one => !values[one])
  if (lacking.length === 0) return values as Values & Record<Name, string>
  throw new Stop(
    `${env_file} has no ${lacking.join(' and no ')}.`,
    `Copy the file from where \`${name}\` was deployed, or write what is missing into it; .env.example explains every line.`,
  )
}

export function refuseUndeployed({ env_file, name }: Pick<Deployment, 'env_file' | 'name'>): void {
  if (existsSync(env_file)) return
  throw new Stop(
    `${env_file} is not there: nothing was deployed from here as \`${name}\`.`,
    'npm run deploy -- --dry-run says what that takes. If it was deployed from elsewhere, copy the file from there.',
  )
}

/** What is missing is asked for, or named all at once where nobody can answer. `new_keys`: though Workers run that have others. */
export async function completeSettings(tools: Tools, deployment: Deployment, new_keys = false): Promise<Values> {
  const known = readSettings(deployment)
  if (!new_keys) await keepTheirKeys(tools, deployment, known)
  const missing = unsaid(known)
  if (missing.length > 0 && !tools.ask) {
    const named = missing.map(({ name, what, where }) => `  ${name}: ${what} (${where})`).join('\n')
    throw new Stop(
      `${deployment.env_file} lacks:\n${named}`,
      `Put them there, or run this in a terminal. .env.example explains every line.`,
    )
  }
  for (const setting of missing) keepValues(deployment, known, { [setting.name]: await answerOf(tools, setting) })
  for (const name of MADE)
    if (!known[name]) keepValues(deployment, known, { [name]: `1:${randomBytes(32).toString('base64')}` })
  await deriveAddresses(tools, deployment, known)
  refuseWrong(known)
  const [shared] = sharedWith(deployment, known)
  if (shared) throw new Stop(shared.message, shared.cure)
  return known
}

/** What nobody but a person knows. */
export const unsaid = (known: Values): Setting[] =>
  settings.filter(({ name, need }) => need === 'asked' && !known[name])

const MADE = settings.filter(({ need }) => need === 'made').map(({ name }) => name)

/** New keys under Workers that run would make what the old ones have sealed unreadable, for good. */
async function keepTheirKeys(tools: Tools, { name, workers, env_file }: Deployment, known: Values): Promise<void> {
  const lacking = MADE.filter(one => !known[one])
  if (lacking.length === 0) return
  const running = await wranglerIfThere(tools, `list the secrets of ${workers.api}`, ...secretsList(workers.api))
  if (!running || !lacking.some(one => secretNames(running).includes(one))) return
  throw new Stop(
    `${workers.api} runs with keys that ${env_file} does not have: ${lacking.join(', ')}.`,
    `Copy the file from where it was deployed last. Where it is lost, \`npm run deploy -- --name ${name} --new-keys\`; docs/operate/recovery.md says what is lost with it.`,
  )
}

/** Asked again until it is one. */
async function answerOf(tools: Tools, { name, what, where }: Setting): Promise<string> {
  for (;;) {
    const given = (await tools.ask?.(`${name}: ${what}\n  ${where}\n  > `)) ?? ''
    if (given === '') throw new Stop(`${name} is needed.`, 'Run this again; what you have answered is kept.')
    const [wrong] = wrongIn({ [name]: given })
    if (!wrong) return given
    tools.print(`✗ ${wrong.message} ${wrong.cure}`)
  }
}

export type Foreseen = { values: Values; faults: number }

/** For a dry run, which asks no person and writes nothing: what is known, what the rest would be, and every fault at once. */
export async function foreseen(tools: Tools, deployment: Deployment): Promise<Foreseen> {
  const known = readSettings(deployment)
  let faults = 0
  const tell = (fault: string) => {
    faults++
    tools.print(`✗ ${fault}`)
  }
  const account = await accountOf(tools, known).catch(stopped)
  if (typeof account === 'string') tools.print(`✓ Account ${account}`)
  else tell(`${account.message} → ${account.cure}`)
  for (const { name, need, what, where } of settings) {
    if (known[name] !== undefined || need === 'optional') continue
    if (need === 'asked') tell(`${name} is missing: ${what} (${where})`)
    else tools.print(`  ${name} would be ${need === 'made' ? 'made' : 'derived from the account'}`)
    // Only its name is written into the configuration.
    if (need !== 'derived') known[name] = 'missing'
  }
  for (const { message, cure } of [...wrongIn(known), ...sharedWith(deployment, known)]) tell(`${message} → ${cure}`)
  return { values: known, faults }
}

function stopped(error: unknown): Stop {
  if (error instanceof Stop) return error
  throw error
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
    'The account has no workers.dev subdomain yet, or it cannot be read.',
    'Cloudflare dashboard → Workers & Pages → open it once, it makes one; then run this again. Or set PUBLIC_URL, RENDER_URL and DASHBOARD_URL in the .env file of the deployment.',
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

const KEYS: Record<string, (text: string) => unknown> = {
  URL_SIGNING_KEYS: parseSigningKeys,
  SEALING_KEYS: parseKeyring,
}

function parses(parse: () => unknown): boolean {
  try {
    parse()
    return true
  } catch {
    return false
  }
}

/** Of what is given; what is missing is told elsewhere. */
function wrongIn(values: Values): Stop[] {
  const found = wrongPlaces(values)
  const own = workerNames.flatMap(worker => kindOf(worker).address ?? [])
  for (const name of [...own, 'QSTASH_URL', 'UPSTASH_REDIS_REST_URL']) {
    const value = values[name]
    if (value === undefined || value === 'missing') continue
    if (!/^https?:\/\/[^/\s]+(\/[^\s]*)?$/.test(value))
      found.push(new Stop(`${name} is no address: ${value}`, `Write ${name}=https://…`))
    if (value.endsWith('/')) found.push(new Stop(`${name} ends in a slash.`, `Take the last slash of ${name} away.`))
  }
  for (const [name, parse] of Object.entries(KEYS)) {
    const value = values[name]
    if (value && value !== 'missing' && !parses(() => parse(value)))
      found.push(new Stop(`${name} is no list of keys.`, `Write ${name}=1:… with 32 bytes in base64 behind the colon.`))
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
