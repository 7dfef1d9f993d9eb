// What the audit notes, as one would say it behind a name.
import type { C } from '#functions/dashboard/http/env.ts'
import { nameOf, plain } from '#functions/dashboard/parts/icons.ts'
import { Key } from '#lib/caller/key.ts'
import { listKeys } from '#lib/keys/store.ts'
import { listMembers } from '#lib/members/members.ts'
import { readReviewers } from '#lib/publish/approval/settings.ts'
import { listAccounts } from '#lib/publish/connect/manage.ts'
import { registry } from '#lib/registry.ts'
import { listChats } from '#lib/studio/chats.ts'
import { listProfiles } from '#lib/studio/profile.ts'
import { listWebhooks } from '#lib/webhooks/endpoints.ts'

const deeds = registry({
  'account.broken': 'was refused by an account',
  'account.connected': 'connected an account',
  'account.disconnected': 'disconnected an account',
  'account.settings_changed': 'changed how an account is posted to',
  'account.tokens_revoked': 'gave back the access to an account',
  'brand.font_set': 'added a font',
  'brand.logo_set': 'added a logo',
  'brand.patched': 'changed the brand',
  'brand.restored': 'went back to an earlier brand',
  'campaign.canceled': 'canceled a campaign',
  'chat.linked': 'linked a chat',
  'chat.unlinked': 'unlinked a chat',
  'key.addresses_changed': 'changed where a key may be used from',
  'key.minted': 'made a key',
  'key.revoked': 'revoked a key',
  'key.rotated': 'rotated a key',
  'key.studio_bound': 'bound a key to Studio',
  'key.studio_unbound': 'took a key away from Studio',
  'member.invitation_taken_back': 'took back an invitation',
  'member.invited': 'invited somebody',
  'member.joined': 'joined',
  'member.owner_link': 'made a link for an owner',
  'member.passkey_added': 'added a passkey',
  'member.passkey_removed': 'removed a passkey',
  'member.removed': 'removed somebody',
  'member.role_changed': 'changed a role',
  'plan.set': 'changed the plan',
  'post.canceled': 'canceled a post',
  'post.changed': 'changed a post',
  'post.drafted': 'put a post into the inbox of its platform',
  'post.ended': 'ended the work on a post',
  'post.failed': 'could not put a post out',
  'post.held': 'held a post back',
  'post.needs_attention': 'was not told whether a post came about',
  'post.posted': 'put a post out',
  'post.reserved': 'asked for a post',
  'post.resolved': 'said what became of a post',
  'posting.paused': 'paused all posting',
  'posting.resumed': 'resumed posting',
  'posting.settings_changed': 'changed which posts need approval',
  'reviewer.added': 'added a reviewer',
  'reviewer.removed': 'removed a reviewer',
  'run.approved': 'approved a run',
  'run.caption_changed': 'changed the words of a run',
  'run.changes_requested': 'asked for a change of a run',
  'run.declined': 'rejected a run',
  'run.deleted': 'deleted a run',
  'studio_profile.created': 'made a Studio profile',
  'webhook.changed': 'changed a webhook endpoint',
  'webhook.created': 'added a webhook endpoint',
  'webhook.default_secret_rotated': 'made a new secret for all webhooks',
  'webhook.deleted': 'removed a webhook endpoint',
  'webhook.secret_rotated': 'made a new secret for an endpoint',
  'workspace.deleted': 'removed the workspace',
  'workspace.deletion_scheduled': 'had the workspace removed in 14 days',
  'workspace.deletion_undone': 'called the workspace back',
  'workspace.frozen': 'froze the workspace',
  'workspace.unfrozen': 'ended the freeze',
  'workspace.renamed': 'renamed the workspace',
  'workspace.zone_changed': 'changed the time zone',
})

const deedsOfAgents = registry({ 'key.minted': 'let an agent in', 'key.revoked': 'sent an agent away' })

export const deedWords = (action: string, name?: string): string =>
  (isAgent(name) && deedsOfAgents[action]) || deedOf(action)

const deedOf = (action: string): string => deeds[action] ?? plain(action.replace('.', ' ')).toLowerCase()

const places = registry({
  ...{ post: 'posts', run: 'runs', webhook: 'developers/webhooks', key: 'developers/keys' },
  ...{ studio_profile: 'studio', brand: 'brand/versions', account: 'connections', chat: 'connections' },
})

const AGENT = 'Agent '
/** What was let in has a key behind it, which is no key of anybody's. */
const isAgent = (name: string | undefined): boolean => name?.startsWith(AGENT) ?? false

/** The page of what was changed, where it has one. */
export function placeOf(target: string, name?: string): string | null {
  if (isAgent(name)) return 'developers/agents'
  const [kind = '', id = ''] = target.split(':')
  const place = places[kind]
  if (place === 'connections') return place
  return place && id ? `${place}/${id}` : null
}

/** People, keys and what else has a name, by what the audit calls them. */
export async function namesOf({ var: { world, ctx } }: C): Promise<ReadonlyMap<string, string>> {
  const [members, keys, profiles, hooks, accounts, chats, reviewers] = await Promise.all([
    listMembers(world, ctx.workspace.id),
    listKeys(world.db, ctx.workspace.id),
    listProfiles(world, ctx.workspace.id),
    listWebhooks(ctx, { limit: 50, offset: 0 }),
    listAccounts(world, ctx.workspace.id),
    listChats(world, ctx.workspace.id),
    readReviewers(world, ctx.workspace.id),
  ])
  return new Map([
    ...members.flatMap(({ user_id, name }) => [`user:${user_id}`, `member:${user_id}`].map(of => [of, name] as const)),
    ...keys
      .map(row => Key.parse(row))
      .map(({ id, name, agent }) => [`key:${id}`, `${agent ? AGENT : 'Key '}“${name}”`] as const),
    ...profiles.map(({ id, name }) => [`studio_profile:${id}`, `Profile ${name}`] as const),
    ...accounts.map(({ id, platform, username }) => [`account:${id}`, `${nameOf(platform)} ${username}`] as const),
    ...reviewers.map(({ id, name }) => [`reviewer:${id}`, name] as const),
    ...chats.map(({ id, title }) => [`chat:${id}`, title] as const),
    ...hooks.map(({ id, url }) => [`webhook:${id}`, new URL(url).host] as const),
  ])
}

const LONG_ID = 20
const SHOWN = 60

const gone = registry({ user: 'Somebody who has left', member: 'Somebody who has left' })

const selves = registry({
  admin: 'Whoever runs this service',
  service: 'The service',
  connect_link: 'Somebody with a link',
  telegram: 'Somebody in Telegram',
})

const LINK_OF = 'connect_link:'

/** A name, or what it was. */
export function nameIn(names: ReadonlyMap<string, string>, told: string): string {
  const known = names.get(told) ?? selves[told]
  if (known) return known
  // Who used it is not known; who made it is.
  if (told.startsWith(LINK_OF)) return `${nameIn(names, told.slice(LINK_OF.length))}, by a link`
  const [kind = '', id = '', ...more] = told.split(':')
  // A reviewer's link says whose it is at its end.
  const said = more.at(-1)
  if (said) return said
  if (kind === 'telegram' && id) return selves.telegram ?? id
  if (id === '') return plain(kind)
  if (kind === 'member' && id.includes('@')) return id.slice(0, SHOWN)
  if (id.length <= LONG_ID) return `${plain(kind)} ${id}`.slice(0, SHOWN)
  return gone[kind] ?? `${plain(kind)}, since removed`
}
