// What a card will be delivered to, decided when its request is answered.

import type { Key } from '#lib/caller/key.ts'
import { Channel, channelOf } from '#lib/channels.ts'
import type { Ctx } from '#lib/ctx.ts'
import { allows } from '#lib/publish/connect/list.ts'
import { platforms } from '#lib/runs/platforms.ts'
import { type Delivery, wants } from '#lib/studio/guards.ts'
import type { Bound } from '#lib/studio/profile.ts'

export type Fires = { telegram: boolean; accounts: Bound['accounts'] }

/** A chat for the bot, and accounts that the key may use, of platforms that take pictures; nothing for test keys. */
export function firesOf(ctx: Ctx, bound: Bound | null, delivery: Delivery): Fires {
  if (!bound || !ctx.livemode) return { telegram: false, accounts: [] }
  const { profile, chats, accounts } = bound
  const { key } = ctx
  const usable = accounts.filter(
    ({ id, platform }) =>
      allows(key.connected_accounts, id) && allows(key.channels, channelOf(platform)) && platforms[platform].images,
  )
  return {
    telegram: ctx.messenger !== null && chats > 0 && wants(profile, delivery, 'telegram'),
    accounts: wants(profile, delivery, 'social') ? usable : [],
  }
}

const WANTING = {
  test: 'Test data is delivered nowhere.',
  bot: 'This service has no messaging bot, so the card goes to no chat.',
  chat: 'No chat is linked to this workspace, so the card goes to none. Link one: in the dashboard under Connections, or with npm run admin -- chat link --workspace ID.',
  account:
    'None of the accounts that the profile has is connected and open to this key, so the card goes to none of them.',
}

/** Why it does not go to what the profile has and the request asks for. */
export function wanting(ctx: Ctx, bound: Bound | null, delivery: Delivery, fires: Fires): string[] {
  if (!bound) return []
  const [telegram, social] = (['telegram', 'social'] as const).map(target => wants(bound.profile, delivery, target))
  if (!ctx.livemode) return telegram || social ? [WANTING.test] : []
  return [
    ...(telegram && !fires.telegram ? [ctx.messenger ? WANTING.chat : WANTING.bot] : []),
    ...(social && fires.accounts.length === 0 ? [WANTING.account] : []),
  ]
}

/** One card serves all targets, so it has the form of the pickiest: size and format follow from the channel. */
export function channelFor(key: Key, accounts: Bound['accounts']): Channel {
  const wished = accounts.map(({ platform }) => channelOf(platform))
  const picky = wished.filter(channel => channel === 'instagram' || channel === 'tiktok')
  return [...picky.sort(), ...wished, ...Channel.options].find(channel => allows(key.channels, channel)) ?? 'twitter'
}
