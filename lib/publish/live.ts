import type { World } from '#lib/ctx.ts'
import { publishers } from '#lib/publish/index.ts'
import type { AccountRef, Posting } from '#lib/publish/posting.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import { chooseAccount, findConnected, markBroken } from '#lib/publish/store.ts'
import { unseal } from '#lib/seal.ts'

/** To the platforms, from the accounts that a workspace has connected. */
export function livePosting(world: Pick<World, 'db' | 'keyring' | 'now'>): Posting {
  return {
    choose: choice => chooseAccount(world.db, choice),
    publisher: platform => publishers[platform],
    open: async ref => {
      const found = await findConnected(world.db, ref)
      if (!found) throw new PublishError('reauth', 'not_connected', 'The account is not connected any more.')
      const { access_token, ...account } = found
      return { ...account, token: await unseal(world.keyring, access_token, placeOf(ref)) }
    },
    refused: async (ref, token) => {
      const found = await findConnected(world.db, ref)
      const same = found && (await unseal(world.keyring, found.access_token, placeOf(ref))) === token
      if (same) await markBroken(world.db, ref, found.access_token, world.now().toISOString())
    },
  }
}

/** Where the token of an account belongs: sealed for another place it does not open. */
const placeOf = ({ workspace_id, connected_account_id }: AccountRef) =>
  `${workspace_id}|account:${connected_account_id}`
