// What the owner of a workspace asks for when something is wrong, or when somebody wants to know what happened.
import { by, type Command, flags, idFirst, needed, number, workspaceOf } from '#dev/admin/flags.ts'
import { verifyAudit } from '#lib/audit/chain.ts'
import { readAudit } from '#lib/audit/read.ts'
import { deleteWorkspace, restoreWorkspace } from '#lib/workspaces/delete.ts'
import { freeze, unfreeze } from '#lib/workspaces/freeze.ts'

export const safetyCommands: Record<string, Command> = {
  'workspace freeze': async (world, args) => freeze(world, by, idFirst('workspace freeze', args)[0]),
  'workspace unfreeze': async (world, args) => unfreeze(world, by, idFirst('workspace unfreeze', args)[0]),

  'workspace delete': async (world, args) => deleteWorkspace(world, by, idFirst('workspace delete', args)[0]),
  'workspace restore': async (world, args) => restoreWorkspace(world, by, idFirst('workspace restore', args)[0]),

  'audit read': async (world, args) => {
    const { workspace, after, limit } = flags(args, { workspace: 'string', after: 'string', limit: 'string' })
    return readAudit(world, needed('workspace', workspace), { after: number(after) ?? 0, limit: number(limit) ?? 100 })
  },

  'audit verify': async (world, args) => verifyAudit(world, workspaceOf(args)),
}
