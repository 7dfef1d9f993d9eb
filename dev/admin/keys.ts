// Keys of callers: what they may do, from where and for how long.
import {
  AdminUsage,
  by,
  type Command,
  flags,
  idFirst,
  list,
  needed,
  number,
  taken,
  workspaceOf,
} from '#dev/admin/flags.ts'
import { Key } from '#lib/caller/key.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { RestrictInput, RotateInput, restrictKey, rotateKey } from '#lib/keys/rotate.ts'
import { listKeys } from '#lib/keys/store.ts'
import { revokeKey } from '#lib/publish/control/revoke-key.ts'

export const keyCommands: Record<string, Command> = {
  'key mint': async (world, args) => {
    const given = flags(args, {
      ...{ workspace: 'string', mode: 'string', name: 'string', 'asset-types': 'string', channels: 'string' },
      ...{ accounts: 'string', 'auto-post': 'boolean', 'min-score': 'string', 'daily-limit': 'string' },
      ...{ permissions: 'string', addresses: 'string', 'expires-at': 'string' },
    } as const)
    const input = taken(MintInput, {
      workspace_id: needed('workspace', given.workspace),
      mode: needed('mode', given.mode),
      name: given.name,
      asset_types: list(given['asset-types']),
      channels: list(given.channels),
      connected_accounts: list(given.accounts),
      auto_post: given['auto-post'],
      auto_post_min_score: number(given['min-score']),
      daily_limit: number(given['daily-limit']),
      permissions: list(given.permissions),
      allowed_addresses: list(given.addresses),
      expires_at: given['expires-at'],
    })
    return named(await mint(world, by, input))
  },

  'key list': async (world, args) => (await listKeys(world.db, workspaceOf(args))).map(row => named(Key.parse(row))),

  'key revoke': async (world, [key_id, ...rest]) => {
    if (!key_id || rest.length > 0) throw new AdminUsage('key revoke takes one key id.')
    return named(await revokeKey(world, by, { id: key_id, workspace_id: null }))
  },

  'key rotate': async (world, args) => {
    const [key_id, rest] = idFirst('key rotate', args)
    const given = flags(rest, { workspace: 'string', 'overlap-hours': 'string' })
    const workspace_id = needed('workspace', given.workspace)
    const input = taken(RotateInput, { workspace_id, key_id, overlap_hours: number(given['overlap-hours']) })
    return named(await rotateKey(world, by, input))
  },

  'key restrict': async (world, args) => {
    const [key_id, rest] = idFirst('key restrict', args)
    const given = flags(rest, { workspace: 'string', addresses: 'string' })
    const addresses = needed('addresses', given.addresses)
    const input = taken(RestrictInput, {
      ...{ workspace_id: needed('workspace', given.workspace), key_id },
      allowed_addresses: addresses === 'anywhere' ? null : list(addresses),
    })
    return named(await restrictKey(world, by, input))
  },
}

/** The wire name of a key's id is `key_id`. */
const named = <T extends { id: string }>({ id, ...rest }: T) => ({ key_id: id, ...rest })
