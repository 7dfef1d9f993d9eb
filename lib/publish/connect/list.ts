import * as z from 'zod'
import { channelOf } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { listAccountRows } from '#lib/publish/connect/accounts-store.ts'
import { accountShown, ConnectedAccount } from '#lib/publish/connect/shown.ts'

export const ConnectedAccounts = z.object({ accounts: z.array(ConnectedAccount) }).meta({ id: 'ConnectedAccounts' })
export type ConnectedAccounts = z.output<typeof ConnectedAccounts>

export const allows = (list: readonly string[] | null, value: string) => !list || list.includes(value)

/** Those that the key may use; test mode has none, and needs none. */
export async function listConnected({ db, workspace, livemode, key, now }: Ctx): Promise<ConnectedAccounts> {
  const found = livemode ? await listAccountRows(db, workspace.id) : []
  const usable = found.filter(
    ({ id, platform, status }) =>
      status !== 'disconnected' && allows(key.connected_accounts, id) && allows(key.channels, channelOf(platform)),
  )
  return { accounts: usable.map(row => accountShown(row, now())) }
}
