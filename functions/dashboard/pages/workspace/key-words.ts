// What a key is and may do, in words.
import { html } from 'hono/html'
import type { C } from '#functions/dashboard/http/env.ts'
import { icon, nameOf } from '#functions/dashboard/parts/icons.ts'
import type { Html } from '#functions/dashboard/parts/shell.ts'
import { dayOf, dayTime } from '#functions/dashboard/parts/time.ts'
import type { Key } from '#lib/caller/key.ts'
import { permissionsOf } from '#lib/caller/permissions.ts'

const every = <T extends string>(list: readonly T[] | null, word: string): string =>
  list === null ? `every ${word}` : list.map(nameOf).join(', ')

/** What it may do, in words. */
export const mayDo = (key: Key): string =>
  [permitted(key), reach(key), ...(postsAlone(key) ? [`posts by itself from ${key.auto_post_min_score}`] : [])].join(
    ' · ',
  )

export const permitted = ({ permissions }: Key): string =>
  permissions ? permissions.map(nameOf).join(', ') : 'Everything'

export const reach = (key: Key): string =>
  [
    every(key.asset_types, 'type'),
    every(key.channels, 'channel'),
    ...(key.connected_accounts ? [`${key.connected_accounts.length} accounts`] : []),
    ...(key.allowed_addresses ? [`from ${key.allowed_addresses.join(', ')}`] : []),
  ].join(' · ')

/** Without the permission to post it posts nothing, whatever else was chosen. */
export const postsAlone = (key: Key): boolean => key.auto_post && permissionsOf(key).includes('post')

export const isOver = (key: Key, now: Date) =>
  key.revoked_at !== null || (key.expires_at !== null && new Date(key.expires_at) <= now)

export const stateOf = (c: C, key: Key, now: Date): Html => {
  const zone = c.var.place.workspace.time_zone
  if (key.revoked_at) return html`<span class="chip bad">revoked ${dayOf(key.revoked_at, zone)}</span>`
  if (key.expires_at && new Date(key.expires_at) <= now) return html`<span class="chip">over</span>`
  if (key.replaced_by) return html`<span class="chip warn">replaced, ends ${dayTime(key.expires_at ?? '', zone)}</span>`
  return key.expires_at
    ? html`<span class="chip">until ${dayOf(key.expires_at, zone)}</span>`
    : html`<span class="chip good">${icon('check', 's')}active</span>`
}

/** How a key is told from others everywhere: as it begins and ends. */
export const signOf = ({ livemode, last4 }: Key): string => `sk_${livemode ? 'live' : 'test'}_…${last4}`
