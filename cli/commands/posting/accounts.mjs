// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { accountsView } from '../../views/accounts.mjs'
import { ask } from '../ask.mjs'

/** @param {Shell} shell */
export const run = shell =>
  ask(
    shell,
    'listAccounts',
    {},
    {
      doing: 'Asking',
      quiet: ({ accounts }) => accounts.map(({ id }) => id),
      view: ({ accounts }) => (accounts.length > 0 ? accountsView(accounts, shell.out, shell.now()) : []),
      note: ({ accounts }) =>
        accounts.length > 0
          ? undefined
          : 'No account is connected that this key may use. Connect one: brand connect linkedin',
    },
  )
