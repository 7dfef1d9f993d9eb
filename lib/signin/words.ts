// Ways in that work once: the owner's link of the deployment's own shell, invitations, links for those who have an account.
import * as z from 'zod'
import { sha256Hex } from '#lib/bytes.ts'
import type { By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { isGuardRefusal } from '#lib/db.ts'
import { TimeZone } from '#lib/instant/zone.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import { mayGive, Role } from '#lib/members/roles.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'
import { type Entering, freshSession, newWord, type SignedIn } from '#lib/signin/session.ts'
import { findWord, insertPersonWord, insertPlaceWord, takePersonWord, takePlaceWord } from '#lib/signin/words-store.ts'

const OWNER_LINK_MS = HOUR_MS
const LINK_MS = 15 * MINUTE_MS
export const INVITATION_DAYS = 7
/** Of one address in an hour. */
const MOST_LINKS = 5
const form = /^[0-9A-Za-z]{43}$/

export const Email = z.string().trim().toLowerCase().max(200).pipe(z.email())

export type WayIn = { word: string; expires_at: string }

/** Where a link leads in; behind the #, which no server is sent. */
export const entrance = (dashboard_url: string, word: string) => `${dashboard_url}/enter#${word}`

/** What making and opening a link takes. */
export type Ways = Pick<World, 'db' | 'now' | 'random'>

const over = () =>
  new Problem('invalid_state', 'This link is over: it was used already, or its time has passed. Ask for a new one.')

type Lasting = { word: string; hash: string; at: string; expires_at: string }

async function lasting(world: Ways, ms: number): Promise<Lasting> {
  const word = newWord(world)
  const now = world.now()
  return { word, hash: await sha256Hex(word), at: now.toISOString(), expires_at: after(now, ms).toISOString() }
}

/** Makes whoever opens it an owner. Only the deployment's own shell makes one. */
export async function ownerLink(world: World, by: By, workspace_id: string): Promise<WayIn> {
  const { word, ...times } = await lasting(world, OWNER_LINK_MS)
  const owner = { ...times, kind: 'owner' as const, email: null, workspace_id, role: 'owner', by: by.actor }
  const made = await insertPlaceWord(world.db, owner, { ...by, id: world.id(), at: times.at }, 'member.owner_link')
  if (!made) throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  return { word, expires_at: times.expires_at }
}

export const InviteInput = z.strictObject({ email: Email, role: Role })
export type InviteInput = z.output<typeof InviteInput>

export async function invite(
  world: World,
  by: By,
  place: { workspace_id: string; role: Role },
  input: InviteInput,
): Promise<WayIn> {
  if (!mayGive(place.role, input.role))
    throw new Problem('permission_denied', 'Only an owner makes another one an owner.')
  const { word, ...times } = await lasting(world, INVITATION_DAYS * DAY_MS)
  const invitation = { ...times, ...input, kind: 'invitation' as const, workspace_id: place.workspace_id, by: by.actor }
  await insertPlaceWord(world.db, invitation, { ...by, id: world.id(), at: times.at }, 'member.invited')
  return { word, expires_at: times.expires_at }
}

/** For somebody who has an account; null where nobody has, or too many were asked for. Who asks is told the same. */
export async function personLink(world: Ways, by: By, email: string): Promise<WayIn | null> {
  const { word, ...times } = await lasting(world, LINK_MS)
  const link = { ...times, kind: 'link' as const, email, workspace_id: null, role: null, by: by.actor }
  const since = after(world.now(), -HOUR_MS).toISOString()
  // The shell of the deployment makes as many as it likes, and so does whoever is signed in already.
  const isKnown = by.actor === 'admin' || by.actor.startsWith('user:')
  const most = isKnown ? Number.MAX_SAFE_INTEGER : MOST_LINKS
  const made = await insertPersonWord(world.db, link, { since, most })
  return made ? { word, expires_at: times.expires_at } : null
}

export type Opened = {
  kind: 'owner' | 'invitation' | 'link'
  email: string | null
  workspace_name: string | null
  role: string | null
  known: boolean
}

/** What a link is good for; it is not used up. */
export async function openWord(world: Pick<World, 'db' | 'now'>, word: string): Promise<Opened> {
  const found = form.test(word) ? await findWord(world.db, await sha256Hex(word), world.now().toISOString()) : null
  if (!found || found.kind === 'code') throw over()
  const { kind, email, workspace_name, role, known } = found
  return { kind, email, workspace_name, role, known }
}

export type Entered = { secret: string; workspace_id: string | null }

/** By a link, as oneself. */
export async function enterByLink(world: Ways, word: string, entering: Entering): Promise<Entered> {
  const { secret, session } = await freshSession(world, entering)
  const taken = form.test(word) ? await takePersonWord(world.db, await sha256Hex(word), ['link'], session) : null
  if (!taken) throw over()
  return { secret, workspace_id: null }
}

export const NewcomerInput = z.strictObject({
  name: ShownName,
  email: Email,
  time_zone: TimeZone.default('UTC'),
})
export type NewcomerInput = z.output<typeof NewcomerInput>

/** Into a workspace: as whoever is signed in, or as somebody new. */
export async function join(
  world: World,
  word: string,
  who: NewcomerInput | SignedIn,
  entering: Entering & { request_id: string },
): Promise<Entered> {
  if (!form.test(word)) throw over()
  const { secret, session } = await freshSession(world, entering)
  const user = 'person' in who ? { user_id: who.person.id } : { ...who, id: world.id() }
  const by = { id: world.id(), request_id: entering.request_id, at: session.at }
  const hash = await sha256Hex(word)
  try {
    const { workspace_id } = await takePlaceWord(world.db, hash, user, session, by)
    return { secret, workspace_id }
  } catch (error) {
    if (!isGuardRefusal(error)) throw error
    if (!(await findWord(world.db, hash, session.at))) throw over()
    throw new Problem(
      'invalid_state',
      'person' in who
        ? 'This invitation is for another address than yours. Sign out, and open it again.'
        : 'Somebody has an account with this address. Sign in with it first, then open this link again.',
    )
  }
}
