// What one local environment keeps between starts: its secrets and its ports.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { freePort } from '#dev/ports.ts'

const Settings = z.object({
  database_token: z.string(),
  redis_token: z.string(),
  queue_token: z.string(),
  current_signing_key: z.string(),
  next_signing_key: z.string(),
  url_signing_keys: z.string(),
  sealing_keys: z.string(),
  bot_token: z.string(),
  bot_secret: z.string(),
  stripe_secret: z.string(),
  /** Where the stand-in of Stripe is, so that links to pay stay good. */
  stripe_port: z.int(),
  /** The port that `PORT=0` chose, so that asset addresses stay good over a restart. */
  chosen_port: z.int(),
  /** Where the stand-ins of the platforms are, so that addresses of posts stay good as well. */
  social_port: z.int(),
  /** Those of the messenger and of letters: pages that people keep open. */
  chats_port: z.int(),
  mail_port: z.int(),
  /** And the dashboard, whose cookies are those of its address. */
  dashboard_port: z.int(),
})
export type Settings = z.output<typeof Settings>

const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('base64url')}`

export async function readSettings(dir: string): Promise<Settings> {
  const path = join(dir, 'settings.json')
  const stored = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const known = Settings.safeParse(stored)
  if (known.success) return known.data
  // A folder of an earlier version lacks the newer settings only.
  const settings = Settings.parse({
    database_token: secret('db'),
    redis_token: secret('redis'),
    queue_token: secret('queue'),
    current_signing_key: secret('sig'),
    next_signing_key: secret('sig'),
    url_signing_keys: `1:${randomBytes(32).toString('base64')}`,
    sealing_keys: `1:${randomBytes(32).toString('base64')}`,
    bot_token: secret('bot'),
    bot_secret: secret('hook'),
    stripe_secret: secret('whsec'),
    stripe_port: await freePort(0),
    chosen_port: await freePort(0),
    social_port: await freePort(0),
    chats_port: await freePort(0),
    mail_port: await freePort(0),
    dashboard_port: await freePort(0),
    ...stored,
  })
  writeJson(path, settings)
  return settings
}

/** Whole or not at all: a reader never meets half a file. */
export function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
