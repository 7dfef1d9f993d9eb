import { AdminUsage, by, type Command, flags, idFirst, needed, onOff, workspaceOf } from '#dev/admin/flags.ts'
import { GivenPlatform, Platform } from '#lib/channels.ts'
import { createConnectLink } from '#lib/publish/connect/connect.ts'
import { changeSettings, disconnect, listAccounts } from '#lib/publish/connect/manage.ts'

const switches = ['made-with-ai', 'made-for-kids', 'comments', 'duets', 'stitches', 'own-business'] as const
const kinds = {
  workspace: 'string',
  privacy: 'string',
  ...(Object.fromEntries(switches.map(name => [name, 'string'])) as Record<(typeof switches)[number], 'string'>),
} as const

export const accountCommands: Record<string, Command> = {
  'account connect': async (world, args) => {
    const { workspace, platform } = flags(args, { workspace: 'string', platform: 'string' })
    const chosen = GivenPlatform.safeParse(needed('platform', platform))
    if (!chosen.success) throw new AdminUsage(`--platform is one of ${Platform.options.join(', ')}.`)
    if (world.public_url === '')
      throw new AdminUsage(
        'The link leads to the service: set PUBLIC_URL to its address, or start it with `npm start`.',
      )
    return createConnectLink(world, {
      workspace_id: needed('workspace', workspace),
      platform: chosen.data,
      made_by: 'admin',
    })
  },

  'account list': (world, args) => listAccounts(world, workspaceOf(args)),

  'account disconnect': (world, args) => {
    const [id, rest] = idFirst('account disconnect', args)
    return disconnect(world, by, { id, workspace_id: workspaceOf(rest) })
  },

  'account settings': (world, args) => {
    const [id, rest] = idFirst('account settings', args)
    const { workspace, privacy, ...given } = flags(rest, kinds)
    const chosen = switches.flatMap(name => {
      const value = onOff(name, given[name])
      return value === undefined ? [] : [[name.replaceAll('-', '_'), value]]
    })
    const settings = {
      ...Object.fromEntries(chosen),
      ...(privacy ? { privacy: privacy === 'none' ? null : privacy } : {}),
    }
    if (Object.keys(settings).length === 0) throw new AdminUsage('account settings changes nothing without a flag.')
    return changeSettings(world, by, { id, workspace_id: needed('workspace', workspace) }, settings)
  },
}
