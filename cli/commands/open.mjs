// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { mainAsset } from '../api/assets.mjs'
import { connect } from '../connect.mjs'
import { EXIT, Failure, usage } from '../failure/failure.mjs'
import { configPath, readConfig } from '../input/config.mjs'
import { baseUrl, LOCAL_STACK } from '../input/service.mjs'
import { hasBrowser, openInBrowser } from '../terminal/browser.mjs'

/** Shows a run, the documentation or an error in the browser; prints the address where there is none. @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  const url = await addressOf(shell, line.argument ?? '')
  if (line.flag('json')) shell.json({ url })
  else out.line(url)
  if (hasBrowser(shell) && !line.flag('json') && !line.flag('quiet')) openInBrowser(shell, url)
  return EXIT.ok
}

/** @param {Shell} shell @param {string} what */
async function addressOf(shell, what) {
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(what)) return fileOf(shell, what)
  const { line, env, platform } = shell
  const kept = await readConfig(configPath(env, platform))
  const base = baseUrl(line.text('base-url') ?? (env.BRAND_BASE_URL || kept.base_url || LOCAL_STACK))
  if (what === 'docs') return `${base}/docs`
  if (what === 'status') return `${base}/status`
  if (/^[a-z]+(_[a-z]+)+$/.test(what)) return `${base}/docs/errors#${what}`
  throw usage(`"${what}" is nothing to open.`, 'brand open <run_id>, brand open docs, or the code of an error.')
}

/** @param {Shell} shell @param {string} id */
async function fileOf(shell, id) {
  const { call, base } = await connect(shell)
  const { data: run } = await call('getRun', { run_id: id })
  const asset = mainAsset(run)
  if (asset) return new URL(asset.url, base).href
  throw new Failure(EXIT.failed, 'run_not_succeeded', `The run is ${run.status} and has no file yet.`, {
    hint: `brand runs wait ${run.id}`,
  })
}
