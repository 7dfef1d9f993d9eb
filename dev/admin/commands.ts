import { accountCommands, accountHelp } from '#dev/admin/accounts.ts'
import { AdminUsage, flags, list, needed, number } from '#dev/admin/flags.ts'
import { studioCommands, studioHelp } from '#dev/admin/studio.ts'
import type { World } from '#lib/ctx.ts'
import { Key } from '#lib/keys/key.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { revoke } from '#lib/keys/revoke.ts'
import { listKeys } from '#lib/keys/store.ts'
import { CreateWorkspaceInput, createWorkspace } from '#lib/workspaces/workspace.ts'

export const help = `Workspaces, keys, accounts of platforms, Studio and its chats. Everything is printed as JSON.

  npm run admin -- workspace create --name NAME [--plan free|starter|pro|growth|scale] [--time-zone ZONE]
  npm run admin -- key mint --workspace ID --mode live|test [--name NAME] [--asset-types card,video]
                   [--channels twitter,linkedin] [--accounts ID,ID] [--auto-post] [--min-score N] [--daily-limit N]
  npm run admin -- key list --workspace ID
  npm run admin -- key revoke KEY_ID
${accountHelp}
${studioHelp}

It works on the running local stack, else on the local data. For a deployment set DATABASE_URL,
UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN, for \`account connect\` also PUBLIC_URL. A minted key and a link are shown once.`

const by = { actor: 'admin', request_id: 'admin' }

type Command = (world: World, args: string[]) => Promise<unknown>

export const commands: Record<string, Command> = {
  ...accountCommands,
  ...studioCommands,

  'workspace create': (world, args) => {
    const {
      name,
      plan,
      'time-zone': time_zone,
    } = flags(args, { name: 'string', plan: 'string', 'time-zone': 'string' })
    return createWorkspace(world, CreateWorkspaceInput.parse({ name: needed('name', name), plan, time_zone }))
  },

  'key mint': async (world, args) => {
    const given = flags(args, {
      ...{ workspace: 'string', mode: 'string', name: 'string', 'asset-types': 'string', channels: 'string' },
      ...{ accounts: 'string', 'auto-post': 'boolean', 'min-score': 'string', 'daily-limit': 'string' },
    } as const)
    const input = MintInput.parse({
      workspace_id: needed('workspace', given.workspace),
      mode: needed('mode', given.mode),
      name: given.name,
      asset_types: list(given['asset-types']),
      channels: list(given.channels),
      connected_accounts: list(given.accounts),
      auto_post: given['auto-post'],
      auto_post_min_score: number(given['min-score']),
      daily_limit: number(given['daily-limit']),
    })
    return named(await mint(world, by, input))
  },

  'key list': async (world, args) => {
    const { workspace } = flags(args, { workspace: 'string' })
    return (await listKeys(world.db, needed('workspace', workspace))).map(row => named(Key.parse(row)))
  },

  'key revoke': async (world, [key_id, ...rest]) => {
    if (!key_id || rest.length > 0) throw new AdminUsage('key revoke takes one key id.')
    return named(await revoke(world, by, key_id))
  },
}

/** The wire name of a key's id is `key_id`. */
const named = <T extends { id: string }>({ id, ...rest }: T) => ({ key_id: id, ...rest })
