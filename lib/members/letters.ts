// The words of letters: what happened, what it stops, and where one sets it right.
import { Platform, platformNames } from '#lib/channels.ts'
import type { DueNotice } from '#lib/members/notices-store.ts'
import { slugOf } from '#lib/members/place.ts'
import type { Letter } from '#lib/ports/mail.ts'
import { registry } from '#lib/registry.ts'

type Words = Omit<Letter, 'to'>
type Told = { subject: string; said: string; path: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const named = (platform: unknown): string => {
  const known = Platform.safeParse(platform)
  return known.success ? platformNames[known.data] : text(platform)
}
const account = ({ platform, name, handle }: DueNotice['data']): string =>
  [named(platform), text(name) || text(handle)].filter(Boolean).join(' ')
const day = (instant: unknown): string => text(instant).slice(0, 10)

const told: Record<DueNotice['type'], (data: DueNotice['data']) => Told> = registry({
  'account.expiring': data => ({
    subject: `${account(data)} has to be connected again`,
    said: `The connection to ${account(data)} ends on ${day(data.expires_at)}. What is planned for later will not go out unless its owner connects it again.`,
    path: 'connections',
  }),
  'account.broken': data => ({
    subject: `${account(data)} does not let us in any more`,
    said: `${account(data)} refuses our connection. Nothing goes out there until its owner connects it again.`,
    path: 'connections',
  }),
  'endpoint.disabled': data => ({
    subject: 'A webhook endpoint was switched off',
    said: `${text(data.url)} was switched off ${data.reason === 'gone' ? 'because it answered 410' : 'because it failed for five days'}. Events are kept: mend it, switch it on, and have them sent again.`,
    path: `developers/webhooks/${text(data.webhook_id)}`,
  }),
  'post.failed': data => ({
    subject: `A post to ${named(data.platform)} did not go out`,
    said: `A post to ${named(data.platform)} did not go out. ${text(data.error_message)}`.trim(),
    path: `runs/${text(data.run_id)}`,
  }),
  'post.needs_attention': data => ({
    subject: `Is this post on ${named(data.platform)}?`,
    said: `${named(data.platform)} did not say whether a post went out. Look there, then say so, or have it posted again.`,
    path: `runs/${text(data.run_id)}`,
  }),
})

export function letterOf({ type, data, workspace }: DueNotice, home: string): Words {
  const { subject, said, path } = told[type](data)
  return {
    subject: `${workspace.name}: ${subject}`,
    text: `${said}\n\n${home}/w/${slugOf(workspace)}/${path}\n\nYou hear this as an owner or admin of ${workspace.name}.\n`,
  }
}

/** The way in stands behind the #, which no server and no scanner of mail is sent. */
export const invitationLetter = (
  { email, role }: { email: string; role: string },
  { by, workspace, url, until }: { by: string; workspace: string; url: string; until: string },
): Letter => ({
  to: email,
  subject: `${by} invites you to ${workspace}`,
  text: `${by} invites you to ${workspace}, as ${role}.\n\n${url}\n\nThe link works once, for this address, until ${until.slice(0, 10)}.\n`,
})

export const signInLetter = (email: string, url: string): Letter => ({
  to: email,
  subject: 'Your link to sign in',
  text: `Open this link to sign in. It works once, for 15 minutes.\n\n${url}\n\nYou did not ask for it? Then nothing has to be done: without the link nobody comes in.\n`,
})
