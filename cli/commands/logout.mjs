// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { EXIT } from '../failure/failure.mjs'
import { configPath, removeConfig } from '../input/config.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const path = configPath(shell.env, shell.platform)
  const had = await removeConfig(path)
  if (shell.line.flag('json')) shell.json({ logged_out: had })
  shell.note(had ? `Logged out: ${path} is gone. The key itself still works.` : 'Nobody was logged in.')
  if (shell.env.BRAND_API_KEY) shell.warn('BRAND_API_KEY is still set.')
  return EXIT.ok
}
