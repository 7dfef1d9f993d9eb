import * as z from 'zod'
import type { Key, Workspace } from '#lib/caller/key.ts'
import { isWithinAny } from '#lib/outbound/address.ts'
import { Problem } from '#lib/problem.ts'

/** What a key may be used for at all, beside the scopes that say on what. */
export const Permission = z.enum(['read', 'generate', 'post', 'brand', 'webhooks', 'billing'])
export type Permission = z.output<typeof Permission>

/** What people are told that a key or grant may do. */
export const permissionWords: Record<Permission, string> = {
  read: 'Look at everything',
  generate: 'Make pictures and films',
  post: 'Plan and publish posts',
  brand: 'Change brand and library',
  webhooks: 'Set up webhooks',
  billing: 'Make links to pay',
}

export const permissionsOf = (key: Pick<Key, 'permissions'>): Permission[] => key.permissions ?? [...Permission.options]

/** `needed` is null where an operation has not said what it needs: that is let in for nobody. */
export function assertPermission(key: Pick<Key, 'permissions'>, needed: Permission | null): void {
  const allowed = permissionsOf(key)
  if (needed && allowed.includes(needed)) return
  throw new Problem(
    'permission_denied',
    `This needs the permission ${needed ?? '(none is given for it)'}; the key has ${allowed.join(', ')}. Mint a key that has it.`,
    { detail: { permission: needed, allowed } },
  )
}

/** A request whose address is not known comes from nowhere that is allowed. */
export function assertAddress({ allowed_addresses }: Pick<Key, 'allowed_addresses'>, address: string): void {
  if (!allowed_addresses || isWithinAny(address, allowed_addresses)) return
  throw new Problem('address_not_allowed', 'This key may not be used from this address.')
}

export function assertOpen({ status, frozen_at }: Pick<Workspace, 'status' | 'frozen_at'>, reading: boolean): void {
  if (status === 'suspended')
    throw new Problem('workspace_suspended', 'This workspace is suspended. Write to support to have it opened again.')
  if (frozen_at && !reading)
    throw new Problem(
      'workspace_frozen',
      'This workspace is frozen: it can be read and not changed until its owner unfreezes it.',
    )
}
