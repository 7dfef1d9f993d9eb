import {
  AdminUsage,
  by,
  type Command,
  flags,
  idFirst,
  list,
  needed,
  onOff,
  taken,
  workspaceOf,
} from '#dev/admin/flags.ts'
import { inviteChat, listChats, requireMessenger, unlinkChat } from '#lib/studio/chats.ts'
import {
  bindProfile,
  CreateProfileInput,
  createProfile,
  listProfiles,
  UpdateProfileInput,
  updateProfile,
} from '#lib/studio/profile.ts'

const kinds = {
  name: 'string',
  templates: 'string',
  theme: 'string',
  caption: 'string',
  telegram: 'string',
  social: 'string',
} as const

type Given = { [Name in keyof typeof kinds]?: string }

const asked = ({ name, templates, theme, caption, telegram, social }: Given) => ({
  name,
  templates: templates === 'all' ? null : list(templates),
  theme,
  default_caption: caption,
  telegram: onOff('telegram', telegram),
  social: social === 'none' ? [] : list(social),
})

const paused =
  (verb: string, state: boolean): Command =>
  (world, args) => {
    const [id, rest] = idFirst(`studio profile ${verb}`, args)
    flags(rest, {})
    return updateProfile(world, by, { id, workspace_id: null }, { paused: state })
  }

export const studioCommands: Record<string, Command> = {
  'studio profile create': (world, args) => {
    const { workspace, ...given } = flags(args, { workspace: 'string', ...kinds })
    const input = { ...asked(given), workspace_id: needed('workspace', workspace), name: needed('name', given.name) }
    return createProfile(world, by, taken(CreateProfileInput, input))
  },

  'studio profile list': (world, args) => listProfiles(world, workspaceOf(args)),

  'studio profile update': (world, args) => {
    const [id, rest] = idFirst('studio profile update', args)
    const given = flags(rest, kinds)
    if (Object.keys(given).length === 0) throw new AdminUsage('studio profile update changes nothing without a flag.')
    return updateProfile(world, by, { id, workspace_id: null }, taken(UpdateProfileInput, asked(given)))
  },

  'studio profile pause': paused('pause', true),
  'studio profile resume': paused('resume', false),

  'studio profile bind': async (world, args) => {
    const [profile_id, rest] = idFirst('studio profile bind', args)
    const key_id = needed('key', flags(rest, { key: 'string' }).key)
    await bindProfile(world, by, { id: key_id, workspace_id: null }, profile_id)
    return { key_id, profile_id }
  },

  'chat link': (world, args) => inviteChat(world, workspaceOf(args)),

  'chat list': (world, args) => listChats(world, workspaceOf(args)),

  'chat unlink': async (world, args) => {
    const [id] = idFirst('chat unlink', args)
    await unlinkChat(world, by, { id, workspace_id: null })
    return { id, status: 'unlinked' }
  },

  'telegram setup': async world => {
    if (!world.public_url) throw new AdminUsage('Set PUBLIC_URL to the address of the api Worker.')
    const url = `${world.public_url.replace(/\/{1,16}$/, '')}/telegram/webhook`
    await requireMessenger(world).listen(url)
    return { url }
  },

  'studio profile unbind': async (world, args) => {
    const [key_id] = idFirst('studio profile unbind', args)
    await bindProfile(world, by, { id: key_id, workspace_id: null }, null)
    return { key_id, profile_id: null }
  },
}
