// One command of the administration, on the services that there are.
import { commands } from '#dev/admin/commands.ts'
import { AdminUsage } from '#dev/admin/flags.ts'
import { openServices } from '#dev/admin/services.ts'
import { tellFailure } from '#dev/admin/tell-failure.ts'
import { tellAnswer } from '#dev/admin/told/next.ts'
import { outsideWorld } from '#dev/world.ts'
import { messengerOf, paymentsOf, plansUrlOf } from '#functions/deps.ts'
import type { MoneyEnv } from '#functions/env/money.ts'
import type { World } from '#lib/ctx.ts'
import { findWorkspace } from '#lib/keys/store.ts'

/** Prints what it answers, or why it failed; answers its exit status. */
export async function runCommand(name: string, args: string[], workspace: unknown): Promise<number> {
  try {
    const { services, public_url, dashboard_url, bot, money, close } = await openServices(process.env)
    try {
      const outside = { ...outsideWorld(services, public_url), messenger: messengerOf(bot) }
      const world = { ...outside, ...selling(money, public_url), dashboard_url }
      await refuseUnknown(world, workspace)
      tellAnswer(name, await commands[name]?.(world, args))
    } finally {
      await close()
    }
    return 0
  } catch (error) {
    const { text, status } = tellFailure(error)
    console.error(text)
    return status
  }
}

/** A list of an unknown workspace would be empty without a word. */
async function refuseUnknown({ db }: World, workspace: unknown): Promise<void> {
  if (typeof workspace !== 'string' || (await findWorkspace(db, workspace))) return
  throw new AdminUsage(`There is no workspace ${workspace} here.`)
}

function selling(money: MoneyEnv, public_url: string) {
  return { payments: paymentsOf(money, public_url), plans_url: plansUrlOf(money, public_url) }
}
