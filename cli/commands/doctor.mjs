// @ts-check
/** @import { Account, Bucket } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { EXIT, Failure } from '../failure/failure.mjs'
import { fixFor } from '../failure/fixes.mjs'
import { configPath, hasConfig, isExposed } from '../input/config.mjs'
import { pictureProtocol } from '../terminal/preview.mjs'

const CLOCK_MS = 60_000

/** @typedef {{ check: string, state: 'ok' | 'warning' | 'wrong', said: string, mend?: string }} Finding */

/** Looks at everything that this program stands on, and says what mends it. @param {Shell} shell */
export async function run(shell) {
  const { out, line, progress } = shell
  progress.start('Looking')
  const findings = [...(await here(shell)), ...(await there(shell))]
  progress.stop()
  if (line.flag('json')) shell.json({ ok: findings.every(one => one.state !== 'wrong'), findings })
  else for (const one of findings) for (const text of shown(one, out)) out.line(text)
  return findings.some(one => one.state === 'wrong') ? EXIT.failed : EXIT.ok
}

/** @param {Finding} finding @param {import('../terminal/screen.mjs').Screen} screen */
function shown({ check, state, said, mend }, { paint }) {
  const sign = { ok: paint.green('ok     '), warning: paint.yellow('warning'), wrong: paint.red('wrong  ') }[state]
  return [`${sign}  ${check.padEnd(8)}  ${said}`, ...(mend ? [`${' '.repeat(19)}${paint.dim(mend)}`] : [])]
}

/** What is on this machine. @param {Shell} shell @returns {Promise<Finding[]>} */
async function here({ env, platform, version }) {
  const path = configPath(env, platform)
  const exposed = await isExposed(path, platform)
  const protocol = pictureProtocol(env)
  return [
    { check: 'program', state: 'ok', said: `brand ${version}, Node ${process.versions.node}, ${platform}` },
    exposed
      ? { check: 'config', state: 'warning', said: `others can read ${path}`, mend: `chmod 600 ${path}` }
      : { check: 'config', state: 'ok', said: (await hasConfig(path)) ? path : `none at ${path}` },
    { check: 'terminal', state: 'ok', said: protocol ? 'shows pictures' : 'shows no pictures; links instead' },
  ]
}

/** What the service says. @param {Shell} shell @returns {Promise<Finding[]>} */
async function there(shell) {
  try {
    const { call, base, key } = await connect(shell)
    const from = shell.line.text('key') ? '--key' : shell.env.BRAND_API_KEY ? 'BRAND_API_KEY' : 'brand login'
    const began = shell.clock()
    const { data: account, headers } = await call('getKey')
    const ms = Math.round(shell.clock() - began)
    const named = `${account.mode ?? 'live'} key "${account.name ?? ''}" …${key.slice(-4)} from ${from}, plan ${account.plan ?? '?'}`
    const limits = (await call('getLimits')).data.buckets
    return [
      { check: 'service', state: 'ok', said: `${base} answers in ${ms} ms` },
      clock(headers.get('date'), shell.now()),
      { check: 'key', state: 'ok', said: named },
      ...expiry(account, shell.now()),
      ...spent(limits),
    ]
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const mend = fixFor(error, shell.now(), '')
    const check = error.exit === EXIT.auth ? 'key' : 'service'
    return [{ check, state: 'wrong', said: error.message, ...(mend && { mend }) }]
  }
}

/** Signatures and times hang on the clock. @param {string | null} date @param {Date} now @returns {Finding} */
function clock(date, now) {
  const apart = date ? Math.abs(Date.parse(date) - now.getTime()) : 0
  return apart > CLOCK_MS
    ? {
        check: 'clock',
        state: 'warning',
        said: `${Math.round(apart / 1000)} s from the service's`,
        mend: 'Set the clock of this machine.',
      }
    : { check: 'clock', state: 'ok', said: 'as the service has it' }
}

/** @param {Account} account @param {Date} now @returns {Finding[]} */
function expiry({ expires_at }, now) {
  if (!expires_at || Date.parse(expires_at) - now.getTime() > 7 * 86_400_000) return []
  return [{ check: 'key', state: 'warning', said: `expires at ${expires_at}`, mend: 'Rotate it before that.' }]
}

/** @param {Bucket[]} buckets @returns {Finding[]} */
function spent(buckets) {
  const over = buckets.filter(({ remaining }) => remaining <= 0)
  if (over.length === 0) return [{ check: 'limits', state: 'ok', said: 'something is left of each' }]
  return over.map(({ bucket, resets_at }) => ({
    ...{ check: 'limits', state: /** @type {const} */ ('warning'), said: `${bucket} is used up` },
    ...(resets_at && { mend: `It resets at ${resets_at}.` }),
  }))
}
