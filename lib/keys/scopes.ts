import type { Key } from '#lib/caller/key.ts'
import { Problem } from '#lib/problem.ts'

export type Scoped = 'asset_types' | 'channels' | 'connected_accounts'

const refusals = {
  asset_types: 'asset_type_not_allowed',
  channels: 'channel_not_allowed',
  connected_accounts: 'connected_account_not_allowed',
} as const

/** The key may use what is asked for, or the refusal says what it may use. */
export function assertScope<S extends Scoped>(key: Pick<Key, S>, scope: S, requested: string): void {
  const allowed: readonly string[] | null = key[scope]
  if (!allowed || allowed.includes(requested)) return
  throw new Problem(
    refusals[scope],
    `This key may not use ${requested}; it is allowed ${allowed.join(', ') || 'none'}.`,
    {
      detail: { scope, requested, allowed },
    },
  )
}
