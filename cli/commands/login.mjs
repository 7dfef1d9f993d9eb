// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { connectAs } from '../connect.mjs'
import { EXIT, usage } from '../failure/failure.mjs'
import { configPath, readConfig, writeConfig } from '../input/config.mjs'
import { baseUrl, givenKey, LOCAL_STACK, masked } from '../input/service.mjs'
import { keyFromPerson } from '../login/person.mjs'

/** Keeps a key only after the service has taken it. @param {Shell} shell */
export async function run(shell) {
  const { line, env, platform } = shell
  const path = configPath(env, platform)
  const kept = await readConfig(path).catch(() => /** @type {import('../input/config.mjs').Config} */ ({}))
  const base = baseUrl(line.text('base-url') ?? (env.BRAND_BASE_URL || kept.base_url || LOCAL_STACK))
  const key = (await givenKey(line.text('key'), shell.stdin)) ?? (await askForKey(shell, base))
  const { call } = connectAs(shell, key, base)
  shell.progress.start('Checking')
  const { data } = await call('getKey')
  shell.progress.stop()
  const { name, workspace_id, plan } = data
  await writeConfig(path, { key, base_url: base })
  if (line.flag('json')) shell.json(data)
  const who = [`workspace ${workspace_id}`, name && `key "${name}"`, plan && `plan ${plan}`].filter(Boolean).join(', ')
  shell.note(`Logged in to ${base}: ${who}. ${masked(key)} is kept in ${path}`)
  if (env.BRAND_API_KEY) shell.warn('BRAND_API_KEY is set and goes before the key kept now.')
  return EXIT.ok
}

/** @param {Shell} shell @param {string} base */
async function askForKey(shell, base) {
  const { stdin, err, note } = shell
  if (!stdin.isTTY) return /** @type {string} */ (await givenKey('-', stdin))
  if (!err.tty) throw usage('login cannot ask for the key here.', 'brand login --key - < key.txt')
  note(`Service: ${base}`)
  return /** @type {string} */ (await givenKey(await keyFromPerson(shell, base), stdin))
}
