import { AdminUsage, by, type Command, flags, needed, workspaceOf } from '#dev/admin/flags.ts'
import { changePlan } from '#lib/billing/plan.ts'
import { openPortal, subscribe } from '#lib/billing/subscribe.ts'
import { Plan } from '#lib/plans.ts'

const chosen = (args: string[]) => {
  const { workspace, plan } = flags(args, { workspace: 'string', plan: 'string' })
  const known = Plan.safeParse(needed('plan', plan))
  if (!known.success) throw new AdminUsage(`--plan is one of ${Plan.options.join(', ')}.`)
  return { workspace_id: needed('workspace', workspace), plan: known.data }
}

export const planCommands: Record<string, Command> = {
  'plan set': (world, args) => {
    const { workspace_id, plan } = chosen(args)
    return changePlan(world, by, workspace_id, plan)
  },

  'plan checkout': (world, args) => {
    const { workspace_id, plan } = chosen(args)
    return subscribe(world, workspace_id, plan, world.id())
  },

  'plan portal': (world, args) => openPortal(world, workspaceOf(args)),
}
