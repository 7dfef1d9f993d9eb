// The X-Service-Key-* headers: assertions of the caller about its own key. They prove nothing and open nothing.
import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { invalid } from '#functions/http/body/validate.ts'
import type { Key } from '#lib/caller/key.ts'
import { Channel } from '#lib/channels.ts'
import { AssetType } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'

/** The key as this request may use it: what the headers claim has to be true, and their scopes only take away. */
export function assertServiceKey(c: Context<AppEnv>, key: Key): Key {
  assertEqual('X-Service-Key-ID', c.req.header('x-service-key-id'), key.id)
  assertEqual('X-Service-Key-Workspace-ID', c.req.header('x-service-key-workspace-id'), key.workspace_id)
  const scopes = c.req.header('x-service-key-scopes')
  return scopes === undefined ? key : narrowed(key, scopes.split(/[\s,]+/).filter(Boolean))
}

function assertEqual(header: string, claimed: string | undefined, actual: string): void {
  if (claimed === undefined || claimed === actual) return
  throw new Problem(
    'service_key_mismatch',
    `${header} does not name the key of this request. Leave it out, or send what GET /me answers.`,
    {
      detail: { header },
    },
  )
}

function narrowed(key: Key, tokens: string[]): Key {
  const named = { asset_type: new Set<string>(), channel: new Set<string>(), account: new Set<string>() }
  for (const token of tokens) {
    const [kind = '', ...rest] = token.split(':')
    const value = rest.join(':')
    if (!Object.hasOwn(named, kind) || !known(kind, value)) throw unknownToken(token)
    named[kind as keyof typeof named].add(value)
  }
  return {
    ...key,
    asset_types: kept(key.asset_types, AssetType.options, named.asset_type),
    channels: kept(key.channels, Channel.options, named.channel),
    connected_accounts:
      named.account.size === 0
        ? key.connected_accounts
        : kept(key.connected_accounts, [...named.account], named.account),
  }
}

function known(kind: string, value: string): boolean {
  if (kind === 'asset_type') return AssetType.safeParse(value).success
  if (kind === 'channel') return Channel.safeParse(value).success
  return value !== ''
}

/** A kind that no token names stays as it was. */
function kept<T extends string>(allowed: T[] | null, all: readonly T[], named: Set<string>): T[] | null {
  if (named.size === 0) return allowed
  return (allowed ?? [...all]).filter(value => named.has(value))
}

const unknownToken = (token: string) =>
  invalid('header', [
    {
      code: 'custom',
      path: ['X-Service-Key-Scopes'],
      message: `\`${token.slice(0, 80)}\` is no scope; use asset_type:<value>, channel:<value> or account:<id>`,
      input: token,
    },
  ])
